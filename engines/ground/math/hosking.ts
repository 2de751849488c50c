import { gammaP, gammaPInverse } from './gamma.ts';
import { normalCdf, normalQuantile } from './normal.ts';

/**
 * Laws of hydrology in Hosking's parameters: shapes have Hosking's sign, k = -xi. `pe3` is located by its mean and scaled by its standard
 * deviation, its shape is the skew; `gam` has shape alpha; `wei` is the three-parameter Weibull law.
 */
export type HoskingLaw =
  'exp' | 'gam' | 'gev' | 'glo' | 'gno' | 'gpa' | 'gum' | 'nor' | 'pe3' | 'wei';

/** A law with its parameters; `shape` is not used by `exp`, `gum` and `nor`. */
export interface HoskingParameters {
  readonly law: HoskingLaw;
  readonly location: number;
  readonly scale: number;
  readonly shape: number;
}

const NEAR_ZERO = 1e-9;

/** -ln(1 - k z) / k: the reduced variate of a law of shape k, z where k is nearly 0; Infinity beyond the bound. */
function unbend(k: number, z: number): number {
  if (Math.abs(k) < NEAR_ZERO) return z;
  const t = 1 - k * z;
  return t > 0 ? -Math.log(t) / k : Math.sign(k) * Infinity;
}

/** Probability of a value at or below x. @source Hosking & Wallis (1997), appendix */
export function hoskingCdf({ law, location, scale, shape }: HoskingParameters, x: number): number {
  const z = (x - location) / scale;
  switch (law) {
    case 'exp':
      return z > 0 ? -Math.expm1(-z) : 0;
    case 'nor':
      return normalCdf(z);
    case 'gum':
      return Math.exp(-Math.exp(-z));
    case 'gev':
      return Math.exp(-Math.exp(-unbend(shape, z)));
    case 'gpa':
      return z > 0 ? -Math.expm1(-unbend(shape, z)) : 0;
    case 'glo':
      return 1 / (1 + Math.exp(-unbend(shape, z)));
    case 'gno':
      return normalCdf(unbend(shape, z));
    case 'wei':
      return z > 0 ? -Math.expm1(-Math.pow(z, shape)) : 0;
    case 'gam':
      return gammaP(shape, z);
    case 'pe3':
      return pearsonCdf(shape, z);
  }
}

/** Standard deviate of the Pearson III law, the frequency factor K of flood studies. @param skew of either sign; 0 is the normal law. @source Bulletin 17C, England et al. (2019), doi:10.3133/tm4B5 */
export function pearsonDeviate(skew: number, u: number): number {
  if (Math.abs(skew) < 1e-6) return normalQuantile(u);
  const alpha = 4 / (skew * skew);
  const gamma = gammaPInverse(alpha, skew > 0 ? u : 1 - u);
  return (Math.abs(skew) / 2) * (gamma - alpha) * Math.sign(skew);
}

function pearsonCdf(skew: number, z: number): number {
  if (Math.abs(skew) < 1e-6) return normalCdf(z);
  const alpha = 4 / (skew * skew);
  const p = gammaP(alpha, alpha + (2 * z) / skew);
  return skew > 0 ? p : 1 - p;
}
