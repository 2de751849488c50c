import {
  chmodSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '../../config/env.ts';
import { openEmbedded } from '../../src/db/embedded.ts';
import { ThreadedLite } from '../../src/db/threadedLite.ts';
import { runTool } from './runTool.ts';

/**
 * Writes a database to a file, whole or not at all. PostgreSQL is saved while servers run (`pg_dump`, one snapshot); the embedded
 * database needs its server stopped.
 *
 * @returns the size of the file, bytes
 * @throws DirectoryLocked when a server has the data folder; Error for a file that is there already, or a folder without a database
 */
export async function saveDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  file: string,
): Promise<number> {
  const target = resolve(file);
  if (existsSync(target)) throw new Error(`${target} is there already; name a new file.`);
  mkdirSync(dirname(target), { recursive: true });
  const draft = `${target}.${process.pid}.part`;
  try {
    if (config.databaseUrl === undefined) await saveEmbedded(config.dataDir, draft);
    else
      await runTool(
        'pg_dump',
        ['--format=custom', '--no-owner', `--file=${draft}`],
        config.databaseUrl,
      );
    chmodSync(draft, 0o600);
    renameSync(draft, target);
  } finally {
    rmSync(draft, { force: true });
  }
  return statSync(target).size;
}

async function saveEmbedded(dataDir: string, draft: string): Promise<void> {
  // Opening would make an empty one, and its backup would look like any other.
  if (!existsSync(join(dataDir, 'pglite', 'PG_VERSION')))
    throw new Error(
      `There is no database in ${resolve(dataDir)}: set DATA_DIR (or DATABASE_URL) as the server has it.`,
    );
  const driver = await openEmbedded({ dataDir });
  try {
    if (!(driver.native instanceof ThreadedLite)) throw new Error('this is no embedded database');
    const image = await driver.native.dumpDataDir('gzip');
    writeFileSync(draft, Buffer.from(await image.arrayBuffer()), { mode: 0o600 });
  } finally {
    await driver.close();
  }
}
