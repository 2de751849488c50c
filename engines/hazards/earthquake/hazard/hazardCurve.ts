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

/** A hazard curve being summed. Rates of levels surely exceeded are kept as steps and summed once at the end. */
export interface CurveSum {
  readonly levels: Levels;
  readonly sums: Float64Array;
  readonly steps: Float64Array;
}

/** An empty sum over the levels. */
export function curveSum(levels: Levels): CurveSum {
  return {
    levels,
    sums: new Float64Array(levels.ln.length),
    steps: new Float64Array(levels.ln.length + 1),
  };
}

/** Empties a sum for its next use. */
export function clear(sum: CurveSum): void {
  sum.sums.fill(0);
  sum.steps.fill(0);
}

/**
 * Adds a rupture: rate x P(motion > level) at every level.
 *
 * Only levels within the table's range of epsilon are looked up; those below are exceeded for sure. A level equal to the
 * median is not exceeded without scatter.
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
  const { ln, lnStep } = sum.levels;
  const n = ln.length;
  const low = lnMedian + tail.low * sigma;
  const high = lnMedian + tail.high * sigma;
  const from = firstAtOrAbove(ln, lnStep, low);
  const to = high > low ? Math.max(from, firstAtOrAbove(ln, lnStep, high)) : from;
  sum.steps[from] = sum.steps[from] + ratePerYear;
  const scale = tail.cellsPerSigma / sigma;
  const { cubics } = tail;
  const { sums } = sum;
  const end = Math.min(to, n);
  // Even levels are a step of the table apart; others are looked up one by one.
  const step = lnStep * scale;
  let u = (ln[from] - low) * scale;
  for (let k = from; k < end; k++) {
    const cell = u | 0;
    const t = u - cell;
    const at = cell << 2;
    sums[k] +=
      ratePerYear * (cubics[at] + t * (cubics[at + 1] + t * (cubics[at + 2] + t * cubics[at + 3])));
    u = step > 0 ? u + step : (ln[k + 1] - low) * scale;
  }
}

function firstAtOrAbove(ln: Float64Array, lnStep: number, value: number): number {
  const n = ln.length;
  if (lnStep > 0) return Math.min(n, Math.max(0, Math.ceil((value - ln[0]) / lnStep)));
  let k = 0;
  while (k < n && ln[k] < value) k++;
  return k;
}

/** The yearly rates of exceedance at each level, the steps included. */
export function ratesOf(sum: CurveSum): Float64Array {
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
