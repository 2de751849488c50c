import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { answering, freePort } from '../support/startedServer.ts';
import type { LoopTurns } from './loopProbe.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** A server of this program on the loopback address, started for the attacks and ended after them. */
export interface Target {
  readonly url: string;
  readonly port: number;
  readonly key: string;
  readonly dataDir: string;
  readonly pid: number;
  /** The longest turn of the event loop since this was asked last. */
  loopTurns(this: void): Promise<LoopTurns>;
  /** A figure of `/metrics`. */
  metric(this: void, name: string): Promise<number>;
  /** Bytes sent as they are; what came back until the connection ended or the time was over. */
  raw(this: void, text: string, waitMs?: number): Promise<string>;
  stop(): Promise<void>;
}

/** Starts the server on a free port with a data folder of its own, without a network. */
export async function startTarget(): Promise<Target> {
  const dataDir = mkdtempSync(join(tmpdir(), 'attack-'));
  const port = await freePort();
  const child = spawn(process.execPath, [join(ROOT, 'bin/start.mjs')], {
    env: {
      PATH: process.env['PATH'] ?? '',
      OFFLINE: '1',
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'silent',
      NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'loopProbe.ts')).href}`,
      LOOP_PROBE_FILE: join(dataDir, 'loop.json'),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await answering(`${url}/readyz`, child);
  const key = readFileSync(join(dataDir, 'admin.key'), 'utf8').trim();
  return {
    url,
    port,
    key,
    dataDir,
    pid: child.pid ?? NaN,
    loopTurns: () => askProbe(child, join(dataDir, 'loop.json')),
    async metric(name) {
      const text = await (await fetch(`${url}/metrics`)).text();
      return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? NaN);
    },
    raw: (text, waitMs = 5_000) => exchange(port, text, waitMs),
    async stop() {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function askProbe(child: ChildProcess, path: string): Promise<LoopTurns> {
  rmSync(path, { force: true });
  child.kill('SIGUSR2');
  while (!existsSync(path)) {
    if (child.exitCode !== null) throw new Error('the server ended');
    await new Promise((next) => setTimeout(next, 20));
  }
  return JSON.parse(readFileSync(path, 'utf8')) as LoopTurns;
}

function exchange(port: number, text: string, waitMs: number): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    const end = (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    };
    const timer = setTimeout(end, waitMs);
    socket.on('data', (bytes) => (answer += bytes.toString('latin1')));
    socket.on('end', end);
    socket.on('error', end);
  });
}
