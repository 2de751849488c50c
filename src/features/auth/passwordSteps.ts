import type { EntityManager } from '@mikro-orm/core';
import type { Context } from '../../core/context.ts';
import { ValidationFailure } from '../../core/validation.ts';
import { Account } from '../../db/account.ts';
import { ApiKey } from '../../db/apiKey.ts';
import { Audit } from '../../db/audit.ts';
import { tokenOwner, useToken } from '../../db/emailTokens.ts';
import { Session } from '../../db/session.ts';
import { proveAddress } from './addressProof.ts';
import { attemptsOn } from './attempts.ts';
import { deadToken } from './deadToken.ts';
import { networkOf } from '../../core/networkOf.ts';
import { hashPassword, isPassword } from './password.ts';
import { passwordFailure } from './passwordRules.ts';
import { checkSecondFactor } from './twoFactor.ts';

/** What someone resets a password with. */
export interface Reset {
  readonly token: string;
  readonly password: string;
  readonly code?: string | undefined;
}

/** What a call answers that has set a password; it is kept in the transaction of the change. */
const DONE = { status: 'ok' as const };

/**
 * Sets a new password for the holder of a reset link, and uses the link up. Session keys and cookies end; the owner is told.
 *
 * @throws ApiError `invalid_token`, `totp_required`, `invalid_totp`, `too_many_attempts`; ValidationFailure for a password that
 *   would be guessed. None of these uses the link up.
 */
export async function resetPassword(
  { token, password, code }: Reset,
  context: Context,
): Promise<typeof DONE> {
  const { db, clock } = context;
  await attemptsOn(context.database).count('tokenPerAddress', networkOf(context.http.address));
  const use = { purpose: 'password-reset' as const, nowMs: clock.now() };
  const owner = await tokenOwner(db, token, use);
  if (!owner) throw deadToken(token, context);
  const { accountId, email } = owner;
  const passwordHash = await acceptable(password, email);
  await checkSecondFactor(accountId, code, context);
  const done = await context.commit(async ({ em }) => {
    // The account before its tokens, as whoever takes an address back does: the other way round the two could lock each other out.
    await proveAddress(em, owner, use.nowMs);
    if (!(await useToken(em, owner.tokenId, use.nowMs))) throw deadToken(token, context);
    await change(em, { accountId, passwordHash, event: 'password.reset', nowMs: use.nowMs });
    return DONE;
  });
  tell({ accountId, email }, context);
  return done;
}

/**
 * Sets the password of an account whose key vouches for it. The same password again changes nothing.
 *
 * @throws ValidationFailure for a password that would be guessed
 */
export async function setPassword(password: string, context: Context): Promise<typeof DONE> {
  const { db, clock, account } = context;
  const found = await db.findOneOrFail(Account, { id: account?.id ?? 0 });
  const { id: accountId, email } = found;
  const passwordHash = await acceptable(password, email);
  if (await isPassword(password, found.passwordHash)) return DONE;
  const event = 'password.set';
  const spared = account?.keyId ?? 0;
  const done = await context.commit(async ({ em }) => {
    await change(em, { accountId, passwordHash, event, nowMs: clock.now(), spared });
    return DONE;
  });
  tell({ accountId, email }, context);
  return done;
}

interface Change {
  readonly accountId: number;
  readonly passwordHash: string;
  readonly event: string;
  readonly nowMs: number;
  /** The key that asks for the change stays valid, so that asking twice is the same as once. */
  readonly spared?: number;
}

async function change(
  em: EntityManager,
  { accountId, passwordHash, event, nowMs, spared = 0 }: Change,
): Promise<void> {
  const now = new Date(nowMs);
  await em.nativeUpdate(Account, { id: accountId }, { passwordHash });
  const others = { account: accountId, kind: 'session' as const, revokedAt: null };
  await em.nativeUpdate(ApiKey, { ...others, id: { $ne: spared } }, { revokedAt: now });
  await em.nativeDelete(Session, { account: accountId });
  await em.insert(Audit, { account: accountId, event, detail: {}, createdAt: now });
}

function tell(
  { accountId, email }: { accountId: number; email: string },
  { keys, mail, publicBaseUrl }: Context,
): void {
  keys.forget(accountId);
  mail.post(async () => ({
    to: email,
    subject: 'Your password was changed',
    text: `The password of your account was changed; sessions have ended, account keys stay valid.\n\nIf this was not you, set a new one now: ${publicBaseUrl}/account/reset\n`,
  }));
}

async function acceptable(password: string, email: string): Promise<string> {
  const failure = await passwordFailure(password, email);
  if (failure) throw new ValidationFailure([failure]);
  return hashPassword(password);
}
