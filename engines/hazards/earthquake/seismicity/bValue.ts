/** A b-value with the two standard deviations in use. */
export interface BValue {
  readonly b: number;
  /** Aki: b / sqrt(N). */
  readonly sigmaAki: number;
  /** Shi & Bolt: 2.30 b2 sqrt(variance of the mean magnitude). */
  readonly sigmaShiBolt: number;
  readonly count: number;
}

const SHI_BOLT = 2.3;

/** Magnitudes at or above the completeness bin, and their mean; undefined for fewer than two or without spread above it. */
export function complete(
  magnitudes: readonly number[],
  mc: number,
  binWidth: number,
): { readonly kept: readonly number[]; readonly mean: number } | undefined {
  const kept = magnitudes.filter((m) => m >= mc - binWidth / 2 + 1e-9);
  if (kept.length < 2) return undefined;
  return { kept, mean: kept.reduce((sum, m) => sum + m, 0) / kept.length };
}

/** A b-value with its standard deviations, of the magnitudes that `complete` keeps. */
export function withSigmas(
  b: number,
  { kept, mean }: { readonly kept: readonly number[]; readonly mean: number },
): BValue {
  const n = kept.length;
  const spread = kept.reduce((sum, m) => sum + (m - mean) ** 2, 0) / (n * (n - 1));
  return {
    b,
    count: n,
    sigmaAki: b / Math.sqrt(n),
    sigmaShiBolt: SHI_BOLT * b * b * Math.sqrt(spread),
  };
}

/**
 * b by maximum likelihood for binned magnitudes without approximation: ln(1 + dM / (mean - mc)) / (dM ln 10).
 *
 * @param binWidth  above 0
 * @returns undefined for fewer than two magnitudes
 * @source Tinti & Mulargia (1987), Bull. Seismol. Soc. Am. 77(6), 2125-2134, eq. 3.9
 */
export function bValueTintiMulargia(
  magnitudes: readonly number[],
  mc: number,
  binWidth: number,
): BValue | undefined {
  const found = complete(magnitudes, mc, binWidth);
  return (
    found && withSigmas(Math.log(1 + binWidth / (found.mean - mc)) / (binWidth * Math.LN10), found)
  );
}

/** POLICY. What b is before anyone counts: 1.0 with a standard deviation of 0.1. @source Frohlich & Davis (1993), J. Geophys. Res. 98(B1), 631-644: 0.8 to 1.2 worldwide */
export const B_PRIOR = { b: 1, sigma: 0.1 } as const;

/** b drawn towards 1.0 by what few events leave open: the mean of estimate and prior by their variances. */
export function shrunkBValue({ b, sigmaShiBolt, sigmaAki }: BValue): {
  readonly b: number;
  readonly sigma: number;
} {
  const own = Math.max(sigmaShiBolt, sigmaAki) ** -2;
  const prior = B_PRIOR.sigma ** -2;
  return { b: (b * own + B_PRIOR.b * prior) / (own + prior), sigma: (own + prior) ** -0.5 };
}
