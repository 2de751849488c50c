import * as z from 'zod';
import { operation } from '../../core/operation.ts';
import { figures, h, notice, table } from '../../pages/index.ts';
import { BOT_RULES, users } from '../admin/accounts.ts';
import { recentPredictions, revenue, systemStats } from '../admin/figures.ts';
import { QUEUES, ACCOUNTS, ANSWERS, PLANS, EVENTS } from './systemColumns.ts';
import { adminPage, bySort, cards, section, sortInput } from './layout.ts';

const html = z.string();
/** POLICY: rows of a table on a page. */
const MOST_SHOWN = 200;

/** What makes an account look like a machine. */
const botRules = () => [
  h('p', { class: 'muted' }, 'An account looks like a machine where one of these holds:'),
  h(
    'ol',
    { class: 'muted' },
    BOT_RULES.map((rule) => h('li', null, rule)),
  ),
];

/** GET /admin/ */
export const overviewPage = operation({
  method: 'GET',
  path: '/admin/',
  access: 'admin',
  writes: 'html',
  title: 'Administration',
  summary: 'The system at a glance: accounts, calls, answers, workers and queues.',
  input: sortInput,
  output: html,
  example: { sort: 'name' },
  async run({ sort }, context) {
    const [stats, people] = await Promise.all([
      systemStats(context),
      users(context, { withBots: true, limit: MOST_SHOWN }),
    ]);
    return adminPage('/admin/', 'The system at a glance.', [
      cards([
        ['accounts', figures(stats.accounts)],
        ['calls today', figures(stats.calls_today)],
        ['calls in 30 days', figures(stats.calls_30_days)],
        ['stored answers', figures(stats.predictions)],
        ['resident memory, MB', figures(stats.memory_bytes / 1e6)],
        ['database, MB', figures(stats.database_bytes / 1e6)],
      ]),
      section(
        'Queues',
        table({
          caption: 'Parts of long work that wait, run and failed',
          columns: QUEUES,
          rows: stats.queues,
        }),
      ),
      section(
        'Accounts',
        table({
          caption: `The newest ${people.users.length} of ${people.total} ${people.total === 1 ? 'account' : 'accounts'}; ${people.bots} of all look like machines`,
          sort,
          sortHref: bySort,
          empty: 'No accounts.',
          rows: people.users,
          columns: ACCOUNTS,
        }),
        ...botRules(),
      ),
    ]);
  },
});

/** GET /admin/predictions */
export const predictionsPage = operation({
  method: 'GET',
  path: '/admin/predictions',
  access: 'admin',
  writes: 'html',
  title: 'Stored answers',
  summary: 'The last answers that were stored, with their fingerprints.',
  input: sortInput,
  output: html,
  example: { sort: 'name' },
  async run({ sort }, context) {
    const rows = await recentPredictions(context, 200);
    return adminPage(
      '/admin/predictions',
      'The last answers that were stored, with their fingerprints.',
      [
        table({
          caption: 'Newest first unless sorted',
          sort,
          sortHref: bySort,
          empty: 'No answer has been stored yet.',
          rows,
          columns: ANSWERS,
        }),
      ],
    );
  },
});

/** GET /admin/revenue */
export const revenuePage = operation({
  method: 'GET',
  path: '/admin/revenue',
  access: 'admin',
  writes: 'html',
  title: 'Revenue',
  summary: 'What subscriptions bring a month, reconciled with the accounts.',
  input: sortInput,
  output: html,
  example: { sort: 'name' },
  async run({ sort }, context) {
    const found = await revenue(context);
    return adminPage(
      '/admin/revenue',
      'What subscriptions bring a month, reconciled with the accounts.',
      [
        found.reason === null ? null : notice('info', 'No payments', found.reason),
        found.reconciled
          ? null
          : notice(
              'warning',
              'Not reconciled',
              `${found.accounts_without_subscription} accounts are on a paid tier without a subscription.`,
            ),
        cards([['a month, US dollars', figures(found.monthly_recurring_cents / 100, 6)]]),
        section(
          'Subscriptions',
          table({
            sort,
            sortHref: bySort,
            empty: 'No subscriptions.',
            rows: found.lines,
            columns: PLANS,
          }),
        ),
        section(
          'Events of the payment processor',
          table({
            empty: 'No events.',
            rows: found.events,
            columns: EVENTS,
          }),
        ),
      ],
    );
  },
});
