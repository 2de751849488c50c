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

const KM_PER_DEG = 111.195;

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

const degreesAt = (column: Int32Array, i: number): number => (column[i] ?? 0) * PLACE_STEP_DEG;

function liesBelowSea(i: number): boolean {
  const table = placeTable();
  const [lat, lon] = [degreesAt(table.lat, i), degreesAt(table.lon, i)];
  return landsBelowSea.some(
    ([, south, west, north, east]) => lat >= south && lat <= north && lon >= west && lon <= east,
  );
}

/** Most places within the reach of a patch: some 150 about Narragansett Bay. */
const MOST_AROUND = 400;

/** Drops the low heights of the places within the reach of a patch. */
function clearAround(patch: number, heights: Int16Array): void {
  const { lat, lon } = placeTable();
  const found = {
    items: new Int32Array(MOST_AROUND),
    squares: new Float64Array(MOST_AROUND),
  };
  const count = places().nearestMany(
    degreesAt(lat, patch),
    degreesAt(lon, patch),
    found,
    () => true,
  );
  for (const i of found.items.subarray(0, count))
    if ((heights[i] ?? 0) < BROKEN.patchBelowM && isBeside(i, patch)) heights[i] = NO_ELEVATION;
}

/** Whether two places are within the reach of a patch; on a plane, which over so few kilometres is exact enough. */
function isBeside(a: number, b: number): boolean {
  const { lat, lon } = placeTable();
  const northKm = KM_PER_DEG * (degreesAt(lat, a) - degreesAt(lat, b));
  if (Math.abs(northKm) > BROKEN.patchKm) return false;
  const shrunk = Math.cos((degreesAt(lat, a) * Math.PI) / 180);
  const eastKm = KM_PER_DEG * shrunk * (degreesAt(lon, a) - degreesAt(lon, b));
  return Math.hypot(northKm, eastKm) <= BROKEN.patchKm;
}
