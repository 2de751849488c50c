import type * as z from 'zod';
import type { Fact } from '../../facts.ts';
import { isKnown } from '../../facts.ts';
import type { stormRain } from '../../ground/datasets/weatherClimates.ts';
import { Z90 } from '../../ground/math/normal.ts';
import { rainOfYearsMm } from '../stormRainLaw.ts';

/** Return periods told of the rain of a day, years. */
const RAIN_YEARS = [2, 10, 100, 500] as const;

/** Rain of 24 hours by return period on the wire, with the gauge that tells most of it; null where it is not known. */
export function heavyRainOf(rain: Fact<z.output<typeof stormRain.answer>>) {
  if (!isKnown(rain)) return null;
  const { lnSigma, nearestGauge, nearestGaugeKm } = rain.value;
  const factor = Math.exp(Z90 * lnSigma);
  return {
    levels: RAIN_YEARS.map((years) => {
      const rainMm = rainOfYearsMm(rain.value, years);
      return {
        return_period_yr: years,
        rain_24h_mm: rainMm,
        rain_24h_p10_mm: rainMm / factor,
        rain_24h_p90_mm: rainMm * factor,
      };
    }),
    nearest_gauge: nearestGauge,
    nearest_gauge_km: nearestGaugeKm,
    source: 'national design rainfalls at gauges, climate between them',
  };
}
