import {
  rooftopShare,
  rooftopsIn,
  surfaceAboveGroundM,
  type Rooftops,
} from '../../../engines/ground/earth/rooftops.ts';
import { PLACE_STEP_DEG, placeTable } from '../places/placeTable.ts';
import { once } from './once.ts';
import { placeElevations } from './placeElevations.ts';
import { nearest, nearestTo, surfaceBy, type PlaceHeights } from './surfaceHeights.ts';

export type { PlaceHeights } from './surfaceHeights.ts';

/** The last answer: elevation, soil and drainage ask for the same place one after the other. */
let last:
  { readonly lat: number; readonly lon: number; readonly heights: PlaceHeights } | undefined;

/** Elevation by the places around a point, as `placeHeightsAt` gives it; the same place asked again costs nothing. */
export function heightsHere(lat: number, lon: number): PlaceHeights {
  if (last?.lat !== lat || last.lon !== lon) last = { lat, lon, heights: placeHeightsAt(lat, lon) };
  return last.heights;
}

/**
 * Elevation by the places around a point, in some 15 microseconds. Their radar elevations are of roofs and trees: of those of large
 * places what stands out above their neighbours as roofs do is taken off, and from what all of them tell what an ordinary town's surface
 * has above its ground. In the United States and Puerto Rico the ground itself was surveyed at the places.
 *
 * Left out one by one, places are found to 12 m in the median and 90 m at the 90th percentile, those below 20 m to 3 and 11 m.
 *
 * @param except  number of a place that is not to count
 */
export function placeHeightsAt(lat: number, lon: number, except = -1): PlaceHeights {
  let found = nearestTo(lat, lon, except);
  if (weighRoofs(found)) found = nearestTo(lat, lon, except);
  const surface = surfaceBy(lat, lon, found, roofs);
  const groundOf = (heightM: number) => heightM - surfaceAboveGroundM(heightM, lat);
  return {
    ...surface,
    elevationM: groundOf(surface.elevationM),
    lowM: groundOf(surface.lowM),
    highM: groundOf(surface.highM),
  };
}

/** What the places around a point tell with their elevations as they are. */
function plainSurfaceAt(lat: number, lon: number, except: number): PlaceHeights {
  return surfaceBy(lat, lon, nearestTo(lat, lon, except));
}

/** Roofs of large places, each found once. */
const roofs = new Map<number, Rooftops>();
/** Places whose ground was surveyed have none in their elevation. */
const surveyed = once(() => new Set(placeTable().surveyedPlace));

/** Finds the roofs of those places among the found that are large and not yet known; whether there were any, after which the found are others. */
function weighRoofs(found: number): boolean {
  const { people } = placeTable();
  const unknown: number[] = [];
  for (let k = 0; k < found; k++) {
    const i = nearest[k];
    if (rooftopShare(people[i]) > 0 && !roofs.has(i) && !surveyed().has(i)) unknown.push(i);
  }
  for (const i of unknown) roofs.set(i, roofsOf(i));
  return unknown.length > 0;
}

/** The roofs of a place, from what its neighbours tell of its surface. */
function roofsOf(i: number): Rooftops {
  const { people, lat, lon } = placeTable();
  const around = plainSurfaceAt(lat[i] * PLACE_STEP_DEG, lon[i] * PLACE_STEP_DEG, i);
  return rooftopsIn(placeElevations()[i] - around.elevationM, around.sigmaM, people[i]);
}
