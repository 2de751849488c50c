import { describe, expect, it } from 'vitest';
import { pastQuakes } from '../../engines/ground/datasets/pastQuakes.ts';
import { quakeDistanceKm, quakesNear } from '../../engines/ground/datasets/quakes.ts';
import { distanceKm, nearestOnLine } from '../../engines/ground/earth/geodesy.ts';
import { DRAWN_RUPTURES } from '../../src/atlas/data/drawnRuptures.ts';
import { SIGNIFICANT_QUAKES } from '../../src/atlas/data/significantQuakes.ts';
import { ruptureOf } from '../../scripts/pastQuakes/ruptureOf.ts';
import { pastQuakesAtlas, significantQuakes } from '../../src/atlas/pastQuakes.ts';

const ABOUT = { radiusKm: 60, minMagnitude: 7, limit: 100 };
const seenFrom = (lat: number, lon: number) =>
  pastQuakes.answer.parse(pastQuakesAtlas.answer(pastQuakes.query.parse({ lat, lon, ...ABOUT })))
    .events;
const epicentresAbout = (lat: number, lon: number) =>
  quakesNear.answer.parse(significantQuakes.answer(quakesNear.query.parse({ lat, lon, ...ABOUT })))
    .events;

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
    const own = seenFrom(lat, lon).find(({ time }) => time === date);
    expect(own?.rupture).toBeDefined();
    if (own) expect(quakeDistanceKm(lat, lon, own)).toBeLessThan(40);
    expect(epicentresAbout(lat, lon).some(({ time }) => time === date)).toBe(false);
  });

  it('pass through the epicentre, as long as the magnitude makes usual', () => {
    const [lat, lon] = [37.7, -122.5];
    const line = ruptureOf({ time: '', lat, lon, depthKm: 8, magnitude: 7.9 }) ?? [];
    expect(nearestOnLine(lat, lon, line)?.distanceKm).toBeLessThan(1);
    const [first, last] = [line[0], line.at(-1)];
    if (!first || !last) throw new Error('no line');
    // Wells & Coppersmith (1994): 5000 km2 on a fault some 13 km deep, half of 300 to 450 km to either side
    for (const [y, x] of [first, last]) {
      expect(distanceKm(lat, lon, y, x)).toBeGreaterThan(130);
      expect(distanceKm(lat, lon, y, x)).toBeLessThan(240);
    }
  });

  it('are not drawn for small or deep earthquakes, nor far from every listed fault', () => {
    expect(
      ruptureOf({ time: '', lat: 37.7, lon: -122.5, depthKm: 8, magnitude: 6 }),
    ).toBeUndefined();
    expect(
      ruptureOf({ time: '', lat: 36.5, lon: 70.9, depthKm: 213, magnitude: 7.5 }),
    ).toBeUndefined();
    expect(ruptureOf({ time: '', lat: 5, lon: -35, depthKm: 10, magnitude: 7 })).toBeUndefined();
  });

  it('do not reach past the end of what broke', () => {
    // 1857 began at Parkfield and ran south, 1700 ended at Cape Mendocino
    const dates = seenFrom(37.77, -122.42).map(({ time }) => time);
    expect(dates).toContain('1906-04-18');
    expect(dates).not.toContain('1857-01-09');
    expect(dates.some((date) => date.startsWith('1700'))).toBe(false);
  });

  it('are drawn for rows of the list', () => {
    const keys = SIGNIFICANT_QUAKES.map(([date, , , , magnitude]) => `${date} ${magnitude ?? ''}`);
    for (const key of Object.keys(DRAWN_RUPTURES)) expect(keys).toContain(key);
  });

  it('leave a list by epicentres as it was', () => {
    for (const event of epicentresAbout(37.77, -122.42)) {
      expect(event.rupture).toBeUndefined();
      expect(distanceKm(37.77, -122.42, event.lat, event.lon)).toBeLessThanOrEqual(60);
    }
  });
});
