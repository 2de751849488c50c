import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import type { Context } from './context.ts';
import { ApiError } from './errors.ts';
import type { NamedOperation } from './operation.ts';
import { ValidationFailure, type ValidationItem } from './validation.ts';

/** What is found where a request wants to begin: nothing (it may begin, under `claim`), another one, or the end of an earlier one. */
export type Claim =
  | { readonly state: 'mine'; readonly claim: string }
  | { readonly state: 'running' }
  | { readonly state: 'other body' }
  | { readonly state: 'done'; readonly sealed: string };

/** The claims and sealed answers of requests that carry an `Idempotency-Key`; `db/idempotencyStore.ts` makes one. */
export interface IdempotencyStore {
  /** Begins a request, or tells what another with this id has come to; of several at once one begins. */
  claim(id: string, fingerprint: string): Promise<Claim>;
  /** Keeps the answer of a request that began. */
  finish(claim: string, sealed: string, keepSeconds: number): Promise<void>;
  /** Forgets a request that began, so that it may be tried again. */
  release(claim: string): Promise<void>;
}

/** How long an answer is kept, seconds: a day, ten minutes where it shows a secret. */
const KEEP_S = { plain: 86_400, secret: 600 } as const;
const KEY_FORM = /^[\x21-\x7e]{1,255}$/;
/** Bytes of the nonce and the tag of AES-GCM. */
const NONCE = 12;
const TAG = 16;

/** What a request answered, as it is sealed. */
type Answered =
  | {
      readonly kind: 'value';
      readonly status: number;
      readonly value: unknown;
      readonly headers: Repeated['headers'];
      readonly replyHeaders: Readonly<Record<string, string | string[]>>;
    }
  | {
      readonly kind: 'problem';
      readonly code: ApiError['code'];
      readonly detail: string;
      readonly extras: ApiError['extras'];
    }
  | { readonly kind: 'invalid'; readonly detail: readonly ValidationItem[] };

/** The part of an outcome that is repeated. */
export interface Repeated {
  readonly status: number;
  readonly value: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** One request of an operation that changes something. */
export interface Attempt {
  readonly operation: NamedOperation;
  readonly context: Context;
  /** The input as it came: path and body members. */
  readonly raw: unknown;
}

/**
 * Runs the work of a request once for its `Idempotency-Key`: a repetition gets the first answer again, marked
 * `Idempotency-Replayed: true`. Without the header the work just runs. Answers 429 and 5xx are forgotten.
 *
 * What is stored can be read only with the key and the body of the request, neither of which is stored: the answer is encrypted
 * with both, and the fingerprint of the body is keyed.
 *
 * @throws ValidationFailure for a malformed key, or one used before with another body; ApiError `idempotency_in_progress`
 */
export async function idempotently<T extends Repeated>(
  attempt: Attempt,
  work: () => Promise<T>,
): Promise<T | Repeated> {
  const key = keyOf(attempt);
  if (key === undefined) return work();
  const { context, operation } = attempt;
  const seal = sealOf(attempt, key);
  const found = await context.idempotency.claim(seal.id, seal.fingerprint);
  if (found.state === 'other body') throw refused('This key was used before with another body');
  if (found.state === 'running') throw stillRunning();
  if (found.state === 'done') return replay(seal.open(found.sealed), context);
  const keep = (answered: Answered): Promise<void> =>
    context.idempotency
      .finish(found.claim, seal.close(answered), operation.secret ? KEEP_S.secret : KEEP_S.plain)
      .catch((error: unknown) =>
        context.log.error(
          { err: error, requestId: context.requestId },
          'an answer could not be kept for repetition',
        ),
      );
  try {
    const outcome = await work();
    await keep({
      kind: 'value',
      status: outcome.status,
      value: outcome.value,
      headers: outcome.headers,
      replyHeaders: context.http.replyHeaders,
    });
    return outcome;
  } catch (error) {
    const answered = answeredBy(error, context.requestId);
    await (answered ? keep(answered) : context.idempotency.release(found.claim));
    throw error;
  }
}

/** The key of a request, without quotes; undefined where none is sent or the operation takes none. */
function keyOf({ operation, context }: Attempt): string | undefined {
  const sent =
    operation.changes && operation.method === 'POST'
      ? context.http.headers['idempotency-key']
      : undefined;
  if (sent === undefined) return undefined;
  const text = String(sent);
  const key = /^"(.*)"$/.exec(text)?.[1] ?? text;
  if (!KEY_FORM.test(key)) throw refused('Send 1 to 255 visible ASCII characters');
  return key;
}

function stillRunning(): ApiError {
  return new ApiError(
    'idempotency_in_progress',
    'A request with this Idempotency-Key is still running; ask again shortly.',
    { headers: { 'Retry-After': '1' } },
  );
}

function refused(why: string): ValidationFailure {
  return new ValidationFailure([
    { loc: ['header', 'Idempotency-Key'], msg: `Value error, ${why}`, type: 'value_error' },
  ]);
}

interface Seal {
  readonly id: string;
  readonly fingerprint: string;
  close(answered: Answered): string;
  open(sealed: string): Answered;
}

/** The names under which a request is stored, and its cipher (AES-256-GCM). */
function sealOf(attempt: Attempt, key: string): Seal {
  const { context, raw } = attempt;
  const id = nameOf(attempt, key);
  // The bytes as they came; tRPC and MCP hand over what they have parsed, under the same caps.
  const body = context.http.rawBody ?? JSON.stringify(raw ?? null);
  const fingerprint = createHmac('sha256', key).update(body).digest('base64url');
  const material = () => Buffer.concat([Buffer.from(`${key}\n`), Buffer.from(body)]);
  const secret = () => Buffer.from(hkdfSync('sha256', material(), id, 'idempotent answer', 32));
  return { id, fingerprint, ...cipherOf(secret) };
}

/** The stored name of a request: caller, verb, path with its parameters, and key. */
function nameOf({ operation, context, raw }: Attempt, key: string): string {
  const members = (raw ?? {}) as Readonly<Record<string, unknown>>;
  const path = operation.path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    String(members[name]),
  );
  // Callers without an account are told apart by their address: one must not meet the keys of another.
  const scope = context.account
    ? `account ${context.account.id}`
    : `address ${context.http.address}`;
  return createHash('sha256')
    .update([scope, operation.method, path, key].join('\n'))
    .digest('base64url');
}

function cipherOf(secret: () => Buffer): Pick<Seal, 'close' | 'open'> {
  return {
    close(answered) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', secret(), nonce);
      const text = Buffer.concat([cipher.update(JSON.stringify(answered)), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const nonce = bytes.subarray(0, NONCE);
      const decipher = createDecipheriv('aes-256-gcm', secret(), nonce);
      decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      const text = decipher.update(bytes.subarray(NONCE + TAG));
      return JSON.parse(Buffer.concat([text, decipher.final()]).toString()) as Answered;
    },
  };
}

const MARK = { 'Idempotency-Replayed': 'true' } as const;

function replay(answered: Answered, { http }: Context): Repeated {
  if (answered.kind === 'invalid') throw new ValidationFailure(answered.detail, MARK);
  if (answered.kind === 'problem') {
    const { code, detail, extras } = answered;
    throw new ApiError(code, detail, { ...extras, headers: { ...extras.headers, ...MARK } });
  }
  Object.assign(http.replyHeaders, answered.replyHeaders);
  return {
    status: answered.status,
    value: answered.value,
    headers: { ...answered.headers, ...MARK },
  };
}

/** An error as it is kept; undefined for those that a repetition may not meet again. */
function answeredBy(error: unknown, requestId: string): Answered | undefined {
  if (error instanceof ValidationFailure) return { kind: 'invalid', detail: error.detail };
  if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) return undefined;
  const { code, message, extras } = error;
  return {
    kind: 'problem',
    code,
    detail: message,
    extras: { ...extras, members: { ...extras.members, request_id: requestId } },
  };
}
