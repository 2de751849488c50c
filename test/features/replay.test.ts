import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultServer, type FaultServer } from '../support/faultServer.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const EVENT = '/api/v1/replay/event';
const IMAGERY = '/api/v1/replay/satellite-imagery';

describe('offline', () => {
  let server: TestServer;
  beforeAll(async () => void (server = await startTestServer()));
  afterAll(() => server.stop());

  it.each(['earthquake', 'volcano', 'flood', 'sinkhole'])(
    'refuses a day to come for %s, at the field',
    async (event_type) => {
      const { status, json } = await server.call(EVENT, {
        body: { lat: 29.76, lon: -95.37, event_type, event_date: '2126-08-27' },
      });
      expect(status).toBe(422);
      expect(json.detail[0].loc).toEqual(['body', 'event_date']);
      expect(json.detail[0].msg).toContain('still to come');
    },
  );

  it('finds Tohoku 2011 in the embedded list, and says that its forecast is unknown', async () => {
    const { status, json } = await server.call(EVENT, {
      body: { lat: 38.3, lon: 142.4, event_date: '2011-03-11' },
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      status: 'ok',
      event: { type: 'earthquake', found_by: 'date' },
      known_then: { hindcast: null },
      leakage: { leakage_free: true },
    });
    expect(json.event.magnitude).toBeCloseTo(9.1, 0);
    expect(json.known_then.hindcast_reason).toContain('significant');
    for (const { at } of json.known_then.earlier_events)
      expect(Date.parse(at)).toBeLessThan(Date.parse('2011-03-11T05:46:00Z'));
    expect(json.known_now.tsunami.max_water_height_m).toBeGreaterThan(30);
  });

  it('says what it does not know of a day without a listed event', async () => {
    const { json } = await server.call(EVENT, {
      body: { lat: 52, lon: 5, event_date: '2001-05-05' },
    });
    expect(json).toMatchObject({ status: 'unknown', event: null });
    expect(json.reason).toContain('offline');
  });

  it.each(['volcano', 'flood', 'sinkhole'])(
    'answers for a %s with a reason',
    async (event_type) => {
      const { status, json } = await server.call(EVENT, {
        body: { lat: 40.82, lon: 14.43, event_type },
      });
      expect(status).toBe(200);
      expect(json.known_then.hindcast).toBeNull();
      expect(json.known_then.hindcast_reason).toBeTruthy();
    },
  );

  it('imagery is unknown, not empty', async () => {
    const { status, json } = await server.call(IMAGERY, { body: { lat: 37.77, lon: -122.42 } });
    expect(status).toBe(200);
    expect(json).toMatchObject({ status: 'unknown', scenes: null, pairs: null, radius_km: 100 });
  });

  it.each([
    [EVENT, { event_date: '2019-13-01' }],
    [EVENT, { event_type: 'meteor' }],
    [EVENT, { usgs_event_id: '../x' }],
    [IMAGERY, { days_back: 0 }],
    [IMAGERY, { radius_km: -1 }],
  ])('422: %s %o', async (path, more) =>
    expect((await server.call(path, { body: { lat: 1, lon: 1, ...more } })).status).toBe(422),
  );
  it('401 without a key', async () =>
    expect((await server.call(EVENT, { body: { lat: 1, lon: 1 }, key: null })).status).toBe(401));
});

describe('with sources', () => {
  let server: TestServer;
  let source: FaultServer;
  const MAIN = Date.parse('2019-07-06T03:19:53Z');
  const feature = (id: string, ms: number, mag: number) => ({
    type: 'Feature',
    id,
    geometry: { type: 'Point', coordinates: [-117.6, 35.77, 8] },
    properties: {
      mag,
      magType: 'mw',
      place: 'Ridgecrest',
      time: ms,
      updated: ms,
      status: 'reviewed',
      tsunami: 0,
      net: 'ci',
      code: id,
      ids: `,${id},`,
      types: ',origin,',
      type: 'earthquake',
      alert: null,
      url: null,
    },
  });
  const day = 86_400_000;
  const all = [
    feature('ci38457511', MAIN, 7.1),
    feature('ci38443183', MAIN - 1.4 * day, 6.4),
    feature('after', MAIN + day, 5.5),
    ...Array.from({ length: 10 }, (_, i) => feature(`old${i}`, MAIN - (1000 + 900 * i) * day, 5.2)),
  ];
  /** A catalogue that honours window and magnitude. */
  const catalogue = (url: string) => {
    const query = new URL(url, 'http://x').searchParams;
    if (query.has('eventid')) return all.find(({ id }) => id === query.get('eventid'));
    const [from, to, least] = [
      Date.parse(query.get('starttime') ?? ''),
      Date.parse(query.get('endtime') ?? '2100-01-01'),
      Number(query.get('minmagnitude')),
    ];
    return {
      type: 'FeatureCollection',
      metadata: { generated: Date.now() },
      features: all.filter(
        ({ properties: { time, mag } }) => time >= from && time <= to && mag >= least,
      ),
    };
  };
  const scene = (id: string, at: string, cloud: number) => ({
    type: 'Feature',
    id,
    collection: 'sentinel-2-l2a',
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [-118, 35],
          [-117, 35],
          [-117, 36],
          [-118, 36],
          [-118, 35],
        ],
      ],
    },
    properties: { datetime: at, platform: 'sentinel-2a', 'eo:cloud_cover': cloud },
    assets: {
      thumbnail: { href: 'https://example.org/t.jpg' },
      visual: { href: 'https://example.org/v.tif' },
    },
  });
  const ago = (days: number) => new Date(Date.now() - days * day).toISOString();

  beforeAll(async () => {
    source = await faultServer('{}');
    source.behave(({ url = '' }) => {
      if (url.startsWith('/search')) {
        const features = [
          scene('S2A_11SMV_1', ago(300), 4),
          scene('S2A_11SMV_2', ago(10), 12),
          scene('S2A_11SMV_3', ago(5), 80),
        ];
        return { body: JSON.stringify({ type: 'FeatureCollection', features, numberMatched: 3 }) };
      }
      const found = catalogue(url);
      return found ? { body: JSON.stringify(found) } : { status: 404, body: 'no such event' };
    });
    server = await startTestServer({
      SOURCE_USGS_FDSN_EVENT_URL: source.url,
      SOURCE_EARTH_SEARCH_STAC_URL: source.url,
    });
  });
  afterAll(async () => {
    await server.stop();
    await source.close();
  });

  it('forecasts Ridgecrest from its foreshock and the past alone', async () => {
    const { json } = await server.call(EVENT, {
      body: { lat: 35.77, lon: -117.599, event_type: 'earthquake', event_date: '2019-07-06' },
    });
    expect(json.event).toMatchObject({
      id: 'ci38457511',
      magnitude: 7.1,
      found_by: 'date',
      source: 'usgs-fdsn-event',
    });
    const { hindcast, inputs } = json.known_then;
    expect(hindcast).toMatchObject({ counted: 11, horizon_days: 7 });
    expect(hindcast.leading_event).toContain('ci38443183');
    expect(hindcast.gain).toBeGreaterThan(10);
    for (const { latest_datum } of inputs) expect(Date.parse(latest_datum)).toBeLessThan(MAIN);
    expect(json.known_now.later_events).toMatchObject([{ magnitude: 5.5 }]);
  });

  it('finds an event by its id', async () => {
    const { json } = await server.call(EVENT, {
      body: { lat: 35.77, lon: -117.599, usgs_event_id: 'ci38443183' },
    });
    expect(json.event).toMatchObject({ id: 'ci38443183', magnitude: 6.4, found_by: 'id' });
  });

  it('404 for a quiet day of a whole catalogue', async () => {
    const { status, json } = await server.call(EVENT, {
      body: { lat: 35.77, lon: -117.599, event_date: '2018-01-01' },
    });
    expect(status).toBe(404);
    expect(json.detail).toContain('2018-01-01');
  });

  it('pairs clear scenes of one footprint over the point', async () => {
    const { json } = await server.call(IMAGERY, { body: { lat: 35.5, lon: -117.5 } });
    expect(json.status).toBe('ok');
    expect(json.scenes).toHaveLength(3);
    expect(json.scenes[0]).toMatchObject({ covers_point: true, footprint: { type: 'Polygon' } });
    expect(json.pairs).toHaveLength(1);
    expect(json.pairs[0]).toMatchObject({
      basis: 'window',
      pre: { id: 'S2A_11SMV_1', cloud_cover_pct: 4 },
      post: { id: 'S2A_11SMV_2' },
    });
    expect(json.pairs[0].days_between).toBeCloseTo(290, 0);
  });
});
