import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriers, HAS_BROWSER, openBrowser } from '../support/browser.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { ADMIN_PAGES as PATHS } from '../support/adminArea.ts';

let server: TestServer;
beforeAll(async () => {
  if (HAS_BROWSER) server = await startTestServer();
}, 300_000);
afterAll(() => server?.stop());

describe.runIf(HAS_BROWSER)('pages of administrators in a browser', { timeout: 600_000 }, () => {
  it('have no barriers that axe finds, fit a telephone, and sort without script', async () => {
    const browser = await openBrowser();
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      javaScriptEnabled: true,
    });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    const found: Record<string, unknown> = {};
    await page.goto(`${server.url}/admin/?x_api_key=${server.adminKey}`);
    expect(page.url()).toBe(`${server.url}/admin/`);
    for (const path of PATHS) {
      await page.goto(server.url + path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      const wrong = await barriers(page);
      if (wrong.length > 0 || width > 390) found[path] = { width, wrong };
    }
    expect(found).toEqual({});
    expect(complaints).toEqual([]);
    await page.goto(`${server.url}/admin/pipeline`);
    await page.getByRole('link', { name: 'Source' }).first().click();
    expect(page.url()).toContain('sort=source');
    const first = await page.locator('tbody tr td').first().textContent();
    await page
      .getByRole('link', { name: /Source/ })
      .first()
      .click();
    expect(page.url()).toContain('sort=-source');
    expect(await page.locator('tbody tr td').first().textContent()).not.toBe(first);
    await browser.close();
  });
});

describe.runIf(!HAS_BROWSER)('pages of administrators in a browser', () => {
  it.skip('did not run: there is no /usr/bin/chromium', () => undefined);
});
