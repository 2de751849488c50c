import { calendarYear } from '../../ground/math/time.ts';
import { climateNormals } from '../../ground/datasets/climate.ts';
import {
  floodSetting,
  type FloodReach,
  type FloodSetting,
} from '../../ground/datasets/floodPlains.ts';
import { elevation, relief, setting } from '../../ground/datasets/terrain.ts';
import { stormRain } from '../../ground/datasets/weatherClimates.ts';
import { isKnown, type FactTree, type Moment } from '../../facts.ts';
import { realisedRiseM } from '../seaLevel/globalMeanRise.ts';
import { townsByHeight, withTown, type FloodPart } from './floodPart.ts';
import { asMapped } from './mappedFlood.ts';
import { liquidShare, rainFloodProbability } from './rainFlood.ts';
import { behindDefence, defended, riverComing, type Ground, type RiverSite } from './riverFlood.ts';
import { openSeaProbability, tideLnSigma } from './seaFlood.ts';
import { drainageFactor, gatheringFactor, streamFloodProbability } from './smallStreams.ts';
import { LN_SIGMA, STREAM, UNKNOWN_CLIMATE_PER_YEAR } from './tables.ts';
import { seaStandardYears, usualProtectionYears } from './usualProtection.ts';

/** What the flood hazard of a place is worked out from. */
export function floodNeeds({ lat, lon }: { readonly lat: number; readonly lon: number }) {
  return {
    setting: setting({ lat, lon }),
    elevation: elevation({ lat, lon }),
    relief: relief({ lat, lon }),
    flood: floodSetting({ lat, lon }),
    climate: climateNormals({ lat, lon }),
    stormRain: stormRain({ lat, lon }),
  };
}

export type FloodFacts = FactTree<ReturnType<typeof floodNeeds>>;

/** A river with its floods at a place. */
export interface RiverHere {
  readonly part: FloodPart;
  readonly reach: FloodReach;
}

/** Yearly probability of more than 15 cm of water at a place, by cause. */
export interface SiteFlood {
  readonly yearlyProbability: number;
  readonly lnSigma: number;
  readonly river: FloodPart;
  readonly sea: FloodPart;
  readonly rain: FloodPart;
  readonly reach: FloodReach | null;
  /** Rivers that come less often than what decides, but may bring more water. */
  readonly beside: readonly RiverHere[];
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
 * @param found  the flood setting, which must be known
 * @returns probabilities a year, 0 to 1, and the log standard deviation of their sum
 */
export function siteFlood(facts: FloodFacts, found: FloodSetting, moment: Moment): SiteFlood {
  const ground = isKnown(facts.elevation)
    ? { elevationM: facts.elevation.value.elevationM, sigmaM: facts.elevation.value.sigmaM }
    : null;
  const flood = { ...found, towns: townsByHeight(found, ground) };
  const slopeDeg = isKnown(facts.relief) ? facts.relief.value.slopeDeg : null;
  const riseM = realisedRiseM(Math.min(2035, calendarYear(moment.ms))) ?? null;
  const rainfall = rainRate(facts, slopeDeg);
  const stream = streamPart(
    rainfall,
    drainageFactor(ground, flood.drainage) * gatheringFactor(flood.landShare),
  );
  const listed = riverPart(flood, { ground, slopeDeg, usualYears: usualYearsOf(facts) }, stream);
  const { reach } = listed;
  const river = asMapped('river', listed.part, flood);
  const sea = asMapped(
    'sea',
    seaPart(flood, shoreOf(facts, { ground, riseM: riseM ?? BASELINE_M })),
    flood,
  );
  const rain = asMapped('rain', rainPart(rainfall, flood), flood);
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
  // A map of depths takes the place of all that comes from rivers.
  const beside = river === listed.part ? listed.beside : [];
  return { yearlyProbability: total, lnSigma, river, sea, rain, reach, beside, riseM, missing };
}

const countryOf = ({ setting: where }: FloodFacts): string | null =>
  isKnown(where) ? where.value.countryCode : null;

/** What the country of a place usually keeps its rivers to. */
const usualYearsOf = (facts: FloodFacts): number => usualProtectionYears(countryOf(facts));

/** No list of rivers is whole: a stream that none names is a prior with a wide interval, never nothing. */
function streamPart({ perYear, guessed }: RainRate, factor: number): FloodPart {
  const yearlyProbability = streamFloodProbability(perYear, factor);
  return {
    yearlyProbability,
    undefended: yearlyProbability,
    lnSigma: Math.hypot(LN_SIGMA.stream, guessed),
    decidedBy: 'small streams that no list names (prior by rain and how the ground drains)',
    ofStreams: true,
  };
}

/** The river that floods the place most often, against its defences; or small streams, or the published floods of the town where they are more frequent. */
function riverPart(
  flood: FloodSetting,
  site: RiverSite & { readonly usualYears: number },
  stream: FloodPart,
): { part: FloodPart; reach: FloodReach | null; beside: SiteFlood['beside'] } {
  const rivers = riversHere(flood, site);
  const [most, ...others] = rivers;
  const inTown = (part: FloodPart) => withTown(part, flood.towns, 'river');
  const asInTown = ({ part, reach }: RiverHere) => ({ part: inTown(part), reach });
  if (most && most.part.yearlyProbability > stream.yearlyProbability)
    return { part: inTown(most.part), reach: most.reach, beside: others.map(asInTown) };
  return { part: inTown(stream), reach: null, beside: rivers.map(asInTown) };
}

/** The listed and mapped rivers that flood the place, most frequent first. */
function riversHere(
  flood: FloodSetting,
  site: RiverSite & { readonly usualYears: number },
): RiverHere[] {
  return flood.reaches
    .flatMap((reach) => riverHere(reach, site, flood.defences) ?? [])
    .toSorted((a, b) => b.part.yearlyProbability - a.part.yearlyProbability);
}

/** A river against its defences; undefined where it is out of reach. */
function riverHere(
  reach: FloodReach,
  site: RiverSite & { readonly usualYears: number },
  defences: FloodSetting['defences'],
): RiverHere | undefined {
  const coming = riverComing(reach, site);
  if (!coming) return undefined;
  const undefended = coming.perYear * coming.share;
  // A wall holds the river, not the ground: it makes the flood rarer, and leaves the share of the ground that lies low.
  const held = behindDefence(
    coming.perYear,
    reach.protectionYears > 0 ? reach.protectionYears : site.usualYears,
  );
  const behind = defended(held, defences, ({ riverYears }) => riverYears);
  const yearlyProbability = coming.share * behind;
  if (yearlyProbability === 0) return undefined;
  const isHeld = yearlyProbability < 0.5 * undefended;
  const ofListed = isHeld ? LN_SIGMA.defendedRiver : LN_SIGMA.openRiver;
  const lnSigma = reach.listed === false ? LN_SIGMA.unlistedRiver : ofListed;
  const usuallyHeld = reach.protectionYears === 0 && behind === held;
  const decidedBy = reach.name;
  return { part: { yearlyProbability, undefended, lnSigma, decidedBy, usuallyHeld }, reach };
}

/** A place by the sea: its ground, the way to the shore, and what its country keeps the sea to. */
interface Shore {
  readonly ground: Ground | null;
  readonly riseM: number;
  readonly coastDistanceKm: number;
  readonly standardYears: number;
}

const shoreOf = (facts: FloodFacts, at: Pick<Shore, 'ground' | 'riseM'>): Shore => ({
  ...at,
  coastDistanceKm: isKnown(facts.setting) ? facts.setting.value.coastDistanceKm : Infinity,
  standardYears: seaStandardYears(countryOf(facts)),
});

function seaPart(flood: FloodSetting, site: Shore): FloodPart {
  if (flood.sea === null || !Number.isFinite(site.coastDistanceKm))
    return withTown(NONE, flood.towns, 'sea');
  const undefended = openSeaProbability(flood.sea, site);
  const held = behindDefence(undefended, site.standardYears);
  const behind = defended(undefended, flood.defences, ({ seaYears }) => seaYears);
  const yearlyProbability = Math.min(held, behind);
  const usuallyHeld = held < behind;
  const sigmaM = site.ground?.sigmaM ?? 5;
  const lnSigma = Math.hypot(
    LN_SIGMA.seaLeast + (LN_SIGMA.seaMost - LN_SIGMA.seaLeast) * (sigmaM / (sigmaM + 1.5)),
    tideLnSigma(flood.sea, sigmaM),
  );
  return withTown(
    { yearlyProbability, undefended, lnSigma, decidedBy: flood.sea.nearestReach, usuallyHeld },
    flood.towns,
    'sea',
  );
}

/** Rain floods a year, and what an unknown climate adds to the standard deviation of their logarithm. */
interface RainRate {
  readonly perYear: number;
  readonly guessed: number;
}

/** Rain floods of a place taken at random in such a climate, surface water and small streams together. */
function rainRate(facts: FloodFacts, slopeDeg: number | null): RainRate {
  const populationWithin25Km = isKnown(facts.setting)
    ? facts.setting.value.populationWithin25Km
    : 0;
  if (!isKnown(facts.stormRain))
    return { perYear: UNKNOWN_CLIMATE_PER_YEAR, guessed: LN_SIGMA.unknownClimate };
  const { day100YearMm } = facts.stormRain.value;
  const liquid = isKnown(facts.climate) ? liquidShare(facts.climate.value.meanTemperatureC) : 1;
  return {
    perYear: liquid * rainFloodProbability({ day100YearMm, slopeDeg, populationWithin25Km }),
    guessed: 0,
  };
}

/** What is left to rain where it falls when the streams have their share. */
function rainPart({ perYear, guessed }: RainRate, flood: FloodSetting): FloodPart {
  const part = {
    yearlyProbability: perYear * (1 - STREAM.shareOfRain),
    undefended: null,
    lnSigma: Math.hypot(LN_SIGMA.rain, guessed),
    decidedBy: null,
  };
  return withTown(part, flood.towns, 'rain');
}

function missingOf(facts: FloodFacts): string[] {
  const missing: string[] = [];
  if (!isKnown(facts.elevation)) missing.push(`ground elevation: ${facts.elevation.missing}`);
  if (!isKnown(facts.relief)) missing.push(`slope: ${facts.relief.missing}`);
  if (!isKnown(facts.stormRain))
    missing.push(`rain of the wettest days: ${facts.stormRain.missing}`);
  return missing;
}
