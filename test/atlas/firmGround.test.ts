import { describe, expect, it } from 'vitest';
import { soil } from '../../engines/ground/datasets/terrain.ts';
import { SITE_BASES, VS30_BASES } from '../../engines/ground/earth/vs30Basis.ts';
import { ground } from '../../engines/hazards/earthquake/answers/schemas.ts';
import { blendedVs30Mps } from '../../engines/hazards/earthquake/site/slopeVs30.ts';
import { glaciatedShields } from '../../src/atlas/data/glaciatedShields.ts';
import { lavaFields } from '../../src/atlas/data/lavaFields.ts';
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

  // Beresnev and Atkinson (1997): 1,700 m/s and more at rock sites, 250 to 700 at soil sites of eastern Canada, of which the 80 % interval holds the lower ends.
  // Where the ground is frozen in part, soil is as soft as that which has thawed: 240 to 370 m/s (Tourei et al. 2024).
  it.each([
    ['Yellowknife, permafrost in patches', 62.45, -114.37, 370],
    ['Sudbury', 46.49, -81, 300],
    ['Mikkeli', 61.69, 27.27, 300],
  ])('may be hard rock or soft soil on a scraped shield: %s', (_, lat, lon, softMps) => {
    const { vs30Mps, vs30LnSigma } = soilAt(lat, lon);
    const [low, high] = [-1.2816, 1.2816].map((z) => vs30Mps * Math.exp(z * vs30LnSigma));
    expect(low).toBeLessThan(softMps);
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

const interval = (lat: number, lon: number) => {
  const { vs30Mps, vs30LnSigma, basis } = soilAt(lat, lon);
  const [p10, p90] = [-1.2816, 1.2816].map((z) => vs30Mps * Math.exp(z * vs30LnSigma));
  return { p10: p10 ?? NaN, p90: p90 ?? NaN, vs30Mps, basis };
};

describe('young lava', () => {
  // Rock of Eurocode 8 (EN 1998-1, table 3.1) is 800 m/s and more; what the slope tells stays possible.
  it.each([
    ['Reykjavik', 64.146, -21.942],
    ['Grindavik', 63.84, -22.43],
    ['Kailua-Kona', 19.64, -155.99],
    ['Arco desert, Snake River Plain', 43.58, -112.93],
    ['Goma', -1.66, 29.22],
  ])('may be rock, and may be soil between the flows: %s', (_, lat, lon) => {
    const { p10, p90, basis } = interval(lat, lon);
    expect(basis).toBe('lava_field');
    expect(p90).toBeGreaterThan(800);
    const { slopeDeg, stability } = terrainAt(lat, lon);
    expect(p10).toBeLessThan(blendedVs30Mps(Math.tan((slopeDeg * Math.PI) / 180), stability));
  });

  it.each([
    ['Skeidara sands', 63.85, -17.3],
    ['Boise, sediments of the western plain', 43.6, -116.2],
    ['Spokane, old flood basalt under outwash', 47.66, -117.43],
    ['Damascus', 33.51, 36.29],
  ])('is not told where gravel, sand or old basalt lies: %s', (_, lat, lon) => {
    expect(soilAt(lat, lon).basis).not.toBe('lava_field');
  });

  it('is drawn on land, and no field twice', () => {
    for (const [name, , axis] of lavaFields) {
      const flat = axisOf(axis);
      const onLand = flat.map((lat, i) => i % 2 === 1 || terrainAt(lat, flat[i + 1] ?? NaN).isLand);
      expect(onLand, name).not.toContain(false);
    }
    expect(new Set(lavaFields.map(([name]) => name)).size).toBe(lavaFields.length);
  });
});

describe('permafrost', () => {
  // Continuous permafrost of Brown et al. (1997), Circum-arctic map of permafrost, USGS CP-45. Tourei et al. (2024): 450 to 1,700 m/s frozen, 240 to 370 thawed at Utqiagvik.
  it.each([
    ['Utqiagvik', 71.29, -156.79],
    ['Yakutsk', 62.03, 129.73],
    ['Norilsk', 69.35, 88.2],
    ['Inuvik', 68.36, -133.72],
    ['Tiksi', 71.64, 128.87],
  ])('is as stiff as frozen soils are measured: %s', (_, lat, lon) => {
    const { p10, p90, vs30Mps, basis } = interval(lat, lon);
    expect(basis).toBe('permafrost');
    expect(vs30Mps).toBeGreaterThan(450);
    expect(p90).toBeGreaterThan(1000);
    expect(p90).toBeLessThan(1700);
    expect(p10).toBeLessThan(500);
  });

  it('is as likely as the air is cold: half of the ground at -4.4 degrees, none at 5', () => {
    // Isolated to sporadic permafrost (Brown et al. 1997): the slope tells most, and the interval holds frozen ground.
    const magadan = interval(59.56, 150.8);
    expect(magadan.basis).toBe('slope_proxy');
    expect(magadan.p90).toBeGreaterThan(600);
    // No permafrost.
    for (const [lat, lon] of [
      [55.75, 37.62],
      [60.17, 24.94],
      [49.9, -97.14],
    ] as const)
      expect(soilAt(lat, lon).basis).not.toBe('permafrost');
  });
});

it('says the same of each basis wherever a basis is told', () => {
  expect(new Set(soil.answer.shape.basis.options)).toEqual(new Set(VS30_BASES));
  expect(new Set(ground.shape.vs30_basis.options)).toEqual(new Set(SITE_BASES));
  for (const basis of SITE_BASES) expect(ground.shape.vs30_basis.description).toContain(basis);
});
