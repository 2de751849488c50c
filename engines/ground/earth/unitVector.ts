import { RAD } from './geodesy.ts';

/** The unit vector to a point of the sphere; degrees. */
export function unitVector(lat: number, lon: number): [number, number, number] {
  return [
    Math.cos(lat * RAD) * Math.cos(lon * RAD),
    Math.cos(lat * RAD) * Math.sin(lon * RAD),
    Math.sin(lat * RAD),
  ];
}
