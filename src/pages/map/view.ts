import { radians, KM_PER_DEGREE } from '../../core/earth.ts';
import { geoMercator, geoNaturalEarth1, type GeoProjection } from 'd3-geo';
import type { Detail } from './coastline.ts';
import type { MapArea, MapPoint } from './mapFigure.ts';
import type { Window } from './thinned.ts';

type Bounds = readonly [west: number, south: number, east: number, north: number];

/** How a map looks at the earth. */
export interface View {
  readonly projection: GeoProjection;
  readonly detail: Detail;
  /** The part of the earth that it shows; absent for the world. */
  readonly seen?: Window;
}

interface Shown {
  readonly points: readonly MapPoint[];
  readonly areas: readonly MapArea[];
  readonly extent: Bounds | undefined;
}

/** Least height of a map, degrees: a lone place would be drawn on nothing, areas are their own ground. */
const LEAST_DEG = { places: 3, areas: 0.5 } as const;
const WORLD_DEG = 110;

/** A view about what is shown, with a margin; across the antimeridian where that is nearer. */
export function viewOf(shown: Shown, size: Size): View {
  const box = shown.extent ?? boxOf(shown);
  if (!box || spanOf(box) > WORLD_DEG) return world(size);
  const least = shown.areas.length > 0 ? LEAST_DEG.areas : LEAST_DEG.places;
  const bounds = widened(box, size[0] / size[1], least);
  const projection = about(bounds, size);
  return {
    projection,
    detail: bounds[3] - bounds[1] < 14 ? '10m' : '50m',
    seen: windowOf(projection, size),
  };
}

/** What a map of Mercator's shows of the earth: where its height is cut at the poles, it is wider than what was asked for. */
function windowOf(projection: GeoProjection, [width, height]: Size): Window {
  const north = projection.invert?.([width / 2, 0])?.[1] ?? 90;
  const south = projection.invert?.([width / 2, height])?.[1] ?? -90;
  const half = Math.min(180, width / 2 / radians(projection.scale()));
  return { middle: -projection.rotate()[0], half, south, north };
}

type Size = readonly [width: number, height: number];

/** Views of the whole world by their size: few, and the same for everybody. */
const worlds = new Map<string, View>();

function world(size: Size): View {
  const known = worlds.get(size.join());
  if (known) return known;
  const made = worldOf(size);
  worlds.set(size.join(), made);
  return made;
}

function worldOf([width, height]: Size): View {
  const box: [[number, number], [number, number]] = [
    [4, 4],
    [width - 4, height - 4],
  ];
  const projection = geoNaturalEarth1().fitExtent(box, { type: 'Sphere' });
  return { projection, detail: '110m' };
}

function about([west, south, east, north]: Bounds, [width, height]: Size): GeoProjection {
  const corners: [number, number][] = [
    [west, south],
    [east, north],
  ];
  return geoMercator()
    .rotate([-(west + spanOf([west, south, east, north]) / 2), 0])
    .fitSize([width, height], { type: 'MultiPoint', coordinates: corners })
    .clipExtent([
      [-2, -2],
      [width + 2, height + 2],
    ]);
}

function spanOf([west, , east]: Bounds): number {
  return east >= west ? east - west : east - west + 360;
}

/** The smallest box about everything; undefined where nothing is shown. */
function boxOf({ points, areas }: Shown): Bounds | undefined {
  const boxes = [
    ...points.map(({ lat, lon, radiusKm = 0 }): Bounds => {
      const deg = radiusKm / KM_PER_DEGREE;
      const wide = deg / Math.max(0.1, Math.cos(radians(lat)));
      return [lon - wide, lat - deg, lon + wide, lat + deg];
    }),
    ...areas.flatMap(({ rings }) => rings.flat().map(([lon, lat]): Bounds => [lon, lat, lon, lat])),
  ];
  if (boxes.length === 0) return undefined;
  const south = Math.max(-80, Math.min(...boxes.map((box) => box[1])));
  const north = Math.min(80, Math.max(...boxes.map((box) => box[3])));
  const plain = across(boxes);
  const turned = across(
    boxes.map(([w, s, e, n]): Bounds => [w < 0 ? w + 360 : w, s, e < 0 ? e + 360 : e, n]),
  );
  const [west, east] = turned[1] - turned[0] < plain[1] - plain[0] - 1e-9 ? turned : plain;
  return [west, south, east, north];
}

function across(boxes: readonly Bounds[]): readonly [number, number] {
  return [Math.min(...boxes.map((box) => box[0])), Math.max(...boxes.map((box) => box[2]))];
}

function widened([west, south, east, north]: Bounds, ratio: number, leastDeg: number): Bounds {
  const middle = (south + north) / 2;
  const shrink = Math.max(0.15, Math.cos(radians(middle)));
  const across = west <= east ? east - west : east - west + 360;
  const tall = Math.max(leastDeg, 1.3 * (north - south), (1.3 * across * shrink) / ratio);
  const wide = (tall * ratio) / shrink;
  const centre = west + across / 2;
  return [
    centre - wide / 2,
    Math.max(-82, middle - tall / 2),
    centre + wide / 2,
    Math.min(82, middle + tall / 2),
  ];
}
