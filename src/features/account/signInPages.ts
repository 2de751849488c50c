import * as z from 'zod';
import { operation } from '../../core/operation.ts';
import { form, h } from '../../pages/index.ts';
import { storedEmail } from '../auth/ownAccount.ts';
import * as schemas from '../auth/schemas.ts';
import {
  again,
  CODE,
  EMAIL,
  html,
  NEW_PASSWORD,
  optionalCode,
  PASSWORD,
  type Again,
} from './fields.ts';
import { accountPage, refusal, seeOther, shownOnce, signedIn } from './layout.ts';

function signInBody({ refused, errors = {}, typed = {} }: Again = {}): string {
  return accountPage({
    title: 'Sign in',
    body: [
      refused ? refusal(refused) : null,
      form({
        action: '/account/signin',
        fields: [EMAIL, PASSWORD, CODE],
        submit: 'Sign in',
        values: { email: typed['email'] },
        errors,
      }),
      h('p', null, [
        h('a', { href: '/account/link' }, 'Sign in by e-mail link'),
        ' · ',
        h('a', { href: '/account/reset' }, 'Forgot the password'),
        ' · ',
        h('a', { href: '/account/register' }, 'Register'),
      ]),
    ],
  });
}

function registerBody({ refused, errors = {}, typed = {} }: Again = {}): string {
  return accountPage({
    title: 'Register',
    body: [
      h('p', { class: 'lead' }, 'Free, without payment. You get an API key at once.'),
      refused ? refusal(refused) : null,
      form({
        action: '/account/register',
        fields: [EMAIL, NEW_PASSWORD],
        submit: 'Register',
        values: { email: typed['email'] },
        errors,
      }),
      h('p', null, ['Registered before? ', h('a', { href: '/account/signin' }, 'Sign in')]),
    ],
  });
}

export const registerPage = operation({
  method: 'GET',
  path: '/account/register',
  access: 'none',
  writes: 'html',
  title: 'Page: register',
  summary: 'The form of a new account.',
  input: z.object({}),
  output: html,
  run: () => registerBody(),
});

export const register = operation({
  method: 'POST',
  path: '/account/register',
  access: 'none',
  reads: 'form',
  writes: 'html',
  title: 'Form: register',
  summary: 'Makes a free account, shows its key once, and signs in.',
  input: z.object({ email: schemas.email, password: schemas.newPassword }),
  example: { email: 'ada@example.org', password: 'quartz-lantern-mosaic-7-harbour' },
  errors: ['conflict'],
  output: html,
  refused: (refused) => registerBody(again(refused)),
  async run({ email, password }, context) {
    const steps = await import('../auth/register.ts');
    const accepted = await steps.acceptRegistration(
      { email: storedEmail(email), password },
      context,
    );
    const made = await context.commit((inside) => steps.makeAccount(accepted, context, inside));
    const { tellRegistered } = await import('../auth/addressProof.ts');
    tellRegistered({ accountId: made.accountId, email: accepted.email }, context);
    await context.sessions.signIn(made.accountId, context.http);
    return accountPage({
      title: 'Welcome',
      body: [
        shownOnce('Your API key', made.secret),
        h('p', null, 'A mail is on its way to your address; its link confirms that it is yours.'),
        h('p', null, h('a', { href: '/account', class: 'button' }, 'Go to your account')),
      ],
    });
  },
});

export const signInPage = operation({
  method: 'GET',
  path: '/account/signin',
  access: 'any',
  writes: 'html',
  title: 'Page: sign in',
  summary: 'The form for signing in; who is signed in goes on to the account.',
  input: z.object({}),
  output: html,
  run: (_input, context) => (signedIn(context) ? seeOther(context, '/account') : signInBody()),
});

export const signIn = operation({
  method: 'POST',
  path: '/account/signin',
  access: 'none',
  reads: 'form',
  writes: 'html',
  success: 303,
  title: 'Form: sign in',
  summary: 'Begins a session of this browser.',
  input: z.object({ email: schemas.knownEmail, password: schemas.password, code: optionalCode }),
  example: { email: 'ada@example.org', password: 'quartz-lantern-mosaic-7-harbour' },
  output: html,
  refused: (refused) => signInBody(again(refused)),
  async run({ email, password, code }, context) {
    const { provenAccount } = await import('../auth/login.ts');
    const credentials = { email: storedEmail(email), password, code };
    const accountId = await provenAccount(credentials, context);
    await context.sessions.signIn(accountId, context.http);
    return seeOther(context, '/account');
  },
});

export const signOut = operation({
  method: 'POST',
  path: '/account/signout',
  access: 'any',
  reads: 'form',
  writes: 'html',
  success: 303,
  title: 'Form: sign out',
  summary: 'Ends the session of this browser.',
  input: z.object({}),
  example: {},
  output: html,
  async run(_input, context) {
    await context.sessions.signOut(context.http);
    return seeOther(context, '/account/signin');
  },
});
