import { describe, expect, it } from 'vitest';
import {
  balancedTo,
  characteristicNormal,
  momentRateOf,
  renormalisedRate,
  truncatedGutenbergRichter,
} from '../../../../../engines/hazards/earthquake/hazard/magnitudeFrequency.ts';
import {
  momentNm,
  momentRateNmPerYear,
} from '../../../../../engines/hazards/earthquake/hazard/seismicMoment.ts';

const range = { minMagnitude: 5, maxMagnitude: 6.5, binWidth: 0.01 };

describe('magnitude-frequency distributions', () => {
  it('gives the rate of PEER case 1: 2 mm/yr on 25 by 12 km in earthquakes of M 6.5', () => {
    // PEER 2018/03, set 1 case 1: 0.0028528 a year for the whole fault of 24.99 km by 12 km.
    const rate = momentRateNmPerYear(24.9957 * 12, 2) / momentNm(6.5);
    expect(rate).toBeCloseTo(0.0028528, 5);
  });

  it('gives the first and last bin of PEER case 5: truncated exponential from magnitude 0, b = 0.9', () => {
    const mfd = balancedTo(
      truncatedGutenbergRichter({ ...range, minMagnitude: 0 }, 1, 0.9),
      momentRateNmPerYear(24.9957 * 12, 2),
    );
    expect((mfd.ratesPerYear[500] ?? 0) / 0.0008733686).toBeCloseTo(1, 2);
    expect((mfd.ratesPerYear[649] ?? 0) / 3.9828832e-5).toBeCloseTo(1, 2);
  });

  // 10^(4 - 5) of magnitude 5 and more: the truncation takes none of them, it spreads them below the limit.
  it('keeps the number above its least magnitude whole', () => {
    const law = { bValue: 1, minMagnitude: 5, maxMagnitude: 6.5, ratePerYear: 0.1 };
    expect(renormalisedRate(law, 5)).toBeCloseTo(0.1, 12);
  });

  it('ends at its limits', () => {
    const law = { ratePerYear: 2, bValue: 1, minMagnitude: 5, maxMagnitude: 7 };
    expect(renormalisedRate(law, 4)).toBe(2);
    expect(renormalisedRate(law, 7)).toBe(0);
  });

  it('balances moment', () => {
    const mfd = balancedTo(characteristicNormal(7, 0.12, 11), 1e17);
    expect(momentRateOf(mfd) / 1e17).toBeCloseTo(1, 12);
    expect(momentNm(6)).toBeCloseTo(10 ** 18.05, -10);
  });
});
