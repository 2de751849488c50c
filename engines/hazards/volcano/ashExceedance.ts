import { archaversineDeg } from '../../ground/math/haversine.ts';
import { linear } from '../../ground/math/interpolate.ts';
import { RAD } from '../../ground/earth/geodesy.ts';
import { besselI0Scaled } from '../../ground/math/besselI0.ts';
import { normalCdf, normalCdfQuick } from '../../ground/math/normal.ts';
import { conservedAxisCm } from './ashMass.ts';
import { smoothDiffusionKm2h, thinningExponent } from './ashThickness.ts';
import {
  COLUMN_KM,
  LASTING_SHARE,
  TEPHRA_KM3,
  THICKNESS_LN_SIGMA,
  UPPER_WIND,
  WESTERLY_SPREAD_DEG,
  WIND_AT_COLUMN,
} from './tables.ts';

/** Wind that carries ash above a place: mean speed and the share of times that it comes steadily from the west. */
export interface UpperWind {
  readonly speedKmh: number;
  /** 0 to 1; the rest of the time every direction is as likely. */
  readonly westerlyShare: number;
}

/** Climatological wind at 5 to 15 km by latitude (POLICY, see UPPER_WIND). */
export function upperWindAt(latDeg: number): UpperWind {
  const lat = Math.abs(latDeg);
  return {
    speedKmh: linear(UPPER_WIND.latDeg, UPPER_WIND.speedKmh, lat),
    westerlyShare: linear(UPPER_WIND.latDeg, UPPER_WIND.westerlyShare, lat),
  };
}

/** How the columns of a volcano spread their ash. Rows by VEI 0 to 7. */
export interface AshSource {
  /** Share of times that the wind at the height of the column comes steadily from the west, 0 to 1. */
  readonly westerlyShare: Float64Array;
  /** ln of the thickness on the axis 1 km from the vent, cm: no more than an eruption has mass for. */
  readonly lnAxisCm: Float64Array;
  /** U / 2D: how fast the fall thins off the axis, 1/km. */
  readonly perKm: Float64Array;
}

const THINNING = Float64Array.from(COLUMN_KM, thinningExponent);

/** The columns of a volcano below a wind. @param tephraKm3  bulk volume that its eruptions of VEI 0 to 7 bring up, km3 */
export function ashSource(
  { speedKmh, westerlyShare }: UpperWind,
  tephraKm3: readonly number[] = TEPHRA_KM3,
): AshSource {
  const windsKmh = WIND_AT_COLUMN.map((share) => share * speedKmh);
  return {
    westerlyShare: Float64Array.from(WIND_AT_COLUMN, (share) => share * westerlyShare),
    lnAxisCm: Float64Array.from(windsKmh, (kmh, vei) =>
      Math.log(conservedAxisCm(vei, kmh, tephraKm3[vei])),
    ),
    perKm: Float64Array.from(
      windsKmh,
      (kmh, vei) => kmh / (2 * smoothDiffusionKm2h(COLUMN_KM[vei])),
    ),
  };
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
  /** Between the direction from volcano to site and east, degrees, 0 to 180. */
  readonly offEastDeg: number;
  readonly cosOffEast: number;
}

/** The path from a volcano to a site, from the distance, km, and the bearing, degrees clockwise from north. */
export function ashPath(distanceKm: number, bearingDeg: number): AshPath {
  const r = Math.max(1, distanceKm);
  const offEastDeg = Math.abs(((bearingDeg - 90 + 540) % 360) - 180);
  return {
    distanceKm: r,
    lnDistance: Math.log(r),
    offEastDeg,
    cosOffEast: Math.cos(offEastDeg * RAD),
  };
}

/**
 * Chance that an eruption of a given VEI leaves at least a thickness of ash at a site, over the spread of thickness within the class.
 * A short eruption meets one wind: the share of directions that bring it there. One that lasts spreads over all of them.
 *
 * @param vei     0 to 7
 * @param lnCm    natural log of the threshold, cm
 * @param path    from the volcano to the site
 * @param source  the columns of the volcano
 * @returns 0 to 1
 * @source thickness: Gonzalez-Mellado & De la Cruz-Reyna (2010). doi:10.5194/nhess-10-2241-2010, within the mass of the eruption; directions: own integration
 */
export function ashExceedance(vei: number, lnCm: number, path: AshPath, source: AshSource): number {
  const lnRatio = source.lnAxisCm[vei] - THINNING[vei] * path.lnDistance - lnCm;
  const lasting = LASTING_SHARE[vei];
  const perKm = source.perKm[vei];
  const westerly = source.westerlyShare[vei];
  let chance = 0;
  if (lasting < 1) chance += (1 - lasting) * shortChance(lnRatio, perKm, westerly, path);
  if (lasting > 0) chance += lasting * lastingChance(lnRatio, perKm, westerly, path);
  return chance;
}

/** Of an eruption in one wind. @param lnRatio  ln of the median thickness on the axis over the threshold */
function shortChance(
  lnRatio: number,
  perKm: number,
  westerlyShare: number,
  { distanceKm, offEastDeg }: AshPath,
): number {
  if (lnRatio + SHIFTS[0] <= 0) return 0;
  // An excess times this is the haversine of the largest angle from the wind's axis at which the thickness still reaches the threshold.
  const perExcess = 1 / (2 * perKm * distanceKm);
  let chance = 0;
  for (let i = 0; i < SHIFTS.length; i++) {
    const excess = lnRatio + SHIFTS[i];
    if (excess <= 0) break;
    const halfDeg = archaversineDeg(excess * perExcess);
    const steady = westerlyShare > 0 ? westerlyWithin(offEastDeg, halfDeg) : 0;
    chance += WEIGHTS[i] * ((1 - westerlyShare) * (halfDeg / 180) + westerlyShare * steady);
  }
  return Math.min(1, chance);
}

const SPREAD2 = (WESTERLY_SPREAD_DEG * RAD) ** 2;

/**
 * Of an eruption that meets all winds: its thickness is the mean over them. Off the axis the fall is a von Mises curve, and so it stays,
 * wider, when spread over the westerlies.
 */
function lastingChance(
  lnRatio: number,
  perKm: number,
  westerlyShare: number,
  { distanceKm, cosOffEast }: AshPath,
): number {
  if (lnRatio < -6 * THICKNESS_LN_SIGMA) return 0;
  const narrow = perKm * distanceKm;
  const wide = narrow / (1 + narrow * SPREAD2);
  const toEast = Math.exp(wide * (cosOffEast - 1)) / besselI0Scaled(wide);
  const mean = besselI0Scaled(narrow) * (1 + westerlyShare * (toEast - 1));
  return normalCdfQuick((lnRatio + Math.log(mean)) / THICKNESS_LN_SIGMA);
}

/** Nodes of the law of westerly winds, per degree, and the angles that it spans: from -180 to 360. */
const PER_DEG = 8;
const FIRST_DEG = -180;
const LAW = Float64Array.from({ length: 540 * PER_DEG + 2 }, (_unused, i) => {
  const deg = FIRST_DEG + i / PER_DEG;
  return normalCdf(deg / WESTERLY_SPREAD_DEG) + normalCdf((deg - 360) / WESTERLY_SPREAD_DEG);
});

/** Chance that a wind from the west, spread normally, blows from so far to one side, the far side of the circle counted too; within 1e-6. */
function westerlyBelow(deg: number): number {
  const at = (deg - FIRST_DEG) * PER_DEG;
  const node = Math.floor(at);
  return LAW[node] + (LAW[node + 1] - LAW[node]) * (at - node);
}

/** Chance that a wind from the west, spread normally, blows within an angle of a direction that lies some degrees off east. */
function westerlyWithin(offEastDeg: number, halfDeg: number): number {
  if (halfDeg >= 180) return 1;
  const within = westerlyBelow(offEastDeg + halfDeg) - westerlyBelow(offEastDeg - halfDeg);
  return Math.min(1, Math.max(0, within));
}
