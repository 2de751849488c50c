import { ALERTS } from '../../../config/alerts.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { Account } from '../../db/account.ts';
import { issueToken, tokenOwner, useToken } from '../../db/emailTokens.ts';
import { networkOf } from '../../core/networkOf.ts';
import { proveAddress, strangerNotice } from '../auth/addressProof.ts';
import { attemptsOn } from '../auth/attempts.ts';
import { noteDeadLink } from '../auth/noteRefusal.ts';
import { checkSecondFactor } from '../auth/twoFactor.ts';

const PURPOSE = 'alerts-sign-in';

/**
 * Mails a sign-in link, and makes the account of an address that has none: signing in is signing up. The answer comes before the
 * account is looked up, so it tells nobody whether there is one.
 *
 * @throws ApiError `too_many_attempts`
 */
export async function sendSignInLink(email: string, context: Context): Promise<void> {
  const { database, http, mail, clock, publicBaseUrl } = context;
  const attempts = attemptsOn(database);
  await attempts.count('mailPerAddress', networkOf(http.address));
  await attempts.count('mailPerAccount', email);
  mail.post(async () => {
    const em = database.em();
    const nowMs = clock.now();
    const accountId = await accountFor(email, em, nowMs);
    const minutes = ALERTS.linkMinutes;
    const token = await issueToken(em, { accountId, purpose: PURPOSE, nowMs, minutes });
    const link = `${publicBaseUrl}/api/v1/alerts/session?token=${token}`;
    const notice = await strangerNotice(em, accountId, { nowMs, publicBaseUrl });
    return {
      to: email,
      subject: 'Your sign-in link for alerts',
      text: `Sign in to your alerts with this link within ${minutes} minutes:\n\n${link}\n\nIt works once. If you did not ask for it, nothing has happened.\n${notice}`,
    };
  });
}

async function accountFor(
  email: string,
  em: ReturnType<Context['database']['em']>,
  nowMs: number,
): Promise<number> {
  const row = { email, tier: 'free' as const, isAdmin: false, createdAt: new Date(nowMs) };
  await em.upsert(Account, row, { onConflictAction: 'ignore', onConflictFields: ['email'] });
  return (await em.findOneOrFail(Account, { email })).id;
}

/**
 * Uses a link up and signs its owner in, by cookie.
 *
 * @throws ApiError `invalid_token`, `totp_required`, `invalid_totp`, `too_many_attempts`; without the second factor the link stays
 */
export async function openSession(
  token: string,
  code: string | undefined,
  context: Context,
): Promise<{ readonly email: string }> {
  const { db, clock, database, http, sessions } = context;
  await attemptsOn(database).count('tokenPerAddress', networkOf(http.address));
  const use = { purpose: PURPOSE, nowMs: clock.now() } as const;
  const owner = await tokenOwner(db, token, use);
  if (!owner) throw deadLink(token, context);
  await checkSecondFactor(owner.accountId, code, context);
  if (!(await useToken(db, owner.tokenId, use.nowMs))) throw deadLink(token, context);
  await proveAddress(db, owner, use.nowMs);
  await sessions.signIn(owner.accountId, http);
  return { email: owner.email };
}

function deadLink(token: string, context: Context): ApiError {
  noteDeadLink(token, context);
  return new ApiError(
    'invalid_token',
    'This link is used, expired or not the newest one. Ask for a new one at /alerts/signin.',
  );
}
