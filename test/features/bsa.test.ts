import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalJson } from '../../src/core/canonicalJson.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('the induced-seismicity pricer over HTTP', () => {
  it('says ok and its name to a key, 401 without', async () => {
    const { status, json } = await server.call('/api/v1/bsa/health');
    expect(status).toBe(200);
    expect(json).toMatchObject({ status: 'ok', engine: 'basin-storage-asset-pricer' });
    expect((await server.call('/api/v1/bsa/health', { key: null })).status).toBe(401);
  });

  it('publishes a parameter set whose hash anyone can recompute', async () => {
    const { json } = await server.call('/api/v1/bsa/methodology');
    const hash = createHash('sha256').update(canonicalJson(json.parameter_set)).digest('hex');
    expect(json.parameter_sha256).toBe(hash);
    expect(json.equations.length).toBeGreaterThan(8);
    expect(json.change_log[0].version).toBe(json.version);
  });

  it('prices a site of the register and refuses one that is none, naming the register', async () => {
    const body = { site_id: 'castor', insured_value_usd: 1_000_000_000 };
    const { status, json } = await server.call('/api/v1/bsa/insurance-premium', { body });
    expect(status).toBe(200);
    expect(json.premium_usd).toBeGreaterThan(json.pure_premium_usd);
    expect(json.provenance.model.name).toBe('bsa-premium');
    const wrong = await server.call('/api/v1/bsa/insurance-premium', {
      body: { ...body, site_id: 'atlantis' },
    });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('castor');
  });

  it('ranks sites, n from 1 to 50, cycles from 0 to 8760', async () => {
    const { status, json } = await server.call('/api/v1/bsa/top-n?n=3&cycling_intensity_per_yr=12');
    expect(status).toBe(200);
    expect(json.sites).toHaveLength(3);
    for (const query of ['n=0', 'n=51', 'cycling_intensity_per_yr=8761'])
      expect((await server.call(`/api/v1/bsa/top-n?${query}`)).status).toBe(422);
  });
});
