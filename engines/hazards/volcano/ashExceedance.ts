import { RAD } from '../../ground/earth/geodesy.ts';
import { besselI0Scaled } from '../../ground/math/besselI0.ts';
import { expQuick } from '../../ground/math/expQuick.ts';
import { normalCdfQuick } from '../../ground/math/normal.ts';
import { conservedAxisCm, lastingCmAt1Km } from './ashMass.ts';
import { smoothDiffusionKm2h, thinningExponent } from './ashThickness.ts';
import {
  COLUMN_KM,
  LASTING_SHARE,
  TEPHRA_KM3,
  THICKNESS_LN_SIGMA,
  TRADE_WIND_VEI,
  WESTERLY_SPREAD_DEG,
  WIND_AT_COLUMN,
} from './tables.ts';
import { archaversineSteps, HALF_CIRCLE, steadyWithin, type UpperWind } from './windLaw.ts';

/**
 * How the columns of a volcano spread their ash: in one row of `ASH_ROW` numbers for each VEI 0 to 7, so that a volcano is read in one go.
 * In a row stand, from the first on, ln of the thickness on the axis 1 km from the vent, cm (no more than an eruption has mass for); U / 2D, how
 * fast the fall thins off the axis, 1/km; the shares of times that the wind at the height of the column comes steadily from the west and from
 * the east, 0 to 1; and ln of the thickness at 1 km, cm, of an eruption whose ash falls over weeks, on the mean of all directions.
 */
export type AshSource = Float64Array;

/** Numbers of a row of `AshSource`. */
export const ASH_ROW = 5;

const LASTING = Float64Array.from(LASTING_SHARE);
const THINNING = Float64Array.from(COLUMN_KM, thinningExponent);

/** The columns of a volcano below a wind. @param tephraKm3  bulk volume that its eruptions of VEI 0 to 7 bring up, km3 */
export function ashSource(
  { speedKmh, westerlyShare, easterlyShare }: UpperWind,
  tephraKm3: readonly number[] = TEPHRA_KM3,
): AshSource {
  const rows = WIND_AT_COLUMN.map((share, vei) => {
    const kmh = share * speedKmh;
    return [
      Math.log(conservedAxisCm(vei, kmh, tephraKm3[vei])),
      kmh / (2 * smoothDiffusionKm2h(COLUMN_KM[vei])),
      share * westerlyShare,
      vei <= TRADE_WIND_VEI ? easterlyShare.low : easterlyShare.high,
      Math.log(lastingCmAt1Km(tephraKm3[vei])),
    ];
  });
  return Float64Array.from(rows.flat());
}

/** Five-point Gauss-Hermite rule for a normal variable, as shifts of ln thickness, the largest first. */
const SHIFTS = Float64Array.of(
  2.856970013872806,
  1.355626179974266,
  0,
  -1.355626179974266,
  -2.856970013872806,
).map((shift) => shift * THICKNESS_LN_SIGMA);
const WEIGHTS = Float64Array.of(
  0.011257411327720689,
  0.22207592200561266,
  8 / 15,
  0.22207592200561266,
  0.011257411327720689,
);

/** Where a site lies from a volcano, as ash sees it. */
export interface AshPath {
  /** At least 1 km. */
  readonly distanceKm: number;
  readonly lnDistance: number;
  /** Between the direction from volcano to site and east, steps of the law of winds, 0 to `HALF_CIRCLE`. */
  readonly offEast: number;
  readonly cosOffEast: number;
}

/**
 * The path from a volcano to a site.
 *
 * @param distanceKm  from the vent; taken as 1 where less
 * @param cosOffEast  cosine of the angle between the direction to the site and east, -1 to 1
 */
export function ashPath(distanceKm: number, cosOffEast: number): AshPath {
  const r = Math.max(1, distanceKm);
  return {
    distanceKm: r,
    lnDistance: Math.log(r),
    offEast: archaversineSteps((1 - cosOffEast) / 2),
    cosOffEast,
  };
}

/** A step function of thickness, such as a damage: what each threshold that is passed adds. */
export interface AshSteps {
  /** Natural logs of the thresholds, cm, rising. */
  readonly lnCm: Float64Array;
  readonly gains: Float64Array;
  /** Sum of the gains. */
  readonly all: number;
  /** Every node of the spread at every threshold, the farthest reaching first: shift of the logarithm, and weight times gain. */
  readonly shifts: Float64Array;
  readonly weights: Float64Array;
}

/**
 * The steps of a function of thickness.
 *
 * @param steps  thresholds, cm, rising, and what passing each adds
 */
export function ashSteps(steps: readonly (readonly [cm: number, gain: number])[]): AshSteps {
  const nodes = steps
    .flatMap(([cm, gain]) =>
      Array.from(SHIFTS, (shift, i) => ({
        shift: shift - Math.log(cm),
        weight: WEIGHTS[i] * gain,
      })),
    )
    .toSorted((a, b) => b.shift - a.shift);
  return {
    lnCm: Float64Array.from(steps, ([cm]) => Math.log(cm)),
    gains: Float64Array.from(steps, ([, gain]) => gain),
    all: steps.reduce((sum, [, gain]) => sum + gain, 0),
    shifts: Float64Array.from(nodes, ({ shift }) => shift),
    weights: Float64Array.from(nodes, ({ weight }) => weight),
  };
}

/** How the winds at a column blow: how fast a fall thins off its axis, 1/km, and the shares of winds from the west and from the east. */
interface ColumnWind {
  perKm: number;
  west: number;
  east: number;
}

/** The winds of the VEI at hand: written over, not made anew, since a scan of towns reads millions. */
const wind: ColumnWind = { perKm: 0, west: 0, east: 0 };

/** Of an eruption in one wind. @param lnAxis  ln of the median thickness on the axis, cm */
function shortMean(
  { shifts, weights, all }: AshSteps,
  lnAxis: number,
  { perKm, west, east }: ColumnWind,
  { distanceKm, offEast }: AshPath,
): number {
  // An excess times this is the haversine of the largest angle from the wind's axis at which the thickness still reaches the threshold.
  const perExcess = 1 / (2 * perKm * distanceKm);
  const calm = (1 - west - east) / HALF_CIRCLE;
  let mean = 0;
  let i = 0;
  // Thicknesses that reach all round come first.
  for (; i < shifts.length && (lnAxis + shifts[i]) * perExcess >= 1; i++) mean += weights[i];
  for (; i < shifts.length; i++) {
    const excess = lnAxis + shifts[i];
    if (excess <= 0) break;
    const half = archaversineSteps(excess * perExcess);
    let chance = calm * half + west * steadyWithin(offEast, half);
    if (east > 0) chance += east * steadyWithin(HALF_CIRCLE - offEast, half);
    mean += weights[i] * chance;
  }
  return Math.min(all, mean);
}

/** Of an eruption that meets all winds. @param lnAllRound  ln of the median thickness as far from the vent, cm, mean of all directions */
function lastingMean(
  { lnCm, gains }: AshSteps,
  lnAllRound: number,
  winds: ColumnWind,
  path: AshPath,
): number {
  const lnMean = lnAllRound + lnTowards(winds, path);
  let sum = 0;
  for (let k = 0; k < lnCm.length; k++)
    sum += gains[k] * normalCdfQuick((lnMean - lnCm[k]) / THICKNESS_LN_SIGMA);
  return sum;
}

/** Below this logarithm of a ratio no chance is counted. */
const LASTING_FROM = -6 * THICKNESS_LN_SIGMA;
const SPREAD2 = (WESTERLY_SPREAD_DEG * RAD) ** 2;

/**
 * Mean thickness over all winds in one direction, over that in all directions as far from the vent. Off its axis a fall is a von Mises
 * curve, and so it stays, wider, when spread over the steady winds.
 *
 * @returns natural log
 */
function lnTowards({ perKm, west, east }: ColumnWind, { distanceKm, cosOffEast }: AshPath): number {
  const narrow = perKm * distanceKm;
  const wide = narrow / (1 + narrow * SPREAD2);
  const perI0 = 1 / besselI0Scaled(wide);
  const toEast = west > 0 ? expQuick(wide * (cosOffEast - 1)) * perI0 : 1;
  const toWest = east > 0 ? expQuick(-wide * (cosOffEast + 1)) * perI0 : 1;
  return Math.log1p(west * (toEast - 1) + east * (toWest - 1));
}

/**
 * Mean of a step function of the thickness of ash at a site (for one step of 1: the chance of reaching it), over the spread of thickness
 * within a class. A short eruption meets one wind: the share of directions that bring it there. One that lasts spreads over all of them,
 * and the ground under a thickness is that of its volume by the isopachs of other falls: the sum of falls each of which has it has it too.
 *
 * @param path    from the volcano to the site
 * @param source  the columns of the volcano
 * @param out     filled with 8 means, by VEI; that of VEI 0 is 0
 * @source thickness: Gonzalez-Mellado & De la Cruz-Reyna (2010). doi:10.5194/nhess-10-2241-2010, within the mass of the eruption, or as
 *   `lastingCmAt1Km`; directions: own integration
 */
export function meanOfAsh(
  steps: AshSteps,
  path: AshPath,
  source: AshSource,
  out: Float64Array,
): void {
  const shortFrom = -steps.shifts[0];
  const lastingFrom = steps.lnCm[0] + LASTING_FROM;
  out[0] = 0;
  for (let vei = 1; vei < THINNING.length; vei++) {
    const row = vei * ASH_ROW;
    const lnAxis = source[row] - THINNING[vei] * path.lnDistance;
    const lasting = LASTING[vei];
    wind.perKm = source[row + 1];
    wind.west = source[row + 2];
    wind.east = source[row + 3];
    let mean = 0;
    if (lasting < 1 && lnAxis > shortFrom)
      mean = (1 - lasting) * shortMean(steps, lnAxis, wind, path);
    const lnAllRound = source[row + 4] - 2 * path.lnDistance;
    if (lasting > 0 && lnAllRound >= lastingFrom)
      mean += lasting * lastingMean(steps, lnAllRound, wind, path);
    out[vei] = mean;
  }
}
