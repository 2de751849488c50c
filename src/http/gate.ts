import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { SERVER } from '../../config/limits.ts';
import { requestIdOf } from './accessLog.ts';
import { Portions } from './portions.ts';

/**
 * The listener of a server that is still being built. Callers are let in at once and wait instead of being refused: the health
 * check for the database, everything else for the application.
 */
export interface Gate {
  readonly http: Server;
  /** The database answers: health checks that wait are answered, and later ones at once. */
  openHealth(): void;
  /** The application is there: it answers all that waited, in order, and all that comes. */
  open(application: RequestListener): void;
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
  let application: RequestListener | undefined;
  const portions = new Portions(SERVER.portion);
  const http = createServer(TIMEOUTS, (request, response) => {
    if (isHealthy && isHealthCheck(request)) answerHealth({ request, response });
    else if (application) portions.add(() => application?.(request, response));
    else waiting.push({ request, response });
  });
  http.maxConnections = SERVER.maxConnections;
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
    open(made) {
      application = made;
      for (const { request, response } of waiting.splice(0)) made(request, response);
    },
  };
}

function isHealthCheck({ method, url }: IncomingMessage): boolean {
  return url === '/healthz' && (method === 'GET' || method === 'HEAD');
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
