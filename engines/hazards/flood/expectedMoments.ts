import { gammaP, lnGamma } from '../../ground/math/gamma.ts';
import { countLowOutliers } from './lowOutliers.ts';
import {
  skewMeanSquareError,
  stationMoments,
  weightedSkew,
  type LogMoments,
  type RegionalSkew,
} from './logPearson.ts';

/** A fit by Bulletin 17C. */
export interface ExpectedMomentsFit extends LogMoments {
  readonly lowOutliers: number;
  /** Peaks below this are known only to be below it; null where all are used. */
  readonly threshold: number | null;
  readonly stationSkew: number;
  readonly iterations: number;
}

const MOST_STEPS = 500;
const SETTLED = 1e-10;
/** The gamma form needs some skew; below this the law is normal to ten digits. */
const LEAST_SKEW = 0.01;

/**
 * Log-Pearson III law of annual peaks by the expected-moments algorithm: peaks below the low-outlier threshold, zeros among them, enter as
 * the mean moments of the law below it; the skew of the region is weighted in at every step.
 *
 * @param peaks  10 or more annual peaks, 0 or above
 * @param regional  skew of the region and its mean square error; the station's alone where none is given
 * @returns undefined for too few or equal peaks, or where the steps do not settle
 * @source Cohn, Lane & Baier (1997), Water Resour. Res. 33, 2089-2096, doi:10.1029/97WR01640; England et al. (2019), Bulletin 17C, app. 7, doi:10.3133/tm4B5
 */
export function fitExpectedMoments(
  peaks: readonly number[],
  regional?: RegionalSkew,
): ExpectedMomentsFit | undefined {
  const positive = peaks.filter((peak) => peak > 0).toSorted((a, b) => a - b);
  if (peaks.length < 10 || peaks.some((peak) => !(peak >= 0))) return undefined;
  const lowOutliers = countLowOutliers(positive.map(Math.log10), peaks.length - positive.length);
  const used = positive.slice(lowOutliers);
  const start = stationMoments(used);
  if (!start) return undefined;
  const censored = peaks.length - used.length;
  const threshold = censored > 0 ? (used[0] ?? null) : null;
  const record = {
    logs: used.map(Math.log10),
    censored,
    bound: threshold === null ? -Infinity : Math.log10(threshold),
  };
  let now = { ...start, stationSkew: start.skew };
  for (let iterations = 1; iterations <= MOST_STEPS; iterations++) {
    const next = step(record, now, regional);
    if (!Number.isFinite(next.skew) || !(next.sd > 0)) return undefined;
    const change =
      Math.abs(next.mean - now.mean) + Math.abs(next.sd - now.sd) + Math.abs(next.skew - now.skew);
    now = next;
    if (change < SETTLED) return { ...now, lowOutliers, threshold, iterations };
  }
  return undefined;
}

interface CensoredRecord {
  readonly logs: readonly number[];
  readonly censored: number;
  readonly bound: number;
}

/** One step: moments of the peaks seen and, for those below the bound, of the present law there. */
function step(
  { logs, censored, bound }: CensoredRecord,
  law: LogMoments,
  regional: RegionalSkew | undefined,
) {
  const seen = logs.length;
  const n = seen + censored;
  const below = censored > 0 ? momentsBelow(law, bound) : { first: 0, second: 0, third: 0 };
  const mean = (logs.reduce((sum, x) => sum + x, 0) + censored * below.first) / n;
  const shift = below.first - mean;
  const second = below.second + shift ** 2;
  const third = below.third + 3 * below.second * shift + shift ** 3;
  const about = (power: number) => logs.reduce((sum, x) => sum + (x - mean) ** power, 0);
  const variance = ((seen / (seen - 1)) * about(2) + censored * second) / n;
  const sd = Math.sqrt(variance);
  const stationSkew =
    ((seen ** 2 / ((seen - 1) * (seen - 2))) * about(3) + censored * third) / (n * sd ** 3);
  const skew = regional
    ? weightedSkew(stationSkew, skewMeanSquareError(stationSkew, n), regional)
    : stationSkew;
  return { mean, sd, skew, stationSkew };
}

/** Mean, and second and third moments about it, of a Pearson III law below a bound. */
function momentsBelow(
  { mean, sd, skew: given }: LogMoments,
  bound: number,
): { first: number; second: number; third: number } {
  const skew = Math.abs(given) < LEAST_SKEW ? LEAST_SKEW : given;
  const alpha = 4 / (skew * skew);
  const beta = (sd * skew) / 2;
  const origin = mean - alpha * beta;
  const y = (bound - origin) / beta;
  // Gamma variate below y where the skew is positive, above it where negative.
  const part = (k: number) => {
    const share = gammaP(alpha + k, Math.max(0, y));
    return Math.exp(lnGamma(alpha + k) - lnGamma(alpha)) * (beta > 0 ? share : 1 - share);
  };
  const mass = part(0);
  if (!(mass > 1e-12)) return { first: bound, second: 0, third: 0 };
  const [m1, m2, m3] = [part(1) / mass, part(2) / mass, part(3) / mass];
  return {
    first: origin + beta * m1,
    second: Math.max(0, beta ** 2 * (m2 - m1 * m1)),
    third: beta ** 3 * (m3 - 3 * m2 * m1 + 2 * m1 ** 3),
  };
}
