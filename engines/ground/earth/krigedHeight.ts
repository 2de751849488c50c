import { solveInPlace } from '../math/solve.ts';

/** Places that tell of the height of a point, and with them the shore. */
export const MOST_PLACES = 12;
/** Places and the shore, together. */
export const MOST_POINTS = MOST_PLACES + 1;

/**
 * Ordinary kriging from the twelve nearest places and the shore, with a power variogram h^1.3 in the inverse hyperbolic sine of the
 * elevation, which is linear near the sea and logarithmic in the mountains. The exponent, the number of places and the scale were
 * chosen on places left out one by one, at random over the world.
 *
 * @source Matheron (1963), Econ. Geol. 58, 1246-1266, doi:10.2113/gsecongeo.58.8.1246
 */
const KRIGING = { exponent: 1.3, nugget: 0.02, scaleM: 12 } as const;
/**
 * The third axis of the ways between points: valley floors and shores are alike, and so are hillsides as far from water. Kilometres of it
 * are `km ln(1 + w / nearKm)` with w the distance to the nearest sea, lake or river, which lies within 10 km or counts as so far. Chosen
 * on a random half of the places, left out one by one.
 */
const WATER = { km: 8, nearKm: 1.5 } as const;
/** Variogram against the squares of errors of places left out, and what a place's own number is off by, m: left out on flat ground, two thirds are found within 2 to 4. */
const SIGMA = { factor: 1.15, leastM: 3 } as const;
/**
 * Heights of a coarse grid beside those of the places: what it is off by, over what it is off by at the places around, and at least, m; from about
 * so far from the nearest place on the grid is read as it stands, before that by how it rises from the places to the point, km. Chosen on places left
 * out one by one and with all others within 20 and 60 km; the factor on a random half of the places, for this grid.
 */
const GRID = { factor: 0.9, leastSigmaM: 30, reachKm: 60 } as const;
/**
 * A place that differs from the others by more than so many times what they differ by among each other on average, for their ways, is one of
 * which they tell little, and which tells little of the ground between: its own nugget is so many km^1.3 for what goes beyond. Chosen on a
 * random half of the places, left out one by one.
 */
const OUTLIER = { from: 1.3, nugget: 4 } as const;
/** POLICY. Places farther than this tell of other ground: their heights say nothing of how rough it is here, how it drains and how high it stands on the shore, km. The nearest towns of an atoll may stand on a high island a thousand kilometres off. */
const PLACES_REACH_KM = 100;
/** POLICY. Places a kilometre apart differ by a fifth of a metre at least by the sea: squared, in inverse hyperbolic sines, per km^1.3. */
const LEAST_VARIOGRAM = (0.2 / KRIGING.scaleM) ** 2;
/** Separations are not taken for shorter than a place is wide, km^1.3. */
const PLACE_WIDTH = 0.3;

/** Points about the one asked for, written by who asks: kilometres east and north of it and to the nearest water, metres above the sea, what the grid has there, m, and one standard deviation of the roofs taken off, m. */
export const heightPoints = {
  east: new Float64Array(MOST_POINTS),
  north: new Float64Array(MOST_POINTS),
  waterKm: new Float64Array(MOST_POINTS),
  metres: new Float64Array(MOST_POINTS),
  gridMetres: new Float64Array(MOST_POINTS),
  roofSigmas: new Float64Array(MOST_POINTS),
} as const;
const { east, north, waterKm, metres, gridMetres, roofSigmas } = heightPoints;
const matrix = new Float64Array((MOST_POINTS + 1) * (MOST_POINTS + 2));
/** By rows of the lower triangle, powers of the ways between two points, and of the ways along the ground; and powers of the ways to the place asked for. */
const powers = new Float64Array((MOST_POINTS * (MOST_POINTS - 1)) / 2);
const groundPowers = new Float64Array(powers.length);
const to = new Float64Array(MOST_POINTS);
/** Kilometres of the third axis. */
const aside = new Float64Array(MOST_POINTS);
/** Inverse hyperbolic sines of the heights, and what the points have of a nugget of their own, km^1.3. */
const sines = new Float64Array(MOST_POINTS);
const nuggets = new Float64Array(MOST_POINTS);

const asideOf = (km: number): number => WATER.km * Math.log1p(km / WATER.nearKm);
/** A power of the root of a square. */
const powerOf = (squared: number): number =>
  squared === 0 ? 0 : squared ** (KRIGING.exponent / 2);

interface Here {
  readonly gridM: number;
  readonly waterKm: number;
}

/** A height by the points around it. */
interface KrigedHeight {
  readonly elevationM: number;
  readonly sigmaM: number;
  /** Rise or fall between places a kilometre apart, root mean square, m; undefined where fewer than two places lie within 100 km. */
  readonly roughnessM: number | undefined;
}

/**
 * The height at the middle of the first points of `heightPoints`: by kriging, drawn towards a coarse grid by how far either is off.
 *
 * @param count      points, the shore among them, 1 to 13
 * @param places     how many of them, from the first on and nearest first, are places: the variogram is theirs
 * @param here       what the grid has at the middle, m, and how far water is from there, km
 */
export function krigedHeight(count: number, places: number, here: Here): KrigedHeight {
  const { gridM: gridHereM } = here;
  measure(count, here.waterKm);
  for (let r = 0; r < count; r++) sines[r] = Math.asinh(metres[r] / KRIGING.scaleM);
  weighOutliers(places);
  weighRoofs(count, places);
  const kriged = krige(count);
  const variogram = variogramOf(metres, places);
  const byPlacesM = Math.sinh(kriged.mean) * KRIGING.scaleM;
  const near = Math.exp(-(east[0] ** 2 + north[0] ** 2) / GRID.reachKm ** 2);
  // Far from any place, what parts them from the grid is what they do not know of the ground between.
  const sigmaM = Math.hypot(
    SIGMA.factor * Math.sqrt(kriged.variance * variogram),
    (1 - near) * (gridHereM - byPlacesM),
    SIGMA.leastM,
  );
  const share = gridShare(sigmaM, places);
  const rise = Math.asinh(gridHereM / KRIGING.scaleM) - kriged.gridMean;
  const byRiseM = Math.sinh(kriged.mean + share * rise) * KRIGING.scaleM;
  const byGridM = byPlacesM + share * (gridHereM - byPlacesM);
  return {
    elevationM: near * byRiseM + (1 - near) * byGridM,
    sigmaM: Math.hypot(sigmaM * Math.sqrt(1 - share), SIGMA.leastM),
    roughnessM: roughnessOf(places, variogram),
  };
}

/** How many of the places, nearest first, tell of the ground here: those within 100 km. */
export function placesInReach(places: number): number {
  let near = 0;
  while (near < places && Math.hypot(east[near], north[near]) <= PLACES_REACH_KM) near++;
  return near;
}

/** Rise or fall between the places within reach. @param variogram  of all places, m^2 */
function roughnessOf(places: number, variogram: number): number | undefined {
  const near = placesInReach(places);
  if (near < 2) return undefined;
  return Math.sqrt(near === places ? variogram : variogramOf(metres, near));
}

/** Share that the grid has in the answer, by the inverse squares of what it and the kriging are off by, 0 to 1. */
function gridShare(sigmaM: number, places: number): number {
  let sum = 0;
  for (let k = 0; k < places; k++) sum += (metres[k] - gridMetres[k]) ** 2;
  const gridVariance = (GRID.factor ** 2 * sum) / places + GRID.leastSigmaM ** 2;
  return sigmaM ** 2 / (sigmaM ** 2 + gridVariance);
}

/** Powers of all ways: once for the weights and for the variogram. */
function measure(count: number, waterHereKm: number): void {
  const asideHere = asideOf(waterHereKm);
  let at = 0;
  for (let r = 0; r < count; r++) {
    const [x, y] = [east[r], north[r]];
    const z = asideOf(waterKm[r]);
    aside[r] = z;
    for (let c = 0; c < r; c++) {
      const ground = (x - east[c]) ** 2 + (y - north[c]) ** 2;
      powers[at] = powerOf(ground + (z - aside[c]) ** 2);
      groundPowers[at++] = powerOf(ground);
    }
    to[r] = powerOf(x * x + y * y + (z - asideHere) ** 2) + KRIGING.nugget;
  }
}

/** Gives a nugget of their own to the places that stand out among the others. */
function weighOutliers(places: number): void {
  nuggets.fill(0);
  if (places < 3) return;
  let sum = 0;
  let at = 0;
  for (let r = 0; r < places; r++)
    for (let c = 0; c < r; c++) {
      const apart = Math.abs(sines[r] - sines[c]) / Math.sqrt(powers[at++] + PLACE_WIDTH);
      nuggets[r] += apart;
      nuggets[c] += apart;
      sum += apart;
    }
  // Each pair stands with both of its places.
  const usual = (2 * sum) / places;
  for (let r = 0; r < places; r++)
    nuggets[r] = usual > 0 ? OUTLIER.nugget * Math.max(0, nuggets[r] / usual - OUTLIER.from) : 0;
}

/**
 * What is not known of the roofs in a reading is an error of that reading alone: its variance, over that of the ground between places a kilometre apart, both in inverse
 * hyperbolic sines, is a nugget of its own. So a centre that may be roofs for the most part gives way to the places around it and to the shore.
 *
 * @source Kriging of readings with errors of their own: Delhomme (1978), Adv. Water Resour. 1, 251-266, doi:10.1016/0309-1708(78)90039-8
 */
function weighRoofs(count: number, places: number): void {
  const variogram = Math.max(LEAST_VARIOGRAM, variogramOf(sines, places)) * SIGMA.factor ** 2;
  for (let r = 0; r < count; r++) {
    const slopePerM = 1 / Math.hypot(KRIGING.scaleM, metres[r]);
    nuggets[r] += (roofSigmas[r] * slopePerM) ** 2 / variogram;
  }
}

interface Kriged {
  /** Inverse hyperbolic sines of the height, and of what the grid has at the points, weighed alike. */
  readonly mean: number;
  readonly gridMean: number;
  readonly variance: number;
}

/** Writes the equations of ordinary kriging. */
function fillMatrix(count: number): void {
  const n = count + 1;
  const w = n + 1;
  let at = 0;
  for (let r = 0; r < count; r++) {
    for (let c = 0; c < r; c++) {
      const between = powers[at++] + KRIGING.nugget;
      matrix[r * w + c] = between;
      matrix[c * w + r] = between;
    }
    matrix[r * w + r] = -nuggets[r];
    matrix[r * w + count] = 1;
    matrix[count * w + r] = 1;
    matrix[r * w + n] = to[r];
  }
  matrix[count * w + count] = 0;
  matrix[count * w + n] = 1;
}

function krige(count: number): Kriged {
  const n = count + 1;
  const w = n + 1;
  fillMatrix(count);
  solveInPlace(matrix, n);
  let [mean, gridMean] = [0, 0];
  let variance = matrix[count * w + n];
  for (let r = 0; r < count; r++) {
    const weight = matrix[r * w + n];
    mean += weight * sines[r];
    gridMean += weight * Math.asinh(gridMetres[r] / KRIGING.scaleM);
    variance += weight * to[r];
  }
  return { mean, gridMean, variance: Math.max(0, variance) };
}

/** Mean square of the difference of two places over the power of the way between them, in squares of what the values are. */
function variogramOf(values: Float64Array, found: number): number {
  let sum = 0;
  let at = 0;
  for (let r = 0; r < found; r++)
    for (let c = 0; c < r; c++)
      sum += (values[r] - values[c]) ** 2 / (groundPowers[at++] + PLACE_WIDTH);
  return (2 * sum) / Math.max(1, found * (found - 1));
}
