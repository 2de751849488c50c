import { ASH_DENSITY_KGM3 } from './tables.ts';

/**
 * Diffusion of the ash cloud as fitted: two straight lines in column height, meeting near 15.5 km where D falls to 50.
 *
 * @param columnKm  column height above the vent, km, 0 to 45
 * @returns diffusion, km2/h
 * @source Gonzalez-Mellado & De la Cruz-Reyna (2010), relations fitted to ten eruptions. doi:10.5194/nhess-10-2241-2010
 */
export function diffusionKm2h(columnKm: number): number {
  return columnKm < 15.5 ? 114.407 - 4.189 * columnKm : 52.822 * columnKm - 770.17;
}

/**
 * The same diffusion with a straight line from 14 to 17 km, where the two fits leave a trough that no eruption in the data supports.
 *
 * @param columnKm  column height above the vent, km
 * @returns diffusion, km2/h
 * @source fit as diffusionKm2h; POLICY: the bridge from 14 to 17 km
 */
export function smoothDiffusionKm2h(columnKm: number): number {
  if (columnKm <= 14 || columnKm >= 17) return diffusionKm2h(columnKm);
  const share = (columnKm - 14) / 3;
  return diffusionKm2h(14) * (1 - share) + diffusionKm2h(17) * share;
}

/** Exponent by which thickness falls with distance: 2.535 - 0.051 H. @source Gonzalez-Mellado & De la Cruz-Reyna (2010) */
export function thinningExponent(columnKm: number): number {
  return 2.535 - 0.051 * columnKm;
}

/**
 * Thickness of fallen ash on the wind's axis 1 km from the vent: 14.28 H^4 t^(a/2) / ((2D)^(1-a/2) rho), the factor before the fall to the sides,
 * exp(-(U/2D) r (1 - cos phi)), and with the distance, r^-a.
 *
 * @param columnKm   column height H above the vent, km, 1 to 45
 * @param durationH  duration t, h
 * @param diffusion  D, km2/h
 * @returns thickness, cm; NaN for a column of 0 or less
 * @source Gonzalez-Mellado & De la Cruz-Reyna (2010), thickness model. doi:10.5194/nhess-10-2241-2010
 */
export function axisThicknessAt1Km(columnKm: number, durationH: number, diffusion: number): number {
  if (!(columnKm > 0)) return NaN;
  const a = thinningExponent(columnKm);
  return (
    (14.28 * columnKm ** 4 * durationH ** (a / 2)) /
    ((2 * diffusion) ** (1 - a / 2) * ASH_DENSITY_KGM3)
  );
}
