import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server.ts';

describe('GET /api/v1/alerts/geocode', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, { routines: [] });
  }, 60_000);
  afterAll(() => server.stop());
  const find = (q: string) => server.call(`/api/v1/alerts/geocode?q=${encodeURIComponent(q)}`);

  it.each([
    ['San Francisco', 'exact', 'US', 'California'],
    ['京都', 'exact', 'JP', 'Kyoto'],
    ['Москва', 'exact', 'RU', 'Moscow'],
    ['القاهرة', 'exact', 'EG', 'Cairo'],
    ['Paris, Texas', 'exact', 'US', 'Texas'],
  ])('%s is found in its own script', async (q, match, country, admin) => {
    const { json } = await find(q);
    expect(json.matches[0]).toMatchObject({ match_code: match, country_code: country });
    expect(json.matches[0].admin_name).toContain(admin);
    expect(json.attribution).toContain('GeoNames');
  });

  it('a misspelt name lists the nearest', async () => {
    const { json } = await find('San Francizco');
    expect(json.matches[0]).toMatchObject({ match_code: 'near', name: 'San Francisco' });
  });

  it('what nothing is called says so', async () => {
    const { json } = await find('qzxvkjqzxvkj');
    expect(json).toMatchObject({
      count: 0,
      matches: [],
      reason: expect.stringContaining('No populated place'),
    });
  });

  it('422 for one letter and for 121; 401 without key or session', async () => {
    expect((await find('a')).status).toBe(422);
    expect((await find('a'.repeat(121))).status).toBe(422);
    expect((await find('a'.repeat(120))).status).toBe(200);
    expect((await server.call('/api/v1/alerts/geocode?q=Lyon', { key: null })).status).toBe(401);
  });
});
