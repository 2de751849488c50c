import * as z from 'zod';
import type { Account, Context } from '../../core/context.ts';
import { operation } from '../../core/operation.ts';
import { remaining } from '../../core/quota.ts';
import {
  chip,
  columnPlot,
  figures,
  form,
  h,
  notice,
  table,
  type ComponentChildren,
} from '../../pages/index.ts';
import { firstCall } from '../../pages/firstCall.ts';
import { Account as AccountRow, isUnconfirmed } from '../../db/account.ts';
import { iso } from '../auth/ownAccount.ts';
import { callsByDay, costsByOperation, spanOf } from '../auth/usageReport.ts';
import { html } from './fields.ts';
import { accountPage, owing, seeOther, signedIn } from './layout.ts';

/** A page for who is signed in; others are sent to the sign-in. */
function forPerson(
  show: (account: Account, context: Context) => Promise<string>,
): (input: unknown, context: Context) => Promise<string> {
  return async (_input, context) => {
    const account = signedIn(context);
    return account ? show(account, context) : seeOther(context, '/account/signin');
  };
}

export const overview = operation({
  method: 'GET',
  path: '/account',
  access: 'any',
  writes: 'html',
  title: 'Page: account',
  summary: 'The account at a glance; who is not signed in is sent to the sign-in.',
  input: z.object({}),
  output: html,
  run: forPerson(async (account, context) => {
    const keys = await context.keys.list(account.id);
    const own = keys.filter(({ kind }) => kind === 'account');
    return accountPage({
      title: 'Your account',
      at: '/account',
      body: [
        h('p', { class: 'lead' }, [account.email, ' ', chip(account.tier, 'accent')]),
        owing(account),
        await unconfirmed(account, context),
        h('div', { class: 'cards' }, [
          card('Keys', String(own.length), '/account/keys', 'Manage keys'),
          ...(await windowCards(account, context)),
        ]),
        ...(await firstSteps(account, context)),
        form({ action: '/account/signout', fields: [], submit: 'Sign out', tone: 'quiet' }),
      ],
    });
  }),
});

/** A first call to copy, until one was made. */
async function firstSteps(account: Account, context: Context): Promise<ComponentChildren[]> {
  const days = await callsByDay(context, account.id, spanOf('month', context.clock.now()));
  if (days.some(({ calls }) => calls > 0)) return [];
  return [
    h('h2', null, 'Your first call'),
    h('p', null, [
      'Put your key in the variable ',
      h('code', null, 'KEY'),
      ' and ask what can happen at a place. ',
      h('a', { href: '/docs' }, 'The documentation'),
      ' has every endpoint with an example to run.',
    ]),
    h('pre', { tabIndex: 0 }, h('code', null, firstCall(context.publicBaseUrl))),
  ];
}

/** What to do where nobody has shown that the address is theirs. */
async function unconfirmed({ id }: Account, { db }: Context): Promise<ComponentChildren> {
  if (!isUnconfirmed(await db.findOneOrFail(AccountRow, { id }))) return null;
  return notice('warning', 'Your address is not confirmed', [
    'Open the link of the mail that came when you registered, or ',
    h('a', { href: '/account/link' }, 'sign in by a mailed link'),
    '. Until then no alert is mailed, and whoever reads that mailbox can take the address back.',
  ]);
}

async function windowCards(account: Account, { limits }: Context): Promise<ComponentChildren[]> {
  const { windows } = await limits.standing(account);
  if (windows.length === 0) return [card('Calls', 'unlimited', '/account/usage', 'See usage')];
  return windows
    .filter(({ window }) => window !== 'minute')
    .map((one) =>
      card(
        `Calls left this ${one.window}`,
        remaining(one).toLocaleString('en-US'),
        '/account/usage',
        'See usage',
      ),
    );
}

function card(title: string, number: string, href: string, text: string): ComponentChildren {
  return h('div', { class: 'card' }, [
    h('h2', null, title),
    h('span', { class: 'figure-number' }, number),
    h('p', null, h('a', { href }, text)),
  ]);
}

export const usagePage = operation({
  method: 'GET',
  path: '/account/usage',
  access: 'any',
  writes: 'html',
  title: 'Page: usage',
  summary: 'Calls of this month by day and by endpoint.',
  input: z.object({}),
  output: html,
  run: forPerson(async (account, context) => {
    const span = spanOf('month', context.clock.now());
    const days = await callsByDay(context, account.id, span);
    const costs = await costsByOperation(context, account.id, span);
    const total = days.reduce((sum, { calls }) => sum + calls, 0);
    const answered = costs.reduce((sum, { calls }) => sum + calls, 0);
    return accountPage({
      title: 'Usage this month',
      at: '/account/usage',
      body: [
        h(
          'p',
          { class: 'lead' },
          `${total.toLocaleString('en-US')} ${total === 1 ? 'call' : 'calls'} since ${iso(span.fromMs).slice(0, 10)}, UTC.`,
        ),
        answered === total
          ? null
          : h(
              'p',
              { class: 'muted' },
              `${answered.toLocaleString('en-US')} of them succeeded with live keys; others do not count for day and month.`,
            ),
        total === 0 ? null : dayPlot(days),
        h('h2', null, 'By endpoint'),
        costTable(costs),
      ],
    });
  }),
});

function dayPlot(days: Awaited<ReturnType<typeof callsByDay>>): ComponentChildren {
  const bars = days.map(({ day, calls }) => ({ name: String(day), value: calls }));
  return h('div', { class: 'latest' }, columnPlot('Calls by day of the month', bars));
}

/** A path that a narrow screen may break after each slash. */
function breakable(path: string): ComponentChildren {
  return path.split(/(?<=\/)/).map((part) => [part, h('wbr', null)]);
}

function costTable(costs: Awaited<ReturnType<typeof costsByOperation>>): ComponentChildren {
  return table({
    caption:
      'Successful calls with live keys, at list prices; these are informational, nothing is billed per call.',
    empty: 'No calls yet.',
    rows: costs,
    columns: [
      {
        key: 'path',
        title: 'Endpoint',
        cell: (row) =>
          h('code', null, breakable(`${row.method ?? ''} ${row.path ?? row.operation}`)),
      },
      { key: 'calls', title: 'Calls', numeric: true, cell: (row) => figures(row.calls, 9) },
      {
        key: 'price',
        title: 'USD',
        numeric: true,
        cell: (row) => (row.list_price_cents / 100).toFixed(2),
      },
    ],
  });
}
