import { describe, expect, it } from 'vitest';
import { nearestOnLine } from '../../engines/ground/earth/geodesy.ts';
import { isInOutline } from '../../engines/ground/earth/polygon.ts';
import { beltAxis, quakesPerMainShock, shareInCells } from '../../src/atlas/crustRates.ts';
import { SEISMIC_BELTS } from '../../src/atlas/data/seismicBelts.ts';
import { ZONE_REGIONS } from '../../src/atlas/data/seismicZones.ts';
import { countedZones } from '../../src/atlas/regionSeismicity.ts';
import { zones } from '../../src/atlas/zones.ts';

const belts = zones.filter(({ id }) => id.startsWith('belt-'));

const perYear = (m: number, of: readonly (typeof zones)[number][]): number =>
  of.reduce((sum, { aValue, bValue }) => sum + 10 ** (aValue - bValue * m), 0);

const inRegion = (name: string, from: readonly (typeof zones)[number][]) => {
  const own = new Set(SEISMIC_BELTS.filter(({ region }) => region === name).map((b) => b.name));
  return from.filter(
    (zone) =>
      (zone.id.startsWith('crust-') && zone.name === name) ||
      (zone.id.startsWith('belt-') && own.has(zone.name)),
  );
};

describe('rates of the crust', () => {
  // All earthquakes of M 5.5 and more, 0 to 50 km, 1965-2016, in the USGS list.
  it.each([
    ['Apennines and southern Italy', 30],
    ['Alborz, Kopet Dag and northwest Iran', 32],
    ['Zagros', 88],
    ['Eastern Alps and Dinarides', 21],
    ['Tien Shan', 55],
    ['Kashgar and the western Tarim', 22],
    ['Shan plateau, northern Thailand and Laos', 20],
    ['Southern New Zealand', 31],
    ['Chersky range and Verkhoyansk', 8],
    ['Western branch, Albert to Malawi', 38],
    ['Koryak highland and Ozernoy', 20],
  ])('make as many earthquakes as the catalogue has in 52 years: %s', (name, seen) => {
    const expected = 52 * perYear(5.5, inRegion(name, zones));
    expect(expected).toBeGreaterThan(seen / 1.5);
    expect(expected).toBeLessThan(seen * 1.5);
  });

  // NCEI and USGS: 1895 (7.8 to 8), 1946 (6.9 to 7) and 6 December 2000 (7) from 1880 to 2016. Poisson: three or more with a probability above 0.025, and not above 0.975.
  it('could make the great earthquakes between Krasnovodsk and Kazandzhik', () => {
    const belt = belts.filter(({ name }) => name.startsWith('Krasnovodsk'));
    const mean = 137 * perYear(6.8, belt);
    const threeOrMore = 1 - Math.exp(-mean) * (1 + mean + mean ** 2 / 2);
    expect(threeOrMore).toBeGreaterThan(0.025);
    expect(threeOrMore).toBeLessThan(0.975);
  });

  // USGS list, 1965-2016: 1978, 1980, 1991, 1998, 2010 and 2012. Poisson: six or more with a probability above 0.025, and not above 0.975.
  it('could make the six earthquakes of M 5.5 and more between the Dinarides and the Rhodopes', () => {
    const mean = 52 * perYear(5.5, inRegion('Serbia, Kosovo and western Bulgaria', zones));
    const fewer = [1, 1, 2, 6, 24, 120].reduce(
      (sum, factorial, n) => sum + mean ** n / factorial,
      0,
    );
    const sixOrMore = 1 - Math.exp(-mean) * fewer;
    expect(sixOrMore).toBeGreaterThan(0.025);
    expect(sixOrMore).toBeLessThan(0.975);
  });

  // USGS list: M 7.6 of 20 April 2006. One or more, and one or less, in a hundred years with a probability above 0.025 (Poisson).
  it('could make the earthquake of 2006 in the Koryak highland', () => {
    const mean = 100 * perYear(7.5, inRegion('Koryak highland and Ozernoy', zones));
    expect(mean).toBeGreaterThan(0.025);
    expect(mean).toBeLessThan(5.6);
  });

  it.each([
    ['Kashgar', 39.47, 75.99],
    ['Yarkant', 38.42, 77.25],
    ['Balkanabat', 39.51, 54.37],
    ['Turkmenbashi', 40.02, 52.97],
    ['Sofia', 42.7, 23.32],
    ['Chiang Mai', 18.79, 98.98],
    ['Kengtung', 21.29, 99.6],
    ['Karonga', -9.93, 33.93],
    ['Jakarta', -6.21, 106.85],
    ['Torbat-e Jam', 35.24, 60.62],
    ['Kraljevo', 43.72, 20.69],
    ['Pristina', 42.66, 21.17],
    ['Ust-Nera', 64.57, 143.24],
    ['Susuman', 62.78, 148.15],
    ['Tilichiki', 60.44, 166.06],
    ['Tiksi', 71.64, 128.87],
    ['Bor', 6.21, 31.56],
    ['Ossora', 59.24, 163.07],
  ])('are those of active crust where plates meet: %s', (_, lat, lon) => {
    const below = zones.filter(
      ({ id, outline }) => /^(?:crust|belt)-/.test(id) && isInOutline(outline, { lat, lon }),
    );
    expect(below.map(({ regime }) => regime)).toEqual(below.map(() => 'active_shallow'));
    expect(below.length).toBeGreaterThan(0);
  });

  it('are never below those of main shocks, and the same where main shocks are counted', () => {
    for (const [name] of ZONE_REGIONS) {
      expect(quakesPerMainShock(name), name).toBeGreaterThanOrEqual(1);
      expect(quakesPerMainShock(name), name).toBeLessThan(4);
      expect(shareInCells(name), name).toBeGreaterThan(0.3);
      expect(shareInCells(name), name).toBeLessThanOrEqual(1);
    }
    expect(quakesPerMainShock('Southern California')).toBe(1);
    expect(quakesPerMainShock('British Isles and the North Sea')).toBe(1);
  });

  // A region whose belts all have their rates from the same count.
  it('keep main shocks alone for forecasts', () => {
    const name = 'Tien Shan';
    const ratio =
      perYear(5.5, inRegion(name, zones)) / perYear(5.5, inRegion(name, countedZones()));
    expect(ratio).toBeCloseTo(quakesPerMainShock(name), 6);
  });
});

describe('belts', () => {
  it('stand for a region each and lie half their width to either side of their axis', () => {
    const regions = new Set(ZONE_REGIONS.map(([name]) => name));
    for (const belt of SEISMIC_BELTS) {
      expect(regions.has(belt.region), belt.name).toBe(true);
      const zone = belts.find(({ name }) => name === belt.name);
      if (!zone) throw new Error(belt.name);
      for (const [lat, lon] of zone.outline) {
        const off = nearestOnLine(lat, lon, beltAxis(belt))?.distanceKm ?? NaN;
        expect(off / belt.halfWidthKm, belt.name).toBeGreaterThan(0.9);
        expect(off / belt.halfWidthKm, belt.name).toBeLessThan(1.3);
      }
    }
  });

  // Epicentres of the USGS and national catalogues.
  it.each([
    ['Amatrice 2016', 42.7, 13.23, 'Umbria to Abruzzo'],
    ['Irpinia 1980', 40.85, 15.28, 'Sannio'],
    ['Messina 1908', 38.15, 15.68, 'Messina'],
    ['Friuli 1976', 46.26, 13.3, 'Friuli'],
    ['Zagreb 1880', 45.9, 16.1, 'Zagreb'],
    ['El Asnam 1980', 36.2, 1.35, 'Tell'],
    ['Al Hoceima 2004', 35.14, -4, 'Rif'],
    ['Rudbar 1990', 36.96, 49.41, 'Alborz'],
    ['Bam 2003', 28.99, 58.31, 'Kerman to Bam'],
    ['Tangshan 1976', 39.6, 118, 'Tangshan'],
    ['Spitak 1988', 40.99, 44.19, 'Javakheti'],
    ['Bhuj 2001', 23.42, 70.23, 'Kachchh'],
    ['Krasnovodsk 1895', 39.5, 53.7, 'Krasnovodsk'],
    ['Balkhan 2000', 39.57, 54.8, 'Balkhan'],
    ['Artush 1902', 39.88, 76.2, 'Kashgar'],
    ['Wuqia 1985', 39.43, 75.22, 'Kashgar'],
    ['South Iceland 2000', 63.97, -20.37, 'South Iceland'],
  ])('hold the earthquakes they are known for: %s', (_event, lat, lon, name) => {
    const found = belts
      .filter(({ outline }) => isInOutline(outline, { lat, lon }))
      .map((b) => b.name);
    expect(found.join('; ')).toContain(name);
  });
});
