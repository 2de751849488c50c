import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/db/orm.ts';
import { createPredictionStore } from '../../src/db/predictionStore.ts';
import { memoryDatabase } from '../support/database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await memoryDatabase();
});
afterAll(() => database.close());

describe('stored predictions', () => {
  it('keep the answer word for word, under the SHA-256 of its canonical JSON', async () => {
    const store = createPredictionStore(database);
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

  it('get numbers of their own, however many come at once', async () => {
    const store = createPredictionStore(database);
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
    const last = await store.find(kept[599]?.predictionId ?? 0);
    expect(JSON.parse(last?.text ?? '')).toMatchObject({ input: { n: 599 } });
  });
});
