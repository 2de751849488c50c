import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultServer, type FaultServer } from '../support/faultServer.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const PATH = '/api/v1/infrastructure/osm/exposure-analysis';
const HERE = { lat: 37.7749, lon: -122.4194 };

describe('POST /api/v1/infrastructure/osm/exposure-analysis', () => {
  let server: TestServer;
  let overpass: FaultServer;
  beforeAll(async () => {
    overpass = await faultServer('');
    server = await startTestServer({ SOURCE_OSM_OVERPASS_URL: overpass.url });
  });
  afterAll(async () => {
    await server.stop();
    await overpass.close();
  });

  it('counts assets by class against the hazards, weighted', async () => {
    overpass.behave({
      body: JSON.stringify({
        osm3s: { timestamp_osm_base: '2026-05-01T00:00:00Z' },
        elements: [
          {
            type: 'node',
            id: 1,
            lat: 37.77,
            lon: -122.42,
            tags: { amenity: 'hospital', name: 'General' },
          },
          { type: 'way', id: 2, center: { lat: 37.78, lon: -122.41 }, tags: { building: 'yes' } },
        ],
      }),
    });
    const { status, json } = await server.call(PATH, { body: HERE });
    expect(status).toBe(200);
    expect(json.assets).toHaveLength(10);
    expect(json).toMatchObject({
      radius_km: 5,
      hazard_type: 'all',
      total_assets: 2,
      weighted_assets: 101,
    });
    const { earthquake } = json.hazards;
    expect(earthquake.state).toBe('known');
    expect(earthquake.exposure.weighted_assets).toBeCloseTo((101 * earthquake.score) / 100, 0);
    expect(json.completeness).toContain('lower bound');
  });

  it('tells hazards that cannot occur from those that are not known', async () => {
    overpass.behave({ body: '{"elements":[]}' });
    const { json } = await server.call(PATH, { body: { lat: -40, lon: -130 } });
    expect(json.most_exposed_to).toBeNull();
    expect(json.summary).toContain('earthquake not known; flood, wildfire cannot occur here');
  });

  it('shows the asked hazard only', async () => {
    const { json } = await server.call(PATH, { body: { ...HERE, hazard_type: 'flood' } });
    expect(Object.keys(json.hazards)).toEqual(['flood']);
  });

  it('says that assets are unknown when the map fails, never that there are none', async () => {
    overpass.behave({ body: '{"elements":[],"remark":"runtime error: Query timed out"}' });
    const { status, json } = await server.call(PATH, { body: { lat: 48.2, lon: 16.4 } });
    expect(status).toBe(200);
    expect(json).toMatchObject({ assets: null, total_assets: null, weighted_assets: null });
    expect(json.assets_reason).toContain('osm-overpass');
    expect(json.hazards.earthquake.exposure).toBeNull();
    expect(json.provenance.degraded).toBe(true);
  });

  it.each([{ radius_km: 11 }, { hazard_type: 'tornado' }, { lon: 181 }])(
    '422 for %o',
    async (more) =>
      expect((await server.call(PATH, { body: { ...HERE, ...more } })).status).toBe(422),
  );
  it('401 without a key', async () =>
    expect((await server.call(PATH, { body: HERE, key: null })).status).toBe(401));
});
