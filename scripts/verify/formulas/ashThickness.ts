import { RAD } from '../../../engines/ground/earth/geodesy.ts';
import {
  axisThicknessAt1Km,
  diffusionKm2h,
  thinningExponent,
} from '../../../engines/hazards/volcano/ashThickness.ts';

interface Ashfall {
  /** Column height above the vent, km, 1 to 45. */
  readonly columnKm: number;
  readonly durationH: number;
  /** Speed of the wind that carries the ash, km/h, 0 or more. */
  readonly windKmh: number;
  /** Distance from the vent, km; taken as 1 where less. */
  readonly distanceKm: number;
  /** Between the direction the wind blows to and the site, degrees. */
  readonly angleDeg: number;
  /** km2/h; by default the published fit. */
  readonly diffusionKm2h?: number;
}

/**
 * Thickness of fallen ash: T = 14.28 H^4 t^(a/2) / ((2D)^(1-a/2) rho) exp(-(U/2D) r (1 - cos phi)) r^-a.
 *
 * @returns thickness, cm, 0 or more; NaN for a column of 0 or less
 * @source Gonzalez-Mellado & De la Cruz-Reyna (2010), thickness model. doi:10.5194/nhess-10-2241-2010
 */
export function ashThicknessCm(fall: Ashfall): number {
  const diffusion = fall.diffusionKm2h ?? diffusionKm2h(fall.columnKm);
  const r = Math.max(1, fall.distanceKm);
  const sideways = Math.exp(
    ((-fall.windKmh * r) / (2 * diffusion)) * (1 - Math.cos(fall.angleDeg * RAD)),
  );
  return (
    axisThicknessAt1Km(fall.columnKm, fall.durationH, diffusion) *
    sideways *
    r ** -thinningExponent(fall.columnKm)
  );
}
