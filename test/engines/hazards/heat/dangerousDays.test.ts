import { describe, expect, it } from 'vitest';
import {
  dangerousDays,
  dangerousDaysWords,
  dryHeatWords,
  toldDays,
} from '../../../../engines/hazards/heat/dangerousDays.ts';

const words = (perYear: number, lnSigma = 0.3) =>
  dangerousDaysWords({
    days_heat_index_41_c_per_yr: perYear,
    ...dangerousDays(perYear, lnSigma),
  });

describe('days of dangerous heat in words', () => {
  it.each([
    [92.15, 'about 92 days a year (80 % interval 68 to 120).'],
    [1.284, 'about one day a year (80 % interval 0.88 to 1.9).'],
    [0.157, 'about one day in 6.4 years.'],
    [0.0027, 'less than one day in a hundred years.'],
    [0, 'less than one day in a hundred years.'],
  ])('tell %f a year', (perYear, expected) => {
    expect(words(perYear)).toContain(expected);
    expect(words(perYear)).not.toMatch(/\b0 days|\b1 days/u);
  });

  it('never pass a year, however wide they are known', () => {
    const { days_heat_index_41_c_p90_per_yr: high } = dangerousDays(300, 1.5);
    expect(high).toBeLessThan(365.25);
    expect(high).toBeGreaterThan(300);
  });
});

describe('days that cannot be told from none', () => {
  it('are none, with their interval; rarer ones than once in a thousand years no table of decades knows', () => {
    expect(toldDays(5.2e-7)).toBe(0);
    expect(toldDays(0.002)).toBe(0.002);
    const ends = dangerousDays(1e-6, 0.3);
    expect(Object.values(ends)).toEqual([0, 0]);
  });
});

describe('dry heat', () => {
  it('is told where hot days come without a high heat index, and nowhere else', () => {
    // Phoenix: 111 days of 100 °F in a year of 1991 to 2020 (National Weather Service, from memory).
    expect(dryHeatWords(112, 53)).toContain('above 38 °C on about 112 days a year');
    expect(dryHeatWords(40, 0)).toContain('about 40 days');
    expect(dryHeatWords(20, 92)).toBe(''); // humid: the index says it all
    expect(dryHeatWords(2, 0)).toBe('');
    expect(dryHeatWords(0, 0)).toBe('');
  });
});
