import * as z from 'zod';
import { TIERS } from '../../../config/tiers.ts';
import { operation, type Refused } from '../../core/operation.ts';
import type { PlanState } from '../../core/payments.ts';
import { chip, form, h, moment, notice, table, type ComponentChildren } from '../../pages/index.ts';
import { iso } from '../auth/ownAccount.ts';
import { html } from './fields.ts';
import { accountPage, owing, person, refusal, seeOther, signedIn } from './layout.ts';

export const planPage = operation({
  method: 'GET',
  path: '/account/plan',
  access: 'any',
  writes: 'html',
  title: 'Page: plan',
  summary: 'The tier, the paid plan behind it, and what else can be bought.',
  input: z.object({
    checkout: z.enum(['done', 'cancelled']).optional().describe('Back from the payment page'),
  }),
  example: { checkout: 'done' },
  output: html,
  async run({ checkout: back }, context) {
    const account = signedIn(context);
    if (!account) return seeOther(context, '/account/signin');
    const plans = await context.payments.plansOf(account.id);
    return accountPage({
      title: 'Your plan',
      at: '/account/plan',
      body: [
        back === 'done'
          ? notice('good', 'Thank you', 'The plan begins as soon as the payment is confirmed.')
          : null,
        back === 'cancelled' ? notice('info', 'Nothing was charged') : null,
        owing(account),
        h('p', { class: 'lead' }, ['Tier ', chip(account.tier, 'accent')]),
        planTable(plans),
        context.payments.isConfigured
          ? choices(plans)
          : notice('info', 'Payments are not set up on this server'),
      ],
    });
  },
});

function planTable(plans: readonly PlanState[]): ComponentChildren {
  return table({
    caption: 'Paid plans',
    empty: 'Nothing is paid for.',
    rows: plans,
    columns: [
      { key: 'plan', title: 'Plan', cell: ({ plan }) => plan },
      { key: 'status', title: 'Status', cell: ({ status }) => status.replaceAll('_', ' ') },
      {
        key: 'until',
        title: 'Paid until',
        cell: ({ currentPeriodEndMs: end }) => (end === null ? '–' : moment(iso(end))),
      },
      {
        key: 'ends',
        title: 'Then',
        cell: (row) => (!row.isLive || row.cancelAtPeriodEnd ? 'it ends' : 'it is renewed'),
      },
    ],
  });
}

/** Who pays for a tier changes it with the processor; who does not may choose one. */
function choices(plans: readonly PlanState[]): ComponentChildren {
  const isPaying = plans.some(({ plan, isLive }) => isLive && plan !== 'alerts');
  return [
    plans.length > 0
      ? form({ action: '/account/plan/portal', fields: [], submit: 'Change, pay or end' })
      : null,
    isPaying ? null : h('div', { class: 'cards' }, [offer('pro'), offer('enterprise')]),
  ];
}

function offer(tier: 'pro' | 'enterprise'): ComponentChildren {
  const { priceCentsPerMonth, limits } = TIERS[tier];
  return h('div', { class: 'card' }, [
    h('h2', null, tier),
    h('span', { class: 'figure-number' }, `$${priceCentsPerMonth / 100}`),
    h(
      'p',
      null,
      limits
        ? `a month, ${limits.perDay.toLocaleString('en-US')} calls a day`
        : 'a month, unlimited calls',
    ),
    form({
      id: tier,
      action: '/account/plan/checkout',
      fields: [{ name: 'tier', label: 'Tier', type: 'hidden' }],
      values: { tier },
      submit: `Choose ${tier}`,
    }),
  ]);
}

const refused = (why: Refused): string =>
  accountPage({
    title: 'Your plan',
    at: '/account/plan',
    body: [refusal(why), h('p', null, h('a', { href: '/account/plan' }, 'Back to your plan'))],
  });

export const checkout = operation({
  method: 'POST',
  path: '/account/plan/checkout',
  access: 'session',
  reads: 'form',
  writes: 'html',
  success: 303,
  title: 'Form: buy a tier',
  summary: 'Leads on to the payment page; nothing is charged before it is filled in.',
  input: z.object({ tier: z.enum(['pro', 'enterprise']).describe('The tier to buy') }),
  example: { tier: 'pro' },
  output: html,
  refused,
  async run({ tier }, context) {
    const url = await context.payments.checkout(person(context), tier, {
      returnPath: '/account/plan',
    });
    context.http.replyStatus = 303;
    context.http.replyHeaders['Location'] = url;
    return '';
  },
});

export const portal = operation({
  method: 'POST',
  path: '/account/plan/portal',
  access: 'session',
  reads: 'form',
  writes: 'html',
  success: 303,
  title: 'Form: customer portal',
  summary: 'Leads on to the page where a plan is changed, paid or ended.',
  input: z.object({}),
  example: {},
  output: html,
  refused,
  async run(_input, context) {
    const url = await context.payments.portal(person(context), '/account/plan');
    context.http.replyStatus = 303;
    context.http.replyHeaders['Location'] = url;
    return '';
  },
});
