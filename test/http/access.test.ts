import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Account } from '../../src/core/context.ts';
import { nameAll, operation, type Access } from '../../src/core/operation.ts';
import { checkAccess } from '../../src/core/perform.ts';
import * as auth from '../../src/features/auth/index.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const who = (access: Access) =>
  operation({
    method: 'POST',
    path: `/api/v1/probe/${access}`,
    access,
    title: 'Who',
    summary: 'Says who calls.',
    input: z.object({}),
    output: z.object({ via: z.string() }),
    run: (_input, { account }) => ({ via: account?.via ?? 'nobody' }),
  });
const ACCESSES = [
  'none',
  'any',
  'key',
  'session',
  'key-or-session',
  'signature',
  'admin',
  'admin-token',
] as const;
const TOKEN = 'correct-horse-battery-staple';

let server: TestServer;
let free: string;
beforeAll(async () => {
  const probe = Object.fromEntries(
    ACCESSES.map((access) => [access.replace('-', ''), who(access)]),
  );
  server = await startTestServer(
    { ADMIN_TOKEN: TOKEN },
    { operations: nameAll({ probe, auth } as never) },
  );
  free = (
    await server.call('/api/v1/auth/register', {
      body: { email: 'access@example.org', password: 'quartz lantern mosaic harbour' },
      key: null,
    })
  ).json.api_key;
});
afterAll(() => server.stop());

const ask = async (
  access: Access,
  key: string | null,
  headers: Record<string, string> = {},
): Promise<string> => {
  const { status, json } = await server.call(`/api/v1/probe/${access}`, { body: {}, key, headers });
  return `${status} ${json.via ?? json.code}`;
};
const table = async (key: string | null, headers: Record<string, string> = {}) =>
  Object.fromEntries(
    await Promise.all(
      ACCESSES.map(async (access) => [access, await ask(access, key, headers)] as const),
    ),
  );

describe('who may call', () => {
  it('nobody in particular', async () => {
    expect(await table(null)).toEqual({
      none: '200 nobody',
      any: '200 nobody',
      key: '401 missing_api_key',
      session: '401 missing_api_key',
      'key-or-session': '401 missing_api_key',
      signature: '200 nobody',
      admin: '401 missing_api_key',
      'admin-token': '401 missing_api_key',
    });
  });

  it('a caller with a key', async () => {
    expect(await table(free)).toEqual({
      none: '200 nobody',
      any: '200 key',
      key: '200 key',
      session: '403 forbidden',
      'key-or-session': '200 key',
      signature: '200 nobody',
      admin: '403 forbidden',
      'admin-token': '403 forbidden',
    });
  });

  it('a caller with a key that does not hold: ignored only where no key is asked', async () => {
    expect(await table('rubbish')).toEqual({
      none: '200 nobody',
      any: '401 invalid_api_key',
      key: '401 invalid_api_key',
      session: '401 invalid_api_key',
      'key-or-session': '401 invalid_api_key',
      signature: '200 nobody',
      admin: '401 invalid_api_key',
      'admin-token': '401 invalid_api_key',
    });
  });

  it('an administrator with a key', async () => {
    expect(await table(server.adminKey)).toMatchObject({
      key: '200 key',
      admin: '200 key',
      'admin-token': '200 key',
      session: '403 forbidden',
    });
  });

  it("the administrator's token opens what administrators may, and nothing else", async () => {
    expect(await table(null, { 'X-Admin-Token': TOKEN })).toMatchObject({
      any: '200 nobody',
      key: '401 missing_api_key',
      'key-or-session': '401 missing_api_key',
      admin: '200 admin-token',
      'admin-token': '200 admin-token',
    });
    expect(await table(null, { 'X-Admin-Token': `${TOKEN}x` })).toMatchObject({
      admin: '401 invalid_api_key',
      'admin-token': '401 invalid_api_key',
    });
    const wrong = { body: {}, key: null, headers: { 'X-Admin-Token': `${TOKEN}x` } };
    const { json } = await server.call('/api/v1/probe/admin', wrong);
    expect(json.detail).toMatch(/^X-Admin-Token does not hold here\..* ADMIN_TOKEN /);
    expect(await ask('admin', free, { 'X-Admin-Token': `${TOKEN}x` })).toBe('403 forbidden');
  });

  it('ADMIN_TOKEN unset: the header admits no one', async () => {
    const other = await startTestServer(
      {},
      { operations: nameAll({ probe: { admin: who('admin') } } as never) },
    );
    for (const value of ['', 'undefined', TOKEN]) {
      expect(
        (
          await other.call('/api/v1/probe/admin', {
            body: {},
            key: null,
            headers: { 'X-Admin-Token': value },
          })
        ).status,
      ).toBe(401);
    }
    await other.stop();
  });

  it('401 tells how to authenticate', async () => {
    const { headers } = await server.call('/api/v1/probe/key', { body: {}, key: null });
    expect(headers.get('www-authenticate')).toBe('ApiKey realm="api"');
  });
});

describe('a signed-in browser', () => {
  const cookie: Account = {
    id: 1,
    email: 'a@example.org',
    tier: 'free',
    isAdmin: false,
    keyId: 1,
    via: 'cookie',
  };
  const codeOf = (access: Access, account: Account): string => {
    try {
      checkAccess(access, account);
      return 'ok';
    } catch (error) {
      return String((error as { code?: string }).code);
    }
  };

  it('calls what sessions may', () => {
    expect(ACCESSES.map((access) => codeOf(access, cookie))).toEqual([
      'ok',
      'ok',
      'missing_api_key',
      'ok',
      'ok',
      'ok',
      'forbidden',
      'forbidden',
    ]);
    expect(ACCESSES.map((access) => codeOf(access, { ...cookie, isAdmin: true })).slice(6)).toEqual(
      ['ok', 'ok'],
    );
  });
});

describe('order of checks', () => {
  it('route, key, access, limits, body', async () => {
    const bad = { raw: '{"lat":' };
    const answers = [
      await server.call('/api/v1/probe/nothing', { ...bad, key: 'rubbish' }),
      await server.call('/api/v1/probe/key', { method: 'PUT', ...bad, key: 'rubbish' }),
      await server.call('/api/v1/probe/admin', { ...bad, key: 'rubbish' }),
      await server.call('/api/v1/probe/admin', { ...bad, key: free }),
      await server.call('/api/v1/probe/key?f=nothing', { ...bad, key: null }),
      await server.call('/api/v1/probe/key', { ...bad, key: free }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 405, 401, 403, 401, 422]);
  });
});
