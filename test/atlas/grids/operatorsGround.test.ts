import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { geoTiff, rangeHost, type GridOf } from '../../support/geoTiff.ts';
import { tiledTiff } from '../../support/tiledTiff.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

/** Padang: a coast with tsunamis. The western half of the grid has data, the eastern none. */
const PADANG = { lat: -0.95, lon: 100.36 };
const HOLE = { lat: -0.95, lon: 100.44 };
const OUTSIDE = { lat: -0.95, lon: 100.6 };
const GRID: GridOf = {
  west: 100.3,
  north: -0.9,
  step: 0.001,
  width: 200,
  height: 100,
  noData: -9999,
  value: (column) => (column < 100 ? 5 : -9999),
};
const CARD = {
  date: '2024-05-01',
  title: 'A survey',
  provider: 'City of Padang',
  home: 'https://example.org/survey',
  licence: 'CC BY 4.0',
  attribution: 'Survey of 2024',
};
const LIDAR = {
  ...CARD,
  id: 'lidar',
  dataset: 'elevation',
  source: 'dem.tif',
  unit: 'm',
  sigma: 0.3,
};
const SOIL = { ...CARD, id: 'vs30', dataset: 'soil', source: 'vs.tif', unit: 'm/s', sigma: 0.1 };

const folder = mkdtempSync(join(tmpdir(), 'gri-ground-'));
let bare: TestServer;
let rich: TestServer;

function declare(list: readonly unknown[]): void {
  writeFileSync(join(folder, 'grids.json'), JSON.stringify(list));
}

beforeAll(async () => {
  writeFileSync(join(folder, 'dem.tif'), geoTiff(GRID));
  writeFileSync(
    join(folder, 'vs.tif'),
    geoTiff({ ...GRID, value: (column) => (column < 100 ? 0.31 : -9999) }),
  );
  declare([LIDAR, { ...SOIL, unit: 'km/s' }]);
  bare = await startTestServer();
  rich = await startTestServer({ DATA_DIR: folder });
});
afterAll(async () => {
  await bare.stop();
  await rich.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Input = { dataset: string; source: string; [member: string]: unknown };
async function ask(server: TestServer, path: string, body: object, dataset: string) {
  const { json, status } = await server.call(path, { body });
  expect(status).toBe(200);
  const inputs: Input[] = json.provenance.inputs;
  return { json, input: inputs.find((one) => one.dataset === dataset) };
}
const tsunami = (server: TestServer, at: object) =>
  ask(server, '/api/v1/tsunami/predict', at, 'elevation');
const shaking = (server: TestServer, at: object) =>
  ask(server, '/api/v1/predict/seismic-risk', at, 'soil');

describe("the operator's own ground", () => {
  it('answers before the tables, with its own date and licence, and the interval is narrower', async () => {
    const without = await tsunami(bare, PADANG);
    const withGrid = await tsunami(rich, PADANG);
    expect(without.input?.source).toBe('atlas-elevation');
    expect(withGrid.json.elevation_m).toBe(5);
    expect(withGrid.input).toMatchObject({
      source: 'lidar',
      as_of: '2024-05-01T00:00:00Z',
      licence: 'CC BY 4.0',
      attribution: 'Survey of 2024',
      status: 'cached',
    });
    const spread = ({ json }: typeof without) => Math.log(json.quantity.p90 / json.quantity.p10);
    expect(spread(withGrid)).toBeLessThan(0.9 * spread(without));
  });

  it('brings the stiffness of the ground, in its own unit and with its own spread', async () => {
    const { site } = (await shaking(bare, PADANG)).json;
    const mapped = await shaking(rich, PADANG);
    expect(mapped.json.site).toMatchObject({ vs30_basis: 'mapped', vs30_ln_sigma: 0.1 });
    expect(mapped.json.site.vs30_mps).toBeCloseTo(310, 2);
    expect(site.vs30_ln_sigma).toBeGreaterThan(0.1);
    expect(mapped.json.summary).toContain('from a map of Vs30');
    expect(mapped.input).toMatchObject({ source: 'vs30' });
    // Two whole hazard curves.
  }, 90_000);

  it('is unknown where it has no data, never zero: the table answers and the reason is told', async () => {
    const without = await tsunami(bare, HOLE);
    const withGrid = await tsunami(rich, HOLE);
    expect(withGrid.json.elevation_m).toBe(without.json.elevation_m);
    expect(withGrid.input).toMatchObject({
      source: 'atlas-elevation',
      reason: 'lidar: no data here',
    });
    const outside = await tsunami(rich, OUTSIDE);
    expect(outside.input).toMatchObject({
      source: 'atlas-elevation',
      reason: 'offline by configuration',
    });
  });

  it('stands among the sources, and its answers are reproduced from their evidence', async () => {
    expect(rich.services.sourceStates().find(({ id }) => id === 'lidar')).toMatchObject({
      status: 'operational',
      licence: 'CC BY 4.0',
      newest: '2024-05-01T00:00:00Z',
    });
    expect((await rich.call('/docs/sources')).text).toContain('City of Padang');
    const { json } = await tsunami(rich, PADANG);
    const again = await rich.call(`/api/v1/predictions/${json.prediction_id}/reproduce`, {
      method: 'POST',
    });
    expect(again.json).toMatchObject({ state: 'equal', difference_count: 0 });
  });
});

describe('grids that cannot be used', () => {
  const starting = async (list: readonly unknown[]) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'gri-bad-'));
    writeFileSync(join(dataDir, 'utm.tif'), geoTiff({ ...GRID, isProjected: true, epsg: 32747 }));
    writeFileSync(join(dataDir, 'broken.tif'), 'no tiff');
    writeFileSync(join(dataDir, 'grids.json'), JSON.stringify(list));
    try {
      const server = await startTestServer({ DATA_DIR: dataDir });
      await server.stop();
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  };
  it('stop the start with their names', async () => {
    await expect(starting([{ ...LIDAR, source: 'utm.tif' }])).rejects.toThrow(
      /lidar: .*projection.*EPSG:4326/,
    );
    await expect(
      starting([
        { ...LIDAR, source: 'broken.tif' },
        { ...SOIL, id: 'atlas-soil', source: 'none.tif' },
      ]),
    ).rejects.toThrow(
      /atlas-soil is the id of another[^]*lidar: the file cannot[^]*atlas-soil: the/,
    );
  });
});

describe('a grid on another host', () => {
  it('is read by ranges; where the host fails the table answers, with the reason', async () => {
    const file = tiledTiff({ ...GRID, width: 2048, height: 1024, step: 0.0001 }, 256);
    const host = await rangeHost(file);
    declare([{ ...LIDAR, source: host.url }]);
    const server = await startTestServer({ DATA_DIR: folder });
    const at = (lon: number) => tsunami(server, { lat: -0.91, lon });
    try {
      expect((await at(100.306)).input?.source).toBe('lidar');
      expect(host.state.bytes).toBeGreaterThan(256 * 256 * 4);
      expect(host.state.bytes).toBeLessThan(file.length / 10);
      host.state.status = 503;
      const { requests } = host.state;
      expect((await at(100.307)).json.elevation_m).toBe(5);
      expect(host.state.requests).toBe(requests);
      expect((await at(100.35)).input).toMatchObject({
        source: 'atlas-elevation',
        reason: 'lidar: HTTP 503',
      });
      expect(server.services.sourceStates().find(({ id }) => id === 'lidar')).toMatchObject({
        status: 'degraded',
        reason: 'HTTP 503',
      });
    } finally {
      await server.stop();
      await host.close();
    }
  });

  it('does not stop the start where the host cannot be reached or sends no ranges', async () => {
    const host = await rangeHost(geoTiff(GRID));
    host.state.status = 200;
    declare([{ ...LIDAR, source: host.url }]);
    const server = await startTestServer({ DATA_DIR: folder });
    try {
      expect((await tsunami(server, PADANG)).input).toMatchObject({
        source: 'atlas-elevation',
        reason: 'lidar: the host of the file sends it whole where a range is asked',
      });
      const state = server.services.sourceStates().find(({ id }) => id === 'lidar');
      expect(state).toMatchObject({ status: 'down', datasets: ['elevation'] });
    } finally {
      await server.stop();
      await host.close();
    }
  });
});
