import { gaussianCopulaTail } from '../../ground/math/studentCopula.ts';
import { isKnown } from '../../facts.ts';
import { siteFlood } from '../../hazards/flood/siteFlood.ts';
import type { Given } from './events.ts';
import type { Found } from './told.ts';

/**
 * Correlation of the surge of a cyclone with its wind at landfall: the root of the explained variance of 0.44.
 *
 * @source Needham & Keim (2014), Earth Interactions 18(7), doi:10.1175/2013EI000527.1: 63 cyclones of the Gulf coast of the United States since 1960
 */
const SURGE_WITH_WIND = Math.sqrt(0.44);

/**
 * Chance that a cyclone with damaging wind floods the place from the sea. Among the cyclones that pass, some have the damaging wind and some the
 * surge that floods; how many of each is known, and how far the one goes with the other is that of winds and surges at landfall.
 *
 * @param windShare   share of passing cyclones with damaging wind at the place, above 0 to 1
 * @param surgeShare  share of them whose surge floods the place, 0 to 1
 * @source Needham & Keim (2014), doi:10.1175/2013EI000527.1, by a normal copula
 */
export function surgeGivenWind(windShare: number, surgeShare: number): number {
  return gaussianCopulaTail(windShare, surgeShare, SURGE_WITH_WIND) / windShare;
}

/** POLICY. Cyclones make the surges that come once in ten years and more seldom, as the list of coasts has them; commoner water is of other weather, 1/yr. */
const COMMONEST_SURGE = 0.1;
/** POLICY. Ground that the sea comes to more seldom is out of its reach, 1/yr. */
const RAREST = 1e-6;

/**
 * Floods from the sea given a cyclone whose wind counts as damaging.
 *
 * @param causePerYear  rate of such cyclones, above 0
 * @returns the chance, or why there is none
 */
export function surgeGivenCyclone({ facts, moment }: Given, causePerYear: number): Found {
  const { flood, setting } = facts.flood;
  const { hurricane } = facts.weather;
  if (!isKnown(flood) || !isKnown(setting) || !isKnown(hurricane))
    return { reason: 'coast or cyclones are not known' };
  if (flood.value.sea === null || !setting.value.isLand)
    return { reason: 'no surge comes here: far from the sea, or on it' };
  const { cycloneShare } = flood.value.sea;
  if (cycloneShare === undefined || cycloneShare === 0)
    return {
      reason: 'no evidence: other storms than cyclones make the great surges of this coast',
    };
  const { sea } = siteFlood(facts.flood, flood.value, moment);
  if (sea.yearlyProbability < RAREST) return { reason: 'no surge comes to this ground' };
  const floods = -Math.log1p(-Math.min(COMMONEST_SURGE, sea.yearlyProbability)) * cycloneShare;
  const passing = Math.max(causePerYear, hurricane.value.ratePerYear.kt34);
  const conditional = surgeGivenWind(causePerYear / passing, Math.min(1, floods / passing));
  return { conditional, causePerYear };
}
