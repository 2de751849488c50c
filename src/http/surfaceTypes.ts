import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Account, Context } from '../core/context.ts';
import type { HttpExchange } from '../core/httpExchange.ts';
import type { JsonText } from '../core/jsonText.ts';
import type { Access, NamedOperation, Reads } from '../core/operation.ts';

/** A route of the REST surface, as far as HTTP looks into it. */
export interface RouteLike {
  readonly route: { readonly operation: NamedOperation };
}

/** An answer on its way out. */
export interface Reply {
  readonly status: number;
  readonly contentType: string;
  /** A long text comes in pieces, and no faster than its reader takes them. */
  readonly body: JsonText | AsyncIterable<string | Uint8Array>;
  readonly headers: Readonly<Record<string, string | string[]>>;
  /** Holds nothing that only its caller may know, so that it may be compressed (BREACH, CVE-2013-3587). */
  readonly isOpen?: boolean;
  /** The same body as it is sent, written and compressed once. */
  readonly packed?: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

/** The media type of those offered that the caller likes best; false where it wants none of them. */
type Accepts = (offered: readonly string[]) => string | false;

/** Resolves who calls, for an operation of this access. */
type IdentifyFor = (access: Access) => Account | undefined | Promise<Account | undefined>;

/** The REST surface as HTTP sees it. */
export interface Rest<R extends RouteLike> {
  routeOf(method: string, path: string): R | undefined;
  has(method: string, path: string): boolean;
  /** What a path that is not there may have meant. */
  near(path: string): string | undefined;
  answer(route: R, request: RestInput): Promise<Reply>;
}

/** What HTTP gives the REST surface for one request. */
export interface RestInput {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly accept: string | undefined;
  readonly accepts: Accepts;
  readonly purpose: string;
  readonly exchange: HttpExchange;
  readonly identify: IdentifyFor;
  readonly contextFor: (account: Account | undefined) => Context;
  readonly readBody: (reads: Reads) => Promise<unknown>;
}

/** A page or protocol that answers for itself: health, metrics, documents, tRPC, MCP. */
export interface Fixed {
  /** True for the paths it owns. */
  owns(path: string): boolean;
  answer(
    request: IncomingMessage,
    response: ServerResponse,
    parts: FixedParts,
  ): Promise<Reply | undefined>;
}

/** What a fixed route may use. Returning nothing means that it wrote the response itself. */
export interface FixedParts {
  readonly path: string;
  readonly requestId: string;
  readonly identify: IdentifyFor;
  readonly contextFor: (account: Account | undefined) => Context;
  readonly readBody: () => Promise<Buffer>;
}
