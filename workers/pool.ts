import { createHistogram } from 'node:perf_hooks';
import { Piscina } from 'piscina';
import { NothingFound } from '../engines/nothingFound.ts';
import { isOfPortfolio } from '../engines/money/portfolio/part.ts';
import { UnresolvedInput } from '../engines/unresolvedInput.ts';
import type { Asked } from '../src/core/computing.ts';
import { Costs } from './costs.ts';
import { Line } from './line.ts';
import { OpenTicket, type Job } from './openTicket.ts';
import { PoolRefusal, type Pool, type PoolFigures, type PoolOptions } from './poolTypes.ts';
import type { Task, TaskResult } from './task.ts';

/** The system's priority of a thread is lower by so many steps: answers of the event loop come first where cores are few. */
const NICE = 5;

/** POLICY: a thread that nobody waits for is ended after this time, about what the start of another costs. */
const GRACE_MS = 1_000;

/** POLICY: what the start of a thread may take on a busy machine, beside the time of its first task, ms. */
const START_MS = 15_000;

/** Where the worker is: beside this file, from source or from the build. */
const engineWorker = new URL(
  import.meta.url.endsWith('.ts') ? './engine.ts' : './engine.js',
  import.meta.url,
).href;

/**
 * The pool of worker threads for heavy verticals. A request is taken on only if it is expected to be answered in time, by what such
 * requests have cost here before; then it is answered, since the deadline of a task counts from its begin. An abort frees its place,
 * and a worker that crashes or runs out of memory harms its own task only. Threads are started at the first task.
 */
export function createPool(options: PoolOptions): Pool {
  return new ThreadPool(options);
}

class ThreadPool implements Pool {
  readonly #options: PoolOptions;
  readonly #line = new Line<Job>();
  readonly #costs = new Costs();
  readonly #waits = createHistogram();
  #piscina: Piscina<Task, TaskResult> | undefined;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  admit(asked: Asked): OpenTicket {
    const expectedMs = this.#costs.expectedMs(asked.name, asked.size);
    if (asked.asker !== undefined) this.#refuseLate(asked, expectedMs);
    return new OpenTicket(this.#line.enter(asked, expectedMs), (ticket) => {
      const { spentMs, ended } = ticket.request;
      if (ticket.isWhole && ended > 0)
        this.#costs.note(asked.name, asked.size, spentMs, ticket.isCold);
      this.#line.leave(ticket.request);
    });
  }

  /** @throws PoolRefusal `full` */
  #refuseLate(asked: Asked, expectedMs: number): void {
    const { threads, maxQueue, deadlineMs } = this.#options;
    const aheadMs = this.#line.aheadMs(asked, performance.now()) / threads;
    const lateMs = aheadMs > 0 ? aheadMs + expectedMs - deadlineMs : 0;
    if (lateMs > 0)
      throw new PoolRefusal(
        'full',
        `Too many computations wait: this one would be answered in about ${inSeconds(aheadMs + expectedMs)} s, and the longest wait is ${inSeconds(deadlineMs)} s.`,
        inSeconds(Math.min(lateMs, aheadMs)),
      );
    const places = 2 * (threads + maxQueue) - this.#line.size;
    const own = this.#line.requestsOf(asked.asker);
    if (own < places) return;
    const perRequestMs = aheadMs / Math.max(1, own);
    throw new PoolRefusal('full', 'The queue of computations is full.', inSeconds(perRequestMs));
  }

  async run(task: Task, signal?: AbortSignal): Promise<unknown> {
    if (signal?.aborted) throw endedBy(signal);
    const { ticket, asker, vertical } = task;
    if (ticket instanceof OpenTicket) return replyOf(await this.#wait(task, ticket, signal));
    const asked = { name: vertical, size: 1, ...(asker === undefined ? {} : { asker }) };
    const own = this.admit(asked);
    try {
      return replyOf(await this.#wait(task, own, signal));
    } finally {
      own.release();
    }
  }

  /** Puts a task into the line. */
  #wait(task: Task, ticket: OpenTicket, signal: AbortSignal | undefined): Promise<TaskResult> {
    return new Promise<TaskResult>((resolve, reject) => {
      const over = (): void => signal?.removeEventListener('abort', left);
      const job: Job = {
        task,
        ticket,
        request: ticket.request,
        askedAt: performance.now(),
        kill: new AbortController(),
        done(result) {
          over();
          resolve(result);
        },
        fail(error) {
          over();
          ticket.isWhole &&= error.kind === 'deadline';
          reject(error);
        },
      };
      const left = (): void => {
        job.fail(endedBy(signal));
        if (!this.#line.remove(job)) this.#endSoon(job);
      };
      signal?.addEventListener('abort', left, { once: true });
      this.#line.wait(job);
      this.#pump();
    });
  }

  /** Nobody waits for a task any more: its thread may end it within a moment, or is ended. */
  #endSoon({ kill }: Job): void {
    setTimeout(() => kill.abort(), this.#options.graceMs ?? GRACE_MS).unref();
  }

  /** Begins tasks while threads are free. */
  #pump(): void {
    while (this.#line.begun.size < this.#options.threads) {
      const now = performance.now();
      const job = this.#line.begin(now);
      if (!job) return;
      this.#waits.record(Math.max(1, Math.round(now - job.askedAt)));
      void this.#compute(job);
    }
  }

  async #compute(job: Job): Promise<void> {
    const { deadlineMs, portfolioDeadlineMs = deadlineMs, startMs = START_MS } = this.#options;
    const { vertical, input, facts, moment } = job.task;
    const isPortfolio = isOfPortfolio(vertical);
    const plain: Task = {
      vertical,
      input,
      facts,
      moment,
      ...(isPortfolio ? { ground: this.#options.ground } : {}),
    };
    this.#piscina ??= threadsOf(this.#options);
    const isCold = this.#piscina.threads.length < this.#line.begun.size;
    job.ticket.isCold ||= isCold;
    const late = new PoolRefusal('deadline', 'The computation took too long.');
    const end = (): void => {
      job.fail(late);
      job.kill.abort();
    };
    const mostMs = isPortfolio ? portfolioDeadlineMs : deadlineMs;
    const deadline = setTimeout(end, mostMs + (isCold ? startMs : 0));
    try {
      job.done(await this.#piscina.run(plain, { signal: job.kill.signal }));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      job.fail(new PoolRefusal('crashed', `A worker stopped: ${message}`));
    } finally {
      clearTimeout(deadline);
      this.#line.end(job, performance.now());
      this.#pump();
    }
  }

  figures(): PoolFigures {
    const { threads } = this.#options;
    const queued = this.#line.waiting;
    const waitMs = { p50: this.#waits.percentile(50), p99: this.#waits.percentile(99) };
    if (!this.#piscina) return { threads, queued, completed: 0, runMs: { p50: 0, p99: 0 }, waitMs };
    const { runTime } = this.#piscina.histogram;
    const runMs = { p50: runTime.p50, p99: runTime.p99 };
    return { threads, queued, completed: this.#piscina.completed, runMs, waitMs };
  }

  giveUp(): void {
    const stopping = new PoolRefusal('stopping', 'The server stops before it could be computed.');
    for (const job of this.#line.removeAll()) job.fail(stopping);
    for (const job of this.#line.begun) {
      job.fail(stopping);
      job.kill.abort();
    }
  }

  async close(): Promise<void> {
    this.giveUp();
    await this.#piscina?.close({ force: true });
  }
}

function threadsOf({ worker = engineWorker, threads, maxOldGenerationMb }: PoolOptions) {
  return new Piscina<Task, TaskResult>({
    filename: worker,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 300_000,
    recordTiming: true,
    niceIncrement: NICE,
    // What reads GeoTIFFs takes a thread apart by its data, and stops where there is none.
    workerData: {},
    resourceLimits: { maxOldGenerationSizeMb: maxOldGenerationMb },
  });
}

/** The reply of a task. @throws what stopped it */
function replyOf(result: TaskResult): unknown {
  if (result.ok) return result.reply;
  if (result.unresolvedAt) throw new UnresolvedInput(result.unresolvedAt, result.message);
  if (result.isNothingFound) throw new NothingFound(result.message);
  throw Object.assign(new Error(result.message), { stack: result.stack });
}

/** The end by a signal: a time limit of the caller that ran out is a deadline, since nobody went away. */
function endedBy(signal: AbortSignal | undefined): PoolRefusal {
  const isLate = (signal?.reason as Error | undefined)?.name === 'TimeoutError';
  return isLate
    ? new PoolRefusal('deadline', 'The computation took too long.')
    : new PoolRefusal('aborted', 'The caller went away.');
}

const inSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1_000));
