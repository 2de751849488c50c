import * as z from 'zod';
import { BOT_RULES, users as people } from './accounts.ts';
import { operation } from '../../core/operation.ts';
import { cutPage, nextCursor, pageInput } from '../../core/paging.ts';
import {
  diagnostics as diagnose,
  recentPredictions as recent,
  revenue as earned,
  systemStats as stats,
} from './figures.ts';

const queue = z.object({ queue: z.string(), ready: z.int(), active: z.int(), failed: z.int() });
const workers = z
  .object({
    threads: z.int(),
    queued: z.int(),
    completed: z.int(),
    run_ms_p50: z.number(),
    run_ms_p99: z.number(),
    wait_ms_p50: z.number(),
    wait_ms_p99: z.number(),
  })
  .meta({ id: 'WorkerFigures' });
const count = z.int().min(0);
const delay = z
  .object({
    messages: count.describe('Messages counted'),
    p50_s: z.number().nullable().describe('Median, seconds; null without a message'),
    p95_s: z.number().nullable().describe('95 of 100 took no longer, seconds'),
  })
  .meta({ id: 'AlertDelay' });

/** GET /admin/api/system-stats */
export const systemStats = operation({
  method: 'GET',
  path: '/admin/api/system-stats',
  access: 'admin',
  title: 'System figures',
  summary: 'Accounts, calls, stored answers, workers, queues and sources of this system.',
  input: z.object({}),
  output: z.object({
    as_of: z.string(),
    uptime_s: count.describe('Of this server'),
    database_kind: z.enum(['pglite', 'postgres']),
    accounts: count,
    accounts_paying: count.describe('On a tier that is paid for'),
    keys_active: count,
    predictions: count.describe('Stored answers'),
    calls_today: count,
    calls_30_days: count,
    database_bytes: z.number(),
    memory_bytes: z.number(),
    operations: count,
    sources: count,
    sources_answering: count.describe('Sources that answered this server since it began'),
    workers,
    queues: z.array(queue),
  }),
  example: {},
  run: (_input, context) => stats(context),
});

/** GET /admin/api/users */
export const users = operation({
  method: 'GET',
  path: '/admin/api/users',
  access: 'admin',
  title: 'Accounts',
  summary:
    'Accounts, newest first, with their calls; those that look like machines are marked by stated rules.',
  input: z.object({
    ...pageInput(1000, 100),
    include_bots: z
      .boolean()
      .default(true)
      .describe('Whether to list accounts that look like machines'),
  }),
  output: z.object({
    total: count,
    bots: count,
    bot_rules: z.array(z.string()).describe('Rules in the order of their numbers'),
    users: z.array(
      z.object({
        id: z.int(),
        email: z.string(),
        tier: z.enum(['free', 'pro', 'enterprise']),
        is_admin: z.boolean(),
        created_at: z.string(),
        calls_30_days: count,
        last_call_at: z.string().nullable().describe('To the hour'),
        is_bot: z.boolean(),
        bot_rule: z.int().nullable().describe('Number of the rule that marks it, from 1'),
      }),
    ),
    next_cursor: nextCursor,
  }),
  example: { limit: 10 },
  async run({ limit, cursor, include_bots }, context) {
    const { users: found, ...counts } = await people(context, {
      withBots: include_bots,
      limit: limit + 1,
      before: cursor,
    });
    const { rows, next_cursor } = cutPage(found, limit, ({ id }) => id);
    return { ...counts, bot_rules: [...BOT_RULES], users: rows, next_cursor };
  },
});

/** GET /admin/api/recent-predictions */
export const recentPredictions = operation({
  method: 'GET',
  path: '/admin/api/recent-predictions',
  access: 'admin',
  title: 'Recent stored answers',
  summary: 'The last answers that were stored, with their fingerprints.',
  input: z.object(pageInput(1000, 100)),
  output: z.object({
    predictions: z.array(
      z.object({
        prediction_id: z.int(),
        operation: z.string(),
        account_id: z.int().nullable(),
        sha256: z.string(),
        created_at: z.string(),
      }),
    ),
    next_cursor: nextCursor,
  }),
  example: { limit: 10 },
  async run({ limit, cursor }, context) {
    const found = await recent(context, limit + 1, cursor);
    const { rows, next_cursor } = cutPage(found, limit, ({ prediction_id }) => prediction_id);
    return { predictions: rows, next_cursor };
  },
});

/** GET /admin/api/revenue */
export const revenue = operation({
  method: 'GET',
  path: '/admin/api/revenue',
  access: 'admin',
  title: 'Revenue',
  summary:
    'What subscriptions bring a month, reconciled with the accounts; empty without a payment processor, and said.',
  input: z.object({}),
  output: z.object({
    as_of: z.string(),
    configured: z.boolean(),
    reason: z.string().nullable(),
    monthly_recurring_cents: count.describe(
      'List prices of plans that are active, on trial or past due',
    ),
    lines: z.array(
      z.object({
        plan: z.string(),
        status: z.string(),
        subscriptions: count,
        monthly_cents: count,
      }),
    ),
    events: z.array(z.object({ type: z.string(), count, newest_at: z.string() })),
    reconciled: z.boolean().describe('Every account on a paid tier has a subscription'),
    accounts_without_subscription: count,
  }),
  example: {},
  run: (_input, context) => earned(context),
});

/** GET /api/v1/admin/diagnostics */
export const diagnostics = operation({
  method: 'GET',
  path: '/api/v1/admin/diagnostics',
  access: 'admin',
  title: 'Diagnostics',
  summary:
    'Database, clock, disk, memory, workers, queues, delays of alerts and sources, as they are now.',
  input: z.object({}),
  output: z.object({
    as_of: z.string(),
    database: z.object({ kind: z.string(), latency_ms: z.number() }),
    clock: z.object({ skew_ms: z.number(), note: z.string() }),
    disk: z.object({
      path: z.string(),
      free_bytes: z.number().nullable(),
      total_bytes: z.number().nullable(),
    }),
    memory: z.object({ resident_bytes: z.number(), heap_used_bytes: z.number() }),
    workers,
    queues: z.array(queue),
    alert_delays: z
      .object({
        hours: z.int().describe('Messages of so many hours are counted'),
        source_to_outbox: delay.describe(
          'From the start of the event, as its source tells it, until the message stood in the outbox',
        ),
        outbox_to_sent: delay.describe('From the moment when it might be sent until it was'),
      })
      .describe('How long alerts took, over all servers'),
    sources: z.object({ offline: z.boolean(), total: count, failing: z.array(z.string()) }),
  }),
  example: {},
  run: (_input, context) => diagnose(context),
});
