import { JOBS } from '../../config/jobs.ts';
import type { Database } from '../core/context.ts';
import type { ErrorCode } from '../core/errors.ts';
import type { Job, JobFilter, JobOwner, JobState } from '../core/jobs.ts';

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly account_id: number | null;
  readonly status: JobState;
  readonly parts: number;
  readonly parts_done: number;
  readonly input: unknown;
  readonly result: unknown;
  readonly error: Job['error'];
  readonly created_at: string;
  readonly started_at: string | null;
  readonly finished_at: string | null;
}

/** A job as callers see it: where its servers fell silent it waits to be taken up again. */
const COLUMNS = `id, kind, account_id, parts, parts_done, input, result, error, created_at, started_at, finished_at,
  case when status = 'running' and beat_at < now() - make_interval(secs => ${JOBS.silentS}) then 'queued' else status end as status`;
const KEPT = `(finished_at is null or finished_at > now() - make_interval(days => ${JOBS.keepDays}))`;
const OWN = '($2::int is null or account_id = $2)';
const OPEN = `status in ('queued', 'running')`;

/** What a server learns when it takes a part: the job, and whether the part was done before. */
export interface TakenJob extends Job {
  readonly isPartDone: boolean;
}

/** The statements on jobs and their checkpoints; each is whole in itself, so that any server may stop between two. */
export class JobRows {
  readonly #sql: Database['sql'];

  constructor({ sql }: Pick<Database, 'sql'>) {
    this.#sql = sql;
  }

  /** Its time of creation is that of this statement: its transaction may have begun before one of the same name ended. */
  async insert(
    job: Pick<Job, 'id' | 'kind' | 'accountId' | 'parts' | 'input'>,
    sql: Database['sql'] = this.#sql,
  ): Promise<Job> {
    const rows = await sql<Row>(
      `insert into job (id, kind, account_id, status, parts, parts_done, input, created_at)
       values ($1, $2, $3, 'queued', $4, 0, $5::jsonb, clock_timestamp()) returning ${COLUMNS}`,
      [job.id, job.kind, job.accountId, job.parts, JSON.stringify(job.input)],
    );
    return one(rows);
  }

  /**
   * The open job of this kind and input, else a new one; of several at once one is made. Within a transaction, at whose end others go on.
   */
  async insertUnlessOpen(
    job: Pick<Job, 'id' | 'kind' | 'accountId' | 'parts' | 'input'>,
    sql: Database['sql'],
  ): Promise<{ readonly job: Job; readonly isNew: boolean }> {
    const input = JSON.stringify(job.input);
    await sql('select pg_advisory_xact_lock(hashtext($1))', [`job ${job.kind} ${input}`]);
    const open = await sql<Row>(
      `select ${COLUMNS} from job where kind = $1 and input = $2::jsonb and ${OPEN} order by created_at limit 1`,
      [job.kind, input],
    );
    const [found] = open.map(jobOf);
    return found ? { job: found, isNew: false } : { job: await this.insert(job, sql), isNew: true };
  }

  async markSent(id: string): Promise<void> {
    await this.#sql('update job set sent_at = now() where id = $1', [id]);
  }

  /** Jobs whose server was stopped before their parts were in the queue. */
  async unsent(olderThanS: number): Promise<Pick<Job, 'id' | 'kind' | 'parts'>[]> {
    return this.#sql(
      `select id, kind, parts from job where sent_at is null and ${OPEN} and created_at < now() - make_interval(secs => $1)`,
      [olderThanS],
    );
  }

  async find(id: string, owner: JobOwner): Promise<Job | undefined> {
    const rows = await this.#sql<Row>(
      `select ${COLUMNS} from job where id = $1 and ${OWN} and ${KEPT}`,
      [id, ownerParameter(owner)],
    );
    return rows.map(jobOf)[0];
  }

  async list({ kinds, owner, limit, behind }: JobFilter): Promise<Job[]> {
    const rows = await this.#sql<Row>(
      `select ${COLUMNS} from job where kind = any($1) and ${OWN} and ${KEPT}
          and ($4::text is null or exists (select from job last where last.id = $4
               and (job.created_at < last.created_at or (job.created_at = last.created_at and job.id > last.id))))
        order by created_at desc, id limit $3`,
      [kinds, ownerParameter(owner), limit, behind ?? null],
    );
    return rows.map(jobOf);
  }

  /** Marks the job as running; undefined where it has ended. */
  async take(id: string, part: number): Promise<TakenJob | undefined> {
    const rows = await this.#sql<Row & { readonly is_part_done: boolean }>(
      `update job set status = 'running', started_at = coalesce(started_at, now()), beat_at = now()
        where id = $1 and ${OPEN}
        returning ${COLUMNS}, exists (select from job_part where job_id = $1 and part = $2) as is_part_done`,
      [id, part],
    );
    return rows.map((row) => ({ ...jobOf(row), isPartDone: row.is_part_done }))[0];
  }

  /** Says that a server is at work; false where the job has ended meanwhile. */
  async beat(id: string): Promise<boolean> {
    const rows = await this.#sql(
      `update job set beat_at = now(), status = 'running' where id = $1 and ${OPEN} returning id`,
      [id],
    );
    return rows.length > 0;
  }

  /** Keeps the checkpoint of a part, once; true when it was the last that was missing. @param value JSON data, or the bytes of its text */
  async keep(id: string, part: number, value: unknown): Promise<boolean> {
    const text = value instanceof Uint8Array ? value : Buffer.from(JSON.stringify(value ?? null));
    const rows = await this.#sql<{ is_last: boolean }>(
      `with kept as (
         insert into job_part (job_id, part, value, done_at)
         select id, $2, convert_from($3::bytea, 'UTF8')::jsonb, now() from job where id = $1 and ${OPEN}
         on conflict do nothing returning 1)
       update job set parts_done = parts_done + (select count(*) from kept), beat_at = now()
        where id = $1 and ${OPEN} returning parts_done >= parts as is_last`,
      [id, part, text],
    );
    return rows[0]?.is_last === true;
  }

  async finish(id: string, result: unknown): Promise<void> {
    await this.#sql(
      `update job set status = 'done', result = $2::jsonb, finished_at = now() where id = $1 and ${OPEN}`,
      [id, JSON.stringify(result ?? null)],
    );
  }

  async fail(id: string, error: { code: ErrorCode; detail: string }): Promise<void> {
    await this.#sql(
      `update job set status = 'failed', error = $2::jsonb, finished_at = now() where id = $1 and ${OPEN}`,
      [id, JSON.stringify(error)],
    );
  }

  /** Ends a job that has not ended. */
  async cancel(id: string, owner: JobOwner): Promise<void> {
    await this.#sql(
      `update job set status = 'cancelled', finished_at = now() where id = $1 and ${OWN} and ${OPEN}`,
      [id, ownerParameter(owner)],
    );
  }

  /** Checkpoints of a job from a part on, at least one where there is any, and no more than are read at a time. */
  async checkpointsFrom(id: string, part: number): Promise<{ part: number; value: unknown }[]> {
    return this.#sql(
      `select part, value from (
         select part, value, row_number() over parts as place, sum(pg_column_size(value)) over parts as bytes
           from job_part where job_id = $1 and part >= $2 window parts as (order by part) order by part limit $3) as next
        where place = 1 or bytes <= $4 order by part`,
      [id, part, JOBS.readAtATime, JOBS.bytesAtATime],
    );
  }

  /** Puts jobs whose servers fell silent back to `queued`, and forgets what ended long ago. */
  async tidy(silentS: number): Promise<void> {
    await this.#sql(
      `update job set status = 'queued' where status = 'running' and beat_at < now() - make_interval(secs => $1)`,
      [silentS],
    );
    await this.#sql(`delete from job where not ${KEPT}`);
  }
}

function ownerParameter(owner: JobOwner): number | null {
  return owner === 'anyone' ? null : owner;
}

function one(rows: readonly Row[]): Job {
  const [row] = rows;
  if (!row) throw new Error('the database returned no row for a job it stored');
  return jobOf(row);
}

function jobOf(row: Row): Job {
  const share = row.parts === 0 ? 0 : row.parts_done / row.parts;
  return {
    id: row.id,
    kind: row.kind,
    accountId: row.account_id,
    status: row.status,
    progress: row.status === 'done' ? 100 : Math.min(99, Math.floor(100 * share)),
    parts: row.parts,
    partsDone: row.parts_done,
    input: row.input,
    result: row.result,
    error: row.error,
    createdAt: iso(row.created_at),
    startedAt: row.started_at === null ? null : iso(row.started_at),
    finishedAt: row.finished_at === null ? null : iso(row.finished_at),
  };
}

function iso(time: string): string {
  return new Date(time).toISOString();
}
