import type { ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';

/** How long a start may take on a machine that is busy. */
const START_MS = 300_000;
const LOOK_MS = 50;

/** A port of the loopback address that nobody listens at. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/**
 * Resolves when a server that was started as a process answers with success.
 *
 * @throws Error when the process ends, or after five minutes
 */
export async function answering(url: string, child: ChildProcess): Promise<void> {
  const until = performance.now() + START_MS;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((next) => setTimeout(next, LOOK_MS));
  }
  throw new Error('the server did not start');
}
