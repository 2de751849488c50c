import pg from 'pg';
import { DATABASE } from '../../config/database.ts';
import { ConfigError } from '../../config/env.ts';
import { answered } from '../core/databaseFailure.ts';
import { TEXT_TYPES, type Driver } from './driver.ts';

/** Any constant of ours: servers of this program on one database take turns on it. */
const ADVISORY_LOCK = 7_203_391;
const keepText = (text: string) => text;
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    TEXT_TYPES.includes(oid)
      ? keepText
      : pg.types.getTypeParser(
          oid,
          format === 'binary' ? 'text' : 'text',
        )) as typeof pg.types.getTypeParser,
};

/** The pool of the entity manager. */
const ENTITIES = {
  pool: { min: 0, max: DATABASE.entityConnections },
  // It is there: migrations have run. The question would be asked beside the first statement, and its failure be nobody's.
  ensureDatabase: false,
  driverOptions: {
    connectionTimeoutMillis: DATABASE.answerMs,
    statement_timeout: DATABASE.entityStatementTimeoutMs,
    query_timeout: DATABASE.entitySilentMs,
    onPoolCreated: (pool: pg.Pool) => pool.on('connect', endWhenSilent),
  },
};

/**
 * Opens PostgreSQL: a pool for single statements, each prepared once per connection.
 *
 * @throws ConfigError when it cannot be reached or refuses us; the message shows no password
 */
export async function openPostgres(url: string, warn: (message: string) => void): Promise<Driver> {
  const pool = new pg.Pool({
    connectionString: url,
    max: DATABASE.statementConnections,
    connectionTimeoutMillis: DATABASE.connectionWaitMs,
    statement_timeout: DATABASE.statementTimeoutMs,
    query_timeout: DATABASE.silentMs,
    types,
  });
  // Without listeners a connection dropped by the server would end the process; the query under way rejects by itself.
  pool.on('error', (error) => warn(`PostgreSQL connection lost: ${error.message}`));
  pool.on('connect', (client) =>
    client.on('error', (error) => warn(`PostgreSQL connection lost: ${error.message}`)),
  );
  await reached(pool).catch(async (error: unknown) => {
    await pool.end();
    throw new ConfigError(
      `DATABASE_URL names a PostgreSQL that cannot be used: ${error instanceof Error ? error.message || error.name : String(error)}`,
    );
  });
  const nameOf = statementNames();
  return {
    kind: 'postgres',
    native: pool,
    sql: async <T extends object>(text: string, params: readonly unknown[] = []) =>
      (
        await answered(
          patiently(() => pool.query<T>({ name: nameOf(text), text, values: [...params] })),
          DATABASE.answerMs,
        )
      ).rows,
    ormPackage: '@mikro-orm/postgresql',
    ormOptions: { clientUrl: url, ...ENTITIES },
    exclusively: (job) => alone(pool, job),
    close: () => pool.end(),
  };
}

/** What a client says of a statement whose answer did not come in `query_timeout`. */
const SILENT = 'Query read timeout';

/**
 * Ends a connection that does not answer, and gives the place of each that ends back to the pool: a transaction whose connection is gone
 * cannot be rolled back, and who held it keeps the place for ever.
 */
function endWhenSilent(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const watched = (...args: unknown[]): unknown => {
    const result = query(...args);
    if (result instanceof Promise)
      result.catch((error: Error) => {
        if (error.message === SILENT) void (client as unknown as pg.Client).end();
      });
    return result;
  };
  Object.assign(client, { query: watched });
  client.once('end', () => {
    try {
      client.release(true);
    } catch {
      // It was given back before.
    }
    Object.assign(client, { release: () => undefined });
  });
}

/** What the pool says where no connection came in time: nothing was sent. */
const NO_CONNECTION = /timeout exceeded when trying to connect|due to connection timeout/;

/**
 * A statement, asked once more where no connection came in time: after work that held the loop the time is over before what has long
 * come is seen.
 */
function patiently<T>(statement: () => Promise<T>): Promise<T> {
  return statement().catch((error: unknown) => {
    if (error instanceof Error && NO_CONNECTION.test(error.message)) return statement();
    throw error;
  });
}

/** A name for each text, so that a connection prepares it once. */
function statementNames(): (text: string) => string {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known) return known;
    const name = `s${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}

/** A start is patient: a database that starts together with us may take some seconds more. */
async function reached(pool: pg.Pool): Promise<void> {
  const until = performance.now() + DATABASE.connectTimeoutMs;
  for (;;) {
    try {
      return void (await pool.query('select 1'));
    } catch (error) {
      const isTransient = /timeout|ECONNREFUSED|57P03/.test(
        `${String((error as { code?: unknown }).code)} ${String(error)}`,
      );
      if (!isTransient || performance.now() > until) throw error;
      await new Promise((next) => setTimeout(next, 250));
    }
  }
}

/** Holds an advisory lock of the session meanwhile; it ends with the connection, so a killed server blocks nobody. */
async function alone<T>(pool: pg.Pool, job: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    // Others may hold it for as long as their migration takes.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    return await job();
  } finally {
    // The connection ends, and with it the lock and the setting.
    client.release(true);
  }
}
