import { describe, expect, it } from 'vitest';
import { trendOf } from '../../../../engines/ground/math/trend.ts';

describe('Theil-Sen and Mann-Kendall', () => {
  it('gives the nitrate example of Gilbert (1987), table 16.1: four values 10, 15, 14, 20 have S = 4', () => {
    const trend = trendOf([1, 2, 3, 4], [10, 15, 14, 20]);
    // Six pairs, five rising and one falling.
    expect(trend?.tau).toBeCloseTo(4 / 6, 12);
    // Slopes 5, 2, 10/3, -1, 2.5, 6: median (2.5 + 10/3) / 2.
    expect(trend?.slope).toBeCloseTo(2.916667, 5);
  });

  it('finds a straight line exactly and surely', () => {
    const xs = Array.from({ length: 40 }, (_, i) => 1980 + i);
    const trend = trendOf(
      xs,
      xs.map((x) => 3 + 0.02 * x),
    );
    expect(trend?.slope).toBeCloseTo(0.02, 12);
    expect(trend?.p).toBeLessThan(1e-10);
  });

  it('sees no trend in ties', () => {
    const trend = trendOf([1, 2, 3, 4, 5], [2, 2, 2, 2, 2]);
    expect(trend?.slope).toBe(0);
    expect(trend?.p).toBe(1);
  });

  it('counts ties in the variance: hand value for 1 1 2 2 3', () => {
    // S = 8, variance (5*4*15 - 2*2*1*9) / 18 = 14.667, z = 7 / 3.8297 = 1.8278.
    expect(trendOf([1, 2, 3, 4, 5], [1, 1, 2, 2, 3])?.p).toBeCloseTo(0.0676, 3);
  });

  it('needs four values', () => expect(trendOf([1, 2, 3], [1, 2, 3])).toBeUndefined());
});
