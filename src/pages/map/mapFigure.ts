import { KM_PER_DEGREE } from '../../core/earth.ts';
import {
  geoCircle,
  geoGraticule,
  geoGraticule10,
  geoPath,
  type GeoPath,
  type GeoPermissibleObjects,
} from 'd3-geo';
import type { Polygon } from 'geojson';
import { h, type ComponentChild } from 'preact';
import type { Tone } from '../chip.ts';
import { FILLS } from '../plots/barPlot.ts';
import { coastline, type Outline } from './coastline.ts';
import { ANCHORS, placeLabels } from './labels.ts';
import { isSeen, thinned, type Window } from './thinned.ts';
import { viewOf, type View } from './view.ts';

/** A place on a map, with a circle about it where a radius is given. */
export interface MapPoint {
  readonly lat: number;
  readonly lon: number;
  readonly label?: string;
  readonly tone?: Tone;
  readonly radiusKm?: number;
}

/** An area on a map: rings of longitude and latitude. */
export interface MapArea {
  readonly rings: readonly (readonly (readonly [lon: number, lat: number])[])[];
  readonly label?: string;
  readonly tone?: Tone;
}

export interface MapParts {
  /** Says to those who cannot see it what is shown. */
  readonly title: string;
  readonly points?: readonly MapPoint[];
  readonly areas?: readonly MapArea[];
  /** West, south, east, north; default: about what is shown, the world where nothing is. */
  readonly extent?: readonly [number, number, number, number];
  readonly caption?: ComponentChild;
  /** Height as a share of the width; default 0.5. */
  readonly shape?: number;
}

const WIDTH = 960;

/** A map on our own coastline, drawn on the server; `ASSETS.map` lets it be enlarged and moved. */
export function mapFigure(parts: MapParts): ComponentChild {
  const { title, points = [], areas = [], caption, shape = 0.5 } = parts;
  const height = Math.round(WIDTH * shape);
  const view = viewOf({ points, areas, extent: parts.extent }, [WIDTH, height]);
  const draw = geoPath(view.projection).digits(1);
  const props = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${WIDTH} ${height}`,
    role: 'img',
    'aria-label': title,
  };
  return h('figure', { class: 'map', 'data-map': '' }, [
    h('svg', props, [
      h('title', null, title),
      h('rect', { width: WIDTH, height, class: 'sea', fill: 'none' }),
      ground(view, draw),
      areas.map((each) => areaOf(each, draw)),
      points.map((each) => circleOf(each, draw)),
      pinsOf(points, view),
    ]),
    caption === undefined ? null : h('figcaption', null, caption),
  ]);
}

/** What lies under points and areas, as paths. */
interface Ground {
  readonly graticule: string;
  readonly outline: string;
  readonly borders: string | undefined;
}

/** Drawn once for a view: ten milliseconds for the world. */
const grounds = new WeakMap<View, Ground>();

function groundOf(view: View, draw: GeoPath): Ground {
  const known = grounds.get(view);
  if (known) return known;
  const { land, borders } = coastline(view.detail);
  const { seen } = view;
  const shows = (outline: Outline): boolean => seen === undefined || isSeen(outline, seen);
  const lines = (outlines: readonly Outline[]) => outlines.map((each) => thinned(each, seen));
  const pathOf = (piece: readonly Outline[]): string =>
    draw({ type: 'Polygon', coordinates: lines(piece) }) ?? '';
  const shown = lines(borders.filter(shows));
  const made = {
    graticule: draw(graticuleOf(seen)) ?? '',
    outline: land
      .filter(([ring]) => shows(ring))
      .map(pathOf)
      .join(''),
    borders: draw({ type: 'MultiLineString', coordinates: shown }) ?? undefined,
  };
  grounds.set(view, made);
  return made;
}

/** Lines of every tenth degree, of the world or as far as a window sees. */
function graticuleOf(seen: Window | undefined): GeoPermissibleObjects {
  if (seen === undefined) return geoGraticule10();
  const { middle, half, south, north } = seen;
  const tens = (least: number, most: number): [number, number] => [
    10 * Math.floor(least / 10),
    10 * Math.ceil(most / 10),
  ];
  const [west, east] = tens(middle - half, middle + half);
  const [low, high] = tens(Math.max(-80, south), Math.min(80, north));
  // The end itself is a line as well.
  const extent: [[number, number], [number, number]] = [
    [west, low],
    [east + 1e-6, high + 1e-6],
  ];
  return geoGraticule().extent(extent).step([10, 10])();
}

function ground(view: View, draw: GeoPath): ComponentChild {
  const { graticule, outline, borders } = groundOf(view, draw);
  const line = { fill: 'none', stroke: '#c4ccd2' };
  return [
    h('path', { d: graticule, class: 'graticule', ...line }),
    h('path', { d: outline, class: 'land', fill: '#fbfaf6', stroke: '#c4ccd2' }),
    borders === undefined ? null : h('path', { d: borders, class: 'borders', ...line }),
  ];
}

function areaOf({ rings, label, tone = 'unknown' }: MapArea, draw: GeoPath): ComponentChild {
  const coordinates = rings.map((ring) => clockwise(ring.map(([lon, lat]) => [lon, lat])));
  return shaded(draw({ type: 'Polygon', coordinates }), { label, tone });
}

function circleOf(
  { lat, lon, radiusKm, label, tone = 'plain' }: MapPoint,
  draw: GeoPath,
): ComponentChild {
  if (radiusKm === undefined) return null;
  const circle: Polygon = geoCircle()
    .center([lon, lat])
    .radius(radiusKm / KM_PER_DEGREE)();
  return shaded(draw(circle), { label, tone });
}

function shaded(
  d: string | null,
  { label, tone }: { readonly label: string | undefined; readonly tone: Tone },
): ComponentChild {
  if (d === null) return null;
  const props = {
    class: `area ${tone}`,
    fill: FILLS[tone],
    stroke: FILLS[tone],
    'fill-opacity': 0.2,
  };
  return h('path', { d, ...props }, label === undefined ? null : h('title', null, label));
}

/** The order in which the map library takes a ring to hold what is inside it, not the rest of the world. */
function clockwise(ring: number[][]): number[][] {
  let twice = 0;
  for (const [i, [x = 0, y = 0]] of ring.entries()) {
    const [nextX = 0, nextY = 0] = ring[(i + 1) % ring.length] ?? [];
    twice += x * nextY - nextX * y;
  }
  return twice > 0 ? ring.toReversed() : ring;
}

/** Pins with their words; words for which there is no room are shown once the map is enlarged enough. */
function pinsOf(points: readonly MapPoint[], { projection, seen }: View): ComponentChild {
  const shown = points.flatMap(({ lat, lon, label, tone = 'accent' }) => {
    const at = projection([lon, lat]);
    if (!at || (seen && !isSeen({ west: lon, east: lon, south: lat, north: lat }, seen))) return [];
    return [{ x: Math.round(at[0] * 10) / 10, y: Math.round(at[1] * 10) / 10, label, tone }];
  });
  const named = shown.filter((each) => each.label !== undefined);
  const places = placeLabels(
    named.map(({ x, y, label }) => ({ x, y, text: label ?? '' })),
    WIDTH,
  );
  const placeOf = new Map(named.map((each, i) => [each, places[i]]));
  const dots = shown.map(({ x, y, label, tone }) =>
    h(
      'circle',
      { cx: x, cy: y, r: 6, class: `pin ${tone}`, fill: FILLS[tone], stroke: '#fff' },
      label === undefined ? null : h('title', null, label),
    ),
  );
  return [
    dots,
    named.map((each) => {
      const { side, from } = placeOf.get(each) ?? { side: 'right', from: 1 };
      const { anchor, dx, dy } = ANCHORS[side];
      const props = {
        x: each.x + dx,
        y: each.y + dy,
        class: 'halo',
        'font-size': 13,
        'font-family': 'sans-serif',
        'text-anchor': anchor,
        'data-from': from,
        'data-at': `${each.x} ${each.y} ${dx} ${dy}`,
        ...(from > 1 ? { display: 'none' } : {}),
      };
      return h('text', props, each.label);
    }),
  ];
}
