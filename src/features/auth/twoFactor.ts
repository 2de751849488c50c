import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Context, Inside } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { Account } from '../../db/account.ts';
import { Audit } from '../../db/audit.ts';
import { RecoveryCode, TwoFactor } from '../../db/twoFactor.ts';
import { attemptsOn } from './attempts.ts';
import { noteBlock, noteRefusal } from './noteRefusal.ts';
import { isPassword } from './password.ts';
import { newRecoveryCodes, recoveryHash } from './recoveryCodes.ts';
import { newSecret, stepOf } from './totp.ts';
import { notPending, wrongCode } from './twoFactorRefusals.ts';

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
export async function enroll(
  accountId: number,
  { clock, vault }: Pick<Context, 'clock' | 'vault'>,
  { em: db }: Pick<Inside, 'em'>,
): Promise<string> {
  const secret = newSecret();
  const createdAt = new Date(clock.now());
  const data = { secret: vault.seal(secret, String(accountId)), createdAt, lastStep: null };
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

/** A first code that holds, for the secret it was made from, as that is stored. */
export interface FirstCode {
  readonly secret: string;
  readonly step: number;
  readonly at: Date;
}

/**
 * Checks the first code of an enrolment.
 *
 * @throws ApiError `conflict` unless pending; `invalid_totp`; `too_many_attempts`
 */
export async function firstCode(
  accountId: number,
  code: string,
  context: Context,
): Promise<FirstCode> {
  const { db, clock, database } = context;
  const found = await db.findOne(TwoFactor, { account: accountId });
  if (found?.state !== 'pending') throw notPending(found !== null);
  await countCode(accountId, context);
  const nowMs = clock.now();
  const step = await usedStep(found, code, { accountId, nowMs, context });
  if (step === undefined) {
    noteRefusal(accountId, 'second_factor.refused', context);
    throw wrongCode();
  }
  await attemptsOn(database).forgive('codePerAccount', String(accountId));
  return { secret: found.secret, step, at: new Date(nowMs) };
}

/**
 * Enables two-factor.
 *
 * @returns recovery codes, shown this once
 * @throws ApiError `conflict` where it is enabled or another secret waits by now
 */
export async function activate(
  accountId: number,
  { secret, step, at }: FirstCode,
  { em }: Pick<Inside, 'em'>,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  const pending = { account: accountId, state: 'pending' as const, secret };
  const change = { state: 'enabled' as const, lastStep: step, enabledAt: at };
  if ((await em.nativeUpdate(TwoFactor, pending, change)) === 0) throw notPending(true);
  const hashes = codes.map((each) => recoveryHash(each)).filter((hash) => hash !== undefined);
  await em.insertMany(
    RecoveryCode,
    hashes.map((hash) => ({ account: accountId, hash, usedAt: null })),
  );
  const event = 'two_factor.enabled';
  await em.insert(Audit, { account: accountId, event, detail: {}, createdAt: at });
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
export async function disable(
  accountId: number,
  proof: Proof,
  context: Context,
): Promise<{ state: 'disabled' }> {
  const { db, clock } = context;
  const found = await db.findOne(TwoFactor, { account: accountId });
  if (!found) throw new ApiError('conflict', 'Two-factor authentication is not enabled.');
  if (found.state === 'enabled') await checkProof(accountId, proof, context);
  return context.commit(async ({ em }) => {
    await em.nativeDelete(TwoFactor, { account: accountId });
    await em.nativeDelete(RecoveryCode, { account: accountId });
    const event = found.state === 'enabled' ? 'two_factor.disabled' : 'two_factor.abandoned';
    const createdAt = new Date(clock.now());
    await em.insert(Audit, { account: accountId, event, detail: {}, createdAt });
    return { state: 'disabled' as const };
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
  await countCode(accountId, context);
  const nowMs = clock.now();
  const step = await usedStep(found, code, { accountId, nowMs, context });
  const isRight =
    step === undefined ? await useRecoveryCode(accountId, code, context) : await useStep(step);
  if (!isRight) {
    noteRefusal(accountId, 'second_factor.refused', context);
    throw wrongCode();
  }
  await attemptsOn(database).forgive('codePerAccount', String(accountId));

  /** Of two callers with one code at the same time one moves the step. */
  async function useStep(used: number): Promise<boolean> {
    const earlier = [{ lastStep: null }, { lastStep: { $lt: used } }];
    const where = { account: accountId, state: 'enabled' as const, $or: earlier };
    return (await db.nativeUpdate(TwoFactor, where, { lastStep: used })) === 1;
  }
}

/** @throws ApiError `too_many_attempts` */
async function countCode(accountId: number, context: Context): Promise<void> {
  try {
    await attemptsOn(context.database).count('codePerAccount', String(accountId));
  } catch (error) {
    noteBlock(error, { accountId }, context);
    throw error;
  }
}

/**
 * The step of a code; undefined for a wrong one, and for each where the secret was sealed under a server secret that is lost:
 * recovery codes and the password still let the owner in, to enroll again.
 */
async function usedStep(
  { secret, lastStep }: { readonly secret: string; readonly lastStep?: number | null | undefined },
  code: string,
  { accountId, nowMs, context }: { accountId: number; nowMs: number; context: Context },
): Promise<number | undefined> {
  const open = context.vault.open(secret, String(accountId));
  if (open === undefined) {
    context.log.error({ account: accountId }, 'a second factor was sealed with another secret');
    return undefined;
  }
  return stepOf(open, code, { nowMs, afterStep: lastStep ?? null });
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
  await attempts.count('signInPerAccount', account.email).catch((error: unknown) => {
    noteBlock(error, { email: account.email }, context);
    throw error;
  });
  if (!(await isPassword(password, account.passwordHash))) {
    noteRefusal(accountId, 'sign_in.refused', context);
    throw new ApiError('invalid_credentials', 'The password is wrong.');
  }
  await attempts.forgive('signInPerAccount', account.email);
}
