import { describe, expect, it } from 'vitest';
import { priceAsset, type PriceCase } from '../../../../engines/systems/bsa/priceAsset.ts';
import { premiumAlternatives } from '../../../../engines/systems/bsa/premiumAlternatives.ts';

/** Natural earthquakes alone, the same in every branch of the tree but for the error of their rate. */
const NATURAL: PriceCase = {
  cyclesPerYear: 0,
  volumeM3: 1e5,
  pressureMpa: 5,
  faultKm: 1,
  friction: 0.6,
  index: { median: -6, sigma: 1, basis: 'given' },
  bValue: 1,
  maxMagnitude: 6,
  naturalM3PerYear: 0.1,
  naturalLnSigma: 0,
  exposure: {
    insuredValueUsd: 1e8,
    distanceKm: 5,
    construction: 'unreinforced_masonry',
    vs30Mps: 400,
    depthKm: 5,
  },
  layer: { attachmentUsd: 0, limitUsd: 1e8 },
  loading: { wangLambda: 0.3, sigmaLoad: 0.25, expenseRatio: 0.2 },
};

describe('a price over the branches of the tree', () => {
  const sure = priceAsset(NATURAL);

  it('has no range where all branches say the same', () => {
    expect(sure.pureUsd).toBeGreaterThan(0);
    for (const usd of [sure.p10Usd, sure.p50Usd, sure.p90Usd])
      expect(usd).toBeCloseTo(sure.pureUsd, 6);
    // Gutenberg and Richter, those of the largest magnitude and more left out: 10^-(6 - 3) of them.
    expect(sure.m3PerYear).toBeCloseTo(0.1 * (1 - 1e-3), 9);
    expect(sure.branches.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
    expect(sure.sigmaLoadUsd).toBeCloseTo(0.25 * sure.sigmaUsd, 9);
  });

  // Five points of Gauss and Hermite: 0 with 8/15 holds the median, -1.3556 and 1.3556 with 0.2221 the 10 and 90 % points; premiums go with the rate.
  it('has the quantiles of the natural rate where that alone errs', () => {
    const price = priceAsset({ ...NATURAL, naturalLnSigma: 0.8 });
    expect(price.p50Usd / sure.pureUsd).toBeCloseTo(1, 9);
    expect(price.p10Usd / sure.pureUsd).toBeCloseTo(Math.exp(-1.355626 * 0.8), 6);
    expect(price.p90Usd / sure.pureUsd).toBeCloseTo(Math.exp(1.355626 * 0.8), 6);
    // The mean of a lognormal of median 1 by those points: exp(0.32) to a tenth of a per cent.
    expect(price.pureUsd / sure.pureUsd).toBeCloseTo(Math.exp(0.32), 3);
  });
});

describe('what else an asset might be', () => {
  const changes = (distanceKm: number) =>
    new Map(premiumAlternatives({ ...NATURAL, exposure: { ...NATURAL.exposure, distanceKm } }));

  it('is one change at a time, as a share of the value', () => {
    const of = changes(5);
    expect(of.get('no natural earthquakes')).toBe(0);
    expect(of.get('half the cycles')).toBeCloseTo(priceAsset(NATURAL).pureUsd / 1e8, 12);
    const far = priceAsset({ ...NATURAL, exposure: { ...NATURAL.exposure, distanceKm: 10 } });
    expect(of.get('value twice as far away')).toBeCloseTo(far.pureUsd / 1e8, 12);
    const wood = { ...NATURAL.exposure, construction: 'wood_frame' } as const;
    expect(of.get('wood-frame buildings')).toBeCloseTo(
      priceAsset({ ...NATURAL, exposure: wood }).pureUsd / 1e8,
      12,
    );
  });

  it('lies no farther than motions are computed', () => {
    expect([...changes(17).keys()]).toContain('value twice as far away');
    expect([...changes(18).keys()]).toContain('value 35 km away');
  });
});
