import { describe, expect, it } from 'vitest';
import { seaRiseRows, WORLD_RISE_M } from '../../src/atlas/data/seaRisePattern.ts';
import { seaRisePatternAt } from '../../src/atlas/seaRisePattern.ts';

/**
 * Rise of the sea by 2100 under SSP2-4.5 at gauges that the table does not hold, the land at rest, m.
 *
 * From Garner et al. (2021), doi:10.5281/zenodo.6382554, as tabulated by Grandey et al. (2025).
 */
const LEFT_OUT: readonly (readonly [gauge: string, lat: number, lon: number, riseM: number])[] = [
  ['Philadelphia', 39.93, -75.14, 0.66],
  ['Cape Hatteras', 35.22, -75.64, 0.64],
  ['Miami Beach', 25.77, -80.13, 0.61],
  ['Grand Isle', 29.26, -89.96, 0.6],
  ['Tuxpan', 21, -97.33, 0.6],
  ['Argentia', 47.3, -53.98, 0.66],
  ['Monterey', 36.6, -121.89, 0.5],
  ['South Beach', 44.62, -124.04, 0.52],
  ['Skagway', 59.45, -135.33, 0.44],
  ['Kahului', 20.89, -156.48, 0.65],
  ['Saipan', 15.23, 145.75, 0.64],
  ['Pago Pago', -14.28, -170.69, 0.61],
  ['Gladstone', -23.85, 151.31, 0.58],
  ['Port Hedland', -20.32, 118.57, 0.58],
  ['Esperance', -33.87, 121.9, 0.55],
  ['Port Chalmers', -45.81, 170.62, 0.56],
  ['Ayukawa', 38.3, 141.51, 0.61],
  ['Ishigaki', 24.33, 124.16, 0.63],
  ['Mokpo', 34.78, 126.38, 0.59],
  ['Qui Nhon', 13.77, 109.25, 0.58],
  ['Penang', 5.42, 100.35, 0.58],
  ['Paradip', 20.27, 86.7, 0.52],
  ['Mangalore', 12.85, 74.83, 0.55],
  ['Mossel Bay', -34.18, 22.14, 0.63],
  ['Tema', 5.62, 0, 0.61],
  ['Cadiz', 36.53, -6.31, 0.58],
  ['Trieste', 45.65, 13.76, 0.49],
  ['Varna', 43.18, 27.92, 0.45],
  ['Antalya', 36.83, 30.62, 0.55],
  ['Belfast', 54.6, -5.92, 0.53],
  ['Immingham', 53.63, -0.19, 0.58],
  ['Kiel', 54.37, 10.16, 0.59],
  ['Klaipeda', 55.7, 21.13, 0.61],
  ['Alesund', 62.47, 6.15, 0.53],
  ['Bodo', 67.29, 14.39, 0.52],
  ['Vardo', 70.37, 31.1, 0.55],
  ['Ny-Alesund', 78.93, 11.94, -0.43],
  ['Iquique', -20.2, -70.15, 0.55],
  ['Corral', -39.88, -73.42, 0.48],
  ['Imbituba', -28.23, -48.65, 0.56],
];

describe('the rise of the sea by regions', () => {
  it('is read between gauges within a few hundredths of what is projected at gauges left out', () => {
    const names = new Set(seaRiseRows.map(([name]) => name));
    const errors = LEFT_OUT.map(([name, lat, lon, riseM]) => {
      expect(names.has(name), name).toBe(false);
      return seaRisePatternAt(lat, lon).share2100 - riseM / WORLD_RISE_M.by2100;
    });
    const square = errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length;
    expect(Math.sqrt(square)).toBeLessThan(0.03);
    expect(Math.max(...errors.map(Math.abs))).toBeLessThan(0.1);
  });

  it('is early on the Atlantic coast of North America, and less than the mean on its Pacific coast', () => {
    const boston = seaRisePatternAt(42.35, -71.05);
    expect(boston.share2050).toBeGreaterThan(1.4);
    expect(boston.share2100).toBeLessThan(1.3);
    expect(seaRisePatternAt(47.6, -122.34).share2050).toBeLessThan(0.9);
  });

  it('falls where the ice is near that melts', () => {
    expect(seaRisePatternAt(78.07, 14.25).share2100).toBeLessThan(0);
    expect(seaRisePatternAt(61.2, -149.9).share2100).toBeLessThan(0.1);
  });
});
