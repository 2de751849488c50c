import { describe, expect, it } from 'vitest';
import { quakeDistanceKm, quakesNear } from '../../engines/ground/datasets/quakes.ts';
import { distanceKm, nearestOnLine } from '../../engines/ground/earth/geodesy.ts';
import { ruptureOf } from '../../src/atlas/quakeRuptures.ts';
import { significantQuakes } from '../../src/atlas/significantQuakes.ts';

const seenFrom = (lat: number, lon: number, byRupture: boolean) =>
  quakesNear.answer.parse(
    significantQuakes.answer(
      quakesNear.query.parse({ lat, lon, radiusKm: 60, minMagnitude: 7, byRupture }),
    ),
  ).events;

// Towns whose ground broke in the earthquake, far from its epicentre (USGS and published maps of the surface rupture).
const TOWNS = [
  ['Point Arena', 38.91, -123.69, '1906-04-18'],
  ['Antakya', 36.2, 36.16, '2023-02-06'],
  ['Beichuan', 31.83, 104.46, '2008-05-12'],
  ['Niksar', 40.59, 36.95, '1939-12-26'],
  ['Wrightwood', 34.36, -117.63, '1857-01-09'],
] as const;

describe('ruptures of listed earthquakes', () => {
  it.each(TOWNS)('%s sees the earthquake of its fault', (_town, lat, lon, date) => {
    const own = seenFrom(lat, lon, true).find(({ time }) => time === date);
    expect(own?.rupture).toBeDefined();
    if (own) expect(quakeDistanceKm(lat, lon, own)).toBeLessThan(40);
    expect(seenFrom(lat, lon, false).some(({ time }) => time === date)).toBe(false);
  });

  it('pass through the epicentre, as long to either side as the magnitude makes usual', () => {
    const [lat, lon] = [37.7, -122.5];
    const line = ruptureOf({ lat, lon, depthKm: 8, magnitude: 7.9 }) ?? [];
    expect(nearestOnLine(lat, lon, line)?.distanceKm).toBeLessThan(1);
    const [first, last] = [line[0], line.at(-1)];
    if (!first || !last) throw new Error('no line');
    // Wells & Coppersmith (1994): 5000 km2 on a fault some 13 km deep, here 300 to 450 km
    expect(distanceKm(lat, lon, first[0], first[1])).toBeGreaterThan(250);
    expect(distanceKm(lat, lon, last[0], last[1])).toBeLessThan(500);
  });

  it('are not drawn for small or deep earthquakes, nor far from every listed fault', () => {
    expect(ruptureOf({ lat: 37.7, lon: -122.5, depthKm: 8, magnitude: 6 })).toBeUndefined();
    expect(ruptureOf({ lat: 36.5, lon: 70.9, depthKm: 213, magnitude: 7.5 })).toBeUndefined();
    expect(ruptureOf({ lat: 5, lon: -35, depthKm: 10, magnitude: 7 })).toBeUndefined();
  });

  it('leave a list by epicentres as it was', () => {
    for (const event of seenFrom(37.77, -122.42, false)) {
      expect(event.rupture).toBeUndefined();
      expect(distanceKm(37.77, -122.42, event.lat, event.lon)).toBeLessThanOrEqual(60);
    }
  });
});
