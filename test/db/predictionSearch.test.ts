import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SANDBOX_MS } from '../../src/core/sandbox.ts';
import type { OpenDatabase } from '../../src/db/orm.ts';
import { createPredictionStore } from '../../src/db/predictionStore.ts';
import { memoryDatabase } from '../support/database.ts';

/** Rows of one account among which a search must not walk. */
const ROWS = 60_000;
let database: OpenDatabase;
let accountId: number;
const asked: [statement: string, values: readonly unknown[]][] = [];
beforeAll(async () => {
  database = await memoryDatabase();
  const [row] = await database.sql<{ id: number }>(
    `insert into account (email, tier, created_at) values ('many@example.org', 'free', now()) returning id`,
  );
  accountId = row?.id ?? NaN;
  await database.sql(
    `insert into prediction (account_id, operation, sha256, created_at)
     select $1, 'o_' || n % 3, md5(n::text), now() from generate_series(1, $2::int) n`,
    [accountId, ROWS],
  );
  await database.sql('analyze prediction');
});
afterAll(() => database.close());

/** The most rows that any step of a statement reads, answered or thrown away, as the database counts them. */
async function mostRows(statement: string, values: readonly unknown[]): Promise<number> {
  const [row] = await database.sql<{ 'QUERY PLAN': unknown }>(
    `explain (analyze, format json) ${statement}`,
    [...values],
  );
  const told = row?.['QUERY PLAN'];
  const text = typeof told === 'string' ? told : JSON.stringify(told);
  const counts = text.matchAll(/"(?:Actual Rows|Rows Removed by Filter)":\s*([\d.]+)/g);
  return Math.max(...[...counts].map(([, count]) => Number(count)));
}

describe('a search among many stored answers', () => {
  const store = () =>
    createPredictionStore(
      {
        sql: (statement, values = []) => {
          asked.push([statement, values]);
          return database.sql(statement, values);
        },
      },
      () => Promise.resolve(1),
    );

  it('finds what a test key was answered without a walk through the account', async () => {
    const computedAt = new Date(SANDBOX_MS).toISOString();
    const record = { operation: 'o_t', accountId, input: {}, reply: {}, computedAt };
    const first = await store().keepOnce(record);
    expect(await store().keepOnce(record)).toEqual(first);
    const [statement, values] = asked[0] ?? ['', []];
    expect(statement).toContain('sha256 = $2');
    expect(await mostRows(statement, values)).toBeLessThan(10);
  });

  it('looks for the latest among the newest only', async () => {
    asked.length = 0;
    await store().latest(['o_0', 'o_never'], 5);
    const [statement, values] = asked[0] ?? ['', []];
    expect(statement).toContain('operation = any');
    expect(await mostRows(statement, values)).toBeLessThanOrEqual(20_000);
  });

  it('finds a rare operation of an account by an index', async () => {
    const rare = `select id from prediction where account_id = $1 and operation = $2 order by id desc limit 300`;
    expect(await mostRows(rare, [accountId, 'o_rare'])).toBeLessThan(10);
  });
});
