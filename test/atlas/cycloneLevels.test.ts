import { describe, expect, it } from 'vitest';
import {
  seaLevelOfYears,
  seaLevelSigmaM,
  yearsOfSeaLevel,
} from '../../engines/hazards/flood/seaFlood.ts';
import { coastLevels } from '../../src/atlas/data/coastLevels.ts';
import { surgeClimateAt } from '../../src/atlas/surgeClimate.ts';

function seaAt(lat: number, lon: number) {
  const sea = surgeClimateAt(lat, lon);
  if (!sea) throw new Error('a shore with levels');
  return sea;
}

const levelOf100Years = (lat: number, lon: number): number =>
  seaLevelOfYears(seaAt(lat, lon), 100, 0);

describe('levels of 100 years on coasts of cyclones', () => {
  it.each([
    // Not used in the table: still water above mean sea level, m.
    // City of Ocean City, New Jersey: flood of 100 years 8.75 feet above NAVD 88, which lies 0.12 m above the mean sea.
    ['Ocean City, New Jersey', 39.28, -74.57, 2.79],
    // Flood insurance study of Charleston County (2004): 8.9 feet in 1893 and 8.0 in 1940, with Hugo's 2.9 m three such floods in 130 years.
    ['Charleston', 32.78, -79.93, 2.71],
  ])('stand near published ones: %s', (_name, lat, lon, publishedM) => {
    expect(levelOf100Years(lat, lon) / publishedM).toBeGreaterThan(0.75);
    expect(levelOf100Years(lat, lon) / publishedM).toBeLessThan(1.3);
  });

  it('stand near the surge of 50 years at Tacloban', () => {
    // Rodrigo et al. (2018), Nat. Hazards 92, 1305-1320, doi:10.1007/s11069-018-3252-9: 2.8 m, give or take 0.3, at Tacloban and Basey; any tide upon it.
    const level = seaLevelOfYears(seaAt(11.24, 125), 50, 0);
    expect(level).toBeGreaterThan(2.5);
    expect(level).toBeLessThan(1.3 * 2.8);
  });

  it.each([
    // Laws of gauges that know typhoons, and historic floods: used in the table.
    ['Legazpi (gauge 1.26 m, Rasmussen et al. 2018)', 13.14, 123.74, 1.26, 1.75],
    ['Apalachicola (U-Surge: 3.05 m in 1903 and 1985)', 29.72, -84.98, 2.6, 3.3],
    ['Manila (gauge 1.35 m)', 14.58, 120.97, 1.35, 2],
    ['Guam (gauge 0.68 m)', 13.45, 144.66, 0.68, 1.1],
    ['Fort Pulaski (2.66 m in 2016, most since 1935)', 32.03, -80.9, 2.66, 3.3],
  ])('lie between gauge and models: %s', (_name, lat, lon, leastM, mostM) => {
    expect(levelOf100Years(lat, lon)).toBeGreaterThan(leastM);
    expect(levelOf100Years(lat, lon)).toBeLessThan(mostM);
  });

  it('are passed about as often as records of a century were', () => {
    /** Highest water of so many years, m above the mean sea of 1995 to 2014: NOAA gauges, Helene at 6.31 feet above MHHW and 13.1 above MLLW, Matthew at 12.56 above MLLW. */
    const records = [
      [32.03, -80.9, 2.66, 89],
      [27.76, -82.63, 2.24, 78],
      [29.13, -83.03, 3.4, 110],
      [32.78, -79.93, 2.92, 145],
    ] as const;
    const ratios = records.map(
      ([lat, lon, levelM, years]) => yearsOfSeaLevel(seaAt(lat, lon), levelM, 0) / years,
    );
    for (const ratio of ratios) {
      expect(ratio).toBeGreaterThan(1 / 4);
      expect(ratio).toBeLessThan(4);
    }
  });
});

describe('levels of every listed coast', () => {
  const YEARS = [1.5, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10_000] as const;

  it('rise with the period, and their intervals never narrow', () => {
    for (const [name, lat, lon] of coastLevels) {
      const sea = seaAt(lat, lon);
      const levels = YEARS.map((years) => seaLevelOfYears(sea, years, 0));
      const sigmas = YEARS.map((years) => seaLevelSigmaM(sea, years));
      for (let i = 1; i < YEARS.length; i++) {
        const [level, before] = [levels[i] ?? NaN, levels[i - 1] ?? NaN];
        const [sigma, sigmaBefore] = [sigmas[i] ?? NaN, sigmas[i - 1] ?? NaN];
        expect(level, `${name} ${YEARS[i]}`).toBeGreaterThan(before);
        expect(sigma, `${name} ${YEARS[i]}`).toBeGreaterThanOrEqual(sigmaBefore);
      }
      expect(sigmas.at(6), name).toBeGreaterThan(sigmas.at(3) ?? NaN);
    }
  });

  it('have wider intervals the farther their reach', () => {
    const near = seaAt(29.3, -94.8);
    const far = seaAt(-24.07, -130.1);
    expect(far.lnSigma).toBeGreaterThan(near.lnSigma);
  });
});
