import type * as z from 'zod';
import type { fireWeatherHistory } from '../../../engines/ground/datasets/fireClimate.ts';
import { DAY_MS, HOUR_MS } from '../../../engines/ground/math/time.ts';
import type { Parsed } from '../connector.ts';
import type { OpenMeteoBlock } from './openMeteo.ts';
import { data, unavailable } from '../pipeline/reply.ts';

/** Columns asked for, in the order in which they are read. */
export const HOURLY = [
  'temperature_2m',
  'relative_humidity_2m',
  'wind_speed_10m',
  'precipitation',
] as const;

type Column = readonly (number | null)[];
type NoonWeather = z.output<typeof fireWeatherHistory.answer>;

/**
 * Weather at noon by day from hourly columns in m/s and mm: noon of local standard time by longitude, rain and the maximum of the 24
 * hours up to it. Hours after the present are forecasts of the same day and count where they come before its noon.
 */
export function noonWeather({ times, column }: OpenMeteoBlock, lon: number): Parsed<NoonWeather> {
  const [temperature = [], humidity = [], wind = [], rain = []] = HOURLY.map(column);
  const noonHour = (((12 - Math.round(lon / 15)) % 24) + 24) % 24;
  const noons = times.flatMap((time, i) =>
    i >= 23 && new Date(time).getUTCHours() === noonHour ? [i] : [],
  );
  const [first] = noons;
  const last = noons.at(-1);
  if (first === undefined || last === undefined) return unavailable('the reply holds no noon');
  const gapless =
    Date.parse(times[last] ?? '') - Date.parse(times[first] ?? '') === (noons.length - 1) * DAY_MS;
  if (!gapless) return unavailable('hours are missing in the reply');
  const at = (values: Column) => noons.map((i) => values[i] ?? null);
  const value: NoonWeather = {
    startDate: localDate(times[first] ?? '', lon),
    temperatureC: at(temperature),
    humidityPct: at(humidity),
    windKmh: at(wind).map((speed) => (speed === null ? null : speed * 3.6)),
    rainMm: noons.map((i) => sum(rain.slice(i - 23, i + 1))),
    temperatureMaxC: noons.map((i) => highest(temperature.slice(i - 23, i + 1))),
  };
  return value.temperatureC.every((each) => each === null)
    ? unavailable('the model has no weather here')
    : data(value, new Date(Date.parse(times[last] ?? '')).toISOString());
}

function localDate(time: string, lon: number): string {
  return new Date(Date.parse(time) + Math.round(lon / 15) * HOUR_MS).toISOString().slice(0, 10);
}

function sum(values: Column): number | null {
  let total = 0;
  for (const value of values) {
    if (value === null) return null;
    total += value;
  }
  return total;
}

function highest(values: Column): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
}
