import { KM_PER_DEGREE } from '../../../engines/ground/earth/geodesy.ts';
import { chordOfKm, writeUnit } from './sphereTree.ts';

/** Degrees of latitude that no distance of a search is short of by rounding. */
const ROUNDING_DEG = 1e-6;

/** The points of a small table within a distance of a place, nearest first: one look at each, of which most are told by their latitude. */
export class NearestFirst {
  readonly #lat: Float64Array;
  readonly #units: Float64Array;
  readonly #at = new Float64Array(3);
  /** Numbers of the points found, and the squared chords to them. */
  readonly #items: Int32Array;
  readonly #squares: Float64Array;

  constructor(points: readonly { readonly lat: number; readonly lon: number }[]) {
    this.#lat = Float64Array.from(points, ({ lat }) => lat);
    this.#units = new Float64Array(points.length * 3);
    points.forEach(({ lat, lon }, i) => writeUnit(lat, lon, { into: this.#units, at: i * 3 }));
    this.#items = new Int32Array(points.length);
    this.#squares = new Float64Array(points.length);
  }

  /** Numbers of the points within a distance, km, nearest first. */
  within(lat: number, lon: number, km: number): Int32Array {
    writeUnit(lat, lon, { into: this.#at, at: 0 });
    const [x, y, z] = this.#at;
    const most = chordOfKm(km) ** 2;
    const reachDeg = km / KM_PER_DEGREE + ROUNDING_DEG;
    const lats = this.#lat;
    const units = this.#units;
    let found = 0;
    for (let i = 0; i < lats.length; i++) {
      if (Math.abs(lats[i] - lat) > reachDeg) continue;
      const dx = units[3 * i] - x;
      const dy = units[3 * i + 1] - y;
      const dz = units[3 * i + 2] - z;
      const squared = dx * dx + dy * dy + dz * dz;
      if (squared <= most) this.#put(i, squared, found++);
    }
    return this.#items.slice(0, found);
  }

  /** Puts a point behind those that are not farther. */
  #put(i: number, squared: number, found: number): void {
    const items = this.#items;
    const squares = this.#squares;
    let at = found;
    for (; at > 0 && squares[at - 1] > squared; at--) {
      squares[at] = squares[at - 1];
      items[at] = items[at - 1];
    }
    squares[at] = squared;
    items[at] = i;
  }
}
