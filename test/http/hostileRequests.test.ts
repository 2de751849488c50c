import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalJson, rememberedShapes } from '../../src/core/canonicalJson.ts';
import { mintKey } from '../../src/core/keyFormat.ts';
import { securityHeaders } from '../../src/http/securityHeaders.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const mcp = (body: unknown, key: string | null = server.adminKey) =>
  fetch(new URL('/mcp', server.url), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...(key === null ? {} : { 'X-API-Key': key }),
    },
    body: JSON.stringify(body),
  });

const nested = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = { a: value };
  return value;
};

describe('memory of canonical JSON', () => {
  it('is bounded by weight, whatever names callers invent', () => {
    for (let round = 0; round < 2_000; round++) {
      const names = Array.from({ length: 40 }, (_, i) => [`name_${round}_${i}`, i]);
      canonicalJson(Object.fromEntries(names));
    }
    expect(rememberedShapes()).toBeLessThanOrEqual(500_000);
  });

  it('does not remember a shape of any size', () => {
    const before = rememberedShapes();
    canonicalJson(Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`n${i}`, i])));
    expect(rememberedShapes()).toBe(before);
  });

  it('is not touched by the raw body of an open route that is repeated under a key', async () => {
    const before = rememberedShapes();
    const body = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`stranger_${i}`, i]));
    const { status } = await server.call('/api/v1/auth/register', {
      key: null,
      headers: { 'Idempotency-Key': 'a-stranger' },
      body,
    });
    expect(status).toBe(422);
    expect(rememberedShapes()).toBe(before);
  });
});

describe('a query of many parameters', () => {
  it('is refused with the bound, whether named or not', async () => {
    for (const query of ['a&'.repeat(5_000), 'q=1&'.repeat(101)]) {
      const answer = await server.call(`/api/v1/auth/tiers?${query}`, { key: null });
      expect(answer.status).toBe(400);
      expect(answer.json.detail).toMatch(/at most 100 parameters/);
    }
  });

  it('is not read where there is no route', async () => {
    const { status } = await server.call(`/nowhere?${'a&'.repeat(5_000)}`, { key: null });
    expect(status).toBe(404);
  });
});

describe('MCP', () => {
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };

  it('asks for the key before anything else', async () => {
    const answer = await mcp(list, null);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('ApiKey realm="api"');
  });

  it('refuses a batch of more than 20 messages and names the bound', async () => {
    const answer = await mcp(Array.from({ length: 21 }, (_, id) => ({ ...list, id })));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ detail: [{ ctx: { max_length: 20 } }] });
  });

  it('refuses a message nested more than 32 levels deep', async () => {
    const answer = await mcp({ ...list, params: nested(40) });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ detail: [{ type: 'json_invalid' }] });
  });
});

describe('tRPC', () => {
  it('refuses an input nested more than 32 levels deep', async () => {
    const answer = await fetch(new URL('/trpc/volcano.predict', server.url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-API-Key': server.adminKey },
      body: JSON.stringify({ lat: 1, lon: 2, more: nested(40) }),
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      error: { data: { detail: [{ type: 'json_invalid' }] } },
    });
  });
});

describe('a request that can be read in two ways', () => {
  it('is refused when it names two hosts', async () => {
    const { hostname, port } = new URL(server.url);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'),
      );
      let text = '';
      socket.on('data', (bytes) => (text += bytes.toString()));
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each(['utf-7', 'utf-16', '"UTF-16LE"'])('is refused in the encoding %s', async (charset) => {
    const answer = await server.call('/api/v1/volcano/predict', {
      raw: '{"lat":1,"lon":2}',
      headers: { 'Content-Type': `application/json; charset=${charset}` },
    });
    expect(answer.status).toBe(415);
  });
});

describe('a body without an end', () => {
  const KEYED = () => `X-API-Key: ${server.adminKey}\r\n`;
  it.each([
    ['of a call', '/api/v1/volcano/predict', KEYED, 413],
    ['of a call without a key', '/api/v1/volcano/predict', () => '', 401],
    ['of an open call', '/api/v1/auth/login', () => '', 413],
    ['of a form', '/account/signin', () => '', 413],
    ['of nothing there', '/nowhere', () => '', 404],
    ['of tRPC', '/trpc/volcano.predict', KEYED, 413],
    ['of MCP', '/mcp', KEYED, 413],
  ])(
    '%s is refused, and the connection ends',
    async (_what, path, head, due) => {
      const { hostname, port } = new URL(server.url);
      const { text, sent } = await endless(Number(port), hostname, {
        head: `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${head()}Transfer-Encoding: chunked\r\n\r\n`,
      });
      expect(text.slice(0, 12)).toBe(`HTTP/1.1 ${due}`);
      expect(sent).toBeLessThan(64 * 1024 * 1024);
    },
    20_000,
  );
});

/** Sends chunks until the other side ends the connection; what came back, and how much was taken. */
function endless(
  port: number,
  host: string,
  { head }: { readonly head: string },
): Promise<{ text: string; sent: number }> {
  return new Promise((resolve) => {
    let text = '';
    let sent = 0;
    const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`;
    const socket = connect(port, host, () => {
      socket.write(head);
      const more = (): void => {
        while (!socket.destroyed && socket.write(chunk)) sent += chunk.length;
        sent += chunk.length;
      };
      socket.on('drain', more);
      more();
    });
    socket.on('data', (bytes) => (text += bytes.toString()));
    const end = (): void => resolve({ text, sent });
    socket.on('close', end);
    socket.on('error', () => socket.destroy());
  });
}

describe('headers for browsers', () => {
  it('every page has a content policy, an opener policy and a referrer policy', async () => {
    for (const path of ['/docs', '/nowhere']) {
      const { headers } = await server.call(path, { key: null, headers: { Accept: 'text/html' } });
      expect(headers.get('content-type')).toMatch(/text\/html/);
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/);
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('referrer-policy')).not.toBeNull();
    }
  });

  it('demand https where the service is reached by https, and only there', () => {
    const of = (publicBaseUrl: string) =>
      securityHeaders('application/json', { publicBaseUrl })['Strict-Transport-Security'];
    expect(of('https://risk.example')).toMatch(/^max-age=\d{8}/);
    expect(of('http://127.0.0.1:8080')).toBeUndefined();
  });
});

describe('keys that nobody has', () => {
  it('are stopped by address before the database, while a key in use goes on', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 70; guess++) {
      const key = mintKey('account').secret;
      statuses.push((await server.call('/api/v1/auth/me', { key })).status);
    }
    expect(statuses.slice(0, 50).every((status) => status === 401)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect((await server.call('/api/v1/auth/me')).status).toBe(200);
  });
});
