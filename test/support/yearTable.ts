import { uniforms } from '../../engines/ground/math/random.ts';
import type { LossEvent } from '../../engines/money/loss/eventTable.ts';

/** Simulated years: total and largest loss of each. */
export interface YearTable {
  readonly total: Float64Array;
  readonly largest: Float64Array;
}

/** Point of an empirical curve. */
export interface RankedPoint {
  readonly returnPeriodYears: number;
  readonly loss: number;
  readonly tail: number;
}

/**
 * Years simulated from an event table: Poisson counts of all events together, each occurrence drawn by its rate.
 *
 * @param years  number of years
 * @param seed   the same seed gives the same years
 */
export function simulateYears(
  events: readonly LossEvent[],
  years: number,
  seed: number,
): YearTable {
  const draw = uniforms(seed);
  const rate = events.reduce((sum, { ratePerYear }) => sum + ratePerYear, 0);
  const until = new Float64Array(events.length);
  let sum = 0;
  events.forEach(({ ratePerYear }, i) => (until[i] = sum += ratePerYear / rate));
  const total = new Float64Array(years);
  const largest = new Float64Array(years);
  for (let year = 0; year < years; year++) {
    let [sumOfYear, largestOfYear] = [0, 0];
    // Waiting times between occurrences are exponential: counts of a year are Poisson.
    for (let t = -Math.log(1 - draw()) / rate; t < 1; t -= Math.log(1 - draw()) / rate) {
      const loss = events[firstAtLeast(until, draw())]?.loss ?? NaN;
      sumOfYear += loss;
      largestOfYear = Math.max(largestOfYear, loss);
    }
    total[year] = sumOfYear;
    largest[year] = largestOfYear;
  }
  return { total, largest };
}

function firstAtLeast(rising: Float64Array, value: number): number {
  let [low, high] = [0, rising.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] ?? NaN) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Curve of simulated years.
 *
 * Quantile rule: the k-th largest of N years with k = floor(N / years), so that at least 1 / years of all years reach it; the tail is the mean
 * of these k.
 */
export function rankedPoints(losses: Float64Array, years: readonly number[]): RankedPoint[] {
  const falling = losses.toSorted((a, b) => b - a);
  return years.map((returnPeriodYears) => {
    const k = Math.max(1, Math.floor(falling.length / returnPeriodYears));
    const worst = falling.subarray(0, k);
    const tail = worst.reduce((sum, loss) => sum + loss, 0) / k;
    return { returnPeriodYears, loss: worst[k - 1] ?? NaN, tail };
  });
}
