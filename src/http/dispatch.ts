import { ApiError } from '../core/errors.ts';
import { isIdempotent } from '../core/idempotency.ts';
import type { NamedOperation } from '../core/operation.ts';
import type { Sessions } from '../core/sessions.ts';
import { redactedUrl } from './accessLog.ts';
import { fieldsOf } from './body.ts';
import { isOpenAnswer } from './compression.ts';
import { constantAnswers } from './constantAnswers.ts';
import { etagOf } from './etag.ts';
import { keyForCookie } from './keyForCookie.ts';
import type { Fixed, Reply, Rest, RestInput, RouteLike } from './surfaceTypes.ts';
import type { Ctx } from './visit.ts';

/** Everything that can answer. */
export interface Answerers<R extends RouteLike> {
  readonly rest: Rest<R>;
  readonly fixed: readonly Fixed[];
  readonly sessions: Sessions;
}

/** Finds what answers a request: a fixed route, else an operation; nothing is returned by who wrote the response itself. */
export function dispatcher<R extends RouteLike>({ rest, fixed, sessions }: Answerers<R>) {
  const constants = constantAnswers();
  return (ctx: Ctx): Promise<Reply | undefined> => {
    const { visit } = ctx.state;
    const owner = fixed.find((one) => one.owns(visit.path));
    if (owner) return answerFixed(owner, ctx);
    const above = formPage(ctx, rest);
    if (above !== undefined) return Promise.resolve({ ...leadTo(above), status: 303 });
    const match = rest.routeOf(ctx.req.method ?? 'GET', visit.path);
    if (match) return answerOperation(ctx, match, { rest, sessions, constants });
    const near = rest.near(visit.path);
    const page = pageBeside(ctx, near, rest);
    if (page !== undefined) return Promise.resolve(leadTo(page));
    throw nothingAt(visit.path, near);
  };
}

/** Forms that do not stand on the page above their address. */
const FORM_PAGES: Readonly<Record<string, string>> = { '/account/forgot': '/account/reset' };

/** The page of the form that a browser opens the address of: typed, kept as a bookmark, or loaded again after a refusal. */
function formPage<R extends RouteLike>({ req, state }: Ctx, rest: Rest<R>): string | undefined {
  const { path } = state.visit;
  if (req.method !== 'GET' || !path.startsWith('/account/')) return undefined;
  if (!req.headers.accept?.includes('text/html') || rest.has('GET', path)) return undefined;
  if (!rest.has('POST', path)) return undefined;
  let above = FORM_PAGES[path] ?? path;
  while (above !== '' && !rest.has('GET', above)) above = above.slice(0, above.lastIndexOf('/'));
  return above === '' ? undefined : above;
}

/** The address of the page that is meant where only the slash at the end is missing, or is one too many. */
function pageBeside<R extends RouteLike>(
  { req, state }: Ctx,
  near: string | undefined,
  rest: Rest<R>,
): string | undefined {
  const { path, search } = state.visit;
  if (req.method !== 'GET' && req.method !== 'HEAD') return undefined;
  const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
  if (near !== `GET ${other}`) return undefined;
  if (rest.routeOf('GET', other)?.route.operation.writes !== 'html') return undefined;
  return search === '' ? other : `${other}?${search}`;
}

const leadTo = (address: string): Reply => ({
  status: 308,
  contentType: '',
  body: '',
  headers: { Location: address },
});

function nothingAt(path: string, near: string | undefined): ApiError {
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  const shown = redactedUrl(path).slice(0, 200);
  return new ApiError(
    'not_found',
    `There is nothing at ${shown}; /docs lists every endpoint.${hint}`,
  );
}

function answerFixed(owner: Fixed, { req, res, state }: Ctx): Promise<Reply | undefined> {
  const { visit } = state;
  visit.query = fieldsOf(visit.search);
  visit.route = visit.path.split('/', 2).join('/');
  return owner.answer(req, res, {
    path: visit.path,
    requestId: visit.requestId,
    identify: (access) => visit.identify(access, false),
    contextFor: visit.contextFor,
    readBody: visit.readBytes,
  });
}

interface Answering<R extends RouteLike> extends Pick<Answerers<R>, 'rest' | 'sessions'> {
  readonly constants: ReturnType<typeof constantAnswers>;
}

async function answerOperation<R extends RouteLike>(
  ctx: Ctx,
  match: R,
  { rest, sessions, constants }: Answering<R>,
): Promise<Reply> {
  const { visit } = ctx.state;
  const { operation } = match.route;
  visit.route = operation.path;
  visit.query = fieldsOf(visit.search);
  visit.answersPages = operation.writes === 'html' || operation.refused !== undefined;
  if (operation.reads === 'form') visit.refuseCrossSite();
  const exchanged = await exchangeKey(ctx, operation, sessions);
  if (exchanged) return { status: 303, contentType: '', body: '', headers: exchanged };
  const make = async (): Promise<Reply> =>
    kept(operation, await rest.answer(match, inputOf(ctx, operation)));
  const reply = await (isConstant(ctx, operation) ? constants.of(operation, make) : make());
  return { ...reply, isOpen: isOpenAnswer(operation, ctx) };
}

/** Whether an answer is asked for that is the same for everybody, and in no shape of its own. */
function isConstant({ req, state }: Ctx, { constant }: NamedOperation): boolean {
  const { accept = '*/*' } = req.headers;
  return constant === true && state.visit.search === '' && ANY_JSON.has(accept);
}

const ANY_JSON: ReadonlySet<string> = new Set(['*/*', 'application/json']);

function inputOf(ctx: Ctx, operation: NamedOperation): RestInput {
  const { req } = ctx;
  const { visit } = ctx.state;
  const { headers } = req;
  return {
    method: req.method ?? 'GET',
    path: visit.path,
    query: visit.query ?? {},
    accept: headers.accept,
    accepts: (offered) => ctx.accepts([...offered]),
    purpose: String(headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-moz'] ?? ''),
    exchange: visit.http,
    identify: (access) =>
      visit.identify(
        access,
        true,
        operation.endsKey === true && isIdempotent(operation, { http: visit.http }),
      ),
    contextFor: visit.contextFor,
    readBody: visit.readBody,
  };
}

/** Where a page of the administration is asked for with a key in the address. */
async function exchangeKey(
  { state: { visit } }: Ctx,
  operation: NamedOperation,
  sessions: Sessions,
): Promise<Record<string, string | string[]> | undefined> {
  const query = visit.query ?? {};
  if (operation.writes !== 'html' || !('x_api_key' in query)) return undefined;
  const account = await visit.identify(operation.access, true);
  return keyForCookie({ operation, path: visit.path, query, http: visit.http, account }, sessions);
}

/** Catalogs: how long a cache may keep them, and a strong ETag. */
function kept({ maxAgeS, access, formats }: NamedOperation, reply: Reply): Reply {
  if (maxAgeS === undefined || reply.status !== 200 || typeof reply.body !== 'string') return reply;
  const headers = {
    ...reply.headers,
    ...(formats ? { Vary: 'Accept' } : {}),
    ETag: etagOf(reply.body),
    'Cache-Control': `${access === 'none' ? 'public' : 'private'}, max-age=${maxAgeS}`,
  };
  return { ...reply, headers };
}
