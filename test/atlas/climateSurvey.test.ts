import { describe, expect, it } from 'vitest';
import {
  blindErrors,
  rootMeanSquare,
  ruledErrors,
} from '../../scripts/validation/climateNumbers.ts';
import { CLIMATE_PLACES } from '../../scripts/validation/tables/climatePlaces.ts';
import { CLIMATE_TOWNS } from '../../scripts/validation/tables/climateTowns.ts';
import { normalsHere } from '../../src/atlas/climateNormals.ts';
import { heatRows } from '../../src/atlas/data/heatClimate.ts';
import { stations } from '../../src/atlas/data/climateNormals.ts';

/** WMO and national normals of stations of all climates that no table holds; sources beside the rows. */
const errors = blindErrors();
const within = (factor: number, of = errors) =>
  of.filter(({ lnRain }) => Math.abs(lnRain) <= Math.log(factor)).length / of.length;

describe('climate normals away from their stations', () => {
  it('are judged at places that no station of the table stands for', () => {
    expect(CLIMATE_PLACES.length).toBeGreaterThan(130);
    const held = new Set(stations.map(([name]) => name));
    const judges = [...CLIMATE_PLACES, ...CLIMATE_TOWNS];
    expect(CLIMATE_PLACES.filter(([name]) => held.has(name))).toEqual([]);
    const isNear = ([, , y, x]: (typeof stations)[number], lat: number, lon: number) =>
      Math.abs(y - lat) < 0.2 && Math.abs(x - lon) < 0.2;
    for (const [name, lat, lon] of judges)
      expect(
        stations.some((row) => isNear(row, lat, lon)),
        name,
      ).toBe(false);
    expect(heatRows.length).toBeGreaterThan(300);
  });

  it('have the rain of nine places in ten within a factor of two, no drier or wetter on the whole', () => {
    expect(within(2)).toBeGreaterThan(0.88);
    expect(within(4)).toBeGreaterThan(0.98);
    expect(
      Math.abs(errors.reduce((sum, { lnRain }) => sum + lnRain, 0) / errors.length),
    ).toBeLessThan(0.1);
  });

  it('have the rain of nine in ten towns that a rule chose within a factor of two', () => {
    const towns = ruledErrors();
    expect(towns).toHaveLength(60);
    expect(within(2, towns)).toBeGreaterThan(0.88);
    const bias = towns.reduce((sum, { lnRain }) => sum + lnRain, 0) / towns.length;
    expect(Math.abs(bias)).toBeLessThan(0.1);
    expect(rootMeanSquare(towns.map(({ rainZ }) => rainZ))).toBeLessThan(1.1);
  });

  // Servicio Meteorologico Nacional and Presidency of Meteorology, normals of 1981-2010; AEMET 1981-2010: rain of a year, mm.
  it.each([
    ['Trelew', -43.21, -65.27, 195],
    ['Puerto Madryn', -42.77, -65.04, 190],
    ['Najran', 17.57, 44.23, 65],
    ['Marib', 15.47, 45.33, 75],
    ['Zaragoza', 41.65, -0.88, 320],
    ['Murcia', 37.98, -1.13, 290],
    ['Lone Pine', 36.6, -118.06, 130],
    ['Leh', 34.16, 77.58, 100],
  ])('are dry in the lee: %s', (_name, lat, lon, mm) => {
    const { annualPrecipitationMm } = normalsHere(lat, lon);
    expect(annualPrecipitationMm).toBeLessThan(1.5 * mm);
    expect(annualPrecipitationMm).toBeGreaterThan(mm / 1.8);
  });

  it('leave deserts dry', () => {
    const deserts = errors.filter(({ place: [, , , rainMm] }) => rainMm < 100);
    expect(deserts.length).toBeGreaterThan(25);
    expect(within(2, deserts)).toBeGreaterThan(0.75);
    // Hyper-arid places have less than 25 mm a year (UNEP, World Atlas of Desertification, 1997: aridity index below 0.03 to 0.05).
    for (const { place, ownRainMm } of deserts)
      if (place[3] <= 10) expect(ownRainMm, place[0]).toBeLessThan(25);
  });

  it('have the mean of the year to 1.4 °C and hot days to two and a half of their root', () => {
    expect(rootMeanSquare(errors.map(({ meanC }) => meanC))).toBeLessThan(1.4);
    expect(rootMeanSquare(errors.flatMap(({ rootHotDays }) => rootHotDays ?? []))).toBeLessThan(
      2.5,
    );
  });

  it('say how far they may be off', () => {
    for (const z of [errors.map(({ rainZ }) => rainZ), errors.map(({ meanZ }) => meanZ)]) {
      expect(rootMeanSquare(z)).toBeGreaterThan(0.7);
      expect(rootMeanSquare(z)).toBeLessThan(1.2);
    }
  });

  it('take a lake for as far from the sea as its shores are', () => {
    const rain = (lat: number, lon: number) => {
      const { annualPrecipitationMm } = normalsHere(lat, lon);
      return annualPrecipitationMm;
    };
    // Lake Pukaki, 60 km from the sea: its water and its western shore, 800 m apart.
    expect(rain(-43.7333, 170.554) / rain(-43.7333, 170.544)).toBeCloseTo(1, 1);
  });
});
