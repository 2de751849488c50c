import { describe, expect, it } from 'vitest';
import {
  severeWeatherClimate,
  windstormClimate,
} from '../../engines/ground/datasets/weatherClimates.ts';
import { windstormRows } from '../../src/atlas/data/windstormClimate.ts';
import { severeWeatherAtlas } from '../../src/atlas/severeWeatherClimate.ts';
import { windstormClimateAtlas } from '../../src/atlas/windstormClimate.ts';

const winds = (lat: number, lon: number) =>
  windstormClimate.answer.parse(windstormClimateAtlas.answer({ lat, lon }));
const storms = (lat: number, lon: number) =>
  severeWeatherClimate.answer.parse(severeWeatherAtlas.answer({ lat, lon }));

/** Towns that no point of the table stands for; GB 50009-2012, table E.5: pressure of 50 years, kPa. Listed before the table was asked. */
const CHINA = [
  ['Qiqihar', 47.35, 123.92, 0.45],
  ['Xuzhou', 34.27, 117.18, 0.35],
  ['Luoyang', 34.66, 112.43, 0.4],
  ['Guilin', 25.27, 110.29, 0.3],
  ['Baoji', 34.36, 107.14, 0.35],
  ['Yichang', 30.7, 111.3, 0.3],
  ['Datong', 40.08, 113.3, 0.55],
  ['Korla', 41.75, 86.15, 0.45],
  ['Aksu', 41.17, 80.26, 0.45],
  ['Altay', 47.85, 88.13, 0.7],
  ['Delingha', 37.37, 97.37, 0.35],
  ['Guyuan', 36, 106.27, 0.35],
  ['Erenhot', 43.65, 111.98, 0.65],
  ['Yangquan', 37.86, 113.58, 0.4],
  ['Yuncheng', 35.02, 111, 0.45],
  ['Linfen', 36.08, 111.52, 0.4],
] as const;

describe('gusts of China', () => {
  it('are those of its code away from the points of the table', () => {
    expect(windstormRows.filter(([name]) => CHINA.some(([town]) => town === name))).toEqual([]);
    // v = 40 sqrt(w0) m/s; over open ground at 10 m the gust has 1 + 2 * 2.5 * 0.14 of the pressure (8.6.1).
    const errors = CHINA.map(([, lat, lon, w0Kpa]) =>
      Math.log(winds(lat, lon).gust50YearMps / (40 * Math.sqrt(1.7 * w0Kpa))),
    );
    const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
    expect(Math.abs(mean)).toBeLessThan(0.05);
    expect(Math.hypot(...errors) / Math.sqrt(errors.length)).toBeLessThan(0.12);
  });
});

describe('gusts of thunderstorms', () => {
  // Lombardo, Main & Simiu (2009): most extremes of the inland south and the plains, hardly any in the north-west.
  it.each([
    ['Atlanta', 33.75, -84.39, 0, 0.5],
    ['Oklahoma City', 35.47, -97.52, 0, 0.6],
    ['New York', 40.71, -74, 0.6, 0.95],
    ['Seattle', 47.61, -122.33, 0.95, 1],
  ])('are left to their own table at %s', (_name, lat, lon, least, most) => {
    const { extratropicalShare } = winds(lat, lon);
    expect(extratropicalShare).toBeGreaterThan(least);
    expect(extratropicalShare).toBeLessThanOrEqual(most);
  });

  it('are not in codes that read means of ten minutes', () => {
    for (const [lat, lon] of [
      [53.55, 10],
      [45.46, 9.19],
      [55.75, 37.62],
    ] as const)
      expect(winds(lat, lon).extratropicalShare).toBe(1);
  });
});

describe('storms of a continent', () => {
  it.each([
    ['Nassau, off Florida', 25.05, -77.35, 25.76, -80.19],
    ['Santiago, behind the Andes', -33.45, -70.67, -32.89, -68.84],
    ['Las Palmas, off Morocco', 28.12, -15.43, 33.57, -7],
    ['Salekhard, on the Arctic Circle', 66.53, 66.6, 54.99, 73.37],
  ])('do not bring their hail to %s', (_name, lat, lon, fromLat, fromLon) => {
    expect(storms(lat, lon).hailDaysPerYear).toBeLessThan(
      storms(fromLat, fromLon).hailDaysPerYear / 4,
    );
  });
});
