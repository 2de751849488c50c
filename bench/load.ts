import { Agent, request } from 'node:http';
import { quantile } from './harness.ts';

/** A request that is sent again and again. */
export interface Shot {
  readonly url: string;
  /** Default POST. */
  readonly method?: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  /** Bodies in turn. */
  readonly bodies: readonly string[];
}

/** What a load came to. */
export interface LoadFigures {
  readonly requests: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly bodyBytes: number;
}

/**
 * Keeps a number of connections busy until enough requests are answered; every answer must be 200.
 *
 * The client shares the machine with the server: latencies include waiting for it, CPU figures of the server do not.
 */
export async function load(
  shot: Shot,
  { connections, requests }: { readonly connections: number; readonly requests: number },
): Promise<LoadFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let sent = 0;
  let bodyBytes = 0;
  const worker = async (): Promise<void> => {
    while (sent < requests) {
      const body = shot.bodies[sent++ % shot.bodies.length] ?? '';
      const startedAt = performance.now();
      const size = await send(shot, body, agent);
      bodyBytes += size;
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return {
    requests: times.length,
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
    bodyBytes: bodyBytes / times.length,
  };
}

function send(
  { url, headers, method = 'POST' }: Shot,
  body: string,
  agent: Agent,
): Promise<number> {
  return new Promise((done, failed) => {
    const asking = request(
      url,
      {
        method,
        agent,
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          ...headers,
        },
      },
      (reply) => {
        let size = 0;
        reply.on('data', (chunk: Buffer) => (size += chunk.length));
        reply.on('end', () =>
          reply.statusCode === 200 ? done(size) : failed(new Error(`status ${reply.statusCode}`)),
        );
      },
    );
    asking.on('error', failed);
    asking.end(body);
  });
}
