import * as z from 'zod';
import { JOBS } from '../../config/jobs.ts';
import { TIERS } from '../../config/tiers.ts';
import { onWire } from '../../engines/onWire.ts';
import { pick } from '../../engines/pick.ts';
import type { Account, Context } from '../core/context.ts';
import { ApiError, problemOf } from '../core/errors.ts';
import { JOB_STATES, type Job, type JobOwner } from '../core/jobs.ts';
import { cutPage } from '../core/paging.ts';

const status = z.enum(JOB_STATES).meta({ id: 'JobStatus' });
const progress = z.number().min(0).max(100).describe('Share of the parts done, in hundred');
const jobId = z.string().describe('Name of the job');
const at = z.string().nullable();

/** The answer to a start, with status 202. */
export const JobStarted = z
  .object({
    job_id: jobId,
    status,
    progress,
    created_at: z.string().describe('When it was started, UTC'),
  })
  .meta({ id: 'JobStarted' });

/** A job as its reader sees it; `result` in the shape of its kind once it is done, `error` once it has failed. */
export const jobAnswer = <R extends z.ZodType>(result: R) =>
  z.object({
    job_id: jobId,
    kind: z.string().describe('What kind of work it is'),
    status,
    progress,
    parts: z.int().describe('Parts the work was cut into'),
    parts_done: z.int().describe('Parts whose results are kept'),
    created_at: z.string().describe('When it was started, UTC'),
    started_at: at.describe('When a server first took it up'),
    finished_at: at.describe('When it ended, whichever way'),
    result: result.optional().describe('Present once `done`'),
    error: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('Problem object (RFC 9457); present once `failed`'),
  });

/** The answer to a start; names where to look, and when. */
export function startedAnswer(
  context: Pick<Context, 'http' | 'account'>,
  job: Job,
  path: string,
): z.output<typeof JobStarted> {
  context.http.replyHeaders['Location'] = path;
  context.http.replyHeaders['Retry-After'] = lookAgainS(context.account);
  return { job_id: job.id, status: job.status, progress: job.progress, created_at: job.createdAt };
}

/** When to look again, s: who obeys spends no more than half of the calls that a minute of the plan holds. */
function lookAgainS(account: Pick<Account, 'tier'> | undefined): string {
  const { perMinute } = (account && TIERS[account.tier].limits) ?? { perMinute: Infinity };
  return String(Math.max(JOBS.lookAgainS, Math.ceil((2 * 60) / perMinute)));
}

/** A look at a job that goes on: it says when to look again, and does not count for day and month. */
export function noteLook(
  { http, account }: Pick<Context, 'http' | 'account'>,
  { status: state }: Pick<Job, 'status'>,
): void {
  if (state !== 'queued' && state !== 'running') return;
  http.replyHeaders['Retry-After'] = lookAgainS(account);
  http.isFree = true;
}

/** When a job was started, taken up and ended. */
export const JOB_TIMES = ['createdAt', 'startedAt', 'finishedAt'] as const;

/** A job for its reader. */
export function jobReply(job: Job) {
  return {
    job_id: job.id,
    ...onWire(pick(job, 'kind', 'status', 'progress', 'parts', 'partsDone', ...JOB_TIMES)),
    ...(job.status === 'done' ? { result: job.result as never } : {}),
    ...(job.error
      ? { error: { ...problemOf(new ApiError(job.error.code, job.error.detail), job.id) } }
      : {}),
  };
}

/**
 * The caller's own job of a kind; administrators see everyone's.
 *
 * @throws ApiError `not_found`, for another account's too
 */
export async function ownJob(context: Context, id: string, kind: string): Promise<Job> {
  const job = await context.jobs.find(id, ownerOf(context.account));
  if (job?.kind !== kind) throw noJob();
  return job;
}

/**
 * Ends the caller's own job of a kind, if it has not ended.
 *
 * @throws ApiError `not_found`, for another account's too
 */
export async function cancelOwnJob(context: Context, id: string, kind: string): Promise<Job> {
  await ownJob(context, id, kind);
  const job = await context.jobs.cancel(id, ownerOf(context.account));
  if (!job) throw noJob();
  return job;
}

/** A page of the caller's own jobs of a kind, newest first; administrators see everyone's. */
export async function ownJobs(
  context: Context,
  kind: string,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<{ readonly rows: readonly Job[]; readonly next_cursor: string | null }> {
  const of = { kinds: [kind], owner: ownerOf(context.account) };
  const jobs = await context.jobs.list({ ...of, limit: limit + 1, behind: cursor });
  return cutPage(jobs, limit, ({ id }) => id);
}

/** @throws ApiError `job_not_finished` where a job has no result, or none yet */
export function checkDone(job: Job): void {
  if (job.status === 'done') return;
  const why =
    job.status === 'failed' || job.status === 'cancelled'
      ? `it ${job.status === 'failed' ? 'failed' : `was ${job.status}`}, and there will be none`
      : `it is ${job.status}, ${job.progress} % done`;
  throw new ApiError('job_not_finished', `The job has no result: ${why}.`);
}

/** Whose jobs a caller may see. */
function ownerOf(account: Account | undefined): JobOwner {
  return account?.isAdmin === true ? 'anyone' : (account?.id ?? -1);
}

function noJob(): ApiError {
  return new ApiError(
    'not_found',
    'There is no such job of yours; jobs are kept seven days after their end.',
  );
}
