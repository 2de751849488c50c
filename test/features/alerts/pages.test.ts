import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AlertEvent } from '../../../src/db/alertEvent.ts';
import { CLOUD_SETTINGS } from '../../support/cloudApi.ts';
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
    const published: string[] = [];
    beforeAll(async () => {
      [server, browser] = await Promise.all([
        startTestServer(
          {
            ...CLOUD_SETTINGS,
            WHATSAPP_API_BASE: 'http://127.0.0.1:9',
            POSTS_ACCESS_TOKEN: 'posts',
          },
          { routines: [] },
        ),
        chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] }),
      ]);
      Object.assign(server.services.outlets, {
        posts: { publish: (text: string) => Promise.resolve(String(published.push(text))) },
      });
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
        // A long name without a place to break it; a mailbox may have 64 characters (RFC 5321, 4.5.3.1.1).
        const email = `${String(viewport.width).padStart(50, 'a')}@example.org`;
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
        await page.fill('#place-mute_from', '22:00');
        await page.fill('#place-mute_to', '07:00');
        await page.click('text=Add this place');
        await page.getByText('The place is added').waitFor();
        expect(await page.locator('h1').textContent()).toBe('One of your places is threatened now');
        expect(await page.locator('table').textContent()).toContain('Red Flag Warning');
        await check(page, `app-${viewport.width}`);

        await page.click('text=Change what is told of San Francisco');
        const edit = page.locator('form[action="/api/v1/alerts/location/edit"]:visible').first();
        await edit.locator('select[name=wildfire]').selectOption('Extreme');
        await edit.locator('input[name=mute_to]').fill('');
        await edit.locator('button').click();
        const half = page.locator('.error').first();
        expect(await half.textContent()).toContain('both the start and the end');
        const again = page.locator('form[action="/api/v1/alerts/location/edit"]:visible').first();
        expect(await again.locator('select[name=wildfire]').inputValue()).toBe('Extreme');
        await check(page, `edit-${viewport.width}`);
        await again.locator('input[name=mute_to]').fill('06:30');
        await again.locator('button').click();
        await page.getByText('What is told of the place is changed').waitFor();
        expect(await page.locator('h1').textContent()).toContain('is not known now');
        expect(await page.locator('main').textContent()).toContain('Rest from 22:00 to 06:30');

        await page.fill('input[name=phone]', '0171 12345');
        await page.click('text=Send the question');
        expect(await page.locator('#whatsapp .error').textContent()).toContain('country code');
        expect(await page.inputValue('input[name=phone]')).toBe('0171 12345');
        await page.fill('input[name=phone]', `+49 171 12345${viewport.width}`);
        await page.selectOption('select[name=language]', 'de');
        await page.click('text=Send the question');
        await page.getByText('The question is on its way').waitFor();
        expect(await page.locator('#whatsapp li').textContent()).toContain('waits for the YES');
        await check(page, `phone-${viewport.width}`);

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

    it.each([
      [1280, true],
      [390, false],
    ])(
      'the page of a drafted post at %i px: shown, then published once; the page that ends the alerts',
      async (width, javaScriptEnabled) => {
        const context = await browser.newContext({
          viewport: { width, height: 800 },
          javaScriptEnabled,
        });
        const page = await context.newPage();
        const { json } = await server.call('/api/v1/x/draft-post', {
          body: { text: 'M 6.1 near the coast of Honshu <b>; no tsunami message is in force.' },
        });
        await page.goto(json.approval_url.replace(/^https?:\/\/[^/]+/, server.url));
        expect(await page.locator('main').textContent()).toContain('Honshu <b>; no');
        await check(page, `post-${width}`);
        published.length = 0;
        await page.click('text=Publish now');
        await page.getByText('The post is out').waitFor();
        await check(page, `published-${width}`);
        expect(published).toHaveLength(1);
        await page.goto(json.approval_url.replace(/^https?:\/\/[^/]+/, server.url));
        expect(await page.locator('main').textContent()).toContain('published already');
        await check(page, `post-used-${width}`);
        await page.goto(`${server.url}/api/v1/alerts/leave/1.${'A'.repeat(43)}`);
        await check(page, `leave-${width}`);
        await page.click('text=End my alerts');
        expect(await page.locator('main').textContent()).toContain('not one of ours');
        await context.close();
      },
    );

    it('tells strangers too that the feeds were not read: a map without events is no calm', async () => {
      const { text } = await server.call('/alerts', { key: null });
      expect(text).toMatch(
        /have not been read yet|did not answer in full|No feed answered in full/,
      );
    });

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

    it('the keyboard alone adds a place, changes and removes it', async () => {
      const context = await browser.newContext();
      const page = await signedIn(context, 'fingers@example.org');
      const tabTo = async (what: string): Promise<void> => {
        for (let press = 0; press < 80; press++) {
          await page.keyboard.press('Tab');
          const here = (await page.evaluate(
            '`${document.activeElement.name ?? ""} ${document.activeElement.textContent}`',
          )) as string;
          if (here.startsWith(what) || here.trim().startsWith(what)) return;
        }
        throw new Error(`the keyboard does not reach ${what}`);
      };
      await tabTo('q ');
      await page.keyboard.type('Reykjavik');
      await page.keyboard.press('Enter');
      await page.getByText('The place is added').waitFor();
      await tabTo('Change what is told');
      await page.keyboard.press('Enter');
      await tabTo('earthquake ');
      await page.keyboard.type('Extreme');
      await page.keyboard.press('Tab');
      await tabTo('Save');
      await page.keyboard.press('Enter');
      await page.getByText('What is told of the place is changed').waitFor();
      expect(await page.locator('main').textContent()).toContain('Earthquake (Extreme)');
      await tabTo('Remove');
      await page.keyboard.press('Enter');
      await page.getByText('The place is removed').waitFor();
      await context.close();
    });

    it('axe finds nothing', async () => {
      const context = await browser.newContext();
      const page = await signedIn(context, 'axe@example.org');
      await page.fill('input[name=q]', 'San Francisco');
      await page.click('text=Add this place');
      await page.getByText('The place is added').waitFor();
      const cookies = await context.cookies();
      const { json: draft } = await server.call('/api/v1/x/draft-post', {
        body: { text: 'A post.' },
      });
      const post = String(draft.approval_url);
      for (const path of [
        '/alerts',
        '/alerts/signin',
        '/app/alerts',
        '/docs',
        '/docs/alerts_geocode',
        '/docs/alerts_stream',
        post.replace(/^https?:\/\/[^/]+/, ''),
        `/api/v1/alerts/leave/1.${'A'.repeat(43)}`,
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
