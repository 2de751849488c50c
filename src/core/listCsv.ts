import { stringify } from 'csv-stringify/sync';
import type { Answer, AnswerList } from './listFormats.ts';

/**
 * The lists of an answer as one table (RFC 4180, UTF-8, a header line): objects member by member as `a.b`, lists as JSON, nothing
 * where there is none. Text that a spreadsheet would take for a formula begins with an apostrophe.
 */
export function csvText(lists: readonly AnswerList[], reply: Answer): string {
  const isOne = lists.length === 1;
  const rows = lists.flatMap(({ name }) =>
    itemsAt(reply, name).map((item) => ({ ...(isOne ? {} : { list: name }), ...flat(item) })),
  );
  const known = lists.flatMap(({ columns }) => columns);
  const own = known.length > 0 ? [] : rows.flatMap((row) => Object.keys(row));
  const columns = [...new Set([...(isOne ? [] : ['list']), ...known, ...own])];
  return stringify(rows, {
    header: true,
    columns: columns.map((key) => ({ key, header: key })),
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { boolean: (value) => String(value), object: (value) => JSON.stringify(value) },
  });
}

/** The items of a list by its path; none where it is not there. */
export function itemsAt(reply: Answer, path: string): readonly Answer[] {
  const list = path
    .split('.')
    .reduce<unknown>((at, name) => (at as Answer | null | undefined)?.[name], reply);
  return Array.isArray(list) ? (list as Answer[]) : [];
}

/** Members of an item with those of objects within it beside them; a path is one key. */
function flat(item: Answer, prefix = ''): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(item)) {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (isObject) Object.assign(out, flat(value as Answer, `${prefix}${name}.`));
    else out[prefix + name] = value;
  }
  return out;
}
