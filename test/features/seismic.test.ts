import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';

const PLACES = [
  { site_id: 'san-francisco', lat: 37.77, lon: -122.42, period_s: 0 },
  { site_id: 'london', lat: 51.51, lon: -0.13, period_s: 0 },
  { lat: 35.68, lon: 139.76, period_s: 1 },
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // A cold worker on a busy machine may pass the deadline of its first questions: 503 asks to come again.
  const asks = PLACES.map(({ lat, lon, period_s }) => ({ lat, lon, period_s }));
  for (const body of asks)
    await vi.waitFor(
      async () =>
        expect((await server.call('/api/v1/seismic/hazard-curve', { body })).status).toBe(200),
      { timeout: 60_000, interval: 500 },
    );
}, 200_000);
afterAll(() => server.stop());

describe('POST /api/v1/seismic/hazard-curves', { timeout: 60_000 }, () => {
  it('200: the same curve as one site on its own, in order', async () => {
    const { status, json } = await server.call('/api/v1/seismic/hazard-curves', {
      body: { sites: PLACES },
    });
    expect(status).toBe(200);
    expect(json.count).toBe(3);
    expect(json.sites.map((one: { site_id: string | null }) => one.site_id)).toEqual([
      'san-francisco',
      'london',
      null,
    ]);
    const alone = await server.call('/api/v1/seismic/hazard-curve', {
      body: { lat: 37.77, lon: -122.42, period_s: 0 },
    });
    expect(json.sites[0].curve).toEqual(alone.json.curve);
    expect(json.sites[0].provenance.inputs[0].status).toBe('embedded');
  });

  it('a batch may compute longer than sources may take to answer', async () => {
    const { services } = server;
    const compute = services.compute.bind(services);
    const slow = vi.fn<(...task: Parameters<typeof compute>) => ReturnType<typeof compute>>(
      async (task, signal) => {
        await new Promise((next) => setTimeout(next, 11_000));
        return compute(task, signal);
      },
    );
    Object.assign(services, { compute: slow });
    const { status, json } = await server.call('/api/v1/seismic/hazard-curves', {
      body: { sites: PLACES },
    });
    Object.assign(services, { compute });
    expect([status, json.detail, slow.mock.calls.length]).toEqual([200, undefined, 3]);
    for (const { provenance } of json.sites) expect(provenance.degraded).toBe(false);
  });

  it('422 above 100 sites, and for a site outside', async () => {
    const many = Array.from({ length: 101 }, () => ({ lat: 0, lon: 0 }));
    expect(
      (await server.call('/api/v1/seismic/hazard-curves', { body: { sites: many } })).json
        .detail[0],
    ).toMatchObject({ loc: ['body', 'sites'], type: 'too_long' });
    const outside = await server.call('/api/v1/seismic/hazard-curves', {
      body: { sites: [{ lat: 91, lon: 0 }] },
    });
    expect(outside.json.detail[0]).toMatchObject({
      loc: ['body', 'sites', 0, 'lat'],
      type: 'less_than_equal',
    });
  });

  it('healthz answers while the workers are busy', async () => {
    const sites = Array.from({ length: 12 }, (_unused, i) => ({
      lat: 30 + i / 4,
      lon: -120 + i / 2,
      period_s: 0,
    }));
    const busy = server.call('/api/v1/seismic/hazard-curves', { body: { sites } });
    let answered = 0;
    let isDone = false;
    void busy.then(() => (isDone = true));
    while (!isDone) {
      expect((await server.call('/healthz')).status).toBe(200);
      answered++;
    }
    expect((await busy).status).toBe(200);
    expect(answered).toBeGreaterThan(5);
  });
});
