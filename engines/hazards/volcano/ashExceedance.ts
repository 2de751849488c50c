import { RAD } from '../../ground/earth/geodesy.ts';
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

/** Five-point Gauss-Hermite rule for a normal variable. */
const NODES = [
  { shift: -2.856970013872806, weight: 0.011257411327720689 },
  { shift: -1.355626179974266, weight: 0.22207592200561266 },
  { shift: 0, weight: 8 / 15 },
  { shift: 1.355626179974266, weight: 0.22207592200561266 },
  { shift: 2.856970013872806, weight: 0.011257411327720689 },
] as const;
const FARTHEST_SHIFT = 2.856970013872806;

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
  if (lnRatio + FARTHEST_SHIFT * THICKNESS_LN_SIGMA <= 0) return 0;
  const sharpness = (wind.speedKmh * path.distanceKm) / (2 * column.diffusion);
  let chance = 0;
  for (const { shift, weight } of NODES) {
    const excess = lnRatio + shift * THICKNESS_LN_SIGMA;
    if (excess <= 0) continue;
    const halfDeg = halfAngleDeg(excess, sharpness);
    const steady = wind.westerlyShare > 0 ? westerlyWithin(path.offEastDeg, halfDeg) : 0;
    chance += weight * ((1 - wind.westerlyShare) * (halfDeg / 180) + wind.westerlyShare * steady);
  }
  return Math.min(1, chance);
}

/** Largest angle from the wind's axis at which the thickness still reaches the threshold, degrees. */
function halfAngleDeg(excess: number, sharpness: number): number {
  const cos = sharpness > 0 ? 1 - excess / sharpness : -1;
  return cos <= -1 ? 180 : Math.acos(cos) / RAD;
}

/** Nodes of the law of westerly winds, degrees apart, and the angles that it spans: from -180 to 360. */
const STEP_DEG = 0.125;
const FIRST_DEG = -180;
const LAW = Float64Array.from({ length: 540 / STEP_DEG + 2 }, (_unused, i) => {
  const deg = FIRST_DEG + i * STEP_DEG;
  return normalCdf(deg / WESTERLY_SPREAD_DEG) + normalCdf((deg - 360) / WESTERLY_SPREAD_DEG);
});

/** Chance that a wind from the west, spread normally, blows from so far to one side, the far side of the circle counted too; within 1e-6. */
function westerlyBelow(deg: number): number {
  const at = (deg - FIRST_DEG) / STEP_DEG;
  const node = Math.floor(at);
  return LAW[node] + (LAW[node + 1] - LAW[node]) * (at - node);
}

/** Chance that a wind from the west, spread normally, blows within an angle of a direction that lies some degrees off east. */
function westerlyWithin(offEastDeg: number, halfDeg: number): number {
  if (halfDeg >= 180) return 1;
  const within = westerlyBelow(offEastDeg + halfDeg) - westerlyBelow(offEastDeg - halfDeg);
  return Math.min(1, Math.max(0, within));
}
