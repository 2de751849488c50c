import { describe, expect, it } from 'vitest';
import { lossAbout } from '../../engines/component.ts';

describe('an expected loss', () => {
  it('stands within its own interval, however little is known', () => {
    for (const lnSigma of [0.1, 0.5, 1, 2, 2.5, 3, 5, 8]) {
      const { value, p10, p50, p90 } = lossAbout(1e-5, lnSigma);
      expect(value).toBe(1e-5);
      expect(p10).toBeLessThanOrEqual(p50);
      expect(p50).toBeLessThanOrEqual(value);
      expect(value).toBeLessThanOrEqual(p90);
    }
  });

  it('has the quantiles of a lognormal law of its mean', () => {
    // Median exp(-sigma^2 / 2) of the mean, 90 % point exp(1.28155 sigma) above it; no loss passes the whole house.
    const { p50, p90 } = lossAbout(1, 0.4);
    expect(p50).toBeCloseTo(Math.exp(-0.08), 12);
    expect(p90).toBe(1);
    expect(lossAbout(0.01, 1).p90).toBeCloseTo(0.01 * Math.exp(1.2815515655 - 0.5), 9);
  });
});
