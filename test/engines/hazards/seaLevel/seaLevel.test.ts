import { describe, expect, it } from 'vitest';
import {
  globalMeanRise,
  realisedRiseM,
} from '../../../../engines/hazards/seaLevel/globalMeanRise.ts';
import { relativeRise } from '../../../../engines/hazards/seaLevel/relativeRise.ts';

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
});
