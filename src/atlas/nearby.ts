import { EARTH_RADIUS_KM, RAD } from '../../engines/ground/earth/geodesy.ts';
import { CELL_RADIUS, CellLists } from './geography/cellLists.ts';
import type { Unit } from './geography/sphereTree.ts';

/** The points of a table that bear on a place, with weights adding up to 1. */
export interface Blend {
  /** How many entries of the two arrays are used. */
  readonly count: number;
  readonly indices: Int32Array;
  readonly weights: Float64Array;
  readonly nearest: number;
  readonly nearestKm: number;
}

export interface BlendOptions {
  /** Points closer than this count alike, km: the width of the plateau round each point. */
  readonly coreKm: number;
  /** Points beyond this plus three times the nearest distance do not count, km. */
  readonly reachKm: number;
  /** How far a point lies apart from the place in other ways than on the map (height, nearness to the sea), as the square of as many km; nothing where left out. */
  readonly apartKm2?: (index: number) => number;
}

/** Points of a table on the sphere, ready for smooth inverse-distance blending; a cell of the globe keeps the list of those that bear on it. */
export interface Nearby {
  /** The blend at a place. Its arrays are reused by the next call. */
  at(lat: number, lon: number, options: BlendOptions): Blend;
}

/**
 * Smooth blending among the points of a table: weights ((R - d) / (R (d + core)))^3 with R growing with the distance of the
 * nearest point, so that the answer moves without jumps.
 *
 * @source Franke & Nielson (1980), Int. J. Numer. Meth. Eng. 15, 1691-1704 (modified Shepard weights). doi:10.1002/nme.1620151110
 */
export function nearby(points: readonly { readonly lat: number; readonly lon: number }[]): Nearby {
  const n = points.length;
  const xyz = new Float64Array(3 * n);
  points.forEach(({ lat, lon }, i) => xyz.set(unit(lat, lon), 3 * i));
  const squares = new Float64Array(n);
  const indices = new Int32Array(n);
  const weights = new Float64Array(n);
  const lists = new Map<number, CellLists>();
  const listsFor = (reachKm: number): CellLists => {
    const made = new CellLists((middle) => bearing(xyz, middle, reachKm));
    lists.set(reachKm, made);
    return made;
  };
  return {
    at(lat, lon, { coreKm, reachKm, apartKm2 }) {
      const list = (lists.get(reachKm) ?? listsFor(reachKm)).at(lat, lon);
      const nearestAt = chords(xyz, list, { lat, lon }, squares);
      const nearestKm = arcKm(squares[nearestAt] ?? Infinity);
      const radius = 3 * nearestKm + reachKm;
      const widest =
        radius >= HALF_ROUND_KM ? Infinity : (2 * Math.sin(radius / (2 * EARTH_RADIUS_KM))) ** 2;
      let count = 0;
      let sum = 0;
      for (let k = 0; k < list.length; k++) {
        const chord = squares[k];
        if (chord >= widest) continue;
        const d = arcKm(chord);
        const off = apartKm2 ? Math.sqrt(d * d + apartKm2(list[k])) : d;
        const near = (radius - d) / (radius * (off + coreKm));
        const weight = near * near * near;
        indices[count] = list[k];
        weights[count++] = weight;
        sum += weight;
      }
      for (let i = 0; i < count; i++) weights[i] = weights[i] / sum;
      return { count, indices, weights, nearest: list[nearestAt] ?? 0, nearestKm };
    },
  };
}

/** Points that can bear on some place of a cell: its nearest is at most so far, and a blend reaches three times as far and some. */
function bearing(xyz: Float64Array, middle: Unit, reachKm: number): Uint16Array {
  const x = middle[0];
  const y = middle[1];
  const z = middle[2];
  const kms = new Float64Array(xyz.length / 3);
  let leastKm = Infinity;
  for (let i = 0; i < kms.length; i++) {
    const dx = xyz[3 * i] - x;
    const dy = xyz[3 * i + 1] - y;
    const dz = xyz[3 * i + 2] - z;
    const km = arcKm(dx * dx + dy * dy + dz * dz);
    kms[i] = km;
    if (km < leastKm) leastKm = km;
  }
  const cellKm = CELL_RADIUS * EARTH_RADIUS_KM;
  const most = 3 * (leastKm + cellKm) + reachKm + cellKm;
  const near = new Uint16Array(kms.length);
  let count = 0;
  for (let i = 0; i < kms.length; i++)
    if (kms[i] <= most || most >= HALF_ROUND_KM) near[count++] = i;
  return near.slice(0, count);
}

const HALF_ROUND_KM = Math.PI * EARTH_RADIUS_KM;

/** Great-circle distance from the square of the chord on the unit sphere, km. */
function arcKm(chord2: number): number {
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord2) / 2));
}

function unit(lat: number, lon: number): [number, number, number] {
  const c = Math.cos(lat * RAD);
  return [c * Math.cos(lon * RAD), c * Math.sin(lon * RAD), Math.sin(lat * RAD)];
}

/** Fills the squares of the chords to the points of a list, and gives the place in it of the nearest. */
function chords(
  xyz: Float64Array,
  list: Uint16Array,
  { lat, lon }: { readonly lat: number; readonly lon: number },
  squares: Float64Array,
): number {
  const [x, y, z] = unit(lat, lon);
  let nearest = 0;
  let best = Infinity;
  for (let k = 0; k < list.length; k++) {
    const o = 3 * list[k];
    const dx = xyz[o] - x;
    const dy = xyz[o + 1] - y;
    const dz = xyz[o + 2] - z;
    const chord = dx * dx + dy * dy + dz * dz;
    squares[k] = chord;
    if (chord >= best) continue;
    best = chord;
    nearest = k;
  }
  return nearest;
}
