import { EARTH_RADIUS_KM } from '../../engines/ground/earth/geodesy.ts';
import { CellLists } from './geography/cellLists.ts';
import { writeUnit, type Unit } from './geography/sphereTree.ts';

/** The points of a table that bear on a place, with weights adding up to 1. */
export interface Blend {
  /** How many entries of the two arrays are used. */
  readonly count: number;
  readonly indices: Int32Array;
  readonly weights: Float64Array;
  readonly nearest: number;
  readonly nearestKm: number;
}

/** How far points bear on a place between them. */
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
export function nearby(places: readonly { readonly lat: number; readonly lon: number }[]): Nearby {
  const points = pointsOf(places);
  const { squares } = points;
  const indices = new Int32Array(places.length);
  const weights = new Float64Array(places.length);
  const here = new Float64Array(3);
  const lists = new Map<number, CellLists>();
  const listsFor = (reachKm: number): CellLists => {
    const made = new CellLists((middle, radius, among) =>
      bearing(points, { middle, radius, among }, reachKm),
    );
    lists.set(reachKm, made);
    return made;
  };
  return {
    at(lat, lon, { coreKm, reachKm, apartKm2 }) {
      const list = (lists.get(reachKm) ?? listsFor(reachKm)).at(lat, lon);
      writeUnit(lat, lon, { into: here, at: 0 });
      const nearestAt = chords(points, list, here);
      const nearestKm = arcKm(squares[nearestAt] ?? Infinity);
      const radius = 3 * nearestKm + reachKm;
      const widest = squareOfKm(radius);
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

/** The points of a table as unit vectors, the numbers of all of them, and room for the squares of the chords to them. */
interface Points {
  readonly xyz: Float64Array;
  readonly every: Uint16Array;
  readonly squares: Float64Array;
}

function pointsOf(places: readonly { readonly lat: number; readonly lon: number }[]): Points {
  const xyz = new Float64Array(3 * places.length);
  places.forEach(({ lat, lon }, i) => writeUnit(lat, lon, { into: xyz, at: 3 * i }));
  const squares = new Float64Array(places.length);
  return { xyz, every: Uint16Array.from(places, (_unused, i) => i), squares };
}

/** A region of the globe, and the points that bear on a region about it; all where left out. */
interface Region {
  readonly middle: Unit;
  readonly radius: number;
  readonly among: Uint16Array | undefined;
}

/** Points that can bear on some place of a region: its nearest is at most so far, and a blend reaches three times as far and some. */
function bearing(
  points: Points,
  { middle, radius, among = points.every }: Region,
  reachKm: number,
): Uint16Array {
  const { squares } = points;
  const nearest = chords(points, among, middle);
  const regionKm = radius * EARTH_RADIUS_KM;
  const most = 3 * (arcKm(squares[nearest] ?? Infinity) + regionKm) + reachKm + regionKm;
  const widest = squareOfKm(most);
  const near = new Uint16Array(among.length);
  let count = 0;
  for (let k = 0; k < among.length; k++) if (squares[k] <= widest) near[count++] = among[k];
  return near.slice(0, count);
}

const HALF_ROUND_KM = Math.PI * EARTH_RADIUS_KM;

/** Great-circle distance from the square of the chord on the unit sphere, km. */
function arcKm(chord2: number): number {
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord2) / 2));
}

/** The square of the chord of a distance, km; Infinity where it goes half round the globe. */
function squareOfKm(km: number): number {
  return km >= HALF_ROUND_KM ? Infinity : (2 * Math.sin(km / (2 * EARTH_RADIUS_KM))) ** 2;
}

/** Fills the squares of the chords to the points of a list, and gives the place in it of the nearest. */
function chords({ xyz, squares }: Points, list: Uint16Array, place: Unit): number {
  const x = place[0];
  const y = place[1];
  const z = place[2];
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
