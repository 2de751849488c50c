import { CURVE_YEARS } from '../../ground/datasets/tectonics.ts';
import { nonlinearity, pgaTerms, secondTerms } from '../siteAmplification/siteFactor.ts';
import { MEDIAN_SHARE, SHAPE_SHARE, SHAPE_RATIO } from './lossTables.ts';

/** Mean motions on rock of 760 m/s by return period (`CURVE_YEARS`): peak and 1-second acceleration, g. */
export interface RockCurve {
  readonly pgaG: readonly number[];
  readonly sa1sG: readonly number[];
}

/** Return periods of the points of a curve. */
export const POINTS = CURVE_YEARS.length;
const LN_RATE = CURVE_YEARS.map((years) => -Math.log(years));
const LN_RATIO = Math.log(SHAPE_RATIO);
/** No motion at all, ln g: far below whatever damages. */
const LN_NOTHING = Math.log(1e-6);

/** Logarithms of a curve, and how strong each motion is for the ground; `LN_NOTHING` for both where one of the two is none. */
const logs = {
  lnPga: new Float64Array(POINTS),
  lnSa1s: new Float64Array(POINTS),
  strength: new Float64Array(POINTS),
};
let logged: RockCurve | undefined;

/** The curve asked for last is kept: one place asks for several grounds one after the other. */
function logsOf(curve: RockCurve): typeof logs {
  if (logged === curve) return logs;
  for (let k = 0; k < POINTS; k++) {
    const rockG = curve.pgaG[k];
    const secondG = curve.sa1sG[k];
    const moves = rockG > 0 && secondG > 0;
    logs.lnPga[k] = moves ? Math.log(rockG) : LN_NOTHING;
    logs.lnSa1s[k] = moves ? Math.log(secondG) : LN_NOTHING;
    logs.strength[k] = moves ? nonlinearity(MEDIAN_SHARE * rockG) : 0;
  }
  logged = curve;
  return logs;
}

/**
 * The motion that houses answer to, by return period: the peak acceleration on the place's ground, brought to the spectrum that the damage
 * curves are drawn for.
 *
 * Equivalent-PGA curves stand for the spectrum of large western earthquakes on stiff soil, whose 1-second acceleration is 1.5 times the peak.
 * Where the spectrum is another, the motion that does the same damage is PGA^(1 - w) (SA1 / 1.5)^w: near earthquakes of moderate size, and those
 * of old hard crust, shake fast and damage less than their peak says. Soil amplifies both, strong motions less than weak ones: by the terms that
 * the site factors of building codes rest on, whatever the crust, since the damage curves were drawn with those.
 *
 * @param vs30Mps  of the ground; 760 is the rock of the curve
 * @param out      ln of the motions, g, by `CURVE_YEARS`; `POINTS` long
 * @returns out
 * @source FEMA, Hazus Earthquake Model Technical Manual, structural fragility by equivalent PGA, adjusted by the spectrum's shape: PGA_ds = PGA_R,ds
 *   R(PGA/SA1) 1.5 / F_V (w = 1), as public code restates it; unverified against the manual
 */
export function equivalentMotions(
  curve: RockCurve,
  vs30Mps: number,
  out: Float64Array,
): Float64Array {
  const { lnPga, lnSa1s, strength } = logsOf(curve);
  const peak = pgaTerms(vs30Mps);
  const second = secondTerms(vs30Mps);
  for (let k = 0; k < POINTS; k++) {
    const lnPeak = lnPga[k] + (peak.linear + peak.slope * strength[k]);
    const lnSecond = lnSa1s[k] + (second.linear + second.slope * strength[k]);
    const ln = lnPeak + SHAPE_SHARE * (lnSecond - LN_RATIO - lnPeak);
    out[k] = lnPga[k] === LN_NOTHING ? LN_NOTHING : ln;
  }
  return out;
}

/**
 * ln of the motion that comes at a rate: straight in the logarithms between the points of a curve, on the outer slopes beyond them.
 *
 * @param lnMotions  by `CURVE_YEARS`
 */
export function lnMotionAt(lnMotions: ArrayLike<number>, ratePerYear: number): number {
  const x = Math.log(ratePerYear);
  let i = 0;
  while (i < POINTS - 2 && x < LN_RATE[i + 1]) i++;
  const x0 = LN_RATE[i];
  const y0 = lnMotions[i];
  return y0 + ((lnMotions[i + 1] - y0) * (x - x0)) / (LN_RATE[i + 1] - x0);
}

/** Flattest step between the points that a rate is read from: below it a floor of the map has been met. */
const LEAST_STEP = 1e-6;

/**
 * Rate at which a motion is reached or passed, the inverse of `lnMotionAt`.
 *
 * @returns 1/yr; at most one in two years, since the curve says nothing of what comes more often
 */
export const rateOfMotion = (lnMotions: ArrayLike<number>, motionG: number): number =>
  rateOfLnMotion(lnMotions, Math.log(motionG));

/** The same of a motion by its logarithm, ln g. */
export function rateOfLnMotion(lnMotions: ArrayLike<number>, y: number): number {
  let i = 0;
  while (i < POINTS - 2 && y > lnMotions[i + 1]) i++;
  const step = Math.max(LEAST_STEP, lnMotions[i + 1] - lnMotions[i]);
  const share = (y - lnMotions[i]) / step;
  const [x0, x1] = [LN_RATE[i], LN_RATE[i + 1]];
  return Math.min(0.5, Math.exp(x0 + share * (x1 - x0)));
}
