import { describe, expect, it } from 'vitest';
import { normalCdf, normalCdfQuick } from '../../../../engines/ground/math/normal.ts';

// Abramowitz & Stegun (1964), table 26.1, P(x) to 15 figures.
const PUBLISHED = [
  [0, 0.5],
  [0.5, 0.691462461274013],
  [1, 0.841344746068543],
  [1.96, 0.97500210485178],
  [2.5, 0.993790334674224],
  [3, 0.99865010196837],
] as const;

describe('the normal distribution', () => {
  it.each(PUBLISHED)('is the published one at %f, on both sides', (z, p) => {
    expect(normalCdf(z)).toBeCloseTo(p, 14);
    expect(normalCdf(-z)).toBeCloseTo(1 - p, 14);
    expect(normalCdfQuick(z)).toBeCloseTo(p, 8);
    expect(normalCdfQuick(-z)).toBeCloseTo(1 - p, 8);
  });

  it('is read from its table to 1e-8 everywhere', () => {
    let worst = 0;
    for (let z = -7; z <= 7; z += 0.00137)
      worst = Math.max(worst, Math.abs(normalCdfQuick(z) - normalCdf(z)));
    expect(worst).toBeLessThan(1e-8);
    expect([normalCdfQuick(-Infinity), normalCdfQuick(Infinity), normalCdfQuick(NaN)]).toEqual([
      0,
      1,
      NaN,
    ]);
  });
});
