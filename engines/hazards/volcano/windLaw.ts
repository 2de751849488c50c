import { archaversineDeg } from '../../ground/math/haversine.ts';
import { linear } from '../../ground/math/interpolate.ts';
import { normalCdf } from '../../ground/math/normal.ts';
import { UPPER_WIND, WESTERLY_SPREAD_DEG } from './tables.ts';

/** Wind that carries ash above a place: mean speed and how often it comes steadily from the west or the east. */
export interface UpperWind {
  readonly speedKmh: number;
  /** Share of times from the west at 5 to 15 km, 0 to 1; the ash of low columns meets less of it. */
  readonly westerlyShare: number;
  /** Shares of times from the east, 0 to 1: low, in the trade winds, and high, in the upper troposphere; the rest of the time every direction is as likely. */
  readonly easterlyShare: { readonly low: number; readonly high: number };
}

/** Climatological wind by latitude (POLICY, see UPPER_WIND). */
export function upperWindAt(latDeg: number): UpperWind {
  const lat = Math.abs(latDeg);
  const { latDeg: nodes, speedKmh, westerlyShare, easterlyLow, easterlyHigh } = UPPER_WIND;
  return {
    speedKmh: linear(nodes, speedKmh, lat),
    westerlyShare: linear(nodes, westerlyShare, lat),
    easterlyShare: { low: linear(nodes, easterlyLow, lat), high: linear(nodes, easterlyHigh, lat) },
  };
}

/** Steps of the two tables to a degree: angles are in them. */
export const STEPS_PER_DEG = 8;
/** Half a circle in those steps, which is also where 0 degrees stand in the law. */
export const HALF_CIRCLE = 180 * STEPS_PER_DEG;

/**
 * The law of steady winds, spread normally about one direction, on the angles from -180 to 360 degrees: chance that one blows from so far to one side, the
 * far side of the circle counted too. One angle is `LAW[angle + HALF_CIRCLE]`.
 */
const LAW = Float64Array.from({ length: 3 * HALF_CIRCLE + 2 }, (_unused, i) => {
  const deg = (i - HALF_CIRCLE) / STEPS_PER_DEG;
  return normalCdf(deg / WESTERLY_SPREAD_DEG) + normalCdf((deg - 360) / WESTERLY_SPREAD_DEG);
});

/** Angles by the square root of their haversine, as far as that is half of all: nodes to a unit of the root. */
const PER_ROOT = 1024;
const ANGLES = Float64Array.from(
  { length: Math.ceil(PER_ROOT * Math.SQRT1_2) + 2 },
  (_unused, i) => STEPS_PER_DEG * archaversineDeg((i / PER_ROOT) ** 2),
);

/**
 * `archaversineDeg` read off a table.
 *
 * @param h  0 to 1
 * @returns in steps, within 1e-6 of itself
 */
export function archaversineSteps(h: number): number {
  const isNear = h <= 0.5;
  const at = PER_ROOT * Math.sqrt(isNear ? h : 1 - h);
  const node = at | 0;
  const low = ANGLES[node];
  const angle = low + (ANGLES[node + 1] - low) * (at - node);
  return isNear ? angle : HALF_CIRCLE - angle;
}

/**
 * Chance that a steady wind blows within an angle of a direction; within 1e-6.
 *
 * @param off   between the direction and the one that the wind blows to on the mean, steps, 0 to `HALF_CIRCLE`
 * @param half  the angle, steps, 0 to `HALF_CIRCLE`
 */
export function steadyWithin(off: number, half: number): number {
  const left = off - half + HALF_CIRCLE;
  const right = off + half + HALF_CIRCLE;
  const l = left | 0;
  const r = right | 0;
  const below = LAW[l];
  const above = LAW[r];
  return above + (LAW[r + 1] - above) * (right - r) - (below + (LAW[l + 1] - below) * (left - l));
}
