import type { users } from '../admin/accounts.ts';
import type { recentPredictions, revenue, systemStats } from '../admin/figures.ts';
import { chip, figures, h, moment, type Column } from '../../pages/index.ts';

type SystemStats = Awaited<ReturnType<typeof systemStats>>;
type AccountRow = Awaited<ReturnType<typeof users>>['users'][number];
type AnswerRow = Awaited<ReturnType<typeof recentPredictions>>[number];
type Revenue = Awaited<ReturnType<typeof revenue>>;

/** Columns of the table. */
export const QUEUES: readonly Column<SystemStats['queues'][number]>[] = [
  { key: 'queue', title: 'Queue', cell: (row) => row.queue },
  { key: 'ready', title: 'Ready', numeric: true, cell: (row) => row.ready },
  { key: 'active', title: 'Active', numeric: true, cell: (row) => row.active },
  { key: 'failed', title: 'Failed', numeric: true, cell: (row) => row.failed },
];

/** Columns of the table. */
export const ACCOUNTS: readonly Column<AccountRow>[] = [
  {
    key: 'id',
    title: 'Number',
    numeric: true,
    cell: (row) => row.id,
    by: (row) => row.id,
  },
  { key: 'email', title: 'E-mail', cell: (row) => row.email, by: (row) => row.email },
  { key: 'tier', title: 'Tier', cell: (row) => row.tier, by: (row) => row.tier },
  {
    key: 'calls',
    title: 'Calls in 30 days',
    numeric: true,
    cell: (row) => figures(row.calls_30_days),
    by: (row) => row.calls_30_days,
  },
  {
    key: 'last',
    title: 'Last call',
    cell: (row) => (row.last_call_at ? moment(row.last_call_at) : '–'),
    by: (row) => row.last_call_at,
  },
  {
    key: 'bot',
    title: 'Machine',
    cell: (row) => (row.is_bot ? chip(`rule ${row.bot_rule}`, 'moderate') : ''),
    by: (row) => row.bot_rule,
  },
];

/** Columns of the table. */
export const ANSWERS: readonly Column<AnswerRow>[] = [
  {
    key: 'id',
    title: 'Number',
    numeric: true,
    cell: (row) => row.prediction_id,
    by: (row) => row.prediction_id,
  },
  {
    key: 'operation',
    title: 'Operation',
    cell: (row) => row.operation,
    by: (row) => row.operation,
  },
  {
    key: 'account',
    title: 'Account',
    numeric: true,
    cell: (row) => row.account_id ?? '–',
    by: (row) => row.account_id,
  },
  {
    key: 'at',
    title: 'Stored',
    cell: (row) => moment(row.created_at),
    by: (row) => row.created_at,
  },
  {
    key: 'sha',
    title: 'SHA-256',
    cell: (row) => h('code', null, row.sha256.slice(0, 16)),
  },
];

/** Columns of the table. */
export const PLANS: readonly Column<Revenue['lines'][number]>[] = [
  { key: 'plan', title: 'Plan', cell: (row) => row.plan, by: (row) => row.plan },
  {
    key: 'status',
    title: 'Status',
    cell: (row) => row.status,
    by: (row) => row.status,
  },
  {
    key: 'count',
    title: 'Subscriptions',
    numeric: true,
    cell: (row) => row.subscriptions,
    by: (row) => row.subscriptions,
  },
  {
    key: 'cents',
    title: 'US dollars a month',
    numeric: true,
    cell: (row) => figures(row.monthly_cents / 100, 6),
    by: (row) => row.monthly_cents,
  },
];

/** Columns of the table. */
export const EVENTS: readonly Column<Revenue['events'][number]>[] = [
  { key: 'type', title: 'Type', cell: (row) => row.type },
  { key: 'count', title: 'Events', numeric: true, cell: (row) => row.count },
  { key: 'newest', title: 'Newest', cell: (row) => moment(row.newest_at) },
];
