import type { LossEvent } from '../../../engines/money/loss/eventTable.ts';

/**
 * Occurrence exceedance loss of a table without secondary uncertainty.
 *
 * Quantile rule: the largest loss x of the table such that a year's largest loss reaches x with a probability of at least 1 / years; 0 where
 * the table cannot reach it. No interpolation.
 *
 * @param years  return period, above 1
 * @source Grossi & Kunreuther (2005), ch. 2
 */
export function occurrenceLoss(events: readonly LossEvent[], years: number): number {
  const needed = -Math.log1p(-1 / years);
  let rate = 0;
  for (const { ratePerYear, loss } of events.toSorted((a, b) => b.loss - a.loss)) {
    rate += ratePerYear;
    // Rates that add up to the bound exactly reach it.
    if (rate >= needed * (1 - 1e-12)) return loss;
  }
  return 0;
}
