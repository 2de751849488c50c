import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import * as z from 'zod';

const Arcs = z.array(z.array(z.number()));
const Geometry = z.object({
  type: z.string(),
  id: z.union([z.string(), z.number()]).optional(),
  properties: z.object({ name: z.string() }).optional(),
  arcs: z.array(z.unknown()).optional(),
});
const Topology = z.object({
  transform: z.object({
    scale: z.tuple([z.number(), z.number()]),
    translate: z.tuple([z.number(), z.number()]),
  }),
  objects: z.record(z.string(), z.object({ geometries: z.array(Geometry) })),
});

/** An area of a topology: its identifier and name as the source gives them. */
export interface Area {
  readonly id: string;
  readonly name: string;
}

/** Lines shared by the areas of a map, unpacked: each arc is a run of vertices with one area (or none, -1) on either side. */
export interface Lines {
  /** Latitude and longitude of every vertex, degrees. */
  readonly lat: Float32Array;
  readonly lon: Float32Array;
  /** Arc of each vertex. */
  readonly arcOf: Uint16Array;
  /** First vertex of each arc, and one past the last. */
  readonly start: Uint32Array;
  /** Area to the right and left of the arc's direction; -1 where there is none. */
  readonly right: Int16Array;
  readonly left: Int16Array;
  readonly areas: readonly Area[];
}

/**
 * Reads a TopoJSON file of an installed package into lines with an area on either side.
 *
 * Only the head is parsed as a schema; the arcs, half a million numbers, are read as they are.
 *
 * @param file  module path of the file, such as `world-atlas/countries-10m.json`
 * @param object  name of the collection of areas
 * @throws if the file is not such a topology
 */
export function readLines(file: string, object: string): Lines {
  const path = createRequire(import.meta.url).resolve(file);
  const raw: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const { transform, objects } = Topology.parse(raw);
  const arcs = arcsOf(raw);
  const collection = objects[object];
  if (!collection) throw new Error(`${file} has no object ${object}`);
  const lines = unpack(arcs, transform);
  const areas = collection.geometries.map((geometry, area) => {
    for (const rings of polygons(geometry))
      rings.forEach((ring, place) => mark(lines, { ring, area, hole: place > 0 }));
    return { id: String(geometry.id ?? ''), name: geometry.properties?.name ?? '' };
  });
  return { ...lines, areas };
}

/**
 * Whether a piece of line (from a vertex to the next) is an edge of the flat sheet and not of the land: it runs along the
 * antimeridian, jumps over it, or lies at the pole.
 */
export function isCut({ lat, lon }: Lines, v: number): boolean {
  const x1 = lon[v];
  const x2 = lon[v + 1];
  if (Math.abs(x2 - x1) > 180 || (Math.abs(x1) > 179.9999 && Math.abs(x2) > 179.9999)) return true;
  return lat[v] < -89 && lat[v + 1] < -89;
}

type Bare = Omit<Lines, 'areas'>;
type Point2 = readonly number[];

function arcsOf(raw: unknown): readonly (readonly Point2[])[] {
  if (typeof raw !== 'object' || raw === null || !('arcs' in raw) || !Array.isArray(raw.arcs))
    throw new Error('a topology without arcs');
  return raw.arcs;
}

function unpack(
  arcs: readonly (readonly Point2[])[],
  transform: { scale: [number, number]; translate: [number, number] },
): Bare {
  const count = arcs.reduce((sum, arc) => sum + arc.length, 0);
  const lat = new Float32Array(count);
  const lon = new Float32Array(count);
  const arcOf = new Uint16Array(count);
  const start = new Uint32Array(arcs.length + 1);
  let v = 0;
  arcs.forEach((arc, a) => {
    let x = 0;
    let y = 0;
    start[a] = v;
    for (const [dx = 0, dy = 0] of arc) {
      x += dx;
      y += dy;
      lon[v] = x * transform.scale[0] + transform.translate[0];
      lat[v] = y * transform.scale[1] + transform.translate[1];
      arcOf[v++] = a;
    }
  });
  start[arcs.length] = v;
  return {
    lat,
    lon,
    arcOf,
    start,
    right: new Int16Array(arcs.length).fill(-1),
    left: new Int16Array(arcs.length).fill(-1),
  };
}

function polygons(geometry: z.output<typeof Geometry>): readonly (readonly number[][])[] {
  if (geometry.type === 'Polygon') return [Arcs.parse(geometry.arcs)];
  if (geometry.type === 'MultiPolygon') return z.array(Arcs).parse(geometry.arcs);
  return [];
}

/** Writes an area on the inner side of its ring; the winding is measured, not assumed. */
function mark(
  lines: Bare,
  { ring, area, hole }: { ring: readonly number[]; area: number; hole: boolean },
): void {
  const clockwise = signedArea(lines, ring) < 0;
  const insideRight = clockwise !== hole;
  for (const index of ring) {
    const forward = index >= 0;
    const side = forward === insideRight ? lines.right : lines.left;
    side[forward ? index : ~index] = area;
  }
}

/** Twice the area of a ring on the plane of longitude and latitude, counterclockwise positive, unrolled over the antimeridian. */
function signedArea({ lat, lon, start }: Bare, ring: readonly number[]): number {
  let sum = 0;
  let turn = 0;
  let x0 = NaN;
  let y0 = 0;
  for (const index of ring) {
    const a = index >= 0 ? index : ~index;
    const from = start[a];
    const to = start[a + 1];
    for (let k = 0; k < to - from; k++) {
      const v = index >= 0 ? from + k : to - 1 - k;
      let x = lon[v] + turn;
      if (x - x0 > 180) turn -= 360;
      if (x - x0 < -180) turn += 360;
      x = lon[v] + turn;
      const y = lat[v];
      if (!Number.isNaN(x0)) sum += x0 * y - x * y0;
      x0 = x;
      y0 = y;
    }
  }
  return Math.abs(turn) >= 360 ? polarArea(turn, y0) : sum;
}

/** A ring around a pole has no area on the plane; one that runs east round the south pole holds it on its right. */
function polarArea(turn: number, lat: number): number {
  return lat < 0 === turn > 0 ? -1 : 1;
}
