import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DATABASE } from '../../config/database.ts';
import { answered, databaseFailure, isDiskFull } from '../../src/core/databaseFailure.ts';
import type { Driver } from '../../src/db/driver.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import { POSTGRES_URL, postgresDatabase } from '../support/database.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { troubledPostgres, type TroubledPostgres } from '../support/troubledPostgres.ts';

describe('a failed statement', () => {
  it.each([
    ['57014', 'cancelled'],
    ['53100', 'disk full'],
    ['55P03', 'lock not available'],
    ['ECONNREFUSED', 'refused'],
  ])('%s (%s) is the database, not the request', (code, message) => {
    const failure = databaseFailure(Object.assign(new Error(message), { code }));
    expect([failure?.code, failure?.status]).toEqual(['database_unavailable', 503]);
  });

  it('is found behind the error that wraps it', () => {
    const cause = Object.assign(new Error('gone'), { code: '57P01' });
    expect(databaseFailure(new Error('query failed', { cause }))?.status).toBe(503);
  });

  it.each([
    Object.assign(new Error('could not extend file'), { code: '53100' }),
    Object.assign(new Error('write'), { code: 'ENOSPC' }),
    { name: 'ErrnoError', errno: 51 },
    new Error('migration failed', { cause: new Error('x: No space left on device') }),
  ])('%s is a full disk', (error) => {
    expect(isDiskFull(error)).toBe(true);
  });

  it('of another kind is no full disk', () => {
    expect(isDiskFull({ name: 'ErrnoError', errno: 44 })).toBe(false);
    expect(isDiskFull(Object.assign(new Error('gone'), { code: '57P01' }))).toBe(false);
  });

  it('that is wrong itself stays a bug', () => {
    expect(databaseFailure(Object.assign(new Error('syntax'), { code: '42601' }))).toBeUndefined();
    expect(databaseFailure(new Error('anything'))).toBeUndefined();
  });
});

describe.runIf(POSTGRES_URL)('a loop that is held', () => {
  let database: Awaited<ReturnType<typeof postgresDatabase>>;
  let driver: Driver;
  beforeAll(async () => {
    database = await postgresDatabase();
    driver = await openPostgres(database.url, () => undefined);
  });
  afterAll(async () => {
    await driver.close();
    await database.drop();
  });
  const hold = (ms: number) => {
    const until = performance.now() + ms;
    while (performance.now() < until);
  };

  it('for longer than a connection is waited for: what was asked before is answered', async () => {
    const asked = Array.from({ length: 30 }, (_none, i) =>
      driver.sql<{ i: number }>('select $1::int as i', [i]),
    );
    hold(DATABASE.connectionWaitMs + 300);
    const rows = await Promise.all(asked);
    expect(rows.map(([row]) => row?.i)).toEqual(asked.map((_one, i) => i));
  });

  it('for longer than an answer is waited for: what has come meanwhile is the answer', async () => {
    const asked = answered(driver.sql('select 7 as seven from pg_sleep(0.1)'), 200);
    await new Promise((sent) => setTimeout(sent, 20));
    await new Promise((checkPhase) => setImmediate(checkPhase));
    hold(400);
    expect(await asked).toEqual([{ seven: 7 }]);
  });
});

describe.runIf(POSTGRES_URL)('a server whose PostgreSQL fails', () => {
  let way: TroubledPostgres;
  let database: Awaited<ReturnType<typeof postgresDatabase>>;
  let server: TestServer;
  beforeAll(async () => {
    database = await postgresDatabase();
    way = await troubledPostgres(database.url);
    server = await startTestServer({ DATABASE_URL: way.url });
    expect((await server.call('/api/v1/auth/me')).status).toBe(200);
  });
  afterAll(async () => {
    way.thaw();
    await server.stop();
    await way.close();
    await database.drop();
  });

  // One that fails leaves the way open to the next.
  afterEach(() => way.thaw());

  const timed = async (path: string) => {
    const from = performance.now();
    const { status, json, headers } = await server.call(path);
    return {
      status,
      code: json.code,
      retry: headers.get('retry-after'),
      ms: performance.now() - from,
    };
  };
  const works = async (): Promise<boolean> =>
    (await server.call('/api/v1/auth/usage')).status === 200;
  const UNAVAILABLE = { status: 503, code: 'database_unavailable', retry: '5' };

  it('frozen: 503 with Retry-After within seconds, readiness within one; then it works again', async () => {
    way.freeze();
    const calls = await Promise.all(Array.from({ length: 30 }, () => timed('/api/v1/auth/usage')));
    for (const call of calls) expect(call).toMatchObject(UNAVAILABLE);
    expect(Math.max(...calls.map(({ ms }) => ms))).toBeLessThan(8_000);
    const ready = await timed('/readyz');
    expect(ready).toMatchObject(UNAVAILABLE);
    expect(ready.ms).toBeLessThan(3_000);
    expect((await timed('/healthz')).status).toBe(200);
    way.thaw();
    await expect.poll(works, { timeout: 20_000, interval: 250 }).toBe(true);
  });

  it('gone: 503 at once, and it works again when the database is back', async () => {
    await way.cut();
    const call = await timed('/api/v1/auth/usage');
    expect(call).toMatchObject(UNAVAILABLE);
    expect(call.ms).toBeLessThan(8_000);
    await way.mend();
    await expect.poll(works, { timeout: 20_000, interval: 250 }).toBe(true);
  });

  it('away without a word: connections that never answer again are given up, in a transaction too', async () => {
    const { database: open } = server.services;
    const begun = Promise.withResolvers<void>();
    const stranded = Promise.withResolvers<void>();
    const inTransaction = open.transaction(async ({ sql }) => {
      await sql('select 1');
      begun.resolve();
      await stranded.promise;
      return sql('select 2');
    });
    inTransaction.catch(begun.reject);
    await begun.promise;
    way.strand();
    stranded.resolve();
    const from = performance.now();
    const entities = () => open.em().getConnection().execute('select 3 as three');
    const answers = await Promise.allSettled([
      inTransaction,
      ...Array.from({ length: 8 }, entities),
    ]);
    expect(performance.now() - from).toBeLessThan(2 * DATABASE.entitySilentMs);
    const [first] = answers;
    const reason: unknown = first?.status === 'rejected' ? first.reason : undefined;
    expect(databaseFailure(reason)?.code).toBe('database_unavailable');
    // All connections are new ones: at once, and not one after the other.
    const again = performance.now();
    await Promise.all(Array.from({ length: 10 }, entities));
    await expect.poll(works, { timeout: DATABASE.silentMs + 5_000, interval: 250 }).toBe(true);
    for (let call = 0; call < 20; call++) expect(await works()).toBe(true);
    expect(performance.now() - again).toBeLessThan(DATABASE.silentMs + 5_000);
    // The queue of jobs is more patient.
    await way.cut();
    await way.mend();
    await expect.poll(works, { timeout: 20_000, interval: 250 }).toBe(true);
    // What was being written as it was cut is written anew.
    await new Promise((next) => setTimeout(next, 2 * DATABASE.flushMs));
  }, 120_000);
});
