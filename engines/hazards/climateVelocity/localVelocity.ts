import { radians } from '../../ground/earth/geodesy.ts';

/** Gradients flatter than this are taken for it, °C per km. @source Burrows et al. (2011), as in their published program */
export const GRADIENT_FLOOR_C_PER_KM = 1e-4;

/**
 * Local velocity of climate: the speed at which one must move to keep the same temperature, km per decade.
 *
 * @param trendCPerYear  warming, °C per year; the velocity carries its sign
 * @param gradientCPerKm  spatial gradient, °C per km, 0 or more
 * @source Loarie et al. (2009), Nature 462, 1052-1055, doi:10.1038/nature08649; Burrows et al. (2011), doi:10.1126/science.1210288
 */
export function velocityKmPerDecade(trendCPerYear: number, gradientCPerKm: number): number {
  return (10 * trendCPerYear) / Math.max(GRADIENT_FLOOR_C_PER_KM, gradientCPerKm);
}

/**
 * Gradient of temperature at the scale of a kilometre: the regional one with that of rising ground across it.
 *
 * @param regionalCPerKm  at sea level, °C per km
 * @param slopeDeg  typical slope at 30 arc-seconds, degrees
 * @param lapseCPerKm  fall of temperature with height, °C per km
 */
export function groundGradientCPerKm(
  regionalCPerKm: number,
  slopeDeg: number,
  lapseCPerKm: number,
): number {
  return Math.hypot(regionalCPerKm, terrainGradientCPerKm(slopeDeg, lapseCPerKm));
}

/** Change of temperature along the line of steepest slope, °C per km on the map. */
export function terrainGradientCPerKm(slopeDeg: number, lapseCPerKm: number): number {
  return lapseCPerKm * Math.tan(radians(slopeDeg));
}
