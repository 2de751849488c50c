import { csvOf } from '../pipeline/csvRows.ts';

/** The first line of a table: what is known of the place, or of each of several places by a number. */
const HEAD = /^\uFEFF?(location_id,)?latitude,longitude,elevation,utc_offset_seconds,/;
export const isOpenMeteoTable = (text: string): boolean => HEAD.test(text);

type Fields = Record<string, string>;

/**
 * The points of a reply in the form of a table (`format=csv`) as the JSON has them: a table of places, then after a blank line each a
 * table of times with the units behind the names, `temperature_2m (°C)`.
 *
 * @returns undefined where a table cannot be read
 * @source Open-Meteo, documentation of `format`
 */
export function pointsOfTable(text: string): unknown[] | undefined {
  const [places, ...blocks] = text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => csvOf(part));
  if (places === undefined || blocks.some((rows) => rows === undefined)) return undefined;
  return places.map((place) => ({
    latitude: Number(place['latitude']),
    longitude: Number(place['longitude']),
    elevation: Number(place['elevation']),
    utc_offset_seconds: Number(place['utc_offset_seconds']),
    ...Object.assign({}, ...blocks.map((rows) => blockOf(rows ?? [], place['location_id']))),
  }));
}

/** A block of one place by the form of its times: days, hours, or one time alone. */
function blockOf(rows: readonly Fields[], place: string | undefined): object {
  const own = rows.filter((row) => row['location_id'] === place);
  const [first] = own;
  const time = first?.['time'];
  if (first === undefined || time === undefined) return {};
  const names = Object.keys(first).filter((name) => name !== 'location_id');
  const columns = names.map((name) => [bare(name), own.map((row) => row[name])] as const);
  const units = Object.fromEntries(names.map((name) => [bare(name), unitOf(name)]));
  if (!time.includes('T')) return { daily: Object.fromEntries(columns), daily_units: units };
  const hourly = { hourly: Object.fromEntries(columns), hourly_units: units };
  return own.length > 1
    ? hourly
    : {
        ...hourly,
        current: Object.fromEntries(names.map((n) => [bare(n), first[n]])),
        current_units: units,
      };
}

const bare = (name: string) => name.replace(/ \(.*\)$/, '');
const unitOf = (name: string) => / \((.*)\)$/.exec(name)?.[1] ?? '';
