import { statfs } from 'node:fs/promises';
import { PLAN_PRICES } from '../../../config/tiers.ts';
import { DAY_MS, HOUR_MS } from '../../../engines/ground/math/time.ts';
import type { Context } from '../../core/context.ts';
import { namedWorkerFigures } from '../../core/host.ts';
import { alertDelays, DELAY_HOURS, type AlertDelays, type Delay } from '../../db/alertDelays.ts';

/** What the system holds and does, for administrators. */
export async function systemStats({ database, host, jobs, clock, sourceStates, catalog }: Context) {
  const [row] = await database.sql<{
    accounts: number;
    paying: number;
    keys: number;
    predictions: number;
    calls_today: number;
    calls_month: number;
    database_bytes: number;
  }>(
    `select (select count(*)::int from account) as accounts,
            (select count(*)::int from account where tier <> 'free') as paying,
            (select count(*)::int from api_key where revoked_at is null) as keys,
            (select count(*)::int from prediction) as predictions,
            (select coalesce(sum(calls), 0)::int from usage where hour >= $1) as calls_today,
            (select coalesce(sum(calls), 0)::int from usage where hour >= $2) as calls_month,
            pg_database_size(current_database())::float8 as database_bytes`,
    [hourOf(startOfDay(clock.now())), hourOf(clock.now() - 30 * DAY_MS)],
  );
  const states = sourceStates();
  return {
    as_of: new Date(clock.now()).toISOString(),
    uptime_s: Math.round((Date.now() - host.startedMs) / 1000),
    database_kind: database.kind,
    accounts: row?.accounts ?? 0,
    accounts_paying: row?.paying ?? 0,
    keys_active: row?.keys ?? 0,
    predictions: row?.predictions ?? 0,
    calls_today: row?.calls_today ?? 0,
    calls_30_days: row?.calls_month ?? 0,
    database_bytes: row?.database_bytes ?? 0,
    memory_bytes: process.memoryUsage().rss,
    operations: catalog().length,
    sources: states.length,
    sources_answering: states.filter(({ lastSuccessAt }) => lastSuccessAt !== null).length,
    workers: namedWorkerFigures(host.workers()),
    queues: await jobs.figures(),
  };
}

function startOfDay(ms: number): number {
  return ms - (ms % DAY_MS);
}

function hourOf(ms: number): number {
  return Math.floor(ms / HOUR_MS);
}

/** The last stored answers. */
export async function recentPredictions(
  { database }: Pick<Context, 'database'>,
  limit: number,
  before: string | null = null,
) {
  const rows = await database.sql<{
    id: number;
    operation: string;
    account_id: number | null;
    sha256: string;
    created_at: string;
  }>(
    `select id, operation, account_id, sha256, created_at from prediction
      where $2::bigint is null or id < $2 order by id desc limit $1`,
    [limit, before],
  );
  return rows.map(({ id, operation, account_id, sha256, created_at }) => ({
    prediction_id: id,
    operation,
    account_id,
    sha256,
    created_at: new Date(created_at).toISOString(),
  }));
}

/** What is paid, from the subscriptions and the events of the payment processor. */
export async function revenue({ database, host, clock }: Context) {
  const subscriptions = await database.sql<{
    plan: 'pro' | 'enterprise' | 'alerts';
    status: string;
    count: number;
  }>(
    'select plan, status, count(*)::int as count from subscription group by plan, status order by plan, status',
  );
  const events = await database.sql<{ type: string; count: number; newest: string }>(
    'select type, count(*)::int as count, max(received_at) as newest from payment_event group by type order by type',
  );
  const lines = subscriptions.map(({ plan, status, count }) => {
    const cents = ['active', 'trialing', 'past_due'].includes(status)
      ? PLAN_PRICES[plan].cents * count
      : 0;
    return { plan, status, subscriptions: count, monthly_cents: cents };
  });
  const [paying] = await database.sql<{ count: number }>(
    `select count(*)::int as count from account a where tier <> 'free' and not is_admin
        and not exists (select from subscription s where s.account_id = a.id and s.plan <> 'alerts')`,
  );
  return {
    as_of: new Date(clock.now()).toISOString(),
    configured: host.isPaid,
    reason: host.isPaid
      ? null
      : 'no payment processor is set: there is no ledger, and nothing is earned',
    monthly_recurring_cents: lines.reduce((sum, line) => sum + line.monthly_cents, 0),
    lines,
    events: events.map(({ type, count, newest }) => ({
      type,
      count,
      newest_at: new Date(newest).toISOString(),
    })),
    reconciled: (paying?.count ?? 0) === 0,
    accounts_without_subscription: paying?.count ?? 0,
  };
}

/** How the parts of this server are. */
export async function diagnostics(context: Context) {
  const { database, host, jobs, sourceStates, clock } = context;
  const begun = performance.now();
  const sent = Date.now();
  const [row] = await database.sql<{ now_ms: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now_ms',
  );
  const latencyMs = performance.now() - begun;
  const disk = await statfs(host.dataDir).catch(() => undefined);
  const states = sourceStates();
  return {
    as_of: new Date().toISOString(),
    database: { kind: database.kind, latency_ms: Math.round(latencyMs * 100) / 100 },
    clock: {
      skew_ms: Math.round((row?.now_ms ?? sent) - sent - latencyMs / 2),
      note: 'Clock of the database less that of this server.',
    },
    disk: {
      path: 'DATA_DIR',
      free_bytes: disk ? disk.bavail * disk.bsize : null,
      total_bytes: disk ? disk.blocks * disk.bsize : null,
    },
    memory: {
      resident_bytes: process.memoryUsage().rss,
      heap_used_bytes: process.memoryUsage().heapUsed,
    },
    workers: namedWorkerFigures(host.workers()),
    queues: await jobs.figures(),
    alert_delays: delaysOf(await alertDelays(database, clock.now())),
    sources: {
      offline: host.isOffline,
      total: states.length,
      failing: states.filter(({ breaker }) => breaker !== 'closed').map(({ id }) => id),
    },
  };
}

function delaysOf({ sourceToOutbox, outboxToSent }: AlertDelays) {
  const reply = ({ messages, p50S, p95S }: Delay) => ({ messages, p50_s: p50S, p95_s: p95S });
  return {
    hours: DELAY_HOURS,
    source_to_outbox: reply(sourceToOutbox),
    outbox_to_sent: reply(outboxToSent),
  };
}
