import * as z from 'zod';
import { operation } from '../../core/operation.ts';
import { form, h } from '../../pages/index.ts';
import { storedEmail } from '../auth/ownAccount.ts';
import * as schemas from '../auth/schemas.ts';
import { again, CODE, EMAIL, html, optionalCode, type Again } from './fields.ts';
import { accountPage, refusal, seeOther } from './layout.ts';

function linkBody({ refused, errors = {}, typed = {} }: Again = {}): string {
  return accountPage({
    title: 'Sign in by e-mail link',
    body: [
      refused ? refusal(refused) : null,
      form({
        action: '/account/link',
        fields: [EMAIL],
        submit: 'Send the link',
        values: { email: typed['email'] },
        errors,
      }),
    ],
  });
}

export const linkPage = operation({
  method: 'GET',
  path: '/account/link',
  access: 'none',
  writes: 'html',
  title: 'Page: ask for a sign-in link',
  summary: 'The form that sends a link.',
  input: z.object({}),
  output: html,
  run: () => linkBody(),
});

export const link = operation({
  method: 'POST',
  path: '/account/link',
  access: 'none',
  reads: 'form',
  writes: 'html',
  title: 'Form: ask for a sign-in link',
  summary: 'Mails a link; the same page for every address.',
  input: z.object({ email: schemas.knownEmail }),
  example: { email: 'ada@example.org' },
  output: html,
  refused: (refused) => linkBody(again(refused)),
  async run({ email }, context) {
    const { sendLink } = await import('../auth/mailLinks.ts');
    await sendLink('magic-link', storedEmail(email), context);
    return accountPage({
      title: 'Look into your mail',
      body: h(
        'p',
        null,
        'If there is an account with this address, a link is on its way. It works once, within 10 minutes.',
      ),
    });
  },
});

function magicBody({ refused, errors = {}, typed = {} }: Again): string {
  return accountPage({
    title: 'Sign in',
    body: [
      refused ? refusal(refused) : null,
      form({
        action: '/account/magic',
        fields: [{ name: 'token', label: 'Token', type: 'hidden' }, CODE],
        submit: 'Sign in',
        values: { token: typed['token'] },
        errors,
      }),
      h('p', null, h('a', { href: '/account/link' }, 'Ask for another link')),
    ],
  });
}

export const magic = operation({
  method: 'POST',
  path: '/account/magic',
  access: 'none',
  reads: 'form',
  writes: 'html',
  success: 303,
  title: 'Form: sign in by link',
  summary: 'Uses a sign-in link up and begins a session.',
  input: z.object({ token: z.string().max(200).describe('From the link'), code: optionalCode }),
  example: { token: 'a-token-of-a-link' },
  errors: ['invalid_token'],
  output: html,
  refused: (refused) => magicBody(again(refused)),
  async run({ token, code }, context) {
    const { useMagicLink } = await import('../auth/mailLinks.ts');
    const accountId = await useMagicLink(token, code, context);
    await context.sessions.signIn(accountId, context.http);
    return seeOther(context, '/account');
  },
});
