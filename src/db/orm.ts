import { createRequire } from 'node:module';
import type { Worker } from 'node:worker_threads';
import type { EntityManager, MikroORM } from '@mikro-orm/core';
import type { Transaction } from 'kysely';
import type { Config } from '../../config/env.ts';
import type { Database, Inside } from '../core/context.ts';
import { ensureAdministrator } from './administrator.ts';
import type { Driver } from './driver.ts';
import { makeOrm, type Entities, type OrmPackage } from './makeOrm.ts';
import { migrate } from './migrate.ts';

export interface DatabaseSettings extends Pick<Config, 'databaseUrl' | 'dataDir' | 'adminEmail'> {
  /** In-memory tests: a dumped database to begin with. */
  readonly template?: Blob;
  /** The thread of the embedded database, where one was started already. */
  readonly thread?: Worker | undefined;
  /** Where notices go that are nobody's fault, such as a lost connection. */
  readonly warn?: (message: string) => void;
  /** The caller waits for `prepared` before the first `em()`, and has its first statement a tenth of a second sooner. */
  readonly isEntityManagerLater?: boolean;
}

/** An open database with its schema current and its administrator in place. */
export interface OpenDatabase extends Database {
  /** The file with the administrator's new key, on the first start of an empty database only. */
  readonly newAdminKeyFile: string | undefined;
  /** The driver's own client, for libraries that bring their own statements (the job queue). */
  readonly native: Driver['native'];
  /** Loads what the entity manager needs; done already unless `isEntityManagerLater`. */
  prepared(): Promise<void>;
  /** Waits for statements under way, closes the connections and lets go of the data folder. */
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL where `databaseUrl` is set, the embedded PGlite in `dataDir` otherwise; brings the schema up to date (of
 * servers starting together one does, the others wait); on an empty database creates the administrator and writes the key to
 * `admin.key`.
 *
 * The entity manager is made at the first `em()`: statements on the hot path (`sql`) never need it, and a start does not wait
 * for it.
 *
 * Inside `em.transactional(async (em) => …)` use only that `em`, and wait for nothing slow: the embedded database serves one
 * transaction at a time, and a statement from elsewhere would wait for ever.
 *
 * @throws DirectoryLocked when another process has the data folder
 */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const driver = await openDriver(settings);
  try {
    await migrate(driver);
    const newAdminKeyFile = await ensureAdministrator(driver, settings);
    const orm = lazyOrm(driver);
    if (settings.isEntityManagerLater !== true) await orm.prepared();
    return {
      kind: driver.kind,
      sql: driver.sql,
      native: driver.native,
      em: () => orm.get().em.fork(),
      transaction: (change) => inTransaction(orm.get().em.fork(), change),
      newAdminKeyFile,
      prepared: orm.prepared,
      async close() {
        await orm.close();
        await driver.close();
      },
    };
  } catch (error) {
    await driver.close();
    throw error;
  }
}

/** Entities and statements of one transaction. */
function inTransaction<R>(em: EntityManager, change: (inside: Inside) => Promise<R>): Promise<R> {
  return em.transactional(async (own) => {
    // Loaded by MikroORM already; a start does not wait for it.
    const { CompiledQuery } = await import('kysely');
    const transaction = own.getTransactionContext<Transaction<unknown>>();
    if (!transaction) throw new Error('the transaction has not begun');
    const sql = async <T extends object>(text: string, params: readonly unknown[] = []) =>
      (await transaction.executeQuery(CompiledQuery.raw(text, [...params]))).rows as T[];
    return change({ em: own, sql });
  });
}

async function openDriver({
  databaseUrl,
  dataDir,
  template,
  thread,
  warn,
}: DatabaseSettings): Promise<Driver> {
  if (databaseUrl === undefined)
    return (await import('./embedded.ts')).openEmbedded({ dataDir, template, thread });
  return (await import('./postgres.ts')).openPostgres(databaseUrl, warn ?? (() => undefined));
}

/** The ORM, made at first use. `require` loads its driver at once, so that `em()` need not be a promise. */
function lazyOrm(driver: Driver): {
  get: () => MikroORM;
  prepared: () => Promise<void>;
  close: () => Promise<void>;
} {
  let orm: MikroORM | undefined;
  let entities: Entities | undefined;
  const make = (): MikroORM => {
    if (!entities) throw new Error('the entity manager was asked for before it was prepared');
    return makeOrm(createRequire(import.meta.url)(driver.ormPackage) as OrmPackage, driver, {
      entities,
    });
  };
  return {
    get: () => (orm ??= make()),
    prepared: async () => void (entities ??= (await import('./entities.ts')).entities),
    close: async () => orm?.close(),
  };
}
