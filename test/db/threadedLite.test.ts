import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseFailure } from '../../src/core/databaseFailure.ts';
import { DirectoryLocked, lockDirectory } from '../../src/db/directoryLock.ts';
import { openEmbedded } from '../../src/db/embedded.ts';
import { preparedStatements } from '../../src/db/embeddedStatements.ts';
import { openDatabase } from '../../src/db/orm.ts';
import type { LiteQuestion } from '../../src/db/liteMessages.ts';
import { startLite } from '../../src/db/startLite.ts';
import { ThreadedLite } from '../../src/db/threadedLite.ts';
import { templateFile } from '../support/database.ts';

const TYPES = { parsers: {}, serializers: {} };
const startIn = (dataDir: string) => ({ dataDir, startParams: [], template: undefined });

/** An embedded database on a thread, and that thread. */
async function opened() {
  const thread = startLite();
  return { thread, lite: await ThreadedLite.create(thread, startIn('memory://'), TYPES) };
}

/** One way to say what a statement gives, or how it fails. */
async function outcome(statement: Promise<unknown>): Promise<unknown> {
  try {
    return await statement;
  } catch (error) {
    const { message, code, detail, position, query } = error as Record<string, unknown>;
    return { message, code, detail, position, query };
  }
}

describe('the embedded database on a thread', () => {
  let lite: ThreadedLite;
  let here: PGlite;
  beforeAll(async () => {
    [{ lite }, here] = await Promise.all([opened(), PGlite.create()]);
  });
  afterAll(async () => {
    await Promise.all([lite.close(), here.close()]);
  });

  it('reads and writes arrays of built-in types as PGlite does, by the numbers of its catalog', async () => {
    const known = Object.keys(lite.parsers).filter((oid) => Number(oid) >= 1000 || oid === '199');
    const { rows } = await here.query<{ typarray: number; name: string }>(
      `select typarray::int4, format_type(oid, null) as name from pg_type where typarray = any($1::oid[]) order by 1`,
      [known.map(Number)],
    );
    expect(rows.length).toBeGreaterThan(20);
    for (const { name } of rows) {
      const text = `select '{}'::${name}[] a, array[null, null]::${name}[] b`;
      expect(await lite.query(text), name).toEqual(await here.query(text));
    }
    const filled = `select array['a,b', null, '"']::text[] a, array[1.5, 2]::float8[] b, array[array[1, 2], array[3, 4]]::int4[] c,
      array['2026-01-02 03:04:05+00']::timestamptz[] d, array['{"e": [1]}']::jsonb[] e, array[true, false] f, array[9007199254740993] g`;
    expect(await lite.query(filled)).toEqual(await here.query(filled));
    const given = 'select $1::text[] a, $2::float8[] b, $3::int8[] c, $4::bool[] d, $5::jsonb[] e';
    const values = [['a,b', '"', null], [1.5], [1n, 2n], [true], [{ e: 1 }]];
    expect(await lite.query(given, values)).toEqual(await here.query(given, values));
  });

  it('has bytes in shared memory written by the thread: none is posted, and they stay whole', async () => {
    const { thread, lite: own } = await opened();
    own.serializers[17] = (bytes) => bytes;
    const sql = preparedStatements(own);
    const posted = vi.spyOn(thread, 'postMessage');
    const bytes = new Uint8Array(new SharedArrayBuffer(3_000_000)).fill(97);
    const text = 'select length($1::bytea) as bytes, $2::text as word, $3::text as nothing';
    const answer = [{ bytes: 3_000_000, word: 'ä', nothing: null }];
    for (let use = 0; use < 3; use++) expect(await sql(text, [bytes, 'ä', null])).toEqual(answer);
    const sent = posted.mock.calls.map(([question]) => question as LiteQuestion);
    expect(sent.filter(({ kind }) => kind === 'run')).toHaveLength(3);
    for (const question of sent)
      if (question.kind === 'exchange') expect(question.message.length).toBeLessThan(1_000);
    expect(bytes.every((byte) => byte === 97)).toBe(true);
    await own.close();
  });

  it.each([
    ['values', 'select 1::int4 a, 2.5::numeric b, null::text c, \'{"d":[1]}\'::jsonb d', []],
    [
      'arrays',
      'select $1::int4[] a, $2::text[] b',
      [
        [1, 2],
        ['x', 'é "y"'],
      ],
    ],
    ['bytes', 'select $1::bytea a', [new Uint8Array([0, 1, 254, 255])]],
    ['dates', "select '2026-01-02 03:04:05+00'::timestamptz a, '2026-01-02'::date b", []],
    ['a megabyte', "select repeat('0123456789', 100000) a, g from generate_series(1, 3) g", []],
    ['no rows', 'select 1 a where false', []],
    ['a wrong name', 'select nothing from nowhere', []],
    ['a wrong value', 'select 1 / $1::int4', [0]],
    ['a wrong syntax', 'selct', []],
  ])('gives what it gives without one: %s', async (_what, text, params) => {
    const [there, own] = await Promise.all([
      outcome(lite.query(text, params)),
      outcome(here.query(text, params)),
    ]);
    expect(there).toEqual(own);
    expect((await lite.query('select 7 a')).rows).toEqual([{ a: 7 }]);
  });

  it('runs several statements of one text, and rolls a failed transaction back', async () => {
    await lite.exec('create table t (a int primary key); insert into t values (1), (2)');
    const failed = lite.transaction(async (inside) => {
      await inside.query('delete from t');
      await inside.query('insert into t values (3), (3)');
    });
    await expect(failed).rejects.toMatchObject({ code: '23505' });
    expect((await lite.query('select a from t order by a')).rows).toEqual([{ a: 1 }, { a: 2 }]);
  });

  it('lets no statement into the transaction of somebody else', async () => {
    await lite.exec('create table u (a int)');
    const inTransaction = lite.transaction(async (inside) => {
      await inside.query('insert into u values (1)');
      const besides = lite.query<{ n: number }>('select count(*)::int n from u');
      await new Promise(setImmediate);
      await inside.rollback();
      // Not awaited here: it waits for the end of the transaction.
      return { besides };
    });
    const { besides } = await inTransaction;
    expect((await besides).rows).toEqual([{ n: 0 }]);
  });

  it('hears notices on a channel until it is told to stop', async () => {
    const heard: string[] = [];
    const stop = await lite.listen('"News"', (payload) => heard.push(payload));
    await lite.query("select pg_notify('News', 'one')");
    await stop();
    await lite.query("select pg_notify('News', 'two')");
    expect(heard).toEqual(['one']);
  });

  it('leaves this thread its turns while a statement runs', async () => {
    let isDone = false;
    const statement = lite
      .query<{ n: number }>('select count(*)::int n from generate_series(1, 1000000)')
      .finally(() => (isDone = true));
    let turns = 0;
    while (!isDone) {
      await new Promise(setImmediate);
      turns++;
    }
    expect((await statement).rows).toEqual([{ n: 1_000_000 }]);
    expect(turns).toBeGreaterThan(100);
  });
});

describe('the embedded database of a folder', () => {
  it('closes when what was asked is answered, and only then lets go of the folder', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'gria-close-'));
    try {
      const first = await openEmbedded({ dataDir });
      const order: string[] = [];
      const asked = first
        .sql('select count(*) from generate_series(1, 300000)')
        .then(() => order.push('answered'));
      const closed = first.close().then(() => order.push('closed'));
      expect(() => lockDirectory(dataDir)).toThrow(DirectoryLocked);
      await Promise.all([asked, closed]);
      expect(order).toEqual(['answered', 'closed']);
      lockDirectory(dataDir).release();
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});

describe('a thread that has ended', () => {
  it('fails what waits for it and what comes after, as a database that does not serve', async () => {
    const { lite, thread } = await opened();
    const waiting = outcomeOf(lite.query('select count(*) from generate_series(1, 100000000)'));
    await new Promise(setImmediate);
    await thread.terminate();
    for (const failure of [await waiting, await outcomeOf(lite.query('select 1'))])
      expect(databaseFailure(failure)?.code).toBe('database_unavailable');
  });

  it('says why it cannot open', async () => {
    const opening = ThreadedLite.create(startLite(), startIn('/proc/none/of/it'), TYPES);
    await expect(opening).rejects.toThrow(/ENOENT|no such file/i);
  });

  it('is the one that was started before the settings were read, and no other', async () => {
    const thread = startLite();
    const asked = vi.spyOn(thread, 'postMessage');
    const database = await openDatabase({
      databaseUrl: undefined,
      dataDir: 'memory:',
      adminEmail: 'admin@localhost',
      template: new Blob([new Uint8Array(readFileSync(await templateFile()))]),
      thread,
    });
    const before = asked.mock.calls.length;
    expect(await database.sql('select 1::int4 as a')).toEqual([{ a: 1 }]);
    expect(asked.mock.calls.length).toBeGreaterThan(before);
    await database.close();
  });

  it('opens long after its code was loaded', async () => {
    const thread = startLite();
    await new Promise((later) => setTimeout(later, 2_000));
    const lite = await ThreadedLite.create(thread, startIn('memory://'), TYPES);
    expect((await lite.query('select 1 as a')).rows).toEqual([{ a: 1 }]);
    await lite.close();
  });

  it.each([
    ['code on the command line', '--input-type=module'],
    ['options of V8', '--max-semi-space-size=16'],
  ])('opens beside %s, and keeps no process alive that has nothing else to do', (_what, flag) => {
    const text = `
      import { openEmbedded } from ${JSON.stringify(resolve('src/db/embedded.ts'))};
      const { sql } = await openEmbedded({ dataDir: 'memory:' });
      console.log(JSON.stringify(await sql('select 1 a')));`;
    const printed = execFileSync(process.execPath, [flag, '--eval', text], {
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect(printed).toBe('[{"a":1}]\n');
  });
});

function outcomeOf(statement: Promise<unknown>): Promise<unknown> {
  return statement.then(
    () => undefined,
    (error: unknown) => error,
  );
}
