import { randomUUID } from 'node:crypto';
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
