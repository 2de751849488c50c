import { readFileSync } from 'node:fs';

/** How the rows of a table stand against a public copy. */
export interface Checked {
  readonly table: string;
  readonly against: string;
  readonly rows: number;
  /** Rows that the copy holds, and those of them that differ beyond the table's own rounding. */
  readonly found: number;
  readonly differing: readonly string[];
}

const CATALOGUES = new URL('../../../shared/catalogs/', import.meta.url);
export const text = (path: string) => readFileSync(new URL(path, CATALOGUES), 'utf8');

interface Feature<P> {
  readonly properties: P;
  readonly geometry: { readonly coordinates: never };
}
export const features = <P>(path: string) =>
  (JSON.parse(text(path)) as { readonly features: readonly Feature<P>[] }).features;

export function tally<T>(
  table: Pick<Checked, 'table' | 'against'>,
  rows: readonly T[],
  /** 'agrees', 'absent', or what differs. */
  judge: (row: T) => string,
): Checked {
  let found = 0;
  const differing: string[] = [];
  for (const row of rows) {
    const said = judge(row);
    if (said === 'absent') continue;
    found++;
    if (said !== 'agrees') differing.push(said);
  }
  return { ...table, rows: rows.length, found, differing };
}
