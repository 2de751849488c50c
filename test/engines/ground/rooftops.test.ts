import { describe, expect, it } from 'vitest';
import { rooftopShare, rooftopsIn } from '../../../engines/ground/earth/rooftops.ts';

describe('roofs in the elevation of a large place', () => {
  it('are none in small places, and as likely in the largest as in those of half a million', () => {
    expect(rooftopShare(0)).toBe(0);
    expect(rooftopShare(50_000)).toBe(0);
    expect(rooftopShare(500_000)).toBeCloseTo(0.35, 12);
    expect(rooftopShare(2e7)).toBeCloseTo(0.35, 12);
    // Half the way between 50,000 and 500,000 people on a logarithmic scale.
    expect(rooftopShare(Math.sqrt(5e4 * 5e5))).toBeCloseTo(0.175, 12);
    expect(rooftopsIn(30, 4, 20_000)).toEqual({ meanM: 0, sigmaM: 0 });
  });

  it('are what was known before where the neighbours tell nothing', () => {
    // Mixture of none and an exponential of mean 8 m: mean 0.35 * 8, second moment 0.35 * 2 * 8^2.
    const { meanM, sigmaM } = rooftopsIn(0, 1e6, 1e6);
    expect(meanM).toBeCloseTo(2.8, 2);
    expect(sigmaM).toBeCloseTo(Math.sqrt(44.8 - 2.8 ** 2), 1);
  });

  it('are the whole excess where the neighbours tell the ground well', () => {
    const { meanM, sigmaM } = rooftopsIn(30, 0.5, 1e6);
    expect(meanM).toBeGreaterThan(29);
    expect(meanM).toBeLessThan(30.1);
    expect(sigmaM).toBeLessThan(1.5);
  });

  it('grow with the excess, and are little where a place stands as low as its neighbours or lower', () => {
    const means = [-20, -5, 0, 5, 10, 20, 40].map((excessM) => rooftopsIn(excessM, 4, 1e6).meanM);
    for (const [k, mean] of means.entries()) {
      expect(mean).toBeGreaterThanOrEqual(0);
      if (k > 1) expect(mean).toBeGreaterThan(means[k - 1] ?? NaN);
    }
    expect(means[2]).toBeLessThan(1.5);
  });
});
