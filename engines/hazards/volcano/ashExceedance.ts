import { archaversineDeg } from '../../ground/math/haversine.ts';
import { linear } from '../../ground/math/interpolate.ts';
import { normalCdf } from '../../ground/math/normal.ts';
import { axisThicknessAt1Km, smoothDiffusionKm2h, thinningExponent } from './ashThickness.ts';
import { columnDurationH } from './massEruptionRate.ts';
import { COLUMN_KM, THICKNESS_LN_SIGMA, UPPER_WIND, WESTERLY_SPREAD_DEG } from './tables.ts';

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

interface Column {
  /** ln of the thickness on the axis 1 km from the vent, cm. */
  readonly lnAxisCm: number;
  readonly thinning: number;
  readonly diffusion: number;
}

const COLUMNS: readonly Column[] = COLUMN_KM.map((columnKm, vei) => {
  const diffusion = smoothDiffusionKm2h(columnKm);
  return {
    lnAxisCm: Math.log(axisThicknessAt1Km(columnKm, columnDurationH(vei) ?? NaN, diffusion)),
    thinning: thinningExponent(columnKm),
    diffusion,
  };
});

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
}

/** The path from a volcano to a site, from the distance, km, and the bearing, degrees clockwise from north. */
export function ashPath(distanceKm: number, bearingDeg: number): AshPath {
  const r = Math.max(1, distanceKm);
  return {
    distanceKm: r,
    lnDistance: Math.log(r),
    offEastDeg: Math.abs(((bearingDeg - 90 + 540) % 360) - 180),
  };
}

/**
 * Chance that an eruption of a given VEI leaves at least a thickness of ash at a site: the share of wind directions that bring it
 * there, over the spread of thickness within the class.
 *
 * @param vei   0 to 7
 * @param lnCm  natural log of the threshold, cm
 * @param path  from the volcano to the site
 * @param wind  wind above the volcano
 * @returns 0 to 1
 * @source thickness: Gonzalez-Mellado & De la Cruz-Reyna (2010). doi:10.5194/nhess-10-2241-2010; directions: own integration
 */
export function ashExceedance(vei: number, lnCm: number, path: AshPath, wind: UpperWind): number {
  const column = COLUMNS[vei];
  if (!column) return 0;
  const lnRatio = column.lnAxisCm - column.thinning * path.lnDistance - lnCm;
  if (lnRatio + SHIFTS[0] <= 0) return 0;
  const { speedKmh, westerlyShare } = wind;
  // An excess times this is the haversine of the largest angle from the wind's axis at which the thickness still reaches the threshold.
  const perExcess = column.diffusion / (speedKmh * path.distanceKm);
  let chance = 0;
  for (let i = 0; i < SHIFTS.length; i++) {
    const excess = lnRatio + SHIFTS[i];
    if (excess <= 0) break;
    const halfDeg = archaversineDeg(excess * perExcess);
    const steady = westerlyShare > 0 ? westerlyWithin(path.offEastDeg, halfDeg) : 0;
    chance += WEIGHTS[i] * ((1 - westerlyShare) * (halfDeg / 180) + westerlyShare * steady);
  }
  return Math.min(1, chance);
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
