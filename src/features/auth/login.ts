import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import type { IssuedKey } from '../../core/keys.ts';
import { Account } from '../../db/account.ts';
import { attemptsOn, networkOf } from './attempts.ts';
import { isPassword } from './password.ts';

/** What someone signs in with; the e-mail address in its stored form. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Issues a session key for the right password. An unknown e-mail address costs the same time and gets the same text as a wrong
 * password.
 *
 * @throws ApiError `invalid_credentials`, `too_many_attempts`
 */
export async function login(
  { email, password }: Credentials,
  context: Context,
): Promise<IssuedKey & { readonly accountId: number }> {
  const attempts = attemptsOn(context.database);
  await attempts.count('signInPerAddress', networkOf(context.http.address));
  await attempts.count('signInPerAccount', email);
  const account = await context.db.findOne(Account, { email });
  const isRight = await isPassword(password, account?.passwordHash);
  if (!account || !isRight)
    throw new ApiError('invalid_credentials', 'The e-mail address or the password is wrong.');
  await attempts.forgive('signInPerAccount', email);
  const key = await context.keys.issue(account.id, 'session');
  return { ...key, accountId: account.id };
}
