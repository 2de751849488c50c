import type { Services } from '../../core/context.ts';
import type { Routine } from '../../core/jobs.ts';

interface Month {
  readonly name: string;
  readonly isAttached: boolean;
  readonly isPending: boolean;
}

/** Partitions of stored records whose month has come: nothing in them is kept any longer. */
const OVER = `
  select c.relname as name, i.inhrelid is not null as "isAttached", coalesce(i.inhdetachpending, false) as "isPending"
    from pg_class c left join pg_inherits i on i.inhrelid = c.oid
   where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
     and c.relname ~ '^prediction_block_[0-9]{6}$' and substr(c.relname, 18) <= $1
   order by 1`;

/**
 * Drops records that are no longer kept, a month at a time. On PostgreSQL a partition is first taken out beside whoever reads and writes; what a killed
 * server left half done is ended by the next.
 */
export async function dropOver({ sql, kind }: Services['database'], nowMs: number): Promise<void> {
  const month = new Date(nowMs).toISOString().slice(0, 7).replace('-', '');
  for (const { name, isAttached, isPending } of await sql<Month>(OVER, [month])) {
    const way = isPending ? 'finalize' : kind === 'postgres' ? 'concurrently' : '';
    if (isAttached) await sql(`alter table prediction_block detach partition ${name} ${way}`);
    await sql(`drop table ${name}`);
  }
}

/** POLICY: rows taken in one statement. */
const AT_ONCE = 2_000;

/** Lists of inputs of answers whose record is gone, a stretch of numbers at a time. */
const OVER_INPUTS = `
  with stretch as (select prediction_id from prediction_inputs where prediction_id > $1 order by prediction_id limit ${AT_ONCE}),
  gone as (
    delete from prediction_inputs i using stretch s, prediction p
     where i.prediction_id = s.prediction_id and p.id = s.prediction_id and p.kept_until <= $2::date
    returning i.prediction_id)
  select max(prediction_id) as last, (select count(*)::int from gone) as dropped from stretch`;

/**
 * Values that no answer still kept can have used. A value is noted anew when it is used and its note is older than
 * half a day (`inputStore.ts`), so what was noted two days before the oldest answer that still lists inputs is nobody's.
 */
const OVER_VALUES = `
  delete from input_value where sha256 in (
    select sha256 from input_value
     where stored_at < coalesce(
       (select p.created_at from prediction p
         where p.id = (select min(prediction_id) from prediction_inputs)), $1::timestamptz) - interval '2 days'
     order by stored_at limit ${AT_ONCE})
  returning 1 as gone`;

/** Drops what answers that are no longer kept were computed from. */
export async function dropInputs({ sql }: Services['database'], nowMs: number): Promise<void> {
  const now = new Date(nowMs).toISOString();
  const month = `${now.slice(0, 7)}-01`;
  for (let after = 0; ;) {
    const [row] = await sql<{ last: number | null }>(OVER_INPUTS, [after, month]);
    const last = row?.last ?? null;
    if (last === null) break;
    after = last;
  }
  while ((await sql(OVER_VALUES, [now])).length === AT_ONCE);
}

/** Every night. */
export const dropOldPredictions: Routine = {
  name: 'drop-old-predictions',
  cron: '17 3 * * *',
  async run({ database, clock }) {
    await dropOver(database, clock.now());
    await dropInputs(database, clock.now());
  },
};
