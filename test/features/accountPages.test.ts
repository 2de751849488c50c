import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeAt } from '../../src/features/auth/totp.ts';
import { barriers, HAS_BROWSER, openBrowser } from '../support/browser.ts';
import { letterTo, mailTo, tokenIn, WELCOME } from '../support/outbox.ts';
import { startTestServer, type Answer, type TestServer } from '../support/server.ts';

const PASSWORD = 'quartz lantern mosaic harbour';
const NEW = 'velvet compass orchard thunder';
let server: TestServer;
let now = Date.now();
let number = 0;
beforeAll(async () => {
  server = await startTestServer({}, { clock: { now: () => now } });
});
afterAll(() => server.stop());

/** A browser without script: it keeps the cookie and follows nothing by itself. */
class Visitor {
  #cookie = '';
  readonly email = `visitor${++number}@example.org`;

  async get(path: string): Promise<Answer> {
    return this.#seen(await server.call(path, { key: null, headers: this.#headers() }));
  }

  async send(path: string, fields: Record<string, string> | [string, string][]): Promise<Answer> {
    const raw = new URLSearchParams(fields).toString();
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const headers = { ...this.#headers(), ...type, 'Sec-Fetch-Site': 'same-origin' };
    return this.#seen(await server.call(path, { raw, key: null, headers }));
  }

  register(): Promise<Answer> {
    return this.send('/account/register', { email: this.email, password: PASSWORD });
  }

  signIn(password = PASSWORD, code = ''): Promise<Answer> {
    return this.send('/account/signin', { email: this.email, password, code });
  }

  #headers(): Record<string, string> {
    return { Accept: 'text/html', ...(this.#cookie ? { Cookie: this.#cookie } : {}) };
  }

  #seen(answer: Answer): Answer {
    const set = answer.headers.get('set-cookie');
    if (set) this.#cookie = set.includes('Max-Age=0') ? '' : (set.split(';', 1)[0] ?? '');
    return answer;
  }
}
const keyIn = (text: string): string => /gr[ks]_(?:live|test)_\w+/.exec(text)?.[0] ?? '';

describe('the address of a form, opened again', () => {
  it.each([
    ['/account/forgot', '/account/reset'],
    ['/account/magic', '/account'],
    ['/account/security/activate', '/account/security'],
    ['/account/keys/7/rotate', '/account/keys'],
    ['/account/plan/checkout', '/account/plan'],
  ])('%s leads to %s', async (path, page) => {
    const { status, headers } = await new Visitor().get(path);
    expect([status, headers.get('location')]).toEqual([303, page]);
  });

  it('says to a program which method there is', async () => {
    const { status, headers } = await server.call('/account/forgot', { key: null });
    expect([status, headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });
});

describe('a person without script', () => {
  it('registers, sees the key once, signs out and in', async () => {
    const who = new Visitor();
    expect((await who.get('/account')).headers.get('location')).toBe('/account/signin');
    const welcome = await who.register();
    expect(welcome.status).toBe(200);
    expect(welcome.headers.get('cache-control')).toBe('private, no-store');
    const key = keyIn(welcome.text);
    expect((await server.call('/api/v1/auth/me', { key })).json.email).toBe(who.email);
    const home = await who.get('/account');
    expect(home.text).toContain(who.email);
    expect(home.text).not.toContain(key);
    expect((await who.send('/account/signout', {})).headers.get('location')).toBe(
      '/account/signin',
    );
    expect((await who.get('/account')).status).toBe(303);
    expect((await who.signIn()).headers.get('location')).toBe('/account');
    expect((await who.get('/account')).status).toBe(200);
  });

  it('is told what is wrong, where, with what was typed, and never the password', async () => {
    const who = new Visitor();
    const weak = await who.send('/account/register', { email: who.email, password: 'password1' });
    expect(weak.status).toBe(422);
    expect(weak.text).toContain(`value="${who.email}"`);
    expect(weak.text).toContain('aria-invalid="true"');
    expect(weak.text).not.toContain('password1');
    await who.register();
    const wrong = await new Visitor().send('/account/signin', {
      email: who.email,
      password: 'not this one',
    });
    expect([wrong.status, wrong.text.includes('is wrong')]).toEqual([401, true]);
  });

  it('issues, rotates and revokes keys', async () => {
    const who = new Visitor();
    await who.register();
    const issued = await who.send('/account/keys', [
      ['name', 'pricing'],
      ['scopes', 'read'],
      ['scopes', 'risk'],
    ]);
    const key = keyIn(issued.text);
    const { key_id: id } = (await server.call('/api/v1/auth/me', { key })).json;
    const rotated = await who.send(`/account/keys/${id}/rotate`, {});
    const next = keyIn(rotated.text);
    expect((await server.call('/api/v1/auth/me', { key })).status).toBe(401);
    const me = (await server.call('/api/v1/auth/me', { key: next })).json;
    expect(me.keys.at(-1)).toMatchObject({ name: 'pricing', scopes: ['read', 'risk'] });
    expect((await who.send(`/account/keys/${me.key_id}/revoke`, {})).status).toBe(303);
    expect((await server.call('/api/v1/auth/me', { key: next })).status).toBe(401);
    const stranger = new Visitor();
    await stranger.register();
    expect((await stranger.send(`/account/keys/${id}/revoke`, {})).status).toBe(404);
    expect((await who.send('/account/keys', { name: 'x' })).status).toBe(422);
  });

  it('sets up two-factor, is asked for a code, and disables it', async () => {
    const who = new Visitor();
    await who.register();
    const page = await who.send('/account/security/enroll', {});
    const secret = (/<code>([A-Z2-7 ]{32,})<\/code>/.exec(page.text)?.[1] ?? '').replaceAll(
      ' ',
      '',
    );
    expect(page.text).toContain('data:image/svg+xml;base64,');
    expect((await who.send('/account/security/activate', { code: '000000' })).status).toBe(401);
    const done = await who.send('/account/security/activate', { code: codeAt(secret, now) });
    expect(done.text.match(/<li><code>/g)).toHaveLength(10);
    now += 30_000;
    const asked = await new Visitor().send('/account/signin', {
      email: who.email,
      password: PASSWORD,
    });
    expect([asked.status, asked.text.includes('two-factor')]).toEqual([401, true]);
    expect((await who.signIn(PASSWORD, codeAt(secret, now))).status).toBe(303);
    now += 30_000;
    const off = await who.send('/account/security/disable', { code: codeAt(secret, now) });
    expect(off.status).toBe(303);
    expect((await who.get('/account/security')).text).toContain('two factor: disabled');
  });

  it('signs in by the link of a mail, whose page uses nothing up', async () => {
    const who = new Visitor();
    await who.register();
    await who.send('/account/signout', {});
    await who.send('/account/link', { email: who.email });
    const token = tokenIn(await mailTo(server, who.email));
    const page = await who.get(`/api/v1/auth/magic/${token}`);
    expect(page.text).toContain('action="/account/magic"');
    expect((await who.send('/account/magic', { token })).headers.get('location')).toBe('/account');
    expect((await who.get('/account')).status).toBe(200);
    expect((await new Visitor().send('/account/magic', { token })).status).toBe(401);
  });

  it('sets a new password by the link of a mail; sessions end', async () => {
    const who = new Visitor();
    await who.register();
    await new Visitor().send('/account/forgot', { email: who.email });
    const token = tokenIn(await mailTo(server, who.email));
    expect((await who.get(`/account/reset?token=${token}`)).headers.get('cache-control')).toBe(
      'private, no-store',
    );
    expect((await who.send('/account/reset', { token, password: NEW })).status).toBe(200);
    expect((await who.get('/account')).status).toBe(303);
    expect((await who.signIn(NEW)).status).toBe(303);
  });

  it('is sent on to pages of this server only, whatever the address asks for', async () => {
    const who = new Visitor();
    await who.register();
    const { headers } = await who.send('/account/signin?next=https://evil.example', {
      email: who.email,
      password: PASSWORD,
    });
    expect(headers.get('location')).toBe('/account');
  });

  it('finds the account from the documentation and the alerts, and the way back', async () => {
    const who = new Visitor();
    const linksOf = ({ text }: Answer): string[] =>
      [...text.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href ?? '');
    expect(linksOf(await who.get('/docs'))).toEqual(
      expect.arrayContaining(['/account', '/alerts']),
    );
    expect(linksOf(await who.get('/alerts'))).toContain('/account');
    await who.register();
    expect(linksOf(await who.get('/account'))).toEqual(
      expect.arrayContaining(['/docs', '/alerts']),
    );
  });

  it('is shown where to sign in by a page that asks who they are', async () => {
    const { status, text } = await new Visitor().get('/admin/');
    expect(status).toBe(401);
    expect(text).toContain('href="/account/signin"');
    expect((await new Visitor().get('/docs/nothing')).text).not.toContain('/account/signin"');
  });

  it('is offered no plan that cannot be paid for', async () => {
    const who = new Visitor();
    await who.register();
    const { status, text } = await who.get('/app/alerts');
    expect(status).toBe(200);
    expect(text).toContain('Payments are not set up on this server');
    expect(text).not.toContain('/api/v1/alerts/upgrade');
  });

  it('sees usage and plan', async () => {
    const who = new Visitor();
    const key = keyIn((await who.register()).text);
    await server.call('/api/v1/auth/quota', { key });
    const usage = (await who.get('/account/usage')).text;
    expect(usage).toMatch(/1 call since/);
    expect(usage).not.toContain('succeeded with live keys');
    await server.call('/api/v1/georisk/score', { key, body: { lat: 91 } });
    expect((await who.get('/account/usage')).text).toMatch(
      /2 calls since[^]*1 of them succeeded with live keys/,
    );
    const today = new Date(now).getUTCDate();
    expect(usage.match(/class="bar plain"/g)).toHaveLength(today);
    expect((await who.get('/account/plan')).text).toContain('Payments are not set up');
    expect((await who.send('/account/plan/checkout', { tier: 'pro' })).status).toBe(503);
  });
});

it('forms of another site are refused', async () => {
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
  for (const { path, reads } of server.services.catalog())
    if (reads === 'form' && path.startsWith('/account')) {
      const headers = { ...type, 'Sec-Fetch-Site': 'cross-site' };
      const sent = { raw: '', key: null, headers };
      const { status } = await server.call(path.replace('{key_id}', '1'), sent);
      expect([path, status]).toEqual([path, 403]);
    }
});

it('a key shows no pages', async () => {
  for (const path of ['/account', '/account/keys', '/account/security'])
    expect((await server.call(path)).headers.get('location')).toBe('/account/signin');
});

describe.runIf(HAS_BROWSER)('in a browser', { timeout: 120_000 }, () => {
  it.each([1280, 390])(
    'works without script, %i pixels wide, and scrolls to no side',
    async (width) => {
      const browser = await openBrowser();
      const viewport = { width, height: 844 };
      const context = await browser.newContext({ viewport, javaScriptEnabled: false });
      const page = await context.newPage();
      const wide: string[] = [];
      const look = async () => {
        const body = await page.locator('html').boundingBox();
        const shown = await page.locator('main').boundingBox();
        if ((body?.width ?? 0) > width || (shown?.width ?? 0) > width) wide.push(page.url());
      };
      const email = `narrow${width}@example.org`;
      await page.goto(`${server.url}/account/register`);
      await page.getByLabel('E-mail address').fill(email);
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Register' }).click();
      await look();
      const key = keyIn(await page.content());
      await server.call('/api/v1/climate/migration-routes/destination-analysis', { body: {}, key });
      for (const path of ['', '/usage', '/plan', '/security', '/keys']) {
        await page.goto(`${server.url}/account${path}`);
        await look();
        if (path !== '/usage') continue;
        // Today is the last of the days, and on a telephone the plot is wider than the page.
        const today = await page.locator('figure.plot svg text').last().boundingBox();
        expect((today?.x ?? width) + (today?.width ?? 0)).toBeLessThanOrEqual(width);
      }
      // A tick stands within the page, and what it says begins to the right of it in every line.
      const edge = (await page.locator('main h1').boundingBox())?.x ?? 0;
      for (const tick of await page.locator('main .choice input').all())
        expect((await tick.boundingBox())?.x).toBeGreaterThanOrEqual(edge - 1);
      for (const name of ['Rotate', 'Revoke']) {
        const button = await page.getByRole('button', { name }).first().boundingBox();
        expect((button?.x ?? width) + (button?.width ?? 0)).toBeLessThanOrEqual(width);
      }
      const [, token = ''] =
        /\/account\/address\/([\w-]{43})/.exec(await letterTo(server, email, WELCOME)) ?? [];
      await page.goto(`${server.url}/account/address/${token}`);
      await look();
      await page.getByRole('button', { name: 'Confirm the address' }).click();
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
        'The address is confirmed',
      );
      await page.goto(`${server.url}/account/security`);
      await page.getByRole('button', { name: 'Set up two-factor' }).click();
      await look();
      expect(wide).toEqual([]);
      await browser.close();
    },
  );

  it.each(['light', 'dark'] as const)('has no barriers that axe finds, %s', async (colorScheme) => {
    const browser = await openBrowser();
    const email = `browser.${colorScheme}@example.org`;
    const page = await (await browser.newContext({ colorScheme })).newPage();
    const found: Record<string, string[]> = {};
    const look = async (path: string) => {
      await page.goto(server.url + path);
      found[path] = await barriers(page);
    };
    const submit = async (password: string, button: string) => {
      await page.getByLabel('E-mail address').fill(email);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: button }).click();
    };
    for (const path of ['signin', 'link', 'reset', 'address/a-token', 'register'])
      await look(`/account/${path}`);
    await submit('short', 'Register');
    found['refused'] = await barriers(page);
    await submit(PASSWORD, 'Register');
    found['welcome'] = await barriers(page);
    for (const path of ['', '/keys', '/usage', '/plan', '/security']) await look(`/account${path}`);
    await page.getByRole('button', { name: 'Set up two-factor' }).click();
    found['enroll'] = await barriers(page);
    expect(Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0))).toEqual(
      {},
    );
    await browser.close();
  });
});

describe.runIf(!HAS_BROWSER)('in a browser', () => {
  it.skip('did not run: there is no /usr/bin/chromium', () => undefined);
});
