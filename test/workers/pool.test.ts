import { getPriority } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool, PoolRefusal, type Pool } from '../../workers/pool.ts';

const worker = new URL('../support/troubledWorker.ts', import.meta.url).href;
const task = (vertical: string, input: unknown = null) => ({
  vertical,
  input,
  facts: {},
  moment: { ms: 0, iso: '1970-01-01T00:00:00.000Z' },
});
const kindOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: unknown) => (error instanceof PoolRefusal ? error.kind : String(error)),
  );

let pool: Pool;
beforeAll(() => {
  pool = createPool({ threads: 2, maxQueue: 4, deadlineMs: 3_000, maxOldGenerationMb: 64, worker });
});
afterAll(() => pool.close());

describe('the worker pool', () => {
  it('answers', async () => expect(await pool.run(task('echo', { a: 1 }))).toEqual({ a: 1 }));

  it('computes at a lower priority than the event loop', async (context) => {
    // Threads have a priority of their own on Linux.
    if (process.platform !== 'linux') context.skip();
    const before = getPriority();
    expect(await pool.run(task('priority'))).toBeGreaterThan(before);
    expect(getPriority()).toBe(before);
  });

  it("tells an engine's bug with its message", async () =>
    expect(await kindOf(pool.run(task('bug')))).toContain('a bug'));

  it('a worker that exits harms its own task only', async () => {
    const [bad, good] = await Promise.all([
      kindOf(pool.run(task('exit'))),
      kindOf(pool.run(task('spin', 100))),
    ]);
    expect([bad, good]).toEqual(['crashed', 'answered']);
    expect(await kindOf(pool.run(task('echo')))).toBe('answered');
  });

  it('a worker out of memory harms its own task only', async () => {
    // Threads of low priority fill their memory slowly beside other work: the deadline must not end it first.
    const patient = createPool({
      threads: 2,
      maxQueue: 4,
      deadlineMs: 25_000,
      maxOldGenerationMb: 64,
      worker,
    });
    const [bad, good] = await Promise.all([
      kindOf(patient.run(task('fill'))),
      kindOf(patient.run(task('spin', 200))),
    ]);
    await patient.close();
    expect([bad, good]).toEqual(['crashed', 'answered']);
  });

  it('an abort ends a running task', async () => {
    const caller = new AbortController();
    const running = kindOf(pool.run(task('spin', 60_000), caller.signal));
    setTimeout(() => caller.abort(), 100);
    expect(await running).toBe('aborted');
  });

  it('a time limit of the caller that ran out is a deadline: nobody went away', async () =>
    expect(await kindOf(pool.run(task('spin', 60_000), AbortSignal.timeout(200)))).toBe(
      'deadline',
    ));

  it('the deadline ends a task that hangs', async () =>
    expect(await kindOf(pool.run(task('spin', 60_000)))).toBe('deadline'));

  it('gives rows of a portfolio their own deadline', async () => {
    const impatient = createPool({
      threads: 1,
      maxQueue: 1,
      deadlineMs: 1,
      portfolioDeadlineMs: 60_000,
      maxOldGenerationMb: 64,
      worker,
    });
    expect(await kindOf(impatient.run(task('echo')))).toBe('deadline');
    expect(await kindOf(impatient.run(task('portfolio_part')))).toBe('answered');
    await impatient.close();
  });

  it('refuses beyond its queue and leaves the event loop free', async () => {
    let over = 0;
    const answers = Array.from({ length: 12 }, () =>
      kindOf(pool.run(task('spin', 300))).finally(() => over++),
    );
    let turns = 0;
    while (over < 12) {
      await new Promise((resolve) => setImmediate(resolve));
      turns++;
    }
    expect(turns).toBeGreaterThan(100);
    const kinds = await Promise.all(answers);
    expect(kinds.filter((kind) => kind === 'full')).toHaveLength(6);
    expect(kinds.filter((kind) => kind === 'answered')).toHaveLength(6);
    expect(pool.figures().completed).toBeGreaterThan(0);
  });
});
