import { describe, expect, it } from 'vitest';
import { inlandRows } from '../../src/atlas/data/hurricaneInland.ts';
import { cyclonesHere } from '../../src/atlas/hurricaneClimate.ts';

/**
 * Towns inland in the United States, every ninth by the numbers of the gazetteer of those 60 to 300 km from the sea south of 37 N and 20 km from every
 * point of the table: storms whose track passed within 100 km with 34 kt and with 64 kt or more from 1975 to 2022 (HURDAT2, as dplyr 1.1.4 holds
 * it). The same tracks made the table, though over wider land.
 */
const TOWNS = [
  ['Pelham AL', 33.2856, -86.8099, 4, 0],
  ['Clermont FL', 28.5494, -81.7728, 13, 4],
  ['Poinciana FL', 28.1402, -81.4584, 18, 7],
  ['Horizon West FL', 28.4338, -81.6227, 15, 7],
  ['Cusseta GA', 32.3054, -84.7727, 4, 2],
  ['Warner Robins GA', 32.6157, -83.6266, 3, 1],
  ['Zachary LA', 30.6485, -91.1565, 14, 4],
  ['Archdale NC', 35.9145, -79.9719, 5, 0],
  ['Dunn NC', 35.3062, -78.6089, 19, 3],
  ['Holly Springs NC', 35.6512, -78.8336, 14, 1],
  ['Mebane NC', 36.0959, -79.2669, 6, 0],
  ['Salisbury NC', 35.6709, -80.4742, 4, 1],
  ['Weddington NC', 35.0223, -80.7609, 8, 1],
  ['Fountain Inn SC', 34.689, -82.1956, 2, 1],
  ['Orangeburg SC', 33.4918, -80.8556, 17, 1],
  ['Bastrop TX', 30.1104, -97.3152, 2, 0],
  ['Cinco Ranch TX', 29.7388, -95.758, 12, 3],
  ['Hutto TX', 30.5427, -97.5466, 1, 0],
  ['Nacogdoches TX', 31.6035, -94.6554, 5, 1],
  ['Seguin TX', 29.5688, -97.9647, 3, 0],
  ['Wharton TX', 29.3116, -96.1027, 13, 2],
] as const;
const SEASONS = 48;

describe('tropical cyclones inland in the United States', () => {
  it('come as often as counted over towns that no point of the table stands for', () => {
    const names = new Set<string>(inlandRows.map(([name]) => name));
    expect(TOWNS.filter(([name]) => names.has(name))).toEqual([]);
    const sum = (of: (town: (typeof TOWNS)[number]) => number) =>
      TOWNS.reduce((all, town) => all + of(town), 0);
    const gales = sum(([, lat, lon]) => SEASONS * cyclonesHere(lat, lon).ratePerYear.kt34);
    const hurricanes = sum(([, lat, lon]) => SEASONS * cyclonesHere(lat, lon).ratePerYear.kt64);
    // Counts of neighbours are those of the same storms, so that the spread of their sums is some three times that of a Poisson count.
    expect(Math.abs(Math.log(gales / sum((town) => town[3])))).toBeLessThan(0.2);
    expect(Math.abs(Math.log(hurricanes / sum((town) => town[4])))).toBeLessThan(0.4);
  });

  it('are strongest where they come ashore', () => {
    const kt64 = (lat: number, lon: number) => cyclonesHere(lat, lon).ratePerYear.kt64;
    // Lake Charles, Alexandria, Natchitoches, Shreveport: no step between them of more than a factor of three.
    const inland = [
      kt64(30.21, -93.2),
      kt64(31.31, -92.45),
      kt64(31.76, -93.09),
      kt64(32.52, -93.75),
    ];
    for (const [i, rate] of inland.slice(1).entries()) {
      expect(rate).toBeLessThan(inland[i] ?? 0);
      expect(rate).toBeGreaterThan((inland[i] ?? 0) / 3);
    }
  });

  it('hold rates that fall with the wind', () => {
    for (const [name, lat, lon] of inlandRows) {
      const { kt34, kt64, kt96, kt113, kt137 } = cyclonesHere(lat, lon).ratePerYear;
      const rates = [kt34, kt64, kt96, kt113, kt137];
      expect(rates, name).toEqual(rates.toSorted((a, b) => b - a));
      expect(kt34, name).toBeGreaterThan(0);
    }
  });
});
