import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createInputStore } from '../../src/db/inputStore.ts';
import { openDatabase, type OpenDatabase } from '../../src/db/orm.ts';
import { createPredictionStore } from '../../src/db/predictionStore.ts';
import { dropInputs, dropOver } from '../../src/features/predictions/dropOld.ts';
import { memoryDatabase, POSTGRES_URL, postgresDatabase } from '../support/database.ts';

/** A value that is used again is noted anew where its note is older than half a day, which is what dropping counts on. */
async function notedAnew(on: OpenDatabase): Promise<void> {
  const record = { operation: 'k_p', accountId: null, plan: 'free', input: {}, reply: {} };
  const predictions = createPredictionStore(on, () => Promise.resolve(1));
  const { predictionId } = await predictions.keep({
    ...record,
    computedAt: '2026-01-05T00:00:00Z',
  });
  // A store of its own each time: another server, which remembers nothing.
  const use = () =>
    createInputStore(on.sql, () => undefined).seal(predictionId, [{ place: 0, value: 'in use' }]);
  const noteIsOld = async (): Promise<boolean> => {
    const [row] = await on.sql<{ old: boolean }>(
      "select stored_at < now() - interval '1 hour' as old from input_value",
    );
    if (!row) throw new Error('not stored');
    return row.old;
  };
  await use();
  for (const [hours, staysOld] of [
    [11, true],
    [13, false],
  ] as const) {
    await on.sql(`update input_value set stored_at = now() - $1::int * interval '1 hour'`, [hours]);
    await use();
    expect(await noteIsOld(), `a note of ${hours} hours`).toBe(staysOld);
  }
}

/** Answers of two plans that share a value, after the month of the shorter one. */
async function droppedWithRecord(on: OpenDatabase): Promise<void> {
  const predictions = createPredictionStore(on, () => Promise.resolve(1), { free: 30 });
  const inputs = createInputStore(on.sql, (error) => {
    throw error;
  });
  const keep = async (plan: string, computedAt: string, ...values: string[]): Promise<number> => {
    const record = { operation: 'k_p', accountId: null, plan, input: {}, reply: {}, computedAt };
    const { predictionId } = await predictions.keep(record);
    await inputs.seal(
      predictionId,
      values.map((value, place) => ({ place, value: { value } })),
    );
    return predictionId;
  };
  const age = (value: string, at: string) =>
    on.sql(`update input_value set stored_at = $1 where sha256 = $2`, [at, value]);
  const hashesOf = async (id: number) =>
    [...(await inputs.inputsOf(id)).values()].map(({ sha256 }) => sha256);
  const left = async () =>
    new Set(
      (await on.sql<{ sha256: string }>('select sha256 from input_value')).map((row) => row.sha256),
    );

  const short = await keep('free', '2026-01-05T00:00:00Z', 'of the short one', 'shared');
  const paid = await keep('pro', '2026-02-20T00:00:00Z', 'shared', 'of the paid one');
  const [own, shared] = await hashesOf(short);
  const [, other] = await hashesOf(paid);
  if (own === undefined || shared === undefined || other === undefined)
    throw new Error('not stored');
  await age(own, '2026-01-05T00:00:00Z');
  await age(shared, '2026-02-20T00:00:00Z');
  await age(other, '2026-02-20T00:00:00Z');

  await dropOver(on, Date.UTC(2026, 1, 28));
  await dropInputs(on, Date.UTC(2026, 1, 28));
  expect((await inputs.inputsOf(short)).size, 'before its month').toBe(2);

  await dropOver(on, Date.UTC(2026, 2, 1));
  await dropInputs(on, Date.UTC(2026, 2, 1));
  expect((await inputs.inputsOf(short)).size, 'after its month').toBe(0);
  expect([...(await inputs.inputsOf(paid)).values()].map(({ value }) => value)).toEqual([
    { value: 'shared' },
    { value: 'of the paid one' },
  ]);
  expect(await left()).toEqual(new Set([shared, other]));

  // A value that is used again is noted anew by any server that does not remember it.
  await age(shared, '2025-01-01T00:00:00Z');
  const second = createInputStore(on.sql, () => undefined);
  await second.seal(paid, [{ place: 0, value: { value: 'shared' } }]);
  await dropInputs(on, Date.UTC(2026, 2, 1));
  expect((await left()).has(shared)).toBe(true);
}

describe('stored inputs', () => {
  it('that are still being stored are waited for', async () => {
    const database = await memoryDatabase();
    try {
      const { predictionId } = await createPredictionStore(database, () => Promise.resolve(1)).keep(
        {
          operation: 'k_p',
          accountId: null,
          plan: 'free',
          input: {},
          reply: {},
          computedAt: '2026-01-05T00:00:00Z',
        },
      );
      // A database whose writes take their time.
      const slow: typeof database.sql = async (text, params) => {
        if (text.includes('insert into')) await delay(50);
        return database.sql(text, params);
      };
      const inputs = createInputStore(slow, (error) => {
        throw error;
      });
      inputs.note(predictionId, [{ place: 3, value: { heightM: 4 } }]);
      expect((await inputs.inputsOf(predictionId)).get(3)?.value).toEqual({ heightM: 4 });
    } finally {
      await database.close();
    }
  });

  it('go with the answers that used them, and not before', async () => {
    const database = await memoryDatabase();
    try {
      await droppedWithRecord(database);
    } finally {
      await database.close();
    }
  });

  it('are noted anew twice a day while they are used', async () => {
    const database = await memoryDatabase();
    try {
      await notedAnew(database);
    } finally {
      await database.close();
    }
  });

  it.runIf(POSTGRES_URL)('do so on PostgreSQL', async () => {
    const { url, drop } = await postgresDatabase();
    const on = await openDatabase({
      databaseUrl: url,
      dataDir: mkdtempSync(join(tmpdir(), 'gria-inputs-')),
      adminEmail: 'admin@localhost',
    });
    try {
      await droppedWithRecord(on);
    } finally {
      await on.close();
      await drop();
    }
  });
});
