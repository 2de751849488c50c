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
      b[r] = b[r] + weight;
      weight *= (i - r) / (n - 1 - r);
    }
  });
  const [b0, b1, b2, b3] = b;
  const l2 = 2 * b1 - b0;
  return {
    l1: b0,
    l2,
    t3: (6 * b2 - 6 * b1 + b0) / l2,
    t4: (20 * b3 - 30 * b2 + 12 * b1 - b0) / l2,
  };
}
