import { bearingDeg, destination, distanceKm, radians } from '../../ground/earth/geodesy.ts';
import type { Vertex } from '../../ground/earth/geodesy.ts';

/** POLICY. Half the width of a rupture, km along the dip: the sea floor rises most about this far down the dip from the trench. */
const HALF_WIDTH_KM = 55;
const SPACING_KM = 40;

/** A rupture as catalogues give it: moment magnitude, dip, degrees, and the trace of its upper edge, with the dip to the right of its direction. */
export interface RuptureTrace {
  readonly magnitude: number;
  readonly dipDeg: number;
  readonly trace: readonly Vertex[];
}

/**
 * Points along the middle of a rupture: the trace moved down the dip, every 40 km.
 *
 * @returns at least one point; each with the strike of its piece, degrees clockwise from north
 */
export function rupturePoints({
  magnitude,
  dipDeg,
  trace,
}: RuptureTrace): { readonly lat: number; readonly lon: number; readonly strikeDeg: number }[] {
  // Smaller events are narrower: half the width of a magnitude 8.7 at 7.7.
  const offsetKm =
    HALF_WIDTH_KM * Math.min(1, 10 ** (0.35 * (magnitude - 8.7))) * Math.cos(radians(dipDeg));
  const points: { lat: number; lon: number; strikeDeg: number }[] = [];
  for (let i = 0; i + 1 < trace.length; i++) {
    const a = trace[i];
    const b = trace[i + 1];
    if (!a || !b) continue;
    const strikeDeg = bearingDeg(a[0], a[1], b[0], b[1]);
    const lengthKm = distanceKm(a[0], a[1], b[0], b[1]);
    const n = Math.max(1, Math.round(lengthKm / SPACING_KM));
    for (let k = 0; k < n; k++) {
      const on = destination(a[0], a[1], strikeDeg, (lengthKm * (k + 0.5)) / n);
      points.push({ ...destination(on.lat, on.lon, strikeDeg + 90, offsetKm), strikeDeg });
    }
  }
  return points;
}
