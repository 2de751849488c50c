import { pearsonDeviate } from '../../ground/math/hosking.ts';

/** Mean, standard deviation and skew of the common logarithms of annual peaks. */
export interface LogMoments {
  readonly mean: number;
  readonly sd: number;
  readonly skew: number;
}

/**
 * Frequency factor K of the Pearson III law: standard deviations above the mean.
 *
 * @param exceedance  annual probability of exceedance, 0 to 1, open; NaN outside
 * @source England et al. (2019), Bulletin 17C, USGS TM 4-B5, eq. 9 and app. 4, by the exact inverse. doi:10.3133/tm4B5
 */
export function frequencyFactor(skew: number, exceedance: number): number {
  if (!(exceedance > 0 && exceedance < 1)) return NaN;
  return pearsonDeviate(skew, 1 - exceedance);
}

/** Flow exceeded with an annual probability under the log-Pearson III law, in the unit of the peaks. @source Bulletin 17C, eq. 10 */
export function logPearsonQuantile({ mean, sd, skew }: LogMoments, exceedance: number): number {
  return Math.pow(10, mean + sd * frequencyFactor(skew, exceedance));
}

/**
 * Moments of the logarithms of a complete record, skew without bias.
 *
 * @param peaks  three or more, all above 0, not all equal; zeros need the censored fit
 * @returns undefined otherwise
 * @source Bulletin 17B (1982), eqs. 2 to 4
 */
export function stationMoments(peaks: readonly number[]): LogMoments | undefined {
  const n = peaks.length;
  if (n < 3 || peaks.some((peak) => !(peak > 0))) return undefined;
  const logs = peaks.map(Math.log10);
  const mean = logs.reduce((sum, x) => sum + x, 0) / n;
  const about = (power: number) => logs.reduce((sum, x) => sum + (x - mean) ** power, 0);
  const sd = Math.sqrt(about(2) / (n - 1));
  if (!(sd > 0)) return undefined;
  return { mean, sd, skew: (n * about(3)) / ((n - 1) * (n - 2) * sd ** 3) };
}

/**
 * Mean square error of a station skew from its sample of n peaks.
 *
 * @param n  length of record, 10 to 150
 * @source Griffis & Stedinger (2009), J. Hydrol. Eng. 14, 119-130, as in Bulletin 17C, eqs. 7-16 to 7-19. doi:10.1061/(ASCE)1084-0699(2009)14:2(119)
 */
export function skewMeanSquareError(skew: number, n: number): number {
  const a = -17.75 / n ** 2 + 50.06 / n ** 3;
  const b = 3.92 / n ** 0.3 - 31.1 / n ** 0.6 + 34.86 / n ** 0.9;
  const c = -7.31 / n ** 0.59 + 45.9 / n ** 1.18 - 86.5 / n ** 1.77;
  return (6 / n + a) * (1 + (9 / 6 + b) * skew ** 2 + (15 / 48 + c) * skew ** 4);
}

/** Skew of the region round a gauge, with its mean square error. */
export interface RegionalSkew {
  readonly skew: number;
  readonly meanSquareError: number;
}

/** Station and regional skew weighted by the inverse of their mean square errors. @source Tasker (1978); Bulletin 17C, eq. 8 */
export function weightedSkew(
  stationSkew: number,
  stationMse: number,
  regional: RegionalSkew,
): number {
  return (
    (regional.meanSquareError * stationSkew + stationMse * regional.skew) /
    (regional.meanSquareError + stationMse)
  );
}
