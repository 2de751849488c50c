import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../src/core/log.ts';
import { codeAt } from '../../src/features/auth/totp.ts';
import { letterTo, mailTo, tokenIn, WELCOME } from '../support/outbox.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { SIGNING_SECRET } from '../support/stripeServer.ts';

const AUTH = '/api/v1/auth';
const PASSWORD = 'canary quartz lantern mosaic';
const NEW_PASSWORD = 'canary velvet compass orchard';
const ADMIN_TOKEN = 'canary-admin-token-0123456789';
const EMAIL = 'canary@example.org';

let server: TestServer;
let logged = '';
const secrets: Record<string, string> = {
  PASSWORD,
  NEW_PASSWORD,
  ADMIN_TOKEN,
  SIGNING_SECRET,
  serverSecret: 'canary-server-secret-0123456789abcdef',
  paymentKey: 'sk_test_canary0123456789',
};

beforeAll(async () => {
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString();
      done();
    },
  });
  server = await startTestServer(
    {
      ADMIN_TOKEN,
      SERVER_SECRET: secrets['serverSecret'] ?? '',
      STRIPE_SECRET_KEY: secrets['paymentKey'] ?? '',
      STRIPE_API_BASE: 'http://127.0.0.1:9',
      STRIPE_WEBHOOK_SECRET: SIGNING_SECRET,
    },
    { log: createLog('trace', sink) },
  );
}, 120_000);
afterAll(() => server.stop());

/** Leads every secret through the door by every way in, right and wrong. */
async function walk(): Promise<string[]> {
  const bodies: string[] = [];
  const call = async (path: string, options: object = {}) => {
    const answer = await server.call(path, { key: null, ...options });
    if (answer.status >= 400) bodies.push(answer.text);
    return answer;
  };
  const { json } = await call(`${AUTH}/register`, { body: { email: EMAIL, password: PASSWORD } });
  secrets['key'] = json.api_key;
  const welcome = await letterTo(server, EMAIL, WELCOME);
  secrets['address'] = /\/account\/address\/([\w-]{43})/.exec(welcome)?.[1] ?? '';
  await call(`/account/address/${secrets['address']}`);
  await call(`/account/address/${secrets['address']}`, { method: 'PUT', raw: '' });
  const key = json.api_key as string;
  await call(`${AUTH}/me?x_api_key=${key}`);
  await call(`${AUTH}/me?x_api_key=${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`);
  await call(`/nowhere?x_api_key=${key}&token=${key}`);
  await call(`${AUTH}/me`, { key: `${key}x` });
  await call('/api/v1/admin/diagnostics', { headers: { 'X-Admin-Token': `${ADMIN_TOKEN}x` } });
  const signedIn = await call(`${AUTH}/login`, { body: { email: EMAIL, password: PASSWORD } });
  secrets['session'] = signedIn.json.api_key;
  await call(`${AUTH}/login`, { body: { email: EMAIL, password: [PASSWORD] } });
  await call(`${AUTH}/login`, { raw: `{"email":"${EMAIL}","password":"${PASSWORD}"` });
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const page = await call('/account/signin', {
    raw: new URLSearchParams({ email: EMAIL, password: PASSWORD }).toString(),
    headers: form,
  });
  secrets['cookie'] = /session=([\w-]{43})/.exec(page.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const enrolled = await call(`${AUTH}/2fa/enroll`, { body: {}, key });
  secrets['totp'] = enrolled.json.secret;
  await call(`${AUTH}/2fa/activate`, { body: { code: '000000' }, key });
  const code = codeAt(secrets['totp'] ?? '', Date.now());
  const codes = await call(`${AUTH}/2fa/activate`, { body: { code }, key });
  secrets['recovery'] = codes.json.recovery_codes[0];
  await call(`${AUTH}/2fa/disable`, { body: { code: secrets['recovery'] }, key });
  await call(`${AUTH}/request-password-reset`, { body: { email: EMAIL } });
  const reset = tokenIn(await mailTo(server, EMAIL, 2));
  secrets['reset'] = reset;
  await call(`/account/reset?token=${reset}`);
  await call(`${AUTH}/reset-password`, { body: { token: reset, password: 'password' } });
  await call(`${AUTH}/reset-password`, { body: { token: reset, password: NEW_PASSWORD } });
  await call(`${AUTH}/reset-password`, { body: { token: reset, password: NEW_PASSWORD } });
  // The notice of the change is out before the next mail is asked for: mails are sent beside the answers.
  await mailTo(server, EMAIL, 3);
  await call(`${AUTH}/request-magic-link`, { body: { email: EMAIL } });
  const magic = tokenIn(await mailTo(server, EMAIL, 4));
  secrets['magic'] = magic;
  await call(`${AUTH}/magic/${magic}`);
  await call(`${AUTH}/magic/${magic}`);
  await call(`/trpc/auth.magic?input=${encodeURIComponent(JSON.stringify({ token: magic }))}`);
  await call('/api/v1/billing/checkout', { body: { tier: 'pro' }, key });
  return bodies;
}

describe('secrets', () => {
  let bodies: string[] = [];
  beforeAll(async () => {
    bodies = await walk();
  }, 120_000);

  it('were all led through', () => {
    for (const [name, secret] of Object.entries(secrets))
      expect([name, (secret ?? '').length > 9]).toEqual([name, true]);
  });

  it('are in no log line', () => {
    expect(logged.length).toBeGreaterThan(1_000);
    for (const [name, secret] of Object.entries(secrets))
      expect([name, logged.includes(secret)]).toEqual([name, false]);
  });

  it('are in no error body', () => {
    expect(bodies.length).toBeGreaterThan(8);
    for (const [name, secret] of Object.entries(secrets))
      expect([name, bodies.some((body) => body.includes(secret))]).toEqual([name, false]);
  });

  it('are nowhere in the database', async () => {
    const { database } = server.services;
    const tables = await database.sql<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    expect(tables.length).toBeGreaterThan(10);
    for (const { name } of tables) {
      const rows = await database.sql<{ row: string }>(
        `select to_jsonb(t)::text as row from "${name}" t`,
      );
      const text = rows.map(({ row }) => row).join('\n');
      for (const [secret, value] of Object.entries(secrets)) {
        const hex = Buffer.from(value).toString('hex');
        expect([name, secret, text.includes(value) || text.includes(hex)]).toEqual([
          name,
          secret,
          false,
        ]);
      }
    }
  });

  it('are in no metric', async () => {
    const { text } = await server.call('/metrics');
    for (const [name, secret] of Object.entries(secrets))
      expect([name, text.includes(secret)]).toEqual([name, false]);
  });
});
