import { createHash, timingSafeEqual } from 'node:crypto';
import type { Account } from '../core/context.ts';
import { invalidKey, type Keys } from '../core/keys.ts';
import type { KeyToll } from './keyToll.ts';

/** What a request shows of its caller. `contradictory`: header and query differ, or a parameter is repeated. */
export type Presented =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'contradictory' }
  | { readonly kind: 'key'; readonly secret: string };

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const NOTHING: Presented = { kind: 'nothing' };
const CONTRADICTORY: Presented = { kind: 'contradictory' };

/**
 * The key of a request's headers: `X-API-Key`, or a bearer of our form where that is all that a client can send. What else stands in
 * `Authorization` belongs to whoever stands in front of the server.
 */
export function keyInHeaders(headers: Headers): string | string[] | undefined {
  const header = headers['x-api-key'];
  const { authorization } = headers;
  if (typeof authorization !== 'string') return header;
  const bearer = BEARER.exec(authorization)?.[1];
  if (bearer === undefined || bearer === header) return header;
  return header === undefined ? bearer : [bearer, header].flat();
}

const BEARER = /^Bearer +(gr[ks]_[A-Za-z0-9_]+)$/i;

/**
 * The key of a request: header `X-API-Key` or `Authorization: Bearer`, or the query parameter `x_api_key`; several only when they are
 * equal.
 *
 * @param headers  as Node gives them, names in lower case
 * @param queried  all values of `x_api_key`
 */
export function presentedKey(headers: Headers, queried: readonly string[] = []): Presented {
  const header = keyInHeaders(headers);
  if (Array.isArray(header) || queried.length > 1) return CONTRADICTORY;
  const inQuery = queried[0];
  if (header !== undefined && inQuery !== undefined && header !== inQuery) return CONTRADICTORY;
  const secret = header ?? inQuery;
  return secret === undefined ? NOTHING : { kind: 'key', secret };
}

/**
 * The account behind a request; undefined when it shows no key. Not a promise when the key is remembered.
 *
 * @throws ApiError `invalid_api_key`, one text for malformed, unknown, revoked, expired and contradictory keys
 */
export function identify(
  presented: Presented,
  keys: Pick<Keys, 'find'>,
  toll?: KeyToll,
): Account | undefined | Promise<Account> {
  if (presented.kind === 'nothing') return undefined;
  if (presented.kind === 'contradictory') throw invalidKey();
  const { secret } = presented;
  const found = keys.find(secret, toll && (() => toll.payFor(secret)));
  if (!(found instanceof Promise)) return known(found);
  return found.then((account) => {
    if (account) toll?.giveBack();
    return known(account);
  });
}

/**
 * Whether `X-Admin-Token` is the configured one; compared in constant time. Unset: the header admits no one.
 *
 * @param configured  `ADMIN_TOKEN`
 */
export function isAdminToken(headers: Headers, configured: string | undefined): boolean {
  const sent = headers['x-admin-token'];
  if (configured === undefined || typeof sent !== 'string') return false;
  return timingSafeEqual(digest(sent), digest(configured));
}

function known(account: Account | undefined): Account {
  if (!account) throw invalidKey();
  return account;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
