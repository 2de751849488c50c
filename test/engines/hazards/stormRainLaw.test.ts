import { describe, expect, it } from 'vitest';
import {
  rainAtVariate,
  rainOfYearsMm,
  rainVariate,
  stormRainLaw,
} from '../../../engines/hazards/stormRainLaw.ts';

describe('law of the wettest 24 hours of a year', () => {
  it('has the variates of the published shape, worked by hand', () => {
    // ((-ln 0.5)^-0.114 - 1) / 0.114 = (0.693147^-0.114 - 1) / 0.114 = (1.042669 - 1) / 0.114
    expect(rainVariate(2)).toBeCloseTo(0.37429, 4);
    // -ln 0.99 = 0.01005034; ln of it = -4.600149; exp(0.524417) = 1.689472
    expect(rainVariate(100)).toBeCloseTo(6.048, 4);
  });

  it('goes through both rains, and is there the quantile of its own distribution', () => {
    const rain = { day2YearMm: 80, day100YearMm: 200 };
    expect(rainOfYearsMm(rain, 2)).toBeCloseTo(80, 9);
    expect(rainOfYearsMm(rain, 100)).toBeCloseTo(200, 9);
    const { locationMm, scaleMm } = stormRainLaw(rain);
    for (const years of [2, 10, 475]) {
      const mm = rainAtVariate({ locationMm, scaleMm }, rainVariate(years));
      const below = Math.exp(-((1 + (0.114 * (mm - locationMm)) / scaleMm) ** (-1 / 0.114)));
      expect(below).toBeCloseTo(1 - 1 / years, 10);
    }
  });

  // NOAA Atlas 14, volume 11, Houston Hobby: 24 hours, 10 and 500 years, about 9.1 and 25 inches beside 5.0 and 16.9 (from memory).
  it('tells rains between and beyond the two as a national atlas does', () => {
    const houston = { day2YearMm: 5.0 * 25.4, day100YearMm: 16.9 * 25.4 };
    expect(Math.abs(rainOfYearsMm(houston, 10) / (9.1 * 25.4) - 1)).toBeLessThan(0.079);
    expect(Math.abs(rainOfYearsMm(houston, 500) / (25 * 25.4) - 1)).toBeLessThan(0.079);
  });
});
