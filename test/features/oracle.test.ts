import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atlas } from '../../src/atlas/index.ts';
import { connectors } from '../../src/connectors/index.ts';
import { operations } from '../../src/operations.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());
const get = (path: string, key?: null) =>
  server.call(`/api/v1/oracle/${path}`, key === null ? { key } : {});

describe('oracle', () => {
  it.each(['connectors', 'drift/methods', 'fetchers', 'info', 'ml-deps', 'stage-summary'])(
    '401 without a key: %s',
    async (path) => expect((await get(path, null)).status).toBe(401),
  );

  it('200 health without a key, honest about being offline', async () => {
    const { status, json } = await get('health', null);
    expect(status).toBe(200);
    expect(json.status).toBe('degraded');
    expect(json.sources).toMatchObject({
      live: connectors.length,
      embedded: atlas.length,
      operational: 0,
    });
  });

  it('200 connectors: as many as the lists hold', async () => {
    const { json } = await get('connectors');
    expect(json).toMatchObject({
      total: connectors.length + atlas.length,
      live: connectors.length,
      embedded: atlas.length,
    });
    expect(json.items.map((one: { id: string }) => one.id)).toEqual(
      [...connectors, ...atlas].map(({ id }) => id),
    );
    expect(Object.values(json.by_status as Record<string, number>).reduce((a, b) => a + b)).toBe(
      json.total,
    );
  });

  it('200 drift methods, each with formula, source and verification', async () => {
    const { json } = await get('drift/methods');
    expect(json.items.map((one: { id: string }) => one.id)).toEqual([
      'psi',
      'kolmogorov_smirnov',
      'page_hinkley',
      'adwin',
    ]);
    expect(json.total).toBe(json.items.length);
  });

  it('200 fetchers: every dataset of every source', async () => {
    const { json } = await get('fetchers');
    const names = json.items.map((one: { dataset: string }) => one.dataset);
    for (const source of connectors)
      for (const { dataset } of source.serves) expect(names).toContain(dataset.id);
    const series = json.items.find((one: { dataset: string }) => one.dataset === 'economic-series');
    expect(series).toMatchObject({ served_now: true, served_live: false });
    expect(series.sources.map((one: { id: string }) => one.id)).toEqual([
      'fred',
      'eia',
      'fred-chart',
      'atlas-economic-series',
    ]);
    expect(series.used_by).toContain('economic_forecast');
  });

  it('200 info and ml-deps count the models that the page of model cards shows', async () => {
    const page = await (await fetch(`${server.url}/docs/models`)).text();
    const models = Number(/>(\d+) models, each with/.exec(page)?.[1]);
    // Of its parts alone: eight components, and a card for each operation that has one.
    expect(models).toBeGreaterThan(
      8 + new Set(operations.flatMap(({ model }) => model?.name ?? [])).size,
    );
    expect((await get('info')).json.counts).toMatchObject({
      operations: operations.length,
      models,
      drift_methods: 4,
      forecast_methods: 8,
    });
    const { json } = await get('ml-deps');
    expect(json).toMatchObject({ total: models, external_ml_libraries: [] });
    expect(json.items).toHaveLength(models);
  });

  it('200 stage summary, in order', async () => {
    const { json } = await get('stage-summary');
    expect(json.items.map((one: { stage: string }) => one.stage)).toEqual([
      'sources',
      'datasets',
      'models',
      'operations',
      'predictions',
    ]);
    expect(json.items[4].counts.stored).toBe(0);
  });
});
