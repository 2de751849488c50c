import { createRequire } from 'node:module';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { hookPost } from '../../../src/features/alerts/hookPost.ts';
import { isHookPort } from '../../../src/features/alerts/hookPorts.ts';

const REQUEST = { headers: {}, body: '{}' };

describe('ports of webhooks', () => {
  it('are that of https and free ones', () => {
    for (const port of ['', '443', '8443', '3000', '9443', '65535'])
      expect(isHookPort(port), port).toBe(true);
    for (const port of ['0', '22', '25', '80', '465', '587', '636', '993', '1023', '6379', '65536'])
      expect(isHookPort(port), port).toBe(false);
  });

  it('are none that browsers block', () => {
    const load = createRequire(createRequire(import.meta.url).resolve('undici'));
    const { badPorts } = load('./lib/web/fetch/constants.js') as { badPorts: readonly string[] };
    expect(badPorts.length).toBeGreaterThan(70);
    expect(badPorts.filter(isHookPort)).toEqual([]);
  });

  it('hold for addresses that were added before', async () => {
    expect(await hookPost(() => true)('https://127.0.0.1:6379/x', REQUEST)).toEqual({
      status: null,
      error: 'port 6379 is that of another service',
    });
  });
});

describe('a receiver that', { timeout: 60_000 }, () => {
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    for (const server of servers.splice(0)) server.close();
  });

  async function answering(begin: (socket: Socket) => void): Promise<string> {
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('data', () => begin(socket));
    });
    servers.push(server);
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`;
  }

  const trickle = (socket: Socket, head: string, piece: string): void => {
    socket.write(head);
    const timer = setInterval(() => socket.write(piece), 500);
    socket.once('close', () => clearInterval(timer));
  };

  it.each<[string, (socket: Socket) => void]>([
    ['never answers', () => undefined],
    ['trickles its head', (socket) => trickle(socket, 'HTTP/1.1 200 OK\r\n', 'X-More: 1\r\n')],
  ])('%s is left after fifteen seconds', async (_what, begin) => {
    const from = performance.now();
    const { status, error } = await hookPost(() => true)(await answering(begin), REQUEST);
    expect([status, error]).toEqual([null, expect.stringMatching(/timeout|aborted/i)]);
    expect(performance.now() - from).toBeLessThan(20_000);
  });

  it('trickles its body is left after fifteen seconds too, and its status counts', async () => {
    const head = 'HTTP/1.1 200 OK\r\nContent-Length: 60000\r\n\r\n';
    const url = await answering((socket) => trickle(socket, head, 'x'));
    const from = performance.now();
    expect(await hookPost(() => true)(url, REQUEST)).toEqual({ status: 200, error: null });
    expect(performance.now() - from).toBeLessThan(20_000);
  });

  it('answers without end is left at once, and its status counts', async () => {
    const block = 'x'.repeat(65_536);
    const flood = (socket: Socket): void => {
      socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n');
      const more = (): void => {
        while (!socket.destroyed && socket.write(`10000\r\n${block}\r\n`));
      };
      socket.on('drain', more);
      more();
    };
    const from = performance.now();
    const outcome = await hookPost(() => true)(await answering(flood), REQUEST);
    expect(outcome).toEqual({ status: 200, error: null });
    expect(performance.now() - from).toBeLessThan(5_000);
  });
});
