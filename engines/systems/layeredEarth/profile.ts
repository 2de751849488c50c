import { distanceKm } from '../../ground/earth/geodesy.ts';
import { Z90 } from '../../ground/math/normal.ts';
import { evidenceAt } from '../prospect/evidence.ts';
import { schlumbergerOhmM, type LayeredEarth } from './sounding.ts';
import { SOUNDINGS, type Sounding } from './soundings.ts';

/** How a profile came about. */
export const PROFILE_MODES = ['data', 'interpolated', 'prior'] as const;
export type ProfileMode = (typeof PROFILE_MODES)[number];

/** POLICY. A sounding speaks for its place, and is blended with others and the prior as far as the reach, km. */
const AT_PLACE_KM = 2;
const REACH_KM = 60;

/** Depths at which profiles are given, m. */
const PROFILE_DEPTHS_M = [0, 5, 10, 25, 50, 100, 200, 400, 800, 1500, 3000] as const;

/** Resistivity at a depth with its 10 to 90 % interval. */
export interface ProfilePoint {
  readonly depthM: number;
  readonly resistivityOhmM: number;
  readonly p10: number;
  readonly p90: number;
}

/** Resistivity below a place, and what it rests on. */
export interface LayeredProfile {
  readonly mode: ProfileMode;
  readonly points: readonly ProfilePoint[];
  /** Soundings that bear on it, nearest first, with their distance and weight. */
  readonly soundings: readonly {
    readonly sounding: Sounding;
    readonly km: number;
    readonly weight: number;
  }[];
  /** What a Schlumberger sounding there would read, by half spacing. */
  readonly forecast: readonly { readonly halfSpacingM: number; readonly apparentOhmM: number }[];
  readonly priorName: string;
}

/**
 * Resistivity with depth below a point: that of a sounding at hand, a blend of soundings within reach and the prior, or the prior.
 *
 * ln resistivity at each depth is the mean of the soundings' and the prior's, weighted by exp(-(d/20 km)^2) and a tenth; its variance is
 * that of the blend plus the spread among what is blended.
 */
export function layeredProfile(lat: number, lon: number): LayeredProfile {
  const near = SOUNDINGS.map((sounding) => ({
    sounding,
    km: distanceKm(lat, lon, sounding.lat, sounding.lon),
  }))
    .filter(({ km }) => km <= REACH_KM)
    .toSorted((a, b) => a.km - b.km);
  const prior = priorAt(lat, lon);
  const nearest = near[0];
  const isAtPlace = nearest !== undefined && nearest.km <= AT_PLACE_KM;
  const used = isAtPlace ? [nearest] : near;
  const weighted = used.map((each) => ({
    ...each,
    weight: isAtPlace ? 1 : Math.exp(-((each.km / 20) ** 2)),
  }));
  const parts = [
    ...weighted.map(({ sounding, weight }) => ({ sounding, weight })),
    ...(isAtPlace ? [] : [{ sounding: prior, weight: 0.1 }]),
  ];
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const points = PROFILE_DEPTHS_M.map((depthM) => blended(parts, total, depthM));
  const earth = earthOf(points);
  return {
    mode: modeOf(isAtPlace, near.length),
    points,
    soundings: weighted.map((each) => ({ ...each, weight: each.weight / total })),
    forecast: [3, 10, 30, 100, 300, 1000].map((halfSpacingM) => ({
      halfSpacingM,
      apparentOhmM: schlumbergerOhmM(earth, halfSpacingM),
    })),
    priorName: prior.name,
  };
}

function modeOf(isAtPlace: boolean, soundingsNear: number): LayeredProfile['mode'] {
  if (isAtPlace) return 'data';
  return soundingsNear > 0 ? 'interpolated' : 'prior';
}

interface Part {
  readonly sounding: Pick<Sounding, 'topsM' | 'resistivityOhmM' | 'lnSigma'>;
  readonly weight: number;
}

function blended(parts: readonly Part[], total: number, depthM: number): ProfilePoint {
  const at = (part: Part): number => Math.log(resistivityAt(part.sounding, depthM));
  const mean = parts.reduce((sum, part) => sum + (part.weight / total) * at(part), 0);
  const variance = parts.reduce(
    (sum, part) =>
      sum + (part.weight / total) * (part.sounding.lnSigma ** 2 + (at(part) - mean) ** 2),
    0,
  );
  const spread = Z90 * Math.sqrt(variance);
  return {
    depthM,
    resistivityOhmM: Math.exp(mean),
    p10: Math.exp(mean - spread),
    p90: Math.exp(mean + spread),
  };
}

function resistivityAt({ topsM, resistivityOhmM }: Part['sounding'], depthM: number): number {
  let layer = 0;
  while (layer + 1 < topsM.length && topsM[layer + 1] <= depthM) layer++;
  return resistivityOhmM[layer];
}

function earthOf(points: readonly ProfilePoint[]): LayeredEarth {
  return {
    resistivityOhmM: points.map(({ resistivityOhmM }) => resistivityOhmM),
    thicknessM: points.slice(1).map(({ depthM }, i) => depthM - points[i].depthM),
  };
}

/**
 * What is usual where nothing was measured: basin fill as thick as the table of basins has it over bedrock, or bedrock alone.
 *
 * @source Palacky (1988), Resistivity characteristics of geologic targets, Electromagnetic Methods in Applied Geophysics 1, 52-129:
 *   sediments 10 to 100 ohm-metres, crystalline rock 500 to 10,000
 */
function priorAt(lat: number, lon: number): Sounding {
  const { fillKm } = evidenceAt(lat, lon);
  const common = { lat, lon, lnSigma: 1.3, source: 'Palacky (1988)' };
  if (fillKm >= 0.3)
    return {
      ...common,
      name: 'sedimentary basin',
      topsM: [0, 20, fillKm * 1000],
      resistivityOhmM: [50, 20, 500],
    };
  return {
    ...common,
    name: 'bedrock under thin soil',
    topsM: [0, 15, 100],
    resistivityOhmM: [100, 400, 1500],
  };
}
