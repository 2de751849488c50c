import * as z from 'zod';
import { operation } from '../../core/operation.ts';
import { isBrowser, nothingToShow, sendOn } from './toBrowser.ts';
import { confirmLinkPage, mailSentPage, signInPage } from './signInPages.ts';

const EXAMPLE_TOKEN = 'uZ3kQ9xWv1sT7yB2nM5cR8aE4dF6gH0jKlPqLoIuYtA';
const email = z
  .email('Use an e-mail address, such as ada@example.org.')
  .max(254)
  .transform((text) => text.normalize('NFC').toLowerCase())
  .describe('Where alerts are to go');
const code = z
  .string()
  .max(40)
  .optional()
  .describe('Code of the second factor, where the account has one');
const token = z.string().max(200).describe('From the link in the mail');
const signedIn = z.object({
  status: z.literal('signed_in').describe('The cookie of the session is set'),
  email: z.string().describe('Who is signed in'),
  next: z.string().describe('Page to go to'),
});
const LINK_ERRORS = [
  'invalid_token',
  'totp_required',
  'invalid_totp',
  'too_many_attempts',
] as const;

/** POST /api/v1/alerts/signin */
export const signin = operation({
  method: 'POST',
  path: '/api/v1/alerts/signin',
  access: 'none',
  reads: 'form',
  writes: 'html',
  title: 'Ask for a sign-in link',
  summary: 'Mails a link that signs in, valid 10 minutes; a new address gets an account with it.',
  errors: ['too_many_attempts', 'csrf_failed'],
  input: z.object({ email }),
  output: z.string(),
  example: { email: 'ada@example.org' },
  refused: ({ typed, errors, message }) => signInPage({ typed, errors, message }),
  async run(input, context) {
    const { sendSignInLink } = await import('./signIn.ts');
    await sendSignInLink(input.email, context);
    return mailSentPage(input.email);
  },
});

/** GET /api/v1/alerts/session */
export const session = operation({
  method: 'GET',
  path: '/api/v1/alerts/session',
  access: 'none',
  title: 'Sign in by the mailed link',
  summary: 'Uses the link up and sets the session cookie; browsers get a page that asks first.',
  errors: LINK_ERRORS,
  input: z.object({ token, code }),
  output: signedIn,
  confirmPage: ({ token: given }) => confirmLinkPage(String(given ?? '')),
  example: { token: EXAMPLE_TOKEN },
  answer: { status: 'signed_in', email: 'ada@example.org', next: '/app/alerts' },
  async run(input, context) {
    const { openSession } = await import('./signIn.ts');
    const { email: owner } = await openSession(input.token, input.code, context);
    return { status: 'signed_in' as const, email: owner, next: '/app/alerts' };
  },
});

/** POST /api/v1/alerts/session */
export const openSession = operation({
  method: 'POST',
  path: '/api/v1/alerts/session',
  access: 'none',
  reads: 'form',
  title: 'Sign in by the mailed link, from its page',
  summary: 'Uses the link up, sets the session cookie and sends a browser on to its alerts.',
  errors: LINK_ERRORS,
  input: z.object({ token, code }),
  output: signedIn,
  formats: { html: nothingToShow },
  refused: (refused) => confirmLinkPage(String(refused.typed['token'] ?? ''), refused),
  example: { token: EXAMPLE_TOKEN },
  answer: { status: 'signed_in', email: 'ada@example.org', next: '/app/alerts' },
  async run(input, context) {
    const steps = await import('./signIn.ts');
    const { email: owner } = await steps.openSession(input.token, input.code || undefined, context);
    sendOn(context, '/app/alerts');
    return { status: 'signed_in' as const, email: owner, next: '/app/alerts' };
  },
});

/** POST /api/v1/alerts/logout */
export const logout = operation({
  method: 'POST',
  path: '/api/v1/alerts/logout',
  access: 'session',
  reads: 'form',
  title: 'Sign out',
  summary: 'Ends the session of this browser.',
  errors: ['csrf_failed'],
  input: z.object({}),
  output: z.object({ status: z.literal('signed_out').describe('The session has ended') }),
  formats: { html: nothingToShow },
  example: {},
  answer: { status: 'signed_out' },
  async run(_input, context) {
    await context.sessions.signOut(context.http);
    if (isBrowser(context)) sendOn(context, '/alerts');
    return { status: 'signed_out' as const };
  },
});
