import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeAt, stepOf } from '../../src/features/auth/totp.ts';
import { startTestServer, type Answer, type TestServer } from '../support/server.ts';

const AUTH = '/api/v1/auth';
const PASSWORD = 'quartz lantern mosaic harbour';
let server: TestServer;
let now = Date.now();
let number = 0;

beforeAll(async () => {
  server = await startTestServer({}, { clock: { now: () => now } });
});
afterAll(() => server.stop());

interface Person {
  readonly email: string;
  readonly key: string;
}
async function person(): Promise<Person> {
  const email = `two${++number}@example.org`;
  const { json } = await server.call(`${AUTH}/register`, {
    body: { email, password: PASSWORD },
    key: null,
  });
  await server.services.database.sql(`update account set tier = 'enterprise' where id = $1`, [
    json.account_id,
  ]);
  return { email, key: json.api_key };
}
const post = ({ key }: Person, path: string, body: object = {}): Promise<Answer> =>
  server.call(`${AUTH}/2fa/${path}`, { body, key });
const state = async ({ key }: Person) =>
  (await server.call(`${AUTH}/2fa/status`, { key })).json.state as string;
const login = ({ email }: Person, code?: string): Promise<Answer> =>
  server.call(`${AUTH}/login`, {
    body: { email, password: PASSWORD, ...(code === undefined ? {} : { code }) },
    key: null,
  });
async function enabled(): Promise<Person & { secret: string; recovery: string[] }> {
  const who = await person();
  const { secret } = (await post(who, 'enroll')).json;
  const { recovery_codes } = (await post(who, 'activate', { code: codeAt(secret, now) })).json;
  now += 30_000;
  return { ...who, secret, recovery: recovery_codes };
}

describe('codes', () => {
  it('hold one step to either side of the present, and no further', async () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    const nowMs = 1_111_111_109_000;
    const at = async (offsetS: number) =>
      (await stepOf(secret, codeAt(secret, nowMs + offsetS * 1000), {
        nowMs,
        afterStep: null,
      })) !== undefined;
    expect([await at(-60), await at(-30), await at(0), await at(30), await at(61)]).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('the states of two-factor', () => {
  it('disabled → pending → enabled → disabled, step by step', async () => {
    const who = await person();
    expect(await state(who)).toBe('disabled');
    const enrolled = await post(who, 'enroll');
    expect(enrolled.json).toMatchObject({
      state: 'pending',
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      provisioning_uri: expect.stringContaining('otpauth://totp/'),
      qr_svg: expect.stringContaining('<svg'),
    });
    expect(enrolled.json.provisioning_uri).toContain(`secret=${enrolled.json.secret}`);
    expect(await state(who)).toBe('pending');
    expect((await login(who)).status).toBe(200);
    const wrong = await post(who, 'activate', { code: '000000' });
    expect([wrong.status, wrong.json.code]).toEqual([401, 'invalid_totp']);
    expect(await state(who)).toBe('pending');
    const code = codeAt(enrolled.json.secret, now);
    const activated = await post(who, 'activate', { code });
    expect(activated.json.recovery_codes).toHaveLength(10);
    expect(new Set(activated.json.recovery_codes).size).toBe(10);
    expect(await state(who)).toBe('enabled');
    const again = await post(who, 'enroll');
    expect([again.status, again.json.code]).toEqual([409, 'conflict']);
    const refused = await login(who);
    expect([refused.status, refused.json.code]).toEqual([401, 'totp_required']);
    now += 30_000;
    const next = codeAt(enrolled.json.secret, now);
    expect((await post(who, 'disable', { code: next })).json).toEqual({ state: 'disabled' });
    expect(await state(who)).toBe('disabled');
    expect((await login(who)).status).toBe(200);
    expect((await post(who, 'disable', { code: next })).json.code).toBe('conflict');
  });

  it('activating what was never begun is a conflict; so is activating twice', async () => {
    const who = await person();
    expect((await post(who, 'activate', { code: '123456' })).status).toBe(409);
    const { secret, key, email } = await enabled();
    const code = codeAt(secret, now);
    expect((await post({ key, email }, 'activate', { code })).status).toBe(409);
  });

  it('a second enrolment replaces the secret that waits', async () => {
    const who = await person();
    const first = (await post(who, 'enroll')).json.secret;
    const second = (await post(who, 'enroll')).json.secret;
    expect(second).not.toBe(first);
    expect((await post(who, 'activate', { code: codeAt(first, now) })).status).toBe(401);
    expect((await post(who, 'activate', { code: codeAt(second, now) })).status).toBe(200);
  });

  it('disabling needs a code or the password', async () => {
    const who = await enabled();
    expect((await post(who, 'disable')).json.code).toBe('totp_required');
    expect((await post(who, 'disable', { password: 'not it at all' })).json.code).toBe(
      'invalid_credentials',
    );
    expect((await post(who, 'disable', { code: '12' })).json.code).toBe('invalid_totp');
    expect(await state(who)).toBe('enabled');
    expect((await post(who, 'disable', { password: PASSWORD })).status).toBe(200);
  });
});

describe('signing in with two-factor', () => {
  it('takes each code once (replay)', async () => {
    const who = await enabled();
    const code = codeAt(who.secret, now);
    const answers = await Promise.all(Array.from({ length: 5 }, () => login(who, code)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await login(who, code)).json.code).toMatch(/invalid_totp|too_many_attempts/);
  });

  it('does not take an older code after a newer one', async () => {
    const who = await enabled();
    const older = codeAt(who.secret, now);
    now += 30_000;
    expect((await login(who, codeAt(who.secret, now))).status).toBe(200);
    expect((await login(who, older)).json.code).toBe('invalid_totp');
  });

  it('takes a recovery code once, in any case and grouping', async () => {
    const who = await enabled();
    const typed = (who.recovery[0] ?? '').toLowerCase().replaceAll('-', ' ');
    expect((await login(who, typed)).status).toBe(200);
    expect((await login(who, typed)).json.code).toBe('invalid_totp');
    const status = await server.call(`${AUTH}/2fa/status`, { key: who.key });
    expect(status.json.recovery_codes_left).toBe(9);
  });

  it('refuses the sixth wrong code in 15 minutes, also a right one', async () => {
    const who = await enabled();
    for (let i = 0; i < 5; i++) expect((await login(who, '000000')).status).toBe(401);
    const { status, json, headers } = await login(who, codeAt(who.secret, now));
    expect([status, json.code]).toEqual([429, 'too_many_attempts']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('a wrong password says nothing of two-factor', async () => {
    const who = await enabled();
    const { json } = await server.call(`${AUTH}/login`, {
      body: { email: who.email, password: 'wrong horse battery' },
      key: null,
    });
    expect(json.code).toBe('invalid_credentials');
  });
});

it('recovery codes are stored as hashes', async () => {
  const who = await enabled();
  const rows = await server.services.database.sql<{ hash: Uint8Array }>(
    'select hash from recovery_code',
  );
  const stored = rows.map(({ hash }) => Buffer.from(hash).toString('latin1')).join('|');
  for (const code of who.recovery) expect(stored).not.toContain(code.replaceAll('-', ''));
});
