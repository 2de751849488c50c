import { constants } from 'node:zlib';
import type { Middleware } from 'koa';
import koaCompress from 'koa-compress';
import type { NamedOperation } from '../core/operation.ts';
import { carriesSecret } from './accessLog.ts';
import type { Ctx, State } from './visit.ts';

/** Shorter answers go as they are: they would fit one packet anyway. */
const LEAST_BYTES = 1024;
/** A fifth of the time of the default; windows of 256 KiB hold any usual answer, and thousands of them fit the memory. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 };

/** Compresses what `ctx.compress` leaves on, as the caller's `Accept-Encoding` says. */
export function compression(): Middleware<State> {
  return koaCompress({
    threshold: LEAST_BYTES,
    encodingPreference: ['br', 'gzip'],
    br: { params: BROTLI },
    gzip: {},
    deflate: false,
    zstd: false,
  });
}

/** How a body of this length will be sent to this caller, where it may be compressed. */
export function codingOf(ctx: Ctx, bytes: number): 'br' | 'gzip' | 'identity' {
  if (bytes < LEAST_BYTES) return 'identity';
  if (ctx.acceptsEncodings(['br']) === 'br') return 'br';
  return ctx.acceptsEncodings(['gzip']) === 'gzip' ? 'gzip' : 'identity';
}

/** Where answers tell of an account, its keys, tokens and links. */
const PERSONAL =
  /^\/(?:account|admin|alerts|app|api\/v1\/(?:admin|alerts|auth|billing|whatsapp|x))(?:\/|$)/;

/**
 * Whether the answer of an operation holds nothing secret. The length of a compressed answer tells what in it resembles the
 * question, so what an account alone may know is never compressed, nor what was asked with a cookie or a secret in the address.
 */
export function isOpenAnswer(operation: NamedOperation, { req, state: { visit } }: Ctx): boolean {
  if (operation.secret || operation.reads === 'form' || PERSONAL.test(operation.path)) return false;
  if (operation.access === 'session' || operation.access === 'signature') return false;
  return req.headers.cookie === undefined && !carriesSecret(visit.query ?? {});
}
