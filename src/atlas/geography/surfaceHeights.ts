import { EARTH_RADIUS_KM, radians, KM_PER_DEGREE } from '../../../engines/ground/earth/geodesy.ts';
import type { Rooftops } from '../../../engines/ground/earth/rooftops.ts';
import { NO_ELEVATION, PLACE_STEP_DEG, placeTable } from '../places/placeTable.ts';
import { nearestSeaShore } from '../shore/shoreAt.ts';
import { placeElevations } from './placeElevations.ts';
import { solveInPlace } from './solve.ts';
import { places } from './world.ts';

/** What the elevations of the places around a point say of the ground there. */
export interface PlaceHeights {
  readonly elevationM: number;
  readonly sigmaM: number;
  /** To the nearest place with an elevation, km. */
  readonly nearestKm: number;
  /** Rise or fall between places a kilometre apart, root mean square, m. */
  readonly roughnessM: number;
  /** Mean of the lowest quarter of the places around, and of the highest, m. */
  readonly lowM: number;
  readonly highM: number;
}

/**
 * Ordinary kriging from the twelve nearest places and the shore, with a power variogram h^1.3 in the inverse hyperbolic sine of the
 * elevation, which is linear near the sea and logarithmic in the mountains. The exponent, the number of places and the scale were
 * chosen on places left out one by one, at random over the world.
 *
 * @source Matheron (1963), Econ. Geol. 58, 1246-1266, doi:10.2113/gsecongeo.58.8.1246
 */
const KRIGING = { places: 12, exponent: 1.3, nugget: 0.02, scaleM: 12 } as const;
/**
 * POLICY. The shore counts within this, km, with the ground that stands on it, m: low on a flat coast, higher by a share of the relief of the
 * places around, as houses of a steep coast stand above its beach. With it places by the shore that are left out are found without a bias
 * (to 1 m in the median in every class of relief; 7 m too low on steep coasts without).
 */
const SHORE = { reachKm: 5, groundM: 4, reliefShare: 0.1, mostReliefM: 100 } as const;
/** Variogram against the squares of errors of places left out, and what a place's own number is off by, m: left out on flat ground, two thirds are found within 2 to 4. */
const SIGMA = { factor: 1.08, leastM: 3 } as const;
/** Separations are not taken for shorter than a place is wide, km^1.3. */
const PLACE_WIDTH = 0.3;

const MOST = KRIGING.places + 1;
/** Numbers of the places found last. */
export const nearest = new Int32Array(KRIGING.places);
const squares = new Float64Array(KRIGING.places);
const east = new Float64Array(MOST);
const north = new Float64Array(MOST);
const metres = new Float64Array(MOST);
/** One standard deviation of the roofs taken off the elevations, m. */
const roofSigmas = new Float64Array(MOST);
const sorted = new Float64Array(MOST);
const matrix = new Float64Array((MOST + 1) * (MOST + 2));
/** Powers of the ways between two points, by rows of the lower triangle, and to the place asked for. */
const powers = new Float64Array((MOST * (MOST - 1)) / 2);
const to = new Float64Array(MOST);

const powerOf = (km: number): number => (km === 0 ? 0 : km ** KRIGING.exponent);

/** Finds the nearest places with an elevation, nearest first: how many there are; their numbers stand in `nearest` until the next are found. */
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
 * Surface by the places found around a point and the shore.
 *
 * @param found  how many places `nearestTo` found
 * @param roofs  what is taken off the elevations of places, by their numbers
 */
export function surfaceBy(
  lat: number,
  lon: number,
  found: number,
  roofs?: ReadonlyMap<number, Rooftops>,
): PlaceHeights {
  const count = gather({ lat, lon }, found, roofs);
  measure(count);
  const { mean, variance, roofSigmaM } = krige(count);
  const variogram = variogramOf(found);
  return {
    elevationM: Math.sinh(mean) * KRIGING.scaleM,
    sigmaM: Math.hypot(SIGMA.factor * Math.sqrt(variance * variogram), SIGMA.leastM, roofSigmaM),
    nearestKm: EARTH_RADIUS_KM * Math.sqrt(squares[0]),
    roughnessM: Math.sqrt(variogram),
    ...quartersOf(found),
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

/** Writes the places found, and the shore where it is near, as kilometres east and north of the point and metres above the sea. */
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
    roofSigmas[k] = roof?.sigmaM ?? 0;
  };
  for (let k = 0; k < found; k++) {
    const i = nearest[k];
    put(
      k,
      table.lat[i] * PLACE_STEP_DEG,
      table.lon[i] * PLACE_STEP_DEG,
      elevationM[i],
      roofs?.get(i),
    );
  }
  const shore = nearestSeaShore(lat, lon, SHORE.reachKm);
  if (!shore) return found;
  put(found, shore.lat, shore.lon, shoreGroundM(found));
  return found + 1;
}

/** Powers of all ways: once for the weights and for the variogram. */
function measure(count: number): void {
  let at = 0;
  for (let r = 0; r < count; r++) {
    const [x, y] = [east[r], north[r]];
    for (let c = 0; c < r; c++) powers[at++] = powerOf(Math.hypot(x - east[c], y - north[c]));
    to[r] = powerOf(Math.hypot(x, y)) + KRIGING.nugget;
  }
}

/** Ground that stands on the shore, by the relief of the places around it, m. */
function shoreGroundM(found: number): number {
  let [low, high] = [Infinity, -Infinity];
  for (let k = 0; k < found; k++) {
    low = Math.min(low, metres[k]);
    high = Math.max(high, metres[k]);
  }
  const reliefM = Math.max(0, Math.min(SHORE.mostReliefM, high - low));
  return SHORE.groundM + SHORE.reliefShare * reliefM;
}

function krige(count: number): {
  readonly mean: number;
  readonly variance: number;
  /** What is not known of the roofs, in the answer, m. */
  readonly roofSigmaM: number;
} {
  const n = count + 1;
  const w = n + 1;
  let at = 0;
  for (let r = 0; r < count; r++) {
    for (let c = 0; c < r; c++) {
      const between = powers[at++] + KRIGING.nugget;
      matrix[r * w + c] = between;
      matrix[c * w + r] = between;
    }
    matrix[r * w + r] = 0;
    matrix[r * w + count] = 1;
    matrix[count * w + r] = 1;
    matrix[r * w + n] = to[r];
  }
  matrix[count * w + count] = 0;
  matrix[count * w + n] = 1;
  solveInPlace(matrix, n);
  let mean = 0;
  let variance = matrix[count * w + n];
  let roofVariance = 0;
  for (let r = 0; r < count; r++) {
    const weight = matrix[r * w + n];
    const scaled = metres[r] / KRIGING.scaleM;
    mean += weight * Math.asinh(scaled);
    variance += weight * to[r];
    roofVariance += (weight * roofSigmas[r]) ** 2 / (1 + scaled * scaled);
  }
  // Derivative of the elevation by its inverse hyperbolic sine at the answer, over that at the places.
  const roofSigmaM = Math.sqrt(roofVariance) * Math.cosh(mean);
  return { mean, variance: Math.max(0, variance), roofSigmaM };
}

/** Mean square of the difference of two places over the power of the way between them, m^2. */
function variogramOf(found: number): number {
  let sum = 0;
  let at = 0;
  for (let r = 0; r < found; r++)
    for (let c = 0; c < r; c++) sum += (metres[r] - metres[c]) ** 2 / (powers[at++] + PLACE_WIDTH);
  return (2 * sum) / Math.max(1, found * (found - 1));
}
