import type { Volcano } from '../../ground/datasets/volcanoes.ts';
import {
  eastOf,
  kmBetween,
  spherePoint,
  type SpherePoint,
} from '../../ground/earth/spherePoint.ts';
import { ashPath, ashSteps, meanOfAsh, type AshPath, type AshSteps } from './ashExceedance.ts';
import type { Rate } from './eruptionRate.ts';
import {
  groundChances,
  groundPaths,
  type GroundPaths,
  type Site,
  type VolcanoGround,
} from './groundPaths.ts';
import { FAR_ASH_PER_YEAR, SEARCH_KM } from './tables.ts';
import { knowledge, type Knowledge } from './knowledge.ts';
import { ventsAt, type VentsAtSite } from './vents.ts';

/** Volcanoes fade out from here to the end of the search, so that none drops out at once, km. */
const FADE_FROM_KM = 800;
/** Flows, lahars and lava do not reach farther, km. */
const GROUND_LIMIT_KM = 200;

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
  readonly ash300mmPerYear: number;
  readonly pyroclasticPerYear: number;
  readonly laharPerYear: number;
  readonly lavaPerYear: number;
  /** The ways along the ground; undefined where the volcano is too far for any, or too deep. */
  readonly paths: GroundPaths | undefined;
}

/** A volcano as a site sees it: what the rates of harm and of loss are both worked out from. */
export interface VolcanoAtSite {
  readonly activity: Knowledge;
  readonly summitKm: number;
  readonly ash: AshPath;
  readonly paths: GroundPaths | undefined;
  /** 1 near, falling to 0 at the edge of the search. */
  readonly fade: number;
}

/**
 * How a volcano lies to a site; undefined where its vent is so deep that nothing comes up.
 *
 * @param point  where the site is
 */
export function volcanoAt(
  volcano: Volcano,
  site: Site,
  point: SpherePoint,
): VolcanoAtSite | undefined {
  const activity = knowledge(volcano);
  if (activity.deep) return undefined;
  const { summit, ground } = activity;
  const summitKm = kmBetween(summit.at, point);
  const seen = ground.vents ? ventsAt(ground.vents, point) : undefined;
  const km = seen ? seen.km : unseenKm(summitKm, activity);
  const faded = (SEARCH_KM - summitKm) / (SEARCH_KM - FADE_FROM_KM);
  return {
    activity,
    summitKm,
    ash: ashPath(km, eastOf(summit, point)),
    paths:
      Math.min(km, summitKm) < GROUND_LIMIT_KM
        ? groundPaths(ground, { site, point }, seen ?? asOne(ground, km))
        : undefined,
    fade: Math.min(1, Math.max(0, faded)),
  };
}

/** Distance to the next vent rather than to the summit: root mean square over a disc of vents, sqrt(d^2 + R^2 / 2); never under 1 km. */
const unseenKm = (summitKm: number, { ventSpreadKm2 }: Knowledge): number =>
  Math.max(1, Math.sqrt(summitKm * summitKm + ventSpreadKm2));

/** Vents that are not drawn, as one at the height of the summit. */
const asOne = ({ summitM }: VolcanoGround, km: number): VentsAtSite => ({
  km,
  nearestKm: km,
  elevationM: summitM,
});

const NOTHING = { flow: 0, lahar: 0, lava: 0 } as const;

/** Thicknesses asked for: 1 cm, and in detail 1 mm, 10 cm and 30 cm beside it. */
const AT_1_CM = ashSteps([[1, 1]]);
const DETAIL = [0.1, 10, 30].map((cm) => ashSteps([[cm, 1]]));
/** Chances of a volcano at a time, by VEI. */
const ash = new Float64Array(8);

/** Eruptions a year that leave at least a thickness at a site. */
function ashPerYear(at: VolcanoAtSite, steps: AshSteps): number {
  const { rate, chances, ashSource: source } = at.activity;
  meanOfAsh(steps, at.ash, source, ash);
  return (
    chances.reduce((sum, chance, vei) => sum + chance * ash[vei], 0) * rate.ratePerYear * at.fade
  );
}

/**
 * Annual rates at which one volcano brings ash, flows, lahars or lava to a site.
 *
 * @param detail  also the rates of 1, 100 and 300 mm of ash (0 otherwise)
 */
function volcanoEffect(
  volcano: Volcano,
  { site, point }: { readonly site: Site; readonly point: SpherePoint },
  detail: boolean,
): VolcanoEffect {
  const at = volcanoAt(volcano, site, point);
  const sums = { hits: 0, ash10: 0, flow: 0, lahar: 0, lava: 0 };
  const activity = at?.activity ?? knowledge(volcano);
  const { rate, chances } = activity;
  const [ash1, ash100, ash300] = DETAIL.map((steps) => (at && detail ? ashPerYear(at, steps) : 0));
  if (at) {
    meanOfAsh(AT_1_CM, at.ash, at.activity.ashSource, ash);
    for (let vei = 0; vei < chances.length; vei++) {
      const share = chances[vei] * rate.ratePerYear * at.fade;
      const ground = at.paths ? groundChances(at.paths, vei, activity) : NOTHING;
      sums.hits +=
        share * (1 - (1 - ash[vei]) * (1 - ground.flow) * (1 - ground.lahar) * (1 - ground.lava));
      sums.ash10 += share * ash[vei];
      sums.flow += share * ground.flow;
      sums.lahar += share * ground.lahar;
      sums.lava += share * ground.lava;
    }
  }
  const other = at?.paths?.otherLaharsPerYear ?? 0;
  return {
    volcano,
    distanceKm: at?.summitKm ?? kmBetween(knowledge(volcano).summit.at, point),
    rate,
    hitsPerYear: sums.hits + other,
    ash1mmPerYear: ash1,
    ash10mmPerYear: sums.ash10,
    ash100mmPerYear: ash100,
    ash300mmPerYear: ash300,
    pyroclasticPerYear: sums.flow,
    laharPerYear: sums.lahar + other,
    lavaPerYear: sums.lava,
    paths: at?.paths,
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
  const at = { site, point: spherePoint(site.lat, site.lon) };
  for (const volcano of volcanoes) {
    const effect = volcanoEffect(volcano, at, detail);
    effects.push(effect);
    hits += effect.hitsPerYear;
  }
  let variance = 0;
  for (const effect of effects) {
    const share = effect.hitsPerYear / hits;
    variance += share * share * knowledge(effect.volcano).rateVariance;
  }
  effects.sort((a, b) => b.hitsPerYear - a.hitsPerYear || a.distanceKm - b.distanceKm);
  return {
    probability: -Math.expm1(-hits),
    rateLnSigma: Math.sqrt(Math.log(1 + variance)),
    effects,
  };
}
