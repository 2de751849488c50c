import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeAt } from '../../src/features/auth/totp.ts';
import { mailTo, tokenIn } from '../support/outbox.ts';
import { startTestServer, type Answer, type TestServer } from '../support/server.ts';

/**
 * The tables "Two-factor authentication", "API keys" and "Password reset token" of the specification, row by row over HTTP, on the
 * database of the suite. Each row begins in its state and is looked at from outside after its trigger.
 */

const AUTH = '/api/v1/auth';
const PASSWORD = 'quartz lantern mosaic harbour';
const NEW = 'velvet compass orchard thunder';
let server: TestServer;
let now = Date.now();
let number = 0;
beforeAll(async () => void (server = await startTestServer({}, { clock: { now: () => now } })));
afterAll(() => server.stop());

const post = (path: string, body: object, key: string | null = null): Promise<Answer> =>
  server.call(AUTH + path, { method: 'POST', body, key });
const me = async (key: string): Promise<number> =>
  (await server.call(`${AUTH}/me`, { key })).status;
const stateOf = async (key: string): Promise<string> =>
  (await server.call(`${AUTH}/2fa/status`, { key })).json.state;

interface Person {
  readonly email: string;
  readonly key: string;
  readonly keyId: number;
}
async function person(): Promise<Person> {
  const email = `tables${++number}@example.org`;
  const { json } = await post('/register', { email, password: PASSWORD });
  return { email, key: json.api_key, keyId: json.key_id };
}
const login = ({ email }: Person, password = PASSWORD) => post('/login', { email, password });

/** State, trigger and next state of each row, as the specification writes them. */
type Row = readonly [state: string, trigger: string, next: string];
interface Step {
  readonly row: Row;
  readonly walk: () => Promise<void>;
}

const TWO_FACTOR: readonly Step[] = [
  {
    row: ['disabled', 'POST /api/v1/auth/2fa/enroll', 'pending (not yet active)'],
    async walk() {
      const who = await person();
      expect(await stateOf(who.key)).toBe('disabled');
      expect((await post('/2fa/enroll', {})).status).toBe(401);
      const { status, json } = await post('/2fa/enroll', {}, who.key);
      expect([status, json.secret, json.provisioning_uri]).toEqual([
        200,
        expect.stringMatching(/^[A-Z2-7]{32}$/),
        expect.stringContaining('otpauth://totp/'),
      ]);
      expect(await stateOf(who.key)).toBe('pending');
      expect((await login(who)).status).toBe(200);
    },
  },
  {
    row: ['pending', 'POST /api/v1/auth/2fa/activate', 'enabled'],
    async walk() {
      const who = await person();
      const { secret } = (await post('/2fa/enroll', {}, who.key)).json;
      const wrong = await post('/2fa/activate', { code: '000000' }, who.key);
      expect([wrong.status, await stateOf(who.key)]).toEqual([401, 'pending']);
      expect((await post('/2fa/activate', { code: codeAt(secret, now) }, who.key)).status).toBe(
        200,
      );
      expect(await stateOf(who.key)).toBe('enabled');
      expect((await login(who)).json.code).toBe('totp_required');
    },
  },
  {
    row: ['enabled', 'POST /api/v1/auth/2fa/disable', 'disabled'],
    async walk() {
      const who = await person();
      const { secret } = (await post('/2fa/enroll', {}, who.key)).json;
      await post('/2fa/activate', { code: codeAt(secret, now) }, who.key);
      expect(await stateOf(who.key)).toBe('enabled');
      now += 30_000;
      const { status } = await post('/2fa/disable', { code: codeAt(secret, now) }, who.key);
      expect([status, await stateOf(who.key)]).toEqual([200, 'disabled']);
      expect((await login(who)).status).toBe(200);
    },
  },
];

const KEYS: readonly Step[] = [
  {
    row: ['valid', 'POST /api/v1/auth/keys/{key_id}/rotate', 'old key invalid'],
    async walk() {
      const { key, keyId } = await person();
      expect(await me(key)).toBe(200);
      const { json } = await post(`/keys/${keyId}/rotate`, {}, key);
      expect([await me(key), await me(json.api_key)]).toEqual([401, 200]);
      const list = await server.call(`${AUTH}/keys`, { key: json.api_key });
      expect(list.text).not.toContain(json.api_key);
    },
  },
  {
    row: ['valid', 'DELETE /api/v1/auth/keys/{key_id}', 'revoked'],
    async walk() {
      const { key, keyId } = await person();
      expect(await me(key)).toBe(200);
      const { json } = await server.call(`${AUTH}/keys/${keyId}`, { method: 'DELETE', key });
      expect([json.status, await me(key)]).toEqual(['revoked', 401]);
    },
  },
  {
    row: ['valid', 'POST /api/v1/auth/login', 'unchanged'],
    async walk() {
      const who = await person();
      const earlier = (await login(who)).json.api_key;
      const fresh = (await login(who)).json.api_key;
      expect(fresh).not.toBe(earlier);
      expect([await me(who.key), await me(earlier), await me(fresh)]).toEqual([200, 200, 200]);
    },
  },
  {
    row: ['valid', 'GET /api/v1/auth/magic/{token}', 'unchanged'],
    async walk() {
      const who = await person();
      await post('/request-magic-link', { email: who.email });
      const token = tokenIn(await mailTo(server, who.email));
      const { status, json } = await server.call(`${AUTH}/magic/${token}`, { key: null });
      expect([status, await me(json.api_key), await me(who.key)]).toEqual([200, 200, 200]);
      expect((await server.call(`${AUTH}/magic/${token}`, { key: null })).status).toBe(401);
    },
  },
];

const RESET: readonly Step[] = [
  {
    row: ['none', 'POST /api/v1/auth/request-password-reset', 'issued, valid 15 minutes'],
    async walk() {
      const who = await person();
      const unknown = await post('/request-password-reset', { email: 'nobody@example.org' });
      const known = await post('/request-password-reset', { email: who.email });
      expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
      const token = tokenIn(await mailTo(server, who.email));
      now += 15 * 60_000 + 1_000;
      expect((await post('/reset-password', { token, password: NEW })).status).toBe(401);
      expect((await login(who)).status).toBe(200);
    },
  },
  {
    row: ['issued', 'POST /api/v1/auth/reset-password', 'consumed'],
    async walk() {
      const who = await person();
      await post('/request-password-reset', { email: who.email });
      const token = tokenIn(await mailTo(server, who.email));
      now += 14 * 60_000;
      expect((await post('/reset-password', { token, password: NEW })).status).toBe(200);
      expect([(await login(who)).status, (await login(who, NEW)).status]).toEqual([401, 200]);
      expect((await post('/reset-password', { token, password: NEW })).status).toBe(401);
    },
  },
];

const TABLES = {
  'Two-factor authentication': TWO_FACTOR,
  'API keys': KEYS,
  'Password reset token': RESET,
} as const;

for (const [table, steps] of Object.entries(TABLES))
  describe(table, () => {
    it.each(steps.map(({ row, walk }) => [row.join(' · '), walk] as const))('%s', (_row, walk) =>
      walk(),
    );
  });

const SPECIFICATION = join(
  import.meta.dirname,
  '../../../shared/spec/geophysical-risk-intelligence-api.md',
);
it.skipIf(!existsSync(SPECIFICATION))(
  'the rows are those of the specification, all of them',
  () => {
    const text = readFileSync(SPECIFICATION, 'utf8');
    for (const [table, steps] of Object.entries(TABLES)) {
      const lines =
        text.split(`### ${table}\n`)[1]?.trimStart().split('\n\n')[0]?.split('\n') ?? [];
      const [head = [], , ...rows] = lines.map((line) =>
        line.split('|').map((cell) => cell.trim()),
      );
      const places = ['State', 'Trigger', 'Next state'].map((name) => head.indexOf(name));
      expect(rows.map((row) => places.map((place) => row[place]))).toEqual(
        steps.map(({ row }) => row),
      );
    }
  },
);
