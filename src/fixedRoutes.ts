import type { IncomingMessage, ServerResponse } from 'node:http';
import { trpcAnswer } from './assembly/trpcAnswer.ts';
import { ApiError } from './core/errors.ts';
import { madeOnce } from './core/madeOnce.ts';
import { checkAccess } from './core/perform.ts';
import type { NamedOperation } from './core/operation.ts';
import type { Fixed, FixedParts } from './http/surfaceTypes.ts';
import type { Metrics } from './http/metrics.ts';
import { packedText } from './http/packedText.ts';
import { openApiText, openText } from './openApiText.ts';
import { modelLines } from './features/internal/modelLines.ts';
import { datasetLines, type ServingSource } from './assembly/datasetLines.ts';
import { docsSurface } from './surfaces/docs/docsSurface.ts';
import { llmsText } from './surfaces/docs/llmsText.ts';
import { assetOf } from './pages/assets.ts';
import { healthSurface, type Vitals } from './surfaces/health.ts';
import { asksProgress, checkedMessage } from './surfaces/mcp/message.ts';
import { protocolRefusal } from './surfaces/mcp/protocolRefusal.ts';
import { answerExample, answerExamplePath } from './surfaces/openapi/answerExamples.ts';

export interface FixedRoutesParts {
  readonly operations: readonly NamedOperation[];
  readonly sources: readonly ServingSource[];
  readonly publicBaseUrl: string;
  readonly metrics: Metrics;
  readonly vitals: Vitals;
}

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
    ...openApiRoutes(parts),
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
    isOpen: true,
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

/** The docs and the files they show. */
function documentRoutes({ operations, publicBaseUrl, sources }: FixedRoutesParts): Fixed[] {
  const docs = once(() =>
    docsSurface({
      operations,
      sources,
      datasets: once(() => datasetLines(sources)),
      models: () => modelLines(operations),
      baseUrl: publicBaseUrl,
    }),
  );
  const pages = new Map<string, ReturnType<typeof packedText>>();
  const page = readOnly(async ({ path }, { url = '' }) => {
    const words = path === '/docs' ? new URLSearchParams(url.split('?')[1]).get('q') : null;
    if (words?.trim()) return { ...docs().found(words), isOpen: true };
    const found = await docs().page(path);
    if (!found)
      throw new ApiError('not_found', 'There is no such page; /docs lists every endpoint.');
    const { body, packed } = await madeOnce(pages, path, () => packedText(found.body));
    return { ...found, body, packed, isOpen: true };
  });
  const file = readOnly(({ path }) => {
    const asset = assetOf(path);
    if (!asset) throw new ApiError('not_found', 'There is no such file.');
    const headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };
    return Promise.resolve({ status: 200, headers, isOpen: true, ...asset });
  });
  return [
    exactly('/', readOnly(toDocs)),
    exactly('/llms.txt', forLanguageModels(operations, publicBaseUrl)),
    below('/docs', page),
    below('/assets', file),
  ];
}

/** The same for programs that read pages as text. */
function forLanguageModels(operations: readonly NamedOperation[], baseUrl: string): Answer {
  const text = once(() => llmsText(operations, baseUrl));
  return readOnly(() =>
    Promise.resolve(openText({ body: text(), contentType: 'text/plain; charset=utf-8' })),
  );
}

/** Whoever opens the address of the service is shown what it offers. */
const toDocs = () =>
  Promise.resolve({
    status: 303,
    headers: { Location: '/docs' },
    contentType: 'text/plain; charset=utf-8',
    body: 'See /docs\n',
    isOpen: true,
  });

/** The OpenAPI document, short and full, and the examples that the short one names. */
function openApiRoutes({ operations, publicBaseUrl }: FixedRoutesParts): Fixed[] {
  const brief = openApiText({ form: 'brief', publicBaseUrl });
  const whole = openApiText({ form: 'full', publicBaseUrl });
  const byPath = new Map(operations.map((one) => [answerExamplePath(one), one]));
  const example = readOnly(({ path }) => {
    const operation = byPath.get(path);
    const value = operation && answerExample(operation);
    if (value === undefined) throw new ApiError('not_found', 'There is no such example.');
    return Promise.resolve(
      openText(
        typeof value === 'string'
          ? { body: value, contentType: 'text/plain; charset=utf-8' }
          : { body: JSON.stringify(value) },
      ),
    );
  });
  return [
    exactly(
      '/openapi.json',
      readOnly(async () => openText(await brief())),
    ),
    exactly(
      '/openapi/full.json',
      readOnly(async () => openText(await whole())),
    ),
    below('/openapi/examples', example),
  ];
}

function exactly(path: string, answer: Answer): Fixed {
  return { owns: (asked) => asked === path, answer };
}

function below(path: string, answer: Answer): Fixed {
  return { owns: (asked) => asked === path || asked.startsWith(`${path}/`), answer };
}

function readOnly(
  read: (parts: FixedParts, request: IncomingMessage) => ReturnType<Fixed['answer']>,
): Answer {
  return (request, _response, parts) => {
    if (request.method === 'GET' || request.method === 'HEAD') return read(parts, request);
    throw new ApiError('method_not_allowed', 'This can only be read; use GET.', {
      headers: { Allow: 'GET, HEAD' },
    });
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function mcpAnswer({ operations, publicBaseUrl }: FixedRoutesParts): Answer {
  // The protocol's code is loaded by the first who speaks it.
  const surface = once(async () =>
    (await import('./surfaces/mcp/mcpSurface.ts')).mcpSurface(operations),
  );
  return async (req, _res, { identify, contextFor, readBody }) => {
    const account = await identify('key');
    checkAccess('key', account);
    const context = contextFor(account);
    const body = req.method === 'POST' ? await readBody() : undefined;
    const isTold = body !== undefined && asksProgress(checkedMessage(body));
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
    const reply = await (
      await surface()
    ).answer(new Request(new URL('/mcp', publicBaseUrl), init), context);
    if (reply.status >= 400) context.noteRefusal(protocolRefusal(reply.status));
    return {
      status: reply.status,
      contentType: reply.headers.get('content-type') ?? '',
      // A stream is handed on as it comes only where a call wants to hear how far it is: others have their answer in one piece.
      body: isTold && reply.body && isStream(reply) ? reply.body : await reply.text(),
      isOpen: reply.headers.get('content-type')?.startsWith('application/json') === true,
      headers: headersOf(reply),
    };
  };
}

const isStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') === true;

function headersOf(reply: Response): Record<string, string> {
  return Object.fromEntries(
    [...reply.headers].filter(
      ([name]) => !['content-type', 'content-length', 'transfer-encoding'].includes(name),
    ),
  );
}
