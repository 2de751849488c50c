import { connect } from 'node:net';
import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError, ERRORS, type ErrorCode } from '../../src/core/errors.ts';
import { nameAll, operation } from '../../src/core/operation.ts';
import { operations } from '../../src/operations.ts';
import { ADMIN_TOKEN } from '../support/callers.ts';
import { startTestServer, type CallOptions, type TestServer } from '../support/server.ts';

const CODES = Object.keys(ERRORS) as ErrorCode[];
const MCP = {
  Accept: 'application/json, text/event-stream',
  'MCP-Protocol-Version': '2025-06-18',
};
const refuse = operation({
  method: 'POST',
  path: '/api/v1/probe/refuse',
  access: 'key',
  tool: true,
  title: 'Refuse',
  summary: 'Refuses by the code that is asked for.',
  input: z.object({ code: z.enum(CODES) }),
  output: z.object({}),
  run({ code }) {
    throw new ApiError(code, 'As asked for.');
  },
});
const fail = operation({
  method: 'POST',
  path: '/api/v1/probe/fail',
  access: 'key',
  title: 'Fail',
  summary: 'Fails as a bug does.',
  input: z.object({}),
  output: z.object({}),
  run() {
    throw new Error('a bug');
  },
});

let server: TestServer;
beforeAll(async () => {
  const probe = nameAll({ probe: { refuse, fail } } as never);
  server = await startTestServer(
    { ADMIN_TOKEN, STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef' },
    { operations: [...operations, ...probe] },
  );
});
afterAll(() => server.stop());

async function counts(): Promise<Record<string, number>> {
  const { text } = await server.call('/metrics', { key: null });
  const found = text.matchAll(/^refusals_total\{code="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries([...found].map(([, code = '', count]) => [code, Number(count)]));
}

/** What some work adds to the counts. */
async function added(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await counts();
  await work();
  const after = await counts();
  return Object.fromEntries(
    Object.entries(after)
      .map(([code, count]) => [code, count - (before[code] ?? 0)] as const)
      .filter(([, count]) => count !== 0),
  );
}

const tool = (name: string, values: object): CallOptions => ({
  body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: values } },
  headers: MCP,
});

describe('every refusal of an operation is counted once by its code', () => {
  it.each(CODES)('%s, over REST, tRPC and MCP', async (code) => {
    const rest = await added(async () => {
      const { status } = await server.call('/api/v1/probe/refuse', { body: { code } });
      expect(status).toBe(ERRORS[code][0]);
    });
    const trpc = await added(() => server.call('/trpc/probe.refuse', { body: { code } }));
    const mcp = await added(() => server.call('/mcp', tool('probe_refuse', { code })));
    expect([rest, trpc, mcp]).toEqual([{ [code]: 1 }, { [code]: 1 }, { [code]: 1 }]);
  });
});

const big = 'a'.repeat(1_100_000);
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
/** Refusals that no operation makes: the way there, the key, the body, the protocols. */
const BEFORE: readonly (readonly [string, string, string, CallOptions])[] = [
  ['no key', 'missing_api_key', '/api/v1/auth/me', { key: null }],
  ['a malformed key', 'invalid_api_key', '/api/v1/auth/me', { key: 'x' }],
  [
    'a wrong administrator’s token',
    'invalid_api_key',
    '/api/v1/admin/diagnostics',
    { key: null, headers: { 'X-Admin-Token': 'wrong' } },
  ],
  ['an unknown path', 'not_found', '/nowhere', {}],
  ['an unknown page', 'not_found', '/nowhere', { headers: { Accept: 'text/html' } }],
  ['a malformed path', 'bad_request', '/api/v1/data/entity/%zz', {}],
  ['another verb', 'method_not_allowed', '/api/v1/auth/me', { method: 'PUT' }],
  ['a format', 'not_acceptable', '/api/v1/auth/me', { headers: { Accept: 'image/png' } }],
  ['an input', 'invalid_input', '/api/v1/georisk/score', { body: { lat: 91 } }],
  ['no JSON', 'invalid_input', '/api/v1/georisk/score', { raw: '{' }],
  ['a large body', 'payload_too_large', '/api/v1/georisk/score', { raw: big }],
  [
    'a media type',
    'unsupported_media_type',
    '/api/v1/georisk/score',
    { raw: 'x', headers: { 'Content-Type': 'text/plain' } },
  ],
  [
    'a form of another site',
    'csrf_failed',
    '/account/signin',
    { raw: '', key: null, headers: { ...FORM, 'Sec-Fetch-Site': 'cross-site' } },
  ],
  [
    'a form that is shown again',
    'invalid_input',
    '/account/signin',
    { raw: 'email=x', key: null, headers: { ...FORM, Accept: 'text/html' } },
  ],
  ['a forged event', 'invalid_signature', '/api/v1/billing/webhook', { raw: '{}' }],
  ['an unexpected failure', 'internal_error', '/api/v1/probe/fail', { body: {} }],
  ['tRPC: no key', 'missing_api_key', '/trpc/auth.me', { key: null }],
  ['tRPC: a procedure', 'not_found', '/trpc/no.such', {}],
  ['tRPC: a query that is posted', 'method_not_allowed', '/trpc/auth.me', { body: {} }],
  ['tRPC: no JSON', 'bad_request', '/trpc/auth.login', { raw: '{' }],
  ['tRPC: a large body', 'payload_too_large', '/trpc/auth.login', { raw: big }],
  [
    'tRPC: a media type',
    'unsupported_media_type',
    '/trpc/auth.login',
    { raw: 'x', headers: { 'Content-Type': 'text/plain' } },
  ],
  ['tRPC: an input', 'invalid_input', '/trpc/auth.login', { body: {} }],
  ['tRPC: an unexpected failure', 'internal_error', '/trpc/probe.fail', { body: {} }],
  ['MCP: no key', 'missing_api_key', '/mcp', { ...tool('ask', {}), key: null }],
  ['MCP: a tool', 'bad_request', '/mcp', tool('no_such', {})],
  ['MCP: an input', 'invalid_input', '/mcp', tool('georisk_score', {})],
  ['MCP: no JSON', 'invalid_input', '/mcp', { raw: '{', headers: MCP }],
  ['MCP: a verb', 'method_not_allowed', '/mcp', { headers: MCP }],
  [
    'MCP: a format',
    'not_acceptable',
    '/mcp',
    { ...tool('ask', {}), headers: { Accept: 'text/plain' } },
  ],
  [
    'MCP: a method',
    'bad_request',
    '/mcp',
    { body: { jsonrpc: '2.0', id: 1, method: 'nonsense/list' }, headers: MCP },
  ],
];

describe('every refusal before an operation is counted once by its code', () => {
  it.each(BEFORE)('%s: %s', async (_what, code, path, options) => {
    expect(await added(() => server.call(path, options))).toEqual({ [code]: 1 });
  });

  it('what is no HTTP, or has too long a head', async () => {
    const said = (text: string) =>
      new Promise<string>((done) => {
        let answer = '';
        const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () =>
          socket.write(text),
        );
        socket.on('data', (chunk) => (answer += chunk.toString()));
        socket.on('close', () => done(answer.split('\r\n', 1)[0] ?? ''));
        socket.on('error', () => undefined);
      });
    expect(
      await added(async () => expect(await said('nonsense\r\n\r\n')).toContain('400')),
    ).toEqual({ bad_request: 1 });
    const head = `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`;
    expect(await added(async () => expect(await said(head)).toContain('431'))).toEqual({
      payload_too_large: 1,
    });
  });
});
