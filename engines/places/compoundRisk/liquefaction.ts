import { isKnown } from '../../facts.ts';
import {
  liquefactionProbability,
  liquefactionSite,
} from '../../hazards/earthquake/liquefaction/liquefactionSite.ts';
import { pgaSiteFactor } from '../../hazards/siteAmplification/siteFactor.ts';
import { rockRate, type Given } from './events.ts';
import { EVENT_PGA_G } from './tables.ts';

/** Slices of the shaking above the damaging one, and the ratio of their bounds. */
const SLICES = 12;
const RATIO = 1.25;

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
  const { pga475G, pgv475Cmps, meanMagnitude } = seismicHazard.value;
  const all = rockRate(given, EVENT_PGA_G);
  if (all === undefined || !(all > 0) || !(pga475G.mean > 0)) return undefined;
  let perYear = 0;
  for (let k = 0; k < SLICES; k++) {
    const low = EVENT_PGA_G * RATIO ** k;
    const beyond = k + 1 < SLICES ? (rockRate(given, low * RATIO) ?? 0) : 0;
    const rate = Math.max(0, (rockRate(given, low) ?? 0) - beyond);
    const rockG = low * Math.sqrt(RATIO);
    const factor = pgaSiteFactor(vs30Mps, 0.6 * rockG);
    const shaking = {
      pgaG: rockG * factor,
      pgvCmps: (pgv475Cmps.mean / pga475G.mean) * rockG * factor,
      magnitude: meanMagnitude,
    };
    perYear += rate * (liquefactionProbability('usgs_2022', site, shaking) ?? 0);
  }
  return { conditional: Math.min(1, perYear / all), perYear };
}
