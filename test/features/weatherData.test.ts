import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultServer, type FaultServer } from '../support/faultServer.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const WEATHER = '/api/v1/data/weather';

describe('offline', () => {
  let server: TestServer;
  beforeAll(async () => void (server = await startTestServer()));
  afterAll(() => server.stop());

  it('lists first-order stations of every state and of one', async () => {
    const all = (await server.call(`${WEATHER}/stations`)).json;
    expect(
      new Set(all.stations.map(({ state }: { state: string }) => state)).size,
    ).toBeGreaterThanOrEqual(51);
    const { json } = await server.call(`${WEATHER}/stations?state=ut`);
    expect(json.stations).toMatchObject([{ station_id: 'KSLC', archive_id: 'USW00024127' }]);
    expect(json.reason).toContain('offline');
  });
  it('lists the nearest to a point first', async () => {
    const { json } = await server.call(`${WEATHER}/stations?lat=37.77&lon=-122.42&limit=3`);
    expect(json.stations[0]).toMatchObject({ station_id: 'KSFO' });
    expect(json.stations).toHaveLength(3);
  });
  it.each([
    `${WEATHER}/current/KSFO`,
    `${WEATHER}/forecast/37.7749,-122.4194`,
    `${WEATHER}/alerts/CA`,
    `${WEATHER}/historical/KSFO`,
  ])('%s says that nobody answered, with nulls', async (path) => {
    const { status, json } = await server.call(path);
    expect(status).toBe(200);
    expect(json.status).toBe('unavailable');
    expect(json.reason).toContain('offline');
    expect([json.observation, json.days, json.alerts]).toContain(null);
  });
  it('gives the normals of a station where its history cannot be read', async () => {
    const { json } = await server.call(`${WEATHER}/historical/KSFO`);
    expect(json.normals.annual_mean_temperature_c).toBeGreaterThan(12);
    expect(json.normals.annual_mean_temperature_c).toBeLessThan(17);
  });
  it('404 for an unknown station names those like it', async () => {
    const { status, json } = await server.call(`${WEATHER}/current/KSFX`);
    expect(status).toBe(404);
    expect(json.available).toContain('KSFO');
    expect((await server.call(`${WEATHER}/historical/NOPE`)).status).toBe(404);
    expect(
      (await server.call(`${WEATHER}/analysis`, { body: { station_id: 'NOPE' } })).status,
    ).toBe(404);
  });
  it('404 for an unknown state names the states there are', async () => {
    const { status, json } = await server.call(`${WEATHER}/alerts/CX`);
    expect(status).toBe(404);
    expect(json.available).toEqual(expect.arrayContaining(['CA', 'CO', 'CT']));
  });
  it.each([
    ['GET', `${WEATHER}/forecast/91,0`, undefined],
    ['GET', `${WEATHER}/historical/KSFO?start_date=2020-02-30`, undefined],
    ['GET', `${WEATHER}/historical/KSFO?start_date=1990-01-01`, undefined],
    ['GET', `${WEATHER}/historical/KSFO?start_date=2100-01-01`, undefined],
    ['POST', `${WEATHER}/analysis`, { lat: 1, lon: 2, start_date: '2100-01-01' }],
    ['POST', '/api/v1/weather/historical', { lat: 1, lon: 2, start_year: 2090, end_year: 2099 }],
    ['GET', `${WEATHER}/stations?lat=37.77`, undefined],
    ['GET', `${WEATHER}/historical/KSFO?start_date=2020-03-01&end_date=2020-02-01`, undefined],
    ['POST', `${WEATHER}/analysis`, {}],
    ['POST', `${WEATHER}/analysis`, { lat: 1 }],
  ])('422: %s %s', async (_verb, path, body) =>
    expect((await server.call(path, body === undefined ? {} : { body })).status).toBe(422),
  );
  it.each([`${WEATHER}/demo`, '/api/v1/data/environmental/demo'])(
    '%s is a sample and says so',
    async (path) => {
      const { status, json } = await server.call(path);
      expect(status).toBe(200);
      expect(json).toMatchObject({ sample: true });
      expect(json.records.length).toBeGreaterThan(3);
      for (const input of json.provenance.inputs) expect(input.status).toBe('sample');
    },
  );
  it.each([`${WEATHER}/health`, '/api/v1/data/environmental/health'])(
    '%s is down, with reasons',
    async (path) => {
      const { json } = await server.call(path);
      expect(json.status).toBe('down');
      expect(json.sources.every(({ reason }: { reason: string | null }) => reason !== null)).toBe(
        true,
      );
    },
  );
  it.each([
    'stations',
    'current/KSFO',
    'forecast/1,2',
    'alerts/CA',
    'historical/KSFO',
    'health',
    'demo',
  ])('401 without a key: %s', async (path) =>
    expect((await server.call(`${WEATHER}/${path}`, { key: null })).status).toBe(401),
  );
});

describe('with sources', () => {
  let server: TestServer;
  let nws: FaultServer;
  let archive: FaultServer;
  const quantity = (value: number, unit: string) => ({
    value,
    unitCode: `wmoUnit:${unit}`,
    qualityControl: 'V',
  });
  beforeAll(async () => {
    nws = await faultServer('{}');
    archive = await faultServer('{}');
    nws.behave(({ url = '' }) => {
      if (url.includes('/stations/KSFO/observations'))
        return {
          body: JSON.stringify({
            properties: {
              timestamp: '2026-05-01T12:00:00+00:00',
              textDescription: 'Fair',
              temperature: quantity(14.4, 'degC'),
              windSpeed: quantity(18, 'km_h-1'),
              barometricPressure: quantity(101_500, 'Pa'),
            },
          }),
        };
      if (url.includes('/alerts/active')) return { body: '{"features":[]}' };
      return {
        status: 404,
        type: 'application/problem+json',
        body: '{"title":"Not Found","status":404}',
      };
    });
    // 2019 and 2020 whole, 10 °C all year, 3 mm each day
    archive.behave(({ url = '' }) => {
      const query = new URL(url, 'http://x').searchParams;
      const [from, to] = [
        Date.parse(query.get('start_date') ?? ''),
        Date.parse(query.get('end_date') ?? ''),
      ];
      const days = Array.from({ length: (to - from) / 86_400_000 + 1 }, (_, i) =>
        new Date(from + i * 86_400_000).toISOString().slice(0, 10),
      );
      const all = (value: number) => days.map(() => value);
      return {
        body: JSON.stringify({
          latitude: 37.6,
          longitude: -122.4,
          elevation: 4,
          daily: {
            time: days,
            temperature_2m_max: all(15),
            temperature_2m_min: all(5),
            precipitation_sum: all(3),
            wind_gusts_10m_max: all(10),
          },
        }),
      };
    });
    server = await startTestServer({
      SOURCE_NWS_API_URL: nws.url,
      SOURCE_OPEN_METEO_ARCHIVE_URL: archive.url,
    });
  });
  afterAll(async () => {
    await server.stop();
    await nws.close();
    await archive.close();
  });

  it('gives the observation of the station', async () => {
    const { json } = await server.call(`${WEATHER}/current/ksfo`);
    expect(json).toMatchObject({
      status: 'ok',
      station_id: 'KSFO',
      measured_by: 'station',
      observation: { temperature_c: 14.4, wind_speed_mps: 5, pressure_hpa: 1015 },
    });
  });
  it('404 for a station that the service does not know', async () =>
    expect((await server.call(`${WEATHER}/current/KQQQ`)).status).toBe(404));
  it('an empty list of alerts is an answer', async () =>
    expect((await server.call(`${WEATHER}/alerts/nv`)).json).toMatchObject({
      status: 'ok',
      state: 'NV',
      total: 0,
      alerts: [],
    }));
  it('takes reanalysis where the archive of the station does not answer', async () => {
    const { json } = await server.call(
      `${WEATHER}/historical/KSFO?start_date=2020-01-01&end_date=2020-01-10`,
    );
    expect(json).toMatchObject({ status: 'ok', measured_by: 'reanalysis' });
    expect(json.days).toHaveLength(10);
    expect(json.days[9]).toMatchObject({
      date: '2020-01-10',
      temperature_max_c: 15,
      precipitation_mm: 3,
    });
  });
  it('analyses a year', async () => {
    const { json } = await server.call(`${WEATHER}/analysis`, {
      body: { station_id: 'KSFO', start_date: '2020-01-01', end_date: '2020-12-31' },
    });
    expect(json).toMatchObject({
      status: 'ok',
      station_id: 'KSFO',
      days: 366,
      temperature_max_c: { mean: 15, p90: 15 },
      precipitation_mm: { total: 1098 },
      counts: {
        hot_days: 0,
        frost_days: 0,
        wet_days: 366,
        heavy_rain_days: 0,
        longest_dry_spell_days: 0,
      },
      trend: null,
    });
    // San Francisco has about 14 °C and 500 to 600 mm a year
    expect(json.anomalies.mean_temperature_c).toBeLessThan(-3);
    expect(json.anomalies.precipitation_pct).toBeGreaterThan(170);
  });
});
