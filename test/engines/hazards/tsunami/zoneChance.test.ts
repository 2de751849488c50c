import { describe, expect, it } from 'vitest';
import type { TsunamiSource } from '../../../../engines/ground/datasets/tsunamis.ts';
import { ruptureChance, segmentsOf } from '../../../../engines/hazards/tsunami/zoneChance.ts';

const sample: TsunamiSource = {
  id: 'sample',
  name: 'Sample',
  zone: 'sample',
  magnitude: 8.5,
  recurrenceYears: { low: 50, best: 100, high: 200 },
  basis: 'history',
  isBackArc: false,
  dipDeg: 12,
};
const segment = (best: number, factor: number, more: Partial<TsunamiSource> = {}) => ({
  ...sample,
  recurrenceYears: { low: best / factor, best, high: best * factor },
  ...more,
});
describe('the chance that a zone breaks', () => {
  // Two rates of 0.01: 1 - exp(-0.02 x 50) = 0.632 in 50 years if they were known; less, as they are not.
  it('is that of the sum of its segments', () => {
    const sure = ruptureChance([segment(100, 1), segment(100, 1)], 50 * 365.25);
    expect(sure?.mean).toBeCloseTo(0.632, 2);
    const unsure = ruptureChance([segment(100, 2), segment(100, 2)], 50 * 365.25);
    expect(unsure?.mean).toBeLessThan(sure?.mean ?? NaN);
    expect(ruptureChance([], 50)).toBeUndefined();
  });

  // A range from half to twice: s = ln 4 / 3.2897 = 0.42140, over the root of the number of segments. Quantiles of the Gamma law of shape 1 / s^2 at 0.95
  // over 0.05 by SciPy (scipy.stats.gamma.ppf): 4.2223, 2.7159, 2.0133.
  it.each([
    [1, 4.2223],
    [2, 2.7159],
    [4, 2.0133],
  ])('is known better the more segments it sums: %i', (count, ratio) => {
    const { p05, p95 } = ruptureChance(
      Array.from({ length: count }, () => segment(100, 2)),
      1e-3,
    ) ?? { p05: NaN, p95: NaN };
    expect(p95 / p05).toBeCloseTo(ratio, 3);
  });

  it('counts the segments of the zone that reach the magnitude', () => {
    const sources = [
      segment(100, 2, { zone: 'a', magnitude: 8 }),
      segment(100, 2, { zone: 'a', magnitude: 8.5 }),
      segment(100, 2, { zone: 'b', magnitude: 9 }),
    ];
    expect(segmentsOf(sources, 'a', 8).length).toBe(2);
    expect(segmentsOf(sources, 'a', 8.1).length).toBe(1);
  });
});
