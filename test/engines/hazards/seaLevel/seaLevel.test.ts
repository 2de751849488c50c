import { describe, expect, it } from 'vitest';
import {
  globalMeanRise,
  realisedRiseM,
} from '../../../../engines/hazards/seaLevel/globalMeanRise.ts';
import { relativeRise } from '../../../../engines/hazards/seaLevel/relativeRise.ts';
import {
  shareHalfWidth,
  shareOfWorldRise,
} from '../../../../engines/hazards/seaLevel/risePattern.ts';

describe('sea level', () => {
  it('rises steadily between the horizons of the table', () => {
    for (const scenario of ['SSP1-1.9', 'SSP1-2.6', 'SSP2-4.5', 'SSP3-7.0', 'SSP5-8.5'] as const) {
      const medians = Array.from(
        { length: 20 },
        (_, i) => globalMeanRise(scenario, 2005 + 5 * i)?.medianM ?? NaN,
      );
      expect(medians).toEqual(medians.toSorted((a, b) => a - b));
    }
  });

  it('keeps the median inside the likely range', () => {
    const rise = globalMeanRise('SSP3-7.0', 2075);
    expect(rise?.lowM).toBeLessThan(rise?.medianM ?? 0);
    expect(rise?.highM).toBeGreaterThan(rise?.medianM ?? 1);
  });

  it('knows nothing outside its years', () => {
    expect(globalMeanRise('SSP2-4.5', 2101)).toBeUndefined();
    expect(realisedRiseM(1990)).toBeUndefined();
    expect(
      relativeRise('SSP2-4.5', { from: 2030, to: 2020 }, { rateMmPerYear: 0, sigmaMmPerYear: 1 }),
    ).toBeUndefined();
  });

  it('is as wide as the likely range of the world, the pattern of regions and the land together', () => {
    // AR6, table 9.9: 0.56 m (0.44 to 0.76) in 2100; 30 % of it for the region (0.168) and 0.95 m of land, one in quadrature with the other.
    const years = { from: 2025, to: 2100 };
    const still = relativeRise('SSP2-4.5', years, { rateMmPerYear: 0, sigmaMmPerYear: 0 });
    expect(still?.lowM).toBeCloseTo(0.56 - Math.sqrt(0.12 ** 2 + 0.168 ** 2), 10);
    expect(still?.highM).toBeCloseTo(0.56 + Math.sqrt(0.2 ** 2 + 0.168 ** 2), 10);
    const moving = relativeRise('SSP2-4.5', years, { rateMmPerYear: 0, sigmaMmPerYear: 10 });
    expect(moving?.lowM).toBeCloseTo(0.56 - Math.sqrt(0.12 ** 2 + 0.168 ** 2 + 0.95 ** 2), 10);
  });

  it('sinks with the land: 10 mm a year over 45 years are 0.45 m', () => {
    const still = relativeRise(
      'SSP2-4.5',
      { from: 2025, to: 2050 },
      { rateMmPerYear: 0, sigmaMmPerYear: 0.5 },
    );
    const sinking = relativeRise(
      'SSP2-4.5',
      { from: 2025, to: 2050 },
      { rateMmPerYear: -10, sigmaMmPerYear: 0.5 },
    );
    expect((sinking?.medianM ?? 0) - (still?.medianM ?? 0)).toBeCloseTo(0.45, 10);
    expect((sinking?.toComeM ?? 0) - (still?.toComeM ?? 0)).toBeCloseTo(0.25, 10);
  });

  it('goes by the share of the world’s rise that is projected for the place, and is surer there', () => {
    // AR6 tide-gauge projections: 0.67 m at New York by 2100 under SSP2-4.5 with the land at rest (0.56 m the mean of all seas), 0.29 m by 2050.
    const pattern = {
      share2050: 1.45,
      share2100: 0.67 / 0.56,
      gauge: 'New York',
      gaugeKm: 0,
      from: 'AR6',
    };
    const still = { rateMmPerYear: 0, sigmaMmPerYear: 0 };
    const late = relativeRise('SSP2-4.5', { from: 2025, to: 2100 }, { ...still, pattern });
    expect(late?.medianM).toBeCloseTo(0.67, 10);
    const share = 0.67 / 0.56;
    expect(late?.highM).toBeCloseTo(0.67 + Math.hypot(share * 0.2, 0.1 * 0.56), 10);
    const early = relativeRise('SSP2-4.5', { from: 2025, to: 2050 }, { ...still, pattern });
    expect(early?.medianM).toBeCloseTo(0.29, 10);
    const plain = relativeRise('SSP2-4.5', { from: 2025, to: 2050 }, still);
    expect(early?.toComeM).toBeCloseTo(1.45 * (plain?.toComeM ?? NaN), 10);
    const near2100 = relativeRise('SSP2-4.5', { from: 2025, to: 2100 }, still);
    expect((late?.highM ?? 0) - 0.67).toBeLessThan((near2100?.highM ?? 0) - 0.56 + 0.001);
  });

  it('spreads to both sides where the sea falls because ice melts nearby', () => {
    const pattern = {
      share2050: -0.7,
      share2100: -0.7,
      gauge: 'Barentsburg',
      gaugeKm: 10,
      from: 'AR6',
    };
    const coast = { rateMmPerYear: 0, sigmaMmPerYear: 0.5, pattern };
    const rise = relativeRise('SSP5-8.5', { from: 2025, to: 2100 }, coast);
    expect(rise?.medianM).toBeLessThan(0);
    expect(rise?.lowM).toBeLessThan(rise?.medianM ?? NaN);
    expect(rise?.highM).toBeGreaterThan(rise?.medianM ?? NaN);
  });

  it('knows less of the share far from the gauges of the projections, and nothing without one', () => {
    const at = (gaugeKm: number) =>
      shareHalfWidth({ share2050: 1, share2100: 1, gauge: 'a', gaugeKm, from: 'b' }, 2100);
    expect(at(0)).toBeCloseTo(0.1, 10);
    expect(at(3000)).toBeGreaterThan(at(300));
    expect(at(3000)).toBeLessThan(0.3);
    expect(shareHalfWidth(undefined, 2100)).toBe(0.3);
    expect(shareOfWorldRise(undefined, 2050)).toBe(1);
  });
});
