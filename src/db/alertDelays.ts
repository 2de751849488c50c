import type { Database } from '../core/context.ts';

/** POLICY. Delays are those of the messages of so many hours. */
export const DELAY_HOURS = 24;

/** How long messages took, seconds; null where there were none. */
export interface Delay {
  readonly messages: number;
  readonly p50S: number | null;
  readonly p95S: number | null;
}

export interface AlertDelays {
  /** From the moment when its source put a new event out (of an earthquake: when it began) until the message stood in the outbox. */
  readonly sourceToOutbox: Delay;
  /** From the moment when it might be sent (hours of rest held it back until then) until it was. */
  readonly outboxToSent: Delay;
}

interface Row {
  readonly queued: number;
  readonly queued_p50: number | null;
  readonly queued_p95: number | null;
  readonly sent: number;
  readonly sent_p50: number | null;
  readonly sent_p95: number | null;
}

/** Delays of the messages of the last `DELAY_HOURS` hours, over every server on the database. */
export async function alertDelays(
  { sql }: Pick<Database, 'sql'>,
  nowMs: number,
): Promise<AlertDelays> {
  const [row] = await sql<Row>(
    `select count(wait)::int as queued,
            (percentile_cont(0.5) within group (order by wait))::float8 as queued_p50,
            (percentile_cont(0.95) within group (order by wait))::float8 as queued_p95,
            count(way)::int as sent,
            (percentile_cont(0.5) within group (order by way))::float8 as sent_p50,
            (percentile_cont(0.95) within group (order by way))::float8 as sent_p95
       from (select case when source_at <= created_at then extract(epoch from created_at - source_at) end as wait,
                    case when sent_at is not null then greatest(0, extract(epoch from sent_at - greatest(not_before, created_at))) end as way
               from alert_message
              where event_id is not null and created_at > $1::timestamptz) as messages`,
    [new Date(nowMs - DELAY_HOURS * 3_600_000).toISOString()],
  );
  return {
    sourceToOutbox: {
      messages: row?.queued ?? 0,
      p50S: row?.queued_p50 ?? null,
      p95S: row?.queued_p95 ?? null,
    },
    outboxToSent: {
      messages: row?.sent ?? 0,
      p50S: row?.sent_p50 ?? null,
      p95S: row?.sent_p95 ?? null,
    },
  };
}

/** The delays that there are, one figure a step and quantile. */
export function delayFigures({
  sourceToOutbox,
  outboxToSent,
}: AlertDelays): { step: string; quantile: string; seconds: number }[] {
  const steps = { source_to_outbox: sourceToOutbox, outbox_to_sent: outboxToSent };
  return Object.entries(steps).flatMap(([step, { p50S, p95S }]) =>
    p50S === null || p95S === null
      ? []
      : [
          { step, quantile: '0.5', seconds: p50S },
          { step, quantile: '0.95', seconds: p95S },
        ],
  );
}
