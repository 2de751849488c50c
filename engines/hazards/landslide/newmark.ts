import { RAD } from '../../ground/earth/geodesy.ts';
import { GRAVITY_MPS2 } from '../../ground/math/units.ts';
import { FAILURE_CURVE } from './tables.ts';

const WATER_NM3 = 9810;

/** An infinite slope: a slab of soil on a plane parallel to the surface. */
export interface InfiniteSlope {
  readonly slopeDeg: number;
  readonly cohesionPa: number;
  readonly frictionDeg: number;
  /** Share of the slab below the water table, 0 to 1. */
  readonly saturatedFraction: number;
  readonly slabThicknessM: number;
  readonly densityKgM3: number;
}

/**
 * Static factor of safety of an infinite slope.
 *
 * @returns above 0; Infinity on flat ground
 * @source Jibson, Harp & Michael (2000), eq. 2, doi:10.1016/S0013-7952(00)00039-9
 */
export function factorOfSafety({
  slopeDeg,
  cohesionPa,
  frictionDeg,
  saturatedFraction,
  slabThicknessM,
  densityKgM3,
}: InfiniteSlope): number {
  if (slopeDeg <= 0) return Infinity;
  const weight = densityKgM3 * GRAVITY_MPS2;
  const friction = Math.tan(frictionDeg * RAD) / Math.tan(slopeDeg * RAD);
  return (
    cohesionPa / (weight * slabThicknessM * Math.sin(slopeDeg * RAD)) +
    friction * (1 - (saturatedFraction * WATER_NM3) / weight)
  );
}

/**
 * Critical acceleration, above which the slab slides: (FS - 1) sin of the slope, written so that flat ground is no special case.
 *
 * @returns g, 0 for a slope that fails without shaking
 * @source Newmark (1965), Geotechnique 15(2), 139-160, doi:10.1680/geot.1965.15.2.139; Jibson et al. (2000), eq. 1
 */
export function criticalAccelerationG({
  slopeDeg,
  cohesionPa,
  frictionDeg,
  saturatedFraction,
  slabThicknessM,
  densityKgM3,
}: InfiniteSlope): number {
  const weight = densityKgM3 * GRAVITY_MPS2;
  const friction =
    Math.tan(frictionDeg * RAD) *
    Math.cos(slopeDeg * RAD) *
    (1 - (saturatedFraction * WATER_NM3) / weight);
  return Math.max(0, cohesionPa / (weight * slabThicknessM) + friction - Math.sin(slopeDeg * RAD));
}

/**
 * Probability that a slope with a Newmark displacement failed, from the Northridge inventory.
 *
 * @param displacementM  m, 0 or more
 * @returns 0 to 0.335
 * @source Jibson et al. (2000), Northridge calibration, doi:10.1016/S0013-7952(00)00039-9
 */
export function failureProbability(displacementM: number): number {
  const { greatest, rate, power } = FAILURE_CURVE;
  return greatest * -Math.expm1(-rate * (displacementM * 100) ** power);
}
