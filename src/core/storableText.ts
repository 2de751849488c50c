import type { InputOrigin, ValidationItem } from './validation.ts';

type Step = string | number;

/**
 * The texts of an input that cannot be stored or sent on as they are: those that hold the character NUL (U+0000), which PostgreSQL
 * takes in no text, or half of a surrogate pair, which UTF-8 cannot write. Names of members count too.
 *
 * @param input  as the schema read it
 * @param origin  where each member came from
 * @returns  the first failure, or nothing
 */
export function unstorableTexts(input: unknown, origin: InputOrigin): ValidationItem[] {
  const path = unstorableAt(input);
  if (path === undefined) return [];
  const msg =
    'Value error, Send text without the character NUL (U+0000) and without half a surrogate pair';
  return [{ loc: [origin.placeOf(String(path[0] ?? '')), ...path], msg, type: 'value_error' }];
}

/** The way to the first such text; undefined where there is none. */
function unstorableAt(value: unknown): readonly Step[] | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : [];
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return undefined;
  if (Array.isArray(value)) {
    for (const [place, item] of value.entries()) {
      const found = unstorableAt(item);
      if (found) return [place, ...found];
    }
    return undefined;
  }
  for (const name in value) {
    if (!isStorable(name)) return [storable(name)];
    const found = unstorableAt((value as Readonly<Record<string, unknown>>)[name]);
    if (found) return [name, ...found];
  }
  return undefined;
}

/** Whether a text can be stored and sent as it is. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** A text as it can be stored and sent: what cannot be is shown as the replacement character. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD');
