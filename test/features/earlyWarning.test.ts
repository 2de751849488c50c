import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultServer, type FaultServer } from '../support/faultServer.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const PATH = '/api/v1/pews/status';

describe('GET /api/v1/pews/status', () => {
  let offline: TestServer;
  beforeAll(async () => void (offline = await startTestServer()));
  afterAll(() => offline.stop());

  it('offline: every feed is down with a reason, nothing is known, and it is not green', async () => {
    const { status, json } = await offline.call(PATH);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      status: 'unknown',
      active_alerts: [],
      validated_events: [],
      summary: { complete: false, feeds_down: 14, feeds_healthy: 0 },
    });
    expect(json.feed_health).toHaveLength(14);
    for (const feed of json.feed_health)
      expect(feed).toMatchObject({
        status: 'down',
        reason: 'offline by configuration',
        last_success_at: null,
      });
    expect(json.provenance.degraded).toBe(true);
  });
  it('401 without a key', async () =>
    expect((await offline.call(PATH, { key: null })).status).toBe(401));
});

describe('with sources', () => {
  let server: TestServer;
  let source: FaultServer;
  const timeMs = Date.now() - 1_800_000;

  beforeAll(async () => {
    source = await faultServer('{}');
    source.behave(({ url = '' }) => {
      if (url.includes('/summary/'))
        return {
          body: JSON.stringify({
            type: 'FeatureCollection',
            metadata: { generated: Date.now() },
            features: [usgsQuake()],
          }),
        };
      if (url.includes('minmag')) return { body: JSON.stringify({ features: [emscQuake()] }) };
      if (url.includes('activeStorms') || url.includes('CurrentStorms'))
        return { body: '{"activeStorms":[]}' };
      return 'error_500';
    });
    const names = ['USGS_SUMMARY_FEEDS', 'EMSC_EVENT', 'NHC_STORMS'];
    server = await startTestServer(
      Object.fromEntries(names.map((name) => [`SOURCE_${name}_URL`, source.url])),
    );
  });
  afterAll(async () => {
    await server.stop();
    await source.close();
  });

  const usgsQuake = () => ({
    type: 'Feature',
    id: 'us1',
    geometry: { type: 'Point', coordinates: [142, 38, 20] },
    properties: {
      mag: 6.1,
      magType: 'mww',
      place: 'off Honshu',
      time: timeMs,
      updated: timeMs,
      status: 'automatic',
      tsunami: 0,
      net: 'us',
      code: '1',
      ids: ',us1,',
      types: ',origin,',
      type: 'earthquake',
      alert: 'green',
      url: null,
    },
  });
  const emscQuake = () => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [142.2, 38.1, -20] },
    id: 'e1',
    properties: {
      unid: 'e1',
      time: new Date(timeMs + 2000).toISOString(),
      lat: 38.1,
      lon: 142.2,
      depth: 20,
      mag: 6,
      magtype: 'mw',
      flynn_region: 'OFF HONSHU',
      auth: 'EMSC',
      lastupdate: new Date(timeMs).toISOString(),
      evtype: 'ke',
      source_id: '1',
    },
  });

  it('merges two networks into one validated event, and says which feeds are blind', async () => {
    const { json } = await server.call(PATH);
    expect(json.active_alerts_total).toBe(1);
    expect(json.active_alerts[0]).toMatchObject({
      kind: 'earthquake',
      event: 'Earthquake',
      urgency: 'Past',
      severity: 'Moderate',
      certainty: 'Observed',
      validated: true,
      feeds: ['usgs-earthquakes', 'emsc-earthquakes'],
    });
    expect(json.validated_events).toEqual([json.active_alerts[0].event_id]);
    expect(json.status).toBe('yellow');
    const health = new Map<string, string>(
      json.feed_health.map((feed: { feed_id: string; status: string }) => [
        feed.feed_id,
        feed.status,
      ]),
    );
    expect(health.get('usgs-earthquakes')).toBe('healthy');
    expect(health.get('nhc-tropical')).toBe('healthy');
    expect(health.get('nws-alerts')).toBe('down');
    expect(json.summary.blind).toContain('ntwc-tsunami');
  });
});
