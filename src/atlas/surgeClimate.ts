import type { SurgeClimate } from '../../engines/ground/datasets/floodPlains.ts';
import { distanceKm } from '../../engines/ground/earth/geodesy.ts';
import { COAST_SOURCES, coastLevels, type SurgeMaker } from './data/coastLevels.ts';
import { seaCellAt } from './geography/seaWays.ts';
import { seaRisePatternAt } from './seaRisePattern.ts';
import { shelfFactor, shelfSetupAt } from './shelfSetup.ts';
import { detoursFrom, radiusKmOf } from './surgeWays.ts';
import { tideAt } from './tides/tideAt.ts';

/** POLICY. Share of mean high water that an extreme surge meets: storms of days meet a high tide, cyclones of hours any tide. */
const TIDE_SHARE: Readonly<Record<SurgeMaker, number>> = { t: 0.5, e: 1, o: 1 };

/** POLICY. Reaches closer than this count alike, km. */
const CORE_KM = 15;

/** A reach of coast about a place. */
interface Near {
  readonly row: number;
  /** Over water. */
  readonly wayKm: number;
}

/**
 * Extreme levels of the sea at a shore: the listed reaches of coast about it, blended by the way over water, so that no coast reads the sea
 * behind a neck of land. Weights are ((R - d) / (d + core))^3 of the ways d within a radius R. Surges of cyclones are read before the shelf of the place (`shelfSetup.ts`).
 *
 * @returns null where no reach is listed
 * @source Franke & Nielson (1980), Int. J. Numer. Meth. Eng. 15, 1691-1704 (modified Shepard weights). doi:10.1002/nme.1620151110
 */
export function surgeClimateAt(lat: number, lon: number): SurgeClimate | null {
  const near = reachesAbout(lat, lon);
  const [nearest] = near;
  const first = nearest && coastLevels[nearest.row];
  if (!first) return null;
  const sum = blended(near, radiusKmOf(nearest.wayKm), shelfSetupAt(lat, lon));
  const from = COAST_SOURCES[first[8]];
  const tide = tideAt(lat, lon, { m: sum.highTideM, km: nearest.wayKm, from });
  return {
    nearestReach: first[0],
    referenceDistanceKm: distanceKm(lat, lon, first[1], first[2]),
    ...sum,
    highTideM: tide.highM,
    lnSigma: Math.min(0.8, Math.hypot(0.3, 0.0008 * nearest.wayKm)),
    from,
    tide,
    risePattern: seaRisePatternAt(lat, lon),
  };
}

/** Weight of a reach whose way is so long, against others of the same radius within which reaches count, km. */
function weightOf(wayKm: number, radiusKm: number): number {
  return Math.max(0, (radiusKm - wayKm) / (wayKm + CORE_KM)) ** 3;
}

/** Whether the surges of a reach are listed by themselves, not as levels at gauges: they meet whatever tide comes, where a level holds the tides that it was read with. Cyclones are too few to meet the highest. */
const isSurgeAlone = (maker: SurgeMaker, from: string): boolean => maker !== 't' && from === 'M';

/** Means of the reaches by weight; a share whose terms are no larger than those of the total, added in the same order, does not pass 1 by rounding. */
function blended(near: readonly Near[], radiusKm: number, setup: number | undefined) {
  let total = 0;
  let [surge10M, surge100M, highTideM, tide, motion, cyclones, alone] = [0, 0, 0, 0, 0, 0, 0];
  for (const { row, wayKm } of near) {
    const [, , , maker, ten, hundred, high, land, from] = coastLevels[row];
    const weight = weightOf(wayKm, radiusKm);
    total += weight;
    tide += weight * TIDE_SHARE[maker];
    if (maker === 't') cyclones += weight;
    if (isSurgeAlone(maker, from)) alone += weight;
    const shelf = maker === 't' ? shelfFactor(setup, row) : 1;
    surge10M += weight * shelf * ten;
    surge100M += weight * shelf * hundred;
    highTideM += weight * high;
    motion += weight * land;
  }
  return {
    surge10M: surge10M / total,
    surge100M: surge100M / total,
    highTideM: highTideM / total,
    tideShare: tide / total,
    landMotionMmPerYear: motion / total,
    cycloneShare: cyclones / total,
    surgeAloneShare: alone / total,
  };
}

/** Reaches that can bear on a place, nearest over water first; where no water leads to any, all by the straight way. */
function reachesAbout(lat: number, lon: number): Near[] {
  return detoursFrom(seaCellAt(lat, lon))
    .map(({ row, extraKm }) => {
      const [, reachLat, reachLon] = coastLevels[row];
      return { row, wayKm: distanceKm(lat, lon, reachLat, reachLon) + extraKm };
    })
    .sort((a, b) => a.wayKm - b.wayKm);
}
