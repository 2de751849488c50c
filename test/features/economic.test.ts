import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../engines/ground/math/time.ts';
import { faultServer, type FaultServer } from '../support/faultServer.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const ROOT = '/api/v1/data/economic';

/** Trading days before now, oldest first, as FRED tells them; a point stands for a holiday. */
function fredReply(days: number): string {
  const observations = Array.from({ length: days }, (_, i) => ({
    date: new Date(Date.now() - (days - i) * DAY_MS).toISOString().slice(0, 10),
    value: i === 3 ? '.' : (70 + 5 * Math.sin(i / 9)).toFixed(2),
  }));
  return JSON.stringify({ observations });
}

describe('offline', () => {
  let server: TestServer;
  beforeAll(async () => void (server = await startTestServer()));
  afterAll(() => server.stop());
  const get = (path: string) => server.call(`${ROOT}${path}`);

  it('401 without a key', async () =>
    expect((await server.call(`${ROOT}/series`, { key: null })).status).toBe(401));

  it('200 with the four series', async () => {
    const { status, json } = await get('/series');
    expect(status).toBe(200);
    expect(json.items.map((one: { series_id: string }) => one.series_id)).toEqual([
      'DCOILWTICO',
      'DHHNGSP',
      'GASREGW',
      'RIGS',
    ]);
  });

  it('200 with embedded monthly means and their age', async () => {
    const { status, json } = await get('/series/DCOILWTICO?start_date=2020-04-01&limit=1000');
    expect(status).toBe(200);
    expect(json).toMatchObject({ status: 'embedded', spacing: 'monthly' });
    // EIA: Cushing WTI averaged 16.55 USD in April 2020.
    expect(json.items[0]).toEqual({ date: '2020-04-01', value: 16.55 });
    expect(json.age_days).toBeGreaterThan(300);
    expect(json.provenance.inputs[0]).toMatchObject({
      status: 'embedded',
      source: 'atlas-economic-series',
      as_of: '2025-08-31T00:00:00Z',
    });
  });

  it('200 whatever the case of the name', async () =>
    expect((await get('/series/rigs')).json.series_id).toBe('RIGS'));

  it('404 for an unknown series, naming what there is', async () => {
    const { status, json } = await get('/series/GDP');
    expect(status).toBe(404);
    expect(json.detail).toContain('DHHNGSP');
    expect(json.available).toHaveLength(4);
  });

  it('422 for a limit out of bounds', async () =>
    expect((await get('/series/RIGS?limit=0')).status).toBe(422));

  it('200 with a snapshot of all four', async () => {
    const { status, json } = await get('/snapshot');
    expect(status).toBe(200);
    expect(json.items).toHaveLength(4);
    for (const row of json.items) {
      expect(row.status).toBe('embedded');
      expect(row.five_year_range.low).toBeLessThanOrEqual(row.last_observation.value);
    }
  });

  it('200 with health that says embedded data alone are left', async () => {
    const { status, json } = await get('/health');
    expect(status).toBe(200);
    expect(json).toMatchObject({ group: 'economic', status: 'degraded' });
    expect(json.sources.map((one: { id: string }) => one.id)).toEqual(
      expect.arrayContaining(['fred', 'eia', 'atlas-economic-series']),
    );
  });

  it('200 with a forecast, its backtest and nested intervals that begin after the data', async () => {
    const { status, json } = await server.call(`${ROOT}/forecast`, {
      body: { series_id: 'DHHNGSP', horizon: 6 },
    });
    expect(status).toBe(200);
    expect(json.forecast).toHaveLength(6);
    for (const { value, lower_80, upper_80, lower_95, upper_95 } of json.forecast) {
      expect(lower_95).toBeLessThanOrEqual(lower_80);
      expect(lower_80).toBeLessThan(value);
      expect(upper_80).toBeGreaterThan(value);
      expect(upper_95).toBeGreaterThanOrEqual(upper_80);
    }
    expect(json.forecast[0].date > json.last_observation.date).toBe(true);
    const chosen = json.backtest.methods.find(
      (one: { method: string }) => one.method === json.method.name,
    );
    expect(chosen.method === 'naive' || chosen.mase < 1).toBe(true);
    expect(
      json.backtest.methods.find((one: { method: string }) => one.method === 'naive').mase,
    ).toBe(1);
    expect(json.warnings.join()).toContain('embedded');
  });

  it('says when all that it foresees lies before today, and tells ends of intervals to three digits', async () => {
    const { json } = await server.call(`${ROOT}/forecast`, {
      body: { series_id: 'DCOILWTICO', horizon: 1 },
    });
    expect(json.forecast[0].date < new Date().toISOString().slice(0, 10)).toBe(true);
    expect(json.warnings.join()).toContain('says nothing of the future');
    for (const end of ['lower_80', 'upper_95'])
      expect(json.forecast[0][end]).toBe(Number(json.forecast[0][end].toPrecision(3)));
  });

  it('422 for a series that cannot be forecast', async () =>
    expect((await server.call(`${ROOT}/forecast`, { body: { series_id: 'GDP' } })).status).toBe(
      422,
    ));
  it('422 for a horizon beyond 24', async () =>
    expect(
      (await server.call(`${ROOT}/forecast`, { body: { series_id: 'RIGS', horizon: 25 } })).status,
    ).toBe(422));
});

describe('with FRED', () => {
  let server: TestServer;
  let fred: FaultServer;
  beforeAll(async () => {
    fred = await faultServer(fredReply(200));
    server = await startTestServer({
      SOURCE_FRED_URL: fred.url,
      SOURCE_FRED_KEY: 'secret-of-fred',
    });
  });
  afterAll(async () => {
    await server.stop();
    await fred.close();
  });

  it('200 with live observations, holidays left out, the key never shown', async () => {
    const { status, json, text } = await server.call(`${ROOT}/series/DCOILWTICO?limit=1000`);
    expect(status).toBe(200);
    expect(json).toMatchObject({ status: 'live', spacing: 'daily' });
    expect(json.items).toHaveLength(199);
    expect(json.provenance.inputs[0]).toMatchObject({ source: 'fred', status: 'live' });
    expect(text).not.toContain('secret-of-fred');
  });

  it('200 with a forecast of trading days, and of whole months where they are asked for', async () => {
    const daily = await server.call(`${ROOT}/forecast`, {
      body: { series_id: 'DCOILWTICO', horizon: 3 },
    });
    expect(daily.json).toMatchObject({ frequency: 'daily', observations_used: 199, warnings: [] });
    for (const { date } of daily.json.forecast)
      expect([0, 6]).not.toContain(new Date(date).getUTCDay());
    const monthly = await server.call(`${ROOT}/forecast`, {
      body: { series_id: 'DCOILWTICO', horizon: 3, frequency: 'monthly' },
    });
    expect(monthly.json).toMatchObject({ frequency: 'monthly', method: null, forecast: [] });
    expect(monthly.json.reason).toContain('at least');
  });

  it('200 with embedded rigs, which FRED is not asked for', async () => {
    const { json } = await server.call(`${ROOT}/series/RIGS`);
    expect(json.status).toBe('embedded');
    expect(fred.seen.join()).not.toContain('RIGS');
  });

  it('200 with embedded means where FRED fails, and its reason', async () => {
    fred.behave('html');
    const { status, json } = await server.call(`${ROOT}/series/DHHNGSP`);
    expect(status).toBe(200);
    expect(json.status).toBe('embedded');
    expect(json.provenance.inputs[0].reason).toBeTruthy();
  });
});
