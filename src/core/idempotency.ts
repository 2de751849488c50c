import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { Context, Inside } from './context.ts';
import { ApiError } from './errors.ts';
import type { NamedOperation } from './operation.ts';
import { cipherOf, type Answered, type Cipher, type Repeated } from './sealedAnswer.ts';
import { ValidationFailure } from './validation.ts';

/** What is found where a request wants to begin: nothing (it may begin, under `claim`), another one, or the end of an earlier one. */
export type Claim =
  | { readonly state: 'mine'; readonly claim: string }
  | { readonly state: 'running' }
  | { readonly state: 'other body' }
  | { readonly state: 'done'; readonly sealed: string };

/** An answer as it is stored, and for how long. */
export interface SealedAnswer {
  readonly sealed: string;
  readonly keepSeconds: number;
}

/** The claims and sealed answers of requests that carry an `Idempotency-Key`; `db/idempotencyStore.ts` makes one. */
export interface IdempotencyStore {
  /** Begins a request, or tells what another with this id has come to; of several at once one begins. */
  claim(id: string, fingerprint: string): Promise<Claim>;
  /**
   * Keeps the answer of a request that began; false where it was given up and another may run by now.
   *
   * @param inside  the transaction of its effect
   */
  finish(claim: string, answer: SealedAnswer, inside?: Inside): Promise<boolean>;
  /** What an earlier request with this id and body answered; undefined where none did. */
  find(id: string, fingerprint: string): Promise<string | undefined>;
  /** Counts a request without an account before anything is written for it. @throws ApiError `too_many_attempts` */
  countStranger(address: string): Promise<void>;
  /** Forgets a request that began, so that it may be tried again. */
  release(claim: string): Promise<void>;
}

/** How long an answer is kept, seconds: a day, ten minutes where it shows a secret. */
const KEEP_S = { plain: 86_400, secret: 600 } as const;
/** How long a key that its own rotation ended may have the answer repeated, seconds. */
export const REPEATABLE_S = KEEP_S.secret;
const KEY_FORM = /^[\x21-\x7e]{1,255}$/;
/** One request of an operation that changes something. */
export interface Attempt {
  readonly operation: Pick<NamedOperation, 'method' | 'path' | 'secret'>;
  readonly context: Context;
  /** The input as it came: path and body members. */
  readonly raw: unknown;
  /** What stands for the body where it was read as it came in: its digest. */
  readonly digest?: Uint8Array;
}

/** How work that began under a key makes its change: the answer is kept in the same transaction. */
export type CommitWith = <R>(
  change: (inside: Inside) => Promise<R>,
  answerOf: (result: R) => Repeated,
) => Promise<R>;

/**
 * Runs the work of a request once for its `Idempotency-Key`: a repetition gets the first answer again, marked
 * `Idempotency-Replayed: true`. Answers 429 and 5xx are forgotten.
 *
 * What is stored can be read only with the key and the body of the request, neither of which is stored: the answer is encrypted
 * with both, and the fingerprint of the body is keyed.
 *
 * @param work  gets what commits its change together with its answer; work without a change of that kind is kept after it
 * @throws ValidationFailure for a malformed key, or one used before with another body; ApiError `idempotency_in_progress`
 */
export async function idempotently<T extends Repeated>(
  attempt: Attempt,
  work: (commitWith: CommitWith) => Promise<T>,
): Promise<T | Repeated> {
  const { context } = attempt;
  const seal = sealOf(attempt);
  const found = await context.idempotency.claim(seal.id, seal.fingerprint);
  if (found.state === 'other body') throw refused('This key was used before with another body');
  if (found.state === 'running') throw stillRunning();
  if (found.state === 'done') return replay(seal.open(found.sealed), context);
  let isKept = false;
  const keep = async (answered: Answered, inside?: Inside): Promise<void> => {
    if (!(await context.idempotency.finish(found.claim, sealedOf(attempt, seal, answered), inside)))
      throw stillRunning();
    isKept = true;
  };
  try {
    const outcome = await work((change, answerOf) =>
      context.database.transaction(async (inside) => {
        const result = await change(inside);
        await keep(valueOf(answerOf(result), context), inside);
        return result;
      }),
    );
    if (!isKept) await keep(valueOf(outcome, context)).catch(notKept(context));
    return outcome;
  } catch (error) {
    // A change that is committed keeps its answer, whatever went wrong after it.
    if (isKept) throw error;
    const answered = answeredBy(error, context.requestId);
    await (answered
      ? keep(answered).catch(notKept(context))
      : context.idempotency.release(found.claim));
    throw error;
  }
}

/**
 * The answer of an earlier request with this key, body and path, for a caller who may do nothing else.
 *
 * @throws ApiError or ValidationFailure where that was the answer
 */
export async function answeredBefore(attempt: Attempt): Promise<Repeated | undefined> {
  const seal = sealOf(attempt);
  const sealed = await attempt.context.idempotency.find(seal.id, seal.fingerprint);
  return sealed === undefined ? undefined : replay(seal.open(sealed), attempt.context);
}

function valueOf({ status, value, headers }: Repeated, { http }: Context): Answered {
  return { kind: 'value', status, value, headers, replyHeaders: http.replyHeaders };
}

function sealedOf({ operation }: Attempt, seal: Seal, answered: Answered): SealedAnswer {
  const keepSeconds = operation.secret ? KEEP_S.secret : KEEP_S.plain;
  return { sealed: seal.close(answered), keepSeconds };
}

const notKept =
  ({ log, requestId }: Context) =>
  (error: unknown): void =>
    log.error({ err: error, requestId }, 'an answer could not be kept for repetition');

/** Whether a request is one that is done once for its key. */
export function isIdempotent(
  { changes, method }: Pick<NamedOperation, 'changes' | 'method'>,
  { http }: Pick<Context, 'http'>,
): boolean {
  return changes === true && method === 'POST' && http.headers['idempotency-key'] !== undefined;
}

/**
 * The same for an operation that has read its file as it came in: the digest of what came stands for the body.
 *
 * @param work  makes the change, committed together with its answer
 * @returns  what `work` answers, or what it answered the first time
 */
export async function idempotentFile<R>(
  attempt: Attempt & { readonly digest: Uint8Array; readonly success: number },
  work: (context: Pick<Context, 'commit'>) => Promise<R>,
): Promise<R> {
  const { context, operation, success } = attempt;
  if (!isIdempotent({ ...operation, changes: true }, context)) return work(context);
  const answerOf = (value: unknown): Repeated => ({ status: success, value, headers: {} });
  const outcome = await idempotently(attempt, async (commitWith) =>
    answerOf(await work({ commit: (change) => commitWith(change, answerOf) })),
  );
  Object.assign(context.http.replyHeaders, outcome.headers);
  return outcome.value as R;
}

/** The key of a request, without quotes. */
function keyOf({ context }: Attempt): string {
  const text = String(context.http.headers['idempotency-key']);
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

interface Seal extends Cipher {
  readonly id: string;
  readonly fingerprint: string;
}

/** The names under which a request is stored, and its cipher (AES-256-GCM). */
function sealOf(attempt: Attempt): Seal {
  const { context, raw } = attempt;
  const key = keyOf(attempt);
  const id = nameOf(attempt, key);
  // The bytes as they came; tRPC and MCP hand over what they have parsed, under the same caps.
  const body = attempt.digest ?? context.http.rawBody ?? JSON.stringify(raw ?? null);
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
  // Callers without an account are told apart by their address: one must not meet the keys of another. What a test key was
  // answered comes from the sandbox, and is no answer for a key that asks the world.
  const { account } = context;
  const scope = account
    ? `${account.isTest ? 'sandbox of account' : 'account'} ${account.id}`
    : `address ${context.http.address}`;
  return createHash('sha256')
    .update([scope, operation.method, path, key].join('\n'))
    .digest('base64url');
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
