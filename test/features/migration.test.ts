import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';

const ROUTES = '/api/v1/climate/migration-routes';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('migration over HTTP', () => {
  it('says ok, its name and its inventory', async () => {
    const { status, json } = await server.call(`${ROUTES}/health`);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      status: 'ok',
      engine: 'climate-migration',
      climate_pressure_zones: 15,
      known_destinations: 20,
      known_cities: 40,
    });
  });

  it('answers a route by names, and 422 at the member for a name that no place has', async () => {
    const body = { origin: 'Galveston, Texas', destination: { lat: 46.79, lon: -92.1 } };
    const { status, json } = await server.call(`${ROUTES}/route`, { body });
    expect(status).toBe(200);
    expect(json.origin.place.match).toBe('gazetteer');
    const wrong = await server.call(`${ROUTES}/route`, {
      body: { ...body, origin: 'Galvestone, Texas' },
    });
    expect(wrong.status).toBe(422);
    expect(wrong.json.detail[0]).toMatchObject({ loc: ['body', 'origin'], type: 'value_error' });
    expect(wrong.json.detail[0].msg).toContain('Galveston');
  });

  it('names the place in a batch that does not resolve, and refuses more than a hundred', async () => {
    const good = { origin: 'Miami', destination: 'Duluth' };
    const wrong = await server.call(`${ROUTES}/corridor`, {
      body: { corridors: [good, { origin: 'Miami', destination: 'Xqzzvw' }] },
    });
    expect(wrong.status).toBe(422);
    expect(wrong.json.detail[0].loc).toEqual(['body', 'corridors', 1, 'destination']);
    const many = await server.call(`${ROUTES}/corridor`, {
      body: { corridors: Array.from({ length: 101 }, () => good) },
    });
    expect(many.status).toBe(422);
  });

  it('answers a batch of a hundred, each with terms that add up to its relief', async () => {
    const cities = ['Miami', 'Phoenix', 'Houston', 'New Orleans', 'Las Vegas'];
    const ends = ['Duluth', 'Buffalo, NY', { lat: 44.98, lon: -93.27 }, 'Madison, Wisconsin'];
    const corridors = Array.from({ length: 100 }, (_, i) => ({
      origin: cities[i % cities.length],
      destination: ends[i % ends.length],
    }));
    const { status, json } = await server.call(`${ROUTES}/corridor`, { body: { corridors } });
    expect(status).toBe(200);
    expect(json.corridors).toHaveLength(100);
    for (const { terms, quantity, levers, score } of json.corridors) {
      const net = terms.reduce((sum: number, each: { net: number }) => sum + each.net, 0);
      // Terms are told to a tenth, their sum to the three digits that its interval carries.
      const rounding = 0.05 * terms.filter((each: { net: number }) => each.net !== 0).length;
      expect(Math.abs(net - quantity.value)).toBeLessThan(
        rounding + 0.0051 * Math.abs(quantity.value) + 1e-9,
      );
      expect(score).toBeCloseTo(50 - quantity.value / 2, 0);
      expect(levers.length).toBeGreaterThan(0);
    }
    expect(json.summary).toContain('would change');
  });

  it('ranks ten cities with why, why not and what would change their score', async () => {
    const { json } = await server.call('/api/v1/climate-migration/destinations', {
      body: {
        lat: 33.4,
        lon: -112,
        budget_tier: 'medium',
        scenario: 'SSP5-8.5',
        horizon_years: 20,
      },
    });
    expect(json.destinations).toHaveLength(10);
    for (const city of json.destinations) {
      expect(city.why.length).toBeGreaterThan(0);
      expect(city.cost_tier).toMatch(/low|medium/);
      expect(city.levers.length).toBeGreaterThan(0);
      expect(Object.keys(city.rank_by_weights)).toHaveLength(4);
    }
  });

  it('lists the tiers and horizons to whoever asks for another', async () => {
    const tier = await server.call('/api/v1/climate-migration/destinations', {
      body: { lat: 33.4, lon: -112, budget_tier: 'lavish' },
    });
    expect(tier.status).toBe(422);
    expect(tier.text).toContain('medium');
    const horizon = await server.call('/api/v1/climate-migration/score', {
      body: { lat: 33.4, lon: -112, horizon_years: 15 },
    });
    expect(horizon.status).toBe(422);
    expect(horizon.text).toContain('20');
  });
});
