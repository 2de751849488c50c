import { EARTH_RADIUS_KM, radians, KM_PER_DEGREE } from '../../../engines/ground/earth/geodesy.ts';
import {
  heightPoints,
  krigedHeight,
  MOST_PLACES,
  MOST_POINTS,
  placesInReach,
} from '../../../engines/ground/earth/krigedHeight.ts';
import type { Rooftops } from '../../../engines/ground/earth/rooftops.ts';
import { NO_ELEVATION, PLACE_STEP_DEG, placeTable } from '../places/placeTable.ts';
import { nearestSeaShore, waterKm as waterKmAt } from '../shore/shoreAt.ts';
import { nearestKnownLake } from './lakeAt.ts';
import { landHeightAt } from './landHeights.ts';
import { placeElevations } from './placeElevations.ts';
import { placeWaterKm } from './placeWater.ts';
import { places } from './world.ts';

/** What the elevations of the places around a point say of the ground there. */
export interface PlaceHeights {
  readonly elevationM: number;
  readonly sigmaM: number;
  /** Mean height of the land some 20 km wide about the point, by the grid, m. */
  readonly gridM: number;
  /** To the nearest place with an elevation, km. */
  readonly nearestKm: number;
  /** Rise or fall between places a kilometre apart, root mean square, m; undefined where fewer than two places lie within 100 km. */
  readonly roughnessM: number | undefined;
  /** Mean of the lowest quarter of the places within 100 km, and of the highest, m; of the nearest alone where none lies so near. */
  readonly lowM: number;
  readonly highM: number;
}

/**
 * POLICY. The shore counts within this, km, with the ground that stands on it, m: low on a flat coast, higher by a share of the relief of the
 * places around, as houses of a steep coast stand above its beach. With it places by the shore that are left out are found without a bias
 * (to 2 m in the median in every class of relief, where a tenth of it would leave them 5 m too high on steep coasts).
 */
const SHORE = { reachKm: 5, groundM: 4, reliefShare: 0.05, mostReliefM: 100 } as const;
/** Numbers of the places found last. */
const nearest = new Int32Array(MOST_PLACES);
const squares = new Float64Array(MOST_PLACES);
const { east, north, waterKm, metres, gridMetres, roofSigmas } = heightPoints;
const sorted = new Float64Array(MOST_POINTS);

/** Finds the nearest places with an elevation, nearest first, and keeps them until the next are found: how many there are. */
export function nearestTo(lat: number, lon: number, except: number): number {
  const heights = placeElevations();
  return places().nearestMany(
    lat,
    lon,
    { items: nearest, squares },
    (i) => i !== except && heights[i] !== NO_ELEVATION,
  );
}

/**
 * Surface by the places found around a point, the shore and the grid of land heights.
 *
 * @param found  how many places `nearestTo` found
 * @param roofs  what is taken off the elevations of places, by their numbers; nothing where left out
 */
export function surfaceBy(
  lat: number,
  lon: number,
  found: number,
  roofs?: ReadonlyMap<number, Rooftops>,
): PlaceHeights {
  const count = gather({ lat, lon }, found, roofs);
  const gridM = landHeightAt(lat, lon);
  return {
    ...krigedHeight(count, found, { gridM, waterKm: waterKmAt(lat, lon) }),
    gridM,
    nearestKm: EARTH_RADIUS_KM * Math.sqrt(squares[0]),
    ...quartersOf(Math.max(1, placesInReach(found))),
  };
}

function quartersOf(found: number): { readonly lowM: number; readonly highM: number } {
  for (let k = 0; k < found; k++) {
    const height = metres[k];
    let at = k;
    for (; at > 0 && sorted[at - 1] > height; at--) sorted[at] = sorted[at - 1];
    sorted[at] = height;
  }
  const quarter = Math.max(1, Math.round(found / 4));
  return { lowM: meanOf(0, quarter), highM: meanOf(found - quarter, found) };
}

/** Mean of the sorted heights from one up to another. */
function meanOf(from: number, end: number): number {
  let sum = 0;
  for (let k = from; k < end; k++) sum += sorted[k];
  return sum / (end - from);
}

/** Writes the places found, and the shore where it is near, as kilometres east and north of the point and to the nearest water and metres above the sea, with what the grid has there. */
function gather(
  { lat, lon }: { readonly lat: number; readonly lon: number },
  found: number,
  roofs: ReadonlyMap<number, Rooftops> | undefined,
): number {
  const table = placeTable();
  const elevationM = placeElevations();
  const kmPerEast = KM_PER_DEGREE * Math.cos(radians(lat));
  const put = (k: number, toLat: number, toLon: number, heightM: number, roof?: Rooftops) => {
    east[k] = (((((toLon - lon + 180) % 360) + 360) % 360) - 180) * kmPerEast;
    north[k] = (toLat - lat) * KM_PER_DEGREE;
    metres[k] = heightM - (roof?.meanM ?? 0);
    gridMetres[k] = landHeightAt(toLat, toLon);
    roofSigmas[k] = roof?.sigmaM ?? 0;
  };
  for (let k = 0; k < found; k++) {
    const i = nearest[k];
    waterKm[k] = placeWaterKm(i);
    put(
      k,
      table.lat[i] * PLACE_STEP_DEG,
      table.lon[i] * PLACE_STEP_DEG,
      elevationM[i],
      roofs?.get(i),
    );
  }
  const sea = nearestSeaShore(lat, lon, SHORE.reachKm);
  const lake = sea ? undefined : nearestKnownLake(lat, lon, SHORE.reachKm);
  const shore = sea ?? lake;
  if (!shore) return found;
  waterKm[found] = 0;
  put(found, shore.lat, shore.lon, (lake?.surfaceM ?? 0) + shoreGroundM(found));
  return found + 1;
}

/** Ground that stands on the shore, by the relief of the places around it, m: of those within 100 km, where two or more lie there. */
function shoreGroundM(found: number): number {
  let [low, high] = [Infinity, -Infinity];
  const near = placesInReach(found);
  for (let k = 0; k < (near < 2 ? found : near); k++) {
    low = Math.min(low, metres[k]);
    high = Math.max(high, metres[k]);
  }
  const reliefM = Math.max(0, Math.min(SHORE.mostReliefM, high - low));
  return SHORE.groundM + SHORE.reliefShare * reliefM;
}
