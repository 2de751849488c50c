import type { Gev } from './extremes.ts';
import { lnGamma } from './gamma.ts';

/** Sample L-moments: location, scale, and the ratios of L-skewness and L-kurtosis. */
export interface LMoments {
  readonly l1: number;
  readonly l2: number;
  readonly t3: number;
  readonly t4: number;
}

/**
 * Unbiased sample L-moments.
 *
 * @param values  4 or more, not all equal; any order
 * @returns undefined otherwise
 * @source Hosking (1990), J. R. Stat. Soc. B 52, 105-124. doi:10.1111/j.2517-6161.1990.tb01775.x
 */
export function lMoments(values: readonly number[]): LMoments | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const n = sorted.length;
  if (n < 4 || sorted[0] === sorted[n - 1]) return undefined;
  const b = [0, 0, 0, 0];
  sorted.forEach((x, i) => {
    let weight = x / n;
    for (let r = 0; r < 4; r++) {
      b[r] = (b[r] ?? 0) + weight;
      weight *= (i - r) / (n - 1 - r);
    }
  });
  const [b0 = 0, b1 = 0, b2 = 0, b3 = 0] = b;
  const l2 = 2 * b1 - b0;
  return {
    l1: b0,
    l2,
    t3: (6 * b2 - 6 * b1 + b0) / l2,
    t4: (20 * b3 - 30 * b2 + 12 * b1 - b0) / l2,
  };
}

/**
 * Generalised extreme-value law by L-moments, in Coles's sign (the shape of Hosking turned round).
 *
 * The shape solves its equation by Newton's method from Hosking's approximation.
 *
 * @source Hosking, Wallis & Wood (1985), Technometrics 27, 251-261. doi:10.1080/00401706.1985.10488049
 */
export function gevFromLMoments({ l1, l2, t3 }: LMoments): Gev | undefined {
  if (!(l2 > 0) || Math.abs(t3) >= 1) return undefined;
  const c = 2 / (3 + t3) - Math.LN2 / Math.log(3);
  let k = 7.859 * c + 2.9554 * c * c;
  for (let i = 0; i < 50 && Math.abs(k) > 1e-9; i++) {
    const value = (2 * (1 - Math.pow(3, -k))) / (1 - Math.pow(2, -k)) - 3 - t3;
    const h = 1e-6;
    const ahead = (2 * (1 - Math.pow(3, -k - h))) / (1 - Math.pow(2, -k - h)) - 3 - t3;
    const step = (value * h) / (ahead - value);
    k -= step;
    if (Math.abs(step) < 1e-12) break;
  }
  if (Math.abs(k) < 1e-7) {
    const scale = l2 / Math.LN2;
    return { location: l1 - scale * EULER, scale, shape: 0 };
  }
  if (k <= -1) return undefined;
  const gamma = Math.exp(lnGamma(1 + k));
  const scale = (l2 * k) / (gamma * (1 - Math.pow(2, -k)));
  return { location: l1 - (scale * (1 - gamma)) / k, scale, shape: -k };
}

/** Euler's constant. */
const EULER = 0.5772156649015329;
