import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

  it.each(['/docs', '/docs/models', '/docs/sources', '/docs/errors', '/docs/georisk_score'])(
    '%s shows without a fault, also on a telephone',
    async (path) => {
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
    },
  );

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

describe.runIf(!existsSync(CHROMIUM))('/docs in a browser', () => {
  it.skip(`did not run: there is no ${CHROMIUM}`, () => undefined);
});
