import type { YearLaw } from './aggregate.ts';

/** Value and tail of a year's loss at a return period. */
export interface YearPoint {
  readonly returnPeriodYears: number;
  /** Value at risk: the loss of a year is at least this with probability 1 / years. */
  readonly loss: number;
  /** Mean of the worst 1 / years of all years (tail value at risk). */
  readonly tail: number;
}

/**
 * Aggregate exceedance of a year: loss and tail mean at return periods.
 *
 * Quantile rule: the loss x with P(L > x) = 1 / years, straight between the cells of the grid; the tail is the mean of the worst 1 / years
 * of the law, taking of the cell at its edge the share that is needed.
 *
 * @param years  return periods, each above 1
 */
export function yearPoints({ step, probability }: YearLaw, years: readonly number[]): YearPoint[] {
  const n = probability.length;
  return years.map((returnPeriodYears) => {
    const wanted = 1 / returnPeriodYears;
    let above = 0;
    let tailSum = 0;
    for (let i = n - 1; i >= 0; i--) {
      const p = probability[i];
      if (above + p >= wanted || i === 0) {
        const taken = Math.min(p, wanted - above);
        const inside = p > 0 ? taken / p : 1;
        const loss = i === 0 ? 0 : (i + 0.5 - inside) * step;
        const tail = (tailSum + taken * Math.max(i * step, loss)) / wanted;
        return { returnPeriodYears, loss: Math.max(0, loss), tail: Math.max(loss, tail) };
      }
      above += p;
      tailSum += p * i * step;
    }
    return { returnPeriodYears, loss: 0, tail: 0 };
  });
}

/** Expected loss of the layer between two losses over the whole year. */
export function yearLayer({ step, probability }: YearLaw, from: number, to: number): number {
  let sum = 0;
  probability.forEach((p, i) => {
    sum += p * Math.min(to - from, Math.max(0, i * step - from));
  });
  return sum;
}

/** Probability that a year's loss reaches a level. */
export function yearReaches({ step, probability }: YearLaw, loss: number): number {
  if (loss <= 0) return 1;
  const at = loss / step;
  let sum = 0;
  for (let i = probability.length - 1; i >= 0 && i + 0.5 > at; i--)
    sum += probability[i] * Math.min(1, i + 0.5 - at);
  return Math.min(1, sum);
}
