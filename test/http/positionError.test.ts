import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../src/operations.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Example = Readonly<Record<string, unknown>>;
/** Every vertical about a point. */
const risk = operations.filter(
  ({ model, input, access }) =>
    model !== undefined &&
    access === 'key' &&
    'position_sigma_m' in ((input as { shape?: object }).shape ?? {}),
);
/** The shore of Lisbon: within some hundred metres it is sea, flat ground and hills. */
const SHORE = { lat: 38.7075, lon: -9.1365 };

describe('an error of the position', () => {
  it('is taken by every vertical about a point', () => {
    const about = operations.filter(
      ({ datasets, input }) =>
        datasets !== undefined && 'lat' in ((input as { shape?: object }).shape ?? {}),
    );
    expect(about.length).toBeGreaterThan(35);
    // Lists of scenes, measurements and checks of an event are no risk.
    expect(about.filter((operation) => !risk.includes(operation)).map(({ id }) => id)).toEqual([
      'replay_satelliteImagery',
      'oracleFeed_oracle',
      'weatherData_analysis',
    ]);
  });

  it.each(risk.map((operation) => [operation.id, operation] as const))(
    '%s answers with it, and repeats its coordinates',
    async (_id, { path, example }) => {
      const { lat, lon, ...rest } = example as Example;
      const at = typeof lat === 'number' ? { lat, lon } : SHORE;
      const body = { ...rest, ...at, position_sigma_m: 300 };
      const { status, json } = await server.call(path, { body });
      expect([status, json.detail]).toEqual([200, undefined]);
      expect([json.lat, json.lon]).toEqual([at.lat, at.lon]);
      const { sigma_m, points, answered_share, intervals } = json.position_error;
      expect([sigma_m, points]).toEqual([300, 7]);
      expect(answered_share).toBeGreaterThanOrEqual(0.5);
      for (const row of intervals) expect(row.low).toBeLessThanOrEqual(row.high);
    },
    120_000,
  );

  // The waterfront is the lowest ground of Lisbon: what is about it floods less, so that both ends of the interval come down.
  it('brings the interval of a shore towards what is about it, keeps the score of the point and says so', async () => {
    const ask = async (more: object) =>
      (await server.call('/api/v1/georisk/score', { body: { ...SHORE, ...more } })).json;
    const [plain, spread] = [await ask({}), await ask({ position_sigma_m: 2000 })];
    expect(plain).not.toHaveProperty('position_error');
    expect(spread.score).toBe(plain.score);
    const row = spread.position_error.intervals.find(
      ({ pointer }: { pointer: string }) => pointer === '/interval',
    );
    expect(row.low_before).toBeCloseTo(plain.interval.p10, 1);
    expect(row.high_before).toBeCloseTo(plain.interval.p90, 1);
    expect(row.low).toBeCloseTo(spread.interval.p10, 1);
    expect(row.high).toBeCloseTo(spread.interval.p90, 1);
    expect(row.low).toBeLessThan(row.low_before - 1);
    expect(row.high).toBeLessThan(row.high_before - 1);
    expect(spread.summary).toContain('2000 m');
    expect(spread.prediction_sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is the same for a place by its name', async () => {
    const named = await server.call('/api/v1/weather/flood-forecast', {
      body: { place: 'Lisbon', position_sigma_m: 1000 },
    });
    expect(named.json).toMatchObject({
      place_match: { name: 'Lisbon' },
      position_error: { sigma_m: 1000 },
    });
  });

  it.each([
    [0, 'greater_than'],
    [-5, 'greater_than'],
    [20_001, 'less_than_equal'],
    ['300', 'float_type'],
  ])('%j is 422', async (position_sigma_m, type) => {
    const { status, json } = await server.call('/api/v1/georisk/score', {
      body: { ...SHORE, position_sigma_m },
    });
    expect([status, json.detail[0].loc, json.detail[0].type]).toEqual([
      422,
      ['body', 'position_sigma_m'],
      type,
    ]);
  });

  it('without coordinates is 422', async () => {
    const { status, json } = await server.call('/api/v1/predictions/market/oracle', {
      body: { hazard_type: 'earthquake', region: 'california', position_sigma_m: 300 },
    });
    expect([status, json.detail[0].loc]).toEqual([422, ['body', 'position_sigma_m']]);
  });
});

describe('the coordinates', () => {
  it('are repeated by the answer of every operation that takes them', () => {
    const shapeOf = (schema: unknown) => (schema as { shape?: object } | undefined)?.shape ?? {};
    const silent = operations.filter(
      ({ input, output, access, writes }) =>
        access === 'key' &&
        (writes ?? 'json') === 'json' &&
        'lat' in shapeOf(input) &&
        !('lat' in shapeOf(output)),
    );
    // The answer to a question in words has them in `place`, with the name they were found by.
    expect(silent.map(({ id }) => id)).toEqual(['earth_ask']);
  });
});

describe('an error of a position in a list', () => {
  it.each([
    ['/api/v1/insurance/portfolio-batch', 'locations', 'results'],
    ['/api/v1/real-estate/ground-truth/batch', 'properties', 'results'],
    ['/api/v1/seismic/hazard-curves', 'sites', 'sites'],
  ])(
    '%s spreads it into the answer of that place alone',
    async (path, list, results) => {
      const plain = [{ ...SHORE }, { lat: 48.85, lon: 2.35 }];
      const doubtful = [{ ...SHORE, position_sigma_m: 1500 }, plain[1]];
      const ask = async (places: unknown) =>
        (await server.call(path, { body: { [list]: places } })).json;
      const [before, after] = [await ask(plain), await ask(doubtful)];
      expect(after[results]).toHaveLength(2);
      expect(after[results][0].position_error).toMatchObject({ sigma_m: 1500, points: 7 });
      expect(after[results][0].position_error.intervals.length).toBeGreaterThan(0);
      for (const { low, high } of after[results][0].position_error.intervals)
        expect(low).toBeLessThanOrEqual(high);
      expect(before[results][0]).not.toHaveProperty('position_error');
      const { provenance: _a, ...same } = before[results][1];
      const { provenance: _b, ...other } = after[results][1];
      expect(other).toEqual(same);
    },
    240_000,
  );

  it.each([
    ['/api/v1/insurance/portfolio-batch', 'locations'],
    ['/api/v1/seismic/hazard-curves', 'sites'],
  ])('%s names the place with which a list holds too many', async (path, list) => {
    const places = Array.from({ length: 22 }, (_, i) =>
      i === 3 ? SHORE : { ...SHORE, position_sigma_m: 10 },
    );
    const { status, json } = await server.call(path, { body: { [list]: places } });
    expect(status).toBe(422);
    expect(json.detail[0].loc).toEqual(['body', list, 21, 'position_sigma_m']);
    expect(json.detail[0].msg).toContain('at most 20 positions');
  });
});
