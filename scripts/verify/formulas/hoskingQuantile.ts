import { gammaPInverse } from '../../../engines/ground/math/gamma.ts';
import { pearsonDeviate, type HoskingParameters } from '../../../engines/ground/math/hosking.ts';
import { normalQuantile } from '../../../engines/ground/math/normal.ts';

const NEAR_ZERO = 1e-9;

/** (1 - exp(-k y)) / k, and y where k is nearly 0. */
const bend = (k: number, y: number): number =>
  Math.abs(k) < NEAR_ZERO ? y : -Math.expm1(-k * y) / k;

/**
 * Value not exceeded with a probability.
 *
 * @param u  probability, 0 to 1, open; NaN outside
 * @source Hosking & Wallis (1997), Regional Frequency Analysis, appendix. doi:10.1017/CBO9780511529443
 */
export function hoskingQuantile(
  { law, location, scale, shape }: HoskingParameters,
  u: number,
): number {
  if (!(u > 0 && u < 1)) return NaN;
  switch (law) {
    case 'exp':
      return location - scale * Math.log1p(-u);
    case 'nor':
      return location + scale * normalQuantile(u);
    case 'gum':
      return location - scale * Math.log(-Math.log(u));
    case 'gev':
      return location + scale * bend(shape, -Math.log(-Math.log(u)));
    case 'gpa':
      return location + scale * bend(shape, -Math.log1p(-u));
    case 'glo':
      return location + scale * bend(shape, Math.log(u / (1 - u)));
    case 'gno':
      return location + scale * bend(shape, normalQuantile(u));
    case 'wei':
      return location + scale * Math.pow(-Math.log1p(-u), 1 / shape);
    case 'gam':
      return location + scale * gammaPInverse(shape, u);
    case 'pe3':
      return location + scale * pearsonDeviate(shape, u);
  }
}
