import { landsBelowSea } from '../data/landsBelowSea.ts';
import { NO_ELEVATION, PLACE_STEP_DEG, placeTable } from '../places/placeTable.ts';
import { once } from './once.ts';

/**
 * POLICY. Where the terrain model of the table is broken: a height below the first number, m, outside the lands below the sea is no
 * height. Two such within the distance are a patch, which has shifted its neighbours too: there heights below the third number are none
 * either. Patches of the table: Narragansett Bay, 20 to 30 m too low, and the coast at Myrtle Beach, 10.
 */
const BROKEN = { belowM: -4, patchKm: 20, patchBelowM: 20 } as const;

const KM_PER_DEG = 111.195;

/** Elevations of the places as far as they are believed, m; `NO_ELEVATION` where there is none. */
export const placeElevations = once((): Int16Array => {
  const table = placeTable();
  const heights = Int16Array.from(table.elevationM);
  const broken: number[] = [];
  for (let i = 0; i < table.count; i++) {
    const heightM = heights[i] ?? NO_ELEVATION;
    if (heightM !== NO_ELEVATION && heightM < BROKEN.belowM && !liesBelowSea(i)) broken.push(i);
  }
  for (const i of broken) heights[i] = NO_ELEVATION;
  const patches = broken.filter((i) => broken.some((j) => j !== i && isBeside(i, j)));
  if (patches.length === 0) return heights;
  for (let i = 0; i < table.count; i++)
    if (
      (heights[i] ?? NO_ELEVATION) < BROKEN.patchBelowM &&
      patches.some((patch) => isBeside(i, patch))
    )
      heights[i] = NO_ELEVATION;
  return heights;
});

const degreesOf = (step: number | undefined): number => (step ?? 0) * PLACE_STEP_DEG;

function liesBelowSea(i: number): boolean {
  const lat = degreesOf(placeTable().lat[i]);
  const lon = degreesOf(placeTable().lon[i]);
  return landsBelowSea.some(
    ([, south, west, north, east]) => lat >= south && lat <= north && lon >= west && lon <= east,
  );
}

/** Whether two places are within the reach of a patch; on a plane, which over so few kilometres is exact enough. */
function isBeside(a: number, b: number): boolean {
  const { lat, lon } = placeTable();
  const northKm = KM_PER_DEG * degreesOf((lat[a] ?? 0) - (lat[b] ?? 0));
  if (Math.abs(northKm) > BROKEN.patchKm) return false;
  const shrunk = Math.cos((degreesOf(lat[a]) * Math.PI) / 180);
  const eastKm = KM_PER_DEG * shrunk * degreesOf((lon[a] ?? 0) - (lon[b] ?? 0));
  return Math.hypot(northKm, eastKm) <= BROKEN.patchKm;
}
