import { describe, expect, it } from 'vitest';
import { distanceKm } from '../../engines/ground/earth/geodesy.ts';
import { coastLevels } from '../../src/atlas/data/coastLevels.ts';
import { shelfFactor, shelfSetupAt } from '../../src/atlas/shelfSetup.ts';

const rowOf = (name: string): number => coastLevels.findIndex(([each]) => each === name);

describe('the shelf before a shore', () => {
  it('raises water more where it is wide and shallow than beside deep water', () => {
    // Widths to 200 m of depth by ETOPO: some 150 km off Galveston and Georgia, below 10 km off Barbados, Guam and Legazpi.
    const wide: readonly (readonly [number, number])[] = [
      [29.3, -94.8],
      [31.9, -80.9],
      [22.4, 91],
    ];
    const deep: readonly (readonly [number, number])[] = [
      [13.1, -59.6],
      [13.45, 144.7],
      [13.15, 123.78],
    ];
    const least = Math.min(...wide.map(([lat, lon]) => shelfSetupAt(lat, lon) ?? NaN));
    const most = Math.max(...deep.map(([lat, lon]) => shelfSetupAt(lat, lon) ?? NaN));
    expect(least).toBeGreaterThan(3 * most);
  });

  it('changes nothing at a listed reach itself, nor where it is not known', () => {
    for (const [row, [, lat, lon]] of coastLevels.entries())
      expect(shelfFactor(shelfSetupAt(lat, lon), row)).toBe(1);
    expect(shelfFactor(undefined, 0)).toBe(1);
    expect(shelfSetupAt(48, 66)).toBeUndefined();
  });

  it('has no steps along a shore', () => {
    const along = Array.from({ length: 200 }, (_, i) => shelfSetupAt(28 + i * 0.01, -80.5) ?? NaN);
    for (const [i, each] of along.entries())
      if (i > 0) expect(Math.abs(Math.log(each / (along[i - 1] ?? NaN)))).toBeLessThan(0.06);
  });

  it('keeps within its bounds, and rises with the set-up', () => {
    const row = rowOf('Bicol');
    const factors = [0, 0.2, 0.5, 1, 2, 4, 8].map((setup) => shelfFactor(setup, row));
    expect(factors).toEqual(factors.toSorted((a, b) => a - b));
    expect(factors.at(0)).toBeGreaterThanOrEqual(0.5);
    expect(factors.at(-1)).toBe(1.25);
  });

  it('tells the surges of cyclones from one listed reach to the next better than distance alone', () => {
    const cyclones = [...coastLevels.entries()].filter(([, [, , , maker]]) => maker === 't');
    const errors = { with: 0, without: 0 };
    for (const [row, [, lat, lon, , , hundred]] of cyclones) {
      const setup = shelfSetupAt(lat, lon);
      const [next] = cyclones
        .filter(([other]) => other !== row)
        .map(([other, [, y, x, , , of]]) => ({ other, of, km: distanceKm(lat, lon, y, x) }))
        .toSorted((a, b) => a.km - b.km);
      if (!next || next.km > 600) continue;
      errors.without += Math.log(next.of / hundred) ** 2;
      errors.with += Math.log((next.of * shelfFactor(setup, next.other)) / hundred) ** 2;
    }
    expect(errors.with / errors.without).toBeLessThan(0.85);
  });
});
