import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { pastQuakes } from '../../engines/ground/datasets/pastQuakes.ts';
import { quakesNear } from '../../engines/ground/datasets/quakes.ts';
import { distanceKm, nearestOnLine } from '../../engines/ground/earth/geodesy.ts';
import { SIGNIFICANT_QUAKES } from '../../src/atlas/data/significantQuakes.ts';
import { corrected } from '../../scripts/pastQuakes/corrections.ts';
import { joinLists } from '../../scripts/pastQuakes/joinLists.ts';
import { packQuakes } from '../../scripts/pastQuakes/packQuakes.ts';
import { readNamed, readNcei, readUsgs } from '../../scripts/pastQuakes/readLists.ts';
import { pastQuakesAtlas, significantQuakes } from '../../src/atlas/pastQuakes.ts';
import { lineOf, pastQuakeColumns } from '../../src/atlas/pastQuakes/pastQuakeTable.ts';
import { rowsWithin } from '../../src/atlas/pastQuakes/rowsWithin.ts';

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

  it('hold the sizes that later study gave, not those of old lists', () => {
    const largest = (lat: number, lon: number) =>
      pastQuakes.answer.parse(
        pastQuakesAtlas.answer({ lat, lon, radiusKm: 200, minMagnitude: 4, limit: 1 }),
      ).events[0];
    // ECOS-09; Natawidjaja et al. (2006): 8.6 to 8.9; Einarsson (1991); Ambraseys (1991).
    expect(largest(47.56, 7.59)).toMatchObject({ time: '1356-10-18', magnitude: 6.6 });
    expect(largest(-0.95, 100.35)).toMatchObject({ time: '1833-11-24', magnitude: 8.8 });
    expect(largest(64.15, -21.94)).toMatchObject({ time: '1912-05-06', magnitude: 7 });
    expect(largest(-0.72, 36.43)).toMatchObject({ time: '1928-01-06', magnitude: 6.9 });
    // Tremors of mines are no natural earthquakes.
    expect(largest(51.4, 16.2)?.time.slice(0, 4)).not.toBe('1983');
    expect(largest(-26.2, 28.04)?.place).toContain('mine tremor');
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

const past = (lat: number, lon: number, radiusKm = 60, minMagnitude = 5) =>
  pastQuakes.answer.parse(
    pastQuakesAtlas.answer(
      pastQuakes.query.parse({ lat, lon, radiusKm, minMagnitude, limit: 20_000 }),
    ),
  );

/** Rows within a radius by looking at every one. */
function byHand(lat: number, lon: number, radiusKm: number, byLine: boolean): number[] {
  const table = pastQuakeColumns();
  const found: number[] = [];
  for (let i = 0; i < table.count; i++) {
    const isMet =
      distanceKm(lat, lon, (table.lat[i] ?? NaN) / 100, (table.lon[i] ?? NaN) / 100) <= radiusKm ||
      (byLine && (nearestOnLine(lat, lon, lineOf(table, i))?.distanceKm ?? Infinity) <= radiusKm);
    const tenths = table.magnitude[i] ?? NaN;
    if (isMet && (tenths === 0 || tenths >= 60)) found.push(i);
  }
  return found;
}

describe('past earthquakes of a place', () => {
  // Day and moment magnitude by the USGS, the Icelandic Met Office, GNS Science, INGV and ISC-GEM.
  it.each([
    ['Selfoss', 63.93, -21, '2008-05-29', 6.3],
    ['Hella', 63.83, -20.4, '2000-06-17', 6.5],
    ['Christchurch', -43.53, 172.63, '2011-02-21', 6.1],
    ["L'Aquila", 42.35, 13.4, '2009-04-06', 6.3],
    ['Accra', 5.56, -0.2, '1939-06-22', 6.4],
    ['Northridge', 34.23, -118.54, '1994-01-17', 6.7],
    ['Lancang', 22.8, 99.6, '1988-11-06', 7],
    ['Shikotan', 43.6, 147.4, '1969-08-11', 8.2],
  ])('%s finds its own', (_town, lat, lon, time, magnitude) => {
    const own = past(lat, lon).events.find((event) => event.time === time);
    expect(Math.abs((own?.magnitude ?? 0) - magnitude)).toBeLessThanOrEqual(0.2);
  });

  it('lists the largest first, those of unknown size last, and says how many there are', () => {
    const { events, total, holds } = past(35.68, 139.76, 100);
    expect(total).toBe(events.length);
    const sizes = events.map(({ magnitude }) => magnitude ?? -1);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(events.slice(0, 4).map(({ time }) => time)).toContain('1923-09-01');
    expect(holds).toMatch(/1965 to 2016/);
    expect(past(51.5, -0.12, 50).events).toEqual([]);
  });

  it('does not put a rupture where it never reached', () => {
    // The Wairarapa Fault broke north of Cook Strait, 280 km from Christchurch (Rodgers & Little 2006).
    expect(past(-43.53, 172.63, 100).events.map(({ time }) => time)).not.toContain('1855-01-23');
    expect(past(-41.29, 174.78, 60).events.map(({ time }) => time)).toContain('1855-01-23');
  });

  it('finds what a look at every row finds, at poles and across the antimeridian too', () => {
    const points = [
      [35.7, 139.8],
      [-17.9, 179.95],
      [52.1, -179.9],
      [89.9, 10],
      [-89.5, 100],
      [38.1, -122.9],
      [0, 0],
    ] as const;
    for (const [lat, lon] of points)
      for (const radiusKm of [30, 400, 12_000])
        for (const byLine of [true, false])
          expect(
            [...rowsWithin(lat, lon, { radiusKm, minMagnitude: 6, byLine })],
            `${lat} ${lon} ${radiusKm}`,
          ).toEqual(byHand(lat, lon, radiusKm, byLine));
  });

  it.runIf(existsSync(USGS) && existsSync(NCEI))(
    "is what the lists and today's faults make",
    () => {
      const lists = [readNamed(), readUsgs(fileURLToPath(USGS)), readNcei(fileURLToPath(NCEI))];
      const made = packQuakes(corrected(joinLists(lists)));
      const kept = readFileSync(new URL('../../src/atlas/data/pastQuakes.bin', import.meta.url));
      expect(Buffer.compare(Buffer.from(made), kept)).toBe(0);
    },
  );
});
