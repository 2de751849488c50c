import { afterAll, beforeAll, expect, it } from 'vitest';
import { FEEDS } from '../../../engines/signals/earlyWarning/feeds.ts';
import { AlertLook } from '../../../src/db/alertEvent.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { signedIn } from '../../support/signedIn.ts';

const NOW = Date.UTC(2026, 5, 1, 20);
const ALL = FEEDS.map(({ id }) => id);
let server: TestServer;
let cookie = '';

beforeAll(async () => {
  server = await startTestServer({}, { routines: [], clock: { now: () => NOW } });
  cookie = await signedIn(server);
  const added = await server.call('/api/v1/alerts/location', {
    raw: 'q=Kyoto&hazards=earthquake',
    key: null,
    headers: {
      Cookie: cookie,
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'same-origin',
    },
  });
  expect(added.status).toBeLessThan(400);
}, 60_000);
afterAll(() => server.stop());

const lookedAt = (agoMs: number, blind: readonly string[]): Promise<unknown> =>
  server.services.database
    .em()
    .upsert(AlertLook, { id: 1, lookedAt: new Date(NOW - agoMs), blind });

async function headline(): Promise<string> {
  const headers = { Cookie: cookie, Accept: 'text/html' };
  const { text } = await server.call('/app/alerts', { key: null, headers });
  return /<h1>(.*?)<\/h1>/.exec(text)?.[1] ?? '';
}

it('a page is headed by calm only where a feed was heard of late', async () => {
  const dark = 'What reaches your place is not known now';
  const calm = 'Nothing you asked to hear of reaches your place';
  expect(await headline()).toBe(dark);
  await lookedAt(60_000, ALL);
  expect(await headline()).toBe(dark);
  await lookedAt(60_000, ALL.slice(1));
  expect(await headline()).toBe(calm);
  await lookedAt(60_000, []);
  expect(await headline()).toBe(calm);
  await lookedAt(31 * 60_000, []);
  expect(await headline()).toBe(dark);
});

it('a page promises alerts to a confirmed address alone', async () => {
  const headers = { Cookie: cookie, Accept: 'text/html' };
  const text = async () =>
    (await server.call('/app/alerts?done=added', { key: null, headers })).text;
  expect(await text()).toContain('Your address is not confirmed');
  expect(await text()).not.toContain('You will hear');
  await server.services.database.sql(
    `update account set email_proven_at = now() where email = 'ada@example.org'`,
  );
  expect(await text()).toContain('The place is added. You will hear of what threatens it.');
});
