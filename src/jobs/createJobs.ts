import { randomUUID } from 'node:crypto';
import { JOBS } from '../../config/jobs.ts';
import type { Inside, Services } from '../core/context.ts';
import { ApiError } from '../core/errors.ts';
import type { Job, JobKind, Jobs, Routine } from '../core/jobs.ts';
import type { OpenDatabase } from '../db/orm.ts';
import { JobRows } from './jobRows.ts';
import { openQueue, type Queue, type QueueHandlers, type QueuedPart } from './queue.ts';
import { runPart, type PartRunner } from './runPart.ts';

/** What the jobs are built from. */
export interface JobsParts {
  readonly database: Pick<OpenDatabase, 'kind' | 'native' | 'sql'>;
  readonly databaseUrl: string | undefined;
  readonly kinds: readonly JobKind[];
  readonly routines: readonly Routine[];
  /** Asked for when work begins: the services hold the jobs in turn. */
  readonly services: () => Services;
}

/** The jobs of this server. */
export interface RunningJobs extends Jobs {
  /** Takes up the queue a while from now, so that a start is not slowed; a first job takes it up at once. */
  beginLater(): void;
  close(): Promise<void>;
}

/** Keeps the table of jobs in order: puts back what fell silent, sends what was not sent, forgets what is old. */
const TIDY = 'jobs-tidy';

/** Long work on this server and every other on the same database; the queue is opened at first need. */
export function createJobs(parts: JobsParts): RunningJobs {
  return new JobService(parts);
}

/** A new job as it is stored. */
function rowOf<I>(kind: JobKind<I>, input: I, accountId: number | null) {
  const parts = Math.max(1, kind.parts(input));
  return { id: randomUUID(), kind: kind.name, accountId, parts, input };
}

class JobService implements RunningJobs {
  readonly #parts: JobsParts;
  readonly #rows: JobRows;
  readonly #kinds: ReadonlyMap<string, JobKind>;
  readonly #stopping = new AbortController();
  readonly #underWay = new Set<Promise<void>>();
  #queue: Promise<Queue> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: JobsParts) {
    this.#parts = parts;
    this.#rows = new JobRows(parts.database);
    this.#kinds = new Map(parts.kinds.map((kind) => [kind.name, kind]));
  }

  async start<I>(kind: JobKind<I>, input: I, accountId: number | null): Promise<Job> {
    await this.#open();
    const job = await this.write(kind, input, accountId);
    await this.send(kind, job);
    return job;
  }

  async write<I>(
    kind: JobKind<I>,
    input: I,
    accountId: number | null,
    inside?: Inside,
  ): Promise<Job> {
    return this.#rows.insert(rowOf(kind, input, accountId), inside?.sql);
  }

  writeUnlessOpen<I>(
    kind: JobKind<I>,
    input: I,
    accountId: number | null,
    inside: Pick<Inside, 'sql'>,
  ): Promise<{ readonly job: Job; readonly isNew: boolean }> {
    return this.#rows.insertUnlessOpen(rowOf(kind, input, accountId), inside.sql);
  }

  async send(kind: JobKind, job: Pick<Job, 'id' | 'parts'>): Promise<void> {
    await this.#send(await this.#open(), kind, job);
  }

  find: Jobs['find'] = (id, owner) => this.#rows.find(id, owner);

  list: Jobs['list'] = (filter) => this.#rows.list(filter);

  async cancel(id: string, owner: Parameters<Jobs['cancel']>[1]): Promise<Job | undefined> {
    await this.#rows.cancel(id, owner);
    return this.#rows.find(id, owner);
  }

  async *checkpoints<P>(id: string): AsyncIterable<P> {
    for (let next = 0; ;) {
      const some = await this.#rows.checkpointsFrom(id, next);
      if (some.length === 0) return;
      for (const { part, value } of some) {
        next = part + 1;
        yield value as P;
      }
    }
  }

  async wake(routine: string): Promise<void> {
    await (await this.#open()).wake(routine);
  }

  async figures(): ReturnType<Jobs['figures']> {
    return (await this.#open()).figures();
  }

  beginLater(): void {
    this.#timer = setTimeout(() => {
      this.#open().catch(this.#warn);
    }, JOBS.beginAfterMs).unref();
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#stopping.abort(new Error('the server is stopping'));
    const queue = await this.#queue?.catch(() => undefined);
    const late = new Promise<void>((resolve) => setTimeout(resolve, JOBS.drainMs).unref());
    await Promise.race([Promise.allSettled(this.#underWay), late]);
    await queue?.close();
  }

  #tracked(work: Promise<void>): Promise<void> {
    this.#underWay.add(work);
    return work.finally(() => this.#underWay.delete(work));
  }

  readonly #warn = (error: unknown): void => {
    if (!this.#stopping.signal.aborted)
      this.#parts.services().log.warn({ err: error }, 'queue of jobs');
  };

  #open(): Promise<Queue> {
    if (this.#stopping.signal.aborted)
      throw new ApiError('draining', 'The server is stopping and takes no new work.');
    this.#queue ??= this.#begin().catch((error: unknown) => {
      this.#queue = undefined;
      throw error;
    });
    return this.#queue;
  }

  async #begin(): Promise<Queue> {
    const { database, databaseUrl, routines } = this.#parts;
    const tidy: Routine = { name: TIDY, cron: '*/5 * * * *', run: () => this.#tidy(queue) };
    const all = [tidy, ...routines];
    const queue = await openQueue({
      database,
      databaseUrl,
      routines: all,
      warn: this.#warn,
      handlers: this.#handlers(all),
    });
    // One process has the embedded database: what runs now was begun by a process that is gone.
    if (database.kind === 'pglite') await this.#rows.tidy(0);
    await this.#sendUnsent(queue, database.kind === 'pglite' ? 0 : JOBS.silentS);
    return queue;
  }

  #handlers(routines: readonly Routine[]): QueueHandlers {
    const runner: PartRunner = {
      rows: this.#rows,
      kinds: this.#kinds,
      checkpoints: (id) => this.checkpoints(id),
      services: this.#parts.services,
      stopping: this.#stopping.signal,
      giveBack: async ({ lane }, part) => (await this.#queue)?.send(lane, [part]),
    };
    return {
      part: (part, turn) => this.#tracked(runPart(runner, part, turn)),
      lost: ({ job }) =>
        this.#rows.fail(job, {
          code: 'internal_error',
          detail: `A part of the work was lost ${JOBS.attempts} times: its server stopped or failed.`,
        }),
      routine: async (name, signal) => {
        const stop = AbortSignal.any([signal, this.#stopping.signal]);
        await routines.find((each) => each.name === name)?.run(this.#parts.services(), stop);
      },
    };
  }

  async #send(queue: Queue, { lane }: JobKind, job: Pick<Job, 'id' | 'parts'>) {
    const parts = Array.from({ length: job.parts }, (_, part): QueuedPart => ({
      job: job.id,
      part,
    }));
    await queue.send(lane, parts);
    await this.#rows.markSent(job.id);
  }

  async #sendUnsent(queue: Queue, olderThanS: number): Promise<void> {
    for (const job of await this.#rows.unsent(olderThanS)) {
      const kind = this.#kinds.get(job.kind);
      if (kind) await this.#send(queue, kind, job);
    }
  }

  async #tidy(queue: Queue): Promise<void> {
    await this.#rows.tidy(JOBS.silentS);
    await this.#sendUnsent(queue, JOBS.silentS);
  }
}
