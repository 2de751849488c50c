import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import Koa, { type Context as KoaContext } from 'koa';
import type { Config } from '../../config/env.ts';
import { BODY } from '../../config/limits.ts';
import type { Account, Context, HttpExchange, Services } from '../core/context.ts';
import { ApiError } from '../core/errors.ts';
import type { Access, NamedOperation } from '../core/operation.ts';
import { requestContext } from '../core/requestContext.ts';
import { carriesSecret, redactedUrl, requestIdOf, traceIdOf } from './accessLog.ts';
import { fieldsOf, parseFormBody, parseJsonBody, readBody } from './body.ts';
import { addressReader, type AddressOf } from './clientAddress.ts';
import { corsHeaders, preflightHeaders } from './cors.ts';
import { errorReply, type ErrorReply } from './errors.ts';
import { securityHeaders } from './securityHeaders.ts';
import { refuseCrossSite } from './crossSite.ts';
import type { Identify } from './identifyCaller.ts';
import { keyForCookie } from './keyForCookie.ts';
import type { Metrics } from './metrics.ts';

interface RouteLike {
  readonly route: { readonly operation: NamedOperation };
}

interface Reply {
  readonly status: number;
  readonly contentType: string;
  /** A long text comes in pieces, and no faster than its reader takes them. */
  readonly body: string | AsyncIterable<string>;
  readonly headers: Readonly<Record<string, string | string[]>>;
}

/** The REST surface as HTTP sees it. */
export interface Rest<R extends RouteLike> {
  routeOf(method: string, path: string): R | undefined;
  answer(route: R, request: RestInput): Promise<Reply>;
}

/** What HTTP gives the REST surface for one request. */
export interface RestInput {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly accept: string | undefined;
  readonly purpose: string;
  readonly exchange: HttpExchange;
  readonly identify: (access: Access) => Account | undefined | Promise<Account | undefined>;
  readonly contextFor: (account: Account | undefined) => Context;
  readonly readBody: (reads: 'json' | 'form' | 'raw') => Promise<unknown>;
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
  readonly identify: (access: Access) => Account | undefined | Promise<Account | undefined>;
  readonly contextFor: (account: Account | undefined) => Context;
  readonly readBody: () => Promise<Buffer>;
}

export interface HandlerParts<R extends RouteLike> {
  readonly services: Services;
  readonly rest: Rest<R>;
  readonly fixed: readonly Fixed[];
  readonly identify: Identify;
  readonly metrics: Metrics;
  /** Origin of the configured base address: forms come from there. */
  readonly origin: string;
  /** True once the server is stopping: answers close their connections. */
  readonly isDraining: () => boolean;
  readonly config: Pick<Config, 'trustProxy' | 'corsOrigins' | 'publicBaseUrl'>;
}

/** The Koa application: names the request, finds what answers it, writes the answer, logs and counts it. */
export function createHandler<R extends RouteLike>(parts: HandlerParts<R>): Koa {
  const app = new Koa();
  app.silent = true;
  const addressOf = addressReader(parts.config.trustProxy);
  app.use((ctx) => new Exchange(parts, ctx, addressOf).run());
  return app;
}

/** One request and its answer. */
class Exchange<R extends RouteLike> {
  readonly #parts: HandlerParts<R>;
  readonly #ctx: KoaContext;
  readonly #startedAt = performance.now();
  readonly #requestId: string;
  readonly #path: string;
  /** Read once the route is known to want an answer; bounded in its size. */
  #query: Record<string, string | string[]> | undefined;
  readonly #search: string;
  readonly #http: HttpExchange;
  #route = 'unknown';
  #accountId: number | undefined;
  /** The operation gives a browser a page, so it gives one for an error too. */
  #answersPages = false;
  #signal: AbortSignal | undefined;

  constructor(parts: HandlerParts<R>, ctx: KoaContext, addressOf: AddressOf) {
    this.#parts = parts;
    this.#ctx = ctx;
    const { req } = ctx;
    const url = req.url ?? '/';
    const mark = url.indexOf('?');
    this.#path = mark < 0 ? url : url.slice(0, mark);
    this.#search = mark < 0 ? '' : url.slice(mark + 1);
    this.#requestId = requestIdOf(req.headers['x-request-id']);
    this.#http = {
      address: addressOf(req.socket.remoteAddress ?? '', req.headers['x-forwarded-for']),
      headers: req.headers,
      rawBody: undefined,
      replyHeaders: {},
      replyStatus: undefined,
    };
  }

  async run(): Promise<void> {
    const { req, res } = this.#ctx;
    try {
      refuseTwoHosts(req.rawHeaders);
      const cors = corsHeaders(this.#path, req.headers.origin, this.#parts.config.corsOrigins);
      for (const name in cors) res.setHeader(name, cors[name] ?? '');
      if (req.method === 'OPTIONS' && cors)
        return this.#write({
          status: 204,
          contentType: '',
          body: '',
          headers: preflightHeaders(this.#path),
        });
      const reply = await this.#answer(req.method ?? 'GET');
      if (reply) this.#write(reply);
      else this.#ctx.respond = false;
    } catch (error) {
      this.#write(this.#failure(error));
    } finally {
      this.#finish();
    }
  }

  async #answer(method: string): Promise<Reply | undefined> {
    const { req, res } = this.#ctx;
    for (const fixed of this.#parts.fixed) {
      if (!fixed.owns(this.#path)) continue;
      this.#query = fieldsOf(this.#search);
      this.#route = this.#path.split('/', 2).join('/');
      return fixed.answer(req, res, {
        path: this.#path,
        requestId: this.#requestId,
        identify: (access) => this.#identify(access, false),
        contextFor: this.#contextFor,
        readBody: () => readBody(req, BODY.jsonBytes),
      });
    }
    const match = this.#parts.rest.routeOf(method, this.#path);
    if (!match)
      throw new ApiError(
        'not_found',
        `There is nothing at ${redactedUrl(this.#path).slice(0, 200)}; /docs lists every endpoint.`,
      );
    const { operation } = match.route;
    this.#route = operation.path;
    this.#query = fieldsOf(this.#search);
    this.#answersPages = operation.writes === 'html' || operation.refused !== undefined;
    if (operation.reads === 'form') this.#refuseCrossSite();
    const exchanged = await this.#exchangeKey(operation);
    if (exchanged) return { status: 303, contentType: '', body: '', headers: exchanged };
    const reply = await this.#parts.rest.answer(match, {
      method,
      path: this.#path,
      query: this.#query ?? {},
      accept: req.headers.accept,
      purpose: String(
        req.headers['sec-purpose'] ?? req.headers['purpose'] ?? req.headers['x-moz'] ?? '',
      ),
      exchange: this.#http,
      identify: (access) => this.#identify(access, true),
      contextFor: this.#contextFor,
      readBody: this.#readBody,
    });
    return cached(operation, reply, req);
  }

  #identify(
    access: Access,
    isCookieRoute: boolean,
  ): Account | undefined | Promise<Account | undefined> {
    const { headers, method } = this.#ctx.req;
    const found = this.#parts.identify({
      headers,
      query: this.#query ?? {},
      access,
      address: this.#http.address,
      isCookieRoute,
    });
    if (!isCookieRoute || headers.cookie === undefined || isSafe(method)) return found;
    return Promise.resolve(found).then((account) => {
      if (account?.via === 'cookie') this.#refuseCrossSite();
      return account;
    });
  }

  #refuseCrossSite(): void {
    const { headers, method } = this.#ctx.req;
    if (!isSafe(method)) refuseCrossSite(headers, this.#parts.origin);
  }

  /** Where a page of the administration is asked for with a key in the address. */
  async #exchangeKey(
    operation: NamedOperation,
  ): Promise<Record<string, string | string[]> | undefined> {
    if (operation.writes !== 'html' || !('x_api_key' in (this.#query ?? {}))) return undefined;
    const account = await this.#identify(operation.access, true);
    const request = {
      operation,
      path: this.#path,
      query: this.#query ?? {},
      http: this.#http,
      account,
    };
    return keyForCookie(request, this.#parts.services.sessions);
  }

  readonly #contextFor = (account: Account | undefined): Context => {
    this.#accountId ??= account?.id;
    return requestContext(this.#parts.services, {
      requestId: this.#requestId,
      account,
      http: this.#http,
      startedAt: this.#startedAt,
      makeSignal: () => (this.#signal ??= abortOnClose(this.#ctx.res)),
    });
  };

  readonly #readBody = async (reads: 'json' | 'form' | 'raw'): Promise<unknown> => {
    const { req } = this.#ctx;
    const type = req.headers['content-type'];
    const bytes = await readBody(req, reads === 'form' ? BODY.formBytes : BODY.jsonBytes);
    // Kept as it came: what repeats a request is compared with these bytes, before anything reads them.
    Object.assign(this.#http, { rawBody: bytes });
    if (reads === 'form') return parseFormBody(bytes, type);
    return reads === 'json' ? parseJsonBody(bytes, type) : {};
  };

  #failure(error: unknown): ErrorReply {
    this.#parts.services.noteRefusal(error);
    const isPage = this.#answersPages || !this.#path.includes('/api/');
    const wantsHtml = isPage && (this.#ctx.req.headers.accept ?? '').includes('text/html');
    return errorReply(error, this.#requestId, { log: this.#parts.services.log, wantsHtml });
  }

  #write({ status, contentType, body, headers }: Reply): void {
    const { res, req } = this.#ctx;
    this.#ctx.respond = false;
    if (res.headersSent || res.destroyed) return;
    res.statusCode = status;
    if (contentType) res.setHeader('Content-Type', contentType);
    res.setHeader('X-Request-Id', this.#requestId);
    const common = securityHeaders(contentType, this.#parts.config);
    for (const name in common) res.setHeader(name, common[name] ?? '');
    res.setHeader('Cache-Control', 'private, no-store');
    for (const name in headers) res.setHeader(name, headers[name] ?? '');
    // A query that nothing read may carry anything.
    if (this.#query ? carriesSecret(this.#query) : this.#search !== '') {
      res.setHeader('Referrer-Policy', 'no-referrer');
      res.setHeader('Cache-Control', 'private, no-store');
    }
    if (this.#parts.isDraining()) res.setHeader('Connection', 'close');
    if (typeof body !== 'string') return this.#stream(body);
    const bytes = Buffer.from(body);
    if (status !== 204 && status !== 304) res.setHeader('Content-Length', bytes.length);
    res.end(req.method === 'HEAD' || status === 204 || status === 304 ? undefined : bytes);
  }

  #stream(pieces: AsyncIterable<string>): void {
    const { res, req } = this.#ctx;
    if (req.method === 'HEAD') return void res.end();
    // The status is sent: what goes wrong now can only cut the connection, so that nobody takes a part for the whole.
    pipeline(Readable.from(pieces), res, (error) => {
      if (error && !res.destroyed) res.destroy(error);
      if (error) this.#parts.services.log.warn({ err: error, url: this.#path }, 'a stream was cut');
    });
  }

  #finish(): void {
    const { req, res } = this.#ctx;
    const ms = performance.now() - this.#startedAt;
    const method = req.method ?? 'GET';
    this.#parts.metrics.observe({ method, route: this.#route, status: res.statusCode }, ms / 1000);
    const traceId = traceIdOf(req.headers['traceparent']);
    const fields = {
      requestId: this.#requestId,
      ...(traceId ? { traceId } : {}),
      ...(this.#accountId === undefined ? {} : { account: this.#accountId }),
      operation: this.#route,
      method,
      url: redactedUrl(req.url ?? ''),
      status: res.statusCode,
      ms: Math.round(ms * 1000) / 1000,
    };
    this.#parts.services.log.info(fields, 'request');
  }
}

function isSafe(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** @throws ApiError `bad_request` for a request that names two hosts: a proxy before us may have read the other one */
function refuseTwoHosts(rawHeaders: readonly string[]): void {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === 'host') hosts++;
  if (hosts > 1) throw new ApiError('bad_request', 'Send one Host header.');
}

/** A signal that aborts when the caller goes away before the answer is out. */
function abortOnClose(res: ServerResponse): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) controller.abort(new Error('the caller went away'));
  });
  return controller.signal;
}

/** Catalogs: how long a cache may keep them, a strong ETag, and 304 for a caller that has it. */
function cached(operation: NamedOperation, reply: Reply, req: IncomingMessage): Reply {
  if (operation.maxAgeS === undefined || reply.status !== 200 || typeof reply.body !== 'string')
    return reply;
  const etag = `"${createHash('sha256').update(reply.body).digest('base64url').slice(0, 27)}"`;
  const scope = operation.access === 'none' ? 'public' : 'private';
  const vary = operation.formats ? { Vary: 'Accept' } : {};
  const headers = {
    ...reply.headers,
    ...vary,
    ETag: etag,
    'Cache-Control': `${scope}, max-age=${operation.maxAgeS}`,
  };
  const has = (req.headers['if-none-match'] ?? '')
    .split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
  return has ? { status: 304, contentType: '', body: '', headers } : { ...reply, headers };
}
