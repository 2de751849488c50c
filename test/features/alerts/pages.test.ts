import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AlertEvent } from '../../../src/db/alertEvent.ts';
import { mailTo, tokenIn } from '../../support/outbox.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const CHROMIUM = '/usr/bin/chromium';
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Where pictures are kept, for a person to look at. */
const SHOTS = process.env['SHOTS'];

describe.runIf(existsSync(CHROMIUM))(
  'the pages of the alerts in a browser',
  { timeout: 120_000 },
  () => {
    let server: TestServer;
    let browser: Browser;
    beforeAll(async () => {
      [server, browser] = await Promise.all([
        startTestServer({}, { routines: [] }),
        chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] }),
      ]);
      await seedEvents(server);
    }, 120_000);
    afterAll(async () => {
      await browser.close();
      await server.stop();
    });

    async function linkFor(email: string): Promise<string> {
      const token = tokenIn(await mailTo(server, email));
      return `${server.url}/api/v1/alerts/session?token=${token}`;
    }

    async function signedIn(context: BrowserContext, email: string): Promise<Page> {
      const page = await context.newPage();
      await page.goto(`${server.url}/alerts/signin`);
      await page.fill('input[name=email]', email);
      await page.click('main button');
      await page.getByText('A link is on its way').waitFor();
      await page.goto(await linkFor(email));
      await page.click('main button');
      await page.waitForURL('**/app/alerts');
      return page;
    }

    async function check(page: Page, name: string): Promise<void> {
      const wide = await page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      expect(wide, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
      if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
    }

    /** What axe finds; its script is let past the policy of the page. */
    async function flaws(
      path: string,
      cookies: Awaited<ReturnType<BrowserContext['cookies']>>,
    ): Promise<string[]> {
      const context = await browser.newContext({
        bypassCSP: true,
        viewport: { width: 1280, height: 900 },
      });
      await context.addCookies(cookies);
      const page = await context.newPage();
      await page.goto(server.url + path);
      await page.addScriptTag({ content: AXE });
      const found = (await page.evaluate(
        'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes[0].html))',
      )) as string[];
      await context.close();
      return found;
    }

    it.each([
      ['with script, wide', { width: 1280, height: 900 }, true],
      ['without script, on a telephone', { width: 390, height: 844 }, false],
    ] as const)(
      '%s: from the address to a place and out again',
      async (_name, viewport, javaScriptEnabled) => {
        const context = await browser.newContext({ viewport, javaScriptEnabled });
        const email = `${viewport.width}@example.org`;
        const page = await signedIn(context, email);
        expect(await page.locator('h1').textContent()).toBe('Name your first place');

        await page.fill('input[name=q]', 'Springfield');
        await page.fill('input[name=name]', 'Cabin');
        await page.click('text=Add this place');
        expect(await page.locator('.error').first().textContent()).toContain(
          'Several places are called',
        );
        expect(await page.inputValue('input[name=name]')).toBe('Cabin');
        await check(page, `choose-${viewport.width}`);
        await page.locator('input[name=choice]').first().check();
        await page.click('text=Add this place');
        await page.getByText('The place is added').waitFor();

        await page.fill('input[name=q]', 'San Francisco');
        await page.fill('input[name=mute_from]', '22:00');
        await page.fill('input[name=mute_to]', '07:00');
        await page.click('text=Add this place');
        await page.getByText('The place is added').waitFor();
        expect(await page.locator('h1').textContent()).toBe('One of your places is threatened now');
        expect(await page.locator('table').textContent()).toContain('Red Flag Warning');
        await check(page, `app-${viewport.width}`);

        await page.click('text=Remove Cabin');
        await page.getByText('The place is removed').waitFor();
        await page.click('text=Sign out');
        await page.waitForURL('**/alerts');
        await check(page, `alerts-${viewport.width}`);
        await page.goto(`${server.url}/app/alerts`);
        expect(page.url()).toContain('/alerts/signin');
        await context.close();
      },
    );

    it('a link works once, and looking at it uses nothing up', async () => {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(`${server.url}/alerts/signin`);
      await page.fill('input[name=email]', 'once@example.org');
      await page.click('main button');
      const link = await linkFor('once@example.org');
      for (let look = 0; look < 2; look++)
        expect(
          (await fetch(link, { method: look ? 'HEAD' : 'GET', headers: { Accept: 'text/html' } }))
            .status,
        ).toBe(200);
      await page.goto(link);
      await page.click('main button');
      await page.waitForURL('**/app/alerts');
      await page.goto(link);
      await page.click('main button');
      expect(await page.locator('main').textContent()).toContain('used, expired');
      await context.close();
    });

    it('the keyboard alone is enough', async () => {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(`${server.url}/alerts/signin`);
      for (let press = 0; press < 12; press++) {
        await page.keyboard.press('Tab');
        if ((await page.evaluate('document.activeElement.name')) === 'email') break;
      }
      await page.keyboard.type('not an address');
      await page.keyboard.press('Enter');
      await page.locator('.error').waitFor();
      expect(await page.locator('.error').textContent()).toContain('ada@example.org');
      expect(await page.inputValue('input[name=email]')).toBe('not an address');
      expect(await page.evaluate('document.activeElement.name')).toBe('email');
      await page.keyboard.press('Control+A');
      await page.keyboard.type('keys@example.org');
      await page.keyboard.press('Enter');
      await page.getByText('A link is on its way to keys@example.org').waitFor();
      await context.close();
    });

    it('axe finds nothing', async () => {
      const context = await browser.newContext();
      const page = await signedIn(context, 'axe@example.org');
      await page.fill('input[name=q]', 'San Francisco');
      await page.click('text=Add this place');
      await page.getByText('The place is added').waitFor();
      const cookies = await context.cookies();
      for (const path of [
        '/alerts',
        '/alerts/signin',
        '/app/alerts',
        '/docs',
        '/docs/alerts_geocode',
      ])
        expect(await flaws(path, cookies), path).toEqual([]);
      await context.close();
    });
  },
);

/** A warning with an outline about San Francisco, an earthquake in Japan, a hurricane. */
async function seedEvents({ services }: TestServer): Promise<void> {
  const now = new Date(services.clock.now() - 40 * 60_000);
  const seen = new Date(now.getTime() + 45_000);
  const base = {
    state: 'active' as const,
    revision: 1,
    urgency: 'Expected',
    certainty: 'Likely',
    keys: [],
    expiresAt: null,
    firstSeenAt: seen,
    updatedAt: seen,
    onsetAt: now,
    magnitude: null,
    polygon: null,
    area: null,
  };
  const rows = [
    {
      ...base,
      id: 'ev_1',
      kind: 'fire',
      severity: 'Severe',
      title: 'Red Flag Warning',
      headline: 'Red Flag Warning until Tuesday evening',
      area: 'North Bay and San Francisco',
      lat: 37.9,
      lon: -122.5,
      feeds: ['nws-alerts'],
      polygon: [
        [
          [-123.1, 37.4],
          [-122.1, 37.4],
          [-121.9, 38.4],
          [-122.9, 38.6],
          [-123.1, 37.4],
        ],
      ] as never,
    },
    {
      ...base,
      id: 'ev_2',
      kind: 'earthquake',
      severity: 'Moderate',
      title: 'Earthquake',
      headline: 'M 6.1 near the coast of Honshu',
      lat: 38.2,
      lon: 142.3,
      magnitude: 6.1,
      feeds: ['usgs-earthquakes', 'emsc-earthquakes'],
    },
    {
      ...base,
      id: 'ev_3',
      kind: 'hurricane',
      severity: 'Extreme',
      title: 'Hurricane',
      headline: 'Hurricane Ada, category 4',
      lat: 21.3,
      lon: -71.2,
      feeds: ['nhc-tropical'],
    },
  ];
  await services.database.em().insertMany(AlertEvent, rows);
}

describe.runIf(!existsSync(CHROMIUM))('the pages of the alerts in a browser', () => {
  it.skip(`did not run: there is no ${CHROMIUM}`, () => undefined);
});
