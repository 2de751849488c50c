import { distanceKm } from '../../../engines/ground/earth/geodesy.ts';
import { landsBelowSea } from '../data/landsBelowSea.ts';
import { NO_ELEVATION, PLACE_STEP_DEG, placeTable } from '../places/placeTable.ts';
import { once } from './once.ts';
import { places } from './world.ts';

/**
 * POLICY. Where the terrain model of the table is broken: a height below the first number, m, outside the lands below the sea is no
 * height. Two such within the distance are a patch, which has shifted its neighbours too: there heights below the third number are none
 * either. Patches of the table: Narragansett Bay, 20 to 30 m too low, and the coast at Myrtle Beach, 10.
 */
const BROKEN = { belowM: -4, patchKm: 20, patchBelowM: 20 } as const;

/** Elevations of the places as far as they are believed, m; `NO_ELEVATION` where there is none. */
export const placeElevations = once((): Int16Array => {
  const heights = placeTable().elevationM.slice();
  const broken: number[] = [];
  heights.forEach((heightM, i) => {
    if (heightM < BROKEN.belowM && heightM !== NO_ELEVATION && !liesBelowSea(i)) broken.push(i);
  });
  for (const i of broken) heights[i] = NO_ELEVATION;
  for (const i of broken)
    if (broken.some((j) => j !== i && isBeside(i, j))) clearAround(i, heights);
  return heights;
});

function positionOf(i: number): { readonly lat: number; readonly lon: number } {
  const { lat, lon } = placeTable();
  return { lat: lat[i] * PLACE_STEP_DEG, lon: lon[i] * PLACE_STEP_DEG };
}

function liesBelowSea(i: number): boolean {
  const { lat, lon } = positionOf(i);
  return landsBelowSea.some(
    ([, south, west, north, east]) => lat >= south && lat <= north && lon >= west && lon <= east,
  );
}

/** Most places within the reach of a patch: some 150 about Narragansett Bay. */
const MOST_AROUND = 400;

/** Drops the low heights of the places within the reach of a patch. */
function clearAround(patch: number, heights: Int16Array): void {
  const { lat, lon } = positionOf(patch);
  const found = {
    items: new Int32Array(MOST_AROUND),
    squares: new Float64Array(MOST_AROUND),
  };
  const count = places().nearestMany(lat, lon, found, () => true);
  for (const i of found.items.subarray(0, count))
    if (heights[i] < BROKEN.patchBelowM && isBeside(i, patch)) heights[i] = NO_ELEVATION;
}

function isBeside(a: number, b: number): boolean {
  const [from, to] = [positionOf(a), positionOf(b)];
  return distanceKm(from.lat, from.lon, to.lat, to.lon) <= BROKEN.patchKm;
}
