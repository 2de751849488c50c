import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeAt } from '../../src/features/auth/totp.ts';
import { letterTo, mailTo, outbox, tokenIn, WELCOME } from '../support/outbox.ts';
import { startTestServer, type Answer, type TestServer } from '../support/server.ts';

const AUTH = '/api/v1/auth';
const THEIRS = 'quartz lantern mosaic harbour';
const MINE = 'velvet compass orchard thunder';
let server: TestServer;
let now = Date.now();
let number = 0;
beforeAll(async () => {
  server = await startTestServer({}, { clock: { now: () => now } });
});
afterAll(() => server.stop());

const open = (path: string, body: object): Promise<Answer> =>
  server.call(AUTH + path, { body, key: null });
const form = (path: string, fields: Record<string, string>): Promise<Answer> =>
  server.call(path, {
    raw: new URLSearchParams(fields).toString(),
    key: null,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
  });
const me = async (key: string) => (await server.call(`${AUTH}/me`, { key })).json;
const addressToken = (letter: string): string =>
  /\/account\/address\/([\w-]{43})/.exec(letter)?.[1] ?? '';

interface Registered {
  readonly email: string;
  readonly key: string;
  readonly token: string;
}
/** Somebody registers with an address; `token` is what reaches its mailbox. */
async function registered(): Promise<Registered> {
  const email = `mailbox${++number}@example.org`;
  const { json } = await open('/register', { email, password: THEIRS });
  await server.services.database.sql(`update account set tier = 'enterprise' where id = $1`, [
    json.account_id,
  ]);
  return { email, key: json.api_key, token: addressToken(await letterTo(server, email, WELCOME)) };
}

describe('an address that somebody else registered', () => {
  it('is had back by who reads its mailbox, whatever was set up meanwhile (a taken address)', async () => {
    const { email, key, token } = await registered();
    const { secret } = (await server.call(`${AUTH}/2fa/enroll`, { body: {}, key })).json;
    await server.call(`${AUTH}/2fa/activate`, { body: { code: codeAt(secret, now) }, key });
    const page = await server.call(`/account/address/${token}`, { key: null });
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect((await form('/account/release-address', { token })).status).toBe(200);
    expect((await open('/register', { email, password: MINE })).json.email).toBe(email);
    expect((await open('/login', { email, password: MINE })).status).toBe(200);
    expect((await open('/login', { email, password: THEIRS })).json.code).toBe(
      'invalid_credentials',
    );
    const other = await me(key);
    expect(other.email).toMatch(/^released-[0-9a-f]{24}@address\.invalid$/);
    expect((await form('/account/release-address', { token })).status).toBe(401);
  });

  it('links that were asked for before end with it', async () => {
    const { email } = await registered();
    await open('/request-magic-link', { email });
    const letter = await mailTo(server, email);
    const magic = tokenIn(letter);
    const token = addressToken(letter);
    expect((await form('/account/release-address', { token })).status).toBe(200);
    expect((await server.call(`${AUTH}/magic/${magic}`, { key: null })).json.code).toBe(
      'invalid_token',
    );
  });

  it('every later letter to it says so, with a link that holds', async () => {
    const { email } = await registered();
    now += 8 * 24 * 3_600_000;
    await open('/request-password-reset', { email });
    const letter = await mailTo(server, email);
    expect(letter).toContain('never confirmed');
    await form('/api/v1/alerts/signin', { email });
    const alerts = await mailTo(server, email, 2);
    expect(alerts).toContain('never confirmed');
    const [older, newer] = [addressToken(letter), addressToken(alerts)];
    expect((await form('/account/release-address', { token: older })).status).toBe(401);
    expect((await form('/account/release-address', { token: newer })).status).toBe(200);
  });

  it('has nothing mailed any more', async () => {
    const { key, token } = await registered();
    await form('/account/release-address', { token });
    expect(
      (await server.call(`${AUTH}/set-password`, { body: { password: MINE }, key })).status,
    ).toBe(200);
    expect(outbox(server).filter(({ to }) => to.endsWith('.invalid'))).toEqual([]);
  });
});

describe('an address that is confirmed', () => {
  it('stays: the link ends, and nobody can take it back', async () => {
    const { key, token } = await registered();
    expect((await me(key)).email_confirmed).toBe(false);
    expect((await form('/account/confirm-address', { token })).status).toBe(200);
    expect((await me(key)).email_confirmed).toBe(true);
    for (const path of ['/account/confirm-address', '/account/release-address'])
      expect((await form(path, { token })).status).toBe(401);
    const audit = await server.call(`${AUTH}/audit`, { key });
    expect(audit.json.items[0].event).toBe('address.confirmed');
  });

  it('a sign-in link, a reset link and a link of the alerts confirm it too; later letters say nothing of it', async () => {
    const uses: ((email: string) => Promise<Answer>)[] = [
      async (email) => {
        await open('/request-magic-link', { email });
        return server.call(`${AUTH}/magic/${tokenIn(await mailTo(server, email))}`, { key: null });
      },
      async (email) => {
        await open('/request-password-reset', { email });
        const token = tokenIn(await mailTo(server, email));
        return open('/reset-password', { token, password: MINE });
      },
      async (email) => {
        await form('/api/v1/alerts/signin', { email });
        const token = tokenIn(await mailTo(server, email));
        return server.call(`/api/v1/alerts/session?token=${token}`, { key: null });
      },
    ];
    for (const use of uses) {
      const { email, key } = await registered();
      expect((await use(email)).status).toBe(200);
      expect((await me(key)).email_confirmed).toBe(true);
      const count = outbox(server).filter(({ to }) => to === email).length;
      await open('/request-magic-link', { email });
      expect(await mailTo(server, email, count)).not.toContain('never confirmed');
    }
  });

  it('of confirming and taking back at once, one happens (race)', async () => {
    for (let turn = 0; turn < 12; turn++) {
      const { token } = await registered();
      const answers = await Promise.all(
        ['release', 'confirm', 'release', 'release'].map((what) =>
          form(`/account/${what}-address`, { token }),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        200, 401, 401, 401,
      ]);
    }
  });

  it('of a new password by mail and taking back at once, one happens (race)', async () => {
    for (let turn = 0; turn < 6; turn++) {
      const { email } = await registered();
      await open('/request-password-reset', { email });
      const letter = await mailTo(server, email);
      const answers = await Promise.all([
        open('/reset-password', { token: tokenIn(letter), password: MINE }),
        form('/account/release-address', { token: addressToken(letter) }),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    }
  });
});

it('a repeated registration under one Idempotency-Key sends one letter', async () => {
  const email = 'once@example.org';
  for (let turn = 0; turn < 3; turn++)
    await server.call(`${AUTH}/register`, {
      body: { email, password: THEIRS },
      key: null,
      headers: { 'Idempotency-Key': 'one-letter' },
    });
  await letterTo(server, email, WELCOME);
  expect(outbox(server).filter(({ to }) => to === email)).toHaveLength(1);
});

it('other sites can send neither form (CSRF)', async () => {
  const { key, token } = await registered();
  for (const path of ['/account/confirm-address', '/account/release-address']) {
    const { status } = await server.call(path, {
      raw: `token=${token}`,
      key: null,
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Sec-Fetch-Site': 'cross-site',
      },
    });
    expect(status).toBe(403);
  }
  expect((await me(key)).email_confirmed).toBe(false);
});
