import { randomBytes } from 'node:crypto';

const CLIENT_ID = /^[A-Za-z0-9_-]{8,64}$/;
let prefix = randomBytes(9).toString('base64url');
let count = 0;

/** The client's request id where it fits, else one of ours: random prefix and counter, renewed every million. */
export function requestIdOf(header: string | string[] | undefined): string {
  if (typeof header === 'string' && CLIENT_ID.test(header)) return header;
  if (++count % 1_000_000 === 0) prefix = randomBytes(9).toString('base64url');
  return `${prefix}${count.toString(36).padStart(6, '0')}`;
}

const TRACE = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-|$)/;

/**
 * The trace a request belongs to; undefined without a valid `traceparent`.
 *
 * @source W3C Trace Context (2021), section 3.2
 */
export function traceIdOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? TRACE.exec(header)?.[1] : undefined;
}

/** Query parameters that are secrets. */
const SECRET_NAMES = new Set([
  'x_api_key',
  'x-api-key',
  'api_key',
  'apikey',
  'key',
  'token',
  'password',
  'code',
  // Of tRPC, which puts whole inputs into addresses.
  'input',
  'secret',
  'hub.verify_token',
]);
const TOKEN_PATH = /(\/(?:auth\/magic|alerts\/leave|account\/address)\/)[^?]+/i;
const PLAIN = /^(?!.*(?:\/auth\/magic\/|\/alerts\/leave\/|\/account\/address\/|gr[ks]_))[^?%]*$/i;
/** A key wherever it stands, whatever it is called. */
const KEY_SHAPE = /gr[ks]_(?:live|test)_[A-Za-z0-9_]+/g;

/** Whether a query carries a secret, so that its answer may not be stored or told to other sites. */
export function carriesSecret(query: Readonly<Record<string, unknown>>): boolean {
  for (const name in query) if (SECRET_NAMES.has(name.toLowerCase())) return true;
  return false;
}

/** A URL as logs, metrics and errors may show it: without the values of secret parameters and without tokens in paths. */
export function redactedUrl(url: string): string {
  if (PLAIN.test(url)) return url;
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const shown = (TOKEN_PATH.test(path) ? path : decodedText(path)).replace(
    TOKEN_PATH,
    '$1[redacted]',
  );
  const safePath = shown.endsWith('[redacted]') ? shown : path;
  if (mark < 0) return withoutKeys(safePath);
  const pairs = url.slice(mark + 1).split('&');
  return withoutKeys(`${safePath}?${pairs.map(redactedPair).join('&')}`);
}

/** A key is taken out also where it is written with per cent signs. */
function withoutKeys(text: string): string {
  const plain = text.replace(KEY_SHAPE, '[redacted]');
  const decoded = decodedText(plain);
  return decoded.search(KEY_SHAPE) < 0 ? plain : decoded.replace(KEY_SHAPE, '[redacted]');
}

function redactedPair(pair: string): string {
  const mark = pair.indexOf('=');
  const name = mark < 0 ? pair : pair.slice(0, mark);
  return SECRET_NAMES.has(decodedText(name).toLowerCase()) ? `${name}=[redacted]` : pair;
}

function decodedText(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
