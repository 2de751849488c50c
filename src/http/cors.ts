const ALLOWED = 'X-API-Key, Content-Type, Idempotency-Key, X-Request-Id, If-None-Match';
const EXPOSED =
  'RateLimit, RateLimit-Policy, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After, X-Request-Id, ETag, Link';

/** Paths that any origin may call, without credentials: the API, except the routes that live on cookies. */
export function isOpenToOrigins(path: string): boolean {
  return (
    path.startsWith('/api/v1/') &&
    !/^\/api\/v1\/alerts\/(signin|session|location|logout|upgrade|webhook)/.test(path)
  );
}

/** Headers that let a browser page of any origin read an answer. */
export const CORS_HEADERS: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': EXPOSED,
};

/** Headers of the answer to a preflight. */
export const PREFLIGHT_HEADERS: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': ALLOWED,
  'Access-Control-Max-Age': '86400',
};
