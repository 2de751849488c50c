import { EARTH_RADIUS_KM, RAD } from '../../../engines/ground/earth/geodesy.ts';
import { hilbertOf, orderBy } from './hilbert.ts';

const FAN = 8;
/** Writes the unit vector of a place (three numbers: towards 0° E, 90° E and north) to an array, from place `at` on. */
export function writeUnit(
  lat: number,
  lon: number,
  { into, at }: { into: Float32Array | Float64Array; at: number },
): void {
  const c = Math.cos(lat * RAD);
  into[at] = c * Math.cos(lon * RAD);
  into[at + 1] = c * Math.sin(lon * RAD);
  into[at + 2] = Math.sin(lat * RAD);
}

/** Chord on the unit sphere between two places that are a distance apart, km; 0 to 2. */
export function chordOfKm(km: number): number {
  return 2 * Math.sin(Math.min(Math.PI, km / EARTH_RADIUS_KM) / 2);
}

/** Great-circle distance of a chord on the unit sphere, km. */
export function kmOfChord(chord: number): number {
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, chord / 2));
}

/** A point on the unit sphere. */
export type Unit = Float64Array;

/**
 * A packed tree of boxes in space over runs of points or line pieces on the unit sphere.
 *
 * A planar index knows neither the poles nor the antimeridian; boxes in space need no care at either. Runs are sorted along
 * a Hilbert curve and grouped by eight, so building is one sort and a query touches some hundred boxes.
 */
export class SphereTree {
  /** Boxes by level: the runs along the curve, then their groups, up to a single box. */
  readonly #levels: readonly Float32Array[];
  readonly #order: Uint32Array;
  /** Squared distances of the children under way, one row a level. */
  readonly #near: readonly Float64Array[];

  /** @param boxes  runs × 6: least x, y, z, greatest x, y, z on the unit sphere */
  constructor(boxes: Float32Array) {
    this.#order = curveOrder(boxes);
    this.#levels = pack(boxes, this.#order);
    this.#near = this.#levels.map(() => new Float64Array(FAN));
  }

  /**
   * The nearest item's squared chord; Infinity for an empty tree.
   *
   * @param squared  squared chord from the place to the nearest item of a run, or the best so far where that is less
   */
  nearest(place: Unit, squared: (run: number, best: number) => number): number {
    const query = { place, best: Infinity, squared };
    if (this.#order.length > 0) this.#descend(this.#levels.length - 1, 0, query);
    return query.best;
  }

  /** Calls back every run whose box is within a squared chord, always in the same order: sums over them keep their last digits. */
  within(place: Unit, reach: number, visit: (run: number) => void): void {
    const top = this.#levels.length - 1;
    if (this.#order.length > 0) this.#visitWithin(top, 0, { place, reach, visit });
  }

  #visitWithin(level: number, i: number, query: Reach): void {
    const boxes = this.#levels[level - 1];
    const { place, reach } = query;
    const first = i * FAN;
    const end = Math.min(boxes.length / 6, first + FAN);
    if (level === 1) {
      for (let k = first; k < end; k++)
        if (boxSquared(boxes, k, place) <= reach) query.visit(this.#order[k]);
      return;
    }
    for (let k = end - 1; k >= first; k--)
      if (boxSquared(boxes, k, place) <= reach) this.#visitWithin(level - 1, k, query);
  }

  /** Visits the children of a box, nearest first, as long as they may hold something nearer. */
  #descend(level: number, i: number, query: Query): void {
    const boxes = this.#levels[level - 1];
    const distances = this.#near[level];
    const count = Math.min(FAN, boxes.length / 6 - i * FAN);
    for (let k = 0; k < count; k++) distances[k] = boxSquared(boxes, i * FAN + k, query.place);
    for (let step = 0; step < count; step++) {
      let pick = 0;
      let least = distances[0];
      for (let k = 1; k < count; k++)
        if (distances[k] < least) {
          pick = k;
          least = distances[k];
        }
      if (least >= query.best) return;
      distances[pick] = Infinity;
      const child = i * FAN + pick;
      if (level > 1) this.#descend(level - 1, child, query);
      else query.best = Math.min(query.best, query.squared(this.#order[child], query.best));
    }
  }
}

interface Query {
  readonly place: Unit;
  best: number;
  readonly squared: (run: number, best: number) => number;
}

interface Reach {
  readonly place: Unit;
  readonly reach: number;
  readonly visit: (run: number) => void;
}

/** Squared distance from a point to a box, 0 inside it. */
function boxSquared(boxes: Float32Array, i: number, place: Unit): number {
  const o = i * 6;
  const dx = outside(place[0], boxes[o], boxes[o + 3]);
  const dy = outside(place[1], boxes[o + 1], boxes[o + 4]);
  const dz = outside(place[2], boxes[o + 2], boxes[o + 5]);
  return dx * dx + dy * dy + dz * dz;
}

/** How far a coordinate lies outside an interval, 0 within. */
function outside(x: number, low: number, high: number): number {
  if (x < low) return low - x;
  return x > high ? x - high : 0;
}

/** Boxes of all levels: the runs in their order, then groups of eight boxes of the level below, until one is left. */
function pack(boxes: Float32Array, order: Uint32Array): readonly Float32Array[] {
  const runs = new Float32Array(boxes.length);
  order.forEach((run, i) => runs.set(boxes.subarray(run * 6, run * 6 + 6), i * 6));
  const levels: Float32Array[] = [runs];
  for (let below: Float32Array = runs; below.length > 6 || levels.length === 1;) {
    below = grouped(below);
    levels.push(below);
  }
  return levels;
}

function grouped(below: Float32Array): Float32Array {
  const count = below.length / 6;
  const groups = new Float32Array(Math.max(1, Math.ceil(count / FAN)) * 6);
  for (let g = 0; g < groups.length; g++) groups[g] = g % 6 < 3 ? Infinity : -Infinity;
  for (let i = 0; i < count; i++) {
    const g = Math.floor(i / FAN) * 6;
    for (let k = 0; k < 3; k++) {
      groups[g + k] = Math.min(groups[g + k], below[i * 6 + k]);
      groups[g + k + 3] = Math.max(groups[g + k + 3], below[i * 6 + k + 3]);
    }
  }
  return groups;
}

/** Runs sorted along the curve by their boxes' centres. */
function curveOrder(boxes: Float32Array): Uint32Array {
  return orderBy(boxes.length / 6, (i) => {
    const middle = (k: number) => (boxes[i * 6 + k] + boxes[i * 6 + k + 3]) / 2;
    const level = Math.hypot(middle(0), middle(1));
    return hilbertOf(Math.atan2(middle(2), level) / RAD, Math.atan2(middle(1), middle(0)) / RAD);
  });
}
