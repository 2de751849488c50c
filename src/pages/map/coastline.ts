import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { GeometryCollection } from 'topojson-specification';
import { readTopology, type Arc } from './arcs.ts';

/** How fine a coast is drawn: for the world, for a part of it, for a region. */
export type Detail = '110m' | '50m' | '10m';

/** A line, or the ring of an area: longitude and latitude in turn, degrees; longitudes go on past the antimeridian. */
export interface Outline {
  readonly line: Float32Array;
  /** Least and most, degrees; of a ring about a pole all longitudes. */
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Land in pieces, each a ring with its lakes, and the borders between countries. */
export interface Coastline {
  readonly land: readonly (readonly [ring: Outline, ...lakes: Outline[]])[];
  readonly borders: readonly Outline[];
}

const loaded = new Map<Detail, Coastline>();

/**
 * Coast and borders, read at first use.
 *
 * @source Natural Earth 1:10m, 1:50m and 1:110m (public domain), as packed by world-atlas
 */
export function coastline(detail: Detail): Coastline {
  const steps = readCoastline(detail);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same in steps between which others may have a turn; what is read stays. */
export function* readCoastline(detail: Detail): Generator<undefined, Coastline> {
  const known = loaded.get(detail);
  if (known) return known;
  const path = createRequire(import.meta.url).resolve(`world-atlas/countries-${detail}.json`);
  const { objects, arcs } = yield* readTopology<Record<string, GeometryCollection>>(
    readFileSync(path),
  );
  const polygons = (objects['land']?.geometries ?? []).flatMap(polygonsOf);
  const land: Coastline['land'][number][] = [];
  for (const [i, polygon] of polygons.entries()) {
    const [ring, ...lakes] = polygon.map((parts) => outlineOf(joined(parts, arcs)));
    if (ring && !isInsideOut(ring)) land.push([ring, ...lakes]);
    if (i % 50 === 49) yield;
  }
  // A region is drawn without borders.
  const borders = detail === '10m' ? [] : bordersOf(objects['countries'], arcs);
  const made = packed({ land, borders });
  loaded.set(detail, made);
  return made;
}

/** The same with all lines in one piece of memory, which weighs less than thousands. */
function packed({ land, borders }: Coastline): Coastline {
  const outlines = [...land.flat(), ...borders];
  const all = new Float32Array(outlines.reduce((sum, { line }) => sum + line.length, 0));
  let at = 0;
  const moved = (outline: Outline): Outline => {
    all.set(outline.line, at);
    const line = all.subarray(at, (at += outline.line.length));
    return { ...outline, line };
  };
  return {
    land: land.map(([ring, ...lakes]) => [moved(ring), ...lakes.map(moved)]),
    borders: borders.map(moved),
  };
}

type Geometry = GeometryCollection['geometries'][number];

/** Rings of each polygon, as lists of arcs. */
function polygonsOf(geometry: Geometry): readonly (readonly (readonly number[])[])[] {
  if (geometry.type === 'MultiPolygon') return geometry.arcs;
  return geometry.type === 'Polygon' ? [geometry.arcs] : [];
}

/** The positions of arcs one after the other; the number of an arc that goes backwards is its complement. */
function joined(parts: readonly number[], arcs: readonly Arc[]): Float32Array {
  const list = parts.map((part) => ({ arc: arcs[part < 0 ? ~part : part], isBack: part < 0 }));
  const length = list.reduce((sum, { arc }) => sum + (arc?.length ?? 0), 2 - 2 * list.length);
  const out = new Float32Array(length);
  let end = 0;
  for (const { arc, isBack } of list) {
    if (!arc) continue;
    // Each arc begins where the one before ended.
    for (let i = end === 0 ? 0 : 2; i < arc.length; i += 2) {
      const at = isBack ? arc.length - 2 - i : i;
      out[end++] = arc[at] ?? 0;
      out[end++] = arc[at + 1] ?? 0;
    }
  }
  return out;
}

function outlineOf(line: Float32Array): Outline {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < line.length; i += 2) {
    const before = line[i - 2] ?? line[i] ?? 0;
    const lon = (line[i] ?? 0) + 360 * Math.round((before - (line[i] ?? 0)) / 360);
    const lat = line[i + 1] ?? 0;
    line[i] = lon;
    [west, east] = [Math.min(west, lon), Math.max(east, lon)];
    [south, north] = [Math.min(south, lat), Math.max(north, lat)];
  }
  const isAboutPole = Math.abs((line.at(-2) ?? 0) - (line[0] ?? 0)) > 180;
  return isAboutPole
    ? { line, west: -180, south: -90, east: 180, north }
    : { line, west, south, east, north };
}

/** An islet that rounding turned inside out would be drawn as all the earth but itself. */
function isInsideOut({ line, south }: Outline): boolean {
  if (south === -90) return false;
  let twice = 0;
  for (let i = 2; i < line.length; i += 2) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = line.subarray(i - 2, i + 2);
    twice += x0 * y1 - x1 * y0;
  }
  return twice >= 0;
}

/** Arcs that two countries share. */
function bordersOf(countries: GeometryCollection | undefined, arcs: readonly Arc[]): Outline[] {
  const first = new Map<number, Geometry>();
  const shared = new Set<number>();
  for (const country of countries?.geometries ?? [])
    for (const part of polygonsOf(country).flat(2)) {
      const arc = part < 0 ? ~part : part;
      const other = first.get(arc);
      if (other === undefined) first.set(arc, country);
      else if (other !== country) shared.add(arc);
    }
  return [...shared].map((arc) => outlineOf(Float32Array.from(arcs[arc] ?? [])));
}
