import { AsyncLocalStorage } from 'node:async_hooks';
import { initTRPC, TRPCError } from '@trpc/server';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { Context, Log } from '../core/context.ts';
import {
  ApiError,
  ERRORS,
  headersOf,
  problemOf,
  type ErrorCode,
  type Problem,
} from '../core/errors.ts';
import type { Access, NamedOperation } from '../core/operation.ts';
import { isDeeperThan, tooDeep } from '../core/parsedJson.ts';
import { CallFailure, perform } from '../core/perform.ts';
import { bareExchange } from '../core/requestContext.ts';
import { ValidationFailure, type ValidationItem } from '../core/validation.ts';
import type { OpenApiMeta } from 'trpc-openapi';
import { BODY } from '../../config/limits.ts';

/** Codes of tRPC with the status of each of ours. */
const TRPC_CODES: Readonly<Record<number, TRPCError['code']>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  402: 'PAYMENT_REQUIRED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
  502: 'BAD_GATEWAY',
  503: 'SERVICE_UNAVAILABLE',
  504: 'GATEWAY_TIMEOUT',
};

interface ErrorData {
  readonly code: string;
  readonly httpStatus: number;
  readonly path?: string;
  readonly detail?: readonly ValidationItem[];
  readonly problem?: Problem;
}

/** What the request hands to every procedure. */
export interface TrpcContext {
  /** The caller's context for an operation of this access; throws for a key that does not hold. */
  readonly contextFor: (access: Access) => Promise<Context>;
  /** Headers of the answer; limit headers are added by the procedures. */
  readonly setHeaders: (headers: Readonly<Record<string, string>>) => void;
  /** What the protocol's own writer is given for an answer. */
  readonly dataOf: (answer: unknown) => unknown;
  readonly log: Log;
  readonly noteRefusal: Context['noteRefusal'];
}

/** Id of the request being answered: errors of the protocol come before any context. */
export const requestIds = new AsyncLocalStorage<string>();

const builder = initTRPC
  .context<TrpcContext>()
  .meta<OpenApiMeta>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error, path }) => ({
      message: shape.message,
      code: shape.code,
      data: dataOf(error, requestIds.getStore() ?? '', path),
    }),
  });

/** The tRPC surface: a real router made from the list; only JSON operations reach it. */
export function trpcSurface(operations: readonly NamedOperation[]) {
  const groups: Record<string, Record<string, ReturnType<typeof procedureOf>>> = {};
  for (const operation of operations) {
    if ((operation.writes ?? 'json') !== 'json' || (operation.reads ?? 'json') !== 'json') continue;
    (groups[operation.group] ??= {})[operation.procedure] = procedureOf(operation);
  }
  return builder.router(groups);
}

function procedureOf(operation: NamedOperation) {
  const { method, path, group, summary } = operation;
  const base = builder.procedure.meta({
    openapi: { method, path: path as `/${string}`, tags: [group], summary },
  });
  const origin = { placeOf: () => 'body' as const };
  const run = async (ctx: TrpcContext, input: unknown): Promise<unknown> => {
    let accountId: number | undefined;
    try {
      const context = ownExchange(await ctx.contextFor(operation.access));
      accountId = context.account?.id;
      const readInput = (): unknown => boundedInput(input);
      const outcome = await perform({ operation, context, readInput, origin });
      ctx.setHeaders(outcome.headers);
      return ctx.dataOf(outcome.value);
    } catch (error) {
      ctx.noteRefusal(error, { accountId, operation: operation.path });
      throw asTrpc(error, ctx);
    }
  };
  // The input is parsed inside `perform`, after access and limits, so that every surface checks in the same order.
  const open = base.input((value: unknown) => value);
  return method === 'GET'
    ? open.query(({ ctx, input }) => run(ctx, input))
    : open.mutation(({ ctx, input }) => run(ctx, input));
}

/** @throws ValidationFailure for an input nested deeper than any body may be */
function boundedInput(input: unknown): unknown {
  if (isDeeperThan(input, BODY.nesting)) throw tooDeep();
  return input ?? {};
}

/** Calls of one batch share a request, but not what they set of its answer. */
function ownExchange(context: Context): Context {
  return Object.create(context, {
    http: { value: bareExchange(context.http.address, context.http.headers) },
  }) as Context;
}

function asTrpc(error: unknown, { setHeaders, log }: TrpcContext): TRPCError {
  if (error instanceof CallFailure) setHeaders(error.headers);
  const reason = error instanceof CallFailure ? error.reason : error;
  if (reason instanceof ApiError) setHeaders(headersOf(reason));
  if (reason instanceof ValidationFailure)
    return new TRPCError({ code: 'UNPROCESSABLE_CONTENT', message: reason.message, cause: reason });
  if (reason instanceof ApiError)
    return new TRPCError({
      code: TRPC_CODES[reason.status] ?? 'INTERNAL_SERVER_ERROR',
      message: reason.message,
      cause: reason,
    });
  log.error({ err: reason, requestId: requestIds.getStore() }, 'unexpected error');
  return new TRPCError({
    code: 'INTERNAL_SERVER_ERROR',
    message: 'Something went wrong on our side.',
    cause: reason,
  });
}

/** The answer to a body that is not JSON, which the protocol's own adapter would send without its type. */
export function unsupportedType(requestId: string): {
  readonly refused: ApiError;
  readonly reply: {
    readonly status: number;
    readonly contentType: string;
    readonly body: string;
    readonly headers: Readonly<Record<string, string>>;
  };
} {
  const refused = new ApiError('unsupported_media_type', 'Send application/json.');
  const problem = problemOf(refused, requestId);
  const error = {
    message: problem.detail,
    code: TRPC_ERROR_CODES_BY_KEY.UNSUPPORTED_MEDIA_TYPE,
    data: { code: 'UNSUPPORTED_MEDIA_TYPE', httpStatus: 415, problem },
  };
  const body = JSON.stringify({ error });
  return { refused, reply: { status: 415, contentType: 'application/json', body, headers: {} } };
}

/** Our code for the errors that the protocol itself finds. */
const PROTOCOL_CODES: Readonly<Record<string, ErrorCode>> = {
  NOT_FOUND: 'not_found',
  METHOD_NOT_SUPPORTED: 'method_not_allowed',
  UNSUPPORTED_MEDIA_TYPE: 'unsupported_media_type',
  PAYLOAD_TOO_LARGE: 'payload_too_large',
  PARSE_ERROR: 'bad_request',
  BAD_REQUEST: 'bad_request',
};

function dataOf(error: TRPCError, requestId: string, path: string | undefined): ErrorData {
  const { cause, code } = error;
  const place = path ? { path } : {};
  if (cause instanceof ValidationFailure)
    return { code, httpStatus: 422, ...place, detail: cause.detail };
  const shown = cause instanceof ApiError ? cause : protocolError(error);
  return { code, httpStatus: shown.status, ...place, problem: problemOf(shown, requestId) };
}

/** What the protocol itself refused, in our words; undefined for what a procedure answered. */
export function refusedByProtocol(error: TRPCError): ApiError | undefined {
  return error.code in PROTOCOL_CODES && !isOurs(error.cause) ? protocolError(error) : undefined;
}

const isOurs = (cause: unknown): boolean =>
  cause instanceof ApiError || cause instanceof ValidationFailure;

const TOO_LARGE = `The body is larger than ${BODY.jsonBytes} bytes, or without a key that holds than ${BODY.strangersBytes}; send less, or split it.`;

function protocolError({ code, message }: TRPCError): ApiError {
  const ours = PROTOCOL_CODES[code];
  if (ours === undefined)
    return new ApiError('internal_error', 'Something went wrong on our side.');
  return new ApiError(
    ours,
    code === 'NOT_FOUND'
      ? 'No such procedure.'
      : code === 'PARSE_ERROR'
        ? 'The body is not JSON.'
        : code === 'PAYLOAD_TOO_LARGE'
          ? TOO_LARGE
          : `${ERRORS[ours][1]}: ${message.slice(0, 200)}`,
  );
}
