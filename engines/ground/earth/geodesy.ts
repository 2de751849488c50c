/** Mean Earth radius, km. @source IUGG (1980) mean radius R1, Moritz (2000), J. Geodesy 74, 128-133. doi:10.1007/s001900050278 */
export const EARTH_RADIUS_KM = 6371.0088;

/** Radians of a degree. */
export const RAD = Math.PI / 180;

/** An angle given in degrees, radians. */
export const radians = (deg: number): number => (deg * Math.PI) / 180;

/** An angle given in radians, degrees. */
export const degrees = (rad: number): number => (rad * 180) / Math.PI;

/** Length of a degree of a great circle, km. */
export const KM_PER_DEGREE = RAD * EARTH_RADIUS_KM;

/**
 * Great-circle distance on the sphere by the haversine formula; within 0.5 % of the ellipsoid.
 *
 * @returns distance, km, 0 to 20 015
 * @source Sinnott (1984), Sky and Telescope 68(2), 159
 */
export function distanceKm(lat1: number, lon1: number, lat2: number, lon2: number): number {
  const dLat = Math.sin(((lat2 - lat1) * RAD) / 2);
  const dLon = Math.sin(((lon2 - lon1) * RAD) / 2);
  const a = dLat * dLat + Math.cos(lat1 * RAD) * Math.cos(lat2 * RAD) * dLon * dLon;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** Initial bearing from the first point to the second, degrees clockwise from north, 0 to 360. */
export function bearingDeg(lat1: number, lon1: number, lat2: number, lon2: number): number {
  const dLon = (lon2 - lon1) * RAD;
  const y = Math.sin(dLon) * Math.cos(lat2 * RAD);
  const x =
    Math.cos(lat1 * RAD) * Math.sin(lat2 * RAD) -
    Math.sin(lat1 * RAD) * Math.cos(lat2 * RAD) * Math.cos(dLon);
  return (Math.atan2(y, x) / RAD + 360) % 360;
}

/** The point reached from a start by a bearing (degrees clockwise from north) and a distance (km); longitude -180 to 180. */
export function destination(
  lat: number,
  lon: number,
  bearing: number,
  km: number,
): { lat: number; lon: number } {
  const d = km / EARTH_RADIUS_KM;
  const sinLat =
    Math.sin(lat * RAD) * Math.cos(d) + Math.cos(lat * RAD) * Math.sin(d) * Math.cos(bearing * RAD);
  const y = Math.sin(bearing * RAD) * Math.sin(d) * Math.cos(lat * RAD);
  const x = Math.cos(d) - Math.sin(lat * RAD) * sinLat;
  return { lat: Math.asin(sinLat) / RAD, lon: wrapLonDeg(lon + Math.atan2(y, x) / RAD) };
}

/** Longitude brought into -180 (included) to 180 (excluded), degrees. */
export function wrapLonDeg(lonDeg: number): number {
  return ((((lonDeg + 180) % 360) + 360) % 360) - 180;
}

/**
 * East and north offset of a point from an origin, km, on the plane tangent at the origin (equirectangular);
 * better than 0.5 % within 300 km below 70 degrees latitude. Takes the short way over the antimeridian.
 */
export function localKm(
  lat0: number,
  lon0: number,
  lat: number,
  lon: number,
): { eastKm: number; northKm: number } {
  const scale = EARTH_RADIUS_KM * RAD;
  return {
    eastKm: wrapLonDeg(lon - lon0) * scale * Math.cos(((lat + lat0) / 2) * RAD),
    northKm: (lat - lat0) * scale,
  };
}

/** A vertex of a line: latitude, longitude, degrees. */
export type Vertex = readonly [lat: number, lon: number];

/** Nearest point of a line to a place, and how far it is. */
export interface Nearest {
  readonly distanceKm: number;
  readonly lat: number;
  readonly lon: number;
  /** Index of the segment's first vertex. */
  readonly segment: number;
}

/**
 * Distance from a place to a polyline: to the line itself, not to its vertices.
 *
 * @param line  two vertices or more; consecutive vertices less than 20 degrees apart
 * @returns undefined for an empty line
 */
export function nearestOnLine(
  lat: number,
  lon: number,
  line: readonly Vertex[],
): Nearest | undefined {
  let best: Nearest | undefined;
  const last = Math.max(1, line.length - 1);
  for (let i = 0; i < Math.min(last, line.length); i++) {
    const found = nearestOnSegment(lat, lon, line[i], line[Math.min(i + 1, line.length - 1)]);
    if (!best || found.distanceKm < best.distanceKm) best = { ...found, segment: i };
  }
  return best;
}

function nearestOnSegment(
  lat: number,
  lon: number,
  a: Vertex,
  b: Vertex,
): Omit<Nearest, 'segment'> {
  const p = localKm(lat, lon, a[0], a[1]);
  const q = localKm(lat, lon, b[0], b[1]);
  const dx = q.eastKm - p.eastKm;
  const dy = q.northKm - p.northKm;
  const length2 = dx * dx + dy * dy;
  const t = length2 > 0 ? Math.min(1, Math.max(0, -(p.eastKm * dx + p.northKm * dy) / length2)) : 0;
  const nearLat = a[0] + t * (b[0] - a[0]);
  const nearLon = wrapLonDeg(a[1] + t * wrapLonDeg(b[1] - a[1]));
  return { distanceKm: distanceKm(lat, lon, nearLat, nearLon), lat: nearLat, lon: nearLon };
}
