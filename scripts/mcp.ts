import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { readConfig } from '../config/env.ts';
import { createServer, type RunningServer } from '../src/app.ts';
import { createLog } from '../src/core/log.ts';
import { INSTRUCTIONS } from '../src/surfaces/mcp/instructions.ts';
import { INTERFACE_VERSION } from '../src/surfaces/openapi.ts';
import { commandLine } from './commandLine/commandLine.ts';
import { heldOpen } from './mcp/heldOpen.ts';

const USAGE = `npm run -s mcp
MCP over standard input and output. MCP_URL (such as https://host/mcp) and API_KEY name the server that answers; without MCP_URL
one is started on DATA_DIR.`;

/**
 * MCP over standard input and output, for clients that start a program. It ends with its input, once every request is answered.
 *
 * Usage: `npm run -s mcp`. With `MCP_URL` (such as `https://host/mcp`) and `API_KEY` it hands everything to that server; without, it
 * starts a server of its own on the data folder and takes `API_KEY`, or the administrator's key of a new folder.
 */
async function main(): Promise<void> {
  commandLine({ usage: USAGE });
  const { url, key, server } = await target();
  const { input, output, answered } = heldOpen(process.stdin, process.stdout);
  const transport = new StdioServerTransport(input, output);
  const handle = serveStdio(() => bridge(url, key), { transport });
  const stop = (): void =>
    void handle
      .close()
      .then(() => server?.stop())
      .then(() => process.exit());
  void answered.then(stop);
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

interface Target {
  readonly url: string;
  readonly key: string;
  readonly server?: RunningServer;
}

async function target(): Promise<Target> {
  const { MCP_URL: url, API_KEY: given } = process.env;
  if (url !== undefined) {
    if (given === undefined) throw new Error('Set API_KEY to a key of that server.');
    return { url: doorOf(url), key: given };
  }
  const config = readConfig({ ...process.env, PORT: '0', HOST: '127.0.0.1' });
  const server = await createServer(config, { log: createLog('silent') });
  const file = join(config.dataDir, 'admin.key');
  const key = given ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined);
  if (key === undefined) {
    await server.stop();
    throw new Error(`Set API_KEY: there is no key in ${file}.`);
  }
  return { url: `${server.url}/mcp`, key, server };
}

/** The door of a server whose address alone is given. */
function doorOf(given: string): string {
  if (!URL.canParse(given))
    throw new Error(`MCP_URL should be an address such as https://host/mcp, not ${given}`);
  const url = new URL(given);
  if (url.pathname === '/') url.pathname = '/mcp';
  return url.href;
}

const METHODS = [
  'tools/list',
  'tools/call',
  'resources/list',
  'resources/templates/list',
  'resources/read',
  'prompts/list',
  'prompts/get',
] as const;

/** A server whose every answer is that of the server behind it. */
function bridge(url: string, key: string): Server {
  const server = new Server(
    { name: 'geophysical-risk-intelligence', version: INTERFACE_VERSION },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCTIONS },
  );
  for (const method of METHODS)
    server.setRequestHandler(
      method,
      ({ params }, { mcpReq: { _meta, notify } }) =>
        forward({ url, key, method, params: { ...params, _meta }, notify }) as never,
    );
  return server;
}

interface Forwarded {
  readonly url: string;
  readonly key: string;
  readonly method: string;
  readonly params: unknown;
  /** Hands a note of progress to the client. */
  readonly notify: ServerContext['mcpReq']['notify'];
}

/** A revision that a server answers without a handshake. */
const STATELESS_REVISION = '2025-06-18';

async function forward({ url, key, method, params, notify }: Forwarded): Promise<unknown> {
  const asking = fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': STATELESS_REVISION,
      'X-API-Key': key,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const response = await asking.catch(() => {
    throw failure(`No server answers at ${url}; look at MCP_URL.`);
  });
  const reply = await replyOf(response, notify);
  if (reply.result !== undefined) return reply.result;
  if (reply.error) throw new ProtocolError(reply.error.code, reply.error.message);
  const reason = typeof reply.detail === 'string' ? reply.detail : `status ${response.status}`;
  throw failure(reason);
}

const failure = (reason: string): ProtocolError =>
  new ProtocolError(ProtocolErrorCode.InternalError, reason);

interface Reply {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
  readonly detail?: unknown;
  /** Of a note. */
  readonly method?: string;
  readonly params?: never;
}

/** An answer of JSON, or the last event of a stream whose notes before it are handed on; what is neither says nothing. */
async function replyOf(response: Response, notify: Forwarded['notify']): Promise<Reply> {
  if (response.headers.get('content-type')?.startsWith('text/event-stream') !== true)
    return parsed(await response.text());
  let reply: Reply = {};
  let left = '';
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (left + piece).split(/\r?\n/);
    left = lines.pop() ?? '';
    for (const line of lines.filter((each) => each.startsWith('data:'))) {
      const event = parsed(line.slice('data:'.length));
      if (event.method === PROGRESS) await notify({ method: PROGRESS, params: event.params });
      else reply = event;
    }
  }
  return reply;
}
const PROGRESS = 'notifications/progress';

function parsed(text: string): Reply {
  try {
    return JSON.parse(text) as Reply;
  } catch {
    return {};
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
