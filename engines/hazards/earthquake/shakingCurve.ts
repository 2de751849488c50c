import { CURVE_YEARS } from '../../ground/datasets/tectonics.ts';
import { lnPgaSiteFactor, lnSecondSiteFactor } from '../siteAmplification/siteFactor.ts';
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
  { pgaG, sa1sG }: RockCurve,
  vs30Mps: number,
  out: Float64Array,
): Float64Array {
  for (let k = 0; k < POINTS; k++) {
    const rockG = pgaG[k];
    const secondG = sa1sG[k];
    if (!(rockG > 0) || !(secondG > 0)) {
      out[k] = LN_NOTHING;
      continue;
    }
    const medianG = MEDIAN_SHARE * rockG;
    const lnPeak = Math.log(rockG) + lnPgaSiteFactor(vs30Mps, medianG);
    const lnSecond = Math.log(secondG) + lnSecondSiteFactor(vs30Mps, medianG);
    out[k] = lnPeak + SHAPE_SHARE * (lnSecond - LN_RATIO - lnPeak);
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
  const [x0, x1] = [LN_RATE[i], LN_RATE[i + 1]];
  const [y0, y1] = [lnMotions[i], lnMotions[i + 1]];
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

/** Flattest step between the points that a rate is read from: below it a floor of the map has been met. */
const LEAST_STEP = 1e-6;

/**
 * Rate at which a motion is reached or passed, the inverse of `lnMotionAt`.
 *
 * @returns 1/yr; at most one in two years, since the curve says nothing of what comes more often
 */
export function rateOfMotion(lnMotions: ArrayLike<number>, motionG: number): number {
  const y = Math.log(motionG);
  let i = 0;
  while (i < POINTS - 2 && y > lnMotions[i + 1]) i++;
  const step = Math.max(LEAST_STEP, lnMotions[i + 1] - lnMotions[i]);
  const share = (y - lnMotions[i]) / step;
  const [x0, x1] = [LN_RATE[i], LN_RATE[i + 1]];
  return Math.min(0.5, Math.exp(x0 + share * (x1 - x0)));
}
