import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sql } from '../../src/db/driver.ts';
import { preparedStatements } from '../../src/db/embeddedStatements.ts';

describe('statements of the embedded database, prepared at their second use', () => {
  let lite: PGlite;
  let sql: Sql;
  beforeAll(async () => {
    // Bytes as they are, as the server opens it.
    lite = await PGlite.create({ serializers: { 17: (bytes: string) => bytes } });
    sql = preparedStatements(lite, 40);
  }, 60_000);
  afterAll(() => lite.close());

  /** What the third use answers, by then prepared. */
  const prepared = async (text: string, params: readonly unknown[] = []): Promise<object[]> => {
    for (let use = 0; use < 2; use++) await sql(text, params).catch(() => undefined);
    return sql(text, params);
  };
  /** Texts that the database holds prepared. */
  const held = async (): Promise<string[]> => {
    const { rows } = await lite.query<{ statement: string }>(
      'select statement from pg_prepared_statements order by name',
    );
    return rows.map(({ statement }) => statement);
  };

  it('are parsed once, and not for a single use', async () => {
    await sql('select 1 as once');
    expect(await held()).not.toContain('select 1 as once');
    await prepared('select 1 as often');
    expect((await held()).filter((text) => text === 'select 1 as often')).toHaveLength(1);
  });

  it.each<[string, unknown]>([
    ['text', null],
    ['text', undefined],
    ['text', 'Grüße "aus" \\ 東京 🌋 {a,b}'],
    ['text', ''],
    ['int', -7],
    ['float8', 0.1 + 0.2],
    ['float8', Number.MAX_VALUE],
    ['bigint', 2n ** 62n],
    ['bigint', 12],
    ['numeric', '12345678901234567890.12345'],
    ['boolean', false],
    ['uuid', '7f7a1c52-43d7-4b3a-9a39-5d0d9b4f3a11'],
    ['json', { a: [1, null, 'x'], b: { c: true } }],
    ['jsonb', [1, { a: null }]],
    ['jsonb', '{"text": "of json"}'],
    ['bytea', new Uint8Array([0, 1, 92, 255])],
    ['bytea', Buffer.from('a view on bytes').subarray(2, 6)],
    ['bytea', new Uint8Array(0)],
    ['timestamptz', new Date(Date.UTC(2026, 5, 1, 20, 30, 15, 250))],
    ['timestamptz', '2026-06-01T20:30:15Z'],
    ['date', '2026-06-01'],
    ['interval', '1 day 02:00:00'],
    ['text[]', ['a', 'with "quotes", comma', '\\', null, '']],
    ['text[]', []],
    ['int[]', [1, 2, 3]],
    ['float8[]', [0.5, -1e300]],
    ['bigint[]', [1n, 9007199254740993n]],
    ['boolean[]', [true, false]],
    ['jsonb[]', [{ a: 1 }, { b: ['c'] }]],
    ['timestamptz[]', [new Date(0), null]],
  ])('%s answers as the plain statement does: %o', async (type, value) => {
    const text = `select $1::${type} as value, $1::${type} is null as "is null", 1 as number`;
    const plain = await lite.query(text, [value]);
    expect(await prepared(text, [value])).toEqual(plain.rows);
    expect(await held()).toContain(text);
  });

  it('store and return rows, none, and many', async () => {
    await sql('create table stored (id int primary key, body bytea, at timestamptz)');
    const insert =
      'insert into stored select * from unnest($1::int[], $2::bytea[], $3::timestamptz[])';
    const at = new Date(0);
    for (let id = 0; id < 4; id++) expect(await sql(insert, [[id], ['\\x00ff'], [at]])).toEqual([]);
    expect(await prepared('select * from stored where id = $1', [99])).toEqual([]);
    const many = 'select n, n::text as text from generate_series(1, 5000) n';
    expect(await prepared(many)).toEqual((await lite.query(many)).rows);
  });

  it('tell a failure as the plain statement does, and serve the next one', async () => {
    await sql('create table strict (id int primary key, size int check (size > 0))');
    const insert = 'insert into strict values ($1, $2)';
    for (const id of [1, 2, 3]) await sql(insert, [id, 1]);
    for (const params of [[1, 1], [9, -1], [null, 1], ['no number', 1], [10]]) {
      const plain: unknown = await lite.query(insert, params).catch((error: unknown) => error);
      const { message, code, constraint } = plain as Record<string, unknown>;
      expect(code).toMatch(/^(?:23|22|08)/);
      const ours: unknown = await sql(insert, params).catch((error: unknown) => error);
      expect(ours).toBeInstanceOf(Error);
      expect(ours).toMatchObject({ code, constraint, query: insert, params });
      // The message on the number of parameters names the statement.
      if (code !== '08P01') expect(ours).toMatchObject({ message });
      expect(await sql('select count(*)::int as n from strict')).toEqual([{ n: 3 }]);
    }
  });

  it('that are wrong say so at every use', async () => {
    for (let use = 0; use < 3; use++) {
      await expect(sql('selec 1')).rejects.toMatchObject({ code: '42601' });
      await expect(sql('select * from nowhere')).rejects.toMatchObject({ code: '42P01' });
      await expect(sql('select 1 / $1::int as n', [0])).rejects.toMatchObject({ code: '22012' });
    }
  });

  it('follow a change of the schema', async () => {
    await sql('create table changing (id int, name text)');
    const all = 'select * from changing where id = $1';
    const insert = 'insert into changing (id, name) values ($1, $2) returning name';
    await prepared(insert, [1, '5']);
    expect(await prepared(all, [1])).toHaveLength(3);
    await lite.exec('alter table changing add column size int default 3');
    expect((await sql(all, [1]))[0]).toEqual({ id: 1, name: '5', size: 3 });
    await lite.exec('alter table changing alter column name type int using name::int');
    expect((await prepared(all, [1]))[0]).toEqual({ id: 1, name: 5, size: 3 });
    expect(await prepared(insert, [2, 6])).toEqual([{ name: 6 }]);
    await lite.exec('alter table changing rename column size to extent');
    expect((await sql(all, [1]))[0]).toEqual({ id: 1, name: 5, extent: 3 });
    await lite.exec('drop table changing');
    await expect(sql(all, [1])).rejects.toMatchObject({ code: '42P01' });
    await lite.exec('create table changing (id int, other text)');
    expect(await prepared(all, [1])).toEqual([]);
  });

  it('outlive that the database forgets them', async () => {
    expect(await prepared('select 7 as n')).toEqual([{ n: 7 }]);
    await lite.exec('deallocate all');
    expect(await sql('select 7 as n')).toEqual([{ n: 7 }]);
    expect(await prepared('select 7 as n')).toEqual([{ n: 7 }]);
  });

  it('stay out of a transaction of somebody else', async () => {
    await sql('create table turns (n int)');
    const count = 'select count(*)::int as n from turns';
    await prepared(count);
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const rolledBack = lite
      .transaction(async (own) => {
        await own.query('insert into turns values (1)');
        begun.resolve();
        await goOn.promise;
        await own.rollback();
      })
      .then(() => 'rolled back');
    await begun.promise;
    const counted = sql(count);
    expect(await Promise.race([counted, new Promise((late) => setTimeout(late, 50))])).toBe(
      undefined,
    );
    goOn.resolve();
    expect(await rolledBack).toBe('rolled back');
    expect(await counted).toEqual([{ n: 0 }]);
  });

  it('go in the order in which they are asked', async () => {
    await sql('create table line (n serial, value int)');
    await prepared('insert into line (value) values ($1)', [0]);
    await Promise.all(
      Array.from({ length: 50 }, (_, value) =>
        sql('insert into line (value) values ($1)', [value]),
      ),
    );
    const rows = await sql<{ value: number }>('select value from line order by n offset 3');
    expect(rows.map(({ value }) => value)).toEqual(Array.from({ length: 50 }, (_, n) => n));
  });

  it('carry notices to those who listen', async () => {
    const heard: string[] = [];
    await lite.listen('news', (payload) => heard.push(payload));
    const notify = 'select pg_notify($1, $2)';
    for (const payload of ['a', 'b', 'c']) await sql(notify, ['news', payload]);
    await new Promise((next) => setImmediate(next));
    expect(heard).toEqual(['a', 'b', 'c']);
  });
});

describe('prepared statements', () => {
  it('are few: the one used least lately is let go', async () => {
    const lite = await PGlite.create();
    const sql = preparedStatements(lite, 3);
    for (const n of [1, 2, 3]) for (let use = 0; use < 2; use++) await sql(`select ${n} as n`);
    await sql('select 1 as n');
    for (const n of [4, 5]) for (let use = 0; use < 3; use++) await sql(`select ${n} as n`);
    const { rows } = await lite.query<{ statement: string }>(
      'select statement from pg_prepared_statements order by statement',
    );
    const texts = rows.map(({ statement }) => statement);
    // What was let go last is closed together with the next that is prepared.
    expect(texts).toEqual([1, 3, 4, 5].map((n) => `select ${n} as n`));
    for (let use = 0; use < 2; use++) expect(await sql('select 2 as n')).toEqual([{ n: 2 }]);
    await lite.close();
    await expect(sql('select 2 as n')).rejects.toThrow('PGlite is closed');
  }, 60_000);
});
