import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import type { IssuedKey } from '../../core/keys.ts';
import { Account } from '../../db/account.ts';
import { Audit } from '../../db/audit.ts';
import { attemptsOn } from './attempts.ts';
import { networkOf } from '../../core/networkOf.ts';
import { isPassword } from './password.ts';
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
  await attempts.count('signInPerAccount', email);
  const account = await context.db.findOne(Account, { email });
  const isRight = await isPassword(password, account?.passwordHash);
  if (!account || !isRight) {
    if (account) noteRefusal(account.id, context);
    throw new ApiError('invalid_credentials', 'The e-mail address or the password is wrong.');
  }
  await attempts.forgive('signInPerAccount', email);
  await checkSecondFactor(account.id, code, context);
  return account.id;
}

/** Issues a session key for who proves to be the owner of an account. @throws as `provenAccount` */
export async function login(
  credentials: Credentials,
  context: Context,
): Promise<IssuedKey & { readonly accountId: number }> {
  const accountId = await provenAccount(credentials, context);
  const key = await context.keys.issue(accountId, 'session');
  return { ...key, accountId };
}

/** After the answer, so that its time does not tell whether there is an account. */
function noteRefusal(accountId: number, { database, clock, log }: Context): void {
  const createdAt = new Date(clock.now());
  const note = { account: accountId, event: 'sign_in.refused', detail: {}, createdAt };
  setImmediate(() => {
    database
      .em()
      .insert(Audit, note)
      .catch((error: unknown) => log.error({ err: error }, 'a refusal could not be noted'));
  });
}
