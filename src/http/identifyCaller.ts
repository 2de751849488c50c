import type { IncomingMessage } from 'node:http';
import type { Account } from '../core/context.ts';
import { invalidKey, type Keys } from '../core/keys.ts';
import type { Access } from '../core/operation.ts';
import type { Sessions } from '../core/sessions.ts';
import { keyTolls } from './keyToll.ts';
import { identify, isAdminToken, presentedKey } from './identity.ts';

/** What of a request can vouch for a caller. */
export interface Caller {
  readonly headers: IncomingMessage['headers'];
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly access: Access;
  /** Network address, as far as it is known. */
  readonly address: string;
  /** Whether a cookie counts: on REST and pages, not on tRPC and MCP. */
  readonly isCookieRoute: boolean;
}

/** Resolves who calls; throws ApiError for a key that does not hold. */
export type Identify = (caller: Caller) => Account | undefined | Promise<Account | undefined>;

interface Vouchers {
  readonly keys: Pick<Keys, 'find'>;
  readonly sessions: Pick<Sessions, 'find'>;
  /** `ADMIN_TOKEN`; unset: the header admits no one. */
  readonly adminToken: string | undefined;
}

const COOKIE_ACCESS = new Set<Access>(['any', 'session', 'key-or-session', 'admin', 'admin-token']);

/** Finds the caller by administrator's token, key or cookie, in this order: who shows a key is judged by the key. */
export function callerBy({ keys, sessions, adminToken }: Vouchers): Identify {
  const tollOf = keyTolls();
  return ({ headers, query, access, address, isCookieRoute }) => {
    if (access === 'none' || access === 'signature') return undefined;
    const isAdmin = access === 'admin' || access === 'admin-token';
    if (isAdmin && isAdminToken(headers, adminToken)) return ADMIN_TOKEN_HOLDER;
    const presented = presentedKey(headers, [query['x_api_key'] ?? []].flat());
    if (presented.kind !== 'nothing') return identify(presented, keys, tollOf(address));
    if (isAdmin && headers['x-admin-token'] !== undefined) throw invalidKey();
    if (!isCookieRoute || headers.cookie === undefined || !COOKIE_ACCESS.has(access))
      return undefined;
    return sessions.find(headers);
  };
}

const ADMIN_TOKEN_HOLDER: Account = {
  id: 0,
  email: 'admin-token',
  tier: 'enterprise',
  isAdmin: true,
  keyId: 0,
  via: 'admin-token',
};
