import { chanceWithin, rateOfYearly, type Chance } from '../eventChance.ts';
import type { SiteFlood } from './siteFlood.ts';

/** POLICY. No yearly probability of floods is known better than this, log standard deviation. */
const LEAST_LN_SIGMA = 0.05;
/** Water is on the ground every year, all but. */
const MOST = 1 - 1e-9;

/**
 * Chance of more than 15 cm of water at a place within days, memoryless; within a year it is the yearly probability of the place.
 *
 * @param days  horizon, days
 */
export function floodChance(
  { yearlyProbability, lnSigma }: Pick<SiteFlood, 'yearlyProbability' | 'lnSigma'>,
  days: number,
): Chance {
  const spread = Math.max(LEAST_LN_SIGMA, lnSigma);
  const ratePerYear = rateOfYearly(Math.min(yearlyProbability, MOST), spread);
  return chanceWithin(ratePerYear, spread, days);
}
