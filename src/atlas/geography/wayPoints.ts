import { bearingDeg, destination, distanceKm } from '../../../engines/ground/earth/geodesy.ts';

interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** Points of the shortest way between two places, so many km apart, ends left out. */
export function* wayPoints(from: Point, to: Point, strideKm: number): Generator<Point> {
  const km = distanceKm(from.lat, from.lon, to.lat, to.lon);
  const bearing = bearingDeg(from.lat, from.lon, to.lat, to.lon);
  for (let at = strideKm; at < km; at += strideKm)
    yield destination(from.lat, from.lon, bearing, at);
}
