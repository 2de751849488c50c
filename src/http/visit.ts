import type { ServerResponse } from 'node:http';
import type { ParameterizedContext } from 'koa';
import { BODY } from '../../config/limits.ts';
import type { Account, Context, Services } from '../core/context.ts';
import type { HttpExchange } from '../core/httpExchange.ts';
import type { Access, Reads } from '../core/operation.ts';
import { requestContext } from '../core/requestContext.ts';
import { requestIdOf } from './accessLog.ts';
import { parseFormBody, parseJsonBody, readBody, streamedBody } from './body.ts';
import type { AddressOf } from './clientAddress.ts';
import { refuseCrossSite } from './crossSite.ts';
import type { Identify } from './identifyCaller.ts';

/** What the middlewares of one request share. */
export interface State {
  visit: Visit;
}

/** A request and its answer in Koa's hands. */
export type Ctx = ParameterizedContext<State>;

/** What a visit needs of the server. */
export interface Host {
  readonly services: Services;
  readonly identify: Identify;
  /** Origin of the configured base address: forms come from there. */
  readonly origin: string;
}

/** One request: what it says, who sent it, and what was found out on the way. */
export class Visit {
  readonly #host: Host;
  readonly #ctx: Ctx;
  readonly startedAt = performance.now();
  readonly requestId: string;
  readonly path: string;
  readonly search: string;
  readonly http: HttpExchange;
  /** Read once the route is known to want an answer; bounded in its size. */
  query: Record<string, string | string[]> | undefined;
  route = 'unknown';
  accountId: number | undefined;
  /** The operation gives a browser a page, so it gives one for an error too. */
  answersPages = false;
  #signal: AbortSignal | undefined;

  constructor(host: Host, ctx: Ctx, addressOf: AddressOf) {
    this.#host = host;
    this.#ctx = ctx;
    const { req } = ctx;
    const url = req.url ?? '/';
    const mark = url.indexOf('?');
    this.path = mark < 0 ? url : url.slice(0, mark);
    this.search = mark < 0 ? '' : url.slice(mark + 1);
    this.requestId = requestIdOf(req.headers['x-request-id']);
    this.http = {
      address: addressOf(req.socket.remoteAddress ?? '', req.headers['x-forwarded-for']),
      headers: req.headers,
      rawBody: undefined,
      replyHeaders: {},
      replyStatus: undefined,
    };
  }

  /**
   * Who calls.
   *
   * @param mayHaveEnded  the call may repeat the rotation that ended its key
   * @throws ApiError for a key that does not hold, and for a change that another site sent on a cookie
   */
  identify(
    access: Access,
    isCookieRoute: boolean,
    mayHaveEnded = false,
  ): Account | undefined | Promise<Account | undefined> {
    const { headers, method } = this.#ctx.req;
    const found = this.#host.identify({
      headers,
      query: this.query ?? {},
      access,
      address: this.http.address,
      isCookieRoute,
      mayHaveEnded,
    });
    if (!isCookieRoute || headers.cookie === undefined || isSafe(method)) return found;
    return Promise.resolve(found).then((account) => {
      this.accountId ??= account?.id;
      if (account?.via === 'cookie') this.refuseCrossSite();
      return account;
    });
  }

  /** @throws ApiError `csrf_failed` for a change that another site sent */
  refuseCrossSite(): void {
    const { headers, method } = this.#ctx.req;
    if (!isSafe(method)) refuseCrossSite(headers, this.#host.origin);
  }

  readonly contextFor = (account: Account | undefined): Context => {
    this.accountId ??= account?.id;
    return requestContext(this.#host.services, {
      requestId: this.requestId,
      account,
      http: this.http,
      startedAt: this.startedAt,
      makeSignal: () => (this.#signal ??= abortOnClose(this.#ctx.res)),
    });
  };

  /** The bytes of the body, for who reads them in its own way. */
  readonly readBytes = (): Promise<Buffer> => readBody(this.#ctx.req, BODY.jsonBytes);

  readonly readBody = async (reads: Reads): Promise<unknown> => {
    const { req } = this.#ctx;
    if (reads === 'file') {
      Object.assign(this.http, { file: streamedBody(req) });
      return {};
    }
    const type = req.headers['content-type'];
    const isStranger = reads === 'json' && this.accountId === undefined;
    const most = reads === 'form' ? BODY.formBytes : BODY.jsonBytes;
    const bytes = await readBody(req, isStranger ? BODY.strangersBytes : most, isStranger);
    // Kept as it came: what repeats a request is compared with these bytes, before anything reads them.
    Object.assign(this.http, { rawBody: bytes });
    if (reads === 'form') return parseFormBody(bytes, type);
    return reads === 'json' ? parseJsonBody(bytes, type) : {};
  };
}

function isSafe(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** A signal that aborts when the caller goes away before the answer is out. */
function abortOnClose(res: ServerResponse): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) controller.abort(new Error('the caller went away'));
  });
  return controller.signal;
}
