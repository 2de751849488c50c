import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { Account } from '../../db/account.ts';
import { Audit } from '../../db/audit.ts';
import { RecoveryCode, TwoFactor } from '../../db/twoFactor.ts';
import { attemptsOn } from './attempts.ts';
import { isPassword } from './password.ts';
import { newRecoveryCodes, recoveryHash } from './recoveryCodes.ts';
import { newSecret, stepOf } from './totp.ts';

export type TwoFactorState = 'disabled' | 'pending' | 'enabled';

/** Where an account stands. */
export async function twoFactorStanding(
  accountId: number,
  { db }: Context,
): Promise<{ state: TwoFactorState; enabledAt: Date | null; codesLeft: number }> {
  const found = await db.findOne(TwoFactor, { account: accountId });
  const codesLeft = await db.count(RecoveryCode, { account: accountId, usedAt: null });
  return { state: found?.state ?? 'disabled', enabledAt: found?.enabledAt ?? null, codesLeft };
}

/**
 * Begins, or begins again: a new secret that waits for its first code.
 *
 * @throws ApiError `conflict` when two-factor is enabled
 */
export async function enroll(accountId: number, { db, clock }: Context): Promise<string> {
  const secret = newSecret();
  const createdAt = new Date(clock.now());
  const data = { secret, createdAt, lastStep: null };
  if (await db.nativeUpdate(TwoFactor, { account: accountId, state: 'pending' }, data))
    return secret;
  try {
    await db.insert(TwoFactor, { account: accountId, state: 'pending', ...data });
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException)
      throw new ApiError(
        'conflict',
        'Two-factor authentication is enabled. Disable it first to enroll another device.',
      );
    throw error;
  }
  return secret;
}

/**
 * Ends the waiting with a valid code.
 *
 * @returns recovery codes, shown this once
 * @throws ApiError `conflict` unless pending; `invalid_totp`; `too_many_attempts`
 */
export async function activate(
  accountId: number,
  code: string,
  context: Context,
): Promise<string[]> {
  const { db, clock } = context;
  const attempts = attemptsOn(context.database);
  const found = await db.findOne(TwoFactor, { account: accountId });
  if (found?.state !== 'pending') throw notPending(found !== null);
  await attempts.count('codePerAccount', String(accountId));
  const nowMs = clock.now();
  const step = await stepOf(found.secret, code, { nowMs, afterStep: null });
  if (step === undefined) throw wrongCode();
  await attempts.forgive('codePerAccount', String(accountId));
  const codes = newRecoveryCodes();
  const at = new Date(nowMs);
  await db.transactional(async (em) => {
    const pending = { account: accountId, state: 'pending' as const, secret: found.secret };
    const change = { state: 'enabled' as const, lastStep: step, enabledAt: at };
    if ((await em.nativeUpdate(TwoFactor, pending, change)) === 0) throw notPending(true);
    const hashes = codes.map((each) => recoveryHash(each)).filter((hash) => hash !== undefined);
    await em.insertMany(
      RecoveryCode,
      hashes.map((hash) => ({ account: accountId, hash, usedAt: null })),
    );
    const event = 'two_factor.enabled';
    await em.insert(Audit, { account: accountId, event, detail: {}, createdAt: at });
  });
  return codes;
}

/** What shows that it is the owner who disables. */
export interface Proof {
  readonly code?: string | undefined;
  readonly password?: string | undefined;
}

/**
 * Disables two-factor for who shows a code or the password; what only waits for its first code ends without either.
 *
 * @throws ApiError `conflict` when disabled; `totp_required`, `invalid_totp`, `invalid_credentials`, `too_many_attempts`
 */
export async function disable(accountId: number, proof: Proof, context: Context): Promise<void> {
  const { db, clock } = context;
  const found = await db.findOne(TwoFactor, { account: accountId });
  if (!found) throw new ApiError('conflict', 'Two-factor authentication is not enabled.');
  if (found.state === 'enabled') await checkProof(accountId, proof, context);
  await db.transactional(async (em) => {
    await em.nativeDelete(TwoFactor, { account: accountId });
    await em.nativeDelete(RecoveryCode, { account: accountId });
    const event = found.state === 'enabled' ? 'two_factor.disabled' : 'two_factor.abandoned';
    const createdAt = new Date(clock.now());
    await em.insert(Audit, { account: accountId, event, detail: {}, createdAt });
  });
}

/**
 * The second step of a sign-in: nothing where two-factor is off, else a code that holds, which is used up.
 *
 * @throws ApiError `totp_required`, `invalid_totp`, `too_many_attempts`
 */
export async function checkSecondFactor(
  accountId: number,
  code: string | undefined,
  context: Context,
): Promise<void> {
  const { db, clock, database } = context;
  const found = await db.findOne(TwoFactor, { account: accountId, state: 'enabled' });
  if (!found) return;
  if (code === undefined || code === '')
    throw new ApiError(
      'totp_required',
      'This account has two-factor authentication: send `code` from the authenticator, or a recovery code.',
    );
  const attempts = attemptsOn(database);
  await attempts.count('codePerAccount', String(accountId));
  const nowMs = clock.now();
  const step = await stepOf(found.secret, code, { nowMs, afterStep: found.lastStep ?? null });
  const isRight =
    step === undefined ? await useRecoveryCode(accountId, code, context) : await useStep(step);
  if (!isRight) throw wrongCode();
  await attempts.forgive('codePerAccount', String(accountId));

  /** Of two callers with one code at the same time one moves the step. */
  async function useStep(used: number): Promise<boolean> {
    const earlier = [{ lastStep: null }, { lastStep: { $lt: used } }];
    const where = { account: accountId, state: 'enabled' as const, $or: earlier };
    return (await db.nativeUpdate(TwoFactor, where, { lastStep: used })) === 1;
  }
}

async function useRecoveryCode(
  accountId: number,
  code: string,
  { db, clock }: Context,
): Promise<boolean> {
  const hash = recoveryHash(code);
  if (!hash) return false;
  const usedAt = new Date(clock.now());
  const where = { account: accountId, hash, usedAt: null };
  if ((await db.nativeUpdate(RecoveryCode, where, { usedAt })) === 0) return false;
  const event = 'two_factor.recovery_code_used';
  await db.insert(Audit, { account: accountId, event, detail: {}, createdAt: usedAt });
  return true;
}

async function checkProof(
  accountId: number,
  { code, password }: Proof,
  context: Context,
): Promise<void> {
  if (code !== undefined || password === undefined)
    return checkSecondFactor(accountId, code, context);
  const attempts = attemptsOn(context.database);
  const account = await context.db.findOneOrFail(Account, { id: accountId });
  await attempts.count('signInPerAccount', account.email);
  if (!(await isPassword(password, account.passwordHash)))
    throw new ApiError('invalid_credentials', 'The password is wrong.');
  await attempts.forgive('signInPerAccount', account.email);
}

function wrongCode(): ApiError {
  return new ApiError(
    'invalid_totp',
    'The code is wrong, too old, or was used before. Wait for the next one and check the clock of the device.',
  );
}

function notPending(isEnabled: boolean): ApiError {
  return new ApiError(
    'conflict',
    isEnabled
      ? 'Two-factor authentication is enabled already.'
      : 'There is nothing to activate: begin with POST /api/v1/auth/2fa/enroll.',
  );
}
