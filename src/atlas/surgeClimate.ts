import type { SurgeClimate } from '../../engines/ground/datasets/floodPlains.ts';
import { distanceKm } from '../../engines/ground/earth/geodesy.ts';
import { COAST_SOURCES, coastLevels, type SurgeMaker } from './data/coastLevels.ts';
import { once } from './geography/once.ts';
import { CELLS, middleOf, seaCellAt, walkSea } from './geography/seaWays.ts';
import { tideAt } from './tides/tideAt.ts';

/** POLICY. Share of mean high water that an extreme surge meets: storms of days meet a high tide, cyclones of hours any tide. */
const TIDE_SHARE: Readonly<Record<SurgeMaker, number>> = { t: 0.5, e: 1, o: 1 };

/** POLICY. Reaches closer than `coreKm` count alike; those beyond thrice the way to the nearest and `reachKm` do not count. */
const BLEND = { coreKm: 15, reachKm: 60 } as const;

/** POLICY. Ways from cell to cell of the sea are too long by as much: what is longer than this share and so many km over the straight way is taken for a detour. */
const DETOUR = { share: 1.08, leastKm: 40 } as const;

/** Beyond the nearest reach no other is looked for farther than this, km. */
const BEYOND_KM = 1000;

/** How far two places of one cell, or a reach and its cell, may lie apart, km. */
const CELL_KM = 35;

/** Reaches by the cell of the sea that they lie on, and 1 for each such cell: a walk comes to thousands that have none. */
const reachesByCell = once(() => {
  const byCell = new Map<number, number[]>();
  const isReach = new Uint8Array(CELLS);
  for (const [row, [, lat, lon]] of coastLevels.entries()) {
    const cell = seaCellAt(lat, lon) ?? -1;
    const rows = byCell.get(cell);
    if (rows) rows.push(row);
    else byCell.set(cell, [row]);
    isReach[cell] = 1;
  }
  return { byCell, isReach };
});

/** A reach as seen from a cell of the sea: how much longer the way over water is than the straight one, km. */
interface Detour {
  readonly row: number;
  readonly extraKm: number;
}

const detoursByCell = new Map<number, readonly Detour[]>();

/** A reach of coast about a place. */
interface Near {
  readonly row: number;
  /** Over water. */
  readonly wayKm: number;
}

/**
 * Extreme levels of the sea at a shore: the listed reaches of coast about it, blended by the way over water, so that no coast reads the sea
 * behind a neck of land. Weights are ((R - d) / (d + core))^3 of the ways d within a radius R.
 *
 * @returns null where no reach is listed
 * @source Franke & Nielson (1980), Int. J. Numer. Meth. Eng. 15, 1691-1704 (modified Shepard weights). doi:10.1002/nme.1620151110
 */
export function surgeClimateAt(lat: number, lon: number): SurgeClimate | null {
  const near = reachesAbout(lat, lon);
  const [nearest] = near;
  const first = nearest && coastLevels[nearest.row];
  if (!first) return null;
  const sum = blended(near, radiusOf(nearest.wayKm));
  const from = COAST_SOURCES[first[8]];
  const tide = tideAt(lat, lon, { m: sum.highTideM, from });
  return {
    nearestReach: first[0],
    referenceDistanceKm: distanceKm(lat, lon, first[1], first[2]),
    ...sum,
    highTideM: tide.highM,
    lnSigma: Math.min(0.8, Math.hypot(0.3, 0.0008 * nearest.wayKm)),
    from,
    tide,
  };
}

/** Weight of a reach whose way is so long, against others of the same radius within which reaches count, km. */
function weightOf(wayKm: number, radiusKm: number): number {
  return Math.max(0, (radiusKm - wayKm) / (wayKm + BLEND.coreKm)) ** 3;
}

const radiusOf = (nearestKm: number): number => 3 * nearestKm + BLEND.reachKm;

/** Means of the reaches by weight; a share whose terms are no larger than those of the total, added in the same order, does not pass 1 by rounding. */
function blended(near: readonly Near[], radiusKm: number) {
  let total = 0;
  let [surge10M, surge100M, highTideM, tide, motion, cyclones] = [0, 0, 0, 0, 0, 0];
  for (const { row, wayKm } of near) {
    const [, , , maker, ten, hundred, high, land] = coastLevels[row];
    const weight = weightOf(wayKm, radiusKm);
    total += weight;
    tide += weight * TIDE_SHARE[maker];
    if (maker === 't') cyclones += weight;
    surge10M += weight * ten;
    surge100M += weight * hundred;
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
  };
}

/** Reaches that can bear on a place, nearest over water first; where no water leads to any, all by the straight way. */
function reachesAbout(lat: number, lon: number): Near[] {
  const cell = seaCellAt(lat, lon);
  const detours = cell === null ? ALL_STRAIGHT : detoursFrom(cell);
  return detours
    .map(({ row, extraKm }) => {
      const [, reachLat, reachLon] = coastLevels[row];
      return { row, wayKm: distanceKm(lat, lon, reachLat, reachLon) + extraKm };
    })
    .sort((a, b) => a.wayKm - b.wayKm);
}

const ALL_STRAIGHT: readonly Detour[] = coastLevels.map((_reach, row) => ({ row, extraKm: 0 }));

function detoursFrom(cell: number): readonly Detour[] {
  const known = detoursByCell.get(cell);
  if (known) return known;
  const found: Detour[] = [];
  const from = middleOf(cell);
  const { byCell, isReach } = reachesByCell();
  let enoughKm = Infinity;
  walkSea(cell, (at, wayKm) => {
    if (isReach[at] === 1)
      for (const row of byCell.get(at) ?? []) {
        const to = middleOf(at);
        const straightKm = distanceKm(from.lat, from.lon, to.lat, to.lon);
        const extraKm = Math.max(0, wayKm - DETOUR.share * straightKm - DETOUR.leastKm);
        found.push({ row, extraKm });
        const mostKm = Math.min(radiusOf(wayKm + 2 * CELL_KM), wayKm + BEYOND_KM) + 2 * CELL_KM;
        enoughKm = Math.min(enoughKm, mostKm);
      }
    return wayKm < DETOUR.share * enoughKm;
  });
  const detours = found.length > 0 ? found : ALL_STRAIGHT;
  detoursByCell.set(cell, detours);
  return detours;
}
