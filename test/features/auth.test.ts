import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ATTEMPTS } from '../../config/limits.ts';
import { networkOf } from '../../src/core/networkOf.ts';
import { hashPassword, isPassword } from '../../src/features/auth/password.ts';
import { passwordFailure } from '../../src/features/auth/passwordRules.ts';
import { mailTo, tokenIn } from '../support/outbox.ts';
import { startTestServer, type Answer, type TestServer } from '../support/server.ts';

const AUTH = '/api/v1/auth';
const GOOD = 'quartz lantern mosaic harbour';
let server: TestServer;
let number = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const newEmail = (): string => `person${++number}@example.org`;
const register = (email: string, password = GOOD): Promise<Answer> =>
  server.call(`${AUTH}/register`, { body: { email, password }, key: null });
const login = (email: string, password = GOOD): Promise<Answer> =>
  server.call(`${AUTH}/login`, { body: { email, password }, key: null });

describe('POST auth/register', () => {
  it('200 with a key that works', async () => {
    const email = newEmail();
    const { status, json } = await register(email);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      email,
      tier: 'free',
      key_id: expect.any(Number),
      api_key: expect.stringMatching(/^grk_live_/),
    });
    const me = await server.call(`${AUTH}/me`, { key: json.api_key });
    expect(me.json).toMatchObject({
      account_id: json.account_id,
      email,
      tier: 'free',
      is_admin: false,
      has_password: true,
      key_id: json.key_id,
    });
    expect(me.json.keys).toEqual([
      expect.objectContaining({
        key_id: json.key_id,
        kind: 'account',
        last4: json.api_key.slice(-4),
      }),
    ]);
    expect(me.text).not.toContain(json.api_key);
  });

  it('409 for an address that has an account, in any case of letters; of ten at once one is made', async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(email)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    expect((await register(email.toUpperCase())).json).toMatchObject({ code: 'conflict' });
  });

  it('422 for a password that is short, long, common, or made of the address; never shows it', async () => {
    const long = 'aB3$'.repeat(33);
    for (const [password, type] of [
      ['short1!', 'string_too_short'],
      ['\u{1f30b}'.repeat(7), 'string_too_short'],
      [long, 'string_too_long'],
      ['password123', 'value_error'],
      ['person.person1', 'value_error'],
    ] as const) {
      const { status, json, text } = await register('person.person1@example.org', password);
      expect([status, json.detail[0].loc, json.detail[0].type]).toEqual([
        422,
        ['body', 'password'],
        type,
      ]);
      expect(text).not.toContain(password);
    }
  });

  it('422 that lists everything missing or malformed', async () => {
    const empty = await server.call(`${AUTH}/register`, { body: {}, key: null });
    expect(empty.status).toBe(422);
    expect(
      empty.json.detail.map(({ loc, type }: { loc: string[]; type: string }) => [
        loc.join('.'),
        type,
      ]),
    ).toEqual([
      ['body.email', 'missing'],
      ['body.password', 'missing'],
    ]);
    const both = (await register('nobody', 'short1!')).json.detail;
    expect(both.map(({ loc, type }: { loc: string[]; type: string }) => [loc[1], type])).toEqual([
      ['email', 'value_error'],
      ['password', 'string_too_short'],
    ]);
    expect((await register('nobody')).json.detail[0]).toMatchObject({
      loc: ['body', 'email'],
      type: 'value_error',
    });
    expect(
      (await server.call(`${AUTH}/register`, { body: { email: 12, password: GOOD }, key: null }))
        .json.detail[0].type,
    ).toBe('string_type');
  });
});

describe('registrations', () => {
  let other: TestServer;
  beforeAll(async () => void (other = await startTestServer({ TRUST_PROXY: '1' })));
  afterAll(() => other.stop());

  /** A registration from an address with a password that is refused at once. */
  const tried = async (email: string, address: string): Promise<number> => {
    const headers = { 'X-Forwarded-For': address };
    const body = { email, password: 'georisk1' };
    return (await other.call(`${AUTH}/register`, { body, key: null, headers })).status;
  };

  it('that name one address are counted, wherever they come from', async () => {
    const { attempts } = ATTEMPTS.registerPerAccount;
    for (let i = 0; i < attempts; i++)
      expect(await tried('one@example.org', `198.51.100.${i}`)).toBe(422);
    expect(await tried('one@example.org', '198.51.100.250')).toBe(429);
    expect(await tried('two@example.org', '198.51.100.250')).toBe(422);
  });

  it('from one network are counted, whomever they name', async () => {
    const { attempts } = ATTEMPTS.registerPerAddress;
    for (let i = 0; i < attempts; i++)
      expect(await tried(`a${i}@example.org`, '203.0.113.1')).toBe(422);
    expect(await tried('b@example.org', '203.0.113.1')).toBe(429);
    expect(await tried('b@example.org', '203.0.113.2')).toBe(422);
  });
});

describe('POST auth/login', () => {
  it('200 with a session key of 30 days; earlier keys stay valid', async () => {
    const email = newEmail();
    const first = await register(email);
    const { status, json } = await login(email.toUpperCase());
    expect(status).toBe(200);
    expect(json.api_key).toMatch(/^grs_live_/);
    const days = (Date.parse(json.expires_at) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
    for (const key of [first.json.api_key, json.api_key])
      expect((await server.call(`${AUTH}/me`, { key })).status).toBe(200);
  });

  it('401 with one text for a wrong password and an unknown address', async () => {
    const email = newEmail();
    await register(email);
    const wrong = await login(email, 'quartz lantern mosaic harbou');
    const unknown = await login(newEmail());
    expect([wrong.status, wrong.json.code]).toEqual([401, 'invalid_credentials']);
    expect([unknown.status, unknown.json.code, unknown.json.detail]).toEqual([
      401,
      'invalid_credentials',
      wrong.json.detail,
    ]);
  });

  it('429 after ten failures, also for ten times as many at once and for unknown addresses; keys stay valid', async () => {
    const email = newEmail();
    const { json } = await register(email);
    for (const address of [email, newEmail()]) {
      const answers = await Promise.all(
        Array.from({ length: 30 }, () => login(address, 'a wrong guess')),
      );
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
      const late = await login(address);
      expect([late.status, late.json.code]).toEqual([429, 'too_many_attempts']);
      expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(800);
    }
    expect((await server.call(`${AUTH}/me`, { key: json.api_key })).status).toBe(200);
  });

  it('right passwords are not failures', async () => {
    const email = newEmail();
    await register(email);
    for (let turn = 0; turn < 12; turn++) expect((await login(email)).status).toBe(200);
  });
});

describe('the door keeps a log', () => {
  const eventsOf = async (accountId: number): Promise<string[]> =>
    (
      await server.services.database.sql<{ event: string }>(
        'select event from audit where account_id = $1 order by id',
        [accountId],
      )
    ).map(({ event }) => event);
  const eventually = async (accountId: number, event: string): Promise<number> => {
    for (let tries = 0; tries < 1_000; tries++) {
      const found = (await eventsOf(accountId)).filter((each) => each === event).length;
      if (found > 0) return found;
      await new Promise((next) => setTimeout(next, 20));
    }
    return 0;
  };
  const refusals = async (code: string): Promise<number> =>
    Number(
      new RegExp(`^refusals_total\\{code="${code}"\\} (\\d+)$`, 'm').exec(
        (await server.call('/metrics', { key: null })).text,
      )?.[1] ?? 0,
    );

  it('failed sign-ins and the block after ten of them are noted and counted', async () => {
    const email = 'logged@example.org';
    const { json } = await server.call('/api/v1/auth/register', {
      body: { email, password: GOOD },
      key: null,
    });
    const before = [await refusals('invalid_credentials'), await refusals('too_many_attempts')];
    for (let i = 0; i < 13; i++)
      await server.call('/api/v1/auth/login', { body: { email, password: 'wrong' }, key: null });
    expect(await eventually(json.account_id, 'sign_in.blocked')).toBe(1);
    const events = await eventsOf(json.account_id);
    expect(events.filter((event) => event === 'sign_in.refused')).toHaveLength(10);
    expect(events.filter((event) => event === 'sign_in.blocked')).toHaveLength(1);
    const after = [await refusals('invalid_credentials'), await refusals('too_many_attempts')];
    expect(after.map((count, i) => count - (before[i] ?? 0))).toEqual([10, 3]);
  });
});

describe('keys', () => {
  it('401 without a key, with a malformed, an unknown and a contradictory one: one text', async () => {
    const { json } = await register(newEmail());
    expect((await server.call(`${AUTH}/me`, { key: null })).json.code).toBe('missing_api_key');
    const other = (await register(newEmail())).json.api_key as string;
    const answers = await Promise.all([
      server.call(`${AUTH}/me`, { key: 'x' }),
      server.call(`${AUTH}/me`, { key: `${json.api_key}0` }),
      server.call(`${AUTH}/me?x_api_key=${other}`, { key: json.api_key }),
      server.call(`${AUTH}/me?x_api_key=${other}&x_api_key=${other}`, { key: null }),
    ]);
    for (const { status, json: problem, headers } of answers) {
      expect([status, problem.code, problem.detail]).toEqual([
        401,
        'invalid_api_key',
        answers[0]?.json.detail,
      ]);
      expect(headers.get('www-authenticate')).toBe('ApiKey realm="api"');
    }
    expect((await server.call(`${AUTH}/me?x_api_key=${other}`, { key: null })).status).toBe(200);
  });

  it('rotate: 200 with a successor, the old key is 401 at once, a second rotation 404; of eight at once one succeeds', async () => {
    const { json } = await register(newEmail());
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        server.call(`${AUTH}/keys/${json.key_id}/rotate`, { method: 'POST', key: json.api_key }),
      ),
    );
    const [done] = answers.filter(({ status }) => status === 200);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect([200, 401, 404]).toContain(status);
    expect(done?.json).toMatchObject({
      replaces_key_id: json.key_id,
      expires_at: null,
      api_key: expect.stringMatching(/^grk_live_/),
    });
    expect((await server.call(`${AUTH}/me`, { key: json.api_key })).status).toBe(401);
    expect(
      (
        await server.call(`${AUTH}/keys/${json.key_id}/rotate`, {
          method: 'POST',
          key: done?.json.api_key,
        })
      ).status,
    ).toBe(404);
  });

  it('revoke: 200 and again 200 with the same time; the key is 401 at once', async () => {
    const email = newEmail();
    const { json } = await register(email);
    const session = (await login(email)).json;
    const first = await server.call(`${AUTH}/keys/${json.key_id}`, {
      method: 'DELETE',
      key: session.api_key,
    });
    expect(first.json).toMatchObject({ key_id: json.key_id, status: 'revoked' });
    expect((await server.call(`${AUTH}/me`, { key: json.api_key })).status).toBe(401);
    const again = await server.call(`${AUTH}/keys/${json.key_id}`, {
      method: 'DELETE',
      key: session.api_key,
    });
    expect(again.json).toEqual(first.json);
  });

  it("404 for another account's key, 422 for what is no number", async () => {
    const mine = (await register(newEmail())).json;
    const other = (await register(newEmail())).json;
    expect(
      (await server.call(`${AUTH}/keys/${other.key_id}`, { method: 'DELETE', key: mine.api_key }))
        .status,
    ).toBe(404);
    expect(
      (
        await server.call(`${AUTH}/keys/${other.key_id}/rotate`, {
          method: 'POST',
          key: mine.api_key,
        })
      ).status,
    ).toBe(404);
    expect(
      (await server.call(`${AUTH}/keys/abc`, { method: 'DELETE', key: mine.api_key })).json
        .detail[0],
    ).toMatchObject({ loc: ['path', 'key_id'], type: 'int_parsing' });
    expect(
      (await server.call(`${AUTH}/keys/99999999999`, { method: 'DELETE', key: mine.api_key }))
        .status,
    ).toBe(422);
    expect((await server.call(`${AUTH}/me`, { key: other.api_key })).status).toBe(200);
  });
});

describe('limits', () => {
  it('429 rate_limited for the eleventh call within a minute, with headers; 40 at once let 10 through', async () => {
    const { json } = await register(newEmail());
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => server.call(`${AUTH}/quota`, { key: json.api_key })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.json.code).toBe('rate_limited');
    expect(refused?.headers.get('ratelimit')).toMatch(
      /^"minute";r=0;t=\d+, "day";r=90;t=\d+, "month";r=2990;t=\d+$/,
    );
    expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(61);
  });

  it('usage tells what was called, and quota what is left', async () => {
    const { json } = await register(newEmail());
    await server.call(`${AUTH}/me`, { key: json.api_key });
    await server.call(`${AUTH}/keys/999999/rotate`, { method: 'POST', key: json.api_key });
    const usage = await server.call(`${AUTH}/usage`, { key: json.api_key });
    expect(usage.json).toMatchObject({
      period: 'day',
      calls: 2,
      succeeded: 1,
      failed: 1,
      limit: 100,
      counted: 2,
    });
    const detailed = await server.call(`${AUTH}/usage/detailed?period=month`, {
      key: json.api_key,
    });
    expect(detailed.json.endpoints).toContainEqual({
      operation: 'auth_me',
      method: 'GET',
      path: `${AUTH}/me`,
      calls: 1,
      succeeded: 1,
      failed: 0,
    });
    expect(
      (await server.call(`${AUTH}/usage?period=year`, { key: json.api_key })).json.detail[0],
    ).toMatchObject({ loc: ['query', 'period'], type: 'literal_error' });
    const quota = await server.call(`${AUTH}/quota`, { key: json.api_key });
    expect(quota.json.windows[0]).toMatchObject({
      window: 'minute',
      limit: 10,
      used: 6,
      remaining: 4,
    });
    expect(quota.json.windows[1]).toMatchObject({
      window: 'day',
      limit: 100,
      used: 4,
      remaining: 96,
    });
  });

  it('an enterprise account has no limit headers', async () => {
    const { headers, json } = await server.call(`${AUTH}/quota`);
    expect(json).toMatchObject({ tier: 'enterprise', calls_per_minute: null, windows: [] });
    expect([...headers.keys()].filter((name) => name.includes('ratelimit'))).toEqual([]);
  });

  it('GET auth/tiers: 200 without a key', async () => {
    const { json } = await server.call(`${AUTH}/tiers`, { key: null });
    expect(
      json.tiers.map(
        ({ name, price_usd_per_month }: { name: string; price_usd_per_month: number }) => [
          name,
          price_usd_per_month,
        ],
      ),
    ).toEqual([
      ['free', 0],
      ['pro', 499],
      ['enterprise', 999],
    ]);
  });
});

describe('passwords', () => {
  it('are stored as Argon2id with at least 19 MiB and two passes, and differ by salt', async () => {
    const stored = await hashPassword(GOOD);
    const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(stored) ?? [];
    expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
    expect(Number(passes)).toBeGreaterThanOrEqual(2);
    expect(await hashPassword(GOOD)).not.toBe(stored);
  });

  it('match in NFC, whatever the keyboard sends; nothing matches an account without one', async () => {
    const stored = await hashPassword('Caf\u00e9-lantern-mosaic');
    expect(await isPassword('Cafe\u0301-lantern-mosaic', stored)).toBe(true);
    expect(await isPassword('Cafe-lantern-mosaic', stored)).toBe(false);
    expect(await isPassword('', null)).toBe(false);
  });

  it('are counted in code points and judged by the guesses they need', async () => {
    const fails = async (password: string): Promise<string | undefined> =>
      (await passwordFailure(password, 'ada.lovelace@example.org'))?.type;
    expect(await fails('kT9#vLq2mZ8w')).toBeUndefined();
    expect(await fails(`${'kT9#vLq2mZ8w'.repeat(10)}12345678`)).toBeUndefined();
    expect(await fails('aaaaaaaaaaaaaaaa')).toBe('value_error');
    expect(await fails('Lovelace1')).toBe('value_error');
    expect(await fails('earthquake1')).toBe('value_error');
    for (const example of ['correct horse battery staple', 'CorrectHorseBatteryStaple1'])
      expect((await passwordFailure(example, 'a@b.org'))?.msg).toMatch(/published example/);
    expect((await passwordFailure('qwertyuiop', 'a@b.org'))?.msg).toMatch(/random words/);
  });
});

describe('a hash made with weaker parameters', () => {
  it('is made anew at the next sign-in, and the password stays', async () => {
    const weak = await hash(GOOD, { algorithm: 2, memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    const { sql } = server.services.database;
    const [row] = await sql<{ id: number }>(
      `insert into account (email, password_hash, tier, is_admin, created_at) values ('weak@example.org', $1, 'free', false, now()) returning id`,
      [weak],
    );
    const body = { email: 'weak@example.org', password: GOOD };
    const signIn = async () =>
      (await server.call('/api/v1/auth/login', { body, key: null })).status;
    expect(await signIn()).toBe(200);
    const [after] = await sql<{ password_hash: string }>(
      'select password_hash from account where id = $1',
      [row?.id],
    );
    expect(after?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await signIn()).toBe(200);
  });
});

describe('network addresses', () => {
  it('are counted as IPv4 addresses and IPv6 networks of 64 bits', () => {
    expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
    expect(networkOf('2001:DB8:1:2::9')).toBe('2001:db8:1:2');
    expect(networkOf('2001:db8::9')).toBe('2001:db8:0:0');
    expect(networkOf('::1')).toBe('0:0:0:0');
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0');
  });
});

describe('the first administrator, whose address has no domain', () => {
  const ADMIN = 'admin@localhost';

  it('gets the link that sets a password, and signs in with it', async () => {
    const asked = await server.call('/account/forgot', {
      key: null,
      raw: new URLSearchParams({ email: ADMIN }).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
    });
    expect(asked.status).toBe(200);
    const token = tokenIn(await mailTo(server, ADMIN));
    const body = { token, password: GOOD };
    const set = await server.call(`${AUTH}/reset-password`, { key: null, body });
    expect(set.json).toEqual({ status: 'ok' });
    expect((await login(ADMIN)).status).toBe(200);
  });

  it.each(['request-password-reset', 'request-magic-link'])('%s takes it', async (path) => {
    const { status } = await server.call(`${AUTH}/${path}`, { key: null, body: { email: ADMIN } });
    expect(status).toBe(200);
  });

  it('nobody registers such an address, and what is none is refused as before', async () => {
    for (const email of ['eve@localhost', 'eve']) expect((await register(email)).status).toBe(422);
    for (const email of ['eve', 'a b@localhost', '@', 'eve@'])
      expect((await login(email)).json).toMatchObject({ detail: [{ loc: ['body', 'email'] }] });
  });
});
