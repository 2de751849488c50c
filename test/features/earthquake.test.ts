import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('GET /api/v1/earthquake/predict/{region}', () => {
  it('200 with baseline, intervals and tests', async () => {
    const { status, json } = await server.call(
      '/api/v1/earthquake/predict/california?horizon_days=3',
    );
    expect(status).toBe(200);
    expect(json.region.bounds.south).toBe(32);
    expect(json.forecasts.some((one: { horizon_days: number }) => one.horizon_days === 3)).toBe(
      true,
    );
    expect(json.clustering_state).toBe('unknown');
    expect(json.retrospective_tests.n_observed).toBeGreaterThan(0);
    expect(json.prediction_id).toBeGreaterThan(0);
  });

  it('404 for an unknown region, naming those there are', async () => {
    const { status, json } = await server.call('/api/v1/earthquake/predict/atlantis');
    expect(status).toBe(404);
    expect(json.detail).toContain('california');
  });

  it('422 for a horizon outside the range', async () => {
    const { status, json } = await server.call(
      '/api/v1/earthquake/predict/california?horizon_days=0',
    );
    expect(status).toBe(422);
    expect(json.detail[0].loc).toEqual(['query', 'horizon_days']);
  });

  it('401 without a key', async () =>
    expect((await server.call('/api/v1/earthquake/predict/california', { key: null })).status).toBe(
      401,
    ));
});

describe('other earthquake endpoints', () => {
  it('list the regions, without alert status offline', async () => {
    const { status, json } = await server.call('/api/v1/earthquake/regions');
    expect(status).toBe(200);
    expect(json.regions.length).toBeGreaterThanOrEqual(11);
    expect(
      json.regions.every(
        (region: { alert_status: string | null; alert_reason?: string }) =>
          region.alert_status === null && region.alert_reason !== undefined,
      ),
    ).toBe(true);
  });

  it('withdraw the point prediction, after checking its input', async () => {
    expect(
      (await server.call('/api/v1/earthquake/predict', { body: { lat: 10, lon: 10 } })).json.status,
    ).toBe('unavailable');
    expect(
      (await server.call('/api/v1/earthquake/predict', { body: { lat: 100, lon: 10 } })).status,
    ).toBe(422);
  });

  it('draw a hazard curve as SVG', async () => {
    const { status, text, headers } = await server.call('/api/v1/seismic/hazard-curve?f=svg', {
      body: { lat: 51.5, lon: -0.12 },
    });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('image/svg+xml');
    expect(text).toContain('</svg>');
  });
});
