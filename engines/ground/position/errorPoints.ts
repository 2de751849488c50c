import { destination } from '../earth/geodesy.ts';

/** A point where a position may really be, and its share of the probability. */
export interface ErrorPoint {
  readonly lat: number;
  readonly lon: number;
  readonly weight: number;
}

/** Points about the centre, and the probability of each. */
const AROUND = 6;
const RADIUS_SIGMAS = 2;
const CENTRE_WEIGHT = 1 / 2;

/** How many points stand for a position. */
export const ERROR_POINTS = 1 + AROUND;

/**
 * Points that stand for an uncertain position: the centre and a hexagon at two standard deviations. Sums over them are exact for
 * polynomials up to the fifth degree in the offsets.
 *
 * @param sigmaM  standard deviation to the north and to the east of a circular normal error, m
 * @source Stroud, A. H. (1971), Approximate Calculation of Multiple Integrals, formula E2(r^2) 5-1 (seven points), scaled to the
 *   normal density
 */
export function errorPoints(lat: number, lon: number, sigmaM: number): readonly ErrorPoint[] {
  const radiusKm = (RADIUS_SIGMAS * sigmaM) / 1000;
  const around = Array.from({ length: AROUND }, (_, i) => ({
    ...destination(lat, lon, (i * 360) / AROUND, radiusKm),
    weight: (1 - CENTRE_WEIGHT) / AROUND,
  }));
  return [{ lat, lon, weight: CENTRE_WEIGHT }, ...around];
}
