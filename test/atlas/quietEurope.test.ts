import { describe, expect, it } from 'vitest';
import { faultTree } from '../../engines/hazards/earthquake/hazard/siteSources.ts';
import { rectangleKm2 } from '../../src/atlas/crustRates.ts';
import { CRUST_CELLS, ZONE_REGIONS } from '../../src/atlas/data/seismicZones.ts';
import { faults } from '../../src/atlas/faults.ts';
import { zones } from '../../src/atlas/zones.ts';

/** Main shocks of magnitude 5 and more a year in the cells inside a box (south, west, north, east; degrees), and its area, km2. */
function inBox([south, west, north, east]: readonly [number, number, number, number]) {
  const cells = CRUST_CELLS.filter(
    ([, lat, lon, size]) =>
      lat >= south && lon >= west && lat + size <= north && lon + size <= east,
  );
  const perYear = cells.reduce((sum, [, , , , m5PerYear]) => sum + m5PerYear, 0);
  return { perYear, km2: rectangleKm2(south, west, north, east) };
}

const inRegion = (name: string): number =>
  CRUST_CELLS.filter(([index]) => ZONE_REGIONS[index]?.[0] === name).reduce(
    (sum, [, , , , m5PerYear]) => sum + m5PerYear,
    0,
  );

describe('quiet plains of Europe', () => {
  // The 2013 European Seismic Hazard Model, faults and background: M 5.0 and more a year over the area of the zone's outline, km2.
  it.each([
    ['Hanover to the Havel', [51.25, 10, 53.75, 12.5], 0.009331 / 513_600],
    ['Lusatia and Greater Poland', [51.25, 15, 52.5, 18.75], 0.009331 / 513_600],
    ['Emsland and Oldenburg', [52.5, 6.25, 53.75, 8.75], 0.009331 / 513_600],
    ['Champagne and the Ile-de-France', [48.75, 1.25, 50, 5], 0.004496 / 150_300],
  ] as const)('have the earthquakes of the published zone: %s', (_, box, perKm2) => {
    const { perYear, km2 } = inBox(box);
    expect(perYear / km2 / perKm2).toBeGreaterThan(0.9);
    expect(perYear / km2 / perKm2).toBeLessThan(1.1);
  });

  // The Teisseyre-Tornquist belt, 0.01163 a year, and the Sudetes, 0.00641, in the same model.
  it('leave what the belts between them have', () => {
    expect(inBox([50, 13.75, 55, 25]).perYear).toBeGreaterThan(0.01163 + 0.8 * 0.00641);
    expect(inBox([50, 13.75, 55, 25]).perYear).toBeLessThan(0.01163 + 0.00641 + 0.0075);
  });

  // 91 main shocks of M 5.5 and more in the stable continents, one of them a mine's: 5.23 of M 5 a year before it was taken out.
  it('hold with the stable continents as many main shocks as are counted', () => {
    const counted = 5.2285 * (1 - 1 / 91);
    const made = inRegion('Stable continent') + inBox([50, 7.5, 55, 25]).perYear;
    expect(Math.abs(made / counted - 1)).toBeLessThan(0.006);
  });

  // The counts of the larger cells that were cut.
  it.each([
    ['France west of the Rhone', [45, -5, 50, 5], 0.0116 + 0.0191],
    ['southern North Sea and Flanders', [50, 0, 55, 5], 0.022],
    ['Lower Austria, Moravia', [47.5, 15, 50, 17.5], 0.0194],
    ['Transcarpathia, Galicia', [47.5, 22.5, 50, 25], 0.0112],
    ['Moldavia, Muntenia, Podolia', [45, 25, 50, 30], 0.04],
  ] as const)('give to where earthquakes were what they lose: %s', (_, box, perYear) => {
    expect(Math.abs(inBox(box).perYear / perYear - 1)).toBeLessThan(0.02);
  });

  it('leave the Eastern Alps and Dinarides their main shocks', () =>
    expect(inRegion('Eastern Alps and Dinarides')).toBeCloseTo(0.4803, 3));
});

describe('motions of a fault', () => {
  // A belt may have another regime than the cell of the continent around it: the coasts of Fujian and Portugal.
  it('are those of the belt before those of the cell that it crosses, in whatever order the zones come', () => {
    const near = zones.filter(({ id }) => id.startsWith('crust-') || id.startsWith('belt-'));
    for (const name of ['Lower Tagus Valley (Lisbon)', 'Changle - Zhaoan (Fujian coast)']) {
      const fault = faults.find((one) => one.name === name);
      if (!fault) throw new Error(name);
      expect(faultTree({ ...fault }, near), name).toBe('active');
      expect(faultTree({ ...fault }, near.toReversed()), name).toBe('active');
    }
  });
});
