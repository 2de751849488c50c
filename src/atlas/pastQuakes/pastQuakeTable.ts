import type { Quake } from '../../../engines/ground/datasets/quakes.ts';
import { DAY_MS } from '../../../engines/ground/math/time.ts';
import { openColumns } from '../geography/columnFile.ts';
import { once } from '../geography/once.ts';

/** Units of the columns: hundredths of a degree, tenths of a magnitude. */
export const QUAKE_UNITS = { perDegree: 100, perMagnitude: 10 } as const;
/** In the columns of depth, minute and distance: not known, or none. */
export const UNKNOWN = 65_535;
/** In the column of magnitudes: too little is known. */
export const NO_MAGNITUDE = 0;

/** How much of a date is known. */
export const DATE_PARTS = ['day', 'month', 'year'] as const;
export type DatePart = (typeof DATE_PARTS)[number];

/** What the file says of itself. */
export interface PastQuakesAbout {
  /** Names of places, which rows number. */
  readonly names: readonly string[];
}

/** Columns of the table, the largest earthquakes first, those without a magnitude last. */
interface Columns {
  readonly count: number;
  readonly names: readonly string[];
  /** Days since 1970, negative before. */
  readonly day: Int32Array;
  readonly datePart: Uint8Array;
  readonly minute: Uint16Array;
  readonly lat: Int16Array;
  readonly lon: Int16Array;
  readonly depthKm: Uint16Array;
  readonly magnitude: Uint8Array;
  readonly name: Uint16Array;
  /** How far and which way from the named town, km and sixteenths of a circle from north; `UNKNOWN`: the name is that of the earthquake. */
  readonly awayKm: Uint16Array;
  readonly away: Uint8Array;
  /** Where the line of each row begins among the vertices. */
  readonly lineAt: Uint32Array;
  readonly vertices: Int16Array;
}

/** The table, read at first use. */
export const pastQuakeColumns = once((): Columns => {
  const file = openColumns(new URL('../data/pastQuakes.bin', import.meta.url));
  const column = <T>(name: string) => file.column(name) as T;
  const day = column<Int32Array>('day');
  return {
    count: day.length,
    names: (file.about as PastQuakesAbout).names,
    day,
    datePart: column('datePart'),
    minute: column('minute'),
    lat: column('lat'),
    lon: column('lon'),
    depthKm: column('depthKm'),
    magnitude: column('magnitude'),
    name: column('name'),
    awayKm: column('awayKm'),
    away: column('away'),
    lineAt: column('lineAt'),
    vertices: column('vertices'),
  };
});

/** A day of the common era by its parts, as text: `1906`, `1906-04` or `1906-04-18`. */
function dateText(daysSince1970: number, part: DatePart): string {
  const text = new Date(daysSince1970 * DAY_MS).toISOString().slice(0, 10);
  return text.slice(0, { day: 10, month: 7, year: 4 }[part]);
}

const WINDS =
  'north north-northeast northeast east-northeast east east-southeast southeast south-southeast south south-southwest southwest west-southwest west west-northwest northwest north-northwest'.split(
    ' ',
  );
export const SECTORS = WINDS.length;

function placeOf({ names, name, awayKm, away }: Columns, i: number): string {
  const town = names[name[i]];
  return awayKm[i] === UNKNOWN ? town : `${awayKm[i]} km ${WINDS[away[i]]} of ${town}`;
}

/** The line along which a row may have broken, latitude and longitude; empty where none is drawn. */
export function lineOf({ lineAt, vertices }: Columns, i: number): [number, number][] {
  const line: [number, number][] = [];
  for (let k = lineAt[i]; k < lineAt[i + 1]; k++)
    line.push([
      vertices[2 * k] / QUAKE_UNITS.perDegree,
      vertices[2 * k + 1] / QUAKE_UNITS.perDegree,
    ]);
  return line;
}

/** Rows that were asked for, as events; what is near towns is asked for again and again. */
const events: (Quake | undefined)[] = [];

/** A row as an event. */
export function pastQuake(i: number): Quake {
  return (events[i] ??= eventOf(pastQuakeColumns(), i));
}

function eventOf(table: Columns, i: number): Quake {
  const time = dateText(table.day[i], DATE_PARTS[table.datePart[i]]);
  const [lat, lon] = [table.lat[i], table.lon[i]];
  const rupture = lineOf(table, i);
  return {
    id: `past-${time}-${lat}-${lon}`,
    time,
    lat: lat / QUAKE_UNITS.perDegree,
    lon: lon / QUAKE_UNITS.perDegree,
    depthKm: table.depthKm[i] === UNKNOWN ? null : table.depthKm[i],
    magnitude: magnitudeOf(table, i),
    magnitudeType: null,
    place: placeOf(table, i),
    url: null,
    status: 'historic',
    updatedAt: null,
    ...(rupture.length > 0 ? { rupture } : {}),
  };
}

const magnitudeOf = ({ magnitude }: Columns, i: number): number | null =>
  magnitude[i] === NO_MAGNITUDE ? null : magnitude[i] / QUAKE_UNITS.perMagnitude;

/** An earthquake of a whole list, as statistics of a region take it. */
export interface TimedQuake {
  readonly timeMs: number;
  readonly lat: number;
  readonly lon: number;
  readonly magnitude: number;
}

/** Every row whose minute is known, in order of time. */
export function timedQuakes(): TimedQuake[] {
  const { count, day, minute, lat, lon, magnitude } = pastQuakeColumns();
  const timed: TimedQuake[] = [];
  for (let i = 0; i < count; i++)
    if (minute[i] !== UNKNOWN)
      timed.push({
        timeMs: day[i] * DAY_MS + minute[i] * 60_000,
        lat: lat[i] / QUAKE_UNITS.perDegree,
        lon: lon[i] / QUAKE_UNITS.perDegree,
        magnitude: magnitude[i] / QUAKE_UNITS.perMagnitude,
      });
  return timed.toSorted((a, b) => a.timeMs - b.timeMs);
}
