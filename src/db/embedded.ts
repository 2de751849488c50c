import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { explained, isDiskFull } from '../core/databaseFailure.ts';
import { ConfigError } from '../../config/env.ts';
import { keepLogShort } from './checkpoints.ts';
import { makeDataFolder } from './dataFolder.ts';
import { TEXT_TYPES, type Driver, type Sql } from './driver.ts';
import { lockDirectory, type DirectoryLock } from './directoryLock.ts';
import { preparedStatements } from './embeddedStatements.ts';
import { startLite } from './startLite.ts';
import { ThreadedLite } from './threadedLite.ts';

/** Where the embedded database lives. */
export interface EmbeddedSettings {
  /** Data folder; `memory:` keeps everything in memory and takes no lock. */
  readonly dataDir: string;
  /** A dumped database to begin with, for tests in memory. */
  readonly template?: Blob | undefined;
  /** Its thread, where one was started already. */
  readonly thread?: Worker | undefined;
}

const PARSERS = Object.fromEntries(TEXT_TYPES.map((type) => [type, (text: string) => text]));

/** Bytes go as they are: as hexadecimal text they would take twenty times as long. */
const BYTEA = 17;
const TYPES = { parsers: PARSERS, serializers: { [BYTEA]: (bytes: string) => bytes } };

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

/** Says which database does not open and what helps; a full disk has a sentence of its own. @throws ConfigError */
const unopened = (dataDir: string) => (error: unknown) => {
  if (isDiskFull(error)) throw error;
  const why = error instanceof Error ? error.message : String(error);
  throw new ConfigError(
    `DATA_DIR ${dataDir} holds a database that cannot be opened (${why}): files in pglite/ are damaged, missing or of another version, or may not be read. ` +
      `Nothing in it was removed. Name another folder and fill it from a backup; to begin with an empty one here, move pglite, ${MARK} and admin.key elsewhere first.`,
    { cause: error },
  );
};

/**
 * Opens the embedded database: PGlite on a thread of this process, one statement at a time.
 *
 * @throws DirectoryLocked when another process has the folder
 * @throws ConfigError when the folder cannot be used
 */
export async function openEmbedded({
  dataDir,
  template,
  thread = startLite(),
}: EmbeddedSettings): Promise<Driver> {
  const isInMemory = dataDir.startsWith('memory:');
  const location = isInMemory ? 'memory://' : join(dataDir, 'pglite');
  let lock: DirectoryLock | undefined;
  let isNew = false;
  try {
    if (!isInMemory) {
      makeDataFolder(dataDir);
      lock = lockDirectory(dataDir);
      isNew = !existsSync(location);
      refuseLostDatabase(dataDir);
    }
    const start = { dataDir: location, startParams: SETTINGS, template };
    const opening = ThreadedLite.create(thread, start, TYPES);
    const lite = await (isNew || isInMemory ? opening : opening.catch(unopened(dataDir)));
    if (!isInMemory) writeFileSync(join(dataDir, MARK), MARK_TEXT);
    return driverOf(lite, location, lock);
  } catch (error) {
    await thread.terminate();
    // A database that could not be made whole would be taken for one at the next start.
    if (isNew) rmSync(location, { recursive: true, force: true });
    lock?.release();
    throw error;
  }
}

function driverOf(lite: ThreadedLite, location: string, lock: DirectoryLock | undefined): Driver {
  const statement = preparedStatements(lite);
  const sql: Sql = (text, params) => explained(statement(text, params));
  const stopLooking = lock === undefined ? () => undefined : keepLogShort(sql);
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
}
