import { describe, expect, it } from 'vitest';
import { surgeClimate } from '../../engines/ground/datasets/floodPlains.ts';
import { coastLevels } from '../../src/atlas/data/coastLevels.ts';
import { seaCellAt, walkSea } from '../../src/atlas/geography/seaWays.ts';
import { surgeClimateAt } from '../../src/atlas/surgeClimate.ts';

/** Still water of 100 years above mean sea level where winter storms make it, m. */
function levelOf100Years(lat: number, lon: number): number {
  const sea = surgeClimateAt(lat, lon);
  return sea === null ? NaN : sea.surge100M + sea.tideShare * sea.highTideM;
}

describe('extreme levels of a coast', () => {
  it.each([
    // Highest of a century of readings, or published levels of 100 years, m.
    ['Hamina (FMI, highest since 1928)', 60.56, 27.2, 1.97],
    ['Helsinki (FMI, highest since 1904)', 60.17, 24.95, 1.51],
    ['Kemi (FMI, highest since 1922)', 65.73, 24.56, 2.01],
    ['Raahe (FMI, highest since 1922)', 64.69, 24.47, 1.62],
    ['Hesnæs (Kystdirektoratet, 100 years)', 54.82, 12.13, 1.62],
    ['Cuxhaven (BSH, once in about a century)', 53.87, 8.7, 4.8],
    ['Emden (Die Küste 75, highest two of a century)', 53.36, 7.2, 4.7],
    ['Husum (Die Küste 75, highest two of a century)', 54.47, 9.05, 5.5],
    ['Kiel (Die Küste 75, highest since 1900)', 54.37, 10.15, 2.25],
  ])('meet %s within a sixth', (_name, lat, lon, publishedM) => {
    expect(levelOf100Years(lat, lon) / publishedM).toBeGreaterThan(5 / 6);
    expect(levelOf100Years(lat, lon) / publishedM).toBeLessThan(7 / 6);
  });

  it.each([
    ['Svolvær', 68.23, 14.57, 'Bothnian|Kemi|Luleå|Kalix'],
    ['Trondheim', 63.43, 10.4, 'Oslo|Umeå|Sundsvall'],
    ['Genoa', 44.4, 8.93, 'Venice|Ancona|Trieste'],
    ['Colón', 9.36, -79.9, 'Pacific'],
    ['Panama City', 8.97, -79.53, 'Caribbean'],
    ['Corinto', 12.48, -87.17, 'Belize|Caribbean'],
    ['Ranong', 9.96, 98.63, 'Gulf of Thailand|Bangkok'],
    ['Porto', 41.15, -8.6, 'Madeira|Azores'],
    ['Abidjan', 5.32, -4.03, 'Luanda'],
    ['Batabanó', 22.69, -82.3, 'Havana'],
    ['Yangon', 16.8, 96.15, 'Rakhine'],
    ['Sokcho', 38.2, 128.59, 'Incheon'],
  ])('are those of the sea before it: %s', (_name, lat, lon, other) => {
    const sea = surgeClimateAt(lat, lon);
    expect(sea?.nearestReach).toBeDefined();
    expect(sea?.nearestReach).not.toMatch(new RegExp(other));
  });

  it('stay low in the Black Sea beyond the Sea of Azov', () => {
    // Muis et al. (2016), figure 4: surges of 100 years below 1 m; Taganrog has near 3 m.
    for (const [lat, lon] of [
      [43.58, 39.72],
      [41.64, 41.64],
      [41, 39.72],
      [44.6, 33.53],
    ] as const)
      expect(surgeClimateAt(lat, lon)?.surge100M).toBeLessThan(1);
  });

  it('are those of a listed coast at that coast', () => {
    const strangers = coastLevels.filter(
      ([name, lat, lon]) => surgeClimateAt(lat, lon)?.nearestReach !== name,
    );
    expect(strangers.map(([name]) => name)).toEqual([]);
  });

  it('fit their schema where many coasts are blended: no share passes 1', () => {
    // Hvalba, Mosstodloch, Eston, Newry, Taibach: means of the same share rounded above 1.
    for (const [lat, lon] of [
      [61.60237, -6.96063],
      [57.62535, -3.12196],
      [54.55932, -1.1434],
      [54.17841, -6.33739],
      [51.58333, -3.76667],
    ] as const)
      expect(surgeClimate.safeParse(surgeClimateAt(lat, lon)).success, `${lat} ${lon}`).toBe(true);
  });
});

describe('ways over the sea', () => {
  it('go around land, and are up to 8 % too long', () => {
    const wayKm = (from: readonly [number, number], to: readonly [number, number]) => {
      const end = seaCellAt(...to);
      let km = NaN;
      walkSea(seaCellAt(...from) ?? NaN, (cell, way) => {
        if (cell === end) km = way;
        return cell !== end;
      });
      return km;
    };
    // Great circle Lisbon to New York 5,430 km; Naples to Bari 220 km over land, 900 around Calabria by ship.
    expect(wayKm([38.6, -9.6], [40.3, -73.5])).toBeGreaterThan(5300);
    expect(wayKm([38.6, -9.6], [40.3, -73.5])).toBeLessThan(1.1 * 5430);
    expect(wayKm([40.7, 14.2], [41.2, 17])).toBeGreaterThan(700);
  });

  it('start at no inlet that leads nowhere, nor far inland', () => {
    expect(seaCellAt(48, 66)).toBeNull();
    let cells = 0;
    walkSea(seaCellAt(16.8, 96.15) ?? NaN, () => ++cells < 1000);
    expect(cells).toBe(1000);
  });
});
