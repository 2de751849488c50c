import { Z95 } from '../../ground/math/normal.ts';
import { oddsTimes } from '../../ground/math/odds.ts';
import { DAYS_PER_YEAR } from '../../ground/math/time.ts';
import { meanWithin, rateOfYearly, type Chance } from '../eventChance.ts';
import type { SiteFlood } from './siteFlood.ts';

/** POLICY. No yearly probability of floods is known better than this, log standard deviation. */
const LEAST_LN_SIGMA = 0.05;
/** Water is on the ground every year, all but. */
const MOST = 1 - 1e-9;

/**
 * Chance of more than 15 cm of water at a place within days, memoryless; within a year it is the yearly probability of the place. Its
 * interval is that of the yearly probability, 90 % of it, so it holds the 80 % interval of the same answer.
 *
 * @param days  horizon, days
 */
export function floodChance(
  { yearlyProbability, lnSigma }: Pick<SiteFlood, 'yearlyProbability' | 'lnSigma'>,
  days: number,
): Chance {
  const spread = Math.max(LEAST_LN_SIGMA, lnSigma);
  const yearly = Math.min(yearlyProbability, MOST);
  const mean = meanWithin(rateOfYearly(yearly, spread), spread, days);
  const end = (z: number): number =>
    -Math.expm1(Math.log1p(-oddsTimes(yearly, Math.exp(z * spread))) * (days / DAYS_PER_YEAR));
  return { mean, p05: Math.min(mean, end(-Z95)), p95: Math.max(mean, end(Z95)) };
}
