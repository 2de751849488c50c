import { KM_PER_DEGREE, radians } from '../../engines/ground/earth/geodesy.ts';
import { once } from '../../src/atlas/geography/once.ts';
import { landMask } from '../../src/atlas/geography/landMask.ts';
import { middleOf, walkSea } from '../../src/atlas/geography/seaWays.ts';
import { DEPTH_STEP_DEG, oceanGrid } from '../../src/atlas/oceanDepth.ts';

/** Land along the rays, degrees. */
const LAND_STEP_DEG = 0.05;
const LAND_COLUMNS = Math.round(360 / LAND_STEP_DEG);
/** Directions from which the wind may blow; the mean of the best quarter of them counts. */
const RAYS = 36;
const RAY_STEP_KM = 5;
/** POLICY. How far the strong winds of a cyclone reach over the water, km. */
const RAY_KM = 150;
/** The first kilometres may cross the shore's own headlands, and land narrower than two steps stops no wind. */
const FREE_KM = 20;
const BLOCKING_STEPS = 2;
/** POLICY. Water is taken deeper by so much, m: near the shore the set-up itself and the mean of a cell of 28 km hide what is shallow. */
const DEEPER_M = 30;
/** POLICY. The shelf before a bay is that of the shores about it: the greatest within this way over the water, km. */
const ABOUT_KM = 30;

const land = once(() => landMask(LAND_STEP_DEG));
const sea = once(() => oceanGrid(DEPTH_STEP_DEG));

function isLand(lat: number, lon: number): boolean {
  const row = Math.floor((lat + 90) / LAND_STEP_DEG);
  const column = Math.floor((lon + 180) / LAND_STEP_DEG);
  const wrapped = ((column % LAND_COLUMNS) + LAND_COLUMNS) % LAND_COLUMNS;
  return land()[row * LAND_COLUMNS + wrapped] === 1;
}

/** Depth between the middles of four cells, by the mean of the logarithms of those that are water, m. */
function depthM(lat: number, lon: number): number {
  const { depthM: depths, rows, columns, stepDeg } = sea();
  const y = (lat + 90) / stepDeg - 0.5;
  const x = (lon + 180) / stepDeg - 0.5;
  const [row, column] = [Math.floor(y), Math.floor(x)];
  let [sum, weight] = [0, 0];
  for (const up of [0, 1])
    for (const east of [0, 1]) {
      const r = Math.min(rows - 1, Math.max(0, row + up));
      const c = (((column + east) % columns) + columns) % columns;
      const depth = depths[r * columns + c] ?? 0;
      if (depth <= 0) continue;
      const share = Math.max(
        1e-3,
        Math.abs(1 - up - (y - row)) * Math.abs(1 - east - (x - column)),
      );
      sum += share * Math.log(depth);
      weight += share;
    }
  return weight > 0 ? Math.exp(sum / weight) : 0;
}

/** Fetch over depth along one direction, km per m. */
function setupAlong(lat: number, lon: number, azimuth: number): number {
  const north = Math.cos(azimuth) / KM_PER_DEGREE;
  const east = Math.sin(azimuth) / KM_PER_DEGREE / Math.max(0.05, Math.cos(radians(lat)));
  let [sum, blocked, isWet] = [0, 0, false];
  for (let km = RAY_STEP_KM / 2; km <= RAY_KM; km += RAY_STEP_KM) {
    const [y, x] = [lat + north * km, lon + east * km];
    if (isLand(y, x)) {
      if (!isWet && km <= FREE_KM) continue;
      if (!isWet || ++blocked >= BLOCKING_STEPS) break;
      continue;
    }
    [blocked, isWet] = [0, true];
    sum += RAY_STEP_KM / (depthM(y, x) + DEEPER_M);
  }
  return sum;
}

const known = new Map<number, number>();

function setupOf(cell: number): number {
  const before = known.get(cell);
  if (before !== undefined) return before;
  const { lat, lon } = middleOf(cell);
  const rays = Array.from({ length: RAYS }, (_unused, k) =>
    setupAlong(lat, lon, (2 * Math.PI * k) / RAYS),
  );
  const best = rays.toSorted((a, b) => b - a).slice(0, RAYS / 4);
  const setup = best.reduce((sum, each) => sum + each, 0) / best.length;
  known.set(cell, setup);
  return setup;
}

/**
 * How far a steady wind raises the water at a cell of the sea, up to the stress over weight of the water: the integral of fetch over depth along the best quarter of the
 * compass, of the shores within 30 km over water.
 *
 * @returns km per m: 0 beside deep water, some 3 behind a wide shallow shelf
 * @source Pugh (1987), Tides, Surges and Mean Sea-Level, sect. 6.3: the slope of the surface is stress / (density x gravity x depth)
 */
export function shelfSetup(cell: number): number {
  let most = 0;
  walkSea(cell, (at, wayKm) => {
    most = Math.max(most, setupOf(at));
    return wayKm < ABOUT_KM;
  });
  return most;
}
