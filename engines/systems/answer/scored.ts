import * as z from 'zod';
import { Z90 } from '../../ground/math/normal.ts';
import { interval, level, quantity, type Quantity } from '../../schemas.ts';
import { levers } from './lever.ts';

/** What every scored answer of a system holds. */
export const scoredShape = {
  lat: z.number().describe('Latitude the answer was computed for'),
  lon: z.number().describe('Longitude the answer was computed for'),
  quantity: quantity.nullable().describe('The physical quantity behind the score; null: unknown'),
  score: z.number().min(0).max(100).nullable(),
  level: level.nullable(),
  interval: interval.nullable().describe('Ten, fifty and ninety per cent points of the score'),
  reason: z.string().optional().describe('Why there is no score'),
  summary: z
    .string()
    .describe('The answer in plain words; every number in it stands in the record'),
  levers,
  warnings: z.array(z.string()),
} as const;

/** A quantity known to a factor: its 10 and 90 per cent points lie 1.28 log standard deviations to either side. */
export function lognormal(
  name: string,
  unit: string,
  value: number,
  { lnSigma, most = Infinity }: { readonly lnSigma: number; readonly most?: number },
): Quantity {
  const factor = Math.exp(Z90 * lnSigma);
  return {
    name,
    value,
    unit,
    p10: value / factor,
    p50: value,
    p90: Math.min(most, value * factor),
  };
}

/** What stands where nothing could be scored. */
export const unscored = (reason: string) => ({
  quantity: null,
  score: null,
  level: null,
  interval: null,
  reason,
  levers: [],
});
