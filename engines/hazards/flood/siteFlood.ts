import { climateNormals } from '../../ground/datasets/climate.ts';
import {
  floodSetting,
  type FloodReach,
  type FloodSetting,
  type FloodTown,
} from '../../ground/datasets/floodPlains.ts';
import { elevation, relief, setting } from '../../ground/datasets/terrain.ts';
import { isKnown, type FactTree, type Moment } from '../../facts.ts';
import { realisedRiseM } from '../seaLevel/globalMeanRise.ts';
import { rainFloodProbability } from './rainFlood.ts';
import {
  behindDefence,
  defended,
  openRiverProbability,
  type Ground,
  type RiverSite,
} from './riverFlood.ts';
import { openSeaProbability } from './seaFlood.ts';
import { LN_SIGMA, UNKNOWN_CLIMATE_PER_YEAR } from './tables.ts';

/** What the flood hazard of a place is worked out from. */
export function floodNeeds({ lat, lon }: { readonly lat: number; readonly lon: number }) {
  return {
    setting: setting({ lat, lon }),
    elevation: elevation({ lat, lon }),
    relief: relief({ lat, lon }),
    flood: floodSetting({ lat, lon }),
    climate: climateNormals({ lat, lon }),
  };
}

export type FloodFacts = FactTree<ReturnType<typeof floodNeeds>>;

/** One cause of flooding at a place. */
export interface FloodPart {
  readonly yearlyProbability: number;
  /** Without any defence, yearly probability; null where the cause is none that walls hold. */
  readonly undefended: number | null;
  readonly lnSigma: number;
  /** The river, coast or town that decides; null where none does. */
  readonly decidedBy: string | null;
}

/** Yearly probability of more than 15 cm of water at a place, by cause. */
export interface SiteFlood {
  readonly yearlyProbability: number;
  readonly lnSigma: number;
  readonly river: FloodPart;
  readonly sea: FloodPart;
  readonly rain: FloodPart;
  readonly reach: FloodReach | null;
  readonly riseM: number;
  /** Inputs that nobody could answer, in words. */
  readonly missing: readonly string[];
}

const NONE: FloodPart = { yearlyProbability: 0, undefended: 0, lnSigma: 0, decidedBy: null };

/**
 * Floods at a place by river, sea and rain, each with its own defences and published town, added as independent causes.
 *
 * @param flood  the flood setting, which must be known
 * @returns probabilities a year, 0 to 1, and the log standard deviation of their sum
 */
export function siteFlood(facts: FloodFacts, flood: FloodSetting, moment: Moment): SiteFlood {
  const ground = isKnown(facts.elevation)
    ? { elevationM: facts.elevation.value.elevationM, sigmaM: facts.elevation.value.sigmaM }
    : null;
  const slopeDeg = isKnown(facts.relief) ? facts.relief.value.slopeDeg : null;
  const riseM = realisedRiseM(Math.min(2035, 1970 + moment.ms / 31_556_952_000)) ?? 0;
  const coastDistanceKm = isKnown(facts.setting) ? facts.setting.value.coastDistanceKm : Infinity;
  const { part: river, reach } = riverPart(flood, { ground, slopeDeg });
  const sea = seaPart(flood, { ground, coastDistanceKm, riseM });
  const rain = rainPart(facts, flood, slopeDeg);
  const missing = missingOf(facts);
  const total =
    1 - (1 - river.yearlyProbability) * (1 - sea.yearlyProbability) * (1 - rain.yearlyProbability);
  const sum = river.yearlyProbability + sea.yearlyProbability + rain.yearlyProbability;
  const weighted =
    river.yearlyProbability * river.lnSigma +
    sea.yearlyProbability * sea.lnSigma +
    rain.yearlyProbability * rain.lnSigma;
  const lnSigma = Math.min(
    LN_SIGMA.most,
    Math.hypot(sum > 0 ? weighted / sum : LN_SIGMA.rain, LN_SIGMA.missingInput * missing.length),
  );
  return { yearlyProbability: total, lnSigma, river, sea, rain, reach, riseM, missing };
}

/** The river that floods the place most often, against its defences; or the published floods of the town where they are more frequent. */
function riverPart(
  flood: FloodSetting,
  site: RiverSite,
): { part: FloodPart; reach: FloodReach | null } {
  let best = NONE;
  let deciding: FloodReach | null = null;
  for (const reach of flood.reaches) {
    const undefended = openRiverProbability(reach, site);
    const yearlyProbability = defended(
      behindDefence(undefended, reach.protectionYears),
      flood.defences,
      ({ riverYears }) => riverYears,
    );
    if (yearlyProbability <= best.yearlyProbability) continue;
    const lnSigma =
      yearlyProbability < 0.5 * undefended ? LN_SIGMA.defendedRiver : LN_SIGMA.openRiver;
    best = { yearlyProbability, undefended, lnSigma, decidedBy: reach.name };
    deciding = reach;
  }
  return { part: withTown(best, flood.towns, 'river'), reach: deciding };
}

function seaPart(
  flood: FloodSetting,
  site: { ground: Ground | null; coastDistanceKm: number; riseM: number },
): FloodPart {
  if (flood.sea === null || !Number.isFinite(site.coastDistanceKm))
    return withTown(NONE, flood.towns, 'sea');
  const undefended = openSeaProbability(flood.sea, site);
  const yearlyProbability = defended(undefended, flood.defences, ({ seaYears }) => seaYears);
  const sigmaM = site.ground?.sigmaM ?? 5;
  const lnSigma =
    LN_SIGMA.seaLeast + (LN_SIGMA.seaMost - LN_SIGMA.seaLeast) * (sigmaM / (sigmaM + 1.5));
  return withTown(
    { yearlyProbability, undefended, lnSigma, decidedBy: flood.sea.nearestReach },
    flood.towns,
    'sea',
  );
}

function rainPart(facts: FloodFacts, flood: FloodSetting, slopeDeg: number | null): FloodPart {
  const populationWithin25Km = isKnown(facts.setting)
    ? facts.setting.value.populationWithin25Km
    : 0;
  const yearlyProbability = isKnown(facts.climate)
    ? rainFloodProbability({ ...facts.climate.value, slopeDeg, populationWithin25Km })
    : UNKNOWN_CLIMATE_PER_YEAR;
  return withTown(
    { yearlyProbability, undefended: null, lnSigma: LN_SIGMA.rain, decidedBy: null },
    flood.towns,
    'rain',
  );
}

/** Raises a part to the published floods of a town, fading in from its outskirts. */
function withTown(
  part: FloodPart,
  towns: readonly FloodTown[],
  kind: FloodTown['kind'],
): FloodPart {
  let best = part;
  for (const town of towns) {
    if (town.kind !== kind) continue;
    const floor = Math.max(part.yearlyProbability, 1e-5);
    const raised = floor * Math.pow(town.yearlyProbability / floor, town.membership);
    if (raised > best.yearlyProbability)
      best = {
        ...part,
        yearlyProbability: raised,
        lnSigma: LN_SIGMA.town,
        decidedBy: `${town.name} (${town.from})`,
      };
  }
  return best;
}

function missingOf(facts: FloodFacts): string[] {
  const missing: string[] = [];
  if (!isKnown(facts.elevation)) missing.push(`ground elevation: ${facts.elevation.missing}`);
  if (!isKnown(facts.relief)) missing.push(`slope: ${facts.relief.missing}`);
  if (!isKnown(facts.climate)) missing.push(`climate: ${facts.climate.missing}`);
  return missing;
}
