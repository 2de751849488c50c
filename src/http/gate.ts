import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { BODY, SERVER } from '../../config/limits.ts';
import { requestIdOf } from './accessLog.ts';
import { makeRoom } from './makeRoom.ts';
import { Portions, type Asker } from './portions.ts';
import { hasTwoHosts } from './twoHosts.ts';

/**
 * Taken as it is. An import reads all names of a module of Node, and with those of this one Node loads WebSocket: 20 ms of CPU, for
 * which a start need not wait.
 */
const { createServer } = process.getBuiltinModule('node:http');

/**
 * The listener of a server that is still being built. Callers are let in at once and wait instead of being refused: the health
 * check for the database, everything else for the application.
 */
export interface Gate {
  readonly http: Server;
  /** The database answers: health checks that wait are answered, and later ones at once. */
  openHealth(): void;
  /** The application is there: it answers all that waited and all that comes, in portions. */
  open(application: RequestListener, askerOf: AskerOf): void;
}

/** Whose turn a request waits for. */
export type AskerOf = (request: IncomingMessage) => Asker;

interface Opened {
  readonly application: RequestListener;
  readonly askerOf: AskerOf;
}

interface Waiting {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

const TIMEOUTS = {
  keepAliveTimeout: SERVER.keepAliveMs,
  headersTimeout: SERVER.headersTimeoutMs,
  requestTimeout: SERVER.requestTimeoutMs,
  connectionsCheckingInterval: SERVER.checkingIntervalMs,
};
const HEALTHY = '{"status":"ok"}';

/** Listens on an address. @throws the error of the system, such as EADDRINUSE */
export async function openGate({
  host,
  port,
}: {
  readonly host: string;
  readonly port: number;
}): Promise<Gate> {
  const waiting: Waiting[] = [];
  let isHealthy = false;
  let opened: Opened | undefined;
  const portions = new Portions(SERVER.portions);
  const http = createServer(TIMEOUTS, (request, response) => {
    if (isHealthy && isHealthCheck(request)) answerHealth({ request, response });
    else if (opened) takeTurn(portions, opened, { request, response });
    else waiting.push({ request, response });
  });
  http.maxConnections = SERVER.maxConnections;
  makeRoom(http, SERVER.mostConnections);
  await new Promise<void>((ready, failed) => {
    http.once('error', failed);
    http.listen(port, host, () => ready());
  });
  return {
    http,
    openHealth() {
      isHealthy = true;
      for (let i = waiting.length - 1; i >= 0; i--) {
        const one = waiting[i];
        if (!one || !isHealthCheck(one.request)) continue;
        waiting.splice(i, 1);
        answerHealth(one);
      }
    },
    open(application, askerOf) {
      opened = { application, askerOf };
      for (const one of waiting.splice(0)) takeTurn(portions, opened, one);
    },
  };
}

/** Hands a request to the application when its turn has come. */
function takeTurn(
  portions: Portions,
  { application, askerOf }: Opened,
  { request, response }: Waiting,
): void {
  endUnread(request, response);
  portions.add(askerOf(request), {
    begin(done) {
      response.once('close', done);
      application(request, response);
    },
    isLeft: () => request.socket.destroyed,
  });
}

/** How often it is looked at how much of an unread body came: on the same machine a hundred megabytes come in a tenth of a second. */
const UNREAD_LOOK_MS = 10;

/**
 * A body that nobody reads is let in for a moment after the answer, so that the connection may serve again; one that goes on, and
 * may have no end, ends the connection.
 */
function endUnread(request: IncomingMessage, response: ServerResponse): void {
  const { 'transfer-encoding': encoding, 'content-length': length } = request.headers;
  if (encoding === undefined && (length === undefined || length === '0')) return;
  response.once('finish', () => {
    if (request.complete) return;
    const { socket } = request;
    const most = socket.bytesRead + BODY.jsonBytes;
    const until = performance.now() + SERVER.unreadMs;
    const looking = setInterval(() => {
      const isOver = socket.bytesRead > most || performance.now() > until;
      if (isOver && !request.complete) socket.destroy();
      if (isOver || request.complete) clearInterval(looking);
    }, UNREAD_LOOK_MS).unref();
  });
}

/** Whatever its query says: watchers send one so that no cache answers. */
function isHealthCheck({ method, url = '', rawHeaders }: IncomingMessage): boolean {
  const isPath = url === '/healthz' || url.startsWith('/healthz?');
  return isPath && (method === 'GET' || method === 'HEAD') && !hasTwoHosts(rawHeaders);
}

function answerHealth({ request, response }: Waiting): void {
  response.writeHead(200, {
    'Content-Type': 'application/json',
    'Content-Length': HEALTHY.length,
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': requestIdOf(request.headers['x-request-id']),
  });
  response.end(HEALTHY);
}
