import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../support/server.ts';

const ORACLE = '/api/v1/predictions/market/oracle';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ask = (body: object) => server.call(ORACLE, { body });

describe('market oracle', () => {
  it('gives the number of the regional forecast, not another one', async () => {
    const { json: forecast } = await server.call(
      '/api/v1/earthquake/predict/japan?horizon_days=90',
    );
    const { json } = await ask({
      hazard_type: 'earthquake',
      region: 'japan',
      magnitude_threshold: 7,
      time_horizon_days: 90,
    });
    const same = forecast.forecasts.find(
      (each: { magnitude: number; horizon_days: number }) =>
        each.magnitude === 7 && each.horizon_days === 90,
    );
    expect(json.probability).toBe(same.probability);
    expect([json.probability_p05, json.probability_p95]).toEqual([
      same.probability_p05,
      same.probability_p95,
    ]);
    expect(json.prediction_sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('takes the region from a place, and says which it took', async () => {
    const { json } = await ask({ hazard_type: 'earthquake', lat: 35.68, lon: 139.69 });
    expect(json).toMatchObject({ region: 'japan', state: 'known', lat: 35.68 });
  });

  it.each([
    ['volcano', { region: 'Popocatépetl', magnitude_threshold: 3 }],
    ['tsunami', { region: 'cascadia' }],
    ['severe_weather', { lat: 35.47, lon: -97.52, magnitude_threshold: 3 }],
    ['severe_weather', { lat: 35.47, lon: -97.52 }],
    ['flood', { lat: 29.76, lon: -95.37 }],
  ])('answers %s %j with an interval about the probability', async (hazard_type, body) => {
    const { status, json } = await ask({ hazard_type, ...body });
    expect(status).toBe(200);
    expect(json.state).toBe('known');
    expect(json.probability_p05).toBeLessThanOrEqual(json.probability);
    expect(json.probability_p95).toBeGreaterThanOrEqual(json.probability);
    expect(json.resolution.rule).toMatch(/^Yes if /);
  });

  it('is less likely for a larger size and a shorter time', async () => {
    const chance = async (magnitude_threshold: number, time_horizon_days: number) =>
      (
        await ask({
          hazard_type: 'tsunami',
          region: 'chile_peru',
          magnitude_threshold,
          time_horizon_days,
        })
      ).json.probability as number;
    const [usual, larger, shorter] = [
      await chance(8, 365),
      await chance(9, 365),
      await chance(8, 30),
    ];
    expect(larger).toBeLessThan(usual);
    expect(shorter).toBeLessThan(usual);
  });

  it.each([
    [{ hazard_type: 'volcano' }, 'region', /kilauea/],
    [{ hazard_type: 'volcano', region: 'olympus mons' }, 'region', /kilauea/],
    [{ hazard_type: 'earthquake', lat: 0, lon: -30 }, 'region', /california/],
    [{ hazard_type: 'flood' }, 'lat', /needs lat and lon/],
    [{ hazard_type: 'flood', lat: 1 }, 'lon', /together/],
    [
      { hazard_type: 'earthquake', region: 'chile', magnitude_threshold: 9.5 },
      'magnitude_threshold',
      /3 to 8/,
    ],
  ])('422 for %j, naming %s and the fix', async (body, field, fix) => {
    const { status, json } = await ask(body);
    expect(status).toBe(422);
    expect(json.detail[0].loc).toEqual(['body', field]);
    expect(json.detail[0].msg).toMatch(fix);
  });
});
