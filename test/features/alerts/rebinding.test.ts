import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hookPost, type Resolve } from '../../../src/features/alerts/hookPost.ts';

/** Stands for the open internet: a loopback address that the test lets through. The other is this machine's own. */
const OPEN = '127.0.0.2';
const OWN = '127.0.0.1';
const isAllowed = (address: string) => address === OPEN;
const REQUEST = { headers: {}, body: '{}' };

describe('a name whose address changes', () => {
  const servers: Server[] = [];
  const reached: string[] = [];
  let port = 0;
  beforeAll(async () => {
    port = await listen(OPEN, 0);
    await listen(OWN, port);
  });
  afterAll(() => {
    for (const server of servers) server.close();
  });
  beforeEach(() => {
    reached.length = 0;
  });

  /** Counts who was connected to; answers any HTTP request, and hangs up on anything else. */
  async function listen(address: string, at: number): Promise<number> {
    const server = createServer((socket) => {
      reached.push(address);
      socket.on('error', () => undefined);
      socket.on('data', (data) => {
        if (data.toString('latin1').startsWith('POST'))
          socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
        else socket.destroy();
      });
    });
    servers.push(server);
    await new Promise<void>((ready) => server.listen(at, address, ready));
    return (server.address() as AddressInfo).port;
  }

  /** A resolver that gives one answer after another, and the last one from then on. */
  function answering(...answers: readonly (readonly string[])[]): Resolve & { asked: number } {
    const resolve = async () => {
      const found = answers[Math.min(resolve.asked++, answers.length - 1)] ?? [];
      return found.map((address) => ({ address, family: 4 }));
    };
    resolve.asked = 0;
    return resolve;
  }

  it.each(['http', 'https'])(
    'by %s: the address that was checked is the one that is called, and the name is asked once',
    async (scheme) => {
      const resolve = answering([OPEN], [OWN]);
      const post = hookPost(isAllowed, resolve);
      const url = `${scheme}://rebind.example:${port}/x`;
      const first = await post(url, REQUEST);
      // Without a certificate the handshake fails, but where it was tried is seen.
      if (scheme === 'http') expect(first).toEqual({ status: 200, error: null });
      expect([resolve.asked, reached]).toEqual([1, [OPEN]]);
      expect(await post(url, REQUEST)).toEqual({
        status: null,
        error: `rebind.example leads to ${OWN}, which is not on the open internet`,
      });
      expect([resolve.asked, reached]).toEqual([2, [OPEN]]);
    },
  );

  it.each([
    ['the second of two is our own', [OPEN, OWN]],
    ['the first of two is our own', [OWN, OPEN]],
    ['none', []],
  ])('%s: nobody is called', async (_name, addresses) => {
    const { status, error } = await hookPost(isAllowed, answering(addresses))(
      `http://mixed.example:${port}/x`,
      REQUEST,
    );
    expect([status, reached]).toEqual([null, []]);
    expect(error).toMatch(/not on the open internet|has no address/);
  });

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '169.254.169.254', '10.1.2.3', 'fd00::1'])(
    'as the product checks it, a name that leads to %s is not called',
    async (address) => {
      const resolve: Resolve = () =>
        Promise.resolve([{ address, family: address.includes(':') ? 6 : 4 }]);
      const { status, error } = await hookPost(undefined, resolve)(
        `http://inside.example:${port}/x`,
        REQUEST,
      );
      expect([status, reached]).toEqual([null, []]);
      expect(error).toContain('not on the open internet');
    },
  );
});
