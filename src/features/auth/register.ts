import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import type { IssuedKey } from '../../core/keys.ts';
import { ValidationFailure } from '../../core/validation.ts';
import { Account } from '../../db/account.ts';
import { Audit } from '../../db/audit.ts';
import { attemptsOn } from './attempts.ts';
import { networkOf } from '../../core/networkOf.ts';
import { hashPassword } from './password.ts';
import { passwordFailure } from './passwordRules.ts';

/** What someone registers with; the e-mail address in its stored form. */
export interface Registration {
  readonly email: string;
  readonly password: string;
}

/**
 * Makes a free account and its first key.
 *
 * @throws ValidationFailure for a password that would be guessed; ApiError `conflict` when the address has an account,
 *   `too_many_attempts`
 */
export async function register(
  { email, password }: Registration,
  context: Context,
): Promise<IssuedKey & { readonly accountId: number }> {
  const attempts = attemptsOn(context.database);
  await attempts.count('registerPerAddress', networkOf(context.http.address));
  await attempts.count('registerPerAccount', email);
  const failure = await passwordFailure(password, email);
  if (failure) throw new ValidationFailure([failure]);
  const passwordHash = await hashPassword(password);
  const accountId = await insertAccount({ email, passwordHash }, context);
  const key = await context.keys.issue(accountId, 'account');
  return { ...key, accountId };
}

/** Of registrations of one address at the same time one inserts; the unique constraint decides. */
async function insertAccount(
  { email, passwordHash }: { email: string; passwordHash: string },
  { db, clock }: Context,
): Promise<number> {
  const createdAt = new Date(clock.now());
  const account = db.create(Account, {
    email,
    passwordHash,
    tier: 'free',
    isAdmin: false,
    createdAt,
  });
  db.create(Audit, { account, event: 'account.registered', detail: {}, createdAt });
  try {
    await db.flush();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw taken();
    throw error;
  }
  return account.id;
}

function taken(): ApiError {
  return new ApiError(
    'conflict',
    'There is an account with this e-mail address. Sign in at POST /api/v1/auth/login.',
  );
}
