import { normalCdf, normalQuantile } from './normal.ts';

/** A trend and how sure it is. */
export interface Trend {
  /** Theil-Sen slope, per unit of x. */
  readonly slope: number;
  /** 95 % bounds of the slope by Sen's ranks. */
  readonly low: number;
  readonly high: number;
  /** Kendall's tau, -1 to 1. */
  readonly tau: number;
  /** Two-sided p of the Mann-Kendall test, ties counted. */
  readonly p: number;
  readonly n: number;
}

/**
 * Trend of a series: median of the slopes of all pairs, and Mann and Kendall's test.
 *
 * Takes the values as independent; a series with memory has a larger p than is given.
 *
 * @param xs  abscissae, such as years, all different; @param ys as many values
 * @returns undefined for fewer than 4 values
 * @source Sen (1968), J. Am. Stat. Assoc. 63, 1379-1389, doi:10.1080/01621459.1968.10480934; Mann (1945), Econometrica 13, 245-259; Kendall (1975), Rank Correlation Methods
 */
export function trendOf(xs: readonly number[], ys: readonly number[]): Trend | undefined {
  const n = ys.length;
  if (n < 4 || xs.length !== n) return undefined;
  const slopes: number[] = [];
  let s = 0;
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      const slope = (ys[j] - ys[i]) / (xs[j] - xs[i]);
      slopes.push(slope);
      s += Math.sign(slope);
    }
  }
  slopes.sort((a, b) => a - b);
  const variance = kendallVariance(ys);
  const z = s === 0 || variance === 0 ? 0 : (s - Math.sign(s)) / Math.sqrt(variance);
  const spread = normalQuantile(0.975) * Math.sqrt(variance);
  const rank = (r: number) => slopes[Math.min(slopes.length - 1, Math.max(0, Math.round(r)))];
  return {
    slope: median(slopes),
    low: rank((slopes.length - spread) / 2 - 1),
    high: rank((slopes.length + spread) / 2),
    tau: s / slopes.length,
    p: 2 * normalCdf(-Math.abs(z)),
    n,
  };
}

function median(sorted: readonly number[]): number {
  const middle = sorted.length >> 1;
  const high = sorted[middle];
  return sorted.length % 2 === 1 ? high : (high + sorted[middle - 1]) / 2;
}

/** Variance of Kendall's S with groups of ties. @source Kendall (1975), ch. 4 */
function kendallVariance(ys: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const y of ys) counts.set(y, (counts.get(y) ?? 0) + 1);
  const term = (t: number) => t * (t - 1) * (2 * t + 5);
  let ties = 0;
  for (const t of counts.values()) ties += term(t);
  return (term(ys.length) - ties) / 18;
}
