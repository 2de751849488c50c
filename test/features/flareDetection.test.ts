import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultServer, type FaultServer } from '../support/faultServer.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const PATH = '/api/v1/emissions/flare-detection';
const HERE = { lat: 31.9973, lon: -102.0779 };
const HEADER =
  'latitude,longitude,bright_ti4,scan,track,acq_date,acq_time,satellite,instrument,confidence,version,bright_ti5,frp,daynight\n';
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const row = (ago: number) =>
  `32.01,-102.05,331.2,0.4,0.4,${day(ago)},0812,N20,VIIRS,n,2.0NRT,290.1,4.0,N\n`;

describe('POST /api/v1/emissions/flare-detection', () => {
  let server: TestServer;
  let firms: FaultServer;
  beforeAll(async () => {
    firms = await faultServer('');
    server = await startTestServer({
      SOURCE_NASA_FIRMS_URL: firms.url,
      SOURCE_NASA_FIRMS_KEY: 'abc',
    });
  });
  afterAll(async () => {
    await server.stop();
    await firms.close();
  });

  it('finds a place that was hot on four nights, and says what it burns', async () => {
    firms.behave(({ url = '' }) => ({
      type: 'text/csv',
      body: HEADER + (/\/2\/\d{4}/.test(url) ? row(6) : row(1) + row(2) + row(3)),
    }));
    const { status, json } = await server.call(PATH, { body: HERE });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      ...HERE,
      status: 'ok',
      nights_looked: 7,
      persistent_sources: 1,
      transient_sources: 0,
    });
    expect(json.sources[0]).toMatchObject({
      nights: 4,
      kind: 'flare_or_industry',
      radiant_heat_mw: 4,
      duty: 1,
    });
    // 4 MW / 0.25 / 37 MJ/m³ * 86,400 s
    expect(json.quantity.value).toBeCloseTo(37_362.2, 0);
    expect(json.emissions.observed.co2e_t_per_day).toBeGreaterThan(
      json.emissions.nominal.co2e_t_per_day,
    );
    expect(firms.seen).toHaveLength(2);
  });

  it('says that nothing is known when the source fails, never that there are no flares', async () => {
    firms.behave({ type: 'text/plain', body: 'Invalid MAP_KEY.' });
    const { status, json } = await server.call(PATH, { body: { lat: 30, lon: 47, days_back: 5 } });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      status: 'unavailable',
      persistent_sources: null,
      quantity: null,
      detections: null,
    });
    expect(json.reason).toContain('nasa-firms');
  });

  it('answers with zero where the source saw nothing', async () => {
    firms.behave({ type: 'text/csv', body: HEADER });
    const { json } = await server.call(PATH, { body: { lat: 45, lon: 10, days_back: 5 } });
    expect(json).toMatchObject({ status: 'ok', persistent_sources: 0, quantity: { value: 0 } });
  });

  it.each([{ days_back: 31 }, { days_back: 0 }, { radius_km: 0 }, { lat: 91 }])(
    '422 for %o',
    async (more) =>
      expect((await server.call(PATH, { body: { ...HERE, ...more } })).status).toBe(422),
  );
  it('401 without a key', async () =>
    expect((await server.call(PATH, { body: HERE, key: null })).status).toBe(401));
});

describe('without a key for the source', () => {
  it('is unavailable with a reason', async () => {
    const server = await startTestServer();
    const { json } = await server.call(PATH, { body: HERE });
    await server.stop();
    expect(json).toMatchObject({ status: 'unavailable', radiant_heat_mw: null });
    expect(json.reason).toContain('no key');
  });
});
