import { rooftopShare, rooftopsIn, type Rooftops } from '../../engines/ground/earth/rooftops.ts';
import { NO_ELEVATION, PLACE_STEP_DEG, placeTable } from '../../src/atlas/places/placeTable.ts';
import { placeElevations } from '../../src/atlas/geography/placeElevations.ts';
import { nearestTo, surfaceBy } from '../../src/atlas/geography/surfaceHeights.ts';

/** Numbers of the places that may have roofs in their elevation: large ones but those whose ground itself was surveyed. */
export function largePlaces(): Uint32Array {
  const { people, surveyedPlace } = placeTable();
  const surveyed = new Set(surveyedPlace);
  const found: number[] = [];
  people.forEach((count, i) => {
    if (rooftopShare(count) > 0 && !surveyed.has(i)) found.push(i);
  });
  return Uint32Array.from(found);
}

/** The roofs of a place, from what its neighbours tell of its surface with their elevations as they are. */
export function roofsOf(i: number): Rooftops {
  const table = placeTable();
  const [lat = NaN, lon = NaN] = [table.lat[i], table.lon[i]];
  const at = { lat: lat * PLACE_STEP_DEG, lon: lon * PLACE_STEP_DEG };
  const around = surfaceBy(at.lat, at.lon, nearestTo(at.lat, at.lon, i));
  const heightM = placeElevations()[i] ?? NO_ELEVATION;
  return rooftopsIn(heightM - around.elevationM, around.sigmaM, table.people[i] ?? 0);
}
