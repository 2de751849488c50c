import type { IncomingMessage } from 'node:http';
import type { Account } from '../core/context.ts';
import type { Keys } from '../core/keys.ts';
import type { Access } from '../core/operation.ts';
import type { Sessions } from '../core/sessions.ts';
import { ApiError } from '../core/errors.ts';
import { REPEATABLE_S } from '../core/idempotency.ts';
import { keyTolls, type KeyToll } from './keyToll.ts';
import { identify, isAdminToken, presentedKey, type Presented } from './identity.ts';

/** What of a request can vouch for a caller. */
export interface Caller {
  readonly headers: IncomingMessage['headers'];
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly access: Access;
  /** Network address, as far as it is known. */
  readonly address: string;
  /** Whether a cookie counts: on REST and pages, not on tRPC and MCP. */
  readonly isCookieRoute: boolean;
  /** A key that ended lately is known too: the call may be a repetition of the rotation that ended it. */
  readonly mayHaveEnded?: boolean;
}

/** Resolves who calls; throws ApiError for a key that does not hold. */
export type Identify = (caller: Caller) => Account | undefined | Promise<Account | undefined>;

interface Vouchers {
  readonly keys: Pick<Keys, 'find' | 'findEnded'>;
  readonly sessions: Pick<Sessions, 'find'>;
  /** Told of every key that is refused: it may be one that has ended. */
  readonly noteEndedKey: (secret: string) => void;
  /** `ADMIN_TOKEN`; unset: the header admits no one. */
  readonly adminToken: string | undefined;
}

const COOKIE_ACCESS = new Set<Access>(['any', 'session', 'key-or-session', 'admin', 'admin-token']);

/** Finds the caller by administrator's token, key or cookie, in this order: who shows a key is judged by the key. */
export function callerBy({ keys, sessions, noteEndedKey, adminToken }: Vouchers): Identify {
  const tollOf = keyTolls();
  return ({ headers, query, access, address, isCookieRoute, mayHaveEnded = false }) => {
    if (access === 'none' || access === 'signature') return undefined;
    const isAdmin = access === 'admin' || access === 'admin-token';
    if (isAdmin && isAdminToken(headers, adminToken)) return ADMIN_TOKEN_HOLDER;
    const presented = presentedKey(headers, [query['x_api_key'] ?? []].flat());
    if (presented.kind !== 'nothing') {
      const toll = tollOf(address);
      const refuse = (error: unknown): never => {
        if (presented.kind === 'key' && isInvalidKey(error)) {
          toll.noteRefused(presented.secret);
          noteEndedKey(presented.secret);
        }
        throw error;
      };
      try {
        const found = mayHaveEnded
          ? validOrEnded(presented, keys, toll)
          : identify(presented, keys, toll);
        return found instanceof Promise ? found.catch(refuse) : found;
      } catch (error) {
        return refuse(error);
      }
    }
    if (isAdmin && headers['x-admin-token'] !== undefined) throw invalidAdminToken();
    if (!isCookieRoute || headers.cookie === undefined || !COOKIE_ACCESS.has(access))
      return undefined;
    return sessions.find(headers, tollOf(address));
  };
}

/** The account of a valid key, or else of one that ended while an answer under its `Idempotency-Key` may still be repeated. */
async function validOrEnded(
  presented: Presented,
  keys: Vouchers['keys'],
  toll: KeyToll,
): Promise<Account | undefined> {
  try {
    return await identify(presented, keys, toll);
  } catch (error) {
    if (!isInvalidKey(error) || presented.kind !== 'key') throw error;
    const ended = await keys.findEnded(presented.secret, REPEATABLE_S, () => toll.pay());
    if (!ended) throw error;
    toll.giveBack();
    return ended;
  }
}

function isInvalidKey(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'invalid_api_key';
}

/** The same whether the token is wrong or the server has none. */
function invalidAdminToken(): ApiError {
  const detail =
    'X-Admin-Token does not hold here. Send the ADMIN_TOKEN that this server was started with, or the key of an administrator in X-API-Key.';
  return new ApiError('invalid_api_key', detail);
}

const ADMIN_TOKEN_HOLDER: Account = {
  id: 0,
  email: 'admin-token',
  tier: 'enterprise',
  isAdmin: true,
  keyId: 0,
  via: 'admin-token',
};
