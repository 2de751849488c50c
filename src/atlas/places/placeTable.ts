import { openColumns } from '../geography/columnFile.ts';
import { once } from '../geography/once.ts';

/** A populated place of the gazetteer. */
export interface Place {
  /** Number of the place at GeoNames. */
  readonly id: number;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** First-order division as the gazetteer codes it; the postal code for a US state. */
  readonly divisionCode: string;
  readonly divisionName: string | null;
  /** 0 where the gazetteer counts nobody. */
  readonly population: number;
  /** IANA name. */
  readonly timeZone: string;
  /** GeoNames feature code, such as PPLC for a capital and PPLX for a part of a town. */
  readonly kind: string;
  readonly lat: number;
  readonly lon: number;
}

/** What the file says of itself, with the words that its columns number. */
export interface PlacesAbout {
  /** Day of the newest row, YYYY-MM-DD. */
  readonly asOf: string;
  readonly kinds: readonly string[];
  readonly countries: readonly string[];
  readonly zones: readonly string[];
  /** Country, code and name of first-order divisions. */
  readonly divisions: readonly (readonly [string, string, string | null])[];
}

/** Columns of the gazetteer, places ordered along a curve over the earth so that neighbours stand together. */
export interface PlaceTable {
  readonly count: number;
  readonly about: PlacesAbout;
  /** Degrees times 100,000. */
  readonly lat: Int32Array;
  readonly lon: Int32Array;
  readonly people: Uint32Array;
  /** Of a terrain model at the place, m; `NO_ELEVATION` where it has none. */
  readonly elevationM: Int16Array;
  /** Places whose ground was surveyed, rising, and its elevation there, m. */
  readonly surveyedPlace: Uint32Array;
  readonly surveyedM: Int16Array;
  /** 1 for a part of a town, which the town counts too. */
  readonly isPart: (i: number) => boolean;
  /** ISO 3166-1 alpha-2. */
  readonly countryOf: (i: number) => string;
  /** Row of `about.divisions` in which a place lies. */
  readonly divisionOf: (i: number) => number;
  readonly place: (i: number) => Place;
}

/** In the column of elevations: the terrain model has none there. */
export const NO_ELEVATION = -32768;

/** Degrees of a unit of the columns of position. */
export const PLACE_STEP_DEG = 1e-5;

/** The gazetteer of populated places, read at first use: one read of a file, no parsing. */
export const placeTable = once((): PlaceTable => {
  const file = openColumns(new URL('../data/places.bin', import.meta.url));
  const about = file.about as PlacesAbout;
  const column = <T>(name: string) => file.column(name) as T;
  const [lat, lon] = [column<Int32Array>('lat'), column<Int32Array>('lon')];
  const [people, id] = [column<Uint32Array>('people'), column<Uint32Array>('id')];
  const elevationM = column<Int16Array>('elevationM');
  const [country, kind] = [column<Uint8Array>('country'), column<Uint8Array>('kind')];
  const [zone, division] = [column<Uint16Array>('zone'), column<Uint16Array>('division')];
  const [nameAt, names] = [column<Uint32Array>('nameAt'), file.bytes('names')];
  const part = about.kinds.indexOf('PPLX');
  return {
    count: lat.length,
    about,
    lat,
    lon,
    people,
    elevationM,
    surveyedPlace: column<Uint32Array>('surveyedPlace'),
    surveyedM: column<Int16Array>('surveyedM'),
    isPart: (i) => kind[i] === part,
    countryOf: (i) => about.countries[country[i]],
    divisionOf: (i) => division[i],
    place(i) {
      const [, divisionCode, divisionName] = about.divisions[division[i]];
      return {
        id: id[i],
        name: names.toString('utf8', nameAt[i], nameAt[i + 1]),
        countryCode: about.countries[country[i]],
        divisionCode,
        divisionName,
        population: people[i],
        timeZone: about.zones[zone[i]],
        kind: about.kinds[kind[i]],
        lat: lat[i] * PLACE_STEP_DEG,
        lon: lon[i] * PLACE_STEP_DEG,
      };
    },
  };
});
