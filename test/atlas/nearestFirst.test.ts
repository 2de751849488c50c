import { describe, expect, it } from 'vitest';
import { distanceKm } from '../../engines/ground/earth/geodesy.ts';
import { NearestFirst } from '../../src/atlas/geography/nearestFirst.ts';
import { places } from '../../src/atlas/geography/world.ts';
import { climateNormalsAtlas } from '../../src/atlas/climateNormals.ts';
import { significantQuakes } from '../../src/atlas/pastQuakes.ts';

describe('points of a small table within a distance', () => {
  const points = Array.from({ length: 600 }, (_unused, i) => ({
    lat: Math.sin(i * 1.7) * 90,
    lon: ((i * 77.7) % 360) - 180,
  }));
  const index = new NearestFirst(points);

  it('are those that the haversine formula finds, nearest first, at the poles and the antimeridian too', () => {
    for (const [lat, lon, km] of [
      [0, 0, 1500],
      [89.9, 10, 900],
      [-90, 0, 2000],
      [12, 179.9, 2500],
      [50, -180, 20_100],
    ] as const) {
      const near = points
        .map((point, i) => ({ i, km: distanceKm(lat, lon, point.lat, point.lon) }))
        .filter((point) => point.km <= km)
        .toSorted((a, b) => a.km - b.km);
      expect(near.length).toBeGreaterThan(0);
      expect([...index.within(lat, lon, km)]).toEqual(near.map(({ i }) => i));
    }
  });

  it('as far as one another come in the order of the table', () => {
    const twins = [
      { lat: 10, lon: 1 },
      { lat: -10, lon: 1 },
      { lat: 10, lon: 1 },
      { lat: 0, lon: 1 },
    ];
    expect([...new NearestFirst(twins).within(0, 1, 3000)]).toEqual([3, 0, 1, 2]);
  });
});

describe('places within a distance', () => {
  it('are called back each once, as the haversine formula finds them', () => {
    for (const [lat, lon] of [
      [48.85, 2.35],
      [-16.8, 179.9],
    ] as const) {
      const found: number[] = [];
      places().eachWithin(lat, lon, 40, (i) => found.push(i));
      const { length } = places()
        .all()
        .filter((place) => distanceKm(lat, lon, place.lat, place.lon) <= 40);
      expect(new Set(found).size).toBe(found.length);
      expect(found.length).toBeGreaterThanOrEqual(length);
    }
  });
});

describe('what tables keep of the last place', () => {
  it('is of that place and that height alone', () => {
    const normals = (lat: number, elevationM?: number) =>
      climateNormalsAtlas.answer({ lat, lon: 11.5, elevationM }) as {
        annualMeanTemperatureC: number;
      };
    const low = normals(47, 500).annualMeanTemperatureC;
    expect(low - normals(47, 1500).annualMeanTemperatureC).toBeCloseTo(6, 6);
    expect(normals(47, 500).annualMeanTemperatureC).toBe(low);
    expect(normals(40, 500).annualMeanTemperatureC).not.toBe(low);
  });

  it('leaves the list of past earthquakes without the lines of their ruptures', () => {
    const { events } = significantQuakes.answer({
      lat: 37.75,
      lon: -122.55,
      radiusKm: 100,
      minMagnitude: 7,
      limit: 50,
    }) as { events: readonly object[] };
    expect(events.length).toBeGreaterThan(0);
    for (const event of events) expect(event).not.toHaveProperty('rupture');
  });
});
