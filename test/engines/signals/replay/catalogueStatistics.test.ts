import { describe, expect, it } from 'vitest';
import {
  catalogueStatistics,
  longRecordOf,
} from '../../../../engines/signals/replay/catalogueStatistics.ts';

/** So many earthquakes in each tenth of magnitude from 5.0 on as a slope of 1 leaves, to the last one. */
const catalogue = Array.from({ length: 41 }, (_unused, i) =>
  Array.from({ length: Math.round(10_000 * 10 ** (-0.1 * i)) }, () => 5 + i / 10),
).flat();

describe('catalogue statistics', () => {
  it('give the slope that the list was made with, complete 0.2 above its fullest bin', () => {
    const found = catalogueStatistics(catalogue);
    expect(found?.completeness_magnitude).toBeCloseTo(5.2, 9);
    expect(found?.b_value).toBeCloseTo(1, 1);
    expect(found?.b_sigma).toBeLessThan(0.03);
  });

  it('draw b of a few events towards 1.0: the mean by the variances', () => {
    const few = catalogueStatistics([5, 5, 5.2, 5.3, 5.9, 6.4]);
    if (!few) throw new Error('no statistics');
    expect(few.events).toBe(4);
    expect(Math.abs(few.b_shrunk - 1)).toBeLessThan(Math.abs(few.b_value - 1));
    expect(few.b_shrunk_sigma).toBeLessThan(0.1);
  });

  it('are not known of too little', () => {
    expect(catalogueStatistics([])).toBeNull();
    expect(catalogueStatistics([5.1])).toBeNull();
  });
});

describe('the long record', () => {
  /** Earthquakes of each tenth from 5.0 to 8.0 as a slope of 1 and 100 of M 5 and more a year leave, spread over the years that are whole for their size. */
  const years = { first: 1981, last: 2020 };
  const rate = 100;
  const events = Array.from({ length: 31 }, (_unused, i) => {
    const magnitude = (50 + i) / 10;
    const first = magnitude >= 7.5 ? 1904 : magnitude >= 6.3 ? 1918 : years.first;
    const span = years.last - first + 1;
    const share = 10 ** (-0.1 * i) * (1 - 10 ** -0.1);
    return Array.from({ length: Math.round(rate * span * share) }, (_each, k) => ({
      time: `${first + (k % span)}-06-01T00:00:00Z`,
      magnitude,
    }));
  }).flat();

  it('gives back the slope and the rate that it was made with', () => {
    const found = longRecordOf(events, years);
    expect(found?.b_value).toBeCloseTo(1, 1);
    expect(Math.abs((found?.m5_per_yr ?? 0) / rate - 1)).toBeLessThan(0.02);
    expect(found?.m5_per_yr_sigma).toBeLessThan(0.03 * rate);
  });

  it('counts no earthquake of before its size was complete, and none after the last year', () => {
    const early = { time: '1900-06-01T00:00:00Z', magnitude: 8 };
    const small = { time: '1950-06-01T00:00:00Z', magnitude: 5.5 };
    const late = { time: '2021-06-01T00:00:00Z', magnitude: 6 };
    expect(longRecordOf([...events, early, small, late], years)).toEqual(
      longRecordOf(events, years),
    );
  });

  it('is not known of fewer than ten earthquakes', () => {
    expect(longRecordOf(events.slice(0, 9), years)).toBeNull();
    expect(longRecordOf([], years)).toBeNull();
  });
});
