import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeAt } from '../../src/features/auth/totp.ts';
import { mailTo, outbox, tokenIn, WELCOME } from '../support/outbox.ts';
import { startTestServer, type Answer, type TestServer } from '../support/server.ts';

const AUTH = '/api/v1/auth';
const OLD = 'quartz lantern mosaic harbour';
const NEW = 'velvet compass orchard thunder';
let server: TestServer;
let now = Date.now();
let number = 0;

beforeAll(async () => {
  server = await startTestServer(
    { PUBLIC_BASE_URL: 'https://risk.example.org' },
    { clock: { now: () => now } },
  );
});
afterAll(() => server.stop());

interface Person {
  readonly email: string;
  readonly key: string;
  readonly id: number;
}
async function person(): Promise<Person> {
  const email = `link${++number}@example.org`;
  const body = { email, password: OLD };
  const { json } = await server.call(`${AUTH}/register`, { body, key: null });
  return { email, key: json.api_key, id: json.account_id };
}
const open = (path: string, body: object, headers: Record<string, string> = {}): Promise<Answer> =>
  server.call(AUTH + path, { body, key: null, headers });
const login = ({ email }: Person, password: string) => open('/login', { email, password });
const askReset = (email: string) => open('/request-password-reset', { email });
const askMagic = (email: string) => open('/request-magic-link', { email });
const reset = (token: string, password = NEW, code?: string) =>
  open('/reset-password', { token, password, ...(code === undefined ? {} : { code }) });
const magic = (token: string, options: object = {}) =>
  server.call(`${AUTH}/magic/${token}`, { key: null, ...options });
const me = (key: string) => server.call(`${AUTH}/me`, { key });
async function twoFactor({ key }: Person): Promise<string> {
  const { secret } = (await server.call(`${AUTH}/2fa/enroll`, { body: {}, key })).json;
  const body = { code: codeAt(secret, now) };
  await server.call(`${AUTH}/2fa/activate`, { body, key });
  now += 30_000;
  return secret;
}

describe('the password reset', () => {
  it('none → issued → consumed, step by step', async () => {
    const who = await person();
    const asked = await askReset(who.email);
    expect([asked.status, asked.json]).toEqual([200, { status: 'ok' }]);
    const mail = await mailTo(server, who.email);
    expect(mail).toContain('https://risk.example.org/account/reset?token=');
    const session = (await login(who, OLD)).json.api_key;
    expect((await reset(tokenIn(mail))).json).toEqual({ status: 'ok' });
    expect((await login(who, OLD)).json.code).toBe('invalid_credentials');
    expect((await login(who, NEW)).status).toBe(200);
    expect((await me(session)).status).toBe(401);
    expect((await me(who.key)).status).toBe(200);
    const again = await reset(tokenIn(mail));
    expect([again.status, again.json.code]).toEqual([401, 'invalid_token']);
    expect(await mailTo(server, who.email, 2)).toContain('was changed');
  });

  it('of ten at the same time one sets the password (race)', async () => {
    const who = await person();
    await askReset(who.email);
    const token = tokenIn(await mailTo(server, who.email));
    const answers = await Promise.all(Array.from({ length: 10 }, () => reset(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ json }) => json.code === 'invalid_token')).toHaveLength(9);
  });

  it('ends after 15 minutes', async () => {
    const who = await person();
    await askReset(who.email);
    const token = tokenIn(await mailTo(server, who.email));
    now += 15 * 60_000 + 1;
    expect((await reset(token)).json.code).toBe('invalid_token');
    await askReset(who.email);
    const next = tokenIn(await mailTo(server, who.email, 2));
    now += 15 * 60_000 - 1000;
    expect((await reset(next)).status).toBe(200);
  });

  it('only the newest link holds', async () => {
    const who = await person();
    await askReset(who.email);
    const first = tokenIn(await mailTo(server, who.email));
    await askReset(who.email);
    const second = tokenIn(await mailTo(server, who.email, 2));
    expect((await reset(first)).json.code).toBe('invalid_token');
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first)).json.code).toBe('invalid_token');
  });

  it('a weak password is 422 and leaves the link', async () => {
    const who = await person();
    await askReset(who.email);
    const token = tokenIn(await mailTo(server, who.email));
    const weak = await reset(token, 'password123');
    expect(weak.status).toBe(422);
    expect(weak.json.detail[0].loc).toEqual(['body', 'password']);
    expect(weak.text).not.toContain('password123');
    expect((await reset(token)).status).toBe(200);
  });

  it('never skips the second factor, and asking for it leaves the link', async () => {
    const who = await person();
    const secret = await twoFactor(who);
    await askReset(who.email);
    const token = tokenIn(await mailTo(server, who.email, 1));
    expect((await reset(token)).json.code).toBe('totp_required');
    expect((await reset(token, NEW, '000000')).json.code).toBe('invalid_totp');
    expect((await reset(token, NEW, codeAt(secret, now))).status).toBe(200);
  });

  it('an unknown address gets the same answer, and no mail (enumeration)', async () => {
    const who = await person();
    const nobody = 'nobody@example.org';
    const unknown = await askReset(nobody);
    const known = await askReset(who.email);
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    await mailTo(server, who.email);
    expect(outbox(server).filter(({ to }) => to === nobody)).toEqual([]);
  });

  it('is held per address, known or not', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) statuses.push((await askReset('often@example.org')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
  });

  it('answers to an unknown and a known address before it looks which it is (timing)', async () => {
    const who = await person();
    const { mail } = server.services;
    const post = mail.post.bind(mail);
    const held: Parameters<typeof post>[0][] = [];
    mail.post = (make) => void held.push(make);
    try {
      for (const ask of [askMagic, askReset])
        for (const email of ['nobody@example.org', who.email])
          expect((await ask(email)).json).toEqual({ status: 'ok' });
    } finally {
      mail.post = post;
    }
    const letters = await Promise.all(held.map((make) => make()));
    expect(letters.map((letter) => letter?.to)).toEqual([
      undefined,
      who.email,
      undefined,
      who.email,
    ]);
  });
});

describe('the sign-in link', () => {
  it('issues a session key and leaves earlier keys valid', async () => {
    const who = await person();
    expect((await askMagic(who.email)).json).toEqual({ status: 'ok' });
    const mail = await mailTo(server, who.email);
    expect(mail).toContain('https://risk.example.org/api/v1/auth/magic/');
    const used = await magic(tokenIn(mail));
    expect(used.json).toMatchObject({
      account_id: who.id,
      api_key: expect.stringMatching(/^grs_/),
    });
    expect(used.headers.get('cache-control')).toBe('private, no-store');
    expect((await me(used.json.api_key)).json.account_id).toBe(who.id);
    expect((await me(who.key)).status).toBe(200);
    const again = await magic(tokenIn(mail));
    expect([again.status, again.json.code]).toEqual([401, 'invalid_token']);
  });

  it('is not used up by HEAD, by a prefetch, or by a scanner that looks like a browser', async () => {
    const who = await person();
    await askMagic(who.email);
    const token = tokenIn(await mailTo(server, who.email));
    const head = await magic(token, { method: 'HEAD' });
    expect(head.status).toBe(200);
    for (const headers of [
      { Accept: 'text/html,application/xhtml+xml' },
      { 'Sec-Purpose': 'prefetch;prerender' },
      { Purpose: 'prefetch' },
    ]) {
      const page = await magic(token, { headers });
      expect(page.status).toBe(200);
      expect(page.headers.get('content-type')).toContain('text/html');
      expect(page.headers.get('cache-control')).toBe('private, no-store');
      expect(page.text).toContain('method="post"');
    }
    expect((await magic(token)).status).toBe(200);
  });

  it('ends after 10 minutes; only the newest holds; of ten at once one signs in', async () => {
    const who = await person();
    await askMagic(who.email);
    const first = tokenIn(await mailTo(server, who.email));
    now += 10 * 60_000 + 1;
    expect((await magic(first)).json.code).toBe('invalid_token');
    await askMagic(who.email);
    const second = tokenIn(await mailTo(server, who.email, 2));
    await askMagic(who.email);
    const third = tokenIn(await mailTo(server, who.email, 3));
    expect((await magic(second)).json.code).toBe('invalid_token');
    const answers = await Promise.all(Array.from({ length: 10 }, () => magic(third)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('never skips the second factor', async () => {
    const who = await person();
    const secret = await twoFactor(who);
    await askMagic(who.email);
    const token = tokenIn(await mailTo(server, who.email));
    expect((await magic(token)).json.code).toBe('totp_required');
    expect((await magic(`${token}?code=${codeAt(secret, now)}`)).status).toBe(200);
  });

  it('one text for tokens that are malformed, unknown and of another purpose', async () => {
    const who = await person();
    await askReset(who.email);
    const other = tokenIn(await mailTo(server, who.email));
    const texts = await Promise.all(
      ['x', 'A'.repeat(43), other].map(async (token) => (await magic(token)).json.detail as string),
    );
    expect(new Set(texts).size).toBe(1);
    expect((await reset(other)).status).toBe(200);
  });
});

describe('POST auth/set-password', () => {
  const set = (key: string | null, password: string) =>
    server.call(`${AUTH}/set-password`, { body: { password }, key });

  it('needs a key, sets the password, and the same again changes nothing', async () => {
    const who = await person();
    expect((await set(null, NEW)).status).toBe(401);
    const session = (await login(who, OLD)).json.api_key as string;
    const other = (await login(who, OLD)).json.api_key as string;
    expect((await set(session, NEW)).json).toEqual({ status: 'ok' });
    expect((await set(session, NEW)).json).toEqual({ status: 'ok' });
    expect((await me(other)).status).toBe(401);
    expect((await login(who, NEW)).status).toBe(200);
    expect((await login(who, OLD)).status).toBe(401);
    await mailTo(server, who.email);
    const mails = outbox(server).filter(({ to }) => to === who.email);
    expect(mails.filter(({ text }) => !text.includes(WELCOME))).toHaveLength(1);
    expect((await set(session, 'short')).status).toBe(422);
  });
});

it('the database holds no token, and the links come from the configured address, never from Host', async () => {
  const who = await person();
  await open(
    '/request-password-reset',
    { email: who.email },
    { 'X-Forwarded-Host': 'evil.example' },
  );
  const mail = await mailTo(server, who.email);
  expect(mail).not.toContain('evil.example');
  const rows = await server.services.database.sql('select * from token');
  expect(JSON.stringify(rows)).not.toContain(tokenIn(mail));
});
