import type * as z from 'zod';
import type { climateNormals } from '../../../ground/datasets/climate.ts';
import type { weatherForecast } from '../../../ground/datasets/weather.ts';
import { isKnown, type Fact, type Moment } from '../../../facts.ts';
import { coldFactor, hasColdSnap, meanOf } from './breakFactors.ts';
import { COLD_SNAP, MATERIALS, type PipeMaterial } from './tables.ts';

/** A week's weather as far as mains care. */
export interface WeekAhead {
  readonly basis: 'forecast' | 'climatology' | 'none';
  readonly reason: string | undefined;
  /** Rate of the week over that of the mean week of the year. */
  readonly factor: number;
  readonly isColdSnap: boolean | null;
  readonly meanAirC: number | null;
}

type Forecast = Fact<z.output<typeof weatherForecast.answer>>;
type Climate = Fact<z.output<typeof climateNormals.answer>>;

const DAYS = 7;
/** Fewer forecast days than this tell no week. */
const LEAST_DAYS = 4;

/** The coming week: its forecast where one answers, else the usual weather of the month, else the mean week. */
export function weekAhead(
  material: PipeMaterial | undefined,
  { forecast, climate }: { readonly forecast: Forecast; readonly climate: Climate },
  { iso }: Moment,
): WeekAhead {
  const row = MATERIALS[material ?? 'mixed'];
  const months = isKnown(climate) ? climate.value.meanTemperatureC : undefined;
  const days = isKnown(forecast) ? dailyMeans(forecast.value.days) : [];
  const usualC = months?.[Number(iso.slice(5, 7)) - 1];
  if (months === undefined || usualC === undefined)
    return {
      basis: 'none',
      reason: 'the usual weather of the place is not known: the mean week of the year stands in',
      factor: 1,
      isColdSnap: null,
      meanAirC: null,
    };
  const yearly = meanOf(months.map((airC) => coldFactor(row, airC)));
  if (days.length < LEAST_DAYS)
    return {
      basis: 'climatology',
      reason: isKnown(forecast) ? 'the forecast holds too few days' : forecast.missing,
      factor: coldFactor(row, usualC) / yearly,
      isColdSnap: null,
      meanAirC: usualC,
    };
  const isColdSnap = row.frost > 0 && hasColdSnap(days, usualC);
  const cold = meanOf(days.map((airC) => coldFactor(row, airC)));
  return {
    basis: 'forecast',
    reason: undefined,
    factor: (cold / yearly) * (isColdSnap && row.corrosion > 0 ? COLD_SNAP.factor : 1),
    isColdSnap,
    meanAirC: meanOf(days),
  };
}

function dailyMeans(days: z.output<typeof weatherForecast.answer>['days']): number[] {
  return days
    .slice(0, DAYS)
    .flatMap(({ temperatureMaxC: high, temperatureMinC: low }) =>
      high === null || low === null ? [] : [(high + low) / 2],
    );
}
