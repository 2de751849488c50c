import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { Account } from '../../db/account.ts';
import { attemptsOn } from './attempts.ts';
import { networkOf } from '../../core/networkOf.ts';
import { noteBlock, noteRefusal } from './noteRefusal.ts';
import { hashPassword, isOutdated, isPassword } from './password.ts';
import { checkSecondFactor } from './twoFactor.ts';

/** What someone signs in with; the e-mail address in its stored form. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly code?: string | undefined;
}

/**
 * The account of the right password and, where it is enabled, of the second factor. An unknown e-mail address costs the same
 * time and gets the same text as a wrong password.
 *
 * @throws ApiError `invalid_credentials`, `totp_required`, `invalid_totp`, `too_many_attempts`
 */
export async function provenAccount(
  { email, password, code }: Credentials,
  context: Context,
): Promise<number> {
  const attempts = attemptsOn(context.database);
  await attempts.count('signInPerAddress', networkOf(context.http.address));
  await attempts.count('signInPerAccount', email).catch((error: unknown) => {
    noteBlock(error, { email }, context);
    throw error;
  });
  const account = await context.db.findOne(Account, { email });
  const isRight = await isPassword(password, account?.passwordHash);
  if (!account || !isRight) {
    if (account) noteRefusal(account.id, 'sign_in.refused', context);
    throw new ApiError('invalid_credentials', 'The e-mail address or the password is wrong.');
  }
  await attempts.forgive('signInPerAccount', email);
  await checkSecondFactor(account.id, code, context);
  await renewHash(account, password, context);
  return account.id;
}

/** A hash made with weaker parameters is made anew while the password is at hand; a password changed meanwhile stays. */
async function renewHash(
  { id, passwordHash }: { readonly id: number; readonly passwordHash?: string | null | undefined },
  password: string,
  { db }: Context,
): Promise<void> {
  if (!passwordHash || !isOutdated(passwordHash)) return;
  const renewed = await hashPassword(password);
  await db.nativeUpdate(Account, { id, passwordHash }, { passwordHash: renewed });
}
