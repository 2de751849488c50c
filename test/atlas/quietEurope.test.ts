import { describe, expect, it } from 'vitest';
import { faultTree } from '../../engines/hazards/earthquake/hazard/siteSources.ts';
import { groundOf, siteHazard } from '../../engines/hazards/earthquake/hazard/siteHazard.ts';
import { sourcesNear } from '../../scripts/hazardMap/sourcesNear.ts';
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

/** Cells of the stable continents that active regions took over. */
const HEMMED_IN = [
  [-10, 32.5, -7.5, 35],
  [35, 60, 37.5, 62.5],
  [41.25, 48.75, 42.5, 50],
  [25, 103.75, 26.25, 105],
  [40, -121.25, 41.25, -120],
  [37.5, 58.75, 38.75, 60],
  [38.75, 56.25, 40, 57.5],
  [60, 140, 65, 175],
  [5, 30, 10, 35],
] as const;

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

  // 91 main shocks of M 5.5 and more in the stable continents, one of them a mine's: 5.23 of M 5 a year before it was taken out. Those of Kashgar, the South Caspian,
  // Serbia, seven cells between active regions and eight that plate boundaries cross, of north-east Asia and South Sudan, which were counted among them, lie in these.
  it('hold with the stable continents as many main shocks as are counted', () => {
    const counted = 5.2285 * (1 - 1 / 91);
    const activeNow =
      inRegion('Kashgar and the western Tarim') +
      inRegion('Serbia, Kosovo and western Bulgaria') +
      HEMMED_IN.reduce((sum, box) => sum + inBox(box).perYear, 0) +
      inBox([38.75, 48.75, 40, 55]).perYear +
      inBox([40, 50, 41.25, 55]).perYear;
    const made = inRegion('Stable continent') + inBox([50, 7.5, 55, 25]).perYear + activeNow;
    expect(Math.abs(made / counted - 1)).toBeLessThan(0.006);
  });

  // The counts of the larger cells that were cut.
  it.each([
    ['France west of the Rhone', [45, -5, 50, 5], 0.0116 + 0.0191],
    // 0.857 of Brabant's zone and all of Artois's lie west of 5 degrees east.
    ['southern North Sea and Flanders', [50, 0, 55, 5], 0.022 - 0.857 * 0.01236 - 0.00304],
    ['Lower Austria, Moravia', [47.5, 15, 50, 17.5], 0.0194],
    ['Transcarpathia, Galicia', [47.5, 22.5, 50, 25], 0.0112],
    ['Moldavia, Muntenia, Podolia', [45, 25, 50, 30], 0.04],
  ] as const)('give to where earthquakes were what they lose: %s', (_, box, perYear) => {
    expect(Math.abs(inBox(box).perYear / perYear - 1)).toBeLessThan(0.02);
  });

  it('leave the Eastern Alps and Dinarides their main shocks', () =>
    expect(inRegion('Eastern Alps and Dinarides')).toBeCloseTo(0.4803, 3));
});

describe('clusters between the Rhine and the Danube', () => {
  // The 2013 European Seismic Hazard Model, `fs_bg_source_model.xml`: M 5.0 and more a year, bins from 5.1 summed over rakes.
  it.each([
    ['Northern Ardennes, Liege and Verviers', 0.01011],
    ['Brabant and southern Flanders', 0.01236],
    ['Artois', 0.00304],
    ['Middle Rhine, Neuwied basin to Mainz', 0.00556],
    ['Southern Vosges', 0.00071],
  ])('make as many earthquakes as the published zone: %s', (name, perYear) => {
    const zone = zones.find((one) => one.name === name);
    expect(zone?.motions).toBe('europe');
    const own = 10 ** ((zone?.aValue ?? NaN) - 5 * (zone?.bValue ?? NaN));
    expect(Math.abs(own / perYear - 1)).toBeLessThan(0.06);
  });

  // Camelbeeck et al., doi:10.23689/fidgeo-3866: 14 of Mw 5.0 and more since the 14th century from the lower Rhine to the southern North Sea.
  it('leave the lower Rhine, Belgium and the southern North Sea the earthquakes that history has', () => {
    const names = ['Lower Rhine', 'Northern Ardennes', 'Brabant', 'Artois', 'Hainaut'];
    const perYear = zones
      .filter(({ name }) => names.some((start) => name.startsWith(start)))
      .reduce((sum, { aValue, bValue }) => sum + 10 ** (aValue - 5 * bValue), 0);
    // between all of 650 years and what a record of the last 350, complete for half of them, would be
    expect(perYear).toBeGreaterThan(14 / 650);
    expect(perYear).toBeLessThan((2 * 14) / 350);
  });

  // PGA at 475 years on rock, g. Cologne: DIN EN 1998-1/NA:2021, 1.7144 m/s2 on the plateau of the spectrum, 2.5 times the peak; the others by national annexes and the Swiss map, from memory.
  const PUBLISHED = [
    ['Cologne', 50.9, 6.9, 1.7144 / 2.5 / 9.81],
    ['Liege', 50.63, 5.57, 0.98 / 9.81],
    ['Basel', 47.56, 7.59, 0.13],
    ['Strasbourg', 48.58, 7.75, 1.1 / 9.81],
    ['Lille', 50.63, 3.06, 0.7 / 9.81],
    ['Roermond', 51.19, 5.99, 1 / 9.81],
    ['Budapest', 47.5, 19.05, 0.14],
  ] as const;

  it('shake as published maps have it: a quarter off on the whole, a factor of two at most at a town', () => {
    const lns = PUBLISHED.map(([, lat, lon, pgaG]) => {
      const options = { ground: groundOf(800), periodsS: [0], samples: 20 };
      const hazard = siteHazard(sourcesNear(lat, lon), { lat, lon }, options);
      return Math.log((hazard?.measures[0]?.at[475].mean ?? NaN) / pgaG);
    });
    expect(Math.abs(lns.reduce((sum, ln) => sum + ln, 0) / lns.length)).toBeLessThan(
      Math.log(1.25),
    );
    expect(Math.max(...lns.map(Math.abs))).toBeLessThan(Math.log(2));
  });
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
