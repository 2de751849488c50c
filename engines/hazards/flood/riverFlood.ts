import type { FloodDefence, FloodReach, FloodRise } from '../../ground/datasets/floodPlains.ts';
import { normalCdf } from '../../ground/math/normal.ts';
import {
  BANKFULL_PER_YEAR,
  DRAINING_SLOPE_DEG,
  EDGE_PER_YEAR,
  GROUND_ROUGHNESS_M,
  PERCHED_M,
  PLAIN_LOW_SHARE,
  UNGAUGED_RISE,
} from './tables.ts';

/** Below this yearly probability a river is out of reach. */
const NEGLIGIBLE = 1e-9;

/** Elevation of the place, as known. */
export interface Ground {
  readonly elevationM: number;
  readonly sigmaM: number;
}

/** The place as a river sees it. */
export interface RiverSite {
  readonly ground: Ground | null;
  /** Typical slope, degrees; null where not known. */
  readonly slopeDeg: number | null;
}

/** A river at a place: how often it comes there, and what share of such ground it then covers. */
export interface RiverComing {
  /** Times a year that the flood reaches the place's distance from the river, with nothing to hold it. */
  readonly perYear: number;
  /** Chance that the ground of the place lies low enough to stand under it, 0 to 1. */
  readonly share: number;
}

/**
 * How an undefended river comes to a place.
 *
 * Falls by equal ratios from the bankfull rate at the bank to 1 % at the edge of the plain and on beyond it; the uncertain line of
 * the river spreads it sideways; height above the river and slope take their share. POLICY form, good to a factor of three.
 *
 * @returns undefined where the river is out of reach
 */
export function riverComing(reach: FloodReach, site: RiverSite): RiverComing | undefined {
  const spreadKm = Math.hypot(reach.halfWidthKm, reach.axisSigmaKm);
  const bankfull = BANKFULL_PER_YEAR[reach.regime];
  const fall = Math.exp((-reach.distanceKm / spreadKm) * Math.log(bankfull / EDGE_PER_YEAR));
  const perYear = bankfull * fall;
  if (perYear < NEGLIGIBLE) return undefined;
  const flat = site.slopeDeg === null ? 1 : 1 / (1 + (site.slopeDeg / DRAINING_SLOPE_DEG) ** 2);
  const share =
    PLAIN_LOW_SHARE * (reach.halfWidthKm / spreadKm) * flat * lowEnough(reach, site.ground);
  return { perYear, share };
}

/** How far a large flood of a river rises above its ordinary water. */
export const riseOf = ({ rise = UNGAUGED_RISE }: FloodReach): FloodRise => rise;

/** Chance that the ground lies within the rise of a flood and not so far below the river that it is of another plain, against ground level with the river; 1 where the elevation is not known. */
function lowEnough(reach: FloodReach, ground: Ground | null): number {
  if (ground === null) return 1;
  const rise = riseOf(reach);
  const sigma = Math.hypot(ground.sigmaM, reach.waterLevelSigmaM, GROUND_ROUGHNESS_M, rise.sigmaM);
  const aboveRiverM = ground.elevationM - reach.waterLevelM;
  const under =
    normalCdf((rise.riseM - Math.max(0, aboveRiverM)) / sigma) / normalCdf(rise.riseM / sigma);
  const ofItsPlain =
    normalCdf((PERCHED_M + Math.min(0, aboveRiverM)) / sigma) / normalCdf(PERCHED_M / sigma);
  return Math.min(1, under) * Math.min(1, ofItsPlain);
}

/**
 * Yearly probability behind a defence that holds floods up to its standard: the waiting times add up.
 *
 * @param years  standard of protection; 0 leaves the probability as it is
 */
export function behindDefence(probability: number, years: number): number {
  return years > 0 && probability > 0 ? 1 / (1 / probability + years) : probability;
}

/** The probability behind the best of the defences round a place, fading out at their edges. */
export function defended(
  probability: number,
  defences: readonly FloodDefence[],
  yearsOf: (defence: FloodDefence) => number,
): number {
  let least = probability;
  for (const defence of defences) {
    const behind = behindDefence(probability, yearsOf(defence));
    if (behind < probability)
      least = Math.min(least, probability * Math.pow(behind / probability, defence.membership));
  }
  return least;
}
