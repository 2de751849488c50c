import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

/** A server in a process of its own, as users run it. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** Milliseconds from the start of the process to its first 200. */
  readonly firstAnswerMs: number;
  stop(): Promise<void>;
}

/** A bare node:http server that answers every request with the same bytes: the floor that the product's server is compared with. */
const BARE_SERVER = `
const { createServer } = require('node:http');
const body = Buffer.from('x'.repeat(Number(process.env.BODY_BYTES || 2)));
createServer((req, res) => { req.resume(); req.on('end', () => { res.setHeader('Content-Type', 'application/json'); res.setHeader('Content-Length', body.length); res.end(body); }); })
  .listen(Number(process.env.PORT), '127.0.0.1');
`;

/** A port that nobody listens on, told by the system. */
async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  listener.close();
  await once(listener, 'close');
  return port;
}

/** What `npm start` sets in the environment. */
function startSettings(): Record<string, string> {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly scripts: { readonly start: string };
  };
  const settings = scripts.start.matchAll(/(\w+)=(\S+) /g);
  return Object.fromEntries([...settings].map(([, name = '', value = '']) => [name, value]));
}

/** Starts the product on a data folder as `npm start` does; resolves at its first 200. */
export function startProduct(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  return launch([join(ROOT, 'bin/start.mjs')], {
    OFFLINE: '1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    ...startSettings(),
    ...environment,
  });
}

/** Starts the bare server; resolves at its first 200. */
export function startBare(bodyBytes = 2): Promise<ServerProcess> {
  return launch(['-e', BARE_SERVER], { BODY_BYTES: String(bodyBytes) });
}

async function launch(
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const port = await freePort();
  const { DATABASE_URL: _unset, ...inherited } = process.env;
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...words], {
    env: { ...inherited, NODE_ENV: 'production', PORT: String(port), ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(`${url}/healthz`))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await new Promise((next) => setTimeout(next, 2));
  }
  const firstAnswerMs = performance.now() - startedAt;
  return {
    child,
    url,
    firstAnswerMs,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function answers(url: string): Promise<boolean> {
  return new Promise((tell) => {
    const asking = request(url, (reply) => {
      reply.resume();
      tell(reply.statusCode === 200);
    });
    asking.on('error', () => tell(false));
    asking.end();
  });
}

/** CPU time of a process, user and system, all threads, ms. */
export function cpuMsOf(child: ChildProcess): number {
  const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Resident memory of a process, MB. */
export function residentMbOf(child: ChildProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** A data folder of a server that has started and stopped once, and the key of its administrator. */
export async function preparedFolder(environment: Readonly<Record<string, string>> = {}): Promise<{
  folder: string;
  key: string;
  remove: () => void;
}> {
  const folder = mkdtempSync(join(tmpdir(), 'gri-bench-'));
  const server = await startProduct(folder, environment);
  await server.stop();
  return {
    folder,
    key: readFileSync(join(folder, 'admin.key'), 'utf8').trim(),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Waits until the server says that it may be asked: its tables are made. */
export async function ready({ url }: ServerProcess): Promise<void> {
  while ((await fetch(`${url}/readyz`)).status !== 200)
    await new Promise((next) => setTimeout(next, 50));
}
