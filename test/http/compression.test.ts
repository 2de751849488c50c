import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../src/operations.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

interface Raw {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

/** A request whose answer is left as it came over the wire. */
function raw(
  path: string,
  {
    method = 'GET',
    body,
    headers = {},
  }: { method?: string; body?: unknown; headers?: object } = {},
): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const sending = request(
      server.url + path,
      {
        method,
        headers: {
          'X-API-Key': server.adminKey,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
      },
      (reply) => {
        const pieces: Buffer[] = [];
        reply.on('data', (piece: Buffer) => pieces.push(piece));
        reply.on('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            headers: reply.headers,
            bytes: Buffer.concat(pieces),
          }),
        );
      },
    );
    sending.on('error', reject);
    sending.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const NAPLES = { lat: 40.85, lon: 14.27 };
const ask = (accepted: string | undefined): Promise<Raw> =>
  raw('/api/v1/volcano/predict', {
    method: 'POST',
    body: NAPLES,
    headers: accepted === undefined ? {} : { 'Accept-Encoding': accepted },
  });
const textOf = ({ headers, bytes }: Raw): string =>
  (headers['content-encoding'] === 'br'
    ? brotliDecompressSync(bytes)
    : headers['content-encoding'] === 'gzip'
      ? gunzipSync(bytes)
      : bytes
  ).toString();

describe('answers over a kilobyte', () => {
  it.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['deflate', undefined],
    ['identity', undefined],
    [undefined, undefined],
  ])('Accept-Encoding %s: %s', async (accepted, coding) => {
    const answer = await ask(accepted);
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, coding]);
    expect(answer.headers['vary']).toContain('Accept-Encoding');
    const reply = JSON.parse(textOf(answer)) as { readonly score: number };
    expect(reply.score).toBeGreaterThan(0);
    if (coding) expect(answer.bytes.length).toBeLessThan(textOf(answer).length / 2);
  });

  it('errors and short answers go as they are', async () => {
    for (const path of ['/api/v1/nothing', '/healthz'])
      expect(
        (await raw(path, { headers: { 'Accept-Encoding': 'br' } })).headers['content-encoding'],
      ).toBeUndefined();
  });
});

describe('/openapi.json', () => {
  it.each(['br', 'gzip'])('in %s: the same document, with a tag of its own', async (coding) => {
    const plain = await raw('/openapi.json');
    const packed = await raw('/openapi.json', { headers: { 'Accept-Encoding': coding } });
    expect(packed.headers['content-encoding']).toBe(coding);
    expect(packed.headers['content-length']).toBe(String(packed.bytes.length));
    expect(textOf(packed)).toBe(textOf(plain));
    const etag = String(packed.headers['etag']);
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(etag).not.toBe(plain.headers['etag']);
    const again = await raw('/openapi.json', {
      headers: { 'Accept-Encoding': coding, 'If-None-Match': etag },
    });
    expect([again.status, again.bytes.length, again.headers['etag']]).toEqual([304, 0, etag]);
    expect(again.headers['content-encoding']).toBeUndefined();
  });
});

/** Keys, one-time secrets, recovery codes and links with tokens. */
const SECRET = /gr[ks]_(?:live|test)_|otpauth:|recovery_codes"?:\s*\[|[?&]token=|whsec_/;

describe('what holds a secret', () => {
  const asked = operations.filter(
    ({ reads, writes, path }) =>
      (reads ?? 'json') === 'json' &&
      writes !== 'events' &&
      /\/(auth|alerts|billing|x|account)\b/.test(path),
  );
  it('or was asked with a cookie, or with a key in the address, is not compressed', async () => {
    const path = '/api/v1/oracle/connectors';
    const open = await raw(path, { headers: { 'Accept-Encoding': 'br' } });
    expect(open.headers['content-encoding']).toBe('br');
    for (const [at, headers] of [
      [path, { Cookie: 'a=b' }],
      [`${path}?token=1`, {}],
    ] as const) {
      const answer = await raw(at, { headers: { 'Accept-Encoding': 'br', ...headers } });
      expect([answer.status, answer.headers['content-encoding']]).toEqual([200, undefined]);
    }
  });

  // The last of all: some of these calls end the key.
  it('is never compressed', { timeout: 120_000 }, async () => {
    let found = 0;
    const wrong: string[] = [];
    for (const { id, method, path, example } of asked) {
      const answer = await raw(path.replace(/\{\w+\}/g, '1'), {
        method,
        ...(method === 'GET' ? {} : { body: example ?? {} }),
        headers: { 'Accept-Encoding': 'br, gzip' },
      });
      const secret = SECRET.test(textOf(answer));
      if (secret) found++;
      if (answer.headers['content-encoding'] !== undefined) wrong.push(id);
    }
    expect(wrong).toEqual([]);
    expect(found).toBeGreaterThan(3);
  });
});
