import { describe, expect, it } from 'vitest';
import type { ZoneSource } from '../../../../engines/ground/datasets/tectonics.ts';
import { inducedShaking } from '../../../../engines/systems/induced/inducedShaking.ts';
import { observedRatio } from '../../../../engines/systems/induced/rateRatio.ts';
import { tectonicRate } from '../../../../engines/systems/induced/tectonicRate.ts';

/** A zone of two degrees about 35 N 98 W with 10^(3 - M) earthquakes a year on 40,000 km2. */
const zone = (change: Partial<ZoneSource>): ZoneSource =>
  ({
    outline: [
      [34, -99],
      [34, -97],
      [36, -97],
      [36, -99],
    ],
    aValue: 3,
    bValue: 1,
    bSigma: 0.1,
    rateLnSigma: 0.5,
    minMagnitude: 5,
    areaKm2: 40_000,
    ...change,
  }) as ZoneSource;

describe('natural earthquakes of a circle', () => {
  const circle = { lat: 35, lon: -98, radiusKm: 20 };

  it('are the density of the zone times the area, by the law of Gutenberg and Richter', () => {
    const found = tectonicRate([zone({})], circle, 3);
    expect(found?.ratePerYear).toBeCloseTo((1 / 40_000) * Math.PI * 400, 12);
    // A slope known to 0.1 over two magnitudes: 0.2 ln 10, beside the 0.5 of the rate.
    expect(found?.lnSigma).toBeCloseTo(Math.hypot(0.5, 0.2 * Math.log(10)), 12);
  });

  it('of two zones add up, their spread weighed by their rates', () => {
    const found = tectonicRate([zone({}), zone({ aValue: 3.5, rateLnSigma: 0.9 })], circle, 5);
    const density = (0.01 + 10 ** -1.5) / 40_000;
    expect(found?.ratePerYear).toBeCloseTo(density * Math.PI * 400, 12);
    const weighted = (0.01 * 0.5 + 10 ** -1.5 * 0.9) / (0.01 + 10 ** -1.5);
    expect(found?.lnSigma).toBeCloseTo(weighted, 12);
  });

  it('at the edge of a zone are half of those inside', () => {
    const inside = tectonicRate([zone({})], circle, 3)?.ratePerYear ?? NaN;
    const edge = tectonicRate([zone({})], { ...circle, lon: -99 }, 3)?.ratePerYear ?? NaN;
    expect(Math.abs(edge / inside - 0.5)).toBeLessThan(0.03);
    expect(tectonicRate([zone({})], { ...circle, lon: -90 }, 3)).toBeUndefined();
  });
});

describe('the rate seen over the natural one', () => {
  // Gamma(N + 1/2) is half of chi-square of 2 N + 1 degrees: its 5, 50 and 95 % points for 11 degrees are 4.575, 10.341 and 19.675 (any table).
  it('is N + 1/2 in the mean, with the points of chi-square, over the years and the natural rate', () => {
    const found = observedRatio(5, 365.25 * 2, { ratePerYear: 0.25, lnSigma: 0 });
    expect(found.ratio).toBeCloseTo(5.5 / 2 / 0.25, 9);
    expect(found.p05).toBeCloseTo(4.575 / 2 / 2 / 0.25, 2);
    expect(found.p95).toBeCloseTo(19.675 / 2 / 2 / 0.25, 2);
  });

  it('widens by the spread of the natural rate, added in squares of logarithms', () => {
    const narrow = observedRatio(5, 365.25, { ratePerYear: 1, lnSigma: 0 });
    const wide = observedRatio(5, 365.25, { ratePerYear: 1, lnSigma: 0.7 });
    const middle = 10.341 / 2;
    const above = Math.hypot(Math.log(narrow.p95 / middle), 1.6449 * 0.7);
    expect(wide.p95).toBeCloseTo(middle * Math.exp(above), 2);
    const below = Math.hypot(Math.log(narrow.p05 / middle), 1.6449 * 0.7);
    expect(wide.p05).toBeCloseTo(middle * Math.exp(-below), 3);
  });
});

describe('shaking of an induced earthquake', () => {
  // Atkinson (2015), eq. 3 and table 1: log Y = c0 + c1 M + c2 M^2 + c3 log R + c4 R, R^2 = Rhyp^2 + heff^2, heff = max(1, 10^(-1.72 + 0.43 M)).
  it.each([
    [4, 5],
    [4.5, 10],
    [5.5, 20],
  ])(
    'of M %d at %d km is Atkinson’s, felt as the mean of both intensities of Worden',
    (m, rhyp) => {
      const r = Math.hypot(rhyp, Math.max(1, 10 ** (-1.72 + 0.43 * m)));
      const far = Math.log10(r);
      const pga = -2.376 + 1.818 * m - 0.1153 * m * m - 1.752 * far - 0.002 * r;
      const pgv = -4.151 + 1.762 * m - 0.09509 * m * m - 1.669 * far - 0.0006 * r;
      const found = inducedShaking(m, rhyp);
      expect(Math.log10(found?.pgaG ?? NaN)).toBeCloseTo(pga - Math.log10(980.665), 3);
      expect(Math.log10(found?.pgvCmps ?? NaN)).toBeCloseTo(pgv, 3);
      // Worden et al. (2012), table 1.
      const byPga = pga <= 1.57 ? 1.78 + 1.55 * pga : -1.6 + 3.7 * pga;
      const byPgv = pgv <= 0.53 ? 3.78 + 1.47 * pgv : 2.89 + 3.16 * pgv;
      expect(found?.mmi).toBeCloseTo((byPga + byPgv) / 2, 2);
    },
  );

  it('is not said beyond 40 km or M 6, nor below M 3', () => {
    expect(inducedShaking(4, 40)).toBeDefined();
    for (const [m, rhyp] of [
      [4, 41],
      [6.1, 10],
      [2.9, 10],
    ] as const)
      expect(inducedShaking(m, rhyp)).toBeUndefined();
  });
});
