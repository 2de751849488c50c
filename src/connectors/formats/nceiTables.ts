import * as z from 'zod';
import type { Parsed, RawReply } from '../connector.ts';
import { csvOf } from '../pipeline/csvRows.ts';
import { fromJson, fromText, unavailable } from '../pipeline/reply.ts';
import { textOf } from './values.ts';

/** A page of the service, or a whole table as it can be downloaded. */
export interface NceiPage {
  readonly items: readonly unknown[];
  readonly page: number;
  readonly totalPages: number;
}

/** A kind of table: how to know it, and how a row reads as an item of the service. */
export interface NceiTable {
  readonly header: RegExp;
  readonly delimiter: string;
  item(row: Readonly<Record<string, string>>): Record<string, unknown>;
}

/** Pages hold `items`; members without a value are absent. */
const Page = z.object({ items: z.array(z.unknown()), page: z.number(), totalPages: z.number() });

/** Reads a page of the service, or one of the tables of the same records. */
export function fromPage<A>(
  reply: RawReply,
  tables: readonly NceiTable[],
  read: (page: NceiPage) => Parsed<A>,
): Parsed<A> {
  const table = tables.find(({ header }) => header.test(reply.text));
  if (table === undefined) return fromJson(reply, Page, read);
  return fromText(reply, table.header, (text) => {
    const rows = csvOf(text, table.delimiter);
    if (rows === undefined) return unavailable('the reply is not a readable table');
    const items = rows.filter((row) => !isSearch(row)).map((row) => table.item(row));
    return read({ items, page: 1, totalPages: 1 });
  });
}

/** The line in which the downloads of today repeat what was searched for. */
const isSearch = (row: Readonly<Record<string, string>>): boolean =>
  (row['Search Parameters'] ?? '') !== '';

/** The downloads of today have no numbers: an event is known by its time and place. */
const idOf = (row: Readonly<Record<string, string>>): string =>
  ['Year', 'Mo', 'Dy', 'Hr', 'Mn', 'Latitude', 'Longitude']
    .map((name) => row[name] ?? '')
    .join('/');

/** When and where, as the downloads of today name them. */
const whenAndWhere = (row: Readonly<Record<string, string>>) => ({
  id: idOf(row),
  year: yearOf(row['Year']),
  month: row['Mo'],
  day: row['Dy'],
  hour: row['Hr'],
  minute: row['Mn'],
  second: row['Sec'],
  latitude: row['Latitude'],
  longitude: row['Longitude'],
  locationName: row['Location Name'],
  country: row['Country'],
});

/** What `search` of the database lets download since 2020, tab separated. @source NCEI, HazEL tsunami event search */
const TSUNAMI_SEARCH: NceiTable = {
  header: /^\uFEFF?"?Search Parameters"?\t(.*\t)?"?Tsunami Event Validity"?\t/,
  delimiter: '\t',
  item: (row) => ({
    ...whenAndWhere(row),
    causeCode: row['Tsunami Cause Code'],
    eventValidity: row['Tsunami Event Validity'],
    eqMagnitude: row['Earthquake Magnitude'],
    maxWaterHeight: row['Maximum Water Height (m)'],
    numRunups: row['Number of Runups'],
    deathsTotal: row['Total Deaths'],
  }),
};

/** The same of significant earthquakes. @source NCEI, HazEL significant earthquake search */
const EARTHQUAKE_SEARCH: NceiTable = {
  header: /^\uFEFF?"?Search Parameters"?\t(.*\t)?"?Focal Depth \(km\)"?\t"?Mag"?\t/,
  delimiter: '\t',
  item: (row) => ({
    ...whenAndWhere(row),
    eqDepth: row['Focal Depth (km)'],
    eqMagnitude: row['Mag'],
    intensity: row['MMI Int'],
    tsunamiEventId: textOf(row['Tsu']),
    deaths: row['Deaths'],
    deathsTotal: row['Total Deaths'],
    missing: row['Missing'],
    missingTotal: row['Total Missing'],
    injuries: row['Injuries'],
    injuriesTotal: row['Total Injuries'],
    damageMillionsDollars: row['Damage ($Mil)'],
    damageMillionsDollarsTotal: row['Total Damage ($Mil)'],
    housesDestroyed: row['Houses Destroyed'],
    housesDestroyedTotal: row['Total Houses Destroyed'],
    housesDamaged: row['Houses Damaged'],
    housesDamagedTotal: row['Total Houses Damaged'],
  }),
};

/** A number of any size and sign: years before the common era may look like the sentinels of other tables. */
function yearOf(value: string | undefined): number | undefined {
  const text = textOf(value);
  return text === undefined ? undefined : Number(text);
}

/** Causes by their words in the table. */
const CAUSE_CODES: Readonly<Record<string, number>> = {
  unknown: 0,
  earthquake: 1,
  'questionable earthquake': 2,
  'earthquake and landslide': 3,
  'volcano and earthquake': 4,
  'volcano, earthquake, and landslide': 5,
  'volcano, earthquake and landslide': 5,
  volcano: 6,
  'volcano and landslide': 7,
  landslide: 8,
  meteorological: 9,
  explosion: 10,
  'astronomical tide': 11,
};

/** Validity by its words in the table; rivers and lakes that only swayed are 0. */
const VALIDITIES: readonly (readonly [RegExp, number])[] = [
  [/^erroneous/i, -1],
  [/^event that only caused a seiche/i, 0],
  [/^very doubtful/i, 1],
  [/^questionable/i, 2],
  [/^probable/i, 3],
  [/^definite/i, 4],
];

/** The download of tsunami events; it tells deaths in words only. */
const TSUNAMI_TABLE: NceiTable = {
  header: /^\uFEFF?ID,YEAR,MONTH,.*\bCAUSE,EVENT_VALIDITY\b/,
  delimiter: ',',
  item: (row) => ({
    id: textOf(row['ID']),
    year: yearOf(row['YEAR']),
    month: row['MONTH'],
    day: row['DAY'],
    hour: row['HOUR'],
    minute: row['MINUTE'],
    latitude: row['LATITUDE'],
    longitude: row['LONGITUDE'],
    causeCode: CAUSE_CODES[(row['CAUSE'] ?? '').toLowerCase()],
    eventValidity: VALIDITIES.find(([words]) => words.test(row['EVENT_VALIDITY'] ?? ''))?.[1],
    eqMagnitude: row['EQ_MAGNITUDE'],
    locationName: row['LOCATION_NAME'],
    country: row['COUNTRY'],
  }),
};

/** The download of significant earthquakes. `TOTAL_` counts those of the tsunami and the like as well. */
const EARTHQUAKE_TABLE: NceiTable = {
  header: /^\uFEFF?I_D\tFLAG_TSUNAMI\tYEAR\t.*\tLATITUDE\tLONGITUDE\t/,
  delimiter: '\t',
  item: (row) => ({
    id: textOf(row['I_D']),
    year: yearOf(row['YEAR']),
    month: row['MONTH'],
    day: row['DAY'],
    hour: row['HOUR'],
    minute: row['MINUTE'],
    second: row['SECOND'],
    latitude: row['LATITUDE'],
    longitude: row['LONGITUDE'],
    eqDepth: row['FOCAL_DEPTH'],
    eqMagnitude: row['EQ_PRIMARY'],
    eqMagMw: row['EQ_MAG_MW'],
    eqMagMs: row['EQ_MAG_MS'],
    eqMagMb: row['EQ_MAG_MB'],
    eqMagMl: row['EQ_MAG_ML'],
    eqMagMfa: row['EQ_MAG_MFA'],
    intensity: row['INTENSITY'],
    country: row['COUNTRY'],
    locationName: row['LOCATION_NAME'],
    tsunamiEventId: textOf(row['FLAG_TSUNAMI']),
    deaths: row['DEATHS'],
    deathsTotal: row['TOTAL_DEATHS'],
    missing: row['MISSING'],
    missingTotal: row['TOTAL_MISSING'],
    injuries: row['INJURIES'],
    injuriesTotal: row['TOTAL_INJURIES'],
    damageMillionsDollars: row['DAMAGE_MILLIONS_DOLLARS'],
    damageMillionsDollarsTotal: row['TOTAL_DAMAGE_MILLIONS_DOLLARS'],
    housesDestroyed: row['HOUSES_DESTROYED'],
    housesDestroyedTotal: row['TOTAL_HOUSES_DESTROYED'],
    housesDamaged: row['HOUSES_DAMAGED'],
    housesDamagedTotal: row['TOTAL_HOUSES_DAMAGED'],
  }),
};

/** The tables of tsunami events and of significant earthquakes, of today and of before. */
export const TSUNAMI_TABLES = [TSUNAMI_TABLE, TSUNAMI_SEARCH];
export const EARTHQUAKE_TABLES = [EARTHQUAKE_TABLE, EARTHQUAKE_SEARCH];
