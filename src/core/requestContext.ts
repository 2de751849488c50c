import type { EntityManager } from '@mikro-orm/core';
import { SERVER } from '../../config/limits.ts';
import type { Account, Context, Services } from './context.ts';
import type { HttpExchange } from './httpExchange.ts';
import { networkOf } from './networkOf.ts';

/** What one request adds to the services. */
export interface RequestParts {
  readonly requestId: string;
  readonly account: Account | undefined;
  readonly http: HttpExchange;
  /** Called once, at first use: aborts when the caller goes away. */
  readonly makeSignal: () => AbortSignal;
  /** When it began, as `performance.now()` counts. */
  readonly startedAt?: number;
}

/**
 * The context of one request over the long-lived services; the signal and the entity manager are made when first used, since
 * most requests need neither. Computations take turns by who asks for them: an account, or the network of a caller without one.
 */
export function requestContext(services: Services, parts: RequestParts): Context {
  let left: AbortSignal | undefined;
  let signal: AbortSignal | undefined;
  const callerLeft = (): AbortSignal => (left ??= parts.makeSignal());
  let db: EntityManager | undefined;
  const asker = (): string =>
    parts.account ? `account ${parts.account.id}` : networkOf(parts.http.address);
  const compute: Context['compute'] = (task, leaves) =>
    services.compute({ asker: asker(), ...task }, leaves);
  const admit: Context['admit'] = (asked) => services.admit({ asker: asker(), ...asked });
  return Object.create(services, {
    requestId: { value: parts.requestId, enumerable: true },
    account: { value: parts.account, enumerable: true },
    http: { value: parts.http },
    callerLeft: { get: callerLeft },
    signal: { get: () => (signal ??= withDeadline(callerLeft(), parts.startedAt)) },
    db: { get: () => (db ??= services.database.em()) },
    compute: { value: compute },
    admit: { value: admit },
    isRepeatable: { value: false },
    commit: { value: services.database.transaction },
  }) as Context;
}

/** One deadline for all that a request asks, however many steps it takes. */
function withDeadline(callerLeft: AbortSignal, startedAt = performance.now()): AbortSignal {
  const leftMs = Math.max(0, Math.round(startedAt + SERVER.deadlineMs - performance.now()));
  return AbortSignal.any([callerLeft, AbortSignal.timeout(leftMs)]);
}

/** An exchange for surfaces without HTTP of their own (tRPC, MCP). */
export function bareExchange(address: string, headers: HttpExchange['headers']): HttpExchange {
  return { address, headers, rawBody: undefined, replyHeaders: {}, replyStatus: undefined };
}
