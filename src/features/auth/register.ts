import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Context, Inside } from '../../core/context.ts';
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

/** A registration that may be carried out. */
export interface Accepted {
  readonly email: string;
  readonly passwordHash: string;
}

/**
 * What is needed for a new account, checked and counted.
 *
 * @throws ValidationFailure for a password that would be guessed; ApiError `too_many_attempts`
 */
export async function acceptRegistration(
  { email, password }: Registration,
  context: Context,
): Promise<Accepted> {
  const attempts = attemptsOn(context.database);
  await attempts.count('registerPerAddress', networkOf(context.http.address));
  await attempts.count('registerPerAccount', email);
  const failure = await passwordFailure(password, email);
  if (failure) throw new ValidationFailure([failure]);
  return { email, passwordHash: await hashPassword(password) };
}

/**
 * Makes a free account and its first key. Of registrations of one address at the same time one inserts; the unique constraint
 * decides.
 *
 * @throws ApiError `conflict` when the address has an account
 */
export async function makeAccount(
  { email, passwordHash }: Accepted,
  { keys, clock }: Pick<Context, 'keys' | 'clock'>,
  inside: Inside,
): Promise<IssuedKey & { readonly accountId: number }> {
  const createdAt = new Date(clock.now());
  const account = inside.em.create(Account, {
    email,
    passwordHash,
    tier: 'free',
    isAdmin: false,
    createdAt,
  });
  inside.em.create(Audit, { account, event: 'account.registered', detail: {}, createdAt });
  try {
    await inside.em.flush();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw taken();
    throw error;
  }
  const key = await keys.issue(account.id, 'account', {}, inside);
  return { ...key, accountId: account.id };
}

function taken(): ApiError {
  return new ApiError(
    'conflict',
    'There is an account with this e-mail address. Sign in at POST /api/v1/auth/login.',
  );
}
