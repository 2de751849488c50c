import type { IncomingMessage, ServerResponse } from 'node:http';
import { nodeHTTPRequestHandler } from '@trpc/server/adapters/node-http';
import { BODY } from '../config/limits.ts';
import { ApiError } from './core/errors.ts';
import { checkAccess } from './core/perform.ts';
import type { NamedOperation } from './core/operation.ts';
import { isJson } from './http/body.ts';
import type { Fixed, FixedParts } from './http/handler.ts';
import type { Metrics } from './http/metrics.ts';
import type { SourceLine } from './surfaces/docs/indexPages.ts';
import { docsSurface } from './surfaces/docs/docsSurface.ts';
import { assetOf } from './pages/assets.ts';
import { healthSurface, type Vitals } from './surfaces/health.ts';
import { checkedMessage, mcpSurface } from './surfaces/mcp.ts';
import { openApiDocument } from './surfaces/openapi.ts';
import { requestIds, trpcSurface, unsupportedType, type TrpcContext } from './surfaces/trpc.ts';

export interface FixedRoutesParts {
  readonly operations: readonly NamedOperation[];
  readonly sources: readonly SourceLine[];
  readonly publicBaseUrl: string;
  readonly metrics: Metrics;
  readonly vitals: Vitals;
}

/** Calls in one batch of tRPC, each of which counts. */
const MAX_BATCH = 20;

type Answer = (
  request: IncomingMessage,
  response: ServerResponse,
  parts: FixedParts,
) => ReturnType<Fixed['answer']>;

/** The routes that are not operations: health, metrics, documents, tRPC and MCP. Costly ones are made at first use. */
export function fixedRoutes(parts: FixedRoutesParts): readonly Fixed[] {
  return [
    ...vitalRoutes(parts),
    ...documentRoutes(parts),
    below('/trpc', trpcAnswer(parts.operations)),
    exactly('/mcp', mcpAnswer(parts)),
  ];
}

/** What a watcher of the server asks. */
function vitalRoutes({ vitals, metrics }: FixedRoutesParts): Fixed[] {
  const health = healthSurface(vitals);
  const healthz = readOnly(() => Promise.resolve(health.healthz()));
  const numbers = readOnly(async () => ({
    status: 200,
    contentType: metrics.contentType,
    body: await metrics.text(),
    headers: {},
  }));
  return [
    exactly('/healthz', healthz),
    exactly(
      '/readyz',
      readOnly(() => health.readyz()),
    ),
    exactly('/metrics', numbers),
  ];
}

/** The OpenAPI document, the docs and the files they show. */
function documentRoutes({ operations, publicBaseUrl, sources }: FixedRoutesParts): Fixed[] {
  const openapi = once(() => JSON.stringify(openApiDocument(operations, publicBaseUrl)));
  const docs = once(() => docsSurface(operations, sources, publicBaseUrl));
  const document = readOnly(() =>
    Promise.resolve({
      status: 200,
      contentType: 'application/json',
      body: openapi(),
      headers: { 'Cache-Control': 'public, max-age=300', 'Access-Control-Allow-Origin': '*' },
    }),
  );
  const page = readOnly(({ path }) => {
    const found = docs().page(path);
    if (!found)
      throw new ApiError('not_found', 'There is no such page; /docs lists every endpoint.');
    return Promise.resolve(found);
  });
  const file = readOnly(({ path }) => {
    const asset = assetOf(path);
    if (!asset) throw new ApiError('not_found', 'There is no such file.');
    const headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };
    return Promise.resolve({ status: 200, headers, ...asset });
  });
  return [exactly('/openapi.json', document), below('/docs', page), below('/assets', file)];
}

function exactly(path: string, answer: Answer): Fixed {
  return { owns: (asked) => asked === path, answer };
}

function below(path: string, answer: Answer): Fixed {
  return { owns: (asked) => asked === path || asked.startsWith(`${path}/`), answer };
}

function readOnly(read: (parts: FixedParts) => ReturnType<Fixed['answer']>): Answer {
  return (request, _response, parts) => {
    if (request.method === 'GET' || request.method === 'HEAD') return read(parts);
    throw new ApiError('method_not_allowed', 'This can only be read; use GET.', {
      headers: { Allow: 'GET, HEAD' },
    });
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function trpcAnswer(operations: readonly NamedOperation[]): Answer {
  const router = once(() => trpcSurface(operations));
  return async (req, res, { path, identify, contextFor, requestId }) => {
    if (req.method === 'OPTIONS')
      throw new ApiError(
        'method_not_allowed',
        'This is for pages of the same origin; use GET or POST.',
        { headers: { Allow: 'GET, HEAD, POST' } },
      );
    if (req.method === 'POST' && !isJson(req.headers['content-type']))
      return unsupportedType(requestId);
    res.statusCode = 200;
    res.setHeader('X-Request-Id', requestId);
    res.setHeader('X-Content-Type-Options', 'nosniff');
    res.setHeader('Cache-Control', 'private, no-store');
    const { log, noteRefusal } = contextFor(undefined);
    const context: TrpcContext = {
      contextFor: async (access) => contextFor(await identify(access)),
      setHeaders: (headers) => mergeHeaders(res, headers),
      log,
      noteRefusal,
    };
    const call = {
      req,
      res,
      path: path.slice('/trpc/'.length),
      router: router(),
      createContext: () => Promise.resolve(context),
      maxBodySize: BODY.jsonBytes,
      maxBatchSize: MAX_BATCH,
    };
    await requestIds.run(requestId, () => nodeHTTPRequestHandler(call as never));
    return undefined;
  };
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

function mcpAnswer({ operations, publicBaseUrl }: FixedRoutesParts): Answer {
  const surface = once(() => mcpSurface(operations));
  return async (req, _res, { identify, contextFor, readBody }) => {
    const account = await identify('key');
    checkAccess('key', account);
    const context = contextFor(account);
    const body = req.method === 'POST' ? await readBody() : undefined;
    if (body) checkedMessage(body);
    const headers = new Headers(
      Object.entries(req.headers).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, [value].flat().join(', ')]],
      ),
    );
    const init = {
      method: req.method ?? 'GET',
      headers,
      ...(body ? { body: new Uint8Array(body) } : {}),
    };
    const reply = await surface().answer(
      new Request(new URL('/mcp', publicBaseUrl), init),
      context,
    );
    return {
      status: reply.status,
      contentType: reply.headers.get('content-type') ?? '',
      body: await reply.text(),
      headers: headersOf(reply),
    };
  };
}

function headersOf(reply: Response): Record<string, string> {
  return Object.fromEntries(
    [...reply.headers].filter(
      ([name]) => !['content-type', 'content-length', 'transfer-encoding'].includes(name),
    ),
  );
}
