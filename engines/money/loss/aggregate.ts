import { fft } from '../../ground/math/fft.ts';

/** The loss of a whole year as probabilities on a grid of equal steps; the last cell holds all that lies beyond. */
export interface YearLaw {
  readonly step: number;
  readonly probability: Float64Array;
}

/** Damps what wraps around the end of the transform: e^-8 of it remains. More would lift the rounding of the transform above rare losses. */
const TILT = 8;
/** Below this a probability is rounding. */
const ROUNDING = 1e-12;

/**
 * Law of the sum of a Poisson number of losses: the transform of the severities, exp(rate (f - 1)), and back, with exponential tilting
 * against wrap-around.
 *
 * @param severity  yearly rate of losses in each cell of the grid; the length is a power of two
 * @param step      width of a cell
 * @source Grübel & Hermesmeier (1999), ASTIN Bulletin 29, 197-214. doi:10.2143/AST.29.2.504611
 */
export function compoundYear(severity: Float64Array, step: number): YearLaw {
  const n = severity.length;
  const tilt = TILT / n;
  const re = new Float64Array(n);
  const im = new Float64Array(n);
  let rate = 0;
  for (let i = 0; i < n; i++) {
    const mass = severity[i];
    rate += mass;
    re[i] = mass * Math.exp(-tilt * i);
  }
  fft(re, im);
  for (let i = 0; i < n; i++) {
    const size = Math.exp(re[i] - rate);
    const angle = im[i];
    re[i] = size * Math.cos(angle);
    im[i] = size * Math.sin(angle);
  }
  fft(re, im, true);
  const probability = new Float64Array(n);
  let sum = 0;
  for (let i = 0; i < n; i++) {
    const raw = re[i] * Math.exp(tilt * i);
    const p = raw > ROUNDING ? raw : 0;
    probability[i] = p;
    sum += p;
  }
  // What never came back lies beyond the grid.
  probability[n - 1] = probability[n - 1] + (sum < 1 - 1e-9 ? 1 - sum : 0);
  return { step, probability };
}

/** Law of the largest loss of a year on the same grid: a year stays below a cell with probability exp(-rate of reaching it). */
export function largestOfYear(severity: Float64Array, step: number): YearLaw {
  const probability = new Float64Array(severity.length);
  let rate = 0;
  let below = 1;
  for (let i = severity.length - 1; i >= 0; i--) {
    rate += i === 0 ? 0 : severity[i];
    const least = i === 0 ? 0 : Math.exp(-rate);
    probability[i] = below - least;
    below = least;
  }
  return { step, probability };
}
