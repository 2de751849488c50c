import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { syncSources } from '../../scripts/sources/sync.ts';
import { lockDirectory } from '../../src/db/directoryLock.ts';
import { catalogueServer, type CatalogueServer } from '../support/catalogueServer.ts';
import { holdings } from '../support/holdings.ts';

const SCRIPT = resolve(import.meta.dirname, '../../scripts/sources.ts');
const ended: Promise<unknown>[] = [];

let dataDir = '';
let server: CatalogueServer;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sync-'));
  server = await catalogueServer(holdings());
});
afterEach(async () => {
  await Promise.all(ended.splice(0));
  await server.close();
  rmSync(dataDir, { recursive: true });
});

/** Runs the command as a person would. */
function sources(...args: string[]) {
  const env: Record<string, string> = { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir };
  for (const [id, url] of Object.entries(server.at))
    env[`SOURCE_${id.toUpperCase().replaceAll('-', '_')}_URL`] = url;
  const child = spawn(process.execPath, [SCRIPT, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const done = new Promise<{ code: number | null; out: string; err: string }>((end) =>
    child.on('close', (code) => end({ code, out, err })),
  );
  ended.push(done);
  return { done, kill: (signal: NodeJS.Signals) => child.kill(signal) };
}

describe('sources sync', { timeout: 90_000 }, () => {
  it('tells what came in, and that a second run found nothing new', async () => {
    expect(await sources('sync', 'faults', 'bridges').done).toMatchObject({
      code: 0,
      out: 'faults: whole: 2 new, 0 changed, 0 gone\nbridges: whole: 3 new, 0 changed, 0 gone\n',
    });
    expect(await sources('sync', 'faults').done).toMatchObject({
      code: 0,
      out: 'faults: whole, nothing changed\n',
    });
  });

  it.each(['SIGKILL', 'SIGTERM'] as const)('goes on where it was after %s', async (signal) => {
    const reached = Promise.withResolvers<undefined>();
    server.fail((path) => {
      if (!path.includes('minYear=1651')) return undefined;
      reached.resolve(undefined);
      return 'silent';
    });
    const first = sources('sync', 'tsunamis');
    await reached.promise;
    first.kill(signal);
    const { code, err } = await first.done;
    if (signal === 'SIGTERM')
      expect([code, err]).toEqual([
        1,
        expect.stringContaining('the same command goes on from there'),
      ]);
    server.fail(() => undefined);
    server.seen.length = 0;
    expect(await sources('sync', 'tsunamis').done).toMatchObject({
      code: 0,
      out: 'tsunamis: whole: 233 new, 0 changed, 0 gone (4 of 12 pages were there from the run before)\n',
    });
    expect(server.seen[0]).toContain('minYear=1651');
  });

  it('leaves a folder alone that a server holds, and says what to do', async () => {
    const lock = lockDirectory(dataDir);
    const { code, err } = await sources('sync', 'volcanoes').done;
    lock.release();
    expect(code).toBe(1);
    expect(err).toMatch(/is in use by process \d+/);
    expect(err).toContain('while the server of this folder is stopped');
    expect(err).toContain('DATABASE_URL');
  });

  it.each([
    [[]],
    [['nothing']],
    [['quakes', '--since', 'yesterday']],
    [['quakes', '--since', '2025-02-30']],
    [['quakes', '--min-magnitude', 'ten']],
    [['quakes', '--fast']],
  ])('refuses %j with its usage', async (args) => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await syncSources(args, { DATA_DIR: dataDir })).toBe(2);
    expect(told).toHaveBeenCalledWith(expect.stringContaining('sync NAME'));
    told.mockRestore();
    expect(readdirSync(dataDir), 'no database is made').toEqual([]);
  });
});
