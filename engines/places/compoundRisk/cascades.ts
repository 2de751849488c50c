import { isKnown } from '../../facts.ts';
import { normalCdf } from '../../ground/math/normal.ts';
import { earthquakeComponent } from '../../hazards/earthquake/component.ts';
import { bcHydroInterface } from '../../hazards/earthquake/groundMotion/bcHydro16.ts';
import { PGA, type Motion, type Scenario } from '../../hazards/earthquake/groundMotion/model.ts';
import { landslideRates } from '../../hazards/landslide/hazard.ts';
import { knownSite } from '../../hazards/landslide/siteOf.ts';
import { BUILT_GROUND_SHARE } from '../../hazards/landslide/tables.ts';
import { jointRate } from '../../hazards/tsunami/coastalHazard.ts';
import { amplifiedMotion, damagingCoastM } from './damagingMotion.ts';
import { rockRate, type Given } from './events.ts';
import { EVENT_PGA_G } from './tables.ts';

/** Chance that shaking strong enough to count also makes the ground slide, or sends a wave within the hour: where a model gives it. */
export function cascadeChance(a: string, b: string, given: Given): number | undefined {
  if (a !== earthquakeComponent.name) return undefined;
  if (b === 'seismic_site_amplification') return amplifies(given) ? 1 : 0;
  if (b === 'landslide') return slideGivenShaking(given);
  if (b === 'tsunami') return waveGivenShaking(given);
  return undefined;
}

function amplifies({ facts }: Given): boolean {
  const { soil } = facts.seismic_site_amplification;
  const { hazard } = facts.earthquake;
  if (!isKnown(soil) || !isKnown(hazard)) return false;
  return amplifiedMotion(soil.value.vs30Mps, hazard.value.kinds) < EVENT_PGA_G;
}

function slideGivenShaking(given: Given): number | undefined {
  const site = knownSite(given.facts.landslide);
  if (typeof site === 'string') return undefined;
  const rates = landslideRates(site);
  const rate = rockRate(given, EVENT_PGA_G);
  if (rate === undefined || rate <= 0) return undefined;
  // All that shaking does is put to the events that count: weaker ones do next to nothing.
  return Math.min(1, (BUILT_GROUND_SHARE * rates.coseismicPerYear) / rate);
}

/** Depth of the plate interface below a coast, km: the least distance of a rupture. POLICY, within 8 to 45 km. */
const INTERFACE_KM = 20;
const ROCK_MPS = 760;
const shakes = bcHydroInterface.at(PGA);
if (!shakes) throw new Error('the interface model has no peak acceleration');
const interfaceMotion = shakes;

/** Chance that a rupture of the plate interface shakes rock at a distance by the damaging motion or more. */
function shakingChance(magnitude: number, distanceKm: number): number {
  const rrupKm = Math.hypot(distanceKm, INTERFACE_KM);
  const scenario: Scenario = {
    magnitude,
    rakeDeg: 90,
    dipDeg: 15,
    ztorKm: INTERFACE_KM / 2,
    hypocentralDepthKm: INTERFACE_KM,
    widthKm: NaN,
    rjbKm: distanceKm,
    rrupKm,
    rxKm: distanceKm,
    rhypKm: rrupKm,
    repiKm: distanceKm,
    ry0Km: NaN,
    vs30Mps: ROCK_MPS,
    vs30Measured: false,
    z1Km: NaN,
    z2p5Km: NaN,
    backarc: false,
  };
  const motion: Motion = { lnMedian: NaN, sigma: NaN, tau: NaN, phi: NaN };
  interfaceMotion(scenario, motion);
  return normalCdf((motion.lnMedian - Math.log(EVENT_PGA_G)) / motion.sigma);
}

/** Of the shaking that counts, the share whose earthquake also sends a wave that counts: the listed sources, one by one. */
function waveGivenShaking(given: Given): number | undefined {
  const { sources } = given.facts.tsunami;
  const rate = rockRate(given, EVENT_PGA_G);
  const heightM = damagingCoastM(given.facts.tsunami);
  if (!isKnown(sources) || rate === undefined || rate <= 0 || heightM === undefined)
    return undefined;
  const { paths, bayFactor } = sources.value;
  return Math.min(1, jointRate(paths, { bayFactor, heightM }, shakingChance) / rate);
}
