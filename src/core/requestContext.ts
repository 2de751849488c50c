import type { EntityManager } from '@mikro-orm/core';
import type { Account, Context, HttpExchange, Services } from './context.ts';

/** What one request adds to the services. */
export interface RequestParts {
  readonly requestId: string;
  readonly account: Account | undefined;
  readonly http: HttpExchange;
  /** Called once, at first use of `signal`: aborts when the caller goes away. */
  readonly makeSignal: () => AbortSignal;
}

/**
 * The context of one request over the long-lived services; the signal and the entity manager are made when first used, since
 * most requests need neither.
 */
export function requestContext(services: Services, parts: RequestParts): Context {
  let signal: AbortSignal | undefined;
  let db: EntityManager | undefined;
  return Object.create(services, {
    requestId: { value: parts.requestId, enumerable: true },
    account: { value: parts.account, enumerable: true },
    http: { value: parts.http },
    signal: { get: () => (signal ??= parts.makeSignal()) },
    db: { get: () => (db ??= services.database.em()) },
  }) as Context;
}

/** An exchange for surfaces without HTTP of their own (tRPC, MCP). */
export function bareExchange(address: string, headers: HttpExchange['headers']): HttpExchange {
  return { address, headers, rawBody: undefined, replyHeaders: {}, replyStatus: undefined };
}
