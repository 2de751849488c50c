import { expect, it } from 'vitest';
import { districts } from '../../engines/ground/datasets/districts.ts';
import { distanceKm } from '../../engines/ground/earth/geodesy.ts';
import { districtsAtlas } from '../../src/atlas/districts.ts';

const around = (lat: number, lon: number, radiusKm: number, most = 24) =>
  districts.answer.parse(
    districtsAtlas.answer(districts.query.parse({ lat, lon, radiusKm, most })),
  );

it('counts everybody once, most people first, in districts no farther than the circle', () => {
  const found = around(34.05, -118.24, 100);
  expect(found.districts).toHaveLength(24);
  const people = found.districts.map((district) => district.people);
  expect(people.reduce((sum, each) => sum + each, 0)).toBe(found.people);
  expect(people).toEqual(people.toSorted((a, b) => b - a));
  for (const { lat, lon } of found.districts)
    expect(distanceKm(34.05, -118.24, lat, lon)).toBeLessThanOrEqual(100);
  // US Census 2020: 3,898,747 in the city, 18.6 in the five counties of Greater Los Angeles.
  expect(people[0]).toBeGreaterThanOrEqual(3_898_747);
  expect(found.people).toBeLessThan(18.7e6);
});

it('holds the same people however many districts there are, and more the wider the circle', () => {
  expect(around(51.5, -0.12, 50, 5).people).toBe(around(51.5, -0.12, 50, 40).people);
  let last = 0;
  for (const radiusKm of [10, 50, 200, 500]) {
    const { people } = around(51.5, -0.12, radiusKm);
    expect(people).toBeGreaterThan(last);
    last = people;
  }
});

it('cuts across the antimeridian by the short way, and has nobody in the open sea', () => {
  // Fiji: Suva and Nadi west of it, Lau east of it; some 0.9 million people (census of 2017).
  const fiji = around(-17.5, 179.9, 300);
  expect(fiji.people).toBeLessThan(1e6);
  expect(fiji.people).toBeGreaterThan(1e5);
  for (const { lat, lon } of fiji.districts)
    expect(distanceKm(-17.5, 179.9, lat, lon)).toBeLessThanOrEqual(300);
  expect(around(0, -150, 500)).toEqual({ people: 0, districts: [] });
});
