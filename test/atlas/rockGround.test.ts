import { describe, expect, it } from 'vitest';
import { soil } from '../../engines/ground/datasets/terrain.ts';
import { glaciatedShields } from '../../src/atlas/data/glaciatedShields.ts';
import { axisOf } from '../../src/atlas/geography/shapes.ts';
import { terrainAt } from '../../src/atlas/geography/terrain.ts';
import { soilAtlas } from '../../src/atlas/soil.ts';

const soilAt = (lat: number, lon: number) => soil.answer.parse(soilAtlas.answer({ lat, lon }));

describe('rock near the surface of flat ground', () => {
  // Panzera et al. (2013), Boll. Geofis. Teor. Appl. 54, 111-128: limestone of Malta reaches some 700 m/s. Between class D and rock of 760 m/s on purpose: part of a platform is covered.
  it.each([
    ['Merida, Yucatan', 20.97, -89.62],
    ['Tizimin, Yucatan', 21.14, -88.15],
    ['Nullarbor', -31, 129],
    ['Lecce, Apulia', 40.35, 18.17],
    ['Valletta, Malta', 35.9, 14.51],
  ])('is no soft soil on a platform of bare limestone, nor surely hard rock: %s', (_, lat, lon) => {
    const { vs30Mps, vs30LnSigma, basis } = soilAt(lat, lon);
    expect(basis).toBe('limestone_platform');
    expect(vs30Mps).toBeGreaterThan(366);
    expect(vs30Mps).toBeLessThan(760);
    // 700 m/s within one standard deviation.
    expect(Math.abs(Math.log(700 / vs30Mps))).toBeLessThan(vs30LnSigma);
  });

  it.each([
    ['Yellowknife', 62.45, -114.37],
    ['Sudbury', 46.49, -81],
    ['Mikkeli', 61.69, 27.27],
  ])('may be hard rock or soft soil on a scraped shield: %s', (_, lat, lon) => {
    const { vs30Mps, vs30LnSigma } = soilAt(lat, lon);
    const [low, high] = [-1.2816, 1.2816].map((z) => vs30Mps * Math.exp(z * vs30LnSigma));
    // Beresnev and Atkinson (1997): 1,700 m/s and more at rock sites, 250 to 700 at soil sites of eastern Canada, of which the 80 % interval holds the lower ends.
    expect(low).toBeLessThan(300);
    expect(high).toBeGreaterThan(1300);
  });

  it.each([
    ['Orlando, sand over limestone', 28.54, -81.38],
    ['Rakvere, till over limestone', 59.35, 26.36],
    ['Winnipeg, clay of Lake Agassiz', 49.9, -97.14],
    ['Timmins, Clay Belt', 48.48, -81.33],
    ['Montreal, clay of the Champlain Sea', 45.55, -73.55],
    ['Chicoutimi, Saguenay lowland', 48.43, -71.07],
    ['Vaasa, clay of Ostrobothnia', 63.1, 21.62],
  ])('is left out where drift or clay covers it: %s', (_, lat, lon) => {
    const { basis, vs30Mps } = soilAt(lat, lon);
    expect(['slope_proxy', 'soft_soil_basin']).toContain(basis);
    expect(vs30Mps).toBeLessThan(450);
  });

  it('gives way to listed soft soil, and has no step at the edge of an outline', () => {
    // Champlain Sea clay at Ottawa, within the reach of the Laurentians.
    expect(soilAt(45.42, -75.69).vs30Mps).toBeLessThan(250);
    for (let lat = 18; lat < 21.2; lat += 0.02) {
      const [a, b] = [soilAt(lat, -89.6), soilAt(lat + 0.02, -89.6)];
      expect(Math.abs(Math.log(a.vs30Mps / b.vs30Mps))).toBeLessThan(0.25);
    }
  });

  it('is drawn on stable continent', () => {
    for (const [name, , axis] of glaciatedShields) {
      const flat = axisOf(axis);
      const onLand = flat.flatMap((lat, i) => {
        const terrain = i % 2 === 0 ? terrainAt(lat, flat[i + 1] ?? NaN) : undefined;
        return terrain?.isLand ? [terrain.stability] : [];
      });
      expect(onLand.length, name).toBeGreaterThan(0);
      expect(Math.min(...onLand), name).toBeGreaterThan(0.5);
    }
  });
});
