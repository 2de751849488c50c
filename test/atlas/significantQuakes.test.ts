import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { quakesNear } from '../../engines/ground/datasets/quakes.ts';
import { distanceKm } from '../../engines/ground/earth/geodesy.ts';
import { SIGNIFICANT_QUAKES } from '../../src/atlas/data/significantQuakes.ts';
import { significantQuakes } from '../../src/atlas/significantQuakes.ts';

const USGS = new URL(
  '../../../shared/catalogs/usgs-m5.5-1965-2016/significant_earthquakes_1965_2016.csv',
  import.meta.url,
);
const NCEI = new URL(
  '../../../shared/catalogs/ncei-significant-earthquakes/signif.tsv',
  import.meta.url,
);
const ask = (query: {
  lat: number;
  lon: number;
  radiusKm: number;
  minMagnitude?: number;
  startTime?: string;
  endTime?: string;
  limit?: number;
}) =>
  quakesNear.answer.parse(
    significantQuakes.answer(quakesNear.query.parse({ minMagnitude: 0, ...query })),
  );

describe('embedded significant earthquakes', () => {
  it('are at least 600 rows in order of time, each with plausible numbers', () => {
    expect(SIGNIFICANT_QUAKES.length).toBeGreaterThanOrEqual(600);
    let last = '';
    for (const [date, lat, lon, depthKm, magnitude, place] of SIGNIFICANT_QUAKES) {
      expect(date).toMatch(/^(1[5-9]|20)\d\d(-\d\d(-\d\d)?)?$/);
      expect(date >= last, date).toBe(true);
      last = date;
      expect(Math.abs(lat)).toBeLessThanOrEqual(90);
      expect(Math.abs(lon)).toBeLessThanOrEqual(180);
      if (depthKm !== null) expect(depthKm > 0 && depthKm <= 700, `${date} ${place}`).toBe(true);
      if (magnitude !== null)
        expect(magnitude >= 4.5 && magnitude <= 9.5, `${date} ${place}`).toBe(true);
      expect(place.length, date).toBeGreaterThan(3);
    }
  });

  it('hold the large earthquakes of 2026 where the USGS catalogue puts them', () => {
    // Epicentres and magnitudes of the event pages us6000t7zp, us7000srb1, us6000tjl2, us6000tkt2, us6000sri7, us7000t1bu.
    const published = [
      ['2026-06-24', 10.4351, -68.4716, 7.5],
      ['2026-06-07', 5.5918, 125.0469, 7.8],
      ['2026-08-10', 4.8436, -76.2422, 7.4],
      ['2026-08-14', -8.224, 121.38, 7.8],
      ['2026-04-20', 39.971, 143.0592, 7.4],
      ['2026-07-17', 14.6361, -92.8969, 7.3],
    ] as const;
    for (const [time, lat, lon, magnitude] of published) {
      const { events } = ask({ lat, lon, radiusKm: 10, minMagnitude: magnitude });
      expect(
        events.map((event) => [event.time, event.magnitude]),
        time,
      ).toContainEqual([time, magnitude]);
    }
  });

  it('answer nearest first, by magnitude and time, and never claim to be complete', () => {
    const all = ask({ lat: 37.77, lon: -122.42, radiusKm: 150, minMagnitude: 6 });
    expect(all.events[0]?.time).toBe('1906-04-18');
    expect(all.complete).toBe(false);
    const after = ask({
      lat: 37.77,
      lon: -122.42,
      radiusKm: 150,
      minMagnitude: 6,
      startTime: '1950-01-01T00:00:00Z',
    });
    expect(after.events.map((e) => e.time)).not.toContain('1906-04-18');
    expect(after.events.map((e) => e.time)).toContain('1989-10-18');
    expect(
      ask({
        lat: 37.77,
        lon: -122.42,
        radiusKm: 150,
        endTime: '1900-01-01T00:00:00Z',
      }).events.every((e) => e.time < '1900'),
    ).toBe(true);
    expect(ask({ lat: 37.77, lon: -122.42, radiusKm: 150, limit: 2 }).events.length).toBe(2);
    expect(ask({ lat: 52, lon: -100, radiusKm: 300 }).events).toEqual([]);
  });

  it('reach over the antimeridian', () => {
    const found = ask({ lat: -18, lon: 179.5, radiusKm: 500, minMagnitude: 8 }).events;
    expect(found.some((e) => e.lon < 0)).toBe(true);
  });

  it.runIf(existsSync(USGS))(
    'hold every earthquake of magnitude 8 and more of the USGS catalogue',
    () => {
      for (const row of readFileSync(USGS, 'utf8').trim().split('\n').slice(1)) {
        const [date, , lat, lon, , , , , magnitude] = row.split(',');
        if (Number(magnitude) < 8.05 || !date?.includes('/')) continue;
        const year = Number(date.slice(-4));
        const match = ask({
          lat: Number(lat),
          lon: Number(lon),
          radiusKm: 300,
          minMagnitude: 7.5,
          startTime: String(year - 1),
          endTime: `${year + 1}`,
        });
        expect(match.events.length, row.slice(0, 60)).toBeGreaterThan(0);
      }
    },
  );

  it.runIf(existsSync(NCEI))('hold the deadliest of the NCEI list since 1500', () => {
    for (const row of readFileSync(NCEI, 'latin1').trim().split('\n').slice(1)) {
      const cell = row.split('\t');
      const [year, magnitude, lat, lon, deaths] = [
        cell[2],
        cell[9],
        cell[20],
        cell[21],
        cell[23],
      ].map((text) => Number(text?.trim() || NaN));
      if (
        year === undefined ||
        magnitude === undefined ||
        lat === undefined ||
        lon === undefined ||
        deaths === undefined
      )
        throw new Error('short row');
      if (!(year >= 1500 && deaths >= 5000 && magnitude > 0)) continue;
      const match = SIGNIFICANT_QUAKES.some(
        ([date, a, o]) =>
          Math.abs(Number(date.slice(0, 4)) - year) <= 1 && distanceKm(lat, lon, a, o) < 300,
      );
      expect(match, row.slice(0, 200)).toBe(true);
    }
  });
});
