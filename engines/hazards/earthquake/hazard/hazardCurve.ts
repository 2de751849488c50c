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
