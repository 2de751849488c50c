import { coefficientsAt } from '../earthquake/groundMotion/coefficients.ts';
import { BSSA14_COEFFICIENTS } from '../earthquake/groundMotion/tables/bssa14.ts';

const REFERENCE_VS30 = 760;
const F3_G = 0.1;

type Coefficients = ReturnType<typeof coefficientsAt<typeof BSSA14_COEFFICIENTS>>;

/** By period: few are asked for, again and again. */
const known = new Map<number, Coefficients>();

function coefficients(periodS: number): Coefficients {
  const found = known.get(periodS);
  if (found) return found;
  const made = coefficientsAt(BSSA14_COEFFICIENTS, periodS);
  if (known.size < 1000) known.set(periodS, made);
  return made;
}

/** Range of shear-wave velocities the site term was fitted for, m/s. */
export const FITTED_VS30 = [150, 1500] as const;

/**
 * Amplification of a site against rock of Vs30 760 m/s: exp(F_lin + F_nl), eq. 6 to 8, without the basin term.
 *
 * @param vs30Mps  150 to 1500 m/s; the end values are used outside
 * @returns a function of the median rock PGA (g, 0 or more) giving the factor; undefined for a period without coefficients
 * @source Boore, Stewart, Seyhan & Atkinson (2014), Earthquake Spectra 30(3), 1057-1085. doi:10.1193/070113EQS184M
 */
export function siteFactor(vs30Mps: number, periodS: number): ((rockPgaG: number) => number) | undefined {
  const k = coefficients(periodS);
  if (k === undefined) return undefined;
  const vs30 = Math.min(FITTED_VS30[1], Math.max(FITTED_VS30[0], vs30Mps));
  const linear = k.c * Math.log(Math.min(vs30, k.vC) / REFERENCE_VS30);
  const slope = k.f4 * (Math.exp(k.f5 * (Math.min(vs30, REFERENCE_VS30) - 360)) - Math.exp(k.f5 * (REFERENCE_VS30 - 360)));
  return (rockPgaG) => Math.exp(linear + slope * Math.log(rockPgaG / F3_G + 1));
}
