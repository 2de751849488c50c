import { request as rawRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { nameAll, operation } from '../../src/core/operation.ts';
import { redactedUrl, traceIdOf } from '../../src/http/accessLog.ts';
import { createLog } from '../../src/core/log.ts';
import { operations } from '../../src/operations.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const shapes = operation({
  method: 'GET',
  path: '/api/v1/probe/at/{lat},{lon}',
  access: 'none',
  maxAgeS: 300,
  title: 'At',
  summary: 'Echoes a place.',
  input: z.object({ lat: z.number().min(-90).max(90), lon: z.number() }),
  output: z.object({ lat: z.number(), lon: z.number() }),
  run: (input) => input,
  formats: {
    geojson: ({ lat, lon }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [lon, lat] },
      properties: {},
    }),
    csv: ({ lat, lon }) => `lat,lon\n${lat},${lon}\n`,
  },
});

let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  server = await startTestServer(
    {},
    { log, operations: [...operations, ...nameAll({ probe: { shapes } } as never)] },
  );
});
afterAll(() => server.stop());

const AT = '/api/v1/probe/at/1.5,-2';

describe('the request id', () => {
  it.each([
    ['abcd1234', true],
    ['A_b-9'.repeat(12), true],
    ['short', false],
    ['x'.repeat(65), false],
    ['has space', false],
  ])('%s', async (id, isKept) => {
    const { headers } = await server.call('/api/v1/nothing', { headers: { 'X-Request-Id': id } });
    const answered = headers.get('x-request-id') ?? '';
    expect(answered === id).toBe(isKept);
    expect(answered).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  });

  it('is in the problem and in the log', async () => {
    const { json } = await server.call('/api/v1/nothing', {
      headers: { 'X-Request-Id': 'find-me-1234' },
    });
    expect(json).toEqual({
      type: '/docs/errors#not_found',
      title: 'Not found',
      status: 404,
      detail: expect.any(String),
      code: 'not_found',
      request_id: 'find-me-1234',
    });
    expect(lines.join('')).toContain('"requestId":"find-me-1234"');
  });

  it('a trace is followed', async () => {
    await server.call(AT, {
      headers: { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' },
    });
    expect(lines.at(-1)).toContain('"traceId":"4bf92f3577b34da6a3ce929d0e0e4736"');
    expect(traceIdOf('00-00000000000000000000000000000000-00f067aa0ba902b7-01')).toBeUndefined();
    expect(traceIdOf('ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01')).toBeUndefined();
    expect(traceIdOf('nonsense')).toBeUndefined();
  });
});

describe('secrets in URLs', () => {
  it.each([
    ['/a?x_api_key=SECRET&b=1', '/a?x_api_key=[redacted]&b=1'],
    ['/a?b=1&token=SECRET', '/a?b=1&token=[redacted]'],
    ['/a?X%5Fapi%5fkey=SECRET', '/a?X%5Fapi%5fkey=[redacted]'],
    ['/a?tok%65n=SECRET', '/a?tok%65n=[redacted]'],
    ['/api/v1/auth/magic/SECRET', '/api/v1/auth/magic/[redacted]'],
    ['/api/v1/auth/magic/SECRET/more?x=1', '/api/v1/auth/magic/[redacted]?x=1'],
    ['/api/v1/auth/%6Dagic/SECRET', '/api/v1/auth/magic/[redacted]'],
    ['/a%2Cb?x=%20y', '/a%2Cb?x=%20y'],
    [
      '/docs/georisk_score?key=SECRET&input=1',
      '/docs/georisk_score?key=[redacted]&input=[redacted]',
    ],
    ['/mcp?q=grk_live_0123456789_abc', '/mcp?q=[redacted]'],
    ['/docs/grk%5Flive_0123456789_abc', '/docs/[redacted]'],
    ['/%zz?token=SECRET', '/%zz?token=[redacted]'],
  ])('%s is shown as %s', (url, shown) => expect(redactedUrl(url)).toBe(shown));

  it('never reach the log or an error, and forbid storing and telling', async () => {
    lines.length = 0;
    const paths = [
      `/api/v1/auth/me?x_api_key=${server.adminKey}`,
      `/api/v1/auth/me?x%5Fapi_key=${server.adminKey}`,
      `/api/v1/nothing?token=${server.adminKey}`,
      `${AT}?token=${server.adminKey}`,
      `/api/v1/auth/magic/${server.adminKey}/x`,
    ];
    for (const path of paths) {
      const { text, headers } = await server.call(path, { key: null });
      expect(text).not.toContain(server.adminKey);
      if (!path.includes('magic'))
        expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
          'private, no-store',
          'no-referrer',
        ]);
    }
    await server.call('/api/v1/auth/me');
    expect(lines.length).toBeGreaterThanOrEqual(paths.length);
    expect(lines.join('')).not.toContain(server.adminKey.slice(0, 20));
    expect((await server.call('/metrics', { key: null })).text).not.toContain(
      server.adminKey.slice(0, 20),
    );
  });
});

describe('formats', () => {
  it.each([
    ['*/*', 'application/json'],
    ['application/json', 'application/json'],
    ['application/geo+json', 'application/geo+json'],
    ['application/geo+json;q=0.5, application/json', 'application/json'],
    ['application/geo+json, application/json;q=0.5', 'application/geo+json'],
    ['text/csv', 'text/csv; charset=utf-8'],
    ['text/html, */*;q=0.1', 'application/json'],
    ['text/*', 'text/csv; charset=utf-8'],
    ['application/json;q=0, */*', 'application/geo+json'],
  ])('Accept: %s is %s', async (accept, type) => {
    const { status, headers } = await server.call(AT, { headers: { Accept: accept } });
    expect([status, headers.get('content-type'), headers.get('vary')]).toEqual([
      200,
      type,
      'Accept-Encoding, Accept',
    ]);
  });

  it('f wins over Accept; 406 for a type and 422 for a name that is not offered', async () => {
    expect(
      (await server.call(`${AT}?f=geojson`, { headers: { Accept: 'text/csv' } })).headers.get(
        'content-type',
      ),
    ).toBe('application/geo+json');
    const { status, json } = await server.call(AT, { headers: { Accept: 'application/xml' } });
    expect([status, json.code]).toEqual([406, 'not_acceptable']);
    const refused = [
      await server.call(`${AT}?f=kml`),
      await server.call('/api/v1/auth/tiers?f=geojson'),
    ];
    for (const answer of refused)
      expect([answer.status, answer.json.detail[0].type]).toEqual([422, 'literal_error']);
  });
});

describe('paths', () => {
  it.each([
    '/api/v1/probe/at/1.5,-2',
    '/api/v1/probe/at/1.5%2C-2',
    '/api/v1/probe/at/1%2E5%2c%2D2',
  ])('%s is one place', async (path) => {
    expect((await server.call(path)).json).toEqual({ lat: 1.5, lon: -2 });
  });

  it('422 names the path parameter; 400 for a malformed escape', async () => {
    expect(
      (await server.call('/api/v1/probe/at/95,x')).json.detail.map(
        ({ loc, type }: { loc: string[]; type: string }) => [...loc, type],
      ),
    ).toEqual([
      ['path', 'lat', 'less_than_equal'],
      ['path', 'lon', 'float_parsing'],
    ]);
    expect((await server.call('/api/v1/probe/at/%zz,1')).json.code).toBe('bad_request');
  });

  it('a negative zero is zero, and a member of Object is no parameter', async () => {
    const { text, headers } = await server.call(
      '/api/v1/probe/at/-0,-0.0?constructor=1&__proto__=2&__proto__=3',
    );
    expect(text).not.toContain('-0');
    expect(headers.get('x-ignored-fields')).toBe('constructor, __proto__');
  });
});

describe('catalogs', () => {
  it('have a strong ETag, a lifetime, and 304', async () => {
    const first = await server.call(AT);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(first.headers.get('cache-control')).toBe('public, max-age=300');
    for (const value of [etag, `"x", ${etag}`, `W/${etag}`, '*']) {
      const { status, text, headers } = await server.call(AT, {
        headers: { 'If-None-Match': value },
      });
      expect([status, text, headers.get('etag')]).toEqual([304, '', etag]);
    }
    expect((await server.call(AT, { headers: { 'If-None-Match': '"x"' } })).status).toBe(200);
    expect((await server.call(`${AT}?f=csv`)).headers.get('etag')).not.toBe(etag);
  });

  it('HEAD is GET without a body', async () => {
    const [get, head] = [await server.call(AT), await server.call(AT, { method: 'HEAD' })];
    expect([head.status, head.text]).toEqual([200, '']);
    for (const name of ['etag', 'content-length', 'content-type', 'cache-control'])
      expect(head.headers.get(name)).toBe(get.headers.get(name));
  });

  it('everything else is private and not stored', async () => {
    for (const path of ['/api/v1/auth/me', '/api/v1/nothing', '/healthz', '/trpc/auth.tiers'])
      expect((await server.call(path)).headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('CORS', () => {
  it('any origin without credentials under /api/v1, also for errors', async () => {
    for (const path of [AT, '/api/v1/nothing', '/api/v1/auth/me?x_api_key=1']) {
      const { headers } = await server.call(path, {
        key: null,
        headers: { Origin: 'https://elsewhere.example' },
      });
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      for (const name of [
        'RateLimit',
        'RateLimit-Policy',
        'X-RateLimit-Limit',
        'X-RateLimit-Remaining',
        'X-RateLimit-Reset',
        'Retry-After',
        'X-Request-Id',
        'ETag',
        'Link',
        'Location',
        'Idempotency-Replayed',
        'X-Ignored-Fields',
        'Deprecation',
        'Sunset',
        'Content-Disposition',
      ]) {
        expect(headers.get('access-control-expose-headers')?.split(', ')).toContain(name);
      }
    }
  });

  it('webhooks of a key are open to pages, routes of the cookie are not', async () => {
    const allowed = async (path: string): Promise<string | null> => {
      const headers = { Origin: 'https://elsewhere.example' };
      const answer = await server.call(path, { key: null, headers });
      return answer.headers.get('access-control-allow-origin');
    };
    for (const path of ['webhooks', 'webhooks/1/deliveries', 'geocode?q=Oslo', 'feed'])
      expect(await allowed(`/api/v1/alerts/${path}`), path).toBe('*');
    for (const path of ['webhook', 'location/edit', 'phone', 'settings', 'session', 'upgrade'])
      expect(await allowed(`/api/v1/alerts/${path}`), path).toBeNull();
  });

  it('a preflight names the headers', async () => {
    const { status, headers } = await server.call('/api/v1/georisk/score', {
      method: 'OPTIONS',
      key: null,
      headers: { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'POST' },
    });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-headers')).toContain(
      'X-API-Key, Content-Type, Idempotency-Key, X-Request-Id, If-None-Match, Authorization, traceparent',
    );
    expect(headers.get('access-control-allow-methods')).toContain('POST');
  });

  it('the same origin only for cookies, pages, tRPC and MCP', async () => {
    for (const path of [
      '/api/v1/alerts/session?token=x',
      '/api/v1/alerts/signin',
      '/admin',
      '/trpc/auth.tiers',
      '/mcp',
      '/docs',
      '/nothing',
    ]) {
      expect(
        (await server.call(path, { headers: { Origin: 'https://elsewhere.example' } })).headers.get(
          'access-control-allow-origin',
        ),
      ).toBeNull();
    }
  });
});

describe('bodies', () => {
  it('413 for more than a mebibyte in pieces, before it is all there', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sending = rawRequest(
        `${server.url}/api/v1/georisk/score`,
        {
          method: 'POST',
          headers: { 'X-API-Key': server.adminKey, 'Content-Type': 'application/json' },
        },
        (reply) => resolve(reply.resume().statusCode),
      );
      sending.on('error', reject);
      for (let piece = 0; piece < 20; piece++) sending.write(' '.repeat(60_000));
    });
    expect(status).toBe(413);
  });

  it('422 json_invalid does not repeat what was sent', async () => {
    const { json, text } = await server.call('/api/v1/auth/login', {
      raw: '{"email":"a@example.org","password":hunter2hunter2}',
      key: null,
    });
    expect(json.detail[0].type).toBe('json_invalid');
    expect(text).not.toContain('unter');
  });

  it('415 for a compressed body', async () => {
    const { status, json } = await server.call('/api/v1/georisk/score', {
      body: { lat: 1, lon: 2 },
      headers: { 'Content-Encoding': 'gzip' },
    });
    expect([status, json.code]).toEqual([415, 'unsupported_media_type']);
  });

  it('401 with one text for a repeated header', async () => {
    const { status, json } = await server.call('/api/v1/auth/me', {
      headers: { 'x-api-key': `${server.adminKey}, ${server.adminKey}` },
      key: null,
    });
    expect([status, json.code]).toEqual([401, 'invalid_api_key']);
  });

  it('an absent body is {}', async () => {
    const { json } = await server.call('/api/v1/georisk/score', { method: 'POST' });
    expect(
      json.detail.map(({ loc, type }: { loc: string[]; type: string }) => [loc.join('.'), type]),
    ).toEqual([
      ['body.lat', 'missing'],
      ['body.lon', 'missing'],
    ]);
  });
});

describe('pages', () => {
  it('errors of pages are pages, escaped', async () => {
    const { status, text, headers } = await server.call('/docs/<script>', {
      headers: { Accept: 'text/html' },
    });
    expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(text).not.toContain('<script>');
    expect(
      (await server.call('/nothing', { headers: { Accept: 'text/html' } })).headers.get(
        'content-type',
      ),
    ).toBe('text/html; charset=utf-8');
    expect(
      (await server.call('/api/v1/nothing', { headers: { Accept: 'text/html' } })).headers.get(
        'content-type',
      ),
    ).toBe('application/problem+json');
  });
});
