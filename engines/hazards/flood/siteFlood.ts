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
import { asMapped } from './mappedFlood.ts';
import { rainFloodProbability } from './rainFlood.ts';
import { behindDefence, defended, riverComing, type Ground, type RiverSite } from './riverFlood.ts';
import { openSeaProbability, tideLnSigma } from './seaFlood.ts';
import { drainageFactor, streamFloodProbability } from './smallStreams.ts';
import { LN_SIGMA, STREAM, UNKNOWN_CLIMATE_PER_YEAR } from './tables.ts';
import { usualProtectionYears } from './usualProtection.ts';

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
  /** The published floods of a town decide: they hold for the part of the town that floods. */
  readonly ofTown?: boolean;
  /** No standard of its defences is published: it is kept to what its country usually keeps rivers to. */
  readonly usuallyHeld?: boolean;
  /** Small streams that no list names decide: shallow water, and not at every house. */
  readonly ofStreams?: boolean;
}

/** Yearly probability of more than 15 cm of water at a place, by cause. */
export interface SiteFlood {
  readonly yearlyProbability: number;
  readonly lnSigma: number;
  readonly river: FloodPart;
  readonly sea: FloodPart;
  readonly rain: FloodPart;
  readonly reach: FloodReach | null;
  /** Rise of the sea so far, m; null before the years that it was observed in. */
  readonly riseM: number | null;
  /** Inputs that nobody could answer, in words. */
  readonly missing: readonly string[];
}

/** Height of the sea that its levels stand on, m: the mean of 1995 to 2014. */
export const BASELINE_M = 0;
const NO_RISE =
  'rise of the sea so far: it is observed from 2005 on, levels are those of 1995 to 2014';

/** Where the sea does not come: 60 km and more from any coast. */
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
  const riseM = realisedRiseM(Math.min(2035, 1970 + moment.ms / 31_556_952_000)) ?? null;
  const coastDistanceKm = isKnown(facts.setting) ? facts.setting.value.coastDistanceKm : Infinity;
  const rainPerYear = rainRate(facts, slopeDeg);
  const stream = streamPart(rainPerYear, drainageFactor(ground, flood.drainage));
  const listed = riverPart(flood, { ground, slopeDeg, usualYears: usualYearsOf(facts) }, stream);
  const { reach } = listed;
  const river = asMapped('river', listed.part, flood);
  const sea = asMapped(
    'sea',
    seaPart(flood, { ground, coastDistanceKm, riseM: riseM ?? BASELINE_M }),
    flood,
  );
  const rain = asMapped('rain', rainPart(rainPerYear * (1 - STREAM.shareOfRain), flood), flood);
  const missing = [...missingOf(facts), ...(riseM === null && flood.sea !== null ? [NO_RISE] : [])];
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

/** What the country of a place usually keeps its rivers to. */
const usualYearsOf = ({ setting: where }: FloodFacts): number =>
  usualProtectionYears(isKnown(where) ? where.value.countryCode : null);

/** No list of rivers is whole: a stream that none names is a prior with a wide interval, never nothing. */
function streamPart(rainPerYear: number, factor: number): FloodPart {
  const yearlyProbability = streamFloodProbability(rainPerYear, factor);
  return {
    yearlyProbability,
    undefended: yearlyProbability,
    lnSigma: LN_SIGMA.stream,
    decidedBy: 'small streams that no list names (prior by rain and how the ground drains)',
    ofStreams: true,
  };
}

/** The river that floods the place most often, against its defences; or the published floods of the town where they are more frequent. */
function riverPart(
  flood: FloodSetting,
  site: RiverSite & { readonly usualYears: number },
  stream: FloodPart,
): { part: FloodPart; reach: FloodReach | null } {
  let best = stream;
  let deciding: FloodReach | null = null;
  for (const reach of flood.reaches) {
    const coming = riverComing(reach, site);
    if (!coming) continue;
    const undefended = coming.perYear * coming.share;
    // A wall holds the river, not the ground: it makes the flood rarer, and leaves the share of the ground that lies low.
    const held = behindDefence(
      coming.perYear,
      reach.protectionYears > 0 ? reach.protectionYears : site.usualYears,
    );
    const behind = defended(held, flood.defences, ({ riverYears }) => riverYears);
    const yearlyProbability = coming.share * behind;
    if (yearlyProbability <= best.yearlyProbability) continue;
    const isHeld = yearlyProbability < 0.5 * undefended;
    const ofListed = isHeld ? LN_SIGMA.defendedRiver : LN_SIGMA.openRiver;
    const lnSigma = reach.listed === false ? LN_SIGMA.unlistedRiver : ofListed;
    const usuallyHeld = reach.protectionYears === 0 && behind === held;
    best = { yearlyProbability, undefended, lnSigma, decidedBy: reach.name, usuallyHeld };
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
  const lnSigma = Math.hypot(
    LN_SIGMA.seaLeast + (LN_SIGMA.seaMost - LN_SIGMA.seaLeast) * (sigmaM / (sigmaM + 1.5)),
    tideLnSigma(flood.sea, sigmaM),
  );
  return withTown(
    { yearlyProbability, undefended, lnSigma, decidedBy: flood.sea.nearestReach },
    flood.towns,
    'sea',
  );
}

/** Rain floods of a place taken at random in such a climate, surface water and small streams together, a year. */
function rainRate(facts: FloodFacts, slopeDeg: number | null): number {
  const populationWithin25Km = isKnown(facts.setting)
    ? facts.setting.value.populationWithin25Km
    : 0;
  return isKnown(facts.climate)
    ? rainFloodProbability({ ...facts.climate.value, slopeDeg, populationWithin25Km })
    : UNKNOWN_CLIMATE_PER_YEAR;
}

function rainPart(yearlyProbability: number, flood: FloodSetting): FloodPart {
  return withTown(
    { yearlyProbability, undefended: null, lnSigma: LN_SIGMA.rain, decidedBy: null },
    flood.towns,
    'rain',
  );
}

/**
 * A part with the published floods of a town: where they come oftener they hold, fading in from the outskirts; where the place itself should
 * flood oftener than its town was seen to, the two estimates are weighed by what each leaves open.
 */
function withTown(
  part: FloodPart,
  towns: readonly FloodTown[],
  kind: FloodTown['kind'],
): FloodPart {
  let best: FloodPart | null = null;
  let seen: FloodTown | null = null;
  for (const town of towns) {
    if (town.kind !== kind) continue;
    if (seen === null || town.membership > seen.membership) seen = town;
    const floor = Math.max(part.yearlyProbability, 1e-5);
    const raised = floor * Math.pow(town.yearlyProbability / floor, town.membership);
    if (raised <= (best ?? part).yearlyProbability) continue;
    best = {
      ...part,
      yearlyProbability: raised,
      // What is published holds with the town's defences: without them it floods no less often.
      undefended: part.undefended === null ? null : Math.max(part.undefended, raised),
      lnSigma: LN_SIGMA.town,
      decidedBy: `${town.name} (${town.from})`,
      ofTown: true,
      ofStreams: false,
    };
  }
  return best ?? (seen === null ? part : weighedDown(part, seen));
}

/** A place that should flood oftener than its town was seen to: the mean of the logarithms by inverse variances. */
function weighedDown(part: FloodPart, { yearlyProbability, membership }: FloodTown): FloodPart {
  const own = part.lnSigma ** 2;
  const weight = (membership * own) / (own + LN_SIGMA.town ** 2);
  return {
    ...part,
    yearlyProbability:
      part.yearlyProbability * Math.pow(yearlyProbability / part.yearlyProbability, weight),
  };
}

function missingOf(facts: FloodFacts): string[] {
  const missing: string[] = [];
  if (!isKnown(facts.elevation)) missing.push(`ground elevation: ${facts.elevation.missing}`);
  if (!isKnown(facts.relief)) missing.push(`slope: ${facts.relief.missing}`);
  if (!isKnown(facts.climate)) missing.push(`climate: ${facts.climate.missing}`);
  return missing;
}
