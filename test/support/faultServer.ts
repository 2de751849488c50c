import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** Ways in which a public source misbehaves. */
export const faults = [
  'refuse',
  'reset',
  'slow',
  'silent',
  'too_many',
  'error_500',
  'error_503',
  'html',
  'truncated',
  'wrong_types',
  'huge',
  'elsewhere',
  'empty_body',
  'error_in_200',
] as const;
export type Fault = (typeof faults)[number];

/** What the server does with a request: a fault, or a body to send as it is. */
export type Behaviour =
  | Fault
  | {
      readonly status?: number;
      readonly type?: string;
      readonly headers?: Record<string, string>;
      readonly body: string | Uint8Array;
      readonly delayMs?: number;
      /** Sent no sooner than this. */
      readonly after?: Promise<void>;
    };

export interface FaultServer {
  readonly url: string;
  /** Requests that arrived, by path and query. */
  readonly seen: string[];
  behave(next: Behaviour | ((request: IncomingMessage) => Behaviour)): void;
  close(): Promise<void>;
}

/** A server on a free port of this machine that misbehaves as told; `good` is what it would say on a good day. */
export async function faultServer(good: string): Promise<FaultServer> {
  const seen: string[] = [];
  const sockets = new Set<Socket>();
  let behaviour: (request: IncomingMessage) => Behaviour = () => ({ body: good });
  const server = createServer((request, response) => {
    seen.push(request.url ?? '');
    request.resume();
    act(behaviour(request), { good, response, socket: request.socket });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    behave: (next) => (behaviour = typeof next === 'function' ? next : () => next),
    close: () => end(server, sockets),
  };
}

function end(server: Server, sockets: Set<Socket>): Promise<void> {
  for (const socket of sockets) socket.destroy();
  return new Promise((done) => server.close(() => done()));
}

const HUGE_BYTES = 50 * 1024 * 1024;
const CHUNK = Buffer.alloc(64 * 1024, '1,');

function act(
  behaviour: Behaviour,
  { good, response, socket }: { good: string; response: ServerResponse; socket: Socket },
): void {
  if (typeof behaviour !== 'string') {
    const { status = 200, type = 'application/json', headers = {}, body } = behaviour;
    const send = () => response.writeHead(status, { 'content-type': type, ...headers }).end(body);
    const { delayMs = 0, after = Promise.resolve() } = behaviour;
    setTimeout(() => void after.then(send), delayMs);
    return;
  }
  const json = { 'content-type': 'application/json' };
  const acts: Record<Fault, () => unknown> = {
    refuse: () => socket.destroy(),
    reset: () => {
      response.writeHead(200, json).write(good.slice(0, 10));
      setTimeout(() => socket.resetAndDestroy(), 5);
    },
    slow: () => drip(response.writeHead(200, json), good),
    silent: () => undefined,
    too_many: () => response.writeHead(429, { 'retry-after': '1' }).end('slow down'),
    error_500: () => response.writeHead(500, json).end('{"error":"boom"}'),
    error_503: () => response.writeHead(503, json).end('{"error":"maintenance"}'),
    html: () =>
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!DOCTYPE html><html><title>Maintenance</title><body>Back soon 999</body></html>'),
    truncated: () => response.writeHead(200, json).end(good.slice(0, Math.floor(good.length / 2))),
    wrong_types: () => response.writeHead(200, json).end(wrongTypes(good)),
    huge: () => flood(response.writeHead(200, json)),
    elsewhere: () => response.writeHead(302, { location: 'http://localhost:9/elsewhere' }).end(),
    empty_body: () => response.writeHead(200, json).end(),
    error_in_200: () =>
      response.writeHead(200, json).end('{"error":{"code":400,"message":"Invalid query"}}'),
  };
  acts[behaviour]();
}

function drip(response: ServerResponse, text: string): void {
  let at = 0;
  const timer = setInterval(() => response.write(text.charAt(at++ % text.length)), 20);
  response.on('close', () => clearInterval(timer));
}

function flood(response: ServerResponse): void {
  let sent = 0;
  const more = () => {
    while (sent < HUGE_BYTES && !response.destroyed) {
      sent += CHUNK.length;
      if (!response.write(CHUNK)) return void response.once('drain', more);
    }
    response.end();
  };
  more();
}

/** The same JSON with every number an object and every text a number; other text as it is. */
export function wrongTypes(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), (_, value: unknown) =>
      typeof value === 'number' ? { wrong: true } : typeof value === 'string' ? 12.5 : value,
    );
  } catch {
    return text.replaceAll(/\d/g, 'x');
  }
}
