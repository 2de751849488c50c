import * as z from 'zod';
import { compoundYear, type YearLaw } from './aggregate.ts';
import type { LossEvent } from './eventTable.ts';
import { occurrencePoints } from './occurrence.ts';
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
 * The largest event of a year is read from the rates of the losses themselves, however small; the sum of a year from a grid. No sum is
 * below its largest event, and no tail below its value.
 *
 * @param most  the end of the grid, above the total value
 * @source Open Results Data standard (Oasis LMF), EP types 1 to 4
 */
export function exceedanceCurve(
  events: readonly LossEvent[],
  most: number,
  years: readonly number[] = RETURN_PERIODS,
): ExceedancePoint[] {
  const single = occurrencePoints(events, most, years);
  return yearPoints(sumOfYear(events, most), years).map(({ returnPeriodYears, loss, tail }, i) => {
    const { loss: oep, tail: oepTail } = single[i];
    return {
      return_period_yr: returnPeriodYears,
      oep,
      oep_tvar: oepTail,
      aep: Math.max(loss, oep),
      aep_tvar: Math.max(tail, oepTail),
    };
  });
}

/**
 * Exceedance curves of what has a value, losses as shares of it; nothing for what has none.
 *
 * @param value  in the currency of the events, above 0
 */
export function exceedanceRatios(events: readonly LossEvent[], value: number): ExceedancePoint[] {
  if (!(value > 0)) return [];
  return exceedanceCurve(events, GRID_OF_VALUE * value).map((point) => ({
    return_period_yr: point.return_period_yr,
    oep: point.oep / value,
    oep_tvar: point.oep_tvar / value,
    aep: point.aep / value,
    aep_tvar: point.aep_tvar / value,
  }));
}

/** Where the grid of a year's loss ends, values: a year may hold several events. */
const GRID_OF_VALUE = 1.5;

/** Law of the sum of a year's losses. @param most the end of the grid */
export function sumOfYear(events: readonly LossEvent[], most: number): YearLaw {
  const step = most / (CELLS - 1);
  return compoundYear(severityGrid(events, step, CELLS), step);
}
