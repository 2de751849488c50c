import * as z from 'zod';
import {
  MM_PER_INCH,
  MPS_PER_KT,
  MPS_PER_MPH,
  M_PER_FOOT,
} from '../../../engines/ground/math/units.ts';
import type { Parsed, RawReply, SourceRequest } from '../connector.ts';
import { fromJson, fromText, unavailable, type Unavailable } from '../pipeline/reply.ts';
import { isOpenMeteoTable, pointsOfTable } from './openMeteoTable.ts';
import { numberOf, textOf, withQuery } from './values.ts';

/** What the services of Open-Meteo have in common: manners, addresses, and replies in columns with their units. */
export const openMeteoCard = {
  provider: 'Open-Meteo',
  home: 'https://open-meteo.com',
  licence: 'CC BY 4.0; the keyless host is for non-commercial use',
  attribution: 'Weather data by Open-Meteo.com',
  coverage: 'world',
  key: 'optional',
  perMinute: 300,
} as const;

/** The keyless path, or the customer's host where a key is configured. */
export function openMeteoRequest(
  path: string,
  customerHost: string,
  asked: { parameters: Record<string, string | number>; key: string | undefined },
): SourceRequest {
  const { parameters, key } = asked;
  if (key === undefined) return { url: withQuery(path, parameters) };
  return { url: withQuery(`https://${customerHost}${path}`, { ...parameters, apikey: key }) };
}

/** Factors and offsets to °C, m/s, mm and m from the units that may be asked for; absent: already ours. */
const UNITS: Readonly<Record<string, (value: number) => number>> = {
  '°F': (value) => (value - 32) / 1.8,
  'km/h': (value) => value / 3.6,
  'mp/h': (value) => value * MPS_PER_MPH,
  mph: (value) => value * MPS_PER_MPH,
  kn: (value) => value * MPS_PER_KT,
  inch: (value) => value * MM_PER_INCH,
  ft: (value) => value * M_PER_FOOT,
};

const Block = z.record(z.string(), z.unknown());
/** Times as text, or as seconds since 1970 where `timeformat=unixtime` was asked for. */
const Time = z.union([z.string(), z.int()]);
const Columns = z.object({ time: z.array(Time).min(1) }).catchall(z.unknown());

/** One block (`daily`, `hourly`, `current`) of a reply: times, and a reader of its columns in our units. */
export interface OpenMeteoBlock {
  readonly times: readonly string[];
  /** Null where a value is missing; a list as long as `times`, all null where the column is absent. */
  readonly column: (name: string) => (number | null)[];
}

const One = z.object({
  latitude: z.number(),
  longitude: z.number(),
  elevation: z.number().nullish(),
  utc_offset_seconds: z.number().default(0),
  daily: Block.optional(),
  daily_units: Block.optional(),
  hourly: Block.optional(),
  hourly_units: Block.optional(),
  current: Block.optional(),
  current_units: Block.optional(),
  current_weather: Block.optional(),
  current_weather_units: Block.optional(),
});

/** Of several points a list comes. */
const Reply = z.union([One.transform((one) => [one]), z.array(One).min(1)]);
type Point = z.output<typeof One>;

/** POLICY: a point of a reply answers for a place that is no further from it than a cell of the coarsest model, MPI_ESM1_2_XR, degrees. */
const CELL_DEG = 0.5;

/** The point of a reply that answers for a place: the only one, or of several the nearest if it is the place's own. */
function pointFor(points: readonly Point[], place: Place): Point | Unavailable {
  const [first] = points;
  if (points.length === 1 && first !== undefined) return first;
  const off = ({ latitude, longitude }: Point) => {
    const east = Math.abs(longitude - place.lon) % 360;
    return Math.max(Math.abs(latitude - place.lat), Math.min(east, 360 - east));
  };
  const nearest = points.toSorted((a, b) => off(a) - off(b))[0];
  return nearest !== undefined && off(nearest) <= CELL_DEG
    ? nearest
    : unavailable(`the reply holds ${points.length} points, none of them the place asked for`);
}

interface Place {
  readonly lat: number;
  readonly lon: number;
}

/** Reads a block of a reply, in JSON or as a table, for a place, and what goes with it. */
export function fromOpenMeteo<A>(
  reply: RawReply,
  [block, place]: readonly [block: BlockName, place: Place],
  read: (columns: OpenMeteoBlock, about: Point) => Parsed<A>,
): Parsed<A> {
  const answer = (points: readonly Point[]) => {
    const point = pointFor(points, place);
    if ('outcome' in point) return point;
    const columns = blockOf(point, block);
    return 'outcome' in columns ? columns : read(columns, point);
  };
  if (!isOpenMeteoTable(reply.text)) return fromJson(reply, Reply, answer);
  return fromText(reply, /^/, (text) => {
    const { data: points } = Reply.safeParse(pointsOfTable(text));
    return points === undefined ? unavailable('the reply is not a readable table') : answer(points);
  });
}

type BlockName = 'daily' | 'hourly' | 'current';

function blockOf(body: Point, name: BlockName): OpenMeteoBlock | Unavailable {
  const isOld = name === 'current' && body.current === undefined;
  const raw = isOld ? renamed(body.current_weather) : body[name];
  const columns = Columns.safeParse(name === 'current' ? asColumns(raw) : raw);
  if (!columns.success) return unavailable(`the reply has no ${name} values`);
  const { time, ...rest } = columns.data;
  const units = isOld
    ? (renamed(body.current_weather_units) ?? OLD_UNITS)
    : (body[`${name}_units`] ?? {});
  return {
    times: time.map((given) =>
      typeof given === 'string'
        ? utc(given, name === 'daily' ? 0 : body.utc_offset_seconds)
        : fromSeconds(given, name === 'daily' ? body.utc_offset_seconds : undefined),
    ),
    column(variable) {
      const name = variable in rest ? variable : oldName(variable);
      const values = rest[name];
      const convert = UNITS[textOf(units[name])?.replace('Â', '') ?? ''] ?? same;
      if (!Array.isArray(values) || values.length !== time.length) return time.map(() => null);
      return values.map((value: unknown) => {
        const number = numberOf(value);
        return number === undefined ? null : convert(number);
      });
    },
  };
}

/** A variable as it was called before 2023, without the lines between its words: `windspeed_10m`, `weathercode`. */
const oldName = (variable: string): string =>
  variable.replace(
    /(wind|weather|cloud|relative)_(speed|gusts|direction|code|cover|humidity)/,
    '$1$2',
  );

const same = (value: number) => value;

/** The block of the weather of now before 2023 (`current_weather`), without the heights in its names. */
const OLD_NAMES: Readonly<Record<string, string>> = {
  temperature: 'temperature_2m',
  windspeed: 'wind_speed_10m',
  winddirection: 'wind_direction_10m',
  weathercode: 'weather_code',
};
/** In which it came unless asked otherwise; it did not always name its units. */
const OLD_UNITS: Readonly<Record<string, unknown>> = { wind_speed_10m: 'km/h' };

const renamed = (block: Record<string, unknown> | undefined) =>
  block === undefined
    ? undefined
    : Object.fromEntries(
        Object.entries(block).map(([name, value]) => [OLD_NAMES[name] ?? name, value]),
      );

function asColumns(raw: Record<string, unknown> | undefined): unknown {
  return raw === undefined
    ? undefined
    : Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, [value]]));
}

/** Seconds since 1970 as UTC, or as the day of the reply's zone that they begin. @source Open-Meteo, documentation of `timeformat` */
function fromSeconds(seconds: number, dayOffsetSeconds: number | undefined): string {
  const iso = new Date((seconds + (dayOffsetSeconds ?? 0)) * 1000).toISOString();
  return dayOffsetSeconds === undefined ? iso : iso.slice(0, 10);
}

/** Local times of the reply's zone as UTC; dates stay dates. */
function utc(text: string, offsetSeconds: number): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return text;
  const ms = Date.parse(`${text}Z`);
  return Number.isFinite(ms) ? new Date(ms - offsetSeconds * 1000).toISOString() : text;
}

/** Whole numbers such as weather codes. */
export const wholeOrNull = (value: number | null | undefined) =>
  value !== null && value !== undefined && Number.isInteger(value) ? value : null;
