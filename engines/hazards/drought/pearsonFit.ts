import { lnGamma } from '../../ground/math/gamma.ts';
import type { HoskingParameters } from '../../ground/math/hosking.ts';
import type { LMoments } from '../../ground/math/lmoments.ts';

/**
 * Pearson III law from L-moments, by Hosking's rational approximation of the shape (relative error below 5e-5).
 *
 * @returns location the mean, scale the standard deviation, shape the skew; undefined for an L-skewness outside (-1, 1)
 * @source Hosking & Wallis (1997), Regional Frequency Analysis, A.9. doi:10.1017/CBO9780511529443
 */
export function pearsonFromLMoments({ l1, l2, t3 }: LMoments): HoskingParameters | undefined {
  const size = Math.abs(t3);
  if (!(size < 1) || !(l2 > 0)) return undefined;
  if (size <= 1e-6) return { law: 'pe3', location: l1, scale: l2 * Math.sqrt(Math.PI), shape: 0 };
  const alpha = size < 1 / 3 ? smallSkewShape(3 * Math.PI * size * size) : largeSkewShape(1 - size);
  const root = Math.sqrt(alpha);
  const scale = Math.sqrt(Math.PI) * l2 * Math.exp(lnGamma(alpha) - lnGamma(alpha + 0.5)) * root;
  return { law: 'pe3', location: l1, scale, shape: (Math.sign(t3) * 2) / root };
}

function smallSkewShape(z: number): number {
  return (1 + 0.2906 * z) / (z * (1 + z * (0.1882 + z * 0.0442)));
}

function largeSkewShape(z: number): number {
  return (
    (z * (0.36067 + z * (-0.59567 + z * 0.25361))) /
    (1 + z * (-2.78861 + z * (2.56096 + z * -0.77045)))
  );
}
