import { distanceKm } from '../../../engines/ground/earth/geodesy.ts';
import { surfaceOverGroundM } from '../../../engines/ground/earth/rooftops.ts';
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

/**
 * Places whose reading is that of the hill beside them: town, latitude, longitude, reading and what it stands at, m.
 *
 * @source National maps and the aerodromes beside them, to some metres; restated from memory, unverified
 */
const OF_THE_HILL = [
  ['Pago Pago', -14.278, -170.703, 144, 5],
  ['Fagatogo', -14.282, -170.69, 141, 5],
  ['Utulei', -14.287, -170.683, 123, 4],
  ['Kochi', 33.55, 133.533, 58, 3],
  ['Concepción', -36.827, -73.05, 36, 12],
  ['Seward', 60.104, -149.442, 52, 10],
  ['Yakutsk', 62.034, 129.733, 126, 99],
] as const;
/** POLICY. A place is the one that is meant within so many kilometres, and metres of its reading. */
const SAME = { km: 2.5, metres: 1 } as const;

/**
 * Elevations of the places as far as they are believed, of roofs and trees as the radar model reads them, m; `NO_ELEVATION` where there is none. Where the
 * ground itself was surveyed, what a radar model reads over such ground.
 */
export const placeElevations = once((): Float32Array => {
  const { elevationM, surveyedPlace, surveyedM } = placeTable();
  const heights = Float32Array.from(elevationM);
  const broken: number[] = [];
  heights.forEach((heightM, i) => {
    if (heightM < BROKEN.belowM && heightM !== NO_ELEVATION && !liesBelowSea(i)) broken.push(i);
  });
  for (const i of broken) heights[i] = NO_ELEVATION;
  for (const i of broken)
    if (broken.some((j) => j !== i && isBeside(i, j))) clearAround(i, heights);
  surveyedPlace.forEach((i, k) => {
    heights[i] = surfaceOverGroundM(surveyedM[k], positionOf(i).lat);
  });
  for (const [, lat, lon, readM, groundM] of OF_THE_HILL) {
    const i = placeRead(lat, lon, readM);
    if (i !== undefined) heights[i] = groundM;
  }
  return heights;
});

/** The nearest place, if it has that reading. */
function placeRead(lat: number, lon: number, readM: number): number | undefined {
  const found = { items: new Int32Array(1), squares: new Float64Array(1) };
  const { elevationM } = placeTable();
  const isRead = (i: number) => Math.abs(elevationM[i] - readM) <= SAME.metres;
  if (places().nearestMany(lat, lon, found, isRead) === 0) return undefined;
  const [i] = found.items;
  const at = positionOf(i);
  return distanceKm(lat, lon, at.lat, at.lon) <= SAME.km ? i : undefined;
}

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
function clearAround(patch: number, heights: Float32Array): void {
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
