import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ATTEMPTS } from '../../config/limits.ts';
import { DAY_MS } from '../../engines/ground/math/time.ts';
import type { Database } from '../../src/core/context.ts';
import { mintKey } from '../../src/core/keyFormat.ts';
import { KeyRing } from '../../src/db/keyRing.ts';
import type { OpenDatabase } from '../../src/db/orm.ts';
import { SessionStore } from '../../src/db/sessionStore.ts';
import { callerBy, type Identify } from '../../src/http/identifyCaller.ts';
import { memoryDatabase } from '../support/database.ts';

const { attempts } = ATTEMPTS.unknownKeysPerAddress;
let database: OpenDatabase;
let accountId: number;
let now: number;
let queries: number;
let keys: KeyRing;
let sessions: SessionStore;
let identify: Identify;

beforeAll(async () => {
  database = await memoryDatabase();
  const [account] = await database.sql<{ id: number }>(
    `insert into account (email, tier, is_admin, created_at) values ('ada@example.org', 'free', false, now()) returning id`,
  );
  accountId = account?.id ?? 0;
});
afterAll(() => database.close());

beforeEach(() => {
  now = Date.now();
  queries = 0;
  const sql: Database['sql'] = (text, params) => {
    queries++;
    return database.sql(text, params);
  };
  const clock = { now: () => now };
  keys = new KeyRing({ kind: database.kind, sql }, clock);
  sessions = new SessionStore({ sql }, clock, 'http://localhost');
  identify = callerBy({ keys, sessions, noteEndedKey: () => undefined, adminToken: undefined });
});

/** What came of it, and how many queries it cost. */
async function cost(
  headers: Record<string, string>,
  address: string,
  more: { readonly mayHaveEnded?: boolean } = {},
): Promise<readonly [outcome: string, queries: number]> {
  const before = queries;
  const caller = { headers, query: {}, access: 'any', address, isCookieRoute: true, ...more };
  const outcome = await Promise.resolve()
    .then(() => identify(caller as Parameters<Identify>[0]))
    .then(
      (account) => account?.email ?? 'nobody',
      (error: unknown) => String(Reflect.get(error as object, 'code')),
    );
  return [outcome, queries - before];
}
const withKey = (secret: string) => ({ 'x-api-key': secret });
const invented = () => ({ cookie: `session=${mintKey('account').publicId.padEnd(43, 'A')}` });

async function signIn(): Promise<{ cookie: string }> {
  const replyHeaders: Record<string, string | string[]> = {};
  await sessions.signIn(accountId, { replyHeaders, headers: {} } as never);
  return { cookie: String(replyHeaders['Set-Cookie']).split(';', 1)[0] ?? '' };
}

describe('a cookie', () => {
  it('that is invented pays the toll, and then costs no query', async () => {
    for (let turn = 0; turn < attempts; turn++)
      expect(await cost(invented(), '192.0.2.1')).toEqual(['nobody', 1]);
    expect(await cost(invented(), '192.0.2.1')).toEqual(['too_many_attempts', 0]);
    expect(await cost(withKey(mintKey('account').secret), '192.0.2.1')).toEqual([
      'too_many_attempts',
      0,
    ]);
    expect(await cost(invented(), '192.0.2.2')).toEqual(['nobody', 1]);
  });

  it('that is good pays nothing, and goes on where another has spent the toll', async () => {
    const good = await signIn();
    for (let turn = 0; turn < 2 * attempts; turn++)
      expect(await cost(good, '192.0.2.1')).toEqual(['ada@example.org', 1]);
    for (let turn = 0; turn <= attempts; turn++) await cost(invented(), '192.0.2.1');
    expect(await cost(invented(), '192.0.2.1')).toEqual(['too_many_attempts', 0]);
    expect(await cost(good, '192.0.2.1')).toEqual(['ada@example.org', 1]);
    now += 31 * DAY_MS;
    expect(await cost(good, '192.0.2.1')).toEqual(['nobody', 1]);
    expect(await cost(good, '192.0.2.1')).toEqual(['too_many_attempts', 0]);
  });
});

describe('a key that does not hold costs a stranger the same, whoever had it and whoever asked for it', () => {
  const REFUSED = ['invalid_api_key', 1] as const;

  it('one that nobody had', async () => {
    const { secret } = mintKey('account');
    expect(await cost(withKey(secret), '192.0.2.1')).toEqual(REFUSED);
    expect(await cost(withKey(secret), '192.0.2.2')).toEqual(REFUSED);
  });

  it('one that was revoked while it was remembered, and is still shown by its owner', async () => {
    const { keyId, secret } = await keys.issue(accountId, 'account');
    expect(await cost(withKey(secret), '192.0.2.1')).toEqual(['ada@example.org', 1]);
    expect(await cost(withKey(secret), '192.0.2.1')).toEqual(['ada@example.org', 0]);
    await keys.revoke(accountId, keyId);
    expect(await cost(withKey(secret), '192.0.2.1')).toEqual(REFUSED);
    expect(await cost(withKey(secret), '192.0.2.2')).toEqual(REFUSED);
  });

  it('one that expired while it was remembered', async () => {
    const { secret } = await keys.issue(accountId, 'session');
    expect(await cost(withKey(secret), '192.0.2.1')).toEqual(['ada@example.org', 1]);
    now += 31 * DAY_MS;
    expect(await cost(withKey(secret), '192.0.2.2')).toEqual(REFUSED);
  });

  it('one with the public id of a key that is remembered', async () => {
    const { secret } = await keys.issue(accountId, 'account');
    await cost(withKey(secret), '192.0.2.1');
    const body = `grk_live_${secret.slice(9, 19)}_${'A'.repeat(43)}`;
    expect(await cost(withKey(body + checksumOf(body)), '192.0.2.2')).toEqual(REFUSED);
  });

  it('is refused to the same network from memory, alike for ended and unknown ones, without a toll', async () => {
    const { keyId, secret } = await keys.issue(accountId, 'account');
    await keys.revoke(accountId, keyId);
    for (const shown of [secret, mintKey('account').secret]) {
      expect(await cost(withKey(shown), '192.0.2.1')).toEqual(REFUSED);
      for (let turn = 0; turn < 2 * attempts; turn++)
        expect(await cost(withKey(shown), '192.0.2.1')).toEqual(['invalid_api_key', 0]);
    }
    expect(await cost(withKey(mintKey('account').secret), '192.0.2.1')).toEqual(REFUSED);
  });

  it('yet the rotation that ended it can be repeated after a refusal', async () => {
    const { keyId, secret } = await keys.issue(accountId, 'account');
    await keys.revoke(accountId, keyId);
    expect(await cost(withKey(secret), '192.0.2.1')).toEqual(REFUSED);
    const [outcome] = await cost(withKey(secret), '192.0.2.1', { mayHaveEnded: true });
    expect(outcome).toBe('ada@example.org');
  });
});

it('what is paid is given back once, and no more than was paid', async () => {
  const { secret } = await keys.issue(accountId, 'account');
  for (let turn = 0; turn < 10; turn++) await cost(withKey(secret), '192.0.2.1');
  for (let turn = 0; turn < attempts; turn++)
    await cost(withKey(mintKey('account').secret), '192.0.2.1');
  expect(await cost(withKey(mintKey('account').secret), '192.0.2.1')).toEqual([
    'too_many_attempts',
    0,
  ]);
});

/** CRC-32 as six digits of base 62, as the form of keys has it. */
function checksumOf(body: string): string {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  let text = '';
  for (let rest = crc32(body); text.length < 6; rest = Math.floor(rest / 62))
    text = digits.charAt(rest % 62) + text;
  return text;
}
