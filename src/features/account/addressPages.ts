import * as z from 'zod';
import { operation } from '../../core/operation.ts';
import { form, h } from '../../pages/index.ts';
import { again, html, type Again } from './fields.ts';
import { accountPage, refusal } from './layout.ts';

const token = z.string().max(200).describe('From the link');

function addressBody({ refused, typed = {} }: Again): string {
  const values = { token: typed['token'] };
  const fields = [{ name: 'token', label: 'Token', type: 'hidden' }] as const;
  return accountPage({
    title: 'Is this account yours?',
    body: [
      refused ? refusal(refused) : null,
      h('p', null, 'An account was registered with the address to which this link was mailed.'),
      h('h2', null, 'I registered'),
      form({
        id: 'confirm',
        action: '/account/confirm-address',
        fields,
        values,
        submit: 'Confirm the address',
      }),
      h('h2', null, 'I did not register'),
      h('p', null, 'The address is taken off that account, and you may register with it yourself.'),
      form({
        id: 'release',
        action: '/account/release-address',
        fields,
        values,
        submit: 'Take the address back',
        tone: 'danger',
      }),
    ],
  });
}

export const addressPage = operation({
  method: 'GET',
  path: '/account/address/{token}',
  access: 'none',
  writes: 'html',
  title: 'Page: confirm an address',
  summary: 'Asks whether the account of a mailed link is one’s own; looking uses nothing up.',
  input: z.object({ token }),
  example: { token: 'a-token-of-a-link' },
  output: html,
  run: ({ token: given }) => addressBody({ typed: { token: given } }),
});

/** What a form of the page does with the token of its link. */
interface TokenForm {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly step: 'confirmAddress' | 'releaseAddress';
  readonly done: (email: string) => string;
}

const tokenForm = ({ path, title, summary, step, done }: TokenForm) =>
  operation({
    method: 'POST',
    path,
    access: 'none',
    reads: 'form',
    writes: 'html',
    title,
    summary,
    input: z.object({ token }),
    example: { token: 'a-token-of-a-link' },
    errors: ['invalid_token', 'too_many_attempts'],
    output: html,
    refused: (refused) => addressBody(again(refused)),
    async run({ token: given }, context) {
      const steps = await import('../auth/addressProof.ts');
      return done((await steps[step](given, context)).email);
    },
  });

export const confirmAddress = tokenForm({
  path: '/account/confirm-address',
  title: 'Form: confirm an address',
  summary: 'Notes that the address of the link is its owner’s; the link holds no longer.',
  step: 'confirmAddress',
  done: (email) =>
    accountPage({
      title: 'The address is confirmed',
      body: [
        h('p', null, email),
        h('p', null, h('a', { href: '/account', class: 'button' }, 'Go to your account')),
      ],
    }),
});

export const releaseAddress = tokenForm({
  path: '/account/release-address',
  title: 'Form: take an address back',
  summary: 'Takes the address of the link off an account that never confirmed it.',
  step: 'releaseAddress',
  done: (email) =>
    accountPage({
      title: 'The address is yours again',
      body: [
        h('p', null, `No account has ${email} any longer.`),
        h('p', null, h('a', { href: '/account/register', class: 'button' }, 'Register')),
      ],
    }),
});
