import { describe, expect, it } from 'vitest';
import { distanceKm } from '../../engines/ground/earth/geodesy.ts';
import { LatitudeRows } from '../../src/atlas/geography/latitudeRows.ts';
import { places } from '../../src/atlas/geography/world.ts';
import { PLACE_STEP_DEG, placeTable } from '../../src/atlas/places/placeTable.ts';

/** Dense and empty ground, the antimeridian, both poles and the open sea. */
const POINTS = [
  [48.85, 2.35],
  [35.68, 139.69],
  [63.1, 100.2],
  [-16.8, 179.97],
  [-16.8, -179.97],
  [90, 0],
  [-89.9, 130],
  [-48.9, -123.4],
  [0, 180],
] as const;

const { count, people, isPart, lat: lats, lon: lons } = placeTable();

/** Distance of a place of the table by the haversine formula, km. */
const kmTo = (i: number, lat: number, lon: number): number =>
  distanceKm(lat, lon, (lats[i] ?? NaN) * PLACE_STEP_DEG, (lons[i] ?? NaN) * PLACE_STEP_DEG);

describe('the nearest places', () => {
  it('are those of a look at every place, near towns and far from all', () => {
    for (const [lat, lon] of POINTS) {
      const items = new Int32Array(12);
      const found = { items, squares: new Float64Array(12) };
      expect(places().nearestMany(lat, lon, found, () => true)).toBe(12);
      expect(new Set(items).size).toBe(12);
      const all = Float64Array.from({ length: count }, (_unused, i) => kmTo(i, lat, lon)).sort();
      items.forEach((i, k) => expect(kmTo(i, lat, lon)).toBeCloseTo(all[k] ?? NaN, 2));
    }
  });

  it('and the people within a distance are too', () => {
    for (const [lat, lon] of POINTS) {
      let sum = 0;
      for (let i = 0; i < count; i++)
        if (!isPart(i) && kmTo(i, lat, lon) <= 100) sum += people[i] ?? NaN;
      expect(places().populationWithin(lat, lon, 100)).toBe(sum);
    }
  });
});

describe('rows of latitude', () => {
  it('hold points on either side of the antimeridian and at the poles', () => {
    const points = [
      [10, 179.99],
      [10, -179.99],
      [10, 180],
      [89.99, 40],
      [89.99, -140],
      [90, 0],
      [-90, 0],
    ] as const;
    const rows = new LatitudeRows({
      count: points.length,
      lat: (i) => points[i]?.[0] ?? NaN,
      lon: (i) => points[i]?.[1] ?? NaN,
    });
    const near = (lat: number, lon: number, km: number) =>
      [...rows.found.items.subarray(0, rows.within(lat, lon, km))].toSorted((a, b) => a - b);
    expect(near(10, 179.995, 5)).toEqual([0, 1, 2]);
    expect(near(10, -179.995, 5)).toEqual([0, 1, 2]);
    expect(near(89.99, 40, 5)).toEqual([3, 4, 5]);
    expect(near(-89.99, 77, 5)).toEqual([6]);
    expect(near(10, 178, 5)).toEqual([]);
  });
});
