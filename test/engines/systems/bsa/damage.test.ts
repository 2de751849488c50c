import { describe, expect, it } from 'vitest';
import { lossEvents } from '../../../../engines/systems/bsa/lossEvents.ts';
import { meanDamage, meanDamageGrade } from '../../../../engines/systems/bsa/meanDamage.ts';
import { seismogenicIndexOf } from '../../../../engines/systems/bsa/seismogenicIndexOf.ts';
import type { Asset } from '../../../../engines/systems/bsa/assetRegister.ts';

describe('damage by intensity', () => {
  // Bernardini et al. (2007), eq. 4: at I = 12.7 - 6.25 V the hyperbolic tangent is 0, and the grade 2.5.
  it('is the published curve', () => {
    expect(meanDamageGrade(12.7 - 6.25 * 0.8, 0.8)).toBeCloseTo(2.5, 12);
    // I = 5, V = 0.8: (2.5 + 3 tanh(-0.9)) exp(-0.8) = 0.351106 x 0.449329.
    expect(meanDamageGrade(5, 0.8)).toBeCloseTo(0.15776, 5);
    expect(meanDamageGrade(12, 1)).toBeLessThanOrEqual(5);
    expect(meanDamageGrade(1, 0.2)).toBeGreaterThanOrEqual(0);
  });

  // Binomial grades about 2.5 of 5: 1, 5, 10, 10, 5, 1 of 32, with losses of 0, 0.5, 10, 35, 75 and 100 %.
  it('costs the mean over binomial grades, and nothing below intensity 4.5', () => {
    const masonryMmi = 12.7 - 6.25 * 0.74;
    const due = (5 * 0.005 + 10 * 0.1 + 10 * 0.35 + 5 * 0.75 + 1) / 32;
    expect(meanDamage('unreinforced_masonry', masonryMmi)).toBeCloseTo(due, 9);
    expect(meanDamage('unreinforced_masonry', 4.49)).toBe(0);
    expect(meanDamage('steel', 8)).toBeLessThan(meanDamage('reinforced_concrete', 8));
  });
});

describe('losses by earthquakes of each size', () => {
  const exposure = {
    insuredValueUsd: 1e6,
    distanceKm: 1,
    construction: 'unreinforced_masonry',
    vs30Mps: 760,
    depthKm: 2,
  } as const;
  const rates = [{ magnitude: 5.5, ratePerYear: 0.02 }];

  it('come as often as the earthquake, however its motion scatters', () => {
    const events = lossEvents(rates, exposure);
    expect(events.reduce((sum, { ratePerYear }) => sum + ratePerYear, 0)).toBeCloseTo(0.02, 9);
    expect(Math.max(...events.map(({ lossUsd }) => lossUsd))).toBeLessThanOrEqual(1e6);
    expect(events.every(({ magnitude }) => magnitude === 5.5)).toBe(true);
  });

  it('are greater on soft ground and near by, and none come of what never does', () => {
    const mean = (change: object) =>
      lossEvents(rates, { ...exposure, ...change }).reduce(
        (sum, { ratePerYear, lossUsd }) => sum + ratePerYear * lossUsd,
        0,
      );
    // Strong shaking is not amplified, weak shaking is.
    expect(mean({ vs30Mps: 250, distanceKm: 20 })).toBeGreaterThan(mean({ distanceKm: 20 }));
    expect(mean({ distanceKm: 20 })).toBeLessThan(mean({}));
    expect(mean({ depthKm: 12 })).toBeLessThan(mean({}));
    expect(lossEvents([{ magnitude: 5.5, ratePerYear: 0 }], exposure)).toEqual([]);
  });
});

describe('the seismogenic index of an asset', () => {
  const asset = {
    largestMagnitude: 3,
    volumeM3: 1e6,
    sinceYear: 2000,
    untilYear: 2010,
  } as Asset;
  const of = (given: number | undefined, own: Asset | undefined, bValue = 1) =>
    seismogenicIndexOf({ given, asset: own, kind: 'geothermal' }, bValue);

  it('is the given one first', () => {
    expect(of(-3, asset)).toMatchObject({ median: -3, basis: 'given' });
  });

  // Shapiro et al. (2010): log10 N = log10 V + Sigma - b M; one of M 3 after 10 years of 1e6 m3: -4.
  it('is told by the largest earthquake over the years of work', () => {
    expect(of(undefined, asset)).toMatchObject({ basis: 'inferred_from_largest' });
    expect(of(undefined, asset).median).toBeCloseTo(-4, 12);
    expect(of(undefined, { ...asset, untilYear: 2000 }).median).toBeCloseTo(-3, 12);
    // Counted to 2024.
    expect(of(undefined, { ...asset, untilYear: null }).median).toBeCloseTo(
      3 - Math.log10(24e6),
      12,
    );
    expect(of(undefined, { ...asset, largestMagnitude: 9 }).median).toBe(1);
  });

  // The mean of 10^x with x normal is 10^(median + sigma^2 ln 10 / 2).
  it('is else the prior of its kind, whose mean count is that of the index as counted', () => {
    const { median, sigma, basis } = of(undefined, undefined);
    expect(basis).toBe('prior_of_kind');
    expect(median + (sigma ** 2 * Math.LN10) / 2).toBeCloseTo(-4.7, 12);
    // A steeper law of sizes with the same earthquakes of magnitude 3.
    expect(of(undefined, { ...asset, largestMagnitude: null }, 1.2).median - median).toBeCloseTo(
      0.6,
      12,
    );
  });
});
