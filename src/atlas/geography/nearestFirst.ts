import { KM_PER_DEGREE } from '../../../engines/ground/earth/geodesy.ts';
import { chordOfKm, writeUnit } from './sphereTree.ts';

/** Degrees of latitude that no distance of a search is short of by rounding. */
const ROUNDING_DEG = 1e-6;

/** The points of a small table within a distance of a place, nearest first: one look at each whose latitude is near enough. */
export class NearestFirst {
  /** Numbers of the points from south to north, their latitudes and unit vectors. */
  readonly #numbers: Int32Array;
  readonly #lat: Float64Array;
  readonly #units: Float64Array;
  readonly #at = new Float64Array(3);
  /** Numbers of the points found, and the squared chords to them. */
  readonly #items: Int32Array;
  readonly #squares: Float64Array;

  constructor(points: readonly { readonly lat: number; readonly lon: number }[]) {
    this.#numbers = Int32Array.from(points.keys()).sort((a, b) => points[a].lat - points[b].lat);
    this.#lat = Float64Array.from(this.#numbers, (i) => points[i].lat);
    this.#units = new Float64Array(points.length * 3);
    this.#numbers.forEach((i, k) =>
      writeUnit(points[i].lat, points[i].lon, { into: this.#units, at: k * 3 }),
    );
    this.#items = new Int32Array(points.length);
    this.#squares = new Float64Array(points.length);
  }

  /** Numbers of the points within a distance, km, nearest first. */
  within(lat: number, lon: number, km: number): Int32Array {
    writeUnit(lat, lon, { into: this.#at, at: 0 });
    const x = this.#at[0];
    const y = this.#at[1];
    const z = this.#at[2];
    const most = chordOfKm(km) ** 2;
    const reachDeg = km / KM_PER_DEGREE + ROUNDING_DEG;
    const lats = this.#lat;
    const units = this.#units;
    let found = 0;
    const north = lat + reachDeg;
    for (let k = firstFrom(lats, lat - reachDeg); k < lats.length && lats[k] <= north; k++) {
      const dx = units[3 * k] - x;
      const dy = units[3 * k + 1] - y;
      const dz = units[3 * k + 2] - z;
      const squared = dx * dx + dy * dy + dz * dz;
      if (squared <= most) this.#put(this.#numbers[k], squared, found++);
    }
    return this.#items.slice(0, found);
  }

  /** Puts a point behind those that are nearer, or as near and before it in the table. */
  #put(i: number, squared: number, found: number): void {
    const items = this.#items;
    const squares = this.#squares;
    let at = found;
    for (; at > 0 && isBefore(squared, i, squares[at - 1], items[at - 1]); at--) {
      squares[at] = squares[at - 1];
      items[at] = items[at - 1];
    }
    squares[at] = squared;
    items[at] = i;
  }
}

const isBefore = (squared: number, i: number, otherSquared: number, other: number): boolean =>
  squared < otherSquared || (squared === otherSquared && i < other);

/** Place of the first value of an ascending list that is not below `least`; the length of the list where all are. */
export function firstFrom(sorted: Float64Array, least: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
