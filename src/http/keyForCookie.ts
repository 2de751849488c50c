import type { Account } from '../core/context.ts';
import type { HttpExchange } from '../core/httpExchange.ts';
import { ApiError } from '../core/errors.ts';
import type { NamedOperation } from '../core/operation.ts';
import type { Sessions } from '../core/sessions.ts';

/** A request for a page, as far as this matters. */
interface PageRequest {
  readonly operation: NamedOperation;
  readonly path: string;
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly http: HttpExchange;
  readonly account: Account | undefined;
}

/**
 * Administration pages take a key in the address once: it becomes a cookie, and the browser is sent to the address without it, so
 * that the key stays out of histories, bookmarks and referrers.
 *
 * @returns the headers of the 303; undefined where there is nothing to exchange
 * @throws ApiError `forbidden` for a key that is no administrator's
 */
export async function keyForCookie(
  { operation, path, query, http, account }: PageRequest,
  sessions: Sessions,
): Promise<Record<string, string | string[]> | undefined> {
  const isPage = operation.access === 'admin' && operation.writes === 'html';
  if (!isPage || query['x_api_key'] === undefined || account?.via !== 'key') return undefined;
  if (!account.isAdmin) throw new ApiError('forbidden', 'Only an administrator may do this.');
  await sessions.signIn(account.id, http, account.keyId);
  const rest = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (name !== 'x_api_key') for (const one of [value].flat()) rest.append(name, one);
  const clean = rest.size === 0 ? path : `${path}?${rest.toString()}`;
  // One slash: two would begin the address of another server.
  return { ...http.replyHeaders, Location: clean.replace(/^\/+/, '/') };
}
