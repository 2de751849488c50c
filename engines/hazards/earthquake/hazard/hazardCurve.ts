import { addByKernel, kernelHolds } from '../curveKernel/kernelSum.ts';
import { CURVE_MOST } from '../curveKernel/layout.ts';
import { addPlainly } from '../curveKernel/plainSum.ts';
import type { TailTable } from './exceedance.ts';

/** Ground-motion levels of a hazard curve, rising. */
export interface Levels {
  readonly values: Float64Array;
  readonly ln: Float64Array;
  /** Step in ln where the levels are evenly spaced; NaN otherwise. */
  readonly lnStep: number;
}

/** Levels spaced evenly in ln. @param count  20 or more for a curve to be read between levels */
export function logLevels(low: number, high: number, count: number): Levels {
  const lnStep = Math.log(high / low) / (count - 1);
  const ln = Float64Array.from({ length: count }, (_, i) => Math.log(low) + i * lnStep);
  return { values: ln.map(Math.exp), ln, lnStep };
}

/** A hazard curve being summed. Rates of levels surely exceeded are kept as steps and summed once at the end; ruptures wait until there are many. */
export interface CurveSum {
  readonly levels: Levels;
  readonly sums: Float64Array;
  readonly steps: Float64Array;
  readonly queue: RuptureQueue;
}

/** Ruptures that wait to be added: columns of ln of their medians, log standard deviations and yearly rates; all for one table. */
interface RuptureQueue {
  readonly numbers: Float64Array;
  held: number;
  tail: TailTable | undefined;
}
const QUEUE_LENGTH = CURVE_MOST.ruptures;

/** An empty sum over the levels. */
export function curveSum(levels: Levels): CurveSum {
  return {
    levels,
    sums: new Float64Array(levels.ln.length),
    steps: new Float64Array(levels.ln.length + 1),
    queue: { numbers: new Float64Array(3 * QUEUE_LENGTH), held: 0, tail: undefined },
  };
}

/** Empties a sum for its next use. */
export function clear(sum: CurveSum): void {
  sum.queue.held = 0;
  sum.sums.fill(0);
  sum.steps.fill(0);
}

/** Log standard deviations that ruptures wait with; others, which no model has, are added one by one. */
const QUEUED_SIGMA = { above: 1e-3, below: 1e3 } as const;

/**
 * Adds a rupture: rate x P(motion > level) at every level.
 *
 * Only levels within the table's range of epsilon are looked up; those below are exceeded for sure. A level equal to the
 * median is not exceeded without scatter. A median that is not a number adds nothing.
 *
 * @param motion  ln of the median and log standard deviation (ignored where the table has no scatter)
 */
export function addRupture(
  sum: CurveSum,
  tail: TailTable,
  lnMedian: number,
  sigma: number,
  ratePerYear: number,
): void {
  const { queue } = sum;
  if (queue.held > 0 && queue.tail !== tail) addWaiting(sum);
  if (!(
    sigma > QUEUED_SIGMA.above &&
    sigma < QUEUED_SIGMA.below &&
    Math.abs(lnMedian) < Infinity
  )) {
    addWaiting(sum);
    addPlainly(sum, tail, { lnMedian, sigma, ratePerYear });
    return;
  }
  const { numbers, held } = queue;
  numbers[held] = lnMedian;
  numbers[held + QUEUE_LENGTH] = sigma;
  numbers[held + 2 * QUEUE_LENGTH] = ratePerYear;
  queue.tail = tail;
  queue.held = held + 1;
  if (held + 1 === QUEUE_LENGTH) addWaiting(sum);
}

/** Adds the ruptures that wait. */
function addWaiting(sum: CurveSum): void {
  const { held, numbers, tail } = sum.queue;
  sum.queue.held = 0;
  if (held === 0 || !tail) return;
  if (kernelHolds(sum.levels, tail)) {
    addByKernel(sum, tail, numbers, held);
    return;
  }
  for (let i = 0; i < held; i++)
    addPlainly(sum, tail, {
      lnMedian: numbers[i],
      sigma: numbers[i + QUEUE_LENGTH],
      ratePerYear: numbers[i + 2 * QUEUE_LENGTH],
    });
}
/** The yearly rates of exceedance at each level, the steps included. */
export function ratesOf(sum: CurveSum): Float64Array {
  addWaiting(sum);
  const rates = sum.sums.slice();
  let certain = 0;
  for (let k = rates.length - 1; k >= 0; k--) {
    certain += sum.steps[k + 1];
    rates[k] = rates[k] + certain;
  }
  return rates;
}

/** Yearly rate of a return period given as a probability in a number of years: -ln(1 - P) / t. */
function rateOfProbability(probability: number, years: number): number {
  return -Math.log(1 - probability) / years;
}

/** Return periods that codes quote: 10, 5 and 2 % in 50 years, as yearly rates (1 / 474.56, 1 / 974.8, 1 / 2474.9). */
export const RETURN_PERIODS = {
  475: rateOfProbability(0.1, 50),
  975: rateOfProbability(0.05, 50),
  2475: rateOfProbability(0.02, 50),
} as const;

/**
 * Ground motion whose yearly rate of exceedance is given, by interpolation linear in ln level and ln rate.
 *
 * @param rates  at each level, falling
 * @returns the level; undefined where the rate lies outside the curve
 */
export function motionAtRate(
  levels: Levels,
  rates: ArrayLike<number>,
  ratePerYear: number,
): number | undefined {
  const n = levels.ln.length;
  for (let k = 1; k < n; k++) {
    const below = rates[k];
    const above = rates[k - 1];
    if (above < ratePerYear) return undefined;
    if (below > ratePerYear) continue;
    const x0 = levels.ln[k - 1];
    const x1 = levels.ln[k];
    if (below <= 0 || above === below) return Math.exp(x0);
    return Math.exp(x0 + ((x1 - x0) * Math.log(above / ratePerYear)) / Math.log(above / below));
  }
  return undefined;
}
