import { crossingLon } from '../../engines/ground/earth/polygon.ts';
import {
  EARTH_RADIUS_KM,
  wrapLonDeg,
  type Vertex,
  RAD,
} from '../../engines/ground/earth/geodesy.ts';
import { itemAt } from '../../src/core/itemAt.ts';

/** Point sources of equal rate by which the PEER cases define an area source, degrees; parallel arrays. The hazard in service sums rings instead. */
export interface GridNodes {
  readonly latDeg: Float64Array;
  readonly lonDeg: Float64Array;
}

/** The nodes of a regular grid (multiples of the step) inside an outline, the way gridded models spread an area's rate. */
export function gridNodes(outline: readonly Vertex[], stepDeg: number): GridNodes {
  const lats: number[] = [];
  const lons: number[] = [];
  const south = Math.ceil(Math.min(...outline.map(([lat]) => lat)) / stepDeg);
  const north = Math.floor(Math.max(...outline.map(([lat]) => lat)) / stepDeg);
  for (let i = south; i <= north; i++) {
    const lat = i * stepDeg;
    const edges = crossings(outline, lat);
    for (let e = 0; e + 1 < edges.length; e += 2) {
      const [west, east] = [itemAt(edges, e), itemAt(edges, e + 1)];
      for (let j = Math.ceil(west / stepDeg); j * stepDeg <= east; j++) {
        lats.push(lat);
        lons.push(j * stepDeg);
      }
    }
  }
  return { latDeg: Float64Array.from(lats), lonDeg: Float64Array.from(lons) };
}

function crossings(outline: readonly Vertex[], lat: number): number[] {
  const found: number[] = [];
  outline.forEach(([lat0, lon0], i) => {
    const [lat1, lon1] = itemAt(outline, (i + 1) % outline.length);
    const at = crossingLon(lat, lat0, lon0, lat1, lon1);
    if (at !== undefined) found.push(at);
  });
  return found.sort((a, b) => a - b);
}

/** Share of the nodes by epicentral distance from a site, in bins; only bins that hold a node. */
export interface DistanceShares {
  /** Mean distance of the bin's nodes, km. */
  readonly distanceKm: Float64Array;
  readonly share: Float64Array;
}

/** Groups nodes by distance: the hazard of equal point sources depends on nothing else. @param binKm  width of the groups, km */
export function distanceShares(
  { latDeg, lonDeg }: GridNodes,
  site: { readonly lat: number; readonly lon: number },
  binKm: number,
): DistanceShares {
  const sums = new Map<number, { count: number; km: number }>();
  for (let i = 0; i < latDeg.length; i++) {
    const lat = itemAt(latDeg, i);
    const dLat = (lat - site.lat) * RAD;
    const dLon =
      wrapLonDeg(itemAt(lonDeg, i) - site.lon) * RAD * Math.cos(((lat + site.lat) / 2) * RAD);
    const km = EARTH_RADIUS_KM * Math.hypot(dLat, dLon);
    const bin = Math.floor(km / binKm);
    const sum = sums.get(bin) ?? { count: 0, km: 0 };
    sum.count++;
    sum.km += km;
    sums.set(bin, sum);
  }
  const groups = [...sums.values()];
  return {
    distanceKm: Float64Array.from(groups, ({ km, count }) => km / count),
    share: Float64Array.from(groups, ({ count }) => count / latDeg.length),
  };
}
