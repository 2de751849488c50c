import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUERYABLE, fieldsOf } from '../../src/features/dataQuery/datasets.ts';
import { faultServer, type FaultServer } from '../support/faultServer.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const PATH = '/api/v1/data/query';
const JAPAN = { lat: 38.3, lon: 142.4, radius_km: 500 };

describe('POST /api/v1/data/query', () => {
  let server: TestServer;
  let storms: FaultServer;
  beforeAll(async () => {
    storms = await faultServer('{}');
    server = await startTestServer({ SOURCE_NHC_STORMS_URL: storms.url });
  });
  afterAll(async () => {
    await server.stop();
    await storms.close();
  });
  const ask = (body: object) => server.call(PATH, { body });

  it('chooses, orders and cuts rows of the embedded earthquakes, and says that they are a selection', async () => {
    const { status, json } = await ask({
      dataset: 'earthquakes',
      point: JAPAN,
      where: [{ field: 'magnitude', op: 'gte', value: 8 }],
      order_by: 'magnitude',
      descending: true,
      limit: 1,
      fields: ['time', 'magnitude', 'distance_km'],
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      status: 'ok',
      source: 'atlas-significant-earthquakes',
      row_count: 1,
      truncated: true,
    });
    expect(json.rows[0].time).toMatch(/^2011-03-11/);
    expect(Object.keys(json.rows[0])).toEqual(['time', 'magnitude', 'distance_km']);
    expect(json.warnings).toHaveLength(1);
  });
  it('keeps to box and window', async () => {
    const { json } = await ask({
      dataset: 'earthquakes',
      box: { south: 35, west: 138, north: 42, east: 146 },
      time: { from: '2000-01-01', to: '2015-12-31' },
      where: [{ field: 'magnitude', op: 'gte', value: 7 }],
      limit: 1000,
    });
    expect(json.row_count).toBeGreaterThan(0);
    for (const { time, lat, lon } of json.rows) {
      expect(time >= '2000' && time < '2016').toBe(true);
      expect(lat >= 35 && lat <= 42 && lon >= 138 && lon <= 146).toBe(true);
    }
  });
  it('of a box half around the earth or wholly holds every row, as a list does that is asked by a circle', async () => {
    const rowsOf = async (part: object) => {
      const { json } = await ask({ dataset: 'past_tsunamis', limit: 1000, ...part });
      expect(json.warnings).toEqual([expect.stringContaining('selection')]);
      return json.rows as readonly { id: string; lat: number; lon: number }[];
    };
    const all = await rowsOf({ point: { lat: 0, lon: 0, radius_km: 20_000 } });
    expect(all).toHaveLength(257);
    for (const box of [
      { south: -90, west: -180, north: 90, east: 180 },
      { south: -90, west: -179.9, north: 90, east: 179.9 },
      { south: -60, west: -100, north: 60, east: 100 },
      { south: -10, west: 60, north: 65, east: -60 },
    ]) {
      const { south, west, north, east } = box;
      const isInside = (lon: number): boolean =>
        west < east ? lon >= west && lon <= east : lon >= west || lon <= east;
      const wanted = all.filter(({ lat, lon }) => lat >= south && lat <= north && isInside(lon));
      const ids = (await rowsOf({ box })).map(({ id }) => id);
      expect(new Set(ids)).toEqual(new Set(wanted.map(({ id }) => id)));
    }
  });
  it('says what of a box is too far to be asked for', async () => {
    const box = { south: -60, west: -100, north: 60, east: 100 };
    const { json } = await ask({ dataset: 'volcanoes', box, limit: 1 });
    expect(json.warnings.join(' ')).toMatch(/farther than \d+ km from its middle is missing/);
  });
  it('takes a day as the end of a window that begins in it', async () => {
    const { status } = await ask({
      dataset: 'earthquakes',
      point: { lat: 38.3, lon: 142.4, radius_km: 500 },
      time: { from: '2011-03-11T05:00:00Z', to: '2011-03-11' },
    });
    expect(status).toBe(200);
  });
  it('crosses the antimeridian', async () => {
    const { json } = await ask({
      dataset: 'earthquakes',
      box: { south: -25, west: 170, north: -10, east: -170 },
      limit: 1000,
    });
    expect(json.row_count).toBeGreaterThan(0);
    for (const { lon } of json.rows) expect(lon >= 170 || lon <= -170).toBe(true);
  });
  it('an empty answer of a source is rows, a silent source is none', async () => {
    storms.behave({ body: '{"activeStorms":[]}' });
    expect((await ask({ dataset: 'tropical_storms' })).json).toMatchObject({
      status: 'ok',
      rows: [],
      row_count: 0,
      matched: 0,
    });
    const { json } = await ask({ dataset: 'tsunami_messages_pacific' });
    expect(json).toMatchObject({
      status: 'unavailable',
      rows: null,
      matched: null,
      reason: 'offline by configuration',
    });
  });
  it.each([
    [{ dataset: 'pg_catalog', point: JAPAN }, 'dataset'],
    [{ dataset: 'earthquakes' }, 'point'],
    [
      { dataset: 'earthquakes', point: JAPAN, box: { south: 1, west: 1, north: 2, east: 2 } },
      'box',
    ],
    [{ dataset: 'earthquakes', point: JAPAN, fields: ['constructor'] }, 'fields'],
    [
      {
        dataset: 'earthquakes',
        point: JAPAN,
        where: [{ field: '1; drop table account', op: 'eq', value: 1 }],
      },
      'where',
    ],
    [
      { dataset: 'earthquakes', point: JAPAN, where: [{ field: 'magnitude', op: 'in', value: 5 }] },
      'where',
    ],
    [{ dataset: 'earthquakes', point: JAPAN, order_by: '__proto__' }, 'order_by'],
    [
      { dataset: 'earthquakes', point: JAPAN, time: { from: '2020-01-02', to: '2020-01-01' } },
      'time',
    ],
    [{ dataset: 'earthquakes', point: JAPAN, limit: 1001 }, 'limit'],
    [{ dataset: 'river_gauges', point: { ...JAPAN, radius_km: 301 } }, 'point'],
    [{ dataset: 'volcanoes', point: JAPAN, time: { from: '2020-01-01' } }, 'time'],
  ])('422 for %o', async (body, member) => {
    const { status, json } = await ask(body);
    expect(status).toBe(422);
    expect(json.detail[0].loc.slice(0, 2)).toEqual(['body', member]);
  });
  it('401 without a key', async () =>
    expect((await server.call(PATH, { body: {}, key: null })).status).toBe(401));
  it('every dataset has fields, and its time is one of them', () => {
    for (const queryable of QUERYABLE) {
      const fields = fieldsOf(queryable);
      expect(fields.length, queryable.id).toBeGreaterThan(2);
      if (queryable.time !== undefined) expect(fields, queryable.id).toContain(queryable.time);
    }
  });
});
