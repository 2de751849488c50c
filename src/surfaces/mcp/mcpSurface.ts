import { AsyncLocalStorage } from 'node:async_hooks';
import {
  createMcpHandler,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { nearestNames } from '../../core/nearestNames.ts';
import type { NamedOperation } from '../../core/operation.ts';
import { CallFailure, IGNORED_FIELDS, perform } from '../../core/perform.ts';
import { ValidationFailure, type InputOrigin } from '../../core/validation.ts';
import { describedTools, toolsOf } from '../../core/tools.ts';
import { wholeText } from '../../core/jsonText.ts';
import { jsonTextOf } from '../../core/writtenReply.ts';
import { INTERFACE_VERSION } from '../openapi.ts';
import { INSTRUCTIONS } from './instructions.ts';
import { watchedCall } from './progress.ts';
import { promptFor, PROMPTS } from './prompts.ts';
import { protocolRefusal } from './protocolRefusal.ts';
import { readResource, RESOURCE_TEMPLATES, RESOURCES } from './resources.ts';
import { shortAnswer } from './shortAnswer.ts';
import { DETAILS, listedTool, type ListedTool } from './toolList.ts';

/** The MCP surface: the tools of the list, stateless, with the fallback for clients of the 2025 revisions. */
export function mcpSurface(operations: readonly NamedOperation[]) {
  const byName = new Map(toolsOf(operations).map((operation) => [operation.id, operation]));
  // Made once: what a list of tools says does not depend on who asks.
  let listed: Promise<readonly ListedTool[]> | undefined;
  const tools = () => (listed ??= describedTools(operations).then((all) => all.map(listedTool)));
  const current = new AsyncLocalStorage<Context>();
  // One JSON body, and a stream of events for a call that tells how far it is.
  const handler = createMcpHandler(() => serverFor({ byName, tools, operations, current }), {
    legacy: 'stateless',
    responseMode: 'auto',
  });
  return {
    /** Answers one HTTP request; its tools run in the context given. */
    answer: (request: Request, context: Context): Promise<Response> =>
      current.run(context, () => handler.fetch(request)),
    close: () => handler.close(),
  };
}

interface ServerParts {
  readonly byName: ReadonlyMap<string, NamedOperation>;
  readonly tools: () => Promise<readonly ListedTool[]>;
  readonly operations: readonly NamedOperation[];
  readonly current: AsyncLocalStorage<Context>;
}

/** A server for one exchange: handlers over what was made before, so that it costs microseconds. */
function serverFor({ byName, tools, operations, current }: ServerParts): Server {
  const server = new Server(
    { name: 'geophysical-risk-intelligence', version: INTERFACE_VERSION },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCTIONS },
  );
  const contextNow = () => contextOf(current);
  const counted: Counted = (work) => countedBy(contextNow(), work);
  server.setRequestHandler('tools/list', async () => ({ tools: [...(await tools())] as never }));
  server.setRequestHandler('tools/call', ({ params }, { mcpReq }) =>
    counted(() => {
      const operation = byName.get(params.name);
      if (!operation) throw noSuchTool(params.name, [...byName.keys()]);
      return told(mcpReq, contextNow(), (context) =>
        callTool(operation, context, params.arguments ?? {}),
      );
    }),
  );
  server.setRequestHandler('resources/list', () => ({ resources: [...RESOURCES] }));
  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: [...RESOURCE_TEMPLATES],
  }));
  server.setRequestHandler('resources/read', ({ params }) =>
    counted(() => readResource(params.uri, operations, contextNow())),
  );
  server.setRequestHandler('prompts/list', () => ({ prompts: [...PROMPTS] }));
  server.setRequestHandler('prompts/get', ({ params }) =>
    counted(() => promptFor(params.name, params.arguments)),
  );
  server.fallbackRequestHandler = () =>
    counted(() => {
      throw new ProtocolError(ProtocolErrorCode.MethodNotFound, 'Method not found');
    });
  return server;
}

/** Does the work of a call, telling its caller how far it is where a token for that was given. */
async function told<R>(
  { _meta, notify }: ServerContext['mcpReq'],
  context: Context,
  work: (context: Context) => Promise<R>,
): Promise<R> {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return work(context);
  const call = watchedCall(context, (note) => {
    const params = { progressToken, ...note };
    // A note that does not arrive is no reason to fail: the caller may have left.
    notify({ method: 'notifications/progress', params }).catch(() => undefined);
  });
  try {
    return await work(call.context);
  } finally {
    call.end();
  }
}

function noSuchTool(name: string, names: readonly string[]): ProtocolError {
  const near = nearestNames(name.slice(0, 100), names, 3).join(', ');
  return new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `Tool ${name} not found. Near it are ${near}; tools/list names all.`,
  );
}

function contextOf(current: AsyncLocalStorage<Context>): Context {
  const context = current.getStore();
  if (!context) throw new Error('MCP was called outside a request');
  return context;
}

type Counted = <T>(work: () => T | Promise<T>) => Promise<T>;

/** Counts what the protocol refuses. */
async function countedBy<T>({ noteRefusal }: Context, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    noteRefusal(protocolRefusal());
    throw error;
  }
}

async function callTool(
  operation: NamedOperation,
  context: Context,
  { detail = 'summary', ...value }: Readonly<Record<string, unknown>>,
) {
  try {
    const origin = originOf(operation);
    const readInput = (): unknown => {
      if (!DETAILS.some((word) => word === detail)) throw noSuchDetail(origin.placeOf('detail'));
      return value;
    };
    const outcome = await perform({ operation, context, readInput, origin });
    const ignored = ignoredWords(operation, outcome.headers);
    if (detail === 'summary')
      return { content: [textOf(JSON.stringify(shortAnswer(outcome.value))), ...ignored] };
    return {
      content: [textOf(wholeText(jsonTextOf(outcome.value))), ...ignored],
      structuredContent: outcome.value as Record<string, unknown>,
    };
  } catch (error) {
    const reason = reasonOf(error);
    const hints =
      reason instanceof ValidationFailure
        ? [...placeWords(operation, reason), ...ignoredWords(operation, reason.headers)]
        : [];
    return {
      isError: true,
      content: [textOf(explain(error, operation, context)), ...hints],
    };
  }
}

const textOf = (text: string) => ({ type: 'text' as const, text });
const reasonOf = (error: unknown): unknown => (error instanceof CallFailure ? error.reason : error);

/** Names of arguments that the tool does not take, which a model may have meant otherwise, and those that it takes; or nothing. */
function ignoredWords(
  { input }: NamedOperation,
  headers: Readonly<Record<string, string>>,
): ReturnType<typeof textOf>[] {
  const names = headers[IGNORED_FIELDS];
  if (names === undefined) return [];
  const shape = (input as { shape?: Readonly<Record<string, unknown>> }).shape ?? {};
  const taken = [...Object.keys(shape), 'detail'].join(', ');
  return [textOf(`Ignored, the tool takes no such argument: ${names}. It takes ${taken}.`)];
}

/** A place may be named: a model that gave nothing may have only a name. */
function placeWords(
  { door }: NamedOperation,
  { detail }: ValidationFailure,
): ReturnType<typeof textOf>[] {
  const lacks = detail.some(({ loc, type }) => type === 'missing' && loc.at(-1) === 'lat');
  return door && lacks ? [textOf('Give lat and lon, or place: the name of a town.')] : [];
}

/** Where REST has a member of the input, so that refusals name it alike. */
function originOf({ method, path }: NamedOperation): InputOrigin {
  const rest = method === 'POST' ? 'body' : 'query';
  return { placeOf: (member) => (path.includes(`{${member}}`) ? 'path' : rest) };
}

function noSuchDetail(place: string): ValidationFailure {
  const expected = DETAILS.map((word) => `'${word}'`).join(' or ');
  const msg = `Input should be ${expected}`;
  return new ValidationFailure([
    { loc: [place, 'detail'], msg, type: 'literal_error', ctx: { expected } },
  ]);
}

function explain(
  error: unknown,
  { path }: NamedOperation,
  { account, log, requestId, noteRefusal }: Context,
): string {
  noteRefusal(error, { accountId: account?.id, operation: path });
  const reason = reasonOf(error);
  if (reason instanceof ValidationFailure) return JSON.stringify({ detail: reason.detail });
  if (reason instanceof ApiError) return `${reason.code}: ${reason.message}`;
  log.error({ err: reason, requestId }, 'unexpected error in a tool');
  return `internal_error: something went wrong on our side; quote ${requestId}`;
}
