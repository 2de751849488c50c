import type * as z from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Inside, Services } from './context.ts';

/** States of a job: `queued → running → done | failed | cancelled`; a crash puts it back to `queued`. */
export const JOB_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];

/**
 * A kind of long work, declared once and listed in `src/jobKinds.ts`. Its input is cut into numbered parts; any server on the
 * database takes a part, and what the part returns is its checkpoint. A part may be begun more than once (its server was killed),
 * but its checkpoint is kept once: whatever else it changes must bear repetition.
 */
export interface JobKind<I = unknown, P = unknown, R = unknown> {
  /** kebab-case, stable: it stands in the database. */
  readonly name: string;
  /** `quick` parts (a delivery, a page of rows) do not wait behind `heavy` ones (a tile of a scan). */
  readonly lane: JobLane;
  readonly input: z.ZodType<I>;
  /** How many parts the input has, at least 1. */
  parts(this: void, input: I): number;
  /**
   * Does one part.
   *
   * @returns plain JSON data, kept until the job is forgotten; or the bytes of its text (UTF-8), where a thread of the pool wrote it
   * @throws ApiError to end the job as `failed` with that reason; anything else is tried again, three times in all
   */
  runPart(this: void, work: PartWork<I>): Promise<P | Uint8Array>;
  /** The result of the job, from all checkpoints in order, read one at a time. */
  finish(this: void, work: FinishWork<I, P>): Promise<R>;
}

export type JobLane = 'quick' | 'heavy';

export interface PartWork<I> {
  readonly jobId: string;
  readonly input: I;
  /** From 0. */
  readonly part: number;
  readonly parts: number;
  readonly accountId: number | null;
  readonly services: Services;
  /** Aborts when the job is cancelled or the server stops. */
  readonly signal: AbortSignal;
}

export interface FinishWork<I, P> extends Omit<PartWork<I>, 'part'> {
  readonly checkpoints: AsyncIterable<P>;
}

/** Short work that every so often must be done, by one server at a time; nothing is kept of it. */
export interface Routine {
  /** kebab-case, stable. */
  readonly name: string;
  /** Cron expression, UTC; absent: only when woken. */
  readonly cron?: string;
  run(this: void, services: Services, signal: AbortSignal): Promise<void>;
}

/** A job as its row stands. Times are RFC 3339, UTC. */
export interface Job {
  readonly id: string;
  readonly kind: string;
  readonly accountId: number | null;
  readonly status: JobState;
  /** 0 to 100. */
  readonly progress: number;
  readonly parts: number;
  readonly partsDone: number;
  readonly input: unknown;
  readonly result: unknown;
  readonly error: { readonly code: ErrorCode; readonly detail: string } | null;
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
}

/** Whose jobs a caller may see: one account's, or everybody's. */
export type JobOwner = number | 'anyone';

/** What the queues hold, for diagnostics. */
export interface QueueFigures {
  readonly queue: string;
  readonly ready: number;
  readonly active: number;
  readonly failed: number;
}

/** Long work, shared by every server on the database. Call none of these inside a transaction but `write` and `writeUnlessOpen`. */
export interface Jobs {
  /** Stores a job and queues its parts; they are safe when this resolves. */
  start<I>(kind: JobKind<I>, input: I, accountId: number | null): Promise<Job>;
  /** Stores a job, in a transaction where one is given; its parts are queued by `send`, or by the next look where that is lost. */
  write<I>(
    kind: JobKind<I>,
    input: I,
    accountId: number | null,
    inside?: Pick<Inside, 'sql'>,
  ): Promise<Job>;
  /** The job of this kind and input that has not ended, else a new one, to be queued by `send`; of several servers at once one makes it. */
  writeUnlessOpen<I>(
    kind: JobKind<I>,
    input: I,
    accountId: number | null,
    inside: Pick<Inside, 'sql'>,
  ): Promise<{ readonly job: Job; readonly isNew: boolean }>;
  /** Queues the parts of a job that was written. */
  send(kind: JobKind, job: Pick<Job, 'id' | 'parts'>): Promise<void>;
  /** A job of the owner; undefined for anyone else's, and seven days after its end. */
  find(id: string, owner: JobOwner): Promise<Job | undefined>;
  /** Newest first. */
  list(of: JobFilter): Promise<Job[]>;
  /** Ends a job that has not ended; the job as it then stands. */
  cancel(id: string, owner: JobOwner): Promise<Job | undefined>;
  /** Checkpoints of a job in the order of its parts, a few at a time. */
  checkpoints<P>(id: string): AsyncIterable<P>;
  /** Has a routine run soon, once, however often it is woken before. */
  wake(routine: string): Promise<void>;
  figures(): Promise<QueueFigures[]>;
}

export interface JobFilter {
  /** Names of kinds. */
  readonly kinds: readonly string[];
  readonly owner: JobOwner;
  readonly limit: number;
  /** Jobs that come behind this one, in the order of the list. */
  readonly behind?: string | undefined;
}
