import { KEYS_PER_ACCOUNT } from '../../../config/limits.ts';
import type { Context, Inside } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import type { IssuedKey } from '../../core/keys.ts';
import { SCOPES, type Scope } from '../../core/scopes.ts';
import { ValidationFailure } from '../../core/validation.ts';

/** What the owner says of a further key. */
export interface KeyRequest {
  readonly name: string | null;
  readonly scopes?: readonly Scope[] | undefined;
  readonly test: boolean;
}

/**
 * Issues a further key of an account; a test key never manages the account.
 *
 * @throws ApiError `conflict` where the account holds as many as it may
 */
export async function issueKey(
  accountId: number,
  { name, scopes = SCOPES, test }: KeyRequest,
  { keys, sql }: Pick<Context, 'keys'> & Pick<Inside, 'sql'>,
): Promise<IssuedKey & { readonly scopes: Scope[] }> {
  const held = (await keys.list(accountId, { sql })).filter(({ kind }) => kind === 'account');
  if (held.length >= KEYS_PER_ACCOUNT)
    throw new ApiError(
      'conflict',
      `An account holds at most ${KEYS_PER_ACCOUNT} keys. Revoke one first.`,
    );
  const granted = SCOPES.filter(
    (scope) => scopes.includes(scope) && !(test && scope === 'account'),
  );
  if (granted.length === 0)
    throw new ValidationFailure([
      {
        loc: ['body', 'scopes'],
        msg: 'Value error, a test key never manages the account: name read or risk',
        type: 'value_error',
      },
    ]);
  const key = await keys.issue(
    accountId,
    'account',
    { name, scopes: granted, isTest: test },
    { sql },
  );
  return { ...key, scopes: granted };
}
