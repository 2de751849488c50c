import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POOL } from '../../../config/limits.ts';
import { elevation, relief } from '../../../engines/ground/datasets/terrain.ts';
import type { PortfolioLine } from '../../../engines/money/portfolio/computePart.ts';
import type { PortfolioPartTask, SliceDone } from '../../../engines/money/portfolio/part.ts';
import { openLines } from '../../../src/features/portfolios/partRecord.ts';
import { createPool } from '../../../workers/pool.ts';
import { geoTiff, type GridOf } from '../../support/geoTiff.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

/** Cologne beside the Rhine: the west of the maps has water, the middle is dry, the east has no data. */
const WET = { lat: 50.94, lon: 6.92 };
const DRY = { lat: 50.94, lon: 6.98 };
const HOLE = { lat: 50.94, lon: 7.08 };
const MAP: GridOf = {
  west: 6.9,
  north: 51,
  step: 0.001,
  width: 200,
  height: 100,
  noData: -9999,
  value: () => 0,
};
const depths = (depthM: number): GridOf => ({
  ...MAP,
  value: (column) => (column < 50 ? depthM : column < 150 ? 0 : -9999),
});
const CARD = {
  date: '2025-03-01',
  title: 'A map',
  provider: 'City of Cologne',
  home: 'https://example.org/map',
  licence: 'CC BY 4.0',
  attribution: 'Map of 2025',
};
const DEPTHS = {
  ...CARD,
  id: 'flood-map',
  dataset: 'flood_depth',
  cause: 'river',
  source: 'd100.tif',
  unit: 'm',
  sigma: 0.2,
  layers: [
    { return_period_years: 10, source: 'd10.tif' },
    { return_period_years: 100 },
    { return_period_years: 500, source: 'd500.tif' },
  ],
};
const COVER = { ...CARD, id: 'cover', dataset: 'land_cover', source: 'cover.tif', sigma: 0.1 };
const KARST = { ...CARD, id: 'slope-map', dataset: 'table', source: 'slope.tif', sigma: 0.1 };
const LIDAR = { ...CARD, id: 'lidar', dataset: 'elevation', source: 'dem.tif', unit: 'm' };

const folder = mkdtempSync(join(tmpdir(), 'gri-more-'));
let bare: TestServer;
let rich: TestServer;

beforeAll(async () => {
  const files: Readonly<Record<string, GridOf>> = {
    'd10.tif': depths(0),
    'd100.tif': depths(0.8),
    'd500.tif': depths(2),
    'cover.tif': { ...MAP, value: () => 40 },
    'slope.tif': { ...MAP, value: () => 12 },
    'dem.tif': { ...MAP, value: (column) => (column < 150 ? 38 : -9999) },
  };
  for (const [name, grid] of Object.entries(files))
    writeFileSync(join(folder, name), geoTiff(grid));
  declare([
    DEPTHS,
    { ...KARST, table: 'relief', member: 'slopeDeg', sigmaMember: 'slopeLnSigma' },
    { ...LIDAR, sigma: 0.2 },
  ]);
  bare = await startTestServer();
  rich = await startTestServer({ DATA_DIR: folder });
});
afterAll(async () => {
  await bare.stop();
  await rich.stop();
  rmSync(folder, { recursive: true, force: true });
});

function declare(list: readonly unknown[]): void {
  writeFileSync(join(folder, 'grids.json'), JSON.stringify(list));
}

async function flood(server: TestServer, at: object) {
  const { json, status } = await server.call('/api/v1/weather/flood-forecast', { body: at });
  expect(status).toBe(200);
  const inputs: { dataset: string; source: string; reason?: string; licence?: string }[] =
    json.provenance.inputs;
  return { json, input: inputs.find(({ dataset }) => dataset === 'flood-setting') };
}

describe('maps of flood depth by return period', () => {
  it('decide the cause they are of, with their own precision, date and licence', async () => {
    const without = await flood(bare, WET);
    const { json, input } = await flood(rich, WET);
    expect(input).toMatchObject({
      source: 'flood-map',
      as_of: '2025-03-01T00:00:00Z',
      licence: 'CC BY 4.0',
    });
    const { annual_probability: perYear, decided_by: by } = json.causes.river;
    expect(by).toContain('flood-map');
    // Dry once in 10 years, 0.8 m once in 100: between the two, and above the hundredth.
    expect(perYear).toBeGreaterThan(0.01);
    expect(perYear).toBeLessThan(0.1);
    const spread = (one: typeof json) => Math.log(one.quantity.p90 / one.quantity.p10);
    expect(spread(json)).toBeLessThan(spread(without.json));
  });

  it('say dry where they are dry, which is next to nothing and not nothing', async () => {
    const { json } = await flood(rich, DRY);
    const { annual_probability: perYear } = json.causes.river;
    expect(perYear).toBeGreaterThan(0);
    expect(perYear).toBeLessThan((await flood(rich, WET)).json.causes.river.annual_probability / 3);
  });

  it('are unknown where they have no data: the tables answer, with the reason', async () => {
    const [without, { json, input }] = [await flood(bare, HOLE), await flood(rich, HOLE)];
    expect(input).toMatchObject({
      source: 'atlas-flood-plains',
      reason: 'flood-map: no data here',
    });
    expect(json.causes.sea).toEqual(without.json.causes.sea);
  });
});

describe('any number of an embedded table', () => {
  it('comes from a grid, the rest of the answer from the table', async () => {
    const fact = await rich.services.ask(relief(WET));
    expect(fact).toMatchObject({ source: 'slope-map', value: { slopeLnSigma: 0.1 } });
    expect(fact).toHaveProperty('value.slopeDeg', 12);
    expect(fact).toHaveProperty('value.reliefClass');
  });

  it('is refused where the table, or its number, is none', async () => {
    const starting = async (entry: object) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'gri-bad-'));
      writeFileSync(join(dataDir, 'slope.tif'), geoTiff(MAP));
      writeFileSync(join(dataDir, 'grids.json'), JSON.stringify([{ ...KARST, ...entry }]));
      try {
        await (await startTestServer({ DATA_DIR: dataDir })).stop();
      } finally {
        rmSync(dataDir, { recursive: true, force: true });
      }
    };
    await expect(starting({ table: 'weather', member: 'x' })).rejects.toThrow(
      /slope-map: table must be one of .*relief/,
    );
    await expect(starting({ table: 'relief', member: 'steepness' })).rejects.toThrow(
      /slope-map: relief has no number steepness; it has slopeDeg/,
    );
  });
});

describe('maps of land cover', () => {
  it('are read by class, never between two, and move landslides', async () => {
    declare([{ ...COVER, legend: 'globcover2009' }]);
    const server = await startTestServer({ DATA_DIR: folder });
    try {
      const fact = await server.services.ask(relief(WET));
      expect(fact).toMatchObject({
        source: 'cover',
        value: { landCover: { code: 40, wrongShare: 0.1 } },
      });
    } finally {
      await server.stop();
    }
  });
});

describe('the sandbox and portfolios', () => {
  const moment = { ms: Date.UTC(2026, 0, 1), iso: '2026-01-01T00:00:00.000Z' };
  const task: PortfolioPartTask = {
    format: 'csv',
    columns: ['id', 'lat', 'lon'],
    delimiter: ',',
    isPriced: false,
    text: `wet,${WET.lat},${WET.lon}\ndry,${DRY.lat},${DRY.lon}`,
    firstLine: 2,
  };
  const computed = async (
    grids: readonly unknown[],
  ): Promise<{ errors: SliceDone['errors']; lines: PortfolioLine[] }> => {
    const ground = { dataDir: folder, offline: true, grids: grids as never };
    const pool = createPool({ ...POOL, deadlineMs: 120_000, threads: 1, ground });
    try {
      const input = { vertical: 'portfolio_part', input: task, facts: null, moment };
      const { errors, lines } = (await pool.run(input)) as SliceDone;
      // A last block ends what a slice leaves open.
      const whole = Buffer.concat([lines, deflateRawSync('')]).toString('base64');
      return { errors, lines: await openLines({ lines: whole }) };
    } finally {
      await pool.close();
    }
  };

  it('read the same ground as every other answer', async () => {
    const fact = await rich.services.sandbox.ask(elevation(WET));
    expect(fact).toMatchObject({ source: 'lidar', value: { elevationM: 38, sigmaM: 0.2 } });
  });

  it('compute buildings from the maps', async () => {
    const own = { ...DEPTHS, scale: 1, offset: 0, band: 1 };
    const layers = DEPTHS.layers.map((layer) => ({ band: 1, ...layer }));
    const without = await computed([]);
    const withMap = await computed([{ ...own, layers }]);
    expect(without.errors).toEqual([]);
    expect(withMap.lines[0]).not.toEqual(without.lines[0]);
    expect(withMap.lines.length).toBe(2);
  });
});
