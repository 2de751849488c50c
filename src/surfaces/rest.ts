import type { Account, Context } from '../core/context.ts';
import type { HttpExchange } from '../core/httpExchange.ts';
import { ApiError } from '../core/errors.ts';
import type { NamedOperation, Reads, Refused } from '../core/operation.ts';
import { CallFailure, perform, type Outcome } from '../core/perform.ts';
import { isStream } from '../core/streamedText.ts';
import type { InputOrigin } from '../core/validation.ts';
import type { JsonText } from '../core/jsonText.ts';
import { jsonTextOf } from '../core/writtenReply.ts';
import { formatOf } from './negotiate.ts';
import { nextPage } from './nextPage.ts';
import { nearPath } from './nearPath.ts';
import { Routes, type Route } from './routes.ts';
import { ofWithdrawn } from './withdrawn.ts';
import { PAGE_HEADERS } from '../pages/headers.ts';
import { refusalOf } from '../pages/refusal.ts';

/** A request as the HTTP layer hands it over. */
export interface RestRequest {
  readonly method: string;
  /** Path as sent, not decoded. */
  readonly path: string;
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly accept: string | undefined;
  readonly accepts: (offered: readonly string[]) => string | false;
  /** `Sec-Purpose`, or its older names: prefetches say so. */
  readonly purpose: string;
  readonly exchange: HttpExchange;
  /** Resolves the caller; throws ApiError for a bad key. */
  readonly identify: (
    access: NamedOperation['access'],
  ) => Account | undefined | Promise<Account | undefined>;
  readonly contextFor: (account: Account | undefined) => Context;
  /** Reads and parses the body, in the way the operation says. */
  readonly readBody: (reads: Reads) => Promise<unknown>;
}

export interface RestReply {
  readonly status: number;
  readonly contentType: string;
  readonly body: JsonText | AsyncIterable<string | Uint8Array>;
  readonly headers: Readonly<Record<string, string | string[]>>;
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  geojson: 'application/geo+json',
  svg: 'image/svg+xml',
  html: 'text/html; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
};
/** A page may load what this server sends, and nothing else. */
const MADE_HEADERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  html: PAGE_HEADERS,
};
const WRITES = {
  json: 'application/json',
  html: 'text/html; charset=utf-8',
  kml: 'application/vnd.google-earth.kml+xml',
  atom: 'application/atom+xml',
  cap: 'application/cap+xml',
  events: 'text/event-stream',
  file: 'application/octet-stream',
  text: 'text/plain; charset=utf-8',
};

/** The REST surface: a function of the list of operations. */
export function restSurface(operations: readonly NamedOperation[]) {
  const routes = new Routes(operations);
  return {
    /** The operation a request names; undefined for an unknown path. Throws 405 with `Allow`. */
    routeOf: (method: string, path: string) => routeOf(routes, method, path),
    has: (method: string, path: string) => routes.find(path)?.byMethod.has(method) === true,
    near: nearPath(operations),
    answer: (route: RouteAndParams, request: RestRequest) => answer(route, request),
  };
}

export interface RouteAndParams {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

function routeOf(routes: Routes, method: string, path: string): RouteAndParams | undefined {
  const found = routes.find(path);
  if (!found) return undefined;
  const route = found.byMethod.get(method === 'HEAD' ? 'GET' : method);
  if (route) return { route, params: found.params };
  const allow = [...found.byMethod.keys()].flatMap((verb) =>
    verb === 'GET' ? ['GET', 'HEAD'] : [verb],
  );
  throw new ApiError(
    'method_not_allowed',
    `${method} does not exist here; use ${allow.join(' or ')}.`,
    { headers: { Allow: [...allow, 'OPTIONS'].join(', ') } },
  );
}

async function answer({ route, params }: RouteAndParams, request: RestRequest): Promise<RestReply> {
  const { operation } = route;
  const page = confirmPageOf(operation, params, request);
  if (page !== undefined) return page;
  const identifying = request.identify(operation.access);
  const account = identifying instanceof Promise ? await identifying : identifying;
  const context = request.contextFor(account);
  let format: string = 'json';
  let typed: unknown;
  const readAll = (): unknown => {
    format = formatOf(operation, {
      f: request.query['f'],
      accept: request.accept,
      accepts: request.accepts,
    });
    const reading = readInput(route, params, request);
    return operation.refused ? Promise.resolve(reading).then((read) => (typed = read)) : reading;
  };
  const unread = unreadNames(operation, request);
  const call = { operation, context, readInput: readAll, origin: originOf(route), unread };
  try {
    const outcome = await perform(call);
    const next = nextPage(request, outcome.value);
    return write(
      operation,
      { ...outcome, headers: { ...outcome.headers, ...next } },
      { format, context },
    );
  } catch (error) {
    const page =
      format === 'html' ? await formAgain(operation, { error, typed, context }) : undefined;
    if (page) return page;
    throw error;
  }
}

/** The page of a form that was refused, with what was typed; undefined where the operation has none. */
async function formAgain(
  { refused, path }: NamedOperation,
  {
    error,
    typed,
    context,
  }: { readonly error: unknown; readonly typed: unknown; readonly context: Context },
): Promise<RestReply | undefined> {
  const refusal = refused && refusalOf(error instanceof CallFailure ? error.reason : error);
  if (!refused || !refusal) return undefined;
  context.noteRefusal(error, { accountId: context.account?.id, operation: path });
  const body = await refused({ ...refusal, typed: (typed ?? {}) as Refused['typed'] }, context);
  const headers = { ...context.http.replyHeaders, ...PAGE_HEADERS };
  return { status: refusal.status, contentType: WRITES.html, body, headers };
}

/** The page in place of the work, where an operation has one and a browser or a mere look asks. */
function confirmPageOf(
  { confirmPage }: NamedOperation,
  params: Readonly<Record<string, string>>,
  { method, accept = '', query, purpose }: RestRequest,
): RestReply | undefined {
  if (
    !confirmPage ||
    !(method === 'HEAD' || purpose.includes('prefetch') || accept.includes('text/html'))
  )
    return undefined;
  const headers = {
    ...MADE_HEADERS['html'],
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex',
  };
  const body = confirmPage({ ...query, ...params });
  return { status: 200, contentType: WRITES.html, body, headers };
}

const GET_ORIGIN = { placeOf: () => 'query' as const };
const POST_ORIGIN = { placeOf: () => 'body' as const };

function originOf({ operation, pathNames }: Route): InputOrigin {
  const rest = operation.method === 'POST' ? POST_ORIGIN : GET_ORIGIN;
  if (pathNames.size === 0) return rest;
  return { placeOf: (member) => (pathNames.has(member) ? 'path' : rest.placeOf()) };
}

/** What stands in the query of a request whose input comes in its body. */
function unreadNames({ method }: NamedOperation, { query }: RestRequest): string[] {
  if (method !== 'POST') return [];
  return Object.keys(query).filter((name) => name !== 'x_api_key' && name !== 'f');
}

function readInput(
  route: Route,
  params: Readonly<Record<string, string>>,
  request: RestRequest,
): unknown {
  const { operation } = route;
  if (operation.method === 'POST') {
    const reads = operation.reads ?? 'json';
    return request.readBody(reads).then((body) => {
      const members =
        reads === 'form'
          ? fromText(route, body as Record<string, string | string[]>)
          : (body as Record<string, unknown>);
      return route.pathNames.size === 0 ? members : { ...members, ...fromText(route, params) };
    });
  }
  const { x_api_key: _key, f: _format, ...query } = request.query;
  return fromText(route, { ...query, ...params });
}

function fromText(
  route: Route,
  fields: Readonly<Record<string, string | string[]>>,
): Record<string, unknown> {
  const out = Object.create(null) as Record<string, unknown>;
  for (const name in fields) {
    const text = fields[name] ?? '';
    const read = route.readers.get(name);
    out[name] = read ? read(text) : text;
  }
  return out;
}

function write(
  operation: NamedOperation,
  outcome: Outcome,
  { format, context }: { format: string; context: Context },
): RestReply {
  const headers = { ...outcome.headers, ...ofWithdrawn(operation), ...context.http.replyHeaders };
  const { status, value, input } = outcome;
  const make = operation.formats?.[format as 'geojson'] as
    ((input: unknown, reply: unknown) => unknown) | undefined;
  if (make) {
    const made = make(input, value);
    return {
      status,
      contentType: EXTENSIONS[format] ?? 'application/json',
      body: typeof made === 'string' ? made : JSON.stringify(made),
      headers: { ...MADE_HEADERS[format], ...headers },
    };
  }
  const writes = operation.writes ?? 'json';
  return {
    status,
    contentType: WRITES[writes],
    body: writes === 'json' ? jsonTextOf(value) : textOf(value),
    headers: { ...MADE_HEADERS[writes], ...headers },
  };
}

/** Text as it is, whole or in pieces. */
function textOf(value: unknown): string | AsyncIterable<string | Uint8Array> {
  return isStream(value) ? value : String(value);
}
