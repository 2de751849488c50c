import { itemAt } from '../../core/itemAt.ts';
import { radians, degrees, KM_PER_DEGREE } from '../../../engines/ground/earth/geodesy.ts';
import KDBush from 'kdbush';
import { covers, type Footprint } from '../../../engines/signals/alerts/footprint.ts';

/** Degrees of latitude in a kilometre of the mean sphere, a little widened so that rounding loses nothing. */
const DEG_PER_KM = 1.001 / KM_PER_DEGREE;

/** Places in a tree, so that a footprint is compared only with those in the box about it. */
export class LocationIndex {
  readonly #lat: Float64Array;
  readonly #lon: Float64Array;
  readonly #tree: KDBush;
  /** Positions of the places of each US county. */
  readonly #byCounty = new Map<string, number[]>();

  /**
   * @param lat  degrees, one for each place; `lon` likewise
   * @param counties  FIPS codes, one for each place; null or empty outside of all
   */
  constructor(lat: Float64Array, lon: Float64Array, counties: readonly (string | null)[] = []) {
    this.#lat = lat;
    this.#lon = lon;
    this.#tree = new KDBush(lat.length);
    for (let i = 0; i < lat.length; i++) this.#tree.add(itemAt(lon, i), itemAt(lat, i));
    this.#tree.finish();
    for (const [i, county] of counties.entries()) {
      if (!county) continue;
      const others = this.#byCounty.get(county);
      if (others) others.push(i);
      else this.#byCounty.set(county, [i]);
    }
  }

  /** Positions of the places that a footprint covers, in rising order; the same that a look at every place gives. */
  within(footprint: Footprint): number[] {
    if (footprint === null) return [];
    if (footprint.shape === 'counties')
      return [...footprint.codes]
        .flatMap((code) => this.#byCounty.get(code) ?? [])
        .toSorted((a, b) => a - b);
    const found = new Set<number>();
    for (const [west, south, east, north] of boxesOf(footprint))
      for (const i of this.#tree.range(west, south, east, north))
        if (
          !found.has(i) &&
          covers(footprint, { lat: itemAt(this.#lat, i), lon: itemAt(this.#lon, i) })
        )
          found.add(i);
    return [...found].toSorted((a, b) => a - b);
  }
}

type Box = readonly [west: number, south: number, east: number, north: number];

/** Boxes that hold a footprint, cut at the antimeridian. */
function boxesOf(
  footprint: Exclude<NonNullable<Footprint>, { readonly shape: 'counties' }>,
): Box[] {
  if (footprint.shape === 'circle') return cut(boxOfCircle(footprint));
  if (footprint.shape === 'polygon') return footprint.rings.flatMap((ring) => cut(boxOfRing(ring)));
  const { west, south, lonStepDeg, latStepDeg, columns, rows } = footprint.grid;
  const map: Box = [west, south, west + columns * lonStepDeg, south + rows * latStepDeg];
  return [...cut(map), ...cut(boxOfCircle(footprint.around))];
}

function boxOfCircle({ lat, lon, radiusKm }: { lat: number; lon: number; radiusKm: number }): Box {
  const deg = radiusKm * DEG_PER_KM;
  const [south, north] = [lat - deg, lat + deg];
  if (south <= -90 || north >= 90) return [-180, south, 180, north];
  // Half the width of a circle on a sphere: sin(width) = sin(radius) / cos(latitude).
  const ratio = Math.sin(radians(deg)) / Math.cos(radians(lat));
  const wide = ratio >= 1 ? 180 : degrees(Math.asin(ratio)) + 1e-9;
  return [lon - wide, south, lon + wide, north];
}

/** Follows the ring the short way round from corner to corner, as the test of a point does. */
function boxOfRing(ring: readonly (readonly [number, number])[]): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  let before = ring[0]?.[0] ?? 0;
  for (const [lon, lat] of ring) {
    before = lon - 360 * Math.round((lon - before) / 360);
    west = Math.min(west, before);
    east = Math.max(east, before);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  return [west, south, east, north];
}

function cut([west, south, east, north]: Box): Box[] {
  if (east - west >= 360) return [[-180, south, 180, north]];
  const turn = 360 * Math.floor((west + 180) / 360);
  const [from, to] = [west - turn, east - turn];
  // Places on the seam are written as 180 or as -180.
  if (to < 180)
    return from > -180
      ? [[from, south, to, north]]
      : [
          [-180, south, to, north],
          [180, south, 180, north],
        ];
  return [
    [from, south, 180, north],
    [-180, south, to - 360, north],
  ];
}
