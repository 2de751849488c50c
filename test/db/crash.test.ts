import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../../config/env.ts';
import { openDatabase } from '../../src/db/orm.ts';
import { templateFile } from '../support/database.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'gria-crash-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

describe('SIGKILL', () => {
  it('loses no acknowledged write, and the next start is clean', async () => {
    const script = new URL('../support/children/writer.ts', import.meta.url).pathname;
    const child = spawn(process.execPath, [script, directory, await templateFile()], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (data: Buffer) => {
        text += String(data);
        if (text.length > 2_000) child.kill('SIGKILL');
      });
      child.once('close', () => resolve());
    });
    const acknowledged = text.slice(0, text.lastIndexOf('\n')).split('\n').map(Number);
    expect(acknowledged.length).toBeGreaterThan(300);
    const database = await openDatabase({
      databaseUrl: undefined,
      dataDir: directory,
      adminEmail: 'admin@localhost',
    });
    const rows = await database.sql<{ id: number }>('select id from prediction');
    const stored = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    await database.close();
  });
});

describe('the first start', () => {
  it('writes the administrator key, readable by its owner only, and the next start keeps it', async () => {
    const settings = { databaseUrl: undefined, dataDir: directory, adminEmail: 'admin@localhost' };
    const first = await openDatabase(settings);
    expect(first.newAdminKeyFile).toBe(join(directory, 'admin.key'));
    expect(statSync(join(directory, 'admin.key')).mode & 0o777).toBe(0o600);
    expect(await first.sql('select email, tier, is_admin from account')).toEqual([
      { email: 'admin@localhost', tier: 'enterprise', is_admin: true },
    ]);
    await first.close();
    const second = await openDatabase(settings);
    expect(second.newAdminKeyFile).toBeUndefined();
    await second.close();
  });
});

describe('a folder that lost its database', () => {
  it.each(['admin.key', 'database.txt'])('with %s is refused with a sentence', async (left) => {
    writeFileSync(join(directory, left), 'a');
    const settings = { databaseUrl: undefined, dataDir: directory, adminEmail: 'admin@localhost' };
    await expect(openDatabase(settings)).rejects.toThrow(/held a database that is no longer there/);
    expect(existsSync(join(directory, 'pglite'))).toBe(false);
  });
});

describe('a folder whose database is damaged', () => {
  it('is refused with a sentence that names the folder and what helps, and left as it is', async () => {
    mkdirSync(join(directory, 'pglite'));
    writeFileSync(join(directory, 'pglite', 'PG_VERSION'), '14');
    const settings = { databaseUrl: undefined, dataDir: directory, adminEmail: 'admin@localhost' };
    const refused = await openDatabase(settings).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ConfigError);
    expect(String(refused)).toContain(
      `DATA_DIR ${directory} holds a database that cannot be opened`,
    );
    expect(String(refused)).toContain('fill it from a backup');
    expect(readdirSync(join(directory, 'pglite'))).toEqual(['PG_VERSION']);
  });
});
