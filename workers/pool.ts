import { Piscina } from 'piscina';
import { NothingFound } from '../engines/nothingFound.ts';
import { isOfPortfolio } from '../engines/money/portfolio/part.ts';
import { UnresolvedInput } from '../engines/unresolvedInput.ts';
import type { PoolGround, Task, TaskResult } from './task.ts';

/** Why the pool did not give a reply. */
export class PoolRefusal extends Error {
  readonly kind: 'full' | 'deadline' | 'aborted' | 'crashed';

  constructor(kind: PoolRefusal['kind'], message: string) {
    super(message);
    this.name = 'PoolRefusal';
    this.kind = kind;
  }
}

export interface PoolOptions {
  readonly threads: number;
  /** Tasks that may wait; beyond it `full`. */
  readonly maxQueue: number;
  readonly deadlineMs: number;
  /** For rows of a portfolio; default: as for all. */
  readonly portfolioDeadlineMs?: number;
  readonly maxOldGenerationMb: number;
  /** The operator's own ground, which parts of portfolios read. */
  readonly ground?: PoolGround | undefined;
  /** The worker's file; default: the engines. */
  readonly worker?: string;
}

export interface PoolFigures {
  readonly threads: number;
  readonly queued: number;
  readonly completed: number;
  readonly runMs: { readonly p50: number; readonly p99: number };
  readonly waitMs: { readonly p50: number; readonly p99: number };
}

export interface Pool {
  /** @throws PoolRefusal, or the error of an engine's bug */
  run(task: Task, signal?: AbortSignal): Promise<unknown>;
  /** Whether the queue holds all that it may: another task would be refused. */
  isFull(): boolean;
  figures(): PoolFigures;
  close(): Promise<void>;
}

/** The system's priority of a thread is lower by so many steps: answers of the event loop come first where cores are few. */
const NICE = 5;

/** Where the worker is: beside this file, from source or from the build. */
const engineWorker = new URL(
  import.meta.url.endsWith('.ts') ? './engine.ts' : './engine.js',
  import.meta.url,
).href;

/**
 * The pool of worker threads for heavy verticals: a deadline for each task, an abort kills its thread, and a worker that crashes or
 * runs out of memory harms its own task only. Threads are started at the first task.
 */
export function createPool({
  threads,
  maxQueue,
  deadlineMs,
  portfolioDeadlineMs = deadlineMs,
  maxOldGenerationMb,
  ground,
  worker = engineWorker,
}: PoolOptions): Pool {
  let piscina: Piscina<Task, TaskResult> | undefined;
  // Piscina does not count tasks that carry an abort signal against its queue limit, and all of ours do.
  let underWay = 0;
  const open = () => (piscina ??= threadsOf(worker, threads, maxOldGenerationMb));
  const isFull = (): boolean => underWay >= threads + maxQueue;
  return {
    isFull,
    async run(task, signal) {
      if (isFull()) throw new PoolRefusal('full', 'The queue of computations is full.');
      const isPortfolio = isOfPortfolio(task.vertical);
      const deadline = AbortSignal.timeout(isPortfolio ? portfolioDeadlineMs : deadlineMs);
      const stop = signal ? AbortSignal.any([signal, deadline]) : deadline;
      underWay++;
      const result = await open()
        .run(isPortfolio ? { ...task, ground } : task, { signal: stop })
        .catch((error: unknown) => Promise.reject(refusalOf(error, deadline, signal)))
        .finally(() => underWay--);
      if (result.ok) return result.reply;
      if (result.unresolvedAt) throw new UnresolvedInput(result.unresolvedAt, result.message);
      if (result.isNothingFound) throw new NothingFound(result.message);
      throw Object.assign(new Error(result.message), { stack: result.stack });
    },
    figures: () => ({ ...figuresOf(piscina, threads), queued: Math.max(0, underWay - threads) }),
    close: async () => piscina?.close({ force: true }),
  };
}

function threadsOf(filename: string, maxThreads: number, maxOldGenerationSizeMb: number) {
  return new Piscina<Task, TaskResult>({
    filename,
    minThreads: 0,
    maxThreads,
    idleTimeout: 300_000,
    recordTiming: true,
    niceIncrement: NICE,
    // What reads GeoTIFFs takes a thread apart by its data, and stops where there is none.
    workerData: {},
    resourceLimits: { maxOldGenerationSizeMb },
  });
}

function refusalOf(error: unknown, deadline: AbortSignal, signal: AbortSignal | undefined): Error {
  const message = error instanceof Error ? error.message : String(error);
  const isLate = (signal?.reason as Error | undefined)?.name === 'TimeoutError';
  if (signal?.aborted && !isLate) return new PoolRefusal('aborted', 'The caller went away.');
  if (deadline.aborted || isLate)
    return new PoolRefusal('deadline', 'The computation took too long.');
  return new PoolRefusal('crashed', `A worker stopped: ${message}`);
}

function figuresOf(piscina: Piscina<Task, TaskResult> | undefined, threads: number): PoolFigures {
  const none = { p50: 0, p99: 0 };
  if (!piscina) return { threads, queued: 0, completed: 0, runMs: none, waitMs: none };
  const { runTime, waitTime } = piscina.histogram;
  return {
    threads,
    queued: 0,
    completed: piscina.completed,
    runMs: { p50: runTime.p50, p99: runTime.p99 },
    waitMs: { p50: waitTime.p50, p99: waitTime.p99 },
  };
}
