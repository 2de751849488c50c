import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { healthSurface } from '../../src/surfaces/health.ts';
import { startTestServer, type Answer, type TestServer } from '../support/server.ts';

const NAMES = [
  'earthquake',
  'volcano',
  'tsunami',
  'seismic_site_amplification',
  'sinkhole',
  'weather',
  'flood',
  'landslide',
];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const score = (body: object, path = '', headers: Record<string, string> = {}): Promise<Answer> =>
  server.call(`/api/v1/georisk/score${path}`, { body, headers });

interface Component {
  readonly state: string;
  readonly score: number | null;
  readonly quantity: object | null;
  readonly level: string | null;
  readonly interval: object | null;
  readonly contribution: number | null;
  readonly reason?: string;
}

describe('POST georisk/score', () => {
  it('200: quantity first, then score, level and interval, and what a composite adds', async () => {
    const { status, json } = await score({ lat: 37.7749, lon: -122.4194 });
    expect(status).toBe(200);
    expect(Object.keys(json)[0]).toBe('quantity');
    expect(json.quantity).toEqual({
      name: expect.any(String),
      value: expect.any(Number),
      unit: expect.any(String),
      p10: expect.any(Number),
      p50: expect.any(Number),
      p90: expect.any(Number),
    });
    expect(json).toMatchObject({
      level: 'CRITICAL',
      // Shaking, or the soft ground that doubles it.
      dominant_hazard: expect.stringMatching(/^(earthquake|seismic_site_amplification)$/),
      coverage: 1,
      summary: expect.any(String),
      prediction_id: expect.any(Number),
      prediction_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(json.interval.p10).toBeLessThanOrEqual(json.interval.p50);
    expect(json.interval.p50).toBeLessThanOrEqual(json.interval.p90);
    expect(Object.keys(json.components)).toEqual(NAMES);
  });

  it('contributions add up to the score as they are shown', async () => {
    for (const [lat, lon] of [
      [37.7749, -122.4194],
      [40.85, 14.27],
      [0, -140],
      [51.5, -0.1],
      [29.95, -90.07],
    ]) {
      const { json } = await score({ lat, lon });
      const sum = (Object.values(json.components) as Component[]).reduce(
        (all, { contribution }) => all + Math.round((contribution ?? 0) * 10),
        0,
      );
      expect(sum).toBe(Math.round(json.score * 10));
    }
  });

  it('unknown is left out and lowers the coverage, what cannot occur adds nothing', async () => {
    const { json } = await score({ lat: 0, lon: -140 });
    const components = json.components as Record<string, Component>;
    const total = (state: string): Component[] =>
      Object.values(components).filter((one) => one.state === state);
    expect(total('unknown').length).toBeGreaterThan(0);
    for (const one of total('unknown'))
      expect(one).toMatchObject({
        quantity: null,
        score: null,
        level: null,
        interval: null,
        contribution: null,
        reason: expect.any(String),
      });
    for (const one of total('not_applicable')) {
      expect(one).toMatchObject({
        quantity: null,
        score: null,
        level: null,
        contribution: 0,
        reason: expect.any(String),
      });
    }
    expect(json.coverage).toBeLessThan(1);
    expect(json.coverage).toBeGreaterThan(0);
    for (const name of NAMES)
      if (components[name]?.state === 'unknown')
        expect(JSON.stringify(json.warnings)).toContain(name.replaceAll('_', ' '));
  });

  it('names every input with source, time, licence and state', async () => {
    const { json } = await score({ lat: 40.85, lon: 14.27 });
    const { model, computed_at: computedAt, inputs, degraded, warnings } = json.provenance;
    expect(model).toEqual({
      name: 'georisk-composite',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      methodology: expect.any(String),
    });
    expect(computedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(Array.isArray(warnings)).toBe(true);
    expect(inputs.length).toBeGreaterThan(5);
    for (const input of inputs) {
      expect(['embedded', 'missing']).toContain(input.status);
      if (input.status === 'missing') expect(input.reason).toEqual(expect.any(String));
      else
        expect([typeof input.as_of, typeof input.retrieved_at, typeof input.licence]).toEqual([
          'string',
          'string',
          'string',
        ]);
    }
    expect(degraded).toBe(
      inputs.some(({ status }: { status: string }) => status === 'missing' || status === 'stale'),
    );
  });

  it('180 is -180', async () => {
    const [east, west] = await Promise.all(
      [180, -180].map(async (lon) => (await score({ lat: -16.8, lon })).json),
    );
    for (const answer of [east, west])
      for (const name of ['prediction_id', 'prediction_sha256', 'provenance']) delete answer[name];
    expect(east).toEqual(west);
  });

  it('is a GeoJSON feature by Accept and by f, longitude first, 6 decimals, the same properties', async () => {
    const at = { lat: 37.77491234567, lon: -122.41941234567 };
    const plain = await score(at);
    for (const answer of [
      await score(at, '?f=geojson'),
      await score(at, '', { Accept: 'application/geo+json' }),
    ]) {
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        200,
        'application/geo+json',
      ]);
      const { type, geometry, properties } = JSON.parse(answer.text);
      expect([type, geometry]).toEqual([
        'Feature',
        { type: 'Point', coordinates: [-122.419412, 37.774912] },
      ]);
      expect(properties.components).toEqual(plain.json.components);
    }
    const { status, json } = await score(at, '?f=kml');
    expect([status, json.detail[0].loc]).toEqual([422, ['query', 'f']]);
  });

  it('the radius bounds what is listed, says so, and moves no score', async () => {
    const [near, far] = await Promise.all(
      [10, 500].map(
        async (radiusKm) => (await score({ lat: 40.85, lon: 14.27, radius_km: radiusKm })).json,
      ),
    );
    expect(far.nearby.volcanoes.length).toBeGreaterThan(near.nearby.volcanoes.length);
    expect(near.nearby.effect).toContain('10 km');
    for (const name of NAMES)
      expect([name, far.components[name].score, far.components[name].contribution]).toEqual([
        name,
        near.components[name].score,
        near.components[name].contribution,
      ]);
    expect((await score({ lat: 0, lon: 0, radius_km: 0 })).json.detail[0]).toMatchObject({
      loc: ['body', 'radius_km'],
      type: 'greater_than',
    });
  });

  it('a component is the same number on its own', async () => {
    const at = { lat: 40.85, lon: 14.27 };
    const { json } = await score(at);
    expect((await server.call('/api/v1/volcano/predict', { body: at })).json.score).toBe(
      json.components.volcano.score,
    );
    expect((await server.call('/api/v1/tsunami/predict', { body: at })).json.score ?? null).toBe(
      json.components.tsunami.score,
    );
  });
});

describe('withdrawn tools', () => {
  it('validate first, then 200 unavailable with a reason', async () => {
    const { status, json, headers } = await server.call('/api/v1/earthquake/predict', {
      body: { lat: 37.77, lon: -122.42 },
    });
    expect([status, json.status]).toEqual([200, 'unavailable']);
    // RFC 9745: @ and Unix seconds; the day of the first release.
    expect(headers.get('deprecation')).toBe(`@${Date.parse('2026-11-22T00:00:00Z') / 1000}`);
    expect(headers.get('link')).toContain('</docs/earthquake_predict>; rel="deprecation"');
    expect(json.reason.length).toBeGreaterThan(20);
    expect(
      (await server.call('/api/v1/earthquake/predict', { body: { lat: 97, lon: 0 } })).status,
    ).toBe(422);
  });
});

describe('fixed points', () => {
  it('the bare address leads to the documentation', async () => {
    const { status, headers } = await fetch(server.url, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([303, '/docs']);
  });

  it('/healthz, /readyz and /metrics answer without a key', async () => {
    expect((await server.call('/healthz', { key: null })).json).toEqual({ status: 'ok' });
    await expect
      .poll(async () => (await server.call('/readyz', { key: null })).json, {
        timeout: 60_000,
        interval: 100,
      })
      .toEqual({ status: 'ready' });
    const { status, text, headers } = await server.call('/metrics', { key: null });
    expect([status, headers.get('content-type')?.split(';')[0]]).toEqual([200, 'text/plain']);
    for (const name of [
      'http_requests_total',
      'http_request_duration_seconds_bucket',
      'worker_pool',
      'source_state',
      'process_resident_memory_bytes',
    ])
      expect(text).toContain(name);
    // One label a route, never a path as it was sent.
    await server.call('/api/v1/nothing/at/all?x=1');
    expect((await server.call('/metrics', { key: null })).text).not.toContain('/at/all');
  });

  it('/readyz is 503 with Retry-After while the database does not answer, tables are made, or the server stops', async () => {
    const ready = (isDraining: boolean, pingDatabase: () => Promise<unknown>, isWarm = true) =>
      healthSurface({
        isDraining: () => isDraining,
        isWarm: () => isWarm,
        pingDatabase,
        freeBytes: () => Promise.resolve(undefined),
      })
        .readyz()
        .catch((error: unknown) => error);
    expect(await ready(true, () => Promise.resolve())).toMatchObject({
      code: 'draining',
      status: 503,
      extras: { retryAfterS: 5 },
    });
    expect(await ready(false, () => Promise.reject(new Error('gone')))).toMatchObject({
      code: 'database_unavailable',
      status: 503,
      extras: { retryAfterS: 5 },
    });
    expect(await ready(false, () => Promise.resolve(), false)).toMatchObject({
      code: 'overloaded',
      status: 503,
      extras: { retryAfterS: 1 },
    });
    expect(await ready(false, () => Promise.resolve())).toMatchObject({ status: 200 });
  });

  it('405 for writing to what is only read', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics', '/openapi.json', '/docs']) {
      const { status, headers } = await server.call(path, { body: {} });
      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });
});
