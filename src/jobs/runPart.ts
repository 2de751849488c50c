import { JOBS } from '../../config/jobs.ts';
import type { Services } from '../core/context.ts';
import { ApiError } from '../core/errors.ts';
import type { JobKind } from '../core/jobs.ts';
import type { JobRows, TakenJob } from './jobRows.ts';
import type { QueuedPart, Turn } from './queue.ts';

/** What a server needs to do a part. */
export interface PartRunner {
  readonly rows: JobRows;
  readonly kinds: ReadonlyMap<string, JobKind>;
  readonly checkpoints: (jobId: string) => AsyncIterable<unknown>;
  readonly services: () => Services;
  readonly stopping: AbortSignal;
  /** Puts a part back as if it had not been begun. */
  readonly giveBack: (kind: JobKind, part: QueuedPart) => Promise<void>;
}

/**
 * Does one part of a job: takes it, does it, keeps its checkpoint; whoever keeps the last one that was missing ends the job. A part
 * that was done before is not done again, and a job whose last server stopped between the checkpoint and the end is ended here.
 *
 * @throws whatever the part threw, to be tried again; after the third time the job is failed
 */
export async function runPart(runner: PartRunner, queued: QueuedPart, turn: Turn): Promise<void> {
  const { job: id, part } = queued;
  const job = await runner.rows.take(id, part);
  if (!job) return;
  const kind = runner.kinds.get(job.kind);
  if (!kind) throw new Error(`this server does not know jobs of the kind ${job.kind}`);
  try {
    await work(runner, { job, kind, part, signal: turn.signal });
  } catch (error) {
    if (error instanceof Cancelled) return;
    // A stop is not a loss: the part waits for another server as if it had not been begun.
    if (runner.stopping.aborted) return runner.giveBack(kind, queued);
    if (!isFinal(error) && turn.attempt < JOBS.attempts) throw error;
    if (!(error instanceof ApiError))
      runner.services().log.error({ err: error, job: id, part }, 'a part of a job failed');
    await runner.rows.fail(id, reasonOf(error));
  }
}

interface Work {
  readonly job: TakenJob;
  readonly kind: JobKind;
  readonly part: number;
  readonly signal: AbortSignal;
}

async function work(runner: PartRunner, { job, kind, part, signal }: Work): Promise<void> {
  const ended = new AbortController();
  const beating = setInterval(() => {
    runner.rows.beat(job.id).then(
      (isOpen) => isOpen || ended.abort(new Cancelled('the job has ended')),
      () => undefined,
    );
  }, JOBS.beatMs);
  const { id: jobId, accountId, parts } = job;
  const common = {
    jobId,
    accountId,
    parts,
    input: kind.input.parse(job.input),
    services: runner.services(),
    signal: AbortSignal.any([signal, runner.stopping, ended.signal]),
  };
  try {
    const isLast = job.isPartDone
      ? job.partsDone >= parts
      : await runner.rows.keep(jobId, part, await kind.runPart({ ...common, part }));
    if (!isLast) return;
    const checkpoints = runner.checkpoints(jobId);
    await runner.rows.finish(jobId, await kind.finish({ ...common, checkpoints }));
  } catch (error) {
    throw ended.signal.aborted ? ended.signal.reason : error;
  } finally {
    clearInterval(beating);
  }
}

/** What another try cannot mend: the input is refused. A server that is overloaded or stops, and a database that is away, are no fault of the job. */
const isFinal = (error: unknown): boolean => error instanceof ApiError && !PASSING.has(error.code);

const PASSING: ReadonlySet<ApiError['code']> = new Set([
  'overloaded',
  'draining',
  'database_unavailable',
]);

/** The job ended while a part of it was at work. */
class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

function reasonOf(error: unknown): { code: ApiError['code']; detail: string } {
  if (error instanceof ApiError) return { code: error.code, detail: error.message };
  return {
    code: 'internal_error',
    detail: `A part of the work failed ${JOBS.attempts} times; the operator's log says why.`,
  };
}
