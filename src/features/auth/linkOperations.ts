import * as z from 'zod';
import { operation } from '../../core/operation.ts';
import { iso, ownAccount, storedEmail } from './ownAccount.ts';
import { magicPage } from './magicPage.ts';
import { code, knownEmail, LoginResponse, newPassword } from './schemas.ts';

const EmailOnlyRequest = z.object({ email: knownEmail }).meta({ id: 'EmailOnlyRequest' });
const done = (what: string) => z.object({ status: z.literal('ok').describe(what) });
const sent = done('The same for every address: a link is on its way where there is an account');
const EXAMPLE_TOKEN = 'uZ3kQ9xWv1sT7yB2nM5cR8aE4dF6gH0jKlPqLoIuYtA';

/** Mails a link of a kind to an address, whether an account has it or not. */
const linkRequest = (
  kind: 'password-reset' | 'magic-link',
  {
    path,
    title,
    summary,
  }: { readonly path: string; readonly title: string; readonly summary: string },
) =>
  operation({
    method: 'POST',
    path,
    access: 'none',
    changes: true,
    title,
    summary,
    errors: ['too_many_attempts'],
    input: EmailOnlyRequest,
    output: sent,
    example: { email: 'ada@example.org' },
    async run(input, context) {
      const { sendLink } = await import('./mailLinks.ts');
      await sendLink(kind, storedEmail(input.email), context);
      return { status: 'ok' as const };
    },
  });

export const requestPasswordReset = linkRequest('password-reset', {
  path: '/api/v1/auth/request-password-reset',
  title: 'Ask for a password reset',
  summary: 'Mails a link, valid 15 minutes; an unknown address gets the same answer.',
});

export const resetPassword = operation({
  method: 'POST',
  path: '/api/v1/auth/reset-password',
  access: 'none',
  changes: true,
  title: 'Reset a password',
  summary: 'Sets a new password with the token of the link; sessions end.',
  errors: ['invalid_token', 'totp_required', 'invalid_totp', 'too_many_attempts'],
  input: z
    .object({
      token: z.string().max(200).describe('From the link'),
      password: newPassword,
      code: code.optional(),
    })
    .meta({ id: 'ResetPasswordRequest' }),
  output: done('The new password is set'),
  example: { token: EXAMPLE_TOKEN, password: 'quartz-lantern-mosaic-7-harbour' },
  answer: { status: 'ok' },
  async run(input, context) {
    const steps = await import('./passwordSteps.ts');
    return steps.resetPassword(input, context);
  },
});

export const requestMagicLink = linkRequest('magic-link', {
  path: '/api/v1/auth/request-magic-link',
  title: 'Ask for a sign-in link',
  summary: 'Mails a link, valid 10 minutes; an unknown address gets the same answer.',
});

export const magic = operation({
  method: 'GET',
  path: '/api/v1/auth/magic/{token}',
  access: 'none',
  title: 'Sign in by link',
  summary:
    'Issues a session key for the token of a link and uses it up; browsers get a page that asks first.',
  errors: ['invalid_token', 'totp_required', 'invalid_totp', 'too_many_attempts'],
  input: z.object({
    token: z.string().max(200).describe('From the link'),
    code: code.optional(),
  }),
  output: LoginResponse,
  confirmPage: ({ token }) => magicPage(String(token)),
  example: { token: EXAMPLE_TOKEN },
  answer: {
    account_id: 7,
    key_id: 13,
    api_key: 'grs_live_jrgAFm7IP0_0000000000000000000000000000000000000000000000000',
    expires_at: '2026-02-14T12:00:00.000Z',
  },
  async run(input, context) {
    const { useMagicLink } = await import('./mailLinks.ts');
    const accountId = await useMagicLink(input.token, input.code, context);
    const key = await context.keys.issue(accountId, 'session');
    return {
      account_id: accountId,
      key_id: key.keyId,
      api_key: key.secret,
      expires_at: iso(key.expiresAtMs ?? context.clock.now()),
    };
  },
});

export const setPassword = operation({
  method: 'POST',
  path: '/api/v1/auth/set-password',
  access: 'key',
  scope: 'account',
  changes: true,
  title: 'Set the password',
  summary: 'Sets the password of the account; the same one again changes nothing.',
  input: z.object({ password: newPassword }).meta({ id: 'SetPasswordRequest' }),
  output: done('This is the password'),
  example: { password: 'quartz-lantern-mosaic-7-harbour' },
  answer: { status: 'ok' },
  async run(input, context) {
    ownAccount(context);
    const steps = await import('./passwordSteps.ts');
    return steps.setPassword(input.password, context);
  },
});
