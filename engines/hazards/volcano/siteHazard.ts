import type { Volcano } from '../../ground/datasets/volcanoes.ts';
import { bearingDeg, distanceKm } from '../../ground/earth/geodesy.ts';
import { ashExceedance, ashPath, upperWindAt, type UpperWind } from './ashExceedance.ts';
import { eruptionRate, type Rate } from './eruptionRate.ts';
import { laharReach, pyroclasticReachKm, reachChance } from './flowReach.ts';
import {
  ENERGY_CONE,
  FAR_ASH_PER_YEAR,
  FLUID_LAVA,
  KIND_OF,
  LAHAR_CHANNEL,
  LAHAR_VOLUME_M3,
  LAVA,
  PHENOMENA,
  VENT_RADIUS_KM,
} from './tables.ts';
import { veiDistribution } from './veiDistribution.ts';

/** Volcanoes are asked for within this distance and fade out over its last fifth, so that none drops out at once, km. */
export const SEARCH_KM = 1000;
export const FADE_FROM_KM = 800;
/** POLICY. Log standard deviation of flow and lahar reach within a VEI. */
const REACH_LN_SIGMA = 0.5;
/** Flows, lahars and lava do not reach farther, km. */
export const GROUND_LIMIT_KM = 200;

/** What one volcano does to a site. Chances are per eruption, rates per year. */
export interface VolcanoEffect {
  readonly volcano: Volcano;
  readonly distanceKm: number;
  readonly rate: Rate;
  /** Eruptions per year that leave at least 1 cm of ash or reach the site with a flow, lahar or lava. */
  readonly hitsPerYear: number;
  readonly ash1mmPerYear: number;
  readonly ash10mmPerYear: number;
  readonly ash100mmPerYear: number;
  readonly pyroclasticPerYear: number;
  readonly laharPerYear: number;
  readonly lavaPerYear: number;
}

interface Knowledge {
  readonly rate: Rate;
  readonly chances: readonly number[];
  readonly wind: UpperWind;
}

/** What follows from a volcano alone is worked out once per row. */
const known = new WeakMap<Volcano, Knowledge>();

export function knowledge(volcano: Volcano): Knowledge {
  let found = known.get(volcano);
  if (!found) {
    found = {
      rate: eruptionRate(volcano),
      chances: veiDistribution(volcano),
      wind: upperWindAt(volcano.lat),
    };
    known.set(volcano, found);
  }
  return found;
}

/** Eruption rate of a volcano and the chance of each VEI given an eruption. */
export function volcanoActivity(volcano: Volcano): {
  readonly rate: Rate;
  readonly chances: readonly number[];
} {
  return knowledge(volcano);
}

export interface Site {
  readonly lat: number;
  readonly lon: number;
  /** Ground elevation, m; null where not known: taken as a tenth of the summit's. */
  readonly elevationM: number | null;
}

/**
 * Distance to the next vent rather than to the summit: root mean square over a disc of vents, sqrt(d^2 + R^2 / 2); never under 1 km.
 *
 * @returns km
 */
export function ventDistanceKm(summitKm: number, ventRadiusKm: number): number {
  return Math.max(1, Math.sqrt(summitKm * summitKm + (ventRadiusKm * ventRadiusKm) / 2));
}

/**
 * Annual rates at which one volcano brings ash, flows, lahars or lava to a site.
 *
 * @param detail  also the rates of 1 mm and 100 mm of ash (0 otherwise)
 */
function volcanoEffect(volcano: Volcano, site: Site, detail: boolean): VolcanoEffect {
  const { rate, chances, wind } = knowledge(volcano);
  const summitKm = distanceKm(volcano.lat, volcano.lon, site.lat, site.lon);
  const path = ashPath(
    ventDistanceKm(summitKm, VENT_RADIUS_KM[volcano.volcanoType]),
    bearingDeg(volcano.lat, volcano.lon, site.lat, site.lon),
  );
  const fade =
    summitKm <= FADE_FROM_KM ? 1 : Math.max(0, (SEARCH_KM - summitKm) / (SEARCH_KM - FADE_FROM_KM));
  const sums = { hits: 0, ash1: 0, ash10: 0, ash100: 0, flow: 0, lahar: 0, lava: 0 };
  for (let vei = 0; vei < chances.length; vei++) {
    const share = (chances[vei] ?? 0) * rate.ratePerYear * fade;
    const ash10 = vei === 0 ? 0 : ashExceedance(vei, LN_1_CM, path, wind);
    const ground =
      path.distanceKm < GROUND_LIMIT_KM
        ? groundChances(volcano, vei, path.distanceKm, site)
        : NO_GROUND;
    sums.hits +=
      share * (1 - (1 - ash10) * (1 - ground.flow) * (1 - ground.lahar) * (1 - ground.lava));
    sums.ash10 += share * ash10;
    sums.flow += share * ground.flow;
    sums.lahar += share * ground.lahar;
    sums.lava += share * ground.lava;
    if (!detail || vei === 0) continue;
    sums.ash1 += share * ashExceedance(vei, LN_1_MM, path, wind);
    sums.ash100 += share * ashExceedance(vei, LN_10_CM, path, wind);
  }
  return {
    volcano,
    distanceKm: summitKm,
    rate,
    hitsPerYear: sums.hits,
    ash1mmPerYear: sums.ash1,
    ash10mmPerYear: sums.ash10,
    ash100mmPerYear: sums.ash100,
    pyroclasticPerYear: sums.flow,
    laharPerYear: sums.lahar,
    lavaPerYear: sums.lava,
  };
}

/** Logs of thicknesses, cm. */
const LN_1_MM = Math.log(0.1);
const LN_1_CM = 0;
const LN_10_CM = Math.log(10);
/** Ways along the ground to a site. */
const NO_GROUND = { flow: 0, lahar: 0, lava: 0 } as const;
const LAHAR_REACH = LAHAR_VOLUME_M3.map(laharReach);

export function groundChances(
  volcano: Volcano,
  vei: number,
  fromVentKm: number,
  site: Site,
): { flow: number; lahar: number; lava: number } {
  const summitKm = Math.max(0, volcano.elevationM) / 1000;
  const dropKm = Math.max(
    0,
    summitKm - (site.elevationM === null ? 0.1 * summitKm : site.elevationM / 1000),
  );
  const lava = FLUID_LAVA[volcano.gvpNumber] ?? {
    reachKm: LAVA.reachKm[KIND_OF[volcano.volcanoType]],
    sector: LAVA.sector,
  };
  const flow =
    reachChance(pyroclasticReachKm(vei, dropKm), fromVentKm, REACH_LN_SIGMA) *
    (ENERGY_CONE.sector[vei] ?? 0);
  const { reachKm, widthKm } = LAHAR_REACH[vei] ?? { reachKm: 0, widthKm: 0 };
  // Above the vent, or from a vent under water, nothing flows to the site.
  const relief = volcano.elevationM <= 0 ? 0 : Math.min(1, dropKm / 0.3);
  const valleys = Math.min(1, (LAHAR_CHANNEL.valleys * widthKm) / (2 * Math.PI * fromVentKm));
  return {
    flow: (PHENOMENA.pyroclasticFlow[vei] ?? 0) * flow,
    lahar:
      (PHENOMENA.lahar[vei] ?? 0) *
      reachChance(reachKm, fromVentKm, REACH_LN_SIGMA) *
      valleys *
      relief,
    lava:
      (PHENOMENA.lavaFlow[vei] ?? 0) *
      reachChance(lava.reachKm, fromVentKm, LAVA.lnSigma) *
      lava.sector,
  };
}

/** The probability of all volcanoes together. */
export interface SiteProbability {
  /** Annual probability of at least 1 cm of ash or of a flow, lahar or lava at the site. */
  readonly probability: number;
  /** Log standard deviation of the eruption rates behind it, weighted by what each contributes. */
  readonly rateLnSigma: number;
}

/** All volcanoes together: rates add, and distant unlisted eruptions put a floor under ash. */
export interface SiteHazard extends SiteProbability {
  /** Most dangerous for the site first. */
  readonly effects: readonly VolcanoEffect[];
}

/** Adds the volcanoes near a site. */
export function siteHazard(volcanoes: readonly Volcano[], site: Site, detail: boolean): SiteHazard {
  const effects: VolcanoEffect[] = [];
  let hits = FAR_ASH_PER_YEAR;
  for (const volcano of volcanoes) {
    const effect = volcanoEffect(volcano, site, detail);
    effects.push(effect);
    hits += effect.hitsPerYear;
  }
  let variance = 0;
  for (const effect of effects) {
    const share = effect.hitsPerYear / hits;
    variance += share * share * (Math.exp(effect.rate.lnSigma ** 2) - 1);
  }
  effects.sort((a, b) => b.hitsPerYear - a.hitsPerYear || a.distanceKm - b.distanceKm);
  return {
    probability: -Math.expm1(-hits),
    rateLnSigma: Math.sqrt(Math.log(1 + variance)),
    effects,
  };
}
