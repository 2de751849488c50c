import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type Answer, type TestServer } from '../support/server.ts';

let server: TestServer;
let other: string;
beforeAll(async () => {
  server = await startTestServer();
  other = (
    await server.call('/api/v1/auth/register', {
      body: { email: 'bench@example.org', password: 'quartz lantern mosaic harbour' },
      key: null,
    })
  ).json.api_key;
}, 300_000);
afterAll(() => server.stop());

const WEST_SIBERIA = { south: 58, west: 68, north: 66, east: 82, cell_deg: 0.25 };

async function ended(path: string, key?: string): Promise<Answer> {
  for (let tries = 0; tries < 600; tries++) {
    const answer = await server.call(path, key === undefined ? {} : { key });
    if (['done', 'failed', 'cancelled'].includes(answer.json.status)) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the job did not end');
}

describe('catalog', () => {
  it('counts its modules from the lists, at least 59', async () => {
    const { json } = await server.call('/api/v1/internal/catalog');
    const { json: summary } = await server.call('/api/v1/internal/catalog/summary');
    expect(json.module_count).toBeGreaterThanOrEqual(59);
    expect(json.modules).toHaveLength(json.module_count);
    expect(summary.module_count).toBe(json.module_count);
    const sum = Object.values(summary.by_category as Record<string, number>).reduce(
      (a, b) => a + b,
    );
    expect(sum).toBe(json.module_count);
    expect(new Set(json.modules.map(({ name }: { name: string }) => name)).size).toBe(
      json.module_count,
    );
  });

  it('finds by category, tier, words and runnability', async () => {
    const ask = async (query: string) =>
      (await server.call(`/api/v1/internal/catalog?${query}`)).json.modules;
    expect((await ask('category=volcano')).length).toBeGreaterThan(0);
    for (const { tier } of await ask('tier=exploratory')) expect(tier).toBe('exploratory');
    expect((await ask('q=ground+motion+japan')).length).toBeGreaterThan(0);
    for (const { runnable } of await ask('runnable=true')) expect(runnable).toBe(true);
    for (const { runnable } of await ask('runnable=false')) expect(runnable).toBe(false);
    expect(await ask('limit=3')).toHaveLength(3);
  });

  it('a module has its card and its inputs; an unknown name is told the nearest', async () => {
    const { json } = await server.call('/api/v1/internal/catalog/module/volcano_predict');
    expect(json.card.methodology.length).toBeGreaterThan(20);
    expect(json.input_schema.properties).toHaveProperty('lat');
    const { status, json: problem } = await server.call(
      '/api/v1/internal/catalog/module/volcano_predit',
    );
    expect(status).toBe(404);
    expect(problem.detail).toContain('volcano_predict');
  });
});

describe('points', () => {
  it('run-point gives the answer of the module itself, and the audit names it', async () => {
    const place = { lat: 40.82, lon: 14.43 };
    const { json } = await server.call('/api/v1/internal/run-point', {
      body: { module: 'volcano_predict', ...place },
    });
    const { json: own } = await server.call('/api/v1/volcano/predict', { body: place });
    expect(json).toMatchObject({ outcome: 'done', module: 'volcano_predict' });
    expect(json.result.score).toBe(own.score);
    const { json: audit } = await server.call('/api/v1/internal/audit?limit=1');
    expect(audit.runs[0]).toMatchObject({ module: 'volcano_predict', outcome: 'done', lat: 40.82 });
  });

  it('run-point says what is wrong with an input, and refuses what needs more than a point', async () => {
    const bad = await server.call('/api/v1/internal/run-point', {
      body: { module: 'volcano_predict', lat: 1, lon: 2, inputs: { radius_km: -3 } },
    });
    expect(bad.json.outcome).toBe('failed');
    expect(bad.json.reason).toContain('radius_km');
    const more = await server.call('/api/v1/internal/run-point', {
      body: { module: 'credit_pulse', lat: 1, lon: 2 },
    });
    expect(more.status).toBe(409);
  });

  it('a point fills the place that an input has for it', async () => {
    const at = { lat: 29.95, lon: -90.07 };
    const { json: summary } = await server.call('/api/v1/internal/catalog/summary');
    expect(summary.runnable_count).toBeGreaterThanOrEqual(59);
    const { json } = await server.call('/api/v1/internal/run-point', {
      body: { module: 'climateMigration_originAnalysis', ...at },
    });
    const { json: own } = await server.call('/api/v1/climate/migration-routes/origin-analysis', {
      body: { origin: at },
    });
    expect(json.outcome).toBe('done');
    expect(json.result.score).toBe(own.score);
  });

  it('what a point is not enough for runs with the inputs that it lacks', async () => {
    const body = { module: 'insurance_catBondPricing', lat: 29.76, lon: -95.37 };
    const refused = await server.call('/api/v1/internal/run-point', { body });
    expect(refused.status).toBe(409);
    expect(refused.json.detail).toContain('inputs');
    const { json } = await server.call('/api/v1/internal/run-point', {
      body: { ...body, inputs: { peril: 'hurricane' } },
    });
    expect(json.reason).toBeUndefined();
  }, 20_000);

  // PEER NGA-West2 report 2014/16, figure of medians: M 7, 30 km, Vs30 760 m/s lies between 0.09 and 0.13 g by all five models.
  it.each(['ask14', 'bssa14', 'cb14', 'cy14'])(
    'ground_motion_%s says the shaking of a named earthquake',
    async (name) => {
      const { json } = await server.call('/api/v1/internal/run-point', {
        body: {
          module: `ground_motion_${name}`,
          lat: 34,
          lon: -118,
          inputs: { magnitude: 7, distance_km: 30, vs30_mps: 760 },
        },
      });
      const { value, p10, p90, unit } = json.result.quantity;
      expect(unit).toBe('g');
      expect(value).toBeGreaterThan(0.08);
      expect(value).toBeLessThan(0.14);
      expect(p10).toBeLessThan(value);
      expect(p90).toBeGreaterThan(value);
      expect(json.result.scenario.basis).toBe('given');
    },
  );

  it('scan-point runs side by side and names what it did not run', async () => {
    const { json } = await server.call('/api/v1/internal/scan-point', {
      body: { lat: 38.1, lon: 13.4, limit: 6, category: 'components' },
    });
    expect(json.outcomes).toHaveLength(6);
    expect(json.done + json.late.length + json.failed.length).toBe(6);
    expect(json.not_run).toHaveLength(2);
    expect(json.failed).toEqual([]);
    expect(json.outcomes[0].result.provenance.model.name).toMatch(/^component-/);
  }, 20_000);

  it('422 names the bound', async () => {
    const { status, json } = await server.call('/api/v1/internal/scan-point', {
      body: { lat: 91, lon: 0, limit: 0 },
    });
    expect(status).toBe(422);
    expect(json.detail.map(({ loc }: { loc: string[] }) => loc[1]).toSorted()).toEqual([
      'lat',
      'limit',
    ]);
  });
});

describe('scan of a grid', { timeout: 120_000 }, () => {
  it('is started, done in stripes, read by its owner, and sent as KML', async () => {
    const started = await server.call('/api/v1/internal/og/scan', { body: WEST_SIBERIA });
    expect(started.status).toBe(202);
    expect(started.headers.get('location')).toBe(`/api/v1/internal/og/scan/${started.json.job_id}`);
    expect(started.headers.get('retry-after')).toMatch(/^\d+$/);
    const path = `/api/v1/internal/og/scan/${started.json.job_id}`;
    const { json } = await ended(path);
    expect(json).toMatchObject({ status: 'done', progress: 100, kind: 'og-scan' });
    expect(json.result).toMatchObject({ rows: 32, columns: 56, cells: 32 * 56 });
    const classes = Object.values(json.result.by_klass as Record<string, number>);
    expect(classes.reduce((a, b) => a + b) + json.result.cells_outside).toBe(32 * 56);
    expect(json.result.best[0].composite_score).toBeGreaterThan(85);
    const kml = await server.call(`${path}/kml`);
    expect(kml.headers.get('content-type')).toContain('vnd.google-earth.kml');
    const parsed = new XMLParser().parse(kml.text);
    expect(parsed.kml.Document.Placemark).toHaveLength(32 * 56 - json.result.cells_outside);
    expect((await server.call(path, { key: other })).status).toBe(404);
    expect((await server.call(`${path}/kml`, { key: other })).status).toBe(404);
    expect((await server.call(path, { method: 'DELETE', key: other })).status).toBe(404);
    const { json: jobs } = await server.call('/api/v1/internal/og/jobs');
    expect(jobs.jobs[0].job_id).toBe(started.json.job_id);
    expect((await server.call('/api/v1/internal/og/jobs', { key: other })).json.jobs).toEqual([]);
  });

  it('a file of an unfinished or cancelled scan is 409', async () => {
    const { json } = await server.call('/api/v1/internal/og/scan', {
      body: { ...WEST_SIBERIA, cell_deg: 0.02 },
    });
    const path = `/api/v1/internal/og/scan/${json.job_id}`;
    const cancelled = await server.call(path, { method: 'DELETE' });
    expect(cancelled.status).toBe(200);
    const again = await server.call(path, { method: 'DELETE' });
    expect(again.json.status).toBe(cancelled.json.status);
    if (cancelled.json.status === 'cancelled') {
      const file = await server.call(`${path}/kml`);
      expect(file.status).toBe(409);
      expect(file.json.code).toBe('job_not_finished');
    }
  });

  it('that is too large says how large it may be', async () => {
    const { status, json } = await server.call('/api/v1/internal/og/scan', {
      body: { south: -60, west: -180, north: 80, east: 180, cell_deg: 0.01 },
    });
    expect(status).toBe(422);
    expect(json.detail[0]).toMatchObject({ loc: ['body', 'cell_deg'] });
    expect(json.detail[0].msg).toContain('1000000');
  });

  it('the models show prediction-rate curves above chance', async () => {
    const { json } = await server.call('/api/v1/internal/og/model');
    expect(json.exploratory).toBe(true);
    for (const { known_sites, prediction_rate } of json.models) {
      expect(known_sites).toBeGreaterThanOrEqual(150);
      expect(prediction_rate.area_under_curve).toBeGreaterThan(0.7);
      expect(prediction_rate.curve.at(-1)).toEqual({ area: 1, sites: 1 });
    }
  });
});
