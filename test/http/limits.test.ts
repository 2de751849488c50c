import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { nameAll, operation } from '../../src/core/operation.ts';
import * as auth from '../../src/features/auth/index.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const given = {
  input: z.object({ ok: z.boolean().default(true) }),
  output: z.object({}),
  access: 'key',
  title: 'Work',
  summary: 'Works.',
} as const;
const works = operation({ ...given, method: 'POST', path: '/api/v1/probe/works', run: () => ({}) });
const free = operation({
  ...given,
  method: 'POST',
  path: '/api/v1/probe/free',
  free: true,
  run: () => ({}),
});
const fails = operation({
  ...given,
  method: 'POST',
  path: '/api/v1/probe/fails',
  run: () => {
    throw new Error('a bug');
  },
});

let server: TestServer;
let number = 0;
beforeAll(async () => {
  server = await startTestServer(
    {},
    { operations: nameAll({ probe: { works, free, fails }, auth } as never) },
  );
});
afterAll(() => server.stop());

const newAccount = async (): Promise<{ key: string; email: string }> => {
  const email = `limits${++number}@example.org`;
  return {
    email,
    key: (
      await server.call('/api/v1/auth/register', {
        body: { email, password: 'quartz lantern mosaic harbour' },
        key: null,
      })
    ).json.api_key,
  };
};
const work = (key: string, path = 'works', body: unknown = {}) =>
  server.call(`/api/v1/probe/${path}`, { body, key });
const left = (headers: Headers): number[] =>
  [...(headers.get('ratelimit') ?? '').matchAll(/r=(\d+)/g)].map((match) => Number(match[1]));

describe('limits of the free plan', () => {
  it('headers of draft 11 and their elder brothers, on answers and on errors', async () => {
    const { key } = await newAccount();
    const answers = [
      await work(key),
      await work(key, 'works', { ok: 1 }),
      await work(key, 'fails'),
      await server.call('/api/v1/probe/works', { raw: '{', key }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 422, 500, 422]);
    for (const [i, { headers }] of answers.entries()) {
      expect(headers.get('ratelimit-policy')).toBe(
        '"minute";q=10;w=60, "day";q=100;w=86400, "month";q=3000;w=2592000',
      );
      expect(headers.get('ratelimit')).toMatch(
        /^"minute";r=\d+;t=\d+, "day";r=\d+;t=\d+, "month";r=\d+;t=\d+$/,
      );
      expect(left(headers)[0]).toBe(9 - i);
      expect(headers.get('x-ratelimit-limit')).toBe('10');
      expect(headers.get('x-ratelimit-remaining')).toBe(String(9 - i));
      const inS = Number(headers.get('x-ratelimit-reset')) - Date.now() / 1000;
      expect(inS).toBeGreaterThan(0);
      expect(inS).toBeLessThan(62);
    }
  });

  it('day and month are given back unless the answer is 2xx, and for free tools; the minute is not', async () => {
    const { key } = await newAccount();
    await work(key, 'works', { ok: 1 });
    await work(key, 'fails');
    await work(key, 'free');
    await work(key, 'works');
    const { json } = await server.call('/api/v1/auth/quota', { key });
    // The call for the quota itself is the fifth of the minute and the second that is reserved.
    expect(json.windows.map(({ used }: { used: number }) => used)).toEqual([5, 2, 2]);
  });

  it('the eleventh in a minute is 429 with Retry-After and headers, and counts nowhere', async () => {
    const { key } = await newAccount();
    const answers = await Promise.all(Array.from({ length: 25 }, () => work(key)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(15);
    for (const { json, headers } of refused) {
      expect(json).toMatchObject({
        type: '/docs/errors#rate_limited',
        status: 429,
        code: 'rate_limited',
        request_id: headers.get('x-request-id'),
      });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(50);
      expect(left(headers)).toEqual([0, 90, 2990]);
      expect(headers.get('content-type')).toBe('application/problem+json');
    }
  });

  it('are of the account, over all its keys', async () => {
    const { key, email } = await newAccount();
    const second = (
      await server.call('/api/v1/auth/login', {
        body: { email, password: 'quartz lantern mosaic harbour' },
        key: null,
      })
    ).json.api_key as string;
    for (let turn = 0; turn < 5; turn++) await work(key);
    for (let turn = 0; turn < 5; turn++) await work(second);
    expect((await work(key)).json.code).toBe('rate_limited');
    expect((await work(second)).json.code).toBe('rate_limited');
  });

  it('a refused key counts nowhere and carries no limits', async () => {
    const { headers } = await work('rubbish');
    expect(headers.get('ratelimit')).toBeNull();
  });

  it('an unlimited plan has no limit headers', async () => {
    const { headers } = await work(server.adminKey);
    expect([
      headers.get('ratelimit'),
      headers.get('ratelimit-policy'),
      headers.get('x-ratelimit-limit'),
    ]).toEqual([null, null, null]);
  });
});
