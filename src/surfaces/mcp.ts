import { AsyncLocalStorage } from 'node:async_hooks';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import type { Context } from '../core/context.ts';
import { ApiError } from '../core/errors.ts';
import type { NamedOperation } from '../core/operation.ts';
import { CallFailure, perform } from '../core/perform.ts';
import { ValidationFailure } from '../core/validation.ts';
import { toolsOf } from '../core/tools.ts';
import { INTERFACE_VERSION } from './openapi.ts';

/** The MCP surface: the tools of the list, stateless, with the fallback for clients of the 2025 revisions. */
export function mcpSurface(operations: readonly NamedOperation[]) {
  const tools = toolsOf(operations);
  const current = new AsyncLocalStorage<Context>();
  const handler = createMcpHandler(() => serverFor(tools, current), {
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

function serverFor(
  tools: readonly NamedOperation[],
  current: AsyncLocalStorage<Context>,
): McpServer {
  const server = new McpServer({
    name: 'geophysical-risk-intelligence',
    version: INTERFACE_VERSION,
  });
  for (const operation of tools) {
    const { id, title, summary, input, output } = operation;
    const annotations = { title, readOnlyHint: true, openWorldHint: true };
    server.registerTool(
      id,
      {
        title,
        description: summary,
        inputSchema: input as never,
        outputSchema: output as never,
        annotations,
      },
      (async (value: unknown) => {
        const context = current.getStore();
        if (!context) throw new Error('a tool was called outside a request');
        return callTool(operation, context, value);
      }) as never,
    );
  }
  return server;
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

function explain(error: unknown, { log, requestId }: Context): string {
  const reason = error instanceof CallFailure ? error.reason : error;
  if (reason instanceof ValidationFailure) return JSON.stringify({ detail: reason.detail });
  if (reason instanceof ApiError) return `${reason.code}: ${reason.message}`;
  log.error({ err: reason, requestId }, 'unexpected error in a tool');
  return `internal_error: something went wrong on our side; quote ${requestId}`;
}
