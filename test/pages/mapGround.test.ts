import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoMercator, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { describe, expect, it } from 'vitest';
import { readTopology } from '../../src/pages/map/arcs.ts';
import { coastline, type Detail, type Outline } from '../../src/pages/map/coastline.ts';
import { isSeen, thinned } from '../../src/pages/map/thinned.ts';

/** What the client of the format's own authors reads from a file. */
function byTopojson(detail: Detail): [number, number][][][] {
  const path = createRequire(import.meta.url).resolve(`world-atlas/countries-${detail}.json`);
  const topology = JSON.parse(readFileSync(path, 'utf8')) as Topology<
    Record<string, GeometryCollection>
  >;
  const land = topology.objects['land'] as GeometryCollection;
  return feature(topology, land).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? (geometry.coordinates as [number, number][][][]) : [],
  );
}

/** As many rings of as many points, from the same point on. */
function isSame(rings: readonly Outline[], polygon: readonly [number, number][][]): boolean {
  const [lon = NaN, lat = NaN] = polygon[0]?.[0] ?? [];
  const [west = NaN, south = NaN] = rings[0]?.line ?? [];
  return (
    rings.length === polygon.length &&
    rings.every(({ line }, i) => line.length === 2 * (polygon[i]?.length ?? 0)) &&
    Math.abs(west - lon) + Math.abs(south - lat) < 1e-4
  );
}

const turned = (lon: number): number => ((((lon + 180) % 360) + 360) % 360) - 180;

describe('the coast', () => {
  it.each(['110m', '50m', '10m'] as const)('of %s is that of topojson-client', (detail) => {
    const expected = byTopojson(detail);
    const { land } = coastline(detail);
    // A few islets that rounding turned inside out are left out.
    expect(expected.length - land.length).toBeLessThan(expected.length / 50);
    let [furthest, next] = [0, 0];
    for (const rings of land) {
      while (!isSame(rings, expected[next] ?? [])) expect(++next).toBeLessThan(expected.length);
      for (const [i, ring] of (expected[next++] ?? []).entries())
        for (const [k, [lon, lat]] of ring.entries()) {
          const [ours = NaN, high = NaN] = rings[i]?.line.subarray(2 * k, 2 * k + 2) ?? [];
          furthest = Math.max(furthest, Math.abs(turned(ours - lon)), Math.abs(high - lat));
        }
    }
    // Single precision holds steps of 2^-15 degrees below 512 degrees; a longitude beyond 180 is rounded twice.
    expect(furthest).toBeLessThan(2 ** -14);
  });

  it('is read a little at a time', () => {
    const path = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
    expect([...readTopology(readFileSync(path))].length).toBeGreaterThan(50);
  });
});

describe('points outside a map that are left out', () => {
  it.each([
    [10, 44],
    [-175, 65],
    [179, -17],
    [37, 55],
    [-70, -54],
  ])('change nothing that is seen about %d, %d', (middle, lat) => {
    const half = 5;
    const projection = geoMercator()
      .rotate([-middle, 0])
      .center([0, lat])
      .scale((480 * 180) / Math.PI / half)
      .translate([480, 240])
      .clipExtent([
        [0, 0],
        [960, 480],
      ]);
    const [north, south] = [0, 480].map((y) => projection.invert?.([480, y])?.[1] ?? NaN);
    const seen = { middle, half, south: south ?? NaN, north: north ?? NaN };
    const draw = geoPath(projection).digits(1);
    const pathOf = (rings: readonly Outline[], part: typeof seen | undefined) =>
      draw({ type: 'Polygon', coordinates: rings.map((ring) => thinned(ring, part)) });
    let [all, kept] = [0, 0];
    for (const rings of coastline('10m').land.filter(([ring]) => isSeen(ring, seen))) {
      expect(areaOf(pathOf(rings, seen))).toBeCloseTo(areaOf(pathOf(rings, undefined)), 0);
      all += rings[0].line.length / 2;
      kept += thinned(rings[0], seen).length;
    }
    expect(kept).toBeLessThan(all / 4);
  });
});

/** Area of the rings of a path, in its own units. */
function areaOf(path: string | null): number {
  return (path ?? '')
    .split('M')
    .slice(1)
    .map((ring) => ring.replace('Z', '').split('L'))
    .map((points) => points.map((point) => point.split(',').map(Number)))
    .reduce(
      (sum, ring) =>
        sum +
        ring.reduce((twice, [x = 0, y = 0], i) => {
          const [nextX = 0, nextY = 0] = ring[(i + 1) % ring.length] ?? [];
          return twice + (x * nextY - nextX * y) / 2;
        }, 0),
      0,
    );
}
