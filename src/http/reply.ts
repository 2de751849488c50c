import { pipeline, Readable } from 'node:stream';
import type { Middleware } from 'koa';
import type { Log, Services } from '../core/context.ts';
import { bytesIn, shortText, TextLine, type JsonText } from '../core/jsonText.ts';
import { carriesSecret } from './accessLog.ts';
import { codingOf } from './compression.ts';
import { errorReply, type ErrorReply } from './errors.ts';
import { securityHeaders, type HeaderSettings } from './securityHeaders.ts';
import type { Reply } from './surfaceTypes.ts';
import type { Ctx, State } from './visit.ts';

/** What writing needs of the server. */
export interface Writing {
  readonly services: Pick<Services, 'log' | 'noteRefusal'>;
  readonly config: HeaderSettings;
  /** True once the server is stopping: answers close their connections. */
  readonly isDraining: () => boolean;
}

/** Gives the dispatcher's reply to Koa; anything thrown becomes a reply of its own. */
export function replying(
  writing: Writing,
  answer: (ctx: Ctx) => Promise<Reply | undefined>,
): Middleware<State> {
  return async (ctx) => {
    let reply: Reply | undefined;
    try {
      reply = await answer(ctx);
    } catch (error) {
      reply = failure(ctx, error, writing.services);
    }
    if (reply && !ctx.res.headersSent && !ctx.res.destroyed) write(ctx, reply, writing);
    else leave(ctx);
  };
}

/** What logs and metrics count where the caller left before the answer; it is sent to nobody. The number is nginx's for a client that closed its request. */
const CALLER_LEFT = 499;

/** Koa has nothing more to send: the answer has been, or its caller is gone. */
function leave(ctx: Ctx): void {
  ctx.respond = false;
  if (ctx.res.destroyed && !ctx.res.headersSent) ctx.res.statusCode = CALLER_LEFT;
}

function failure(ctx: Ctx, error: unknown, { log, noteRefusal }: Writing['services']): ErrorReply {
  const { visit } = ctx.state;
  noteRefusal(error, { accountId: visit.accountId, operation: visit.route });
  const isPage = visit.answersPages || !visit.path.includes('/api/');
  const wantsHtml = isPage && (ctx.req.headers.accept ?? '').includes('text/html');
  return errorReply(error, visit.requestId, { log, wantsHtml });
}

function write(ctx: Ctx, reply: Reply, writing: Writing): void {
  const { status, contentType, body } = reply;
  ctx.status = status;
  writeHeaders(ctx, reply, writing);
  if (typeof body === 'object' && Symbol.asyncIterator in body)
    return stream(ctx, body, writing.services.log);
  if (contentType === '') return bare(ctx);
  writeBody(ctx, reply, body);
}

function writeHeaders(
  ctx: Ctx,
  { contentType, headers }: Reply,
  { config, isDraining }: Writing,
): void {
  const { res, state } = ctx;
  const { visit } = state;
  if (contentType) res.setHeader('Content-Type', contentType);
  res.setHeader('X-Request-Id', visit.requestId);
  const common = securityHeaders(contentType, config);
  for (const name in common) res.setHeader(name, common[name] ?? '');
  res.setHeader('Cache-Control', 'private, no-store');
  for (const name in headers)
    if (name === 'Vary') ctx.vary(String(headers[name]));
    else res.setHeader(name, headers[name] ?? '');
  // A query that nothing read may carry anything.
  if (visit.query ? carriesSecret(visit.query) : visit.search !== '') {
    res.setHeader('Referrer-Policy', 'no-referrer');
    res.setHeader('Cache-Control', 'private, no-store');
  }
  if (isDraining()) res.setHeader('Connection', 'close');
}

/** An answer that is its headers. */
function bare(ctx: Ctx): void {
  ctx.respond = false;
  if (ctx.res.statusCode >= 300 && ctx.res.statusCode !== 304)
    ctx.res.setHeader('Content-Length', 0);
  ctx.res.end();
}

/** A body that is whole: as it is, compressed, or 304 for a caller that has it. */
function writeBody(ctx: Ctx, { headers, isOpen, packed }: Reply, given: JsonText): void {
  const body = shortText(given) ?? new TextLine().add(given).text;
  const isPlain = headers['ETag'] === undefined && !packed;
  const isWrittenNow = typeof body === 'string' && typeof given !== 'string';
  if (isWrittenNow && isPlain && !(isOpen && isPackedFor(ctx, body))) return end(ctx, body);
  if (typeof body === 'string') ctx.body = packed?.identity ?? body;
  else {
    ctx.body = Readable.from(body);
    ctx.length = bytesIn(body);
  }
  const etag = headers['ETag'];
  if (!isOpen) ctx.compress = false;
  else if (etag !== undefined || packed) {
    const coding = codingOf(ctx, ctx.length ?? 0);
    // Each coding is a representation of its own, with a strong tag of its own (RFC 9110, 8.8.3.3).
    if (coding !== 'identity' && typeof etag === 'string')
      ctx.set('ETag', etag.replace(/"$/, `-${coding}"`));
    ctx.compress =
      coding === 'identity' ? false : { br: coding === 'br' && {}, gzip: coding === 'gzip' && {} };
    if (packed && coding !== 'identity') {
      ctx.set('Content-Encoding', coding);
      ctx.body = packed[coding];
    }
  }
  if (etag === undefined || !hasAlready(ctx)) return;
  ctx.remove('Content-Encoding');
  ctx.status = 304;
  ctx.body = null;
}

const isPackedFor = (ctx: Ctx, body: string): boolean =>
  codingOf(ctx, Buffer.byteLength(body)) !== 'identity';

/**
 * Sends a text that is put together only now. Whoever waited for it is old by the collector's count and done with next: what it holds would be
 * kept until the next collection of everything, so nobody is given the text.
 */
function end(ctx: Ctx, body: string): void {
  ctx.respond = false;
  ctx.res.setHeader('Content-Length', Buffer.byteLength(body));
  ctx.res.end(body);
}

/**
 * Whether the caller names the tag of this answer. Not `ctx.fresh`: browsers that are told to ask anew send `no-cache` beside the tag,
 * and it takes that for a wish to have the body again.
 */
function hasAlready({ req, response }: Ctx): boolean {
  const etag = response.get('ETag');
  const tags = (req.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
  return tags.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
}

function stream(ctx: Ctx, pieces: AsyncIterable<string | Uint8Array>, log: Log): void {
  const { res, req, state } = ctx;
  ctx.respond = false;
  if (req.method === 'HEAD') return void res.end();
  // The status is sent: what goes wrong now can only cut the connection, so that nobody takes a part for the whole.
  pipeline(Readable.from(pieces), res, (error) => {
    if (error && !res.destroyed) res.destroy(error);
    if (error) log.warn({ err: error, url: state.visit.path }, 'a stream was cut');
  });
}
