/** Items of a list that an example shows. */
const SHOWN_ITEMS = 1;
/** Numbers of a list of numbers: a year has twelve months. */
const SHOWN_NUMBERS = 12;
/** Characters of a text that is no JSON. */
const SHOWN_TEXT = 300;

/** An answer as an example shows it: lists cut to their first items, keys without their secret part. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) {
    const areNumbers = value.every((item) => typeof item === 'number');
    return value.slice(0, areNumbers ? SHOWN_NUMBERS : SHOWN_ITEMS).map(shortened);
  }
  if (typeof value === 'string') return withoutKey(value);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, shortened(member)]),
  );
}

/** The beginning of a feed or file; of a page, that of its main part. */
export function beginning(text: string): string {
  const main = /^<!doctype html>/i.test(text) ? text.indexOf('<main') : -1;
  const shown = withoutKey(main < 0 ? text : text.slice(main));
  return shown.length > SHOWN_TEXT ? `${shown.slice(0, SHOWN_TEXT)}…` : shown;
}

function withoutKey(text: string): string {
  return text.replaceAll(
    /(gr[ks]_(?:live|test)_\w{10}_)(\w{49})/g,
    (_whole, head: string, secret: string) => head + '0'.repeat(secret.length),
  );
}
