import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ApiError } from '../../src/core/errors.ts';
import type { Job, JobKind, JobState } from '../../src/core/jobs.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const calls: { part: number; accountId: number | null }[] = [];
let failures = 0;
let open: PromiseWithResolvers<void> = Promise.withResolvers();

const squares: JobKind<{ count: number }, { square: number }, { sum: number }> = {
  name: 'squares',
  lane: 'heavy',
  input: z.object({ count: z.number() }),
  parts: ({ count }) => count,
  async runPart({ part, accountId }) {
    calls.push({ part, accountId });
    return { square: part * part };
  },
  async finish({ checkpoints }) {
    let sum = 0;
    for await (const { square } of checkpoints) sum += square;
    return { sum };
  },
};
const troubled: JobKind<{ losses: number }, null, string> = {
  name: 'troubled',
  lane: 'quick',
  input: z.object({ losses: z.number() }),
  parts: () => 1,
  async runPart({ input }) {
    if (failures++ < input.losses) throw new Error('a passing trouble');
    return null;
  },
  finish: async () => 'made it',
};
const refused: JobKind<object, null, null> = {
  name: 'refused',
  lane: 'quick',
  input: z.object({}),
  parts: () => 2,
  runPart: async () => {
    throw new ApiError('source_unavailable', 'The source is closed.');
  },
  finish: async () => null,
};
const waiting: JobKind<object, null, null> = {
  name: 'waiting',
  lane: 'heavy',
  input: z.object({}),
  parts: () => 3,
  async runPart({ signal }) {
    await Promise.race([
      open.promise,
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    ]);
    return null;
  },
  finish: async () => null,
};
const woken: string[] = [];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(
    {},
    {
      jobKinds: [squares, troubled, refused, waiting],
      routines: [{ name: 'ring', run: async () => void woken.push('ring') }],
    },
  );
});
afterAll(() => server.stop());

async function until(id: string, ...states: JobState[]): Promise<Job> {
  for (let tries = 0; tries < 600; tries++) {
    const job = await server.services.jobs.find(id, 'anyone');
    if (job && states.includes(job.status)) return job;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the job did not become ${states.join(' or ')}`);
}

describe('jobs', { timeout: 60_000 }, () => {
  it('do every part once and end with the result of all checkpoints', async () => {
    const { jobs } = server.services;
    const started = await jobs.start(squares, { count: 40 }, 1);
    expect(started).toMatchObject({ status: 'queued', progress: 0, parts: 40 });
    const done = await until(started.id, 'done', 'failed');
    expect(done).toMatchObject({ status: 'done', progress: 100, result: { sum: 20540 } });
    expect(calls.map(({ part }) => part).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, part) => part),
    );
    expect(calls[0]?.accountId).toBe(1);
    const kept: unknown[] = [];
    for await (const value of jobs.checkpoints(started.id)) kept.push(value);
    expect(kept).toHaveLength(40);
    expect(kept[39]).toEqual({ square: 1521 });
  });

  it('are seen by their owner alone', async () => {
    const { jobs } = server.services;
    const { id } = await jobs.start(squares, { count: 1 }, 1);
    expect(await jobs.find(id, 2)).toBeUndefined();
    expect(await jobs.cancel(id, 2)).toBeUndefined();
    expect((await until(id, 'done')).id).toBe(id);
    expect((await jobs.list({ kinds: ['squares'], owner: 2, limit: 10 })).length).toBe(0);
    expect((await jobs.list({ kinds: ['squares'], owner: 1, limit: 10 })).length).toBe(2);
  });

  it('try again after a passing trouble, and end at the third loss', async () => {
    const { jobs } = server.services;
    failures = 0;
    const passing = await jobs.start(troubled, { losses: 2 }, null);
    expect(await until(passing.id, 'done', 'failed')).toMatchObject({ result: 'made it' });
    failures = 0;
    const lasting = await jobs.start(troubled, { losses: 99 }, null);
    expect(await until(lasting.id, 'done', 'failed')).toMatchObject({
      status: 'failed',
      error: { code: 'internal_error' },
    });
    expect(failures).toBe(3);
  });

  it('end at once with the reason that a part gives', async () => {
    const { id } = await server.services.jobs.start(refused, {}, null);
    expect((await until(id, 'failed')).error).toEqual({
      code: 'source_unavailable',
      detail: 'The source is closed.',
    });
  });

  it('are cancelled while they run, twice to the same end', async () => {
    const { jobs } = server.services;
    const { id } = await jobs.start(waiting, {}, 1);
    await until(id, 'running');
    const first = await jobs.cancel(id, 1);
    expect(first?.status).toBe('cancelled');
    expect(await jobs.cancel(id, 1)).toEqual(first);
    open.resolve();
    open = Promise.withResolvers();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await jobs.find(id, 1))?.status).toBe('cancelled');
  });

  it('a part whose server fell silent waits again', async () => {
    const { jobs, database } = server.services;
    const { id } = await jobs.start(waiting, {}, 1);
    await until(id, 'running');
    await database.sql(`update job set beat_at = now() - interval '1 hour' where id = $1`, [id]);
    expect((await jobs.find(id, 1))?.status).toBe('queued');
    await jobs.cancel(id, 1);
    open.resolve();
  });

  it('are forgotten seven days after their end', async () => {
    const { jobs, database } = server.services;
    const { id } = await jobs.start(squares, { count: 1 }, 1);
    await until(id, 'done');
    await database.sql(`update job set finished_at = now() - interval '8 days' where id = $1`, [
      id,
    ]);
    expect(await jobs.find(id, 'anyone')).toBeUndefined();
  });

  it('routines run when woken', async () => {
    await server.services.jobs.wake('ring');
    for (let tries = 0; tries < 600 && woken.length === 0; tries++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(woken).toEqual(['ring']);
  });
});
