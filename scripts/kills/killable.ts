import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { answering, freePort } from '../support/startedServer.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** A server of this program on one port of the loopback address, killed and started again as often as wanted. */
export interface Killable {
  readonly url: string;
  readonly adminKey: () => string;
  /** Resolves when it answers; each start is a new promise. */
  ready(): Promise<void>;
  start(): Promise<void>;
  /** Ends it at once, whatever it does. */
  kill(): Promise<void>;
  /** Ends it in order. */
  stop(): Promise<void>;
}

/** @param databaseUrl  PostgreSQL; absent: the embedded database in `dataDir` */
export async function killable(
  dataDir: string,
  databaseUrl: string | undefined,
): Promise<Killable> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let up = Promise.withResolvers<void>();
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = child;
    up = Promise.withResolvers<void>();
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = new Promise((done) => ending.once('exit', done));
    ending.kill(signal);
    await ended;
  };
  return {
    url,
    adminKey: () => readFileSync(join(dataDir, 'admin.key'), 'utf8').trim(),
    ready: () => up.promise,
    async start() {
      child = launch({ dataDir, port, databaseUrl });
      await answering(`${url}/readyz`, child);
      if (!existsSync(join(dataDir, 'admin.key'))) throw new Error('there is no admin.key');
      up.resolve();
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

interface Launch {
  readonly dataDir: string;
  readonly port: number;
  readonly databaseUrl: string | undefined;
}

function launch({ dataDir, port, databaseUrl }: Launch): ChildProcess {
  return spawn(process.execPath, [join(ROOT, 'bin/start.mjs')], {
    env: {
      PATH: process.env['PATH'] ?? '',
      OFFLINE: '1',
      DATA_DIR: dataDir,
      PORT: String(port),
      // Every actor comes from a network of its own, so that guards of one address do not slow the storm.
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'error',
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
