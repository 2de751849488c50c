import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { nameAll, operation } from '../../src/core/operation.ts';
import { noteText } from '../../src/core/writtenReply.ts';
import { operations } from '../../src/operations.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const bug = operation({
  method: 'POST',
  path: '/api/v1/probe/bug',
  access: 'none',
  title: 'Bug',
  summary: 'Has a bug.',
  input: z.object({}),
  output: z.object({}),
  run: () => {
    throw new Error('secret detail of the database at /var/lib');
  },
});

const wordOf = (size: number): string => '\u00e9\u{1f30b}'.repeat(size);

/** An answer of many characters, whose text was written with line breaks. */
const long = operation({
  method: 'POST',
  path: '/api/v1/probe/long',
  access: 'none',
  title: 'Long',
  summary: 'Is long.',
  input: z.object({ size: z.int() }),
  output: z.object({ size: z.int(), word: z.string() }),
  isSampled: true,
  run: ({ size }) => {
    const answer = { size, word: wordOf(size) };
    noteText(answer, JSON.stringify(answer, undefined, 1));
    return answer;
  },
});

let server: TestServer;
let free: string;
const errors: unknown[] = [];
beforeAll(async () => {
  const log = {
    info: () => undefined,
    request: () => undefined,
    warn: () => undefined,
    error: (fields: object) => void errors.push(fields),
    flush: () => undefined,
  };
  server = await startTestServer(
    {},
    { log, operations: [...operations, ...nameAll({ probe: { bug, long } } as never)] },
  );
  free = await newKey('trpc@example.org');
});
afterAll(() => server.stop());

const newKey = async (email: string): Promise<string> =>
  (
    await server.call('/api/v1/auth/register', {
      body: { email, password: 'quartz lantern mosaic harbour' },
      key: null,
    })
  ).json.api_key as string;

const NAPLES = { lat: 40.85, lon: 14.27 };
const batch = (count: number) => ({
  path: `/trpc/${Array.from({ length: count }, () => 'volcano.predict').join(',')}?batch=1`,
  body: Object.fromEntries(Array.from({ length: count }, (_, i) => [i, NAPLES])),
});

describe('/trpc', () => {
  it('a batch of N is N calls', async () => {
    const { path, body } = batch(4);
    const answer = await server.call(path, { body, key: free });
    expect(answer.json).toHaveLength(4);
    expect(answer.headers.get('ratelimit')).toMatch(/^"minute";r=6;/);
    const { json } = await server.call('/api/v1/auth/quota', { key: free });
    expect(json.windows.map(({ used }: { used: number }) => used)).toEqual([5, 5, 5]);
  });

  it('a name that is misspelt is told the names near it, where a client looks first', async () => {
    const { status, json } = await server.call('/trpc/georisk.scor', { body: NAPLES });
    expect(status).toBe(404);
    expect(json.error.message).toMatch(/^No such procedure\. Near it are georisk\.score, /);
    expect(json.error.data).toMatchObject({
      code: 'NOT_FOUND',
      problem: { code: 'not_found', detail: json.error.message },
    });
  });

  it('a batch beyond the limit is answered as far as it fits; the rest is 429 with Retry-After', async () => {
    const { path, body } = batch(12);
    const key = await newKey('trpc2@example.org');
    const { status, json, headers } = await server.call(path, { body, key });
    expect(status).toBe(207);
    const codes = (json as { error?: { data: { code: string; problem: object } } }[]).map(
      ({ error }) => error?.data.code ?? 'ok',
    );
    expect(codes.filter((code) => code === 'ok')).toHaveLength(10);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(2);
    expect(
      (json as { error?: { data: object } }[]).find(({ error }) => error)?.error?.data,
    ).toMatchObject({ httpStatus: 429, problem: { code: 'rate_limited', status: 429 } });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('a long answer that was written before is sent as it was written, alone and among others of a batch', async () => {
    const data = (size: number) => ({ result: { data: { size, word: wordOf(size) } } });
    const alone = await server.call('/trpc/probe.long', { body: { size: 100_000 } });
    expect(isDeepStrictEqual(alone.json, data(100_000))).toBe(true);
    expect(alone.text.slice(0, 60)).toContain('{\n "size": 100000,');
    const sizes = [100_000, 3, 90_000];
    const { json, text } = await server.call('/trpc/probe.long,probe.long,probe.long?batch=1', {
      body: Object.fromEntries(sizes.map((size, i) => [i, { size }])),
    });
    expect(isDeepStrictEqual(json, sizes.map(data))).toBe(true);
    expect(text.match(/\{\n "size": \d+,/g)).toHaveLength(2);
  });

  it('20 calls are a batch, 21 are refused with a problem', async () => {
    const twenty = batch(20);
    expect((await server.call(twenty.path, { body: twenty.body })).status).toBe(200);
    const more = batch(21);
    const { status, text } = await server.call(more.path, { body: more.body });
    expect(status).toBe(400);
    expect(text).toContain('"code":"bad_request"');
  });

  it('413 over a mebibyte, 415 for another media type, 405 for another verb, 404 for another name, 400 for what is not JSON', async () => {
    const path = '/trpc/volcano.predict';
    const answers = [
      await server.call(path, { raw: `{"lat":1,"pad":"${'x'.repeat(1024 * 1024)}"}` }),
      await server.call(path, { raw: '{}', headers: { 'Content-Type': 'text/plain' } }),
      await server.call(path, { raw: '{}', method: 'PUT' }),
      await server.call('/trpc/volcano.nothing'),
      await server.call(path, { raw: '{"lat":' }),
      await server.call(path, { method: 'OPTIONS' }),
    ];
    const expected = [
      [413, 'payload_too_large'],
      [415, 'unsupported_media_type'],
      [405, 'method_not_allowed'],
      [404, 'not_found'],
      [400, 'bad_request'],
      [405, 'method_not_allowed'],
    ];
    expect(
      answers.map(({ status, json }) => [status, (json.error?.data.problem ?? json).code]),
    ).toEqual(expected);
    for (const { json, headers } of answers)
      expect((json.error?.data.problem ?? json).request_id).toBe(headers.get('x-request-id'));
  });

  it('401 in its own words for a key that does not hold; a procedure open to all ignores it', async () => {
    const { status, json, headers } = await server.call('/trpc/volcano.predict', {
      body: NAPLES,
      key: 'rubbish',
    });
    expect([status, json.error.data.code, json.error.data.problem.code]).toEqual([
      401,
      'UNAUTHORIZED',
      'invalid_api_key',
    ]);
    expect(headers.get('www-authenticate')).toBe('ApiKey realm="api"');
    expect((await server.call('/trpc/auth.tiers', { key: 'rubbish' })).status).toBe(200);
  });

  it('500 with an id and no detail; the log has it whole', async () => {
    const { status, json, text, headers } = await server.call('/trpc/probe.bug', { body: {} });
    expect([status, json.error.data.problem.code]).toEqual([500, 'internal_error']);
    expect(json.error.data.problem.request_id).toBe(headers.get('x-request-id'));
    expect(text).not.toMatch(/secret detail|stack/);
    expect(errors.map((fields) => String((fields as { err: unknown }).err))).toContain(
      'Error: secret detail of the database at /var/lib',
    );
  });

  it('is for the same origin only', async () => {
    for (const path of ['/trpc/auth.tiers', '/trpc/nothing']) {
      expect(
        (await server.call(path, { headers: { Origin: 'https://elsewhere.example' } })).headers.get(
          'access-control-allow-origin',
        ),
      ).toBeNull();
    }
  });
});
