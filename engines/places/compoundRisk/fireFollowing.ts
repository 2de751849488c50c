import { isKnown } from '../../facts.ts';
import { siteFactorAt } from '../../hazards/earthquake/siteFactorAt.ts';
import type { Given } from './events.ts';
import { meanAfterShaking } from './afterShaking.ts';

/**
 * Fires that need a fire engine after an earthquake, for each million square feet of floor (93,000 m2, some five hundred homes).
 *
 * @param pgaG  peak ground acceleration on the site's own ground, g
 * @returns mean number, 0 or more; none below 0.05 g
 * @source SPA Risk (2009), Enhancements in HAZUS-MH fire following earthquake, task 3: updated ignition equation (238 points of seven events of 1971 to 1994): 0.581895
 *   PGA^2 - 0.029444 PGA
 */
export function ignitionsPerMillionFt2(pgaG: number): number {
  return Math.max(0, 0.581895 * pgaG * pgaG - 0.029444 * pgaG);
}

/** Chance that damaging shaking starts a fire among some five hundred homes of the place; undefined where ground or shaking is not known. */
export function fireGivenShaking(given: Given): number | undefined {
  const { soil } = given.facts.seismic_site_amplification;
  const { hazard } = given.facts.earthquake;
  if (!isKnown(soil) || !isKnown(hazard)) return undefined;
  const { vs30Mps } = soil.value;
  const { kinds } = hazard.value;
  return meanAfterShaking(given, (rockG) => {
    const pgaG = rockG * siteFactorAt(vs30Mps, rockG, kinds);
    return -Math.expm1(-ignitionsPerMillionFt2(pgaG));
  });
}
