import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { DAY_MS } from '../../engines/ground/math/time.ts';
import { nameAll, operation, type Access } from '../../src/core/operation.ts';
import * as auth from '../../src/features/auth/index.ts';
import { startTestServer, type Answer, type TestServer } from '../support/server.ts';

const PASSWORD = 'quartz lantern mosaic harbour';

const probe = (path: string, access: Access, more: object = {}) =>
  operation({
    method: 'POST',
    path,
    access,
    title: 'Probe',
    summary: 'Says who calls.',
    input: z.object({}),
    output: z.object({ who: z.string() }),
    run: (_input, { account }) => ({ who: `${account?.via ?? 'nobody'} ${account?.email ?? ''}` }),
    ...more,
  });
const ACCESSES = ['none', 'any', 'key', 'session', 'key-or-session', 'admin'] as const;
const probes = {
  ...Object.fromEntries(
    ACCESSES.map((access) => [access.replaceAll('-', ''), probe(`/probe/${access}`, access)]),
  ),
  signIn: operation({
    method: 'POST',
    path: '/probe/signin',
    access: 'none',
    reads: 'form',
    title: 'Sign in',
    summary: 'Signs an account in.',
    input: z.object({ account_id: z.int() }),
    output: z.object({}),
    run: async ({ account_id }, { sessions, http }) => {
      await sessions.signIn(account_id, http);
      return {};
    },
  }),
  signOut: operation({
    method: 'POST',
    path: '/probe/signout',
    access: 'session',
    title: 'Sign out',
    summary: 'Signs out.',
    input: z.object({}),
    output: z.object({}),
    run: async (_input, { sessions, http }) => {
      await sessions.signOut(http);
      return {};
    },
  }),
  form: probe('/probe/form', 'session', { reads: 'form' }),
  page: operation({
    method: 'GET',
    path: '/admin/probe',
    access: 'admin',
    writes: 'html',
    title: 'Page',
    summary: 'A page of the administration.',
    input: z.object({ q: z.string().optional() }),
    output: z.string(),
    run: (_input, { account }) => `<p>${account?.via}</p>`,
  }),
};

let server: TestServer;
let now = Date.UTC(2026, 5, 1);
let ada: { account_id: number; api_key: string; key_id: number };
beforeAll(async () => {
  server = await startTestServer(
    { PUBLIC_BASE_URL: 'https://risk.example.org' },
    { operations: nameAll({ probe: probes, auth } as never), clock: { now: () => now } },
  );
  const body = { email: 'ada@example.org', password: PASSWORD };
  ada = (await server.call('/api/v1/auth/register', { body, key: null })).json;
  await server.services.database.sql(`update account set tier = 'pro' where id = $1`, [
    ada.account_id,
  ]);
  server.services.keys.forget(ada.account_id);
});
afterAll(() => server.stop());

const SAME_ORIGIN = { 'Sec-Fetch-Site': 'same-origin' };
const signIn = (headers: Record<string, string> = {}, accountId = ada.account_id) =>
  server.call('/probe/signin', {
    raw: `account_id=${accountId}`,
    key: null,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...SAME_ORIGIN, ...headers },
  });
const cookieOf = ({ headers }: Answer): string =>
  (headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
const ask = async (access: string, headers: Record<string, string>, key: string | null = null) => {
  const { status, json } = await server.call(`/probe/${access}`, { body: {}, key, headers });
  return `${status} ${json.who ?? json.code}`;
};

describe('the cookie', () => {
  it('is opaque, host-bound, out of the reach of scripts, and stored as a hash', async () => {
    const answer = await signIn();
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-session=[A-Za-z0-9_-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    const secret = cookieOf(answer).split('=')[1] ?? '';
    const rows = await server.services.database.sql<{ hash: Uint8Array }>(
      'select hash from session',
    );
    const hash = createHash('sha256').update(secret).digest('hex');
    expect(rows.map((row) => Buffer.from(row.hash).toString('hex'))).toContain(hash);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('vouches where the access allows it, and nowhere else', async () => {
    const cookie = cookieOf(await signIn());
    const table: Record<string, string> = {};
    for (const access of ACCESSES)
      table[access] = await ask(access, { Cookie: cookie, ...SAME_ORIGIN });
    expect(table).toEqual({
      none: '200 nobody ',
      any: '200 cookie ada@example.org',
      key: '401 missing_api_key',
      session: '200 cookie ada@example.org',
      'key-or-session': '200 cookie ada@example.org',
      admin: '403 forbidden',
    });
  });

  it('does not count on tRPC', async () => {
    const { status } = await server.call('/trpc/probe.session', {
      body: {},
      key: null,
      headers: { Cookie: cookieOf(await signIn()), ...SAME_ORIGIN },
    });
    expect(status).toBe(401);
  });

  it('yields to a key, and a wrong key is not mended by a cookie', async () => {
    const headers = { Cookie: cookieOf(await signIn()), ...SAME_ORIGIN };
    expect(await ask('key-or-session', headers, ada.api_key)).toBe('200 key ada@example.org');
    expect(await ask('key-or-session', headers, 'grk_live_wrong')).toBe('401 invalid_api_key');
  });

  it('sent twice vouches for nobody', async () => {
    const cookie = cookieOf(await signIn());
    expect(await ask('session', { Cookie: `${cookie}; ${cookie}`, ...SAME_ORIGIN })).toBe(
      '401 missing_api_key',
    );
  });
});

describe('a session', () => {
  it('is new at every sign-in, and the old one ends (fixation)', async () => {
    const first = cookieOf(await signIn());
    const second = cookieOf(await signIn({ Cookie: first }));
    expect(second).not.toBe(first);
    expect(await ask('session', { Cookie: first, ...SAME_ORIGIN })).toBe('401 missing_api_key');
    expect(await ask('session', { Cookie: second, ...SAME_ORIGIN })).toMatch(/^200/);
  });

  it('never takes over a value that the browser brought', async () => {
    const planted = `__Host-session=${'A'.repeat(43)}`;
    const given = cookieOf(await signIn({ Cookie: planted }));
    expect(given).not.toBe(planted);
    expect(await ask('session', { Cookie: planted, ...SAME_ORIGIN })).toBe('401 missing_api_key');
  });

  it('ends at sign-out on the server too, and the cookie is taken back', async () => {
    const cookie = cookieOf(await signIn());
    const out = await server.call('/probe/signout', {
      body: {},
      key: null,
      headers: { Cookie: cookie, ...SAME_ORIGIN },
    });
    expect(out.headers.get('set-cookie')).toMatch(/^__Host-session=; Max-Age=0; /);
    expect(await ask('session', { Cookie: cookie, ...SAME_ORIGIN })).toBe('401 missing_api_key');
  });

  it('ends after 7 days without use, and after 30 in all', async () => {
    const idle = cookieOf(await signIn());
    const used = cookieOf(await signIn());
    const start = now;
    for (const day of [6, 12, 18, 24, 29]) {
      now = start + day * DAY_MS;
      expect(await ask('session', { Cookie: used, ...SAME_ORIGIN })).toMatch(/^200/);
      if (day === 6) continue;
      expect(await ask('session', { Cookie: idle, ...SAME_ORIGIN })).toBe('401 missing_api_key');
    }
    now = start + 30 * DAY_MS + 1;
    expect(await ask('session', { Cookie: used, ...SAME_ORIGIN })).toBe('401 missing_api_key');
  });
});

describe('another site', () => {
  it.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ Origin: 'https://evil.example' }, 403],
    [{ Origin: 'null' }, 403],
    [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://risk.example.org' }, 403],
    [{ Origin: 'https://risk.example.org' }, 200],
    [{ 'Sec-Fetch-Site': 'none' }, 200],
    [{}, 200],
  ])('cannot send forms or use the cookie (%j: %i)', async (headers, status) => {
    const cookie = cookieOf(await signIn());
    const form = await server.call('/probe/signin', {
      raw: `account_id=${ada.account_id}`,
      key: null,
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        ...(headers as Record<string, string>),
      },
    });
    expect([form.status, form.json.code]).toEqual([
      status,
      status === 403 ? 'csrf_failed' : undefined,
    ]);
    const json = await ask('session', {
      Cookie: cookie,
      ...(headers as Record<string, string>),
    });
    expect(json).toMatch(new RegExp(`^${status}`));
  });

  it('may call with a key, which no browser adds by itself', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://other.example' };
    expect(await ask('key-or-session', headers, ada.api_key)).toBe('200 key ada@example.org');
  });
});

describe('a page of the administration asked for with a key in the address', () => {
  it('swaps the key for a cookie and goes to the clean address', async () => {
    const path = `/admin/probe?q=a%20b&x_api_key=${server.adminKey}`;
    const answer = await server.call(path, { key: null });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/admin/probe?q=a+b');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.text).toBe('');
    const page = await server.call('/admin/probe', {
      key: null,
      headers: { Cookie: cookieOf(answer) },
    });
    expect([page.status, page.text]).toEqual([200, '<p>cookie</p>']);
  });

  it('refuses a key that is no administrator’s, and sets no cookie', async () => {
    const answer = await server.call(`/admin/probe?x_api_key=${ada.api_key}`, { key: null });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
  });

  it('ends the session with the key', async () => {
    const { database, keys } = server.services;
    const [admin] = await database.sql<{ id: number }>('select id from account where is_admin');
    const { keyId, secret } = await keys.issue(admin?.id ?? 0, 'account');
    const swapped = await server.call(`/admin/probe?x_api_key=${secret}`, { key: null });
    const headers = { Cookie: cookieOf(swapped) };
    expect((await server.call('/admin/probe', { key: null, headers })).status).toBe(200);
    await keys.revoke(admin?.id ?? 0, keyId);
    expect((await server.call('/admin/probe', { key: null, headers })).status).toBe(401);
  });
});

it('pages and forms of a signed-in person count as no calls', async () => {
  const used = async () =>
    (await server.call('/api/v1/auth/quota', { key: ada.api_key })).json.windows[1].used as number;
  const before = await used();
  const headers = {
    Cookie: cookieOf(await signIn()),
    'Content-Type': 'application/x-www-form-urlencoded',
    ...SAME_ORIGIN,
  };
  for (let i = 0; i < 12; i++) {
    const { status } = await server.call('/probe/form', { raw: '', key: null, headers });
    expect(status).toBe(200);
  }
  expect(await used()).toBe(before + 1);
});
