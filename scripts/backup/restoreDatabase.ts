import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../../config/env.ts';
import { openEmbedded } from '../../src/db/embedded.ts';
import { runTool } from './runTool.ts';

/**
 * Fills an empty database from a file of `saveDatabase`; one that holds anything is left alone.
 *
 * @throws Error where something is there already
 */
export async function restoreDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  file: string,
): Promise<void> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl !== undefined) {
    await refuseFull(databaseUrl);
    const arguments_ = [
      '--no-owner',
      '--exit-on-error',
      '--single-transaction',
      `--dbname=${databaseName(databaseUrl)}`,
      file,
    ];
    return runTool('pg_restore', arguments_, databaseUrl);
  }
  if (existsSync(join(dataDir, 'pglite')))
    throw new Error(`There is a database in ${dataDir}. Restore into another DATA_DIR.`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const template = new Blob([new Uint8Array(readFileSync(file))]);
  const driver = await openEmbedded({ dataDir, template });
  await driver.close();
}

async function refuseFull(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ present: boolean }>(
      `select to_regclass('account') is not null as present`,
    );
    if (rows[0]?.present === true)
      throw new Error('The database of DATABASE_URL has tables. Restore into an empty one.');
  } finally {
    await client.end();
  }
}

function databaseName(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1));
}
