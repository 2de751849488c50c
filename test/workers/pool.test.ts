import { getPriority } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '../../workers/pool.ts';
import { PoolRefusal, type Pool } from '../../workers/poolTypes.ts';
import { HERE, OPEN } from '../support/troubledWorker.ts';

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
  pool = createPool({
    threads: 2,
    maxQueue: 4,
    deadlineMs: 25_000,
    maxOldGenerationMb: 64,
    worker,
  });
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
      deadlineMs: 100_000,
      maxOldGenerationMb: 64,
      worker,
    });
    const [bad, good] = await Promise.all([
      kindOf(patient.run(task('fill'))),
      kindOf(patient.run(task('spin', 200))),
    ]);
    await patient.close();
    expect([bad, good]).toEqual(['crashed', 'answered']);
  }, 120_000);

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

  it('the deadline ends a task that hangs', async () => {
    const impatient = narrow({ deadlineMs: 500, startMs: 0 });
    expect(await kindOf(impatient.run(task('spin', 60_000)))).toBe('deadline');
    await impatient.close();
  });

  it('gives rows of a portfolio their own deadline', async () => {
    const impatient = createPool({
      threads: 1,
      maxQueue: 1,
      deadlineMs: 1,
      portfolioDeadlineMs: 60_000,
      startMs: 0,
      maxOldGenerationMb: 64,
      worker,
    });
    expect(await kindOf(impatient.run(task('echo')))).toBe('deadline');
    expect(await kindOf(impatient.run(task('portfolio_part')))).toBe('answered');
    await impatient.close();
  });

  it('leaves the event loop free', async () => {
    let isOver = false;
    const running = kindOf(pool.run(task('spin', 300))).finally(() => (isOver = true));
    let turns = 0;
    while (!isOver) {
      await new Promise((resolve) => setImmediate(resolve));
      turns++;
    }
    expect(await running).toBe('answered');
    expect(turns).toBeGreaterThan(100);
    expect(pool.figures().completed).toBeGreaterThan(0);
  });
});

/** A gate before which tasks wait on their threads. */
function gateOf() {
  const gate = new Int32Array(new SharedArrayBuffer(8));
  return {
    gate,
    /** So many tasks stand before the gate. */
    reached: async (count: number): Promise<void> => {
      for (;;) {
        const here = Atomics.load(gate, HERE);
        if (here >= count) return;
        const waiting = Atomics.waitAsync(gate, HERE, here);
        if (waiting.async) await waiting.value;
      }
    },
    open: (): void => {
      Atomics.store(gate, OPEN, 1);
      Atomics.notify(gate, OPEN);
    },
  };
}

/** A pool of one thread whose tasks are expected to need half a second each, as long as none was measured. */
const narrow = (more: Partial<Parameters<typeof createPool>[0]> = {}) =>
  createPool({
    threads: 1,
    maxQueue: 100,
    deadlineMs: 25_000,
    maxOldGenerationMb: 64,
    worker,
    ...more,
  });

describe('who is taken on by the pool', () => {
  const asker = 'account 1';

  it('what would wait too long is refused at once, with the time after which it would not', async () => {
    const pool = narrow({ deadlineMs: 1_200 });
    const tickets = [1, 2].map(() => pool.admit({ asker, name: 'long', size: 1 }));
    expect(() => pool.admit({ asker, name: 'long', size: 1 })).toThrow(
      expect.objectContaining({ kind: 'full', retryAfterS: 1 }),
    );
    // The server's own work is never refused: nobody waits for it.
    pool.admit({ name: 'long', size: 1 }).release();
    tickets[0]?.release();
    pool.admit({ asker, name: 'long', size: 1 }).release();
    await pool.close();
  });

  it('what is taken on is answered, however long it waited: the deadline counts from its begin', async () => {
    const pool = narrow({ deadlineMs: 1_000, portfolioDeadlineMs: 60_000 });
    const { gate, reached, open } = gateOf();
    const holds = pool.run(task('gate', gate), undefined);
    await reached(1);
    const waiting = kindOf(pool.run({ ...task('echo'), asker }));
    await new Promise((over) => setTimeout(over, 1));
    expect(pool.figures().queued).toBe(1);
    open();
    await holds;
    expect(await waiting).toBe('answered');
    await pool.close();
  });

  it('a caller who leaves the line frees its place, and its thread goes on with the next', async () => {
    const pool = narrow({ graceMs: 0 });
    const { gate, reached } = gateOf();
    const [running, queued] = [new AbortController(), new AbortController()];
    const first = kindOf(pool.run({ ...task('gate', gate), asker }, running.signal));
    const second = kindOf(pool.run({ ...task('spin', 60_000), asker }, queued.signal));
    const third = kindOf(pool.run({ ...task('echo'), asker }));
    await reached(1);
    expect(pool.figures().queued).toBe(2);
    queued.abort();
    expect(await second).toBe('aborted');
    expect(pool.figures().queued).toBe(1);
    running.abort();
    expect([await first, await third]).toEqual(['aborted', 'answered']);
    await pool.close();
  });

  it('a thread that nobody waits for may end its task: starting another costs more', async () => {
    const pool = narrow({ graceMs: 60_000 });
    const { gate, reached, open } = gateOf();
    const caller = new AbortController();
    const left = kindOf(pool.run(task('gate', gate), caller.signal));
    await reached(1);
    const id = pool.run(task('thread'));
    caller.abort();
    expect(await left).toBe('aborted');
    open();
    expect(await id).toBe(await pool.run(task('thread')));
    await pool.close();
  });

  it('accounts take turns, and one request of several tasks is never refused between them', async () => {
    const pool = narrow();
    const { gate, reached, open } = gateOf();
    const holds = pool.run(task('gate', gate));
    await reached(1);
    const ended: string[] = [];
    const ticket = pool.admit({ asker, name: 'list', size: 3 });
    const ask = (name: string, more: object) =>
      pool.run({ ...task('echo'), ...more }).then(() => ended.push(name));
    const all = [
      ...['a1', 'a2', 'a3'].map((name) => ask(name, { ticket })),
      ...['b1', 'b2'].map((name) => ask(name, { asker: 'account 2' })),
    ];
    open();
    await Promise.all([holds, ...all]);
    expect(ended.indexOf('b1')).toBeLessThan(ended.indexOf('a2'));
    ticket.release();
    await pool.close();
  });

  it('a stop refuses what waits and what runs, and says so', async () => {
    const pool = narrow();
    const { gate, reached } = gateOf();
    const running = kindOf(pool.run(task('gate', gate)));
    const waiting = kindOf(pool.run(task('echo')));
    await reached(1);
    pool.giveUp();
    expect([await running, await waiting]).toEqual(['stopping', 'stopping']);
    await pool.close();
  });
});
