import * as z from 'zod';
import { compoundYear, largestOfYear, type YearLaw } from './aggregate.ts';
import type { LossEvent } from './eventTable.ts';
import { severityGrid } from './severityGrid.ts';
import { yearPoints } from './yearCurve.ts';

/** Return periods of every curve of the product, years. */
export const RETURN_PERIODS = [10, 25, 50, 100, 250, 500, 1000] as const;

/** One point of an exceedance curve as answers show it. */
export const exceedancePoint = z
  .object({
    return_period_yr: z.number().describe('Return period, years'),
    oep: z.number().describe('Loss that the largest event of a year reaches'),
    oep_tvar: z.number().describe('Mean of the largest events of the worst years'),
    aep: z.number().describe('Loss that the sum of a year reaches (value at risk)'),
    aep_tvar: z.number().describe('Mean sum of the worst years (tail value at risk)'),
  })
  .meta({ id: 'ExceedancePoint' });
export type ExceedancePoint = z.output<typeof exceedancePoint>;

/** Cells of the grid of a year's loss. */
const CELLS = 1024;

/**
 * Occurrence and aggregate curves of an event table, in the terms of the Open Results Data standard: OEP, OEP TVaR, AEP and AEP TVaR with full
 * uncertainty.
 *
 * Both are read off one grid by one quantile rule (`yearPoints`), so that AEP is nowhere below OEP and no tail below its value.
 *
 * @param most  total value: the end of the grid
 * @source Open Results Data standard (Oasis LMF), EP types 1 to 4
 */
export function exceedanceCurve(
  events: readonly LossEvent[],
  most: number,
  years: readonly number[] = RETURN_PERIODS,
): ExceedancePoint[] {
  const { aggregate, occurrence } = yearLaws(events, most);
  return curveOfLaws(occurrence, aggregate, years);
}

/** Laws of the sum and of the largest loss of a year on one grid. @param most the end of the grid */
export function yearLaws(
  events: readonly LossEvent[],
  most: number,
): { readonly aggregate: YearLaw; readonly occurrence: YearLaw } {
  const step = most / (CELLS - 1);
  const severity = severityGrid(events, step, CELLS);
  return { aggregate: compoundYear(severity, step), occurrence: largestOfYear(severity, step) };
}

/** The points of two laws of the same events. */
export function curveOfLaws(
  occurrence: YearLaw,
  aggregate: YearLaw,
  years: readonly number[] = RETURN_PERIODS,
): ExceedancePoint[] {
  const single = yearPoints(occurrence, years);
  return yearPoints(aggregate, years).map(({ returnPeriodYears, loss, tail }, i) => {
    const { loss: oep = 0, tail: oepTail = 0 } = single[i] ?? {};
    return {
      return_period_yr: returnPeriodYears,
      oep,
      oep_tvar: oepTail,
      aep: Math.max(loss, oep),
      aep_tvar: Math.max(tail, oepTail),
    };
  });
}
