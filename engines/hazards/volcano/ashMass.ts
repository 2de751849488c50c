import { besselI0Scaled } from '../../ground/math/besselI0.ts';
import { axisThicknessAt1Km, smoothDiffusionKm2h, thinningExponent } from './ashThickness.ts';
import { columnDurationH } from './massEruptionRate.ts';
import { COLUMN_KM, SEARCH_KM, THICKNESS_LN_SIGMA } from './tables.ts';

/** Steps of Simpson's rule over the logarithm of the distance; the fall on them is known to 1e-6. */
const STEPS = 64;

/** Variance of ln volume within one class: a factor of ten, evenly by logarithm. What else spreads the thickness moves no mass. */
const VOLUME_LN_VARIANCE = Math.LN10 ** 2 / 12;

/** Mean over median thickness at one volume. */
const MEAN_OVER_MEDIAN = Math.exp((THICKNESS_LN_SIGMA ** 2 - VOLUME_LN_VARIANCE) / 2);

/** Volume of a fall over the thickness of an isopach and the area within it. */
const HAYAKAWA = 12.2;

/** One centimetre on a square kilometre, km3. */
const KM3_PER_CM_KM2 = 1e-5;

/**
 * Volume of a fall that is 1 cm thick on the wind's axis 1 km from the vent, as the thickness model spreads it: constant within 1 km,
 * then r^-a exp(-(U/2D) r (1 - cos phi)), over all ground to `SEARCH_KM`. The angles integrate to a Bessel function.
 *
 * @param windKmh   speed of the wind, km/h, 0 or more
 * @param columnKm  column height above the vent, km, above 0
 * @returns km3
 */
function unitFallKm3(windKmh: number, columnKm: number): number {
  const a = thinningExponent(columnKm);
  const perKm = windKmh / (2 * smoothDiffusionKm2h(columnKm));
  const step = Math.log(SEARCH_KM) / STEPS;
  let sum = 0;
  for (let i = 0; i <= STEPS; i++) {
    const weight = i === 0 || i === STEPS ? 1 : 2 + 2 * (i % 2);
    const lnKm = i * step;
    sum += weight * Math.exp((2 - a) * lnKm) * besselI0Scaled(perKm * Math.exp(lnKm));
  }
  return KM3_PER_CM_KM2 * Math.PI * (besselI0Scaled(perKm) + (2 * sum * step) / 3);
}

/**
 * Thickness on the axis 1 km from the vent that an eruption of a VEI has mass for: as fitted, or less where the fitted fall would hold
 * more than the eruption brings up, on the mean over the spread of thickness at one volume. All tephra counts as fallen ash, so that
 * this is an upper bound. The fit to ten large eruptions lays down more than ten times the volume of VEI 2 and seventy times that
 * of VEI 1.
 *
 * @param vei        0 to 7
 * @param windKmh    speed of the wind, km/h
 * @param tephraKm3  bulk volume that it brings up, km3
 * @returns median over the spread, cm
 * @source conservation of mass; volumes: Newhall & Self (1982), table 1; integrating falls to volumes: Pyle (1989), Bull. Volcanol. 51,
 *   1-15. doi:10.1007/BF01086757; thickness as axisThicknessAt1Km
 */
export function conservedAxisCm(vei: number, windKmh: number, tephraKm3: number): number {
  const columnKm = COLUMN_KM[vei];
  const fitted = axisThicknessAt1Km(
    columnKm,
    columnDurationH(vei) ?? NaN,
    smoothDiffusionKm2h(columnKm),
  );
  return Math.min(fitted, tephraKm3 / (unitFallKm3(windKmh, columnKm) * MEAN_OVER_MEDIAN));
}

/**
 * Thickness 1 km from the vent, mean of all directions, of an eruption whose ash falls over weeks in many winds: the area within an isopach
 * is a twelfth of the volume over its thickness, V = 12.2 T A, so that the fall thins with the square of the distance. The fit to large
 * eruptions, extrapolated to small columns and spread over all winds, thins with its power 2.9.
 *
 * @param tephraKm3  bulk volume that it brings up, km3
 * @returns median over the spread, cm
 * @source Hayakawa (1985), Bull. Earthquake Res. Inst. Tokyo 60, 507-592; restated from memory, unverified. Compared: Sakurajima 2012, of which
 *   the gauges of Kagoshima prefecture had 1 kg/m2 and more on 1050 km2 (Hayakawa 2015): 13 Mt by this law, 400 km2 by the fit at that mass
 */
export function lastingCmAt1Km(tephraKm3: number): number {
  return tephraKm3 / (HAYAKAWA * Math.PI * KM3_PER_CM_KM2 * MEAN_OVER_MEDIAN);
}
