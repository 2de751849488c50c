import { randomBytes } from 'node:crypto';
import type { Account, Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import type { Refused } from '../../core/operation.ts';
import { iso } from '../auth/ownAccount.ts';
import { h, moment, notice, page, type ComponentChildren } from '../../pages/index.ts';

const TABS = [
  { href: '/account', text: 'Overview' },
  { href: '/account/keys', text: 'Keys' },
  { href: '/account/usage', text: 'Usage' },
  { href: '/account/plan', text: 'Plan' },
  { href: '/account/security', text: 'Security' },
] as const;

/** A page of the account; `at` is the tab it stands in, none for who is not signed in. */
export interface AccountPage {
  readonly title: string;
  readonly at?: (typeof TABS)[number]['href'];
  readonly body: ComponentChildren;
}

/** A whole page in the look of the documentation; complete without script. */
export function accountPage({ title, at, body }: AccountPage): string {
  const tabs = TABS.map((tab) => ({ ...tab, current: tab.href === at }));
  return page({
    title,
    width: at === undefined ? 'narrow' : 'normal',
    nav: [
      { href: '/docs', text: 'Documentation' },
      { href: '/alerts', text: 'Alerts' },
    ],
    ...(at === undefined ? {} : { tabs }),
    body: [h('h1', null, title), body],
  });
}

/** Sends the browser on; only to paths of this server. */
export function seeOther({ http }: Context, path: `/account${string}`): string {
  http.replyStatus = 303;
  http.replyHeaders['Location'] = path;
  return '';
}

/** Who is signed in by a browser; a key shows no pages. */
export function signedIn({ account }: Context): Account | undefined {
  return account?.via === 'cookie' ? account : undefined;
}

/** The person behind a form. @throws ApiError where nobody is signed in */
export function person(context: Context): Account {
  const account = signedIn(context);
  if (!account) throw new ApiError('missing_api_key', 'Sign in at /account/signin first.');
  return account;
}

/** What is said above a form that was refused; nothing where the fields say it. */
export function refusal({ message, title }: Refused): ComponentChildren {
  return message === '' ? null : notice('bad', title, message);
}

/** A secret that is shown this once. */
export function shownOnce(name: string, secret: string): ComponentChildren {
  const id = `secret-${randomBytes(4).toString('hex')}`;
  return h('div', { class: 'card' }, [
    h('h2', { id }, name),
    h('p', null, 'It is shown this once and cannot be recovered. Keep it safe.'),
    h('pre', { 'aria-labelledby': id, tabIndex: 0 }, h('code', null, secret)),
  ]);
}

/** Says that a payment is owed, where one is. */
export function owing({ pastDueSinceMs }: Account): ComponentChildren {
  return pastDueSinceMs === undefined
    ? null
    : notice(
        'warning',
        'A payment is owed',
        `Since ${moment(iso(pastDueSinceMs))}. Calls are refused after a week.`,
      );
}
