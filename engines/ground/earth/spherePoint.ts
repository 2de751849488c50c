import { EARTH_RADIUS_KM, RAD } from './geodesy.ts';

/** A point with the sine and cosine of its latitude: what stands still in distances to many others. */
export interface SpherePoint {
  /** Degrees. */
  readonly lat: number;
  readonly lon: number;
  readonly sinLat: number;
  readonly cosLat: number;
}

/** The point at a latitude and longitude, degrees. */
export function spherePoint(lat: number, lon: number): SpherePoint {
  return { lat, lon, sinLat: Math.sin(lat * RAD), cosLat: Math.cos(lat * RAD) };
}

/**
 * Distance of two points, `distanceKm` to the last bit.
 *
 * @returns km, 0 to 20 015
 */
export function kmBetween(a: SpherePoint, b: SpherePoint): number {
  const dLat = Math.sin(((b.lat - a.lat) * RAD) / 2);
  const dLon = Math.sin(((b.lon - a.lon) * RAD) / 2);
  const h = dLat * dLat + a.cosLat * b.cosLat * dLon * dLon;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/**
 * Initial bearing from the first point to the second, `bearingDeg` to the last bit.
 *
 * @returns degrees clockwise from north, 0 to 360
 */
export function bearingBetween(a: SpherePoint, b: SpherePoint): number {
  const dLon = (b.lon - a.lon) * RAD;
  const y = Math.sin(dLon) * b.cosLat;
  const x = a.cosLat * b.sinLat - a.sinLat * b.cosLat * Math.cos(dLon);
  return (Math.atan2(y, x) / RAD + 360) % 360;
}
