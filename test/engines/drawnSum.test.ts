import { describe, expect, it } from 'vitest';
import { drawnSum } from '../../engines/drawnSum.ts';

/** 90 % point of the standard normal law. */
const Z90 = 1.2816;
const lognormal = (median: number, sigma: number) => ({
  value: median * Math.exp(sigma ** 2 / 2),
  p10: median * Math.exp(-Z90 * sigma),
  p50: median,
  p90: median * Math.exp(Z90 * sigma),
});
const POINTS = ['p10', 'p50', 'p90'] as const;
const SEEDS = [1, 77, 4_000_000_000];

describe('the sum of losses', () => {
  it('of one is that loss', () => {
    const loss = lognormal(0.002, 0.8);
    for (const seed of SEEDS) {
      const sum = drawnSum([{ loss, source: 3 }], seed);
      for (const point of POINTS) expect(sum[point] / loss[point]).toBeCloseTo(1, 2);
    }
  });

  it('of one that is wider above its median than below has both its sides', () => {
    const loss = { ...lognormal(0.002, 0.3), p90: 0.01 };
    const sum = drawnSum([{ loss, source: 0 }], 5);
    for (const point of POINTS) expect(sum[point] / loss[point]).toBeCloseTo(1, 1);
  });

  it('of those that err together is the sum of their points', () => {
    const [a, b] = [lognormal(0.002, 0.8), lognormal(0.001, 0.3)];
    for (const seed of SEEDS) {
      const sum = drawnSum(
        [
          { loss: a, source: 2 },
          { loss: b, source: 2 },
        ],
        seed,
      );
      for (const point of POINTS) expect(sum[point] / (a[point] + b[point])).toBeCloseTo(1, 2);
    }
  });

  // Fenton (1960), IRE Trans. Commun. Syst. 8, 57-67, doi:10.1109/TCOM.1960.1097606: the lognormal law of the same mean and variance.
  it('of eight that err alone is as narrow as their mean and variance make it', () => {
    const one = lognormal(0.001, 0.5);
    const mean = 8 * one.value;
    const variance = 8 * one.value ** 2 * (Math.exp(0.25) - 1);
    const sigma = Math.sqrt(Math.log1p(variance / mean ** 2));
    const expected = lognormal(mean * Math.exp(-(sigma ** 2) / 2), sigma);
    const alone = Array.from({ length: 8 }, (_unused, source) => ({ loss: one, source }));
    for (const seed of SEEDS) {
      const sum = drawnSum(alone, seed);
      for (const point of POINTS)
        expect(Math.abs(sum[point] / expected[point] - 1)).toBeLessThan(0.06);
    }
  });

  it.each([
    ['too small to move the interval', lognormal(1e-6, 0.5)],
    ['nothing in most worlds', { value: 3e-6, p10: 0, p50: 0, p90: 1e-3 }],
  ])('adds as its mean a loss that is %s', (_what, small) => {
    const large = { loss: lognormal(0.01, 0.5), source: 1 };
    const without = drawnSum([large], 9);
    const sum = drawnSum([large, { loss: small, source: 4 }], 9);
    for (const point of POINTS) expect(sum[point] - without[point]).toBeCloseTo(small.value, 12);
  });

  it('draws the same numbers for the same seed, whatever the order', () => {
    const losses = [0, 1, 2].map((source) => ({
      loss: lognormal(0.001 + source / 1000, 0.7),
      source,
    }));
    const [sum, turned] = [drawnSum(losses, 12), drawnSum(losses.toReversed(), 12)];
    for (const point of POINTS) expect(turned[point]).toBeCloseTo(sum[point], 12);
  });
});
