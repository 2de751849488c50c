import { describe, expect, it } from 'vitest';
import { catalogueStatistics } from '../../../../engines/signals/replay/catalogueStatistics.ts';

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
