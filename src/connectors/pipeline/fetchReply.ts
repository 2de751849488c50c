import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { HOUR_MS } from '../../../engines/ground/math/time.ts';
import type { RawReply, SourceRequest } from '../connector.ts';
import type { Dispatcher, Response } from './dispatcher.ts';
import { textOfBytes } from './replyText.ts';
import { unpackedFile } from './unpackedFile.ts';

export type FailureKind = 'network' | 'timeout' | 'status' | 'aborted' | 'refused';

/** A call that brought no reply worth reading. The message is for people and never holds a URL or a key. */
export class FetchFailure extends Error {
  readonly kind: FailureKind;
  /** What the host asked for in `Retry-After`, ms. */
  readonly retryAfterMs: number | undefined;
  readonly retryable: boolean;
  constructor(
    kind: FailureKind,
    message: string,
    more: { retryAfterMs?: number | undefined; retryable?: boolean } = {},
  ) {
    super(message);
    this.kind = kind;
    this.retryAfterMs = more.retryAfterMs;
    this.retryable = more.retryable ?? kind === 'network';
  }
}

export interface FetchLimits {
  readonly maxBytes: number;
  readonly userAgent: string;
  readonly dispatcher: Dispatcher;
}

/** Redirects followed on the same host. */
const MAX_HOPS = 3;
/** Replies that say "later" (to be asked again); other errors of the server are final for this question. */
const LATER = new Set([429, 502, 503, 504]);
/** POLICY: an absurd `Retry-After` does not silence a source for longer than this, ms. */
const MAX_PAUSE_MS = HOUR_MS;

/**
 * Fetches one reply as text, under a size cap, following redirects on the same host only.
 * @throws FetchFailure when there is no reply to read: network, 5xx, 429, too large, redirected away, aborted
 */
export async function fetchReply(
  request: SourceRequest,
  limits: FetchLimits,
  signal: AbortSignal,
): Promise<RawReply> {
  let url = new URL(request.url);
  for (let hop = 0; hop <= MAX_HOPS; hop++) {
    const response = await call(url, request, limits, signal);
    const location = header(response, 'location');
    if (response.statusCode >= 300 && response.statusCode < 400 && location !== undefined) {
      drop(response);
      url = sameHost(location, url);
      continue;
    }
    return read(response, url, limits, signal);
  }
  throw new FetchFailure('refused', `${url.host} redirects in circles`);
}

async function call(
  url: URL,
  asked: SourceRequest,
  limits: FetchLimits,
  signal: AbortSignal,
): Promise<Response> {
  const headers = {
    'user-agent': limits.userAgent,
    accept: '*/*',
    'accept-encoding': 'gzip, deflate, br',
    ...asked.headers,
  };
  try {
    return await limits.dispatcher.send(url, {
      method: asked.method ?? 'GET',
      headers,
      signal,
      ...(asked.body === undefined ? {} : { body: asked.body }),
    });
  } catch (error) {
    throw networkFailure(error, url.host, signal);
  }
}

function header({ headers }: Response, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** Lets go of a body that nobody reads. */
function drop({ body }: Response): void {
  body.on('error', () => undefined);
  body.destroy();
}

function sameHost(location: string, from: URL): URL {
  const to = URL.parse(location, from);
  if (
    to === null ||
    to.host !== from.host ||
    (from.protocol === 'https:' && to.protocol !== 'https:')
  )
    throw new FetchFailure('refused', `${from.host} redirects to another host`);
  return to;
}

async function read(
  response: Response,
  url: URL,
  { maxBytes }: FetchLimits,
  signal: AbortSignal,
): Promise<RawReply> {
  const { statusCode } = response;
  if (LATER.has(statusCode) || statusCode >= 500) {
    const retryAfterMs =
      retryAfter(header(response, 'retry-after')) ??
      (statusCode === 429 ? await namedPause(response, url.host, signal) : undefined);
    drop(response);
    throw new FetchFailure('status', `${url.host} answered ${statusCode}`, {
      retryAfterMs,
      retryable: LATER.has(statusCode),
    });
  }
  if (Number(header(response, 'content-length') ?? 0) > maxBytes) {
    drop(response);
    throw tooLarge(url.host, maxBytes);
  }
  const bytes = await collect(response, url.host, { maxBytes, signal });
  const contentType = header(response, 'content-type') ?? '';
  return {
    status: statusCode,
    contentType,
    text: textOfBytes(bytes, contentType),
    bytes,
    url: url.href,
  };
}

/** The body as it was before it was packed; the cap holds for what comes out. */
function unpacked(response: Response): AsyncIterable<Uint8Array> {
  const unpack = UNPACK[header(response, 'content-encoding')?.toLowerCase() ?? ''];
  if (unpack === undefined) return response.body;
  const stream = unpack();
  response.body.on('error', (error) => stream.destroy(error));
  return response.body.pipe(stream);
}

const UNPACK: Readonly<Record<string, (() => ReturnType<typeof createGunzip>) | undefined>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

async function collect(
  response: Response,
  host: string,
  limits: { maxBytes: number; signal: AbortSignal },
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of unpacked(response)) {
      size += chunk.byteLength;
      if (size > limits.maxBytes) throw tooLarge(host, limits.maxBytes);
      chunks.push(chunk);
    }
  } catch (error) {
    drop(response);
    throw error instanceof FetchFailure ? error : networkFailure(error, host, limits.signal);
  }
  const bytes = await unpackedFile(Buffer.concat(chunks, size), limits.maxBytes);
  if (bytes === undefined) throw tooLarge(host, limits.maxBytes);
  return bytes;
}

const tooLarge = (host: string, maxBytes: number) =>
  new FetchFailure('refused', `the reply of ${host} is larger than ${maxBytes} bytes`);

function networkFailure(error: unknown, host: string, signal: AbortSignal): FetchFailure {
  if (signal.aborted) {
    const late = signal.reason instanceof Error && signal.reason.name === 'TimeoutError';
    return late
      ? new FetchFailure('timeout', `${host} did not answer in time`)
      : new FetchFailure('aborted', 'the caller left');
  }
  return new FetchFailure('network', `${host} could not be reached (${codeOf(error)})`);
}

function codeOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
    if (cause instanceof AggregateError && cause.errors.length > 0) return codeOf(cause.errors[0]);
  }
  return 'connection lost';
}

/** Some say in words how long to wait: "Minutely API request limit exceeded". */
async function namedPause(
  response: Response,
  host: string,
  signal: AbortSignal,
): Promise<number | undefined> {
  const said = await collect(response, host, { maxBytes: 4096, signal }).catch(() => undefined);
  const period = /\b(minutely|hourly|daily)\b/i
    .exec(said === undefined ? '' : new TextDecoder().decode(said))?.[1]
    ?.toLowerCase();
  if (period === undefined) return undefined;
  return period === 'minutely' ? 60_000 : MAX_PAUSE_MS;
}

/** Seconds or an HTTP date, as milliseconds from now; undefined when absent or unreadable. */
function retryAfter(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), MAX_PAUSE_MS) : undefined;
}
