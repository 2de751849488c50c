import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoArea, geoBounds } from 'd3-geo';
import type { Feature, MultiLineString, Polygon } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** How fine a coast is drawn: for the world, for a part of it, for a region. */
export type Detail = '110m' | '50m' | '10m';

interface Piece {
  readonly shape: Feature<Polygon>;
  /** West, south, east, north; west greater than east across the antimeridian. */
  readonly bounds: readonly [number, number, number, number];
}

/** Land in pieces and the borders between countries. */
export interface Coastline {
  readonly land: readonly Piece[];
  readonly borders: MultiLineString;
}

const loaded = new Map<Detail, Coastline>();

/**
 * Coast and borders, read at first use.
 *
 * @source Natural Earth 1:10m, 1:50m and 1:110m (public domain), as packed by world-atlas
 */
export function coastline(detail: Detail): Coastline {
  const known = loaded.get(detail);
  if (known) return known;
  const read = (name: string): Topology<Record<string, GeometryCollection>> =>
    JSON.parse(
      readFileSync(createRequire(import.meta.url).resolve(`world-atlas/${name}`), 'utf8'),
    ) as Topology<Record<string, GeometryCollection>>;
  const topology = read(`countries-${detail}.json`);
  const { land, countries } = topology.objects;
  if (!land || !countries) throw new Error(`world-atlas ${detail} has no land`);
  const made: Coastline = {
    land: feature(topology, land).features.flatMap(piecesOf),
    borders: mesh(topology, countries, (a, b) => a !== b),
  };
  loaded.set(detail, made);
  return made;
}

function piecesOf({ geometry }: Feature): Piece[] {
  const polygons =
    geometry.type === 'MultiPolygon'
      ? geometry.coordinates
      : geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : [];
  return polygons.flatMap((coordinates) => {
    const shape: Feature<Polygon> = {
      type: 'Feature',
      properties: {},
      geometry: { type: 'Polygon', coordinates },
    };
    // An islet that rounding turned inside out would be drawn as all the earth but itself.
    if (geoArea(shape) > 2 * Math.PI) return [];
    const [[west, south], [east, north]] = geoBounds(shape);
    return { shape, bounds: [west, south, east, north] };
  });
}
