import * as z from 'zod';
import { operation } from '../../core/operation.ts';
import { form, h } from '../../pages/index.ts';
import { storedEmail } from '../auth/ownAccount.ts';
import * as schemas from '../auth/schemas.ts';
import { again, CODE, EMAIL, html, NEW_PASSWORD, optionalCode, type Again } from './fields.ts';
import { accountPage, refusal } from './layout.ts';

function forgotBody({ refused, errors = {}, typed = {} }: Again = {}): string {
  return accountPage({
    title: 'Set a new password',
    body: [
      refused ? refusal(refused) : null,
      form({
        action: '/account/forgot',
        fields: [EMAIL],
        submit: 'Send a link',
        values: { email: typed['email'] },
        errors,
      }),
    ],
  });
}

function resetBody({ refused, errors = {}, typed = {} }: Again): string {
  return accountPage({
    title: 'Set a new password',
    body: [
      refused ? refusal(refused) : null,
      form({
        action: '/account/reset',
        fields: [{ name: 'token', label: 'Token', type: 'hidden' }, NEW_PASSWORD, CODE],
        submit: 'Set the password',
        values: { token: typed['token'] },
        errors,
      }),
      h('p', null, h('a', { href: '/account/reset' }, 'Ask for another link')),
    ],
  });
}

export const resetPage = operation({
  method: 'GET',
  path: '/account/reset',
  access: 'none',
  writes: 'html',
  title: 'Page: set a new password',
  summary: 'The form of a reset link; without a token, the form that sends one.',
  input: z.object({ token: z.string().max(200).optional().describe('From the link') }),
  example: { token: 'a-token-of-a-link' },
  output: html,
  run: ({ token }) => (token === undefined ? forgotBody() : resetBody({ typed: { token } })),
});

export const forgot = operation({
  method: 'POST',
  path: '/account/forgot',
  access: 'none',
  reads: 'form',
  writes: 'html',
  title: 'Form: ask for a password reset',
  summary: 'Mails a link; the same page for every address.',
  input: z.object({ email: schemas.knownEmail }),
  example: { email: 'ada@example.org' },
  output: html,
  refused: (refused) => forgotBody(again(refused)),
  async run({ email }, context) {
    const { sendLink } = await import('../auth/mailLinks.ts');
    await sendLink('password-reset', storedEmail(email), context);
    return accountPage({
      title: 'Look into your mail',
      body: h(
        'p',
        null,
        'If there is an account with this address, a link is on its way. It works once, within 15 minutes.',
      ),
    });
  },
});

export const reset = operation({
  method: 'POST',
  path: '/account/reset',
  access: 'none',
  reads: 'form',
  writes: 'html',
  title: 'Form: set a new password',
  summary: 'Sets a new password with the token of a link; sessions end.',
  input: z.object({
    token: z.string().max(200).describe('From the link'),
    password: schemas.newPassword,
    code: optionalCode,
  }),
  example: { token: 'a-token-of-a-link', password: 'quartz-lantern-mosaic-7-harbour' },
  errors: ['invalid_token'],
  output: html,
  refused: (refused) => resetBody(again(refused)),
  async run(input, context) {
    const { resetPassword } = await import('../auth/passwordSteps.ts');
    await resetPassword(input, context);
    return accountPage({
      title: 'The new password is set',
      body: h('p', null, h('a', { href: '/account/signin', class: 'button' }, 'Sign in')),
    });
  },
});
