import type * as z from 'zod';
import type { Account, Context } from './context.ts';
import { databaseFailure } from './databaseFailure.ts';
import { ApiError } from './errors.ts';
import { idempotently } from './idempotency.ts';
import type { Access, NamedOperation } from './operation.ts';
import { mayOwe, refuseOwing } from './owing.ts';
import { inSandbox } from './sandbox.ts';
import { checkScope } from './scopes.ts';
import { ValidationFailure, failuresOf, type InputOrigin } from './validation.ts';

/** A call as a surface hands it over: the input is read only after access and limits have been checked. */
export interface Call {
  readonly operation: NamedOperation;
  readonly context: Context;
  readonly readInput: () => unknown;
  readonly origin: InputOrigin;
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

/**
 * One call from any surface, in the order that all share: access, limits, input, work, output, usage.
 *
 * @throws CallFailure whose reason is an ApiError, a ValidationFailure or a bug
 */
export async function perform(call: Call): Promise<Outcome> {
  const { operation, context } = call;
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
    admission.settle(outcome.status, !operation.free && !account.isTest);
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
  const raw = reading instanceof Promise ? await reading : reading;
  if (!operation.changes || context.http.headers['idempotency-key'] === undefined)
    return execute(call, raw, limitHeaders);
  const outcome = await idempotently({ operation, context, raw }, () => execute(call, raw, {}));
  return {
    input: 'input' in outcome ? outcome.input : operation.input.parse(raw),
    ...outcome,
    headers: { ...limitHeaders, ...outcome.headers },
  };
}

async function execute(
  { operation, context, origin }: Call,
  raw: unknown,
  limitHeaders: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const parsed = operation.input.safeParse(raw);
  if (!parsed.success)
    throw new ValidationFailure(failuresOf(parsed.error, { schema: operation.input, raw }, origin));
  const running = operation.run(parsed.data, context);
  const result = running instanceof Promise ? await running : running;
  const ignored = ignoredFields(operation.input, raw);
  const headers = ignored ? { ...limitHeaders, 'X-Ignored-Fields': ignored } : limitHeaders;
  const status = context.http.replyStatus ?? operation.success ?? 200;
  return { status, input: parsed.data, value: operation.output.parse(result), headers };
}

/** Names of the members that the schema does not know, for the header; undefined where there are none. */
function ignoredFields(schema: z.ZodType, raw: unknown): string | undefined {
  const shape = (schema as { shape?: Record<string, unknown> }).shape;
  if (!shape || raw === null || typeof raw !== 'object') return undefined;
  let names: string[] | undefined;
  for (const name in raw)
    if (!Object.hasOwn(shape, name) && /^[\w.-]{1,64}$/.test(name)) (names ??= []).push(name);
  return names?.slice(0, 20).join(', ');
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
