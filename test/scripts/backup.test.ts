import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig, type Config } from '../../config/env.ts';
import { restoreDatabase } from '../../scripts/backup/restoreDatabase.ts';
import { saveDatabase } from '../../scripts/backup/saveDatabase.ts';
import { createServer } from '../../src/app.ts';
import { createLog } from '../../src/core/log.ts';
import { POSTGRES_URL, postgresDatabase } from '../support/database.ts';

const folder = mkdtempSync(join(tmpdir(), 'gri-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const configOf = (name: string, databaseUrl?: string): Config =>
  readConfig({
    PORT: '0',
    OFFLINE: '1',
    LOG_LEVEL: 'silent',
    DATA_DIR: join(folder, name),
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });

/** Runs a server for the length of some work. */
async function during<T>(
  config: Config,
  // oxlint-disable-next-line typescript/no-explicit-any
  work: (call: (path: string, key: string | null, body?: object) => Promise<any>) => Promise<T>,
): Promise<T> {
  const server = await createServer(config, { log: createLog('silent') });
  try {
    return await work(async (path, key, body) => {
      const reply = await fetch(server.url + path, {
        method: body ? 'POST' : 'GET',
        headers: { 'Content-Type': 'application/json', ...(key ? { 'X-API-Key': key } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return { status: reply.status, json: await reply.json() };
    });
  } finally {
    await server.stop();
  }
}

describe('a backup', () => {
  it('of a folder without a database is refused, and makes none', async () => {
    const config = configOf('nobody-ran-here');
    const file = join(folder, 'nothing.backup');
    await expect(saveDatabase(config, file)).rejects.toThrow(/no database in .*nobody-ran-here/);
    expect([existsSync(file), existsSync(config.dataDir)]).toEqual([false, false]);
  });
});

async function roundTrip(before: Config, after: Config): Promise<void> {
  const file = join(folder, `${Math.abs(before.dataDir.length * 31)}-${Date.now()}.backup`);
  const key = await during(before, async (call) => {
    const person = { email: 'ada@example.org', password: 'quartz lantern mosaic harbour' };
    const { json } = await call('/api/v1/auth/register', null, person);
    await call('/api/v1/georisk/score', json.api_key, { lat: 35.68, lon: 139.76 });
    return json.api_key as string;
  });
  expect(await saveDatabase(before, file)).toBeGreaterThan(10_000);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await restoreDatabase(after, file);
  await during(after, async (call) => {
    expect((await call('/api/v1/auth/me', key)).json.email).toBe('ada@example.org');
    const audit = await call('/api/v1/auth/audit', key);
    expect(audit.json.chain).toMatchObject({ valid: true, length: 2 });
    const used = await call('/api/v1/auth/usage', key);
    expect(used.json.calls).toBeGreaterThanOrEqual(1);
  });
  await expect(restoreDatabase(after, file)).rejects.toThrow(/Restore into/);
}

describe('backup and restore', () => {
  it(
    'bring the embedded database back with its accounts, keys, log and usage',
    () => roundTrip(configOf('first'), configOf('second')),
    600_000,
  );

  it('refuse a data folder that a server has', async () => {
    const config = configOf('busy');
    await during(config, async () => {
      await expect(saveDatabase(config, join(folder, 'busy.backup'))).rejects.toThrow(/in use/);
      writeFileSync(join(folder, 'there.backup'), 'an older backup');
      await expect(saveDatabase(config, join(folder, 'there.backup'))).rejects.toThrow(
        /there already/,
      );
      expect(readFileSync(join(folder, 'there.backup'), 'utf8')).toBe('an older backup');
    });
  }, 600_000);
});

describe.runIf(POSTGRES_URL)('on PostgreSQL', () => {
  it('bring a database back into an empty one', async () => {
    const [one, two] = [await postgresDatabase(), await postgresDatabase()];
    await roundTrip(configOf('pg1', one.url), configOf('pg2', two.url));
    await one.drop();
    await two.drop();
  }, 600_000);
});

describe.runIf(!POSTGRES_URL)('on PostgreSQL', () => {
  it.skip('did not run: TEST_DATABASE_URL is not set', () => undefined);
});
