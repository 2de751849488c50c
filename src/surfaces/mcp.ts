import { AsyncLocalStorage } from 'node:async_hooks';
import {
  createMcpHandler,
  ProtocolError,
  ProtocolErrorCode,
  Server,
} from '@modelcontextprotocol/server';
import type { Context } from '../core/context.ts';
import { ApiError } from '../core/errors.ts';
import type { NamedOperation } from '../core/operation.ts';
import { CallFailure, perform } from '../core/perform.ts';
import { ValidationFailure } from '../core/validation.ts';
import { describeTool, toolsOf } from '../core/tools.ts';
import { parsedJson } from '../core/parsedJson.ts';
import { INTERFACE_VERSION } from './openapi.ts';

/** The MCP surface: the tools of the list, stateless, with the fallback for clients of the 2025 revisions. */
export function mcpSurface(operations: readonly NamedOperation[]) {
  const byName = new Map(toolsOf(operations).map((operation) => [operation.id, operation]));
  // Made once: what a list of tools says does not depend on who asks.
  const tools = [...byName.values()].map(listedTool);
  const current = new AsyncLocalStorage<Context>();
  const handler = createMcpHandler(() => serverFor({ byName, tools, current }), {
    legacy: 'stateless',
    responseMode: 'json',
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
  readonly tools: readonly ListedTool[];
  readonly current: AsyncLocalStorage<Context>;
}

/** A server for one exchange: two handlers over what was made before, so that it costs microseconds. */
function serverFor({ byName, tools, current }: ServerParts): Server {
  const server = new Server(
    { name: 'geophysical-risk-intelligence', version: INTERFACE_VERSION },
    { capabilities: { tools: {} } },
  );
  server.setRequestHandler('tools/list', () => ({ tools: [...tools] as never }));
  server.setRequestHandler('tools/call', async ({ params }) => {
    const operation = byName.get(params.name);
    if (!operation)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Tool ${params.name} not found`);
    const context = current.getStore();
    if (!context) throw new Error('a tool was called outside a request');
    return callTool(operation, context, params.arguments);
  });
  return server;
}

interface ListedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: Record<string, unknown>;
  readonly outputSchema: Record<string, unknown>;
  readonly annotations: Readonly<Record<string, unknown>>;
}

function listedTool(operation: NamedOperation): ListedTool {
  const { name, title, description, input_schema, output_schema } = describeTool(operation);
  const annotations = { title, readOnlyHint: true, openWorldHint: true };
  return {
    name,
    title,
    description,
    inputSchema: input_schema,
    outputSchema: output_schema,
    annotations,
  };
}

/** POLICY: calls in one message, as in a batch of tRPC. */
const MAX_BATCH = 20;

/**
 * A message as it may be worked on: JSON of a bounded depth, and no more than a bounded number of calls.
 *
 * @throws ValidationFailure `json_invalid`, `too_long`
 */
export function checkedMessage(bytes: Buffer): void {
  const message = parsedJson(bytes);
  if (Array.isArray(message) && message.length > MAX_BATCH)
    throw new ValidationFailure([
      {
        loc: ['body'],
        msg: `List should have at most ${MAX_BATCH} items after validation, not ${message.length}`,
        type: 'too_long',
        ctx: { max_length: MAX_BATCH, actual_length: message.length },
      },
    ]);
}

async function callTool(operation: NamedOperation, context: Context, value: unknown) {
  try {
    const origin = { placeOf: () => 'body' as const };
    const outcome = await perform({ operation, context, readInput: () => value ?? {}, origin });
    return {
      content: [{ type: 'text' as const, text: JSON.stringify(outcome.value) }],
      structuredContent: outcome.value as Record<string, unknown>,
    };
  } catch (error) {
    return { isError: true, content: [{ type: 'text' as const, text: explain(error, context) }] };
  }
}

function explain(error: unknown, { log, requestId, noteRefusal }: Context): string {
  noteRefusal(error);
  const reason = error instanceof CallFailure ? error.reason : error;
  if (reason instanceof ValidationFailure) return JSON.stringify({ detail: reason.detail });
  if (reason instanceof ApiError) return `${reason.code}: ${reason.message}`;
  log.error({ err: reason, requestId }, 'unexpected error in a tool');
  return `internal_error: something went wrong on our side; quote ${requestId}`;
}
