import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../src/db/orm.ts';
import { createPredictionStore } from '../../src/db/predictionStore.ts';
import { dropOver } from '../../src/features/predictions/dropOld.ts';
import { memoryDatabase, POSTGRES_URL, postgresDatabase } from '../support/database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await memoryDatabase();
});
afterAll(() => database.close());

describe('stored predictions', () => {
  it('keep the answer word for word, under the SHA-256 of its canonical JSON', async () => {
    const store = createPredictionStore(database, () => Promise.resolve(1));
    const record = {
      operation: 'georisk_score',
      accountId: null,
      input: { lon: 2, lat: 1 },
      reply: { score: 44.4, text: 'Nullo \u0000 \u{1f30b}' },
      computedAt: '2026-01-01T00:00:00Z',
    };
    const { predictionId, sha256 } = await store.keep(record);
    const stored = await store.find(predictionId);
    const text =
      '{"computed_at":"2026-01-01T00:00:00Z","input":{"lat":1,"lon":2},"operation":"georisk_score","reply":{"score":44.4,"text":"Nullo \\u0000 \u{1f30b}"}}';
    expect(stored).toEqual({ accountId: null, text, sha256 });
    expect(sha256).toBe(createHash('sha256').update(text).digest('hex'));
    expect(await store.find(999_999)).toBeUndefined();
  });

  it('are kept by plan and dropped by the month; number and hash stay', () => keptByPlan(database));

  it('of before there were blocks are still read', async () => {
    const text = '{"computed_at":"2020-01-01T00:00:00Z","input":{},"operation":"o_l","reply":{}}';
    const [row] = await database.sql<{ id: number }>(
      "insert into prediction (operation, record, sha256, created_at) values ('o_l', $1, 'x', now()) returning id",
      [deflateRawSync(text)],
    );
    const store = createPredictionStore(database, () => Promise.resolve(1));
    expect(await store.find(row?.id ?? 0)).toEqual({ accountId: null, text, sha256: 'x' });
    expect(await store.latest(['o_l'], 1)).toEqual([{ operation: 'o_l', text }]);
  });

  it('the very same answer of one account is kept once, however many calls get it at once', async () => {
    const [row] = await database.sql<{ id: number }>('select id from account order by id limit 1');
    const store = createPredictionStore(database, () => Promise.resolve(1));
    const keep = (accountId: number | null) =>
      store.keep({
        operation: 'o_n',
        accountId,
        input: {},
        reply: {},
        computedAt: '2026-01-01T00:00:00Z',
      });
    const accountId = row?.id ?? NaN;
    const kept = await Promise.all([keep(accountId), keep(accountId), keep(null), keep(accountId)]);
    const [a, b, stranger, c] = kept.map(({ predictionId }) => predictionId);
    expect([b, c]).toEqual([a, a]);
    expect(stranger).not.toBe(a);
    expect(await store.latest(['o_n'], 9)).toHaveLength(2);
  });

  it('are stored once where the answer of the database is lost on its way back', async () => {
    let cuts = 0;
    const cut: OpenDatabase['sql'] = async (text, parameters) => {
      const rows = await database.sql<never>(text, parameters);
      if (!text.includes('into prediction_block')) return rows;
      cuts++;
      throw Object.assign(new Error('write EPROTO'), { code: 'EPROTO' });
    };
    const store = createPredictionStore({ sql: cut }, () => Promise.resolve(1));
    const keep = (n: number) =>
      store.keep({
        operation: 'o_cut',
        accountId: null,
        input: { n },
        reply: {},
        computedAt: '2026-01-01T00:00:00Z',
      });
    const ends = await Promise.allSettled([1, 2, 3].map(keep));
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(cuts).toBe(1);
    expect(await database.sql(`select id from prediction where operation = 'o_cut'`)).toHaveLength(
      3,
    );
  });

  it('get numbers of their own, however many come at once', async () => {
    const store = createPredictionStore(database, () => Promise.resolve(1));
    const keep = (n: number) =>
      store.keep({
        operation: 'a_b',
        accountId: null,
        input: { n },
        reply: {},
        computedAt: '2026-01-01T00:00:00Z',
      });
    const kept = await Promise.all(Array.from({ length: 600 }, (_, n) => keep(n)));
    expect(new Set(kept.map(({ predictionId }) => predictionId)).size).toBe(600);
    for (const n of [0, 63, 64, 299, 599]) {
      const found = await store.find(kept[n]?.predictionId ?? 0);
      expect(JSON.parse(found?.text ?? '')).toMatchObject({ input: { n } });
    }
    const latest = await store.latest(['a_b', 'georisk_score', 'c_d'], 5);
    const inputs = latest
      .filter(({ operation }) => operation === 'a_b')
      .map(({ text }) => (JSON.parse(text) as { input: { n: number } }).input.n);
    expect(inputs).toEqual([595, 596, 597, 598, 599]);
  });
});

/** One database's answers of two plans, before and after their months. */
async function keptByPlan(on: OpenDatabase): Promise<void> {
  const store = createPredictionStore(on, () => Promise.resolve(1), { free: 30 });
  const keep = (plan: string, computedAt: string) =>
    store.keep({ operation: 'k_p', accountId: null, plan, input: {}, reply: {}, computedAt });
  const [short, paid, later] = await Promise.all([
    keep('free', '2026-01-05T00:00:00Z'),
    keep('pro', '2026-01-05T00:00:00Z'),
    keep('free', '2026-03-31T00:00:00Z'),
  ]);
  const found = async ({ predictionId }: { predictionId: number }) => {
    const { text = null, ...rest } = (await store.find(predictionId)) ?? {};
    return { isKept: text !== null, ...rest };
  };
  const [a, b, c] = [short, paid, later].map(({ sha256 }) => ({ accountId: null, sha256 }));
  expect(await found(short)).toEqual({ ...a, isKept: true, keptUntil: '2026-03-01' });
  await dropOver(on, Date.UTC(2026, 1, 28));
  expect(await found(short)).toMatchObject({ isKept: true });
  await dropOver(on, Date.UTC(2026, 2, 1));
  expect(await found(short)).toEqual({ ...a, isKept: false, keptUntil: '2026-03-01' });
  expect(await found(paid)).toEqual({ ...b, isKept: true });
  expect(await found(later)).toEqual({ ...c, isKept: true, keptUntil: '2026-05-01' });
  expect(await store.latest(['k_p'], 9)).toHaveLength(2);
  await dropOver(on, Date.UTC(2026, 2, 1));
}

describe.runIf(POSTGRES_URL)('stored predictions on PostgreSQL', () => {
  it('are kept by plan and dropped by the month, beside whoever writes', async () => {
    const { url, drop } = await postgresDatabase();
    const on = await openDatabase({
      databaseUrl: url,
      dataDir: mkdtempSync(join(tmpdir(), 'gria-kept-')),
      adminEmail: 'admin@localhost',
    });
    try {
      await keptByPlan(on);
    } finally {
      await on.close();
      await drop();
    }
  });
});

describe.runIf(!POSTGRES_URL)('stored predictions on PostgreSQL', () => {
  it.skip('did not run: TEST_DATABASE_URL is not set', () => undefined);
});
