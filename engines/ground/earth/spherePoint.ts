import { archaversineDeg } from '../math/haversine.ts';
import { KM_PER_DEGREE, RAD } from './geodesy.ts';

/** A point with the unit vector to it from the centre of the Earth: distances to many others then ask for no sines. */
export interface SpherePoint {
  /** Degrees. */
  readonly lat: number;
  readonly lon: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The point at a latitude and longitude, degrees. */
export function spherePoint(lat: number, lon: number): SpherePoint {
  const cosLat = Math.cos(lat * RAD);
  return {
    lat,
    lon,
    x: cosLat * Math.cos(lon * RAD),
    y: cosLat * Math.sin(lon * RAD),
    z: Math.sin(lat * RAD),
  };
}

/**
 * Great-circle distance of two points by the chord between them, `distanceKm` within a micrometre and 1e-9 of itself.
 *
 * @returns km, 0 to 20 015
 */
export function kmBetween(a: SpherePoint, b: SpherePoint): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const dz = b.z - a.z;
  return KM_PER_DEGREE * archaversineDeg((dx * dx + dy * dy + dz * dz) / 4);
}

/** A point from which directions are asked: the unit vectors to its east (which has no z) and north. */
export interface Lookout {
  readonly at: SpherePoint;
  readonly eastX: number;
  readonly eastY: number;
  readonly northX: number;
  readonly northY: number;
  readonly northZ: number;
}

/** The lookout at a latitude and longitude, degrees. */
export function lookout(lat: number, lon: number): Lookout {
  const at = spherePoint(lat, lon);
  const eastX = -Math.sin(lon * RAD);
  const eastY = Math.cos(lon * RAD);
  return {
    at,
    eastX,
    eastY,
    northX: -at.z * eastY,
    northY: at.z * eastX,
    northZ: Math.cos(lat * RAD),
  };
}

/** Cosine of the angle between the direction to a point and east, the sine of `bearingDeg`; 0 where both are one. */
export function eastOf({ eastX, eastY, northX, northY, northZ }: Lookout, to: SpherePoint): number {
  const east = eastX * to.x + eastY * to.y;
  const north = northX * to.x + northY * to.y + northZ * to.z;
  const level = Math.sqrt(east * east + north * north);
  return level > 0 ? east / level : 0;
}
