import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/db/orm.ts';
import { JobRows } from '../../src/jobs/jobRows.ts';
import { memoryDatabase } from '../support/database.ts';

const job = () => ({
  id: randomUUID(),
  kind: 'backfill',
  accountId: null,
  parts: 1,
  input: { trigger: 'one' },
});

describe('jobs of which one is open at a time', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await memoryDatabase();
  });
  afterAll(() => database.close());

  it('are made after the one before has ended, also in a transaction that began earlier', async () => {
    const rows = new JobRows(database);
    const { ended, later } = await database.transaction(async ({ sql }) => {
      const { job: first } = await rows.insertUnlessOpen(job(), sql);
      expect(await rows.insertUnlessOpen(job(), sql)).toMatchObject({
        isNew: false,
        job: { id: first.id },
      });
      const [end] = await sql<{ finished_at: string }>(
        `update job set status = 'done', finished_at = clock_timestamp() where id = $1 returning finished_at::text`,
        [first.id],
      );
      return { ended: end?.finished_at ?? '', later: await rows.insertUnlessOpen(job(), sql) };
    });
    expect(later.isNew).toBe(true);
    expect(new Date(later.job.createdAt).getTime()).toBeGreaterThanOrEqual(
      new Date(ended).getTime(),
    );
  });
});

describe('checkpoints of a job', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await memoryDatabase();
  });
  afterAll(() => database.close());

  /** JSON of so many letters that no compression shortens. */
  const large = (letters: number) => ({ noise: randomBytes(letters / 2).toString('hex') });
  const bytesOf = (value: unknown): Uint8Array<SharedArrayBuffer> => {
    const text = Buffer.from(JSON.stringify(value));
    const bytes = new Uint8Array(new SharedArrayBuffer(text.length));
    bytes.set(text);
    return bytes;
  };

  it('are kept as data or as the bytes of its text, once', async () => {
    const rows = new JobRows(database);
    const { id } = await rows.insert({ ...job(), parts: 3 });
    expect(await rows.keep(id, 0, { a: 'ä"\\' })).toBe(false);
    expect(await rows.keep(id, 1, bytesOf({ b: ['🌋', 1.5, null] }))).toBe(false);
    expect(await rows.keep(id, 1, bytesOf('another'))).toBe(false);
    expect(await rows.keep(id, 2, undefined)).toBe(true);
    expect((await rows.checkpointsFrom(id, 0)).map(({ part, value }) => [part, value])).toEqual([
      [0, { a: 'ä"\\' }],
      [1, { b: ['🌋', 1.5, null] }],
      [2, null],
    ]);
  });

  it('are read as many at a time as weigh little, and one where one weighs more', async () => {
    const rows = new JobRows(database);
    const { id } = await rows.insert({ ...job(), parts: 24 });
    for (const part of [0, 1, 2]) await rows.keep(id, part, large(1_600_000));
    for (let part = 3; part < 24; part++) await rows.keep(id, part, part);
    const partsFrom = async (part: number) =>
      (await rows.checkpointsFrom(id, part)).map(({ part: read }) => read);
    expect(await partsFrom(0)).toEqual([0]);
    expect(await partsFrom(2)).toEqual([2]);
    expect(await partsFrom(3)).toEqual(Array.from({ length: 16 }, (_, i) => 3 + i));
    expect(await partsFrom(24)).toEqual([]);
  });
});
