import { degrees, EARTH_RADIUS_KM, radians } from '../../../engines/ground/earth/geodesy.ts';
import { orderBy } from './hilbert.ts';
import { chordOfKm, writeUnit } from './sphereTree.ts';

/** Rows to a degree of latitude: a row is as high as the circles are wide that are asked for most. */
const PER_DEGREE = 4;
const ROWS = 180 * PER_DEGREE;
/** Steps of longitude round the globe: points are sorted by them. */
const STEPS = 2 ** 22;
/** Degrees that no edge of a search is short of by rounding. */
const ROUNDING_DEG = 1e-6;
/** Room for points found, which grows. */
const ROOM = 1024;

/** A column of positions: latitude and longitude of every point, degrees. */
export interface Positions {
  readonly count: number;
  readonly lat: (i: number) => number;
  readonly lon: (i: number) => number;
}

/** Points found by a search. */
export interface Found {
  /** Numbers of the points. */
  readonly items: Int32Array;
  /** Squared chords to them on the unit sphere. */
  readonly squares: Float64Array;
}

/**
 * Many points of the sphere in rows of a quarter of a degree of latitude, each row from west to east: a search looks at what lies between two
 * longitudes of some rows, and tests no box.
 */
export class LatitudeRows {
  /** Unit vectors of the points by their numbers, × 3. */
  readonly units: Float32Array;
  /** First point of each row, and one past the last; numbers of the points and steps of longitude by the place in the rows. */
  readonly #first = new Uint32Array(ROWS + 1);
  readonly #numbers: Uint32Array;
  readonly #steps: Uint32Array;
  readonly #at = new Float64Array(3);
  #found: Found = { items: new Int32Array(ROOM), squares: new Float64Array(ROOM) };

  constructor(points: Positions) {
    const { count } = points;
    this.units = new Float32Array(count * 3);
    const keys = new Float64Array(count);
    for (let i = 0; i < count; i++) {
      const [lat, lon] = [points.lat(i), points.lon(i)];
      writeUnit(lat, lon, { into: this.units, at: i * 3 });
      keys[i] = rowOf(lat) * STEPS + stepOf(lon);
    }
    this.#numbers = orderBy(count, (i) => keys[i]);
    this.#steps = new Uint32Array(count);
    for (let k = 0; k < count; k++) {
      const key = keys[this.#numbers[k]];
      this.#steps[k] = key % STEPS;
      const row = Math.floor(key / STEPS);
      this.#first[row + 1] = k + 1;
    }
    for (let row = 0; row < ROWS; row++)
      this.#first[row + 1] = Math.max(this.#first[row], this.#first[row + 1]);
  }

  /** What the last search found, in no order; overwritten by the next. */
  get found(): Found {
    return this.#found;
  }

  /** Finds the points within a distance, km; how many. */
  within(lat: number, lon: number, km: number): number {
    writeUnit(lat, lon, { into: this.#at, at: 0 });
    const most = chordOfKm(km) ** 2;
    const high = degrees(km / EARTH_RADIUS_KM) + ROUNDING_DEG;
    const wide = halfWidthDeg(lat, high);
    const last = rowOf(lat + high);
    let found = 0;
    for (let row = rowOf(lat - high); row <= last; row++) {
      const [from, end] = [this.#first[row], this.#first[row + 1]];
      if (wide >= 180) found = this.#look(from, end, { most, found });
      else
        found = this.#between(
          { from, end },
          { west: lon - wide, east: lon + wide },
          { most, found },
        );
    }
    return found;
  }

  /** Looks at the points of a row between two longitudes, which may lie beyond the antimeridian. */
  #between({ from, end }: Stretch, { west, east }: Span, looking: Looking): number {
    const { most } = looking;
    let { found } = looking;
    if (west < -180)
      found = this.#look(this.#firstFrom(from, end, stepOf(west + 360)), end, { most, found });
    if (east > 180) {
      const stop = this.#firstFrom(from, end, stepOf(east - 360) + 1);
      found = this.#look(from, stop, { most, found });
    }
    const start = this.#firstFrom(from, end, stepOf(west));
    const last = stepOf(east);
    const steps = this.#steps;
    let stop = start;
    while (stop < end && steps[stop] <= last) stop++;
    return this.#look(start, stop, { most, found });
  }

  /** Adds those of some points that lie near enough. */
  #look(from: number, end: number, { most, found: before }: Looking): number {
    const units = this.units;
    const numbers = this.#numbers;
    const x = this.#at[0];
    const y = this.#at[1];
    const z = this.#at[2];
    let found = before;
    for (let k = from; k < end; k++) {
      const o = 3 * numbers[k];
      const dx = units[o] - x;
      const dy = units[o + 1] - y;
      const dz = units[o + 2] - z;
      const squared = dx * dx + dy * dy + dz * dz;
      if (squared > most) continue;
      if (found === this.#found.items.length) this.#found = widened(this.#found);
      this.#found.items[found] = numbers[k];
      this.#found.squares[found++] = squared;
    }
    return found;
  }

  /** The first of some points of a row that is not west of a step. */
  #firstFrom(from: number, end: number, step: number): number {
    const steps = this.#steps;
    let [low, high] = [from, end];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (steps[middle] < step) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

interface Stretch {
  readonly from: number;
  readonly end: number;
}

interface Span {
  readonly west: number;
  readonly east: number;
}

interface Looking {
  /** Greatest squared chord. */
  readonly most: number;
  /** How many were found before. */
  readonly found: number;
}

const rowOf = (lat: number): number =>
  Math.min(ROWS - 1, Math.max(0, Math.floor((lat + 90) * PER_DEGREE)));

/** How far east and west of its middle a circle reaches, degrees; 180 where it holds a pole. */
function halfWidthDeg(lat: number, radiusDeg: number): number {
  if (Math.abs(lat) + radiusDeg >= 90) return 180;
  return degrees(Math.asin(Math.sin(radians(radiusDeg)) / Math.cos(radians(lat)))) + ROUNDING_DEG;
}

/** The step of a longitude, -180 to 180; of what lies beyond, the first or the last. */
const stepOf = (lon: number): number =>
  Math.min(STEPS - 1, Math.max(0, Math.floor(((lon + 180) / 360) * STEPS)));

function widened({ items, squares }: Found): Found {
  const wider = {
    items: new Int32Array(2 * items.length),
    squares: new Float64Array(2 * items.length),
  };
  wider.items.set(items);
  wider.squares.set(squares);
  return wider;
}
