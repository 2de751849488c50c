import type { Context } from '../../core/context.ts';
import { Account } from '../../db/account.ts';
import { issueToken, tokenOwner, useToken } from '../../db/emailTokens.ts';
import { attemptsOn } from './attempts.ts';
import { networkOf } from '../../core/networkOf.ts';
import { proveAddress, strangerNotice } from './addressProof.ts';
import { deadToken } from './deadToken.ts';
import { checkSecondFactor } from './twoFactor.ts';

/** POLICY: how long links hold, minutes; the reset link by the interface's specification. */
const LINK_MINUTES = { 'magic-link': 10, 'password-reset': 15 } as const;

const LETTERS = {
  'magic-link': {
    subject: 'Your sign-in link',
    text: (link: string) =>
      `Sign in with this link within ${LINK_MINUTES['magic-link']} minutes:\n\n${link}\n\nIt works once. If you did not ask for it, nothing has happened.\n`,
    path: (token: string) => `/api/v1/auth/magic/${token}`,
  },
  'password-reset': {
    subject: 'Set a new password',
    text: (link: string) =>
      `Set a new password with this link within ${LINK_MINUTES['password-reset']} minutes:\n\n${link}\n\nIt works once, and only the newest one. If you did not ask for it, nothing has happened.\n`,
    path: (token: string) => `/account/reset?token=${token}`,
  },
} as const;

/**
 * Sends a link to an address that has an account. Whether it has one shows neither in the answer nor in its time: the account is
 * looked up after the answer.
 *
 * @throws ApiError `too_many_attempts`
 */
export async function sendLink(
  purpose: keyof typeof LETTERS,
  email: string,
  context: Context,
): Promise<void> {
  const { database, http, mail, clock, publicBaseUrl } = context;
  const attempts = attemptsOn(database);
  await attempts.count('mailPerAddress', networkOf(http.address));
  await attempts.count('mailPerAccount', email);
  mail.post(async () => {
    const em = database.em();
    const account = await em.findOne(Account, { email });
    if (!account) return undefined;
    const nowMs = clock.now();
    const use = { purpose, accountId: account.id, nowMs };
    const token = await issueToken(em, { ...use, minutes: LINK_MINUTES[purpose] });
    const { subject, text, path } = LETTERS[purpose];
    const notice = await strangerNotice(em, account.id, { nowMs, publicBaseUrl });
    return { to: email, subject, text: text(publicBaseUrl + path(token)) + notice };
  });
}

/**
 * Uses a sign-in link up.
 *
 * @returns the account that it signs in
 * @throws ApiError `invalid_token`, `totp_required`, `invalid_totp`, `too_many_attempts`; without the second factor the link stays
 */
export async function useMagicLink(
  token: string,
  code: string | undefined,
  context: Context,
): Promise<number> {
  const { db, clock } = context;
  await attemptsOn(context.database).count('tokenPerAddress', networkOf(context.http.address));
  const use = { purpose: 'magic-link' as const, nowMs: clock.now() };
  const owner = await tokenOwner(db, token, use);
  if (!owner) throw deadToken(token, context);
  await checkSecondFactor(owner.accountId, code, context);
  if (!(await useToken(db, owner.tokenId, use.nowMs))) throw deadToken(token, context);
  await proveAddress(db, owner, use.nowMs);
  return owner.accountId;
}
