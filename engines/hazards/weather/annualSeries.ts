import type * as z from 'zod';
import type { dailyWeatherHistory } from '../../ground/datasets/weather.ts';
import { DAY_MS } from '../../ground/math/time.ts';

type Days = z.output<typeof dailyWeatherHistory.answer>;

/** One year of weather; null where too few days are known. */
export interface WeatherYear {
  readonly year: number;
  readonly meanTemperatureC: number | null;
  readonly hottestDayC: number | null;
  readonly coldestNightC: number | null;
  readonly precipitationMm: number | null;
  readonly wettestDayMm: number | null;
  readonly strongestGustMps: number | null;
}

/** A year counts with at least this many days. POLICY: 15 missing days at most, as the WMO asks for 30-year normals of means. */
const LEAST_DAYS = 350;

/** Daily values gathered into years, in order; chunks may come in any order and must not overlap. */
export function annualSeries(chunks: readonly Days[]): WeatherYear[] {
  const years = new Map<number, Accumulator>();
  for (const days of chunks) {
    const start = Date.parse(`${days.startDate}T00:00:00Z`);
    days.temperatureMaxC.forEach((maxC, i) => {
      const year = new Date(start + i * DAY_MS).getUTCFullYear();
      let sums = years.get(year);
      if (!sums) years.set(year, (sums = { mean: [], max: [], min: [], rain: [], gust: [] }));
      const minC = days.temperatureMinC[i] ?? null;
      push(sums.max, maxC);
      push(sums.min, minC);
      push(sums.mean, maxC === null || minC === null ? null : (maxC + minC) / 2);
      push(sums.rain, days.precipitationMm[i] ?? null);
      push(sums.gust, days.windGustMaxMps[i] ?? null);
    });
  }
  return [...years].sort(([a], [b]) => a - b).map(([year, sums]) => summary(year, sums));
}

type Accumulator = Record<'mean' | 'max' | 'min' | 'rain' | 'gust', number[]>;

function push(list: number[], value: number | null): void {
  if (value !== null && Number.isFinite(value)) list.push(value);
}

function summary(year: number, { mean, max, min, rain, gust }: Accumulator): WeatherYear {
  const whole = <T>(list: readonly number[], value: (list: readonly number[]) => T) =>
    list.length >= LEAST_DAYS ? value(list) : null;
  const total = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
  const largest = (list: readonly number[]) => list.reduce((a, b) => Math.max(a, b), -Infinity);
  return {
    year,
    meanTemperatureC: whole(mean, (list) => total(list) / list.length),
    hottestDayC: whole(max, largest),
    coldestNightC: whole(min, (list) => list.reduce((a, b) => Math.min(a, b), Infinity)),
    precipitationMm: whole(rain, total),
    wettestDayMm: whole(rain, largest),
    strongestGustMps: whole(gust, largest),
  };
}
