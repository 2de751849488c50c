import type { Account, Inside } from './context.ts';
import { ApiError } from './errors.ts';
import type { KeyKind } from './keyFormat.ts';
import type { Scope } from './scopes.ts';

/** A key as lists show it: never the secret. */
export interface KeyCard {
  readonly keyId: number;
  readonly kind: KeyKind;
  readonly publicId: string;
  readonly last4: string;
  readonly name: string | null;
  readonly scopes: readonly Scope[];
  readonly isTest: boolean;
  /** Milliseconds since 1970. */
  readonly createdAtMs: number;
  readonly expiresAtMs: number | null;
}

/** What the owner says of a new key; left out: no name, every scope, live. */
export interface KeyWishes {
  readonly name?: string | null;
  readonly scopes?: readonly Scope[];
  readonly isTest?: boolean;
}

/** What came of a rotation: a successor; `replaced`: the key has one already, and ends soon. */
export type Rotation = (IssuedKey & { readonly endsAtMs: number }) | 'replaced' | undefined;

/** A key that was just made; `secret` is shown once and is nowhere else. */
export interface IssuedKey {
  readonly keyId: number;
  readonly secret: string;
  readonly expiresAtMs: number | null;
}

/**
 * The keys of all accounts. `db/keyRing.ts` makes one for each database.
 *
 * Revocation and rotation bind at once: on the embedded database this object sees every change; on PostgreSQL, where another
 * server may have made it, `Meter.admit` confirms the key in the statement that counts the call. So every call with a key goes
 * through both: `find`, then `admit`.
 */
export interface Keys {
  /**
   * The account a key vouches for; undefined when the key is malformed, unknown, revoked or expired (callers are told one text
   * for all four). Not a promise when the key is remembered.
   *
   * @param toll  paid before the database is asked; where it throws, the database is not
   */
  find(
    secret: string,
    toll?: () => Promise<void>,
  ): Account | undefined | Promise<Account | undefined>;
  /** The account of a key that was looked up before, though perhaps not lately: enough to know whose turn it is, never to let it in. */
  remembered(secret: string): Account | undefined;
  /** Issues a key. A session key ends after `SESSION_KEYS.days`, and the oldest above `SESSION_KEYS.perAccount` fall. */
  issue(
    accountId: number,
    kind: KeyKind,
    wishes?: KeyWishes,
    inside?: Pick<Inside, 'sql'>,
  ): Promise<IssuedKey>;
  /**
   * Ends a valid key of this account and issues its successor of the same kind, name, scopes and expiry, in one step; undefined
   * when there is no such key.
   *
   * @param overlapS  seconds for which an account key stays valid beside its successor; session keys end at once
   */
  rotate(
    accountId: number,
    keyId: number,
    overlapS?: number,
    inside?: Pick<Inside, 'sql'>,
  ): Promise<Rotation>;
  /** The account of a key that ended within the last seconds; it may do nothing but have its own rotation repeated. */
  findEnded(
    secret: string,
    withinS: number,
    toll?: () => Promise<void>,
  ): Promise<Account | undefined>;
  /** Ends a key of this account; when it ended (ms since 1970), also if that was before; undefined when there is no such key. */
  revoke(accountId: number, keyId: number): Promise<number | undefined>;
  /** The valid keys of an account, oldest first. */
  list(accountId: number, inside?: Pick<Inside, 'sql'>): Promise<readonly KeyCard[]>;
  /** Forgets what is remembered of an account, after a change of its tier, rights or e-mail address. */
  forget(accountId: number): void;
}

/** The one error for every key that does not vouch for anyone: malformed, unknown, revoked, expired or contradictory. */
export function invalidKey(): ApiError {
  return new ApiError(
    'invalid_api_key',
    'This API key is not valid. Check that it was copied whole, or issue a new one by signing in.',
  );
}
