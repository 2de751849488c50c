import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { boxOf } from '../../../scripts/sources/syncTerrain.ts';
import { syncSources } from '../../../scripts/sources/sync.ts';
import { keptTerrain } from '../../../src/atlas/keptTerrain/keptTerrain.ts';
import { tilesOf } from '../../../src/atlas/keptTerrain/keepTiles.ts';
import { heightTile } from '../../support/heightTile.ts';
import { startTestServer } from '../../support/server.ts';

/** Three by two tiles round Padang; all at 41.5 m. */
const BOX = '100.2,-1,100.4,-0.9';
const dataDir = mkdtempSync(join(tmpdir(), 'gri-terrain-'));
const host = { asked: [] as string[], failAfter: Infinity };
const server = createServer((request, response) => {
  host.asked.push(request.url ?? '');
  if (host.asked.length > host.failAfter) response.writeHead(503).end();
  else response.writeHead(200, { 'Content-Type': 'image/png' }).end(heightTile(41.5));
});
let environment: Record<string, string>;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  environment = {
    OFFLINE: '1',
    DATA_DIR: dataDir,
    SOURCE_TERRAIN_TILES_URL: `http://127.0.0.1:${port}/tiles`,
  };
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(dataDir, { recursive: true, force: true });
});

const sync = (...args: string[]): Promise<number> => {
  host.asked.length = 0;
  return syncSources(['terrain', ...args], environment);
};
const files = () =>
  readdirSync(join(dataDir, 'terrain'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.png'),
  );

describe('sources sync terrain', () => {
  it('refuses a box that is none or too large', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await sync()).toBe(2);
    expect(await sync('--bbox', '1,2,3')).toBe(2);
    expect(await sync('--bbox', '1,5,3,4')).toBe(2);
    expect(complain.mock.calls.flat().join('\n')).toContain('--bbox W,S,E,N');
    expect(boxOf('-20,-20,20,20')).toMatch(/at most 13000/);
    expect(boxOf('-7.1,43,-7,43.1')).toEqual([-7.1, 43, -7, 43.1]);
    complain.mockRestore();
  });

  it('counts tiles across the date line', () => {
    const columns = new Set(tilesOf([179.95, 0, -179.95, 0.01]).map(([x]) => x));
    expect([...columns]).toEqual([4095, 0]);
  });

  it('goes on where it stopped, asks for nothing twice, and mends a broken file', async () => {
    const total = tilesOf([100.2, -1, 100.4, -0.9]).length;
    host.failAfter = 2;
    expect(await sync('--bbox', BOX)).toBe(1);
    expect(files()).toHaveLength(2);
    host.failAfter = Infinity;
    expect(await sync('--bbox', BOX)).toBe(0);
    expect(host.asked).toHaveLength(total - 2);
    expect(files()).toHaveLength(total);
    expect(await sync('--bbox', BOX)).toBe(0);
    expect(host.asked).toEqual([]);
    writeFileSync(join(dataDir, 'terrain', files()[0] ?? ''), 'half');
    expect(await sync('--bbox', BOX)).toBe(0);
    expect(host.asked).toHaveLength(1);
  });

  it('answers before the embedded elevation for places inside, with its own licence', async () => {
    const running = await startTestServer({ DATA_DIR: dataDir });
    const ask = async (lon: number) => {
      const { json } = await running.call('/api/v1/tsunami/predict', { body: { lat: -0.95, lon } });
      const inputs: { dataset: string; source: string; licence: string }[] = json.provenance.inputs;
      return { json, input: inputs.find(({ dataset }) => dataset === 'elevation') };
    };
    try {
      const inside = await ask(100.36);
      // The tile's 41.5 m, no finer than its standard deviation of metres.
      expect(inside.json.elevation_m).toBe(42);
      expect(inside.json.elevation_sigma_m).toBeGreaterThanOrEqual(1);
      expect(inside.input).toMatchObject({
        source: 'terrain-kept',
        licence: 'open, credit the sources',
        status: 'embedded',
      });
      expect((await ask(100.6)).input?.source).toBe('atlas-elevation');
    } finally {
      await running.stop();
    }
  });

  it('says that the host cannot be reached, and leaves nothing half', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const nowhere = { ...environment, SOURCE_TERRAIN_TILES_URL: 'http://127.0.0.1:9' };
    expect(await syncSources(['terrain', '--bbox', '10.01,50.01,10.02,50.02'], nowhere)).toBe(1);
    expect(complain.mock.calls.flat().join('\n')).toContain(
      'the host of the tiles cannot be reached',
    );
    expect(files()).toHaveLength(tilesOf([100.2, -1, 100.4, -0.9]).length);
    complain.mockRestore();
  });

  it('is no table where nothing was kept', () => {
    expect(keptTerrain(join(dataDir, 'none'))).toBeUndefined();
  });
});
