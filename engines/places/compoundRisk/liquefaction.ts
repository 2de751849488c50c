import { isKnown } from '../../facts.ts';
import {
  liquefactionProbability,
  liquefactionSite,
} from '../../hazards/earthquake/liquefaction/liquefactionSite.ts';
import { siteFactorAt } from '../../hazards/earthquake/siteFactorAt.ts';
import { pgvSiteFactor } from '../../hazards/siteAmplification/siteFactor.ts';
import { meanAfterShaking } from './afterShaking.ts';
import { rockRate, type Given } from './events.ts';
import { EVENT_PGA_G } from './tables.ts';

/** What the ground does when the shaking comes that counts as damaging. */
export interface GroundFailure {
  readonly conditional: number;
  readonly perYear: number;
}

/**
 * Liquefaction that follows damaging shaking: the rate of each slice of shaking on rock times the chance of liquefaction in it, by the
 * magnitude that shakes the place most and with the velocity that goes with the acceleration of 475 years.
 *
 * @returns undefined where ground, water, climate or shaking is not known, or such shaking never comes
 * @source Zhu, Baise & Thompson (2017), Bull. Seismol. Soc. Am. 107, 1365-1385, doi:10.1785/0120160198; the sum over shaking as in Kramer &
 *   Mayfield (2007), doi:10.1061/(ASCE)1090-0241(2007)133:7(802)
 */
export function liquefactionGivenShaking(given: Given): GroundFailure | undefined {
  const { relief, seismicHazard, climate } = given.facts.landslide;
  const { soil } = given.facts.seismic_site_amplification;
  const { setting } = given.facts.flood;
  if (!isKnown(relief) || !isKnown(seismicHazard) || !isKnown(climate)) return undefined;
  if (!isKnown(soil) || !isKnown(setting)) return undefined;
  const { vs30Mps } = soil.value;
  const site = liquefactionSite(
    { soil: soil.value, setting: setting.value, climate: climate.value, relief: relief.value },
    vs30Mps,
  );
  const { pga475G, pgv475Cmps, meanMagnitude, kinds } = seismicHazard.value;
  if (!(pga475G.mean > 0)) return undefined;
  const conditional = meanAfterShaking(given, (rockG) => {
    const factor = siteFactorAt(vs30Mps, rockG, kinds);
    const shaking = {
      pgaG: rockG * factor,
      pgvCmps: (pgv475Cmps.mean / pga475G.mean) * rockG * pgvSiteFactor(vs30Mps, rockG),
      magnitude: meanMagnitude,
    };
    return liquefactionProbability('usgs_2022', site, shaking);
  });
  const rate = rockRate(given, EVENT_PGA_G);
  return conditional === undefined || rate === undefined
    ? undefined
    : { conditional, perYear: conditional * rate };
}
