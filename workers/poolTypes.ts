import type { Asked, Ticket } from '../src/core/computing.ts';
import type { PoolGround, Task } from './task.ts';

/** Why the pool did not give a reply. */
export class PoolRefusal extends Error {
  readonly kind: 'full' | 'deadline' | 'aborted' | 'crashed' | 'stopping';
  /** When to ask again, s, where that can be said. */
  readonly retryAfterS: number | undefined;

  constructor(kind: PoolRefusal['kind'], message: string, retryAfterS?: number) {
    super(message);
    this.name = 'PoolRefusal';
    this.kind = kind;
    this.retryAfterS = retryAfterS;
  }
}

export interface PoolOptions {
  readonly threads: number;
  /** Requests of one asker that may wait where nobody else asks; of all together it is twice as many at most. */
  readonly maxQueue: number;
  /** Longest time that a task may compute; and longest time in which a request is expected to be answered, else `full`. */
  readonly deadlineMs: number;
  /** For rows of a portfolio; default: as for all. */
  readonly portfolioDeadlineMs?: number;
  /** How much longer a task may take whose thread must be started. */
  readonly startMs?: number;
  /** How long a thread may go on with what nobody waits for any more, before it is ended: starting another costs more. */
  readonly graceMs?: number;
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
  /**
   * Takes a request on: its tasks, which carry the ticket, are computed in turn with those of others, however long that takes.
   *
   * @throws PoolRefusal `full` where it is not expected to be answered within the deadline, with the time after which it would be
   */
  admit(asked: Asked): Ticket;
  /**
   * Computes a task, in the turn of its ticket or on a ticket of its own.
   *
   * @throws PoolRefusal, or the error of an engine's bug
   */
  run(task: Task, signal?: AbortSignal): Promise<unknown>;
  figures(): PoolFigures;
  /** Refuses what waits and ends what runs, as `stopping`; whoever waited for it can still be told. */
  giveUp(): void;
  close(): Promise<void>;
}
