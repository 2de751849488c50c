import type * as z from 'zod';
import type { Account, Context } from './context.ts';
import { databaseFailure } from './databaseFailure.ts';
import { ApiError } from './errors.ts';
import { answeredBefore, idempotently, isIdempotent, type CommitWith } from './idempotency.ts';
import { invalidKey } from './keys.ts';
import type { Access, NamedOperation } from './operation.ts';
import { checkedOutput } from './outputCheck.ts';
import { mayOwe, refuseOwing } from './owing.ts';
import { inSandbox } from './sandbox.ts';
import type { OpenedInput, PlaceDoor } from './placeDoor.ts';
import { checkScope } from './scopes.ts';
import { unstorableTexts } from './storableText.ts';
import { ValidationFailure, failuresOf, type InputOrigin } from './validation.ts';

/** A call as a surface hands it over: the input is read only after access and limits have been checked. */
export interface Call {
  readonly operation: NamedOperation;
  readonly context: Context;
  readonly readInput: () => unknown;
  readonly origin: InputOrigin;
  /** Names that came beside the input, where none is read: the query of a request with a body. */
  readonly unread?: readonly string[];
}

/** What a surface sends back. */
export interface Outcome {
  readonly status: number;
  readonly input: unknown;
  readonly value: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** An error that still carries the limit headers of the call it ended. */
export class CallFailure extends Error {
  readonly reason: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(reason: unknown, headers: Readonly<Record<string, string>>) {
    super(reason instanceof Error ? reason.message : String(reason));
    this.name = 'CallFailure';
    this.reason = reason;
    this.headers = headers;
  }
}

/** Header that names what was sent and is not read. */
export const IGNORED_FIELDS = 'X-Ignored-Fields';
const NONE: Readonly<Record<string, string>> = {};

/**
 * One call from any surface, in the order that all share: access, limits, input, work, output, usage.
 *
 * @throws CallFailure whose reason is an ApiError, a ValidationFailure or a bug
 */
export async function perform(call: Call): Promise<Outcome> {
  const { operation, context } = call;
  if (context.account?.hasEnded) return repeatEnded(call);
  checkAccess(operation.access, context.account);
  checkScope(operation, context.account);
  if (mayOwe(operation, context)) await refuseOwing(context);
  const { account } = context;
  if (!account || operation.access === 'none' || isUncounted(operation, account))
    return work(call, {});
  const admitting = context.limits.admit(account, operation.id);
  const admission = admitting instanceof Promise ? await admitting : admitting;
  try {
    const outcome = await work(
      account.isTest ? { ...call, context: inSandbox(context) } : call,
      admission.headers,
    );
    admission.settle(
      outcome.status,
      !operation.free && !account.isTest && context.http.isFree !== true,
    );
    return outcome;
  } catch (error) {
    const reason = databaseFailure(error) ?? error;
    admission.settle(statusOf(reason), false);
    throw new CallFailure(reason, admission.headers);
  }
}

/** Pages and forms of a signed-in person are no calls of the API, nor is what the administrator's token does. */
function isUncounted(operation: NamedOperation, { via }: Account): boolean {
  if (via === 'key') return false;
  return via === 'admin-token' || operation.writes === 'html' || operation.reads === 'form';
}

/** The word for an error in counts: its code; `invalid_input` for 422. */
export function refusalCodeOf(error: unknown): string {
  const reason = error instanceof CallFailure ? error.reason : error;
  if (reason instanceof ValidationFailure) return 'invalid_input';
  return reason instanceof ApiError ? reason.code : 'internal_error';
}

/** The status an error is answered with. */
function statusOf(error: unknown): number {
  if (error instanceof CallFailure) return statusOf(error.reason);
  if (error instanceof ValidationFailure) return 422;
  return error instanceof ApiError ? error.status : 500;
}

async function work(call: Call, limitHeaders: Readonly<Record<string, string>>): Promise<Outcome> {
  const { operation, context } = call;
  const reading = call.readInput();
  const raw: unknown = reading instanceof Promise ? await reading : reading;
  // What reads a file as it comes in knows its body only at the end, and does it once itself.
  if (operation.reads === 'file' || !isIdempotent(operation, context))
    return execute(call, { raw, limitHeaders });
  if (!context.account) {
    // A stranger is refused before a row is written for the request.
    await inputAgain(call, raw);
    await context.idempotency.countStranger(context.http.address);
  }
  const outcome = await idempotently({ operation, context, raw }, (commitWith) =>
    execute(call, { raw, limitHeaders: {}, commitWith }),
  );
  return {
    input: 'input' in outcome ? outcome.input : await inputAgain(call, raw),
    ...outcome,
    headers: { ...limitHeaders, ...outcome.headers },
  };
}

/** A key that its rotation ended has the answer of that rotation repeated, and nothing else. */
async function repeatEnded(call: Call): Promise<Outcome> {
  const { operation, context } = call;
  const raw: unknown = await call.readInput();
  const outcome = await answeredBefore({ operation, context, raw });
  if (!outcome) throw invalidKey();
  return { input: await inputAgain(call, raw), ...outcome };
}

interface Execution {
  readonly raw: unknown;
  readonly limitHeaders: Readonly<Record<string, string>>;
  readonly commitWith?: CommitWith;
}

async function execute(call: Call, { raw, limitHeaders, commitWith }: Execution): Promise<Outcome> {
  const { operation, context } = call;
  const opened = operation.door?.isAsked(raw)
    ? await openDoor(operation.door, call, raw)
    : undefined;
  const ignored = ignoredFields(operation.input, raw, call.unread);
  const input = parsedInput(call, opened ?? { raw, failures: [] }, ignored);
  const headers = ignored === NONE ? limitHeaders : { ...limitHeaders, ...ignored };
  const outcomeOf = (result: unknown): Outcome => {
    const status = context.http.replyStatus ?? operation.success ?? 200;
    const whole = opened ? { ...(result as object), ...opened.told } : result;
    return { status, input, value: checkedOutput(operation, whole), headers };
  };
  const own = commitWith ? repeatable(context, commitWith, outcomeOf) : context;
  const running = operation.run(input, own);
  return outcomeOf(running instanceof Promise ? await running : running);
}

/** The context of a call whose change is committed together with its answer. */
function repeatable(
  context: Context,
  commitWith: CommitWith,
  outcomeOf: (result: unknown) => Outcome,
): Context {
  const commit: Context['commit'] = (change) => commitWith(change, outcomeOf);
  return Object.create(context, {
    isRepeatable: { value: true },
    commit: { value: commit },
  }) as Context;
}

const openDoor = (door: PlaceDoor, { context, origin }: Call, raw: unknown): Promise<OpenedInput> =>
  door.open(raw, context, origin);

/** The input of a call that is not executed: it was answered before, or is refused before anything is written. */
async function inputAgain(call: Call, raw: unknown): Promise<unknown> {
  const { door } = call.operation;
  const opened = door?.isAsked(raw) ? await openDoor(door, call, raw) : { raw, failures: [] };
  return parsedInput(call, opened, ignoredFields(call.operation.input, raw, call.unread));
}

/** @throws ValidationFailure with everything that is wrong: names that do not resolve, and what the schema refuses */
function parsedInput(
  { operation, origin }: Call,
  { raw, failures }: Pick<OpenedInput, 'raw' | 'failures'>,
  ignored: Readonly<Record<string, string>>,
): unknown {
  const parsed = operation.input.safeParse(raw);
  const unstorable = parsed.success ? unstorableTexts(parsed.data, origin) : [];
  if (parsed.success && failures.length + unstorable.length === 0) return parsed.data;
  const refused = parsed.success
    ? unstorable
    : failuresOf(parsed.error, { schema: operation.input, raw }, origin);
  throw new ValidationFailure([...failures, ...refused], ignored);
}

/** The header that names the members that the schema does not know; nothing where there are none. */
function ignoredFields(
  schema: z.ZodType,
  raw: unknown,
  unread: readonly string[] | undefined,
): Readonly<Record<string, string>> {
  let names = unread?.map(headerName);
  const shape = (schema as { shape?: Record<string, unknown> }).shape;
  if (shape && raw !== null && typeof raw === 'object')
    for (const name in raw) if (!Object.hasOwn(shape, name)) (names ??= []).push(headerName(name));
  if (names === undefined || names.length === 0) return NONE;
  return { [IGNORED_FIELDS]: names.slice(0, 20).join(', ') };
}

const FIT_FOR_A_HEADER = /^[\w.-]{1,64}$/;

/** A name as a header may hold it: letters, digits, `_`, `.` and `-` as they are, all else percent-encoded, 64 characters at most. */
function headerName(name: string): string {
  return FIT_FOR_A_HEADER.test(name) ? name : encodeURIComponent(name.slice(0, 64).toWellFormed());
}

/** @throws ApiError where the caller may not call */
export function checkAccess(access: Access, account: Account | undefined): void {
  if (access === 'none' || access === 'any' || access === 'signature') return;
  const isAdmin = account?.isAdmin === true;
  if (access === 'admin' || access === 'admin-token') {
    if (!account)
      throw new ApiError(
        'missing_api_key',
        "An administrator is needed: send an administrator's key in X-API-Key, or X-Admin-Token.",
      );
    if (!isAdmin) throw new ApiError('forbidden', 'Only an administrator may do this.');
    return;
  }
  if (!account || (account.via === 'admin-token' && !isAdmin)) {
    throw new ApiError(
      'missing_api_key',
      'Send your key in the header X-API-Key. POST /api/v1/auth/register issues one, free of charge.',
    );
  }
  if (access === 'session' && account.via !== 'cookie')
    throw new ApiError('forbidden', 'This needs a signed-in browser session.');
  if (access === 'key' && account.via === 'cookie')
    throw new ApiError('missing_api_key', 'Send your key in the header X-API-Key.');
}
