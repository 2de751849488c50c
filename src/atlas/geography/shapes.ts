import { BLOCK_RADIUS, CELL_RADIUS, CellLists } from './cellLists.ts';
import { chordOfKm, kmOfChord, writeUnit, type Unit } from './sphereTree.ts';

/** A band of ground: an axis on the sphere and half the width of the band. */
export interface Band {
  /** Vertices of the axis, `latitude longitude` pairs in degrees separated by commas; one vertex makes a disc. */
  readonly axis: string;
  readonly halfWidthKm: number;
}

/** Bands by nearness. */
export interface Bands {
  readonly count: number;
  /**
   * Calls back every band whose axis is nearer than its reach.
   *
   * @param visit  number of the band and the distance from its axis, km
   */
  each(lat: number, lon: number, visit: (band: number, distanceKm: number) => void): void;
}

/** The vertices of an axis, latitude and longitude by turns. */
export function axisOf(axis: string): readonly number[] {
  return axis.split(',').flatMap((vertex) => vertex.trim().split(' ').map(Number));
}

/**
 * Membership of a place in a band: 1 inside, one half on the drawn edge, 0 far outside, without a step anywhere.
 *
 * @param distanceKm  from the axis
 * @param softKm  width of the change; between 12 and 88 % within two of these on either side
 */
export function membership(distanceKm: number, halfWidthKm: number, softKm: number): number {
  return 1 / (1 + Math.exp((distanceKm - halfWidthKm) / softKm));
}

/** POLICY. Outlines are drawn by hand at continental scale: their edges are soft over 15 % of the half width, 2 km at least. */
export function softKmOf(halfWidthKm: number): number {
  return Math.max(2, 0.15 * halfWidthKm);
}

/**
 * Indexes bands. A cap round each axis is tested first, and only those that come near the cell of the place.
 *
 * @param reachKm  how far from the axis a band is still called back, from its half width
 */
export function bandsOf(bands: readonly Band[], reachKm: (halfWidthKm: number) => number): Bands {
  const count = bands.length;
  const axes = bands.map(({ axis }) => unitsOf(axis));
  const caps = new Float64Array(count * 4);
  bands.forEach(({ halfWidthKm }, i) =>
    writeCap(axes[i], reachKm(halfWidthKm), caps.subarray(i * 4, i * 4 + 4)),
  );
  const reach = bands.map(({ halfWidthKm }) => reachKm(halfWidthKm));
  const lists = listsOf(caps);
  return {
    count,
    each(lat, lon, visit) {
      const near = lists.at(lat, lon);
      if (near.length === 0) return;
      stand(lat, lon);
      const { x, y, z } = here;
      for (let k = 0; k < near.length; k++) {
        const i = near[k];
        const o = i * 4;
        if (caps[o] * x + caps[o + 1] * y + caps[o + 2] * z < caps[o + 3]) continue;
        const km = axisDistanceKm(axes[i], x, y, z);
        if (km < reach[i]) visit(i, km);
      }
    },
  };
}

/** The place that was asked for last and its unit vector: a dozen tables of bands ask for the same one after the other. */
const here = { lat: NaN, lon: NaN, x: NaN, y: NaN, z: NaN };
const unit = new Float64Array(3);

function stand(lat: number, lon: number): void {
  if (here.lat === lat && here.lon === lon) return;
  writeUnit(lat, lon, { into: unit, at: 0 });
  here.lat = lat;
  here.lon = lon;
  here.x = unit[0];
  here.y = unit[1];
  here.z = unit[2];
}

/** The caps that come near each cell of the globe. */
function listsOf(caps: Float64Array): CellLists {
  const every = Uint16Array.from({ length: caps.length / 4 }, (_unused, i) => i);
  const toCell = widenedCosines(caps, CELL_RADIUS);
  const toBlock = widenedCosines(caps, BLOCK_RADIUS);
  return new CellLists((middle, radius, among = every) =>
    capsNear(caps, radius === CELL_RADIUS ? toCell : toBlock, { middle, among }),
  );
}

/** Cosines of the caps' radii with another added; -2, which every cosine is above, where they go round the globe. */
function widenedCosines(caps: Float64Array, radius: number): Float64Array {
  return Float64Array.from({ length: caps.length / 4 }, (_unused, i) => {
    const reach = Math.acos(Math.max(-1, Math.min(1, caps[i * 4 + 3]))) + radius;
    return reach >= Math.PI ? -2 : Math.cos(reach);
  });
}

/** Those of some caps that come within their widened radius of a point. */
function capsNear(
  caps: Float64Array,
  widened: Float64Array,
  { middle, among }: { readonly middle: Unit; readonly among: Uint16Array },
): Uint16Array {
  const x = middle[0];
  const y = middle[1];
  const z = middle[2];
  const near = new Uint16Array(among.length);
  let count = 0;
  for (let k = 0; k < among.length; k++) {
    const i = among[k];
    const o = i * 4;
    if (caps[o] * x + caps[o + 1] * y + caps[o + 2] * z >= widened[i]) near[count++] = i;
  }
  return near.slice(0, count);
}

function unitsOf(axis: string): Float64Array {
  const vertices = axisOf(axis);
  const units = new Float64Array((vertices.length / 2) * 3);
  for (let v = 0; v < vertices.length / 2; v++)
    writeUnit(vertices[v * 2], vertices[v * 2 + 1], { into: units, at: v * 3 });
  return units;
}

/** Centre of a cap that holds the axis and its reach, and the cosine of the cap's radius. */
function writeCap(axis: Float64Array, reachKm: number, cap: Float64Array): void {
  const centre = [0, 0, 0];
  for (let o = 0; o < axis.length; o += 3)
    for (let k = 0; k < 3; k++) centre[k] = centre[k] + axis[o + k];
  const length = Math.hypot(...centre) || 1;
  let farthest = 0;
  for (let k = 0; k < 3; k++) cap[k] = centre[k] / length;
  for (let o = 0; o < axis.length; o += 3) {
    const d = Math.hypot(axis[o] - cap[0], axis[o + 1] - cap[1], axis[o + 2] - cap[2]);
    farthest = Math.max(farthest, kmOfChord(d));
  }
  const radiusKm = Math.min(20_015, farthest + reachKm);
  cap[3] = 1 - chordOfKm(radiusKm) ** 2 / 2;
}

/** Great-circle distance from a unit vector to an axis, km; each piece's nearest point is brought back to the sphere. */
function axisDistanceKm(axis: Float64Array, x: number, y: number, z: number): number {
  let least = Infinity;
  const pieces = Math.max(1, axis.length / 3 - 1);
  for (let p = 0; p < pieces; p++) {
    const a = p * 3;
    const b = Math.min(axis.length - 3, a + 3);
    const ax = axis[a];
    const ay = axis[a + 1];
    const az = axis[a + 2];
    const bx = axis[b] - ax;
    const by = axis[b + 1] - ay;
    const bz = axis[b + 2] - az;
    const length2 = bx * bx + by * by + bz * bz;
    const t =
      length2 > 0
        ? Math.min(1, Math.max(0, ((x - ax) * bx + (y - ay) * by + (z - az) * bz) / length2))
        : 0;
    const px = ax + t * bx;
    const py = ay + t * by;
    const pz = az + t * bz;
    const scale = 1 / Math.sqrt(px * px + py * py + pz * pz);
    const d2 = (x - px * scale) ** 2 + (y - py * scale) ** 2 + (z - pz * scale) ** 2;
    if (d2 < least) least = d2;
  }
  return kmOfChord(Math.sqrt(least));
}
