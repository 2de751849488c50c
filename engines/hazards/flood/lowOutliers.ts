import { gammaP } from '../../ground/math/gamma.ts';
import { normalCdf, normalPdf, normalQuantile } from '../../ground/math/normal.ts';

/** Probabilities of the two sweeps. @source England et al. (2019), Bulletin 17C, app. 6. doi:10.3133/tm4B5 */
const OUTWARD = 0.005;
const INWARD = 0.1;
const SLICES = 64;

/** First four raw moments of a standard normal above a value. */
function momentsAbove(x: number): {
  mean: number;
  variance: number;
  third: number;
  fourth: number;
} {
  const share = 1 - normalCdf(x);
  const ratio = share > 0 ? normalPdf(x) / share : x + 1 / x;
  const e2 = 1 + x * ratio;
  const e3 = ratio * (2 + x * x);
  const e4 = 3 * e2 + x ** 3 * ratio;
  const variance = e2 - ratio * ratio;
  return {
    mean: ratio,
    variance,
    third: e3 - 3 * e2 * ratio + 2 * ratio ** 3,
    fourth: e4 - 4 * e3 * ratio + 6 * e2 * ratio ** 2 - 3 * ratio ** 4,
  };
}

/** Quantile of the r-th smallest of n uniforms by bisection of the binomial sum. */
function orderQuantile(n: number, r: number, probability: number): number {
  let low = 0;
  let high = 1;
  for (let i = 0; i < 60; i++) {
    const u = (low + high) / 2;
    if (atLeast(n, r, u) < probability) low = u;
    else high = u;
  }
  return (low + high) / 2;
}

/** Probability that at least r of n fall below u. */
function atLeast(n: number, r: number, u: number): number {
  if (u <= 0) return 0;
  let term = Math.exp(n * Math.log1p(-u));
  if (term === 0) return 1 - gammaP(n - r + 1, n * (1 - u));
  let below = 0;
  for (let k = 0; k < r; k++) {
    below += term;
    term *= ((n - k) / (k + 1)) * (u / (1 - u));
  }
  return 1 - below;
}

/**
 * Probability, under a normal law, that the r-th smallest of n values lies as far below the larger ones as was seen.
 *
 * The mean and standard deviation of the larger values are taken as normal given the r-th smallest, with the moments of the normal law cut
 * off there; against simulation the probability is within a sixth from 0.05 to 0.5 and a factor of 1.8 at 0.005 (n 20 and 60).
 *
 * @param eta  (value - mean of the larger) / standard deviation of the larger, below 0
 * @param n  sample size, 10 or more; r 1 to n/2
 * @source Cohn et al. (2013), Water Resour. Res. 49, 5047-5058. doi:10.1002/wrcr.20392
 */
export function lowOutlierProbability(eta: number, n: number, r: number): number {
  const larger = n - r;
  let sum = 0;
  for (let i = 0; i < SLICES; i++) {
    const x = normalQuantile(orderQuantile(n, r, (i + 0.5) / SLICES));
    const { mean, variance, third, fourth } = momentsAbove(x);
    const sd = Math.sqrt(variance);
    const skew = third / sd ** 3;
    const kurtosis = fourth / variance ** 2;
    const sdMean = sd * (1 - (kurtosis - (larger - 3) / (larger - 1)) / (8 * larger));
    const spread =
      (sd / Math.sqrt(larger)) *
      Math.sqrt(
        Math.max(1e-6, 1 + eta * skew + (eta * eta * (kurtosis - (larger - 3) / (larger - 1))) / 4),
      );
    sum += 1 - normalCdf((x - mean - eta * sdMean) / spread);
  }
  return sum / SLICES;
}

/**
 * Number of potentially influential low floods by the multiple Grubbs-Beck test: a sweep outward from the median at 0.5 %, then inward
 * from the smallest at 10 %.
 *
 * @param logs  logarithms of the peaks above zero, any order
 * @param zeros  years without flow, which stand below all others
 * @returns how many of `logs` are low outliers; 0 for fewer than 10 years
 * @source Cohn et al. (2013); Bulletin 17C, app. 6
 */
export function countLowOutliers(logs: readonly number[], zeros = 0): number {
  const sorted = logs.toSorted((a, b) => a - b);
  const n = sorted.length + zeros;
  const most = Math.floor(n / 2) - zeros;
  if (n < 10 || most < 1) return 0;
  const probabilities = Array.from({ length: most }, (_, i) =>
    lowOutlierProbability(etaOf(sorted, i + 1), n, zeros + i + 1),
  );
  let outward = 0;
  for (let r = 1; r <= most; r++) if (probabilities[r - 1] < OUTWARD) outward = r;
  let inward = 0;
  while (inward < most && probabilities[inward] < INWARD) inward++;
  return Math.max(outward, inward);
}

function etaOf(sorted: readonly number[], r: number): number {
  const larger = sorted.slice(r);
  const mean = larger.reduce((sum, x) => sum + x, 0) / larger.length;
  const sd = Math.sqrt(larger.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (larger.length - 1));
  return sd > 0 ? (sorted[r - 1] - mean) / sd : 0;
}
