const ALLOWED =
  'X-API-Key, Content-Type, Idempotency-Key, X-Request-Id, If-None-Match, Authorization, traceparent';
const EXPOSED = [
  'RateLimit, RateLimit-Policy, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After, X-Request-Id, ETag, Link',
  // Where a job is asked for, what was repeated or not read, what ends, and how a file is called.
  'Location, Idempotency-Replayed, X-Ignored-Fields, Deprecation, Sunset, Content-Disposition, WWW-Authenticate',
].join(', ');

/** Paths that any origin may call, without credentials: the API, except the routes that live on cookies. */
function isOpenToOrigins(path: string): boolean {
  return (
    path.startsWith('/api/v1/') &&
    !/^\/api\/v1\/alerts\/(signin|session|location|phone|settings|logout|upgrade|webhook)(\/|$)/.test(
      path,
    )
  );
}

/**
 * Headers that let the page of an origin read an answer; undefined where it may not. `/trpc` and `/mcp` are open to named
 * origins only, and never to cookies.
 *
 * @param named  `CORS_ORIGINS`
 */
export function corsHeaders(
  path: string,
  origin: string | undefined,
  named: readonly string[],
): Readonly<Record<string, string>> | undefined {
  if (isOpenToOrigins(path)) return CORS_HEADERS;
  if (origin === undefined || !named.includes(origin) || !/^\/(?:trpc|mcp)(?:\/|$)/.test(path))
    return undefined;
  return { ...CORS_HEADERS, 'Access-Control-Allow-Origin': origin, Vary: 'Origin' };
}

/** What a page may send to `/mcp` beside what it may send everywhere. */
const PROTOCOL_HEADERS =
  'Accept, Last-Event-ID, Mcp-Method, Mcp-Name, Mcp-Protocol-Version, Mcp-Session-Id';

/** Headers that let a browser page of any origin read an answer. */
const CORS_HEADERS: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': EXPOSED,
};

/** Headers of the answer to a preflight, beside those of `corsHeaders`. */
export function preflightHeaders(path: string): Readonly<Record<string, string>> {
  return {
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, DELETE, OPTIONS',
    'Access-Control-Allow-Headers': path.startsWith('/api/')
      ? ALLOWED
      : `${ALLOWED}, ${PROTOCOL_HEADERS}`,
    'Access-Control-Max-Age': '86400',
  };
}
