import { radians, KM_PER_DEGREE } from '../../../engines/ground/earth/geodesy.ts';
import * as z from 'zod';

/** Degrees within which two positions are the same: questions are rounded to three decimals. */
export const SAME_DEG = 0.001;

/** Words for "no value" in the tables of public services. */
const NO_VALUE = new Set([
  '',
  '-',
  '.',
  'MM',
  'NaN',
  'nan',
  'null',
  'NA',
  'N/A',
  'UNK',
  'None',
  '--',
  '***',
  '*',
]);
/** Numbers for "no value"; none of them is a measurement of anything read here. */
const NO_NUMBER = new Set([
  -999, -9999, -99999, -999_999, -999.9, -99.9, -9999.9, -1_000_000, -666_666_666, -888_888_888,
  -222_222_222, -333_333_333, -555_555_555,
]);

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;

/** A number or the text of one; undefined for everything else, the sentinels of "no value" among it. Zero is a value. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number')
    return Number.isFinite(value) && !NO_NUMBER.has(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (NO_VALUE.has(text) || !NUMBER.test(text)) return undefined;
  return numberOf(Number(text));
}

/** A number or the text of one, no number excepted: for positions, where -99.9 is a meridian of Texas. */
function plainNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : undefined;
}

/** Latitude, degrees; undefined outside ±90. */
export const latOf = (value: unknown): number | undefined => within(plainNumber(value), -90, 90);
/** Longitude, degrees; undefined outside ±180. */
export const lonOf = (value: unknown): number | undefined => within(plainNumber(value), -180, 180);

/** The number if it lies within the range, else undefined. */
export function within(
  value: number | undefined | null,
  low: number,
  high: number,
): number | undefined {
  return value !== undefined && value !== null && value >= low && value <= high ? value : undefined;
}

/** A number or the text of one within a range, null for everything else. */
export const numberIn = (value: unknown, low: number, high: number): number | null =>
  within(numberOf(value), low, high) ?? null;

/** A text that says something, trimmed; undefined for blanks and words for "no value". */
export function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return NO_VALUE.has(text) ? undefined : text;
}

/**
 * A time as RFC 3339 UTC: ISO text with or without zone (without: UTC), `YYYY-MM-DD HH:MM:SS`, `YYYYMMDDHHMM` with or without seconds, or RFC 822.
 * @returns undefined for unreadable times and for the year 1 that stands for "none"
 */
export function timeOf(value: unknown): string | undefined {
  const text = textOf(value);
  if (text === undefined) return undefined;
  const packed = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?$/.exec(text);
  const iso =
    packed === null
      ? text.replace(/^(\d{4}-\d\d-\d\d) (\d\d)/, '$1T$2')
      : `${packed[1]}-${packed[2]}-${packed[3]}T${packed[4]}:${packed[5]}:${packed[6] ?? '00'}`;
  const plain = /^(\d{4}-\d\d-\d\dT[\d:.]+) ?(?:UTC|GMT)?$/.exec(iso)?.[1];
  return timeOfMs(Date.parse(plain === undefined ? iso.replace(/ ?UTC$/, 'Z') : `${plain}Z`));
}

/** Milliseconds since 1970 as RFC 3339 UTC; undefined outside the years 1000 to 2999. */
export function timeOfMs(ms: number | undefined | null): string | undefined {
  if (ms === undefined || ms === null || !(ms > -30_610_224_000_000 && ms < 32_503_680_000_000))
    return undefined;
  return new Date(ms).toISOString();
}

/** Newest of some times, null for none. */
export function newest(times: Iterable<string | null | undefined>): string | null {
  let latest: string | null = null;
  for (const time of times)
    if (time !== null && time !== undefined && (latest === null || time > latest)) latest = time;
  return latest;
}

/** Schema members for the numbers and texts of public services: `null` where there is none, also where the member is absent. */
export const loose = {
  number: z
    .unknown()
    .optional()
    .transform((value) => numberOf(value) ?? null),
  lat: z
    .unknown()
    .optional()
    .transform((value) => latOf(value) ?? null),
  lon: z
    .unknown()
    .optional()
    .transform((value) => lonOf(value) ?? null),
  text: z
    .unknown()
    .optional()
    .transform((value) => textOf(value) ?? null),
  time: z
    .unknown()
    .optional()
    .transform((value) => timeOf(value) ?? null),
  timeMs: z
    .unknown()
    .optional()
    .transform((value) => timeOfMs(numberOf(value)) ?? null),
};

/** Schema members that must be there and make sense, be they numbers or the text of them. */
export const strict = {
  number: z.unknown().transform((value, context) => required(numberOf(value), context)),
  lat: z.unknown().transform((value, context) => required(latOf(value), context)),
  lon: z.unknown().transform((value, context) => required(lonOf(value), context)),
  text: z.unknown().transform((value, context) => required(textOf(value), context)),
  time: z.unknown().transform((value, context) => required(timeOf(value), context)),
  timeMs: z.unknown().transform((value, context) => required(timeOfMs(numberOf(value)), context)),
};

function required<T>(value: T | undefined, context: z.RefinementCtx): T {
  if (value !== undefined) return value;
  context.addIssue({ code: 'custom', message: 'absent or out of range' });
  return z.NEVER;
}

/** `path?name=value&…` without the parameters that are undefined. */
export function withQuery(
  path: string,
  parameters: Readonly<Record<string, string | number | boolean | undefined>>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) query.set(name, String(value));
  return `${path}?${query.toString()}`;
}

/** A query's position rounded to so many decimals, for cache keys. */
export function roundedAt<Q extends { lat: number; lon: number }>(
  decimals: number,
): (query: Q) => Q {
  const scale = 10 ** decimals;
  return (query) => ({
    ...query,
    lat: Math.round(query.lat * scale) / scale,
    lon: Math.round(query.lon * scale) / scale,
  });
}

/** A box around a point, degrees; clipped at the poles, and at the antimeridian instead of crossing it. It holds the circle, wider where meridians close in. */
export function boxAround(
  { lat, lon }: { lat: number; lon: number },
  radiusKm: number,
): { west: number; south: number; east: number; north: number } {
  const dLat = radiusKm / KM_PER_DEGREE;
  const edge = Math.abs(lat) + dLat;
  const dLon = edge >= 89.9 ? 180 : Math.min(180, dLat / Math.cos(radians(edge)));
  if (dLon >= 180)
    return {
      west: -180,
      south: Math.max(-90, lat - dLat),
      east: 180,
      north: Math.min(90, lat + dLat),
    };
  return {
    west: Math.max(-180, lon - dLon),
    south: lat - dLat,
    east: Math.min(180, lon + dLon),
    north: lat + dLat,
  };
}
