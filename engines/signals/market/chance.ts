import { gammaPInverse } from '../../ground/math/gamma.ts';
import { DAYS_PER_YEAR } from '../../ground/math/poisson.ts';

/** A probability with its 90 % interval. */
export interface Chance {
  readonly mean: number;
  readonly p05: number;
  readonly p95: number;
}

/**
 * Probability of at least one event within days, where the yearly rate is known to a Gamma distribution: the count is negative
 * binomial, `P(N >= 1) = 1 - (1 + m/a)^-a` with `a = 1/s^2` and `m` the expected count.
 *
 * @param ratePerYear  mean rate, 0 or more
 * @param lnSigma      spread of the rate, above 0
 * @param days         horizon, days
 * @source Greenwood & Yule (1920), J. R. Stat. Soc. 83(2), 255-279. doi:10.2307/2341080
 */
export function chanceWithin(ratePerYear: number, lnSigma: number, days: number): Chance {
  const shape = 1 / lnSigma ** 2;
  const expected = (ratePerYear * days) / DAYS_PER_YEAR;
  const mean = 1 - (1 + expected / shape) ** -shape;
  const at = (p: number): number => -Math.expm1((-expected * gammaPInverse(shape, p)) / shape);
  // Near certainty the mean, weighed down by its tail, may fall below the 5 % point of the rate.
  return { mean, p05: Math.min(mean, at(0.05)), p95: Math.max(mean, at(0.95)) };
}
