import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../../src/core/context.ts';
import type { Sql } from '../../src/db/driver.ts';
import { openDatabase, type OpenDatabase } from '../../src/db/orm.ts';
import { UsageLog } from '../../src/db/usageLog.ts';
import { memoryDatabase, POSTGRES_URL, postgresDatabase } from '../support/database.ts';

const account: Account = { id: 1, email: 'a@example.org', tier: 'free', keyId: 2 } as Account;

interface Written {
  readonly operation: string;
  readonly calls: number;
}

/** A database that holds each write until it is let through, or fails it. */
function heldDatabase() {
  const waiting: { end: (error?: Error) => void }[] = [];
  const written: Written[] = [];
  const sql = (_text: string, [rows]: readonly unknown[] = []) =>
    new Promise<never[]>((resolve, reject) => {
      waiting.push({
        end: (error) => {
          if (error) return reject(error);
          written.push(...(JSON.parse(String(rows)) as Written[]));
          resolve([]);
        },
      });
    });
  const next = async (error?: Error) => {
    await new Promise(setImmediate);
    waiting.shift()?.end(error);
  };
  return {
    database: { sql } as unknown as ConstructorParameters<typeof UsageLog>[0],
    written,
    next,
  };
}

describe('usage of accounts', () => {
  it('is written before a flush ends, also by a flush that was still under way', async () => {
    const { database, written, next } = heldDatabase();
    const log = new UsageLog(database);
    log.add(account, 'auth_me', 200, 0);
    const first = log.flush();
    let isEnded = false;
    const second = log.flush().then(() => (isEnded = true));
    await new Promise(setImmediate);
    expect(isEnded).toBe(false);
    await next();
    await Promise.all([first, second]);
    expect(written).toMatchObject([{ operation: 'auth_me', calls: 1 }]);
  });

  it('that could not be written is written by the flush behind it, as it was and before what came since', async () => {
    const { database, written, next } = heldDatabase();
    const log = new UsageLog(database);
    log.add(account, 'auth_me', 200, 0);
    const first = expect(log.flush()).rejects.toThrow('away');
    await new Promise(setImmediate);
    log.add(account, 'auth_me', 200, 0);
    log.add(account, 'auth_me', 200, 0);
    const second = log.flush();
    await next(new Error('away'));
    await first;
    await next();
    await next();
    await second;
    expect(written).toMatchObject([
      { operation: 'auth_me', calls: 1 },
      { operation: 'auth_me', calls: 2 },
    ]);
  });
});

interface Counted {
  readonly calls: number;
}

/** What holds on either database. */
function countsOnce(open: () => Promise<OpenDatabase>, closed: () => Promise<void>): void {
  let database: OpenDatabase;
  let own: Account;
  beforeAll(async () => {
    database = await open();
    const [row] = await database.sql<{ id: number }>(
      `insert into account (email, tier, created_at) values ('counted@example.org', 'free', now()) returning id`,
    );
    own = { ...account, id: row?.id ?? 0 };
  });
  afterAll(async () => {
    await database.close();
    await closed();
  });

  const callsOf = async (operation: string): Promise<number[]> =>
    (
      await database.sql<Counted>(
        'select calls from usage where account_id = $1 and operation = $2',
        [own.id, operation],
      )
    ).map(({ calls }) => calls);

  /** The database behind a connection that is cut: before a statement arrives, or after it is committed. */
  const behind = (cuts: ('before' | 'after' | 'not')[]): Pick<OpenDatabase, 'sql'> => {
    const sql: Sql = async (text, parameters) => {
      const cut = cuts.shift() ?? 'not';
      if (cut === 'before') throw new Error('cut');
      const rows = await database.sql<never>(text, parameters);
      if (cut === 'after') throw new Error('cut');
      return rows;
    };
    return { sql };
  };

  it('counts a batch once whose answer was lost, and all that came since', async () => {
    const log = new UsageLog(behind(['after', 'after', 'before', 'not', 'after']));
    log.add(own, 'answer_lost', 200, 0);
    log.add(own, 'answer_lost', 200, 0);
    await expect(log.flush()).rejects.toThrow('cut');
    expect(await callsOf('answer_lost')).toEqual([2]);
    log.add(own, 'answer_lost', 200, 0);
    await expect(log.flush()).rejects.toThrow('cut');
    await expect(log.flush()).rejects.toThrow('cut');
    expect(await callsOf('answer_lost')).toEqual([2]);
    // The first batch is heard of, the second one's answer is lost.
    await expect(log.flush()).rejects.toThrow('cut');
    expect(await callsOf('answer_lost')).toEqual([3]);
    log.add(own, 'answer_lost', 200, 0);
    await log.flush();
    expect(await callsOf('answer_lost')).toEqual([4]);
  });

  it('counts a batch that never arrived', async () => {
    const log = new UsageLog(behind(['before']));
    log.add(own, 'never_arrived', 200, 0);
    await expect(log.flush()).rejects.toThrow('cut');
    expect(await callsOf('never_arrived')).toEqual([]);
    await log.flush();
    expect(await callsOf('never_arrived')).toEqual([1]);
  });

  it('counts a batch once that arrives late, after it was sent again', async () => {
    const late: (() => Promise<unknown>)[] = [];
    const log = new UsageLog({
      sql: (text, parameters) => {
        if (late.length > 0) return database.sql(text, parameters);
        late.push(() => database.sql(text, parameters));
        return Promise.reject(new Error('no answer'));
      },
    });
    log.add(own, 'late', 200, 0);
    await expect(log.flush()).rejects.toThrow('no answer');
    log.add(own, 'late', 200, 0);
    await log.flush();
    expect(await callsOf('late')).toEqual([2]);
    await late[0]?.();
    expect(await callsOf('late')).toEqual([2]);
  });

  it('counts what two servers write at once, for each', async () => {
    const logs = [new UsageLog(database), new UsageLog(database)];
    for (const log of logs) log.add(own, 'of_two', 200, 0);
    await Promise.all(logs.map((log) => log.flush()));
    expect(await callsOf('of_two')).toEqual([2]);
  });

  it('forgets writers that are long gone, when a new one writes first', async () => {
    await database.sql(`insert into usage_writer (writer, batch, written_at) values
      ('00000000-0000-4000-8000-000000000001', 7, now() - interval '31 days'),
      ('00000000-0000-4000-8000-000000000002', 7, now() - interval '29 days')`);
    const log = new UsageLog(database);
    log.add(own, 'first_batch', 200, 0);
    await log.flush();
    const left = await database.sql(
      `select right(writer::text, 1) as last from usage_writer where writer::text like '00000000-%' and batch = 7`,
    );
    expect(left).toEqual([{ last: '2' }]);
  });
}

describe('usage on the embedded database', () => {
  countsOnce(memoryDatabase, async () => undefined);
});

describe.runIf(POSTGRES_URL)('usage on PostgreSQL', () => {
  let drop: () => Promise<void>;
  countsOnce(
    async () => {
      const { url, drop: dropped } = await postgresDatabase();
      drop = dropped;
      return openDatabase({
        databaseUrl: url,
        dataDir: `/tmp/gria-test-${process.pid}`,
        adminEmail: 'admin@localhost',
      });
    },
    () => drop(),
  );
});

describe.runIf(!POSTGRES_URL)('usage on PostgreSQL', () => {
  it.skip('did not run: TEST_DATABASE_URL is not set', () => undefined);
});
