import { gammaP } from '../../ground/math/gamma.ts';
import { hoskingCdf } from '../../ground/math/hosking.ts';
import { lMoments } from '../../ground/math/lmoments.ts';
import { normalQuantile } from '../../ground/math/normal.ts';
import { pearsonFromLMoments } from './pearsonFit.ts';

/** Index values beyond this are cut off: one in a thousand months on either side. @source climate_indices; WMO-No. 1090 (2012) */
const MOST = 3.09;

/** Which law is fitted and to which years; the whole record where no years are given. */
export interface StandardisedOptions {
  /** Months that are added up, 1 to 72. */
  readonly scaleMonths: number;
  readonly law: 'gamma' | 'pearson3' | 'log-logistic';
  readonly calibration?: { readonly fromIndex: number; readonly toIndex: number };
}

/**
 * Sums over the last so many months, NaN until there are enough.
 *
 * @param monthly  one value a month, NaN where missing
 */
export function runningSums(monthly: readonly number[], scaleMonths: number): number[] {
  return monthly.map((_, i) => {
    if (i + 1 < scaleMonths) return NaN;
    let sum = 0;
    for (let k = 0; k < scaleMonths; k++) sum += monthly[i - k];
    return sum;
  });
}

/**
 * Standardised index (SPI of rain, SPEI of a water balance): sums over some months, a law fitted to each calendar month, its
 * probability as a standard normal deviate, cut off at ±3.09. Months without rain are mixed in with their own probability.
 *
 * @param monthly  rain, or rain less evaporation, mm, one a month in order, from any month of the year; gamma needs values of 0 or more
 * @returns one value a month; NaN until `scaleMonths` are there, where a month is missing, or where a calendar month has fewer than 10 years
 * @source McKee, Doesken & Kleist (1993), 8th Conf. Applied Climatology, 179-184; Vicente-Serrano, Begueria & Lopez-Moreno (2010),
 *   J. Climate 23, 1696-1718, doi:10.1175/2009JCLI2909.1; gamma after Thom (1958), Mon. Weather Rev. 86, 117-122
 */
export function standardisedIndex(
  monthly: readonly number[],
  { scaleMonths, law, calibration }: StandardisedOptions,
): number[] {
  const sums = runningSums(monthly, scaleMonths);
  const from = calibration?.fromIndex ?? 0;
  const to = calibration?.toIndex ?? sums.length - 1;
  const byMonth = Array.from({ length: 12 }, (): number[] => []);
  sums.forEach((sum, i) => {
    if (i >= from && i <= to && Number.isFinite(sum)) byMonth[i % 12]?.push(sum);
  });
  const fits = byMonth.map((sample) => fitLaw(sample, law));
  return sums.map((sum, i) => {
    const probability = fits[i % 12]?.(sum);
    if (probability === undefined || Number.isNaN(sum) || Number.isNaN(probability)) return NaN;
    return Math.min(MOST, Math.max(-MOST, normalQuantile(probability)));
  });
}

type Probability = (sum: number) => number;

function fitLaw(
  sample: readonly number[],
  law: StandardisedOptions['law'],
): Probability | undefined {
  if (sample.length < 10) return undefined;
  if (law === 'gamma') return gammaFit(sample);
  return law === 'pearson3' ? pearsonFit(sample) : logLogisticFit(sample);
}

/** Gamma law by Thom's approximation to the likelihood, zeros mixed in. */
function gammaFit(sample: readonly number[]): Probability | undefined {
  const wet = sample.filter((sum) => sum > 0);
  if (wet.length < 4) return undefined;
  const zeroShare = 1 - wet.length / sample.length;
  const mean = wet.reduce((a, x) => a + x, 0) / wet.length;
  const spread = Math.log(mean) - wet.reduce((a, x) => a + Math.log(x), 0) / wet.length;
  if (!(spread > 0)) return undefined;
  const shape = (1 + Math.sqrt(1 + (4 * spread) / 3)) / (4 * spread);
  return (sum) =>
    sum < 0 ? NaN : zeroShare + (1 - zeroShare) * gammaP(shape, (sum * shape) / mean);
}

/** Pearson III law by L-moments, zeros mixed in. */
function pearsonFit(sample: readonly number[]): Probability | undefined {
  const moments = lMoments(sample);
  const law = moments && pearsonFromLMoments(moments);
  if (!law) return undefined;
  const zeroShare = sample.filter((sum) => sum === 0).length / sample.length;
  return (sum) => zeroShare + (1 - zeroShare) * hoskingCdf(law, sum);
}

/** Log-logistic law by L-moments (generalised logistic), the law of the first SPEI. @source Hosking & Wallis (1997), A.7 */
function logLogisticFit(sample: readonly number[]): Probability | undefined {
  const moments = lMoments(sample);
  if (!moments || Math.abs(moments.t3) >= 1) return undefined;
  const shape = -moments.t3;
  const bend = Math.abs(shape) < 1e-9 ? 1 : Math.sin(shape * Math.PI) / (shape * Math.PI);
  const scale = moments.l2 * bend;
  const location =
    Math.abs(shape) < 1e-9
      ? moments.l1
      : moments.l1 - scale * (1 / shape - Math.PI / Math.sin(shape * Math.PI));
  return (sum) => hoskingCdf({ law: 'glo', location, scale, shape }, sum);
}
