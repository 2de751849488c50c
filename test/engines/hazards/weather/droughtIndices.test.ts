import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../../engines/ground/math/time.ts';
import {
  droughtIndices,
  monthlyBalance,
} from '../../../../engines/hazards/weather/droughtIndices.ts';

/** Days of whole years from 1990 on; a year's rain goes up and down, the last one gets what is given. */
function record(years: number, lastRainMm: number) {
  const start = Date.UTC(1990, 0);
  const count = (Date.UTC(1990 + years, 0) - start) / DAY_MS;
  const yearOf = (i: number) => new Date(start + i * DAY_MS).getUTCFullYear() - 1990;
  const day = <T>(value: (year: number) => T) =>
    Array.from({ length: count }, (_unused, i) => value(yearOf(i)));
  return {
    startDate: '1990-01-01',
    temperatureMaxC: day(() => 26.6),
    temperatureMinC: day(() => 14.8),
    precipitationMm: day((year) =>
      year === years - 1 ? lastRainMm : 2 + Math.sin(year * 2.4) + year / 100,
    ),
    windGustMaxMps: day(() => null),
    elevationM: 200,
  };
}

describe('drought indices', () => {
  it('take off what Hargreaves evaporates: 5.0 mm a day at Lyon in July (FAO-56, example 20)', () => {
    const balance = monthlyBalance([record(1, 1)], 45.72);
    expect(balance?.rainMm[6]).toBeCloseTo(31, 9);
    expect(((balance?.rainMm[6] ?? NaN) - (balance?.balanceMm[6] ?? NaN)) / 31).toBeCloseTo(5, 0);
  });

  it('are far below in a year without rain, above in a wet one, and nothing without ten years', () => {
    const at = (years: number, rainMm: number) => {
      const balance = monthlyBalance([record(years, rainMm)], 45.72);
      if (!balance) throw new Error('no balance');
      return droughtIndices(balance);
    };
    const dry = at(31, 0.3);
    expect(dry.map(({ index, scale_months }) => `${index} ${scale_months}`)).toEqual([
      'spi 3',
      'spi 12',
      'spei 3',
      'spei 12',
    ]);
    for (const { value, month, drought_class } of dry) {
      expect(month).toBe('2020-12');
      expect(value).toBeLessThan(-1.3);
      expect(drought_class).toMatch(/^D[234]$/);
    }
    for (const { value, drought_class } of at(31, 5)) {
      expect(value).toBeGreaterThan(1);
      expect(drought_class).toBe('none');
    }
    expect(at(8, 1)).toEqual([]);
    expect(monthlyBalance([], 10)).toBeUndefined();
  });
});
