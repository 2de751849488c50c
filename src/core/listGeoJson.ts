import type { GeoJsonFeature } from '../../engines/vertical.ts';
import { itemsAt } from './listCsv.ts';
import type { Answer, AnswerList } from './listFormats.ts';

type Position = readonly [lon: number, lat: number];
interface Geometry {
  readonly type: string;
  readonly coordinates: unknown;
}

/** Where an item of a list lies; null where it says nothing. */
export type Locator = (item: Answer) => Geometry | null;

/** How the items of a list say where they lie, by the names of their members; undefined where they do not. */
export function locatorOf(names: readonly string[]): Locator | undefined {
  const has = (...wanted: string[]): boolean => wanted.every((name) => names.includes(name));
  if (has('geometry', 'properties')) return ({ geometry }) => (geometry ?? null) as Geometry | null;
  if (has('footprint.type', 'footprint.coordinates'))
    return ({ footprint }) => (footprint ?? null) as Geometry | null;
  if (has('lat', 'lon')) return pointOf;
  if (has('cell_lat', 'cell_lon'))
    return ({ cell_lat: lat, cell_lon: lon }) => pointOf({ lat, lon });
  if (has('area.lat', 'area.lon')) return ({ area }) => areaOf((area ?? {}) as Answer);
  if (has('bounds.south', 'bounds.west')) return ({ bounds }) => boxOf(bounds as Box | null);
  return undefined;
}

/**
 * The lists of an answer as one FeatureCollection (RFC 7946): longitude first, rings closed and counter-clockwise, nothing across the
 * antimeridian; every other member of an item is a property.
 *
 * @param first  features before those of the lists
 */
export function featureCollection(
  lists: readonly AnswerList[],
  reply: Answer,
  first: readonly GeoJsonFeature[],
): string {
  const features = lists.flatMap(({ name, locator }) =>
    itemsAt(reply, name).map((item) => {
      const geometry = locator?.(item) ?? null;
      const own = isFeature(item) ? (item['properties'] as Answer) : item;
      const isOnly = lists.length === 1 && first.length === 0;
      const properties = isOnly ? own : { list: name, ...own };
      return { type: 'Feature', geometry, properties };
    }),
  );
  return JSON.stringify({ type: 'FeatureCollection', features: [...first, ...features] });
}

const isFeature = (item: Answer): boolean =>
  item['type'] === 'Feature' && typeof item['properties'] === 'object';

function pointOf({ lat, lon }: Answer): Geometry | null {
  return typeof lat === 'number' && typeof lon === 'number'
    ? { type: 'Point', coordinates: [lon, lat] }
    : null;
}

/** The outline of an area, else its middle. */
function areaOf(area: Answer): Geometry | null {
  const rings = (Array.isArray(area['polygon']) ? area['polygon'] : []) as Position[][];
  const closed = rings.flatMap((ring) => (ring.length >= 3 ? [[outward(ring)]] : []));
  if (closed.length === 0) return pointOf(area);
  return closed.length === 1
    ? { type: 'Polygon', coordinates: closed[0] }
    : { type: 'MultiPolygon', coordinates: closed };
}

/** A ring that ends where it begins and runs counter-clockwise. */
function outward(ring: readonly Position[]): Position[] {
  const [first] = ring;
  const last = ring.at(-1);
  const isClosed = first && last && first[0] === last[0] && first[1] === last[1];
  const whole = first && !isClosed ? [...ring, first] : [...ring];
  const area = whole.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = whole[i + 1] ?? [x, y];
    return sum + (nextX - x) * (nextY + y);
  }, 0);
  return area > 0 ? whole.toReversed() : whole;
}

interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** A box; one that reaches over the antimeridian is cut there. */
function boxOf(box: Box | null): Geometry | null {
  if (!box) return null;
  const { south, west, north, east } = box;
  const ring = (from: number, to: number): Position[] => [
    [from, south],
    [to, south],
    [to, north],
    [from, north],
    [from, south],
  ];
  return west <= east
    ? { type: 'Polygon', coordinates: [ring(west, east)] }
    : { type: 'MultiPolygon', coordinates: [[ring(west, 180)], [ring(-180, east)]] };
}
