import { readFileSync } from 'node:fs';
import { packColumns } from '../../src/atlas/geography/columnFile.ts';
import {
  NO_ELEVATION,
  PLACE_STEP_DEG,
  type PlacesAbout,
} from '../../src/atlas/places/placeTable.ts';
import type { City } from './readCities.ts';

/** Names of first-order divisions by country and code. @source GeoNames, admin1CodesASCII.txt (CC BY 4.0) */
function divisionNames(): ReadonlyMap<string, string> {
  const lines = readFileSync(new URL('divisions.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return new Map(lines.map((line) => line.split('\t', 2) as [string, string]));
}

interface WordList {
  readonly words: readonly string[];
  of(word: string): number;
}

interface Words {
  readonly countries: WordList;
  readonly zones: WordList;
  readonly kinds: WordList;
  readonly divisions: WordList;
}

/** The columns of the gazetteer; what `placeTable` reads. */
export function packPlaces(cities: readonly City[]): Uint8Array {
  const words: Words = {
    countries: wordsOf(cities.map(({ country }) => country)),
    zones: wordsOf(cities.map(({ zone }) => zone)),
    kinds: wordsOf(cities.map(({ kind }) => kind)),
    divisions: wordsOf(cities.map(divisionOf)),
  };
  const texts = cities.map(({ name }) => Buffer.from(name));
  const nameAt = new Uint32Array(cities.length + 1);
  texts.forEach((text, i) => (nameAt[i + 1] = (nameAt[i] ?? 0) + text.length));
  return packColumns(aboutOf(cities, words), {
    ...numbersOf(cities),
    ...wordColumns(cities, words),
    nameAt: { kind: 'u32', values: nameAt },
    names: { kind: 'utf8', values: new Uint8Array(Buffer.concat(texts)) },
  });
}

function aboutOf(
  cities: readonly City[],
  { kinds, countries, zones, divisions }: Words,
): PlacesAbout {
  const named = divisionNames();
  const days = cities.map(({ changed }) => changed).sort();
  return {
    asOf: days.at(-1) ?? '',
    kinds: kinds.words,
    countries: countries.words,
    zones: zones.words,
    divisions: divisions.words.map((word) => {
      const [country = '', code = ''] = word.split('.');
      return [country, code, named.get(word) ?? null];
    }),
  };
}

function numbersOf(cities: readonly City[]) {
  const steps = (degrees: (city: City) => number) =>
    Int32Array.from(cities, (city) => Math.round(degrees(city) / PLACE_STEP_DEG));
  const surveyed = cities.flatMap(({ surveyedM }, place) =>
    surveyedM === null ? [] : [{ place, surveyedM }],
  );
  const heights = Int16Array.from(cities, ({ elevationM }) => elevationM ?? NO_ELEVATION);
  return {
    lat: { kind: 'i32', values: steps(({ lat }) => lat) },
    lon: { kind: 'i32', values: steps(({ lon }) => lon) },
    people: { kind: 'u32', values: Uint32Array.from(cities, ({ people }) => people) },
    id: { kind: 'u32', values: Uint32Array.from(cities, ({ id }) => id) },
    elevationM: { kind: 'i16', values: heights },
    surveyedPlace: { kind: 'u32', values: Uint32Array.from(surveyed, ({ place }) => place) },
    surveyedM: { kind: 'i16', values: Int16Array.from(surveyed, ({ surveyedM }) => surveyedM) },
  } as const;
}

function wordColumns(cities: readonly City[], { kinds, countries, zones, divisions }: Words) {
  const zone = Uint16Array.from(cities, (city) => zones.of(city.zone));
  const division = Uint16Array.from(cities, (city) => divisions.of(divisionOf(city)));
  const country = Uint8Array.from(cities, (city) => countries.of(city.country));
  const kind = Uint8Array.from(cities, (city) => kinds.of(city.kind));
  return {
    zone: { kind: 'u16', values: zone },
    division: { kind: 'u16', values: division },
    country: { kind: 'u8', values: country },
    kind: { kind: 'u8', values: kind },
  } as const;
}

const divisionOf = ({ country, division }: City): string => `${country}.${division}`;

/** The words of a column, sorted, and the number of each. */
function wordsOf(column: readonly string[]): WordList {
  const words = [...new Set(column)].sort();
  const numbers = new Map(words.map((word, i) => [word, i]));
  return { words, of: (word) => numbers.get(word) ?? 0 };
}
