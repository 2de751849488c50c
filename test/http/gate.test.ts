import { connect, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { SERVER } from '../../config/limits.ts';
import { openGate, type Gate } from '../../src/http/gate.ts';

const open: Gate[] = [];
afterEach(() => {
  for (const { http } of open.splice(0)) {
    http.close();
    http.closeAllConnections();
  }
});

async function gate(): Promise<Gate & { readonly port: number }> {
  const opened = await openGate({ host: '127.0.0.1', port: 0 });
  open.push(opened);
  return { ...opened, port: (opened.http.address() as AddressInfo).port };
}

const STRANGER = { name: '192.0.2.1', isKnown: false };

describe('health checks', () => {
  it('are answered apart from the application, whatever waits for it', async () => {
    const opened = await gate();
    const { port } = opened;
    const waiting = Array.from({ length: 50 }, () =>
      fetch(`http://127.0.0.1:${port}/docs`).catch((error: unknown) => error),
    );
    opened.openHealth();
    const begun: unknown[] = [];
    opened.open(
      (request) => void begun.push(request),
      () => STRANGER,
    );
    waiting.push(
      ...Array.from({ length: 50 }, () =>
        fetch(`http://127.0.0.1:${port}/docs`).catch((error: unknown) => error),
      ),
    );
    const health = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
    expect(begun.length).toBeLessThan(waiting.length);
    const asked = await fetch(`http://127.0.0.1:${port}/healthz?t=${Date.now()}`);
    expect([asked.status, await asked.json()]).toEqual([200, { status: 'ok' }]);
  });

  it('do not wait for all that came before the application was there: it is begun in portions', async () => {
    const opened = await gate();
    const { port, http } = opened;
    const came = new Promise<void>((resolve) => {
      let count = 0;
      http.on('request', () => ++count === 50 && resolve());
    });
    for (let i = 0; i < 50; i++)
      fetch(`http://127.0.0.1:${port}/docs`).catch((error: unknown) => error);
    await came;
    opened.openHealth();
    let begun = 0;
    opened.open(
      () => void begun++,
      () => STRANGER,
    );
    expect(begun).toBeLessThanOrEqual(SERVER.portions.strangers.begun);
    await expect.poll(() => begun).toBeGreaterThanOrEqual(SERVER.portions.strangers.places);
  });
});

describe('connections', () => {
  it('are bounded in number, and in the time of a head, a body and idleness', async () => {
    const { http } = await gate();
    expect(http).toMatchObject({
      maxConnections: 4_096,
      headersTimeout: 10_000,
      requestTimeout: 120_000,
      keepAliveTimeout: 60_000,
    });
  });

  it(
    'of a head that never ends are closed',
    async () => {
      const { port } = await gate();
      const answer = await new Promise<string>((done, failed) => {
        let text = '';
        const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: a'));
        socket.on('data', (bytes) => (text += bytes.toString()));
        socket.on('close', () => done(text));
        socket.on('error', failed);
      });
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    },
    4 * (SERVER.headersTimeoutMs + SERVER.checkingIntervalMs),
  );
});
