import type { ServerResponse } from 'node:http';
import type { TRPCError } from '@trpc/server';
import { nodeHTTPRequestHandler } from '@trpc/server/adapters/node-http';
import { ApiError } from '../core/errors.ts';
import type { NamedOperation } from '../core/operation.ts';
import { isJson } from '../http/body.ts';
import { mostBytes } from '../http/mostBytes.ts';
import type { Fixed } from '../http/surfaceTypes.ts';
import {
  refusedByProtocol,
  requestIds,
  trpcSurface,
  unsupportedType,
  type TrpcContext,
} from '../surfaces/trpc.ts';
import { HeldTexts } from './heldTexts.ts';

/** Calls in one batch of tRPC, each of which counts. */
const MAX_BATCH = 20;

/** Answers requests of tRPC with the protocol's own adapter. */
export function trpcAnswer(operations: readonly NamedOperation[]): Fixed['answer'] {
  let router: ReturnType<typeof trpcSurface> | undefined;
  return async (req, res, { path, identify, contextFor, requestId }) => {
    if (req.method === 'OPTIONS') throw forOurPages();
    const { log, noteRefusal } = contextFor(undefined);
    if (req.method === 'POST' && !isJson(req.headers['content-type'])) {
      const { refused, reply } = unsupportedType(requestId);
      noteRefusal(refused);
      return reply;
    }
    beginReply(res, requestId);
    const context: TrpcContext = {
      contextFor: async (access) => contextFor(await identify(access)),
      setHeaders: (headers) => mergeHeaders(res, headers),
      dataOf: new HeldTexts(res).markOf,
      log,
      noteRefusal,
    };
    const call = {
      req,
      res,
      path: path.slice('/trpc/'.length),
      router: (router ??= trpcSurface(operations)),
      createContext: () => Promise.resolve(context),
      onError: ({ error }: { error: TRPCError }) => {
        const refused = refusedByProtocol(error);
        if (refused) noteRefusal(refused);
      },
      maxBodySize: await mostBytes(req, identify),
      maxBatchSize: MAX_BATCH,
    };
    await requestIds.run(requestId, () => nodeHTTPRequestHandler(call as never));
    return undefined;
  };
}

function forOurPages(): ApiError {
  return new ApiError(
    'method_not_allowed',
    'This is for pages of the same origin; use GET or POST.',
    { headers: { Allow: 'GET, HEAD, POST' } },
  );
}

function beginReply(res: ServerResponse, requestId: string): void {
  res.statusCode = 200;
  res.setHeader('X-Request-Id', requestId);
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Cache-Control', 'private, no-store');
}

/** Headers of one call of a batch; of the limits, which end in any order, those of the call that left least. */
function mergeHeaders(res: ServerResponse, headers: Readonly<Record<string, string>>): void {
  if (res.headersSent) return;
  const left = headers['X-RateLimit-Remaining'];
  const isOlder =
    left !== undefined && Number(res.getHeader('X-RateLimit-Remaining') ?? Infinity) < Number(left);
  for (const name in headers)
    if (!isOlder || !/RateLimit/.test(name)) res.setHeader(name, headers[name] ?? '');
}
