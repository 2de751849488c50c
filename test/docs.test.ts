import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toolsOf } from '../src/core/tools.ts';
import { operations } from '../src/operations.ts';
import { pythonSignatureSnippet } from '../src/surfaces/docs/signatureSnippet.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const CHROMIUM = '/usr/bin/chromium';

describe.runIf(existsSync(CHROMIUM))('/docs in a browser', { timeout: 60_000 }, () => {
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([
      startTestServer(),
      chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] }),
    ]);
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  /** A page, and everything that went wrong on it. */
  async function open(path: string, width = 1200): Promise<{ page: Page; faults: string[] }> {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    const faults: string[] = [];
    page.on('console', (message) => faults.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('requestfailed', (request) => faults.push(`failed: ${request.url()}`));
    page.on('request', (request) => {
      if (!request.url().startsWith(server.url)) faults.push(`elsewhere: ${request.url()}`);
    });
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    return { page, faults };
  }

  it.each([
    '/docs',
    '/docs/guide',
    '/docs/models',
    '/docs/sources',
    '/docs/errors',
    '/docs/georisk_score',
  ])('%s shows without a fault, also on a telephone', async (path) => {
    for (const width of [1200, 390]) {
      const { page, faults } = await open(path, width);
      expect(await page.locator('h1').count()).toBe(1);
      expect(
        await page.evaluate(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        ),
      ).toBeLessThanOrEqual(0);
      expect(faults).toEqual([]);
      await page.close();
    }
  });

  it('lists the endpoints on a telephone within a few screens, and a link to a group opens it', async () => {
    const { page, faults } = await open('/docs', 390);
    const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
    expect(height).toBeLessThan(6 * 800);
    const within = page.locator('#volcano a');
    expect(await within.isVisible()).toBe(false);
    await page.goto(`${server.url}/docs#volcano`);
    await within.waitFor();
    expect(await within.getAttribute('href')).toBe('/docs/volcano_predict');
    expect(faults).toEqual([]);
    await page.close();
  });

  it.each([
    ['georisk_score', '"level": "CRITICAL"'],
    ['auth_me', '"is_admin": true'],
    ['auth_tiers', '"name": "enterprise"'],
    ['auth_usage', '"period": "day"'],
  ])('the example of %s runs', async (id, shown) => {
    const { page, faults } = await open(`/docs/${id}`);
    await page.fill('input[name=key]', server.adminKey);
    await page.click('.try button');
    // A locator waits without eval, which the page's own policy forbids to anything that polls.
    await page
      .locator('.answer')
      .filter({ hasText: /^\s*200/ })
      .waitFor();
    expect(await page.locator('.answer').textContent()).toContain(shown);
    expect(page.url()).not.toContain(server.adminKey.slice(0, 12));
    expect(faults).toEqual([]);
    await page.close();
  });
});

describe('/docs without a browser', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());
  const read = async (path: string): Promise<string> => (await server.call(path)).text;

  it('lists at least 76 models once each, with purpose, inputs, validity, sources, verification and limits', async () => {
    const text = await read('/docs/models');
    const cards = text.split('<section id="').slice(1);
    for (const card of cards)
      for (const term of ['Method', 'Takes', 'Valid for', 'Verified', 'Rests on', 'Limits'])
        expect(card).toMatch(new RegExp(`<dt>${term}</dt><dd>.{3,}`));
    const rows = text.slice(text.indexOf('id="ground_motion"')).match(/<code id="/g) ?? [];
    const names = [...text.matchAll(/<(?:section|code) id="([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(cards.length + rows.length).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(76);
  });

  it('finds endpoints by words without a script, all of them in any order, and shows no markup that was typed', async () => {
    const linksOf = (text: string): string[] =>
      [...text.matchAll(/<li><span class="verb[^>]*>[A-Z]+<\/span><a href="\/docs\/(\w+)"/g)].map(
        ([, id]) => id ?? '',
      );
    expect(linksOf(await read('/docs?q=Batch+ground-truth'))).toEqual([
      'realEstate_groundTruthBatch',
    ]);
    expect(linksOf(await read('/docs?q=zzz'))).toEqual([]);
    expect(await read('/docs?q=zzz')).toContain('No endpoint has all these words');
    const some = linksOf(await read('/docs?q=api'));
    expect(some).toHaveLength(40);
    const typed = await read(`/docs?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(typed).not.toContain('<script>');
    expect(await read('/docs?q=+')).toBe(await read('/docs'));
  });

  it.each([
    ['earth_ask', 'question'],
    ['bsa_insurancePremium', 'attachment_usd'],
    ['georisk_score', 'position_sigma_m'],
  ])('the page of %s has its parameter %s', async (id, name) => {
    expect(await read(`/docs/${id}`)).toContain(`<code>${name}</code>`);
  });

  it('names in its guide operations that there are, and addresses of this server', async () => {
    const text = await read('/docs/guide');
    const named = [...text.matchAll(/<code>(GET|POST|DELETE) (\/api\/[^<]+)<\/code>/g)];
    expect(named.length).toBeGreaterThan(4);
    for (const [, method, path] of named)
      expect(
        operations.some((one) => one.method === method && one.path === path),
        `${method} ${path}`,
      ).toBe(true);
    for (const door of ['/mcp', '/trpc', '/api/v1/insurance/portfolios'])
      expect(text).toContain(server.url + door);
  });

  it('has a text for language models with every tool and pages that there are', async () => {
    const { status, text, headers } = await server.call('/llms.txt', { key: null });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    for (const { id } of toolsOf(operations)) expect(text).toContain(`(${server.url}/docs/${id})`);
    const pages = [...text.matchAll(/\((http[^)]+)\)/g)].map(([, url = '']) => url);
    for (const url of pages.slice(0, 8)) expect((await fetch(url)).status, url).toBe(200);
  });

  it('gives code that tells a genuine webhook from others', async () => {
    const text = (await read('/docs/guide'))
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
    const code = /import \{ createHmac[\s\S]*?\n\}(?=<)/.exec(text)?.[0] ?? '';
    const { isGenuine } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      isGenuine: (body: string, headers: Record<string, string>, secret: string) => boolean;
    };
    const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    const now = Math.floor(Date.now() / 1_000);
    const signed = (sent: number) => {
      const hmac = createHmac('sha256', Buffer.alloc(32, 7)).update(`msg_1.${sent}.{}`);
      return {
        'webhook-id': 'msg_1',
        'webhook-timestamp': String(sent),
        'webhook-signature': `v1,AAAA v1,${hmac.digest('base64')}`,
      };
    };
    expect(isGenuine('{}', signed(now), secret)).toBe(true);
    expect(isGenuine('{ }', signed(now), secret)).toBe(false);
    expect(isGenuine('{}', signed(now - 600), secret)).toBe(false);
    expect(isGenuine('{}', {}, secret)).toBe(false);
  });

  it.skipIf(spawnSync('python3', ['--version']).status !== 0)(
    'gives the same check in Python',
    () => {
      const program = `${pythonSignatureSnippet}

secret = "whsec_" + base64.b64encode(bytes([7]) * 32).decode()
def signed(sent):
    mac = hmac.new(bytes([7]) * 32, f"msg_1.{sent}.{{}}".encode(), hashlib.sha256).digest()
    return {"webhook-id": "msg_1", "webhook-timestamp": str(sent), "webhook-signature": "v1,AAAA v1," + base64.b64encode(mac).decode()}
now = int(time.time())
print(is_genuine(b"{}", signed(now), secret), is_genuine(b"{ }", signed(now), secret), is_genuine(b"{}", signed(now - 600), secret), is_genuine(b"{}", {}, secret))`;
      const { stdout, stderr } = spawnSync('python3', ['-c', program], { encoding: 'utf8' });
      expect([stdout, stderr]).toEqual(['True False False False\n', '']);
    },
  );

  it('says what to do about every error', async () => {
    expect(await read('/docs/errors')).not.toMatch(/data-title="What to do"><\/td>/);
  });

  it('shows an answer, and calls that reach this server', async () => {
    const text = await read('/docs/georisk_score');
    expect(text).toContain('dominant_hazard');
    expect(text).toContain(`${server.url}/api/v1/georisk/score`);
    // What stands in the schema is a text of its own.
    expect(text.slice(0, text.indexOf('<h2>Answer'))).not.toContain('`');
  });
});

describe.runIf(!existsSync(CHROMIUM))('/docs in a browser', () => {
  it.skip(`did not run: there is no ${CHROMIUM}`, () => undefined);
});
