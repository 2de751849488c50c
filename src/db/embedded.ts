import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explained } from '../core/databaseFailure.ts';
import { ConfigError } from '../../config/env.ts';
import { keepLogShort } from './checkpoints.ts';
import { makeDataFolder } from './dataFolder.ts';
import { TEXT_TYPES, type Driver, type Sql } from './driver.ts';
import { lockDirectory } from './directoryLock.ts';
import { preparedStatements } from './embeddedStatements.ts';
import { startLite } from './startLite.ts';

/** Where the embedded database lives. */
export interface EmbeddedSettings {
  /** Data folder; `memory:` keeps everything in memory and takes no lock. */
  readonly dataDir: string;
  /** A dumped database to begin with, for tests in memory. */
  readonly template?: Blob | undefined;
}

const PARSERS = Object.fromEntries(TEXT_TYPES.map((type) => [type, (text: string) => text]));

/** Bytes go as they are: as hexadecimal text they would take twenty times as long. */
const BYTEA = 17;
const SERIALIZERS = { [BYTEA]: (bytes: string) => bytes };

/**
 * Settings of the server within: a cache of 16 MB in place of 128 (the operating system caches the files anyway), which spares
 * 120 MB of memory and a sixth of the start; and as little log kept for reuse.
 */
const SETTINGS = ['shared_buffers=16MB', 'min_wal_size=32MB', 'max_wal_size=64MB'].flatMap(
  (setting) => ['-c', setting],
);

/** Says that the folder has held a database; stays when the database itself is lost. */
const MARK = 'database.txt';
const MARK_TEXT =
  'The database of this folder is in pglite/. Remove this file only to begin with an empty one.\n';

/**
 * A folder that held a database and lost it must not begin anew in silence, with other keys and no accounts.
 *
 * @throws ConfigError
 */
function refuseLostDatabase(dataDir: string): void {
  const hadOne = [MARK, 'admin.key'].some((name) => existsSync(join(dataDir, name)));
  if (hadOne && !existsSync(join(dataDir, 'pglite', 'PG_VERSION')))
    throw new ConfigError(
      `DATA_DIR ${dataDir} held a database that is no longer there (pglite/ is missing or incomplete). Restore it from a backup; ` +
        `to begin with an empty one, remove ${MARK} and admin.key.`,
    );
}

/**
 * Opens the embedded database: PGlite on a thread of this process, one statement at a time.
 *
 * @throws DirectoryLocked when another process has the folder
 * @throws ConfigError when the folder cannot be used
 */
export async function openEmbedded({ dataDir, template }: EmbeddedSettings): Promise<Driver> {
  const isInMemory = dataDir.startsWith('memory:');
  if (!isInMemory) makeDataFolder(dataDir);
  const lock = isInMemory ? undefined : lockDirectory(dataDir);
  const isNew = !isInMemory && !existsSync(join(dataDir, 'pglite'));
  try {
    if (!isInMemory) refuseLostDatabase(dataDir);
    const location = isInMemory ? 'memory://' : join(dataDir, 'pglite');
    const thread = startLite({ dataDir: location, startParams: SETTINGS, template });
    // What speaks to the thread is loaded while the thread opens the database.
    const { ThreadedLite } = await import('./threadedLite.ts');
    const lite = await ThreadedLite.create(thread, { parsers: PARSERS, serializers: SERIALIZERS });
    const statement = preparedStatements(lite);
    const sql: Sql = (text, params) => explained(statement(text, params));
    if (!isInMemory) writeFileSync(join(dataDir, MARK), MARK_TEXT);
    const stopLooking = isInMemory ? () => undefined : keepLogShort(sql);
    return {
      kind: 'pglite',
      native: lite,
      sql,
      ormPackage: '@mikro-orm/pglite',
      ormOptions: { dbName: location, driverOptions: { pglite: () => lite } },
      exclusively: (job) => job(),
      async close() {
        stopLooking();
        await lite.close();
        lock?.release();
      },
    };
  } catch (error) {
    // A database that could not be made whole would be taken for one at the next start.
    if (isNew) rmSync(join(dataDir, 'pglite'), { recursive: true, force: true });
    lock?.release();
    throw error;
  }
}
