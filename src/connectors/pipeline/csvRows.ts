import { parse as parseCsvText } from 'csv-parse/sync';
import * as z from 'zod';

const Table = z.array(z.record(z.string(), z.string()));

/** Text rows of a table, or undefined where it cannot be read at all. A last line without its end and without all of its cells was cut off: it is left out. */
export function csvOf(text: string, delimiter = ','): Record<string, string>[] | undefined {
  let header: string[] = [];
  try {
    const rows: unknown = parseCsvText(text, {
      columns: (names: string[]) => (header = names.map((name) => name.trim())),
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    });
    const { data: table } = Table.safeParse(rows);
    return table === undefined ? undefined : whole(table, text, new Set(header).size);
  } catch {
    return undefined;
  }
}

function whole(
  table: Record<string, string>[],
  text: string,
  columns: number,
): Record<string, string>[] | undefined {
  const last = table.at(-1);
  const isCut =
    last !== undefined && Object.keys(last).length < columns && !/\n\s*$/.test(text.slice(-200));
  if (!isCut) return table;
  return table.length === 1 ? undefined : table.slice(0, -1);
}
