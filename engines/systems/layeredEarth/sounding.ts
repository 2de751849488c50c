import { besselJ1 } from './besselJ1.ts';

/** A stack of layers over a half-space. */
export interface LayeredEarth {
  /** Resistivity of each layer and of the half-space below, ohm-metres. */
  readonly resistivityOhmM: readonly number[];
  /** Thickness of each layer, m; one fewer than resistivities. */
  readonly thicknessM: readonly number[];
}

/**
 * Resistivity transform T(lambda) at the surface of a layered earth, by Pekeris' recurrence from the half-space upward:
 * T_i = (T_{i+1} + rho_i tanh(lambda h_i)) / (1 + T_{i+1} tanh(lambda h_i) / rho_i).
 *
 * @param lambda  wave number, 1/m, at least 0
 * @returns ohm-metres
 * @source Koefoed (1979), Geosounding Principles 1: Resistivity Sounding Measurements, Elsevier, eq. 3.3.9
 */
function resistivityTransform(
  { resistivityOhmM, thicknessM }: LayeredEarth,
  lambda: number,
): number {
  let transform = resistivityOhmM[resistivityOhmM.length - 1];
  for (let layer = thicknessM.length - 1; layer >= 0; layer--) {
    const rho = resistivityOhmM[layer];
    const tanh = Math.tanh(lambda * thicknessM[layer]);
    transform = (transform + rho * tanh) / (1 + (transform * tanh) / rho);
  }
  return transform;
}

/** Steps of the integral per unit of its argument, and where the kernel has died away. */
const STEP = 0.05;
const DEEPEST = 20;

/**
 * Apparent resistivity of a Schlumberger sounding: rho_a(s) = rho_1 + s^2 * integral of (T - rho_1) J1(lambda s) lambda d lambda.
 *
 * The integral is summed by Simpson's rule until the kernel, which falls as exp(-2 lambda h_1), has died away; to 0.1 % for spacings of
 * 0.3 to 300 times the thickness of the top layer.
 *
 * @param halfSpacingM  half the distance of the current electrodes (AB/2), m
 * @returns ohm-metres
 * @source Stefanescu, Schlumberger & Schlumberger (1930), J. Physique Radium 7, 132-140; Koefoed (1979), eq. 4.1.5
 */
export function schlumbergerOhmM(earth: LayeredEarth, halfSpacingM: number): number {
  const top = earth.resistivityOhmM[0];
  const first = earth.thicknessM[0];
  if (first === undefined) return top;
  const limit = DEEPEST / first;
  const step = Math.min(STEP / halfSpacingM, limit / 200);
  const steps = 2 * Math.ceil(limit / step / 2);
  const width = limit / steps;
  let sum = 0;
  for (let i = 0; i <= steps; i++) {
    const lambda = i * width;
    const weight = i === 0 || i === steps ? 1 : i % 2 === 1 ? 4 : 2;
    sum +=
      weight *
      (resistivityTransform(earth, lambda) - top) *
      besselJ1(lambda * halfSpacingM) *
      lambda;
  }
  return top + halfSpacingM ** 2 * ((sum * width) / 3);
}
