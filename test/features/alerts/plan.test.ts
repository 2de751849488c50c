import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailTo, tokenIn } from '../../support/outbox.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import {
  SIGNING_SECRET,
  signed,
  stripeServer,
  subscriptionOf,
  type StripeServer,
} from '../../support/stripeServer.ts';

const EMAIL = 'buyer@example.org';
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' };
const TOWNS = ['Oslo', 'Lisbon', 'Nairobi', 'Lima', 'Osaka', 'Auckland', 'Quito', 'Reykjavik'];
let server: TestServer;
let stripe: StripeServer;

beforeAll(async () => {
  stripe = await stripeServer();
  server = await startTestServer(
    {
      STRIPE_SECRET_KEY: 'sk_test_123',
      STRIPE_API_BASE: stripe.url,
      STRIPE_WEBHOOK_SECRET: SIGNING_SECRET,
      PUBLIC_BASE_URL: 'https://risk.example.org',
    },
    { routines: [] },
  );
}, 60_000);
afterAll(async () => {
  await server.stop();
  await stripe.close();
});

const send = (path: string, form: Readonly<Record<string, string>>, cookie?: string) =>
  fetch(server.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      ...FORM,
      ...(cookie === undefined ? {} : { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' }),
    },
    body: new URLSearchParams(form),
  });

async function signIn(): Promise<string> {
  await send('/api/v1/alerts/signin', { email: EMAIL });
  const token = tokenIn(await mailTo(server, EMAIL));
  const reply = await send('/api/v1/alerts/session', { token });
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/app/alerts']);
  return reply.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}

const paid = (accountId: number, status = 'active', second = 0) => ({
  id: `evt_${status}_${second}`,
  object: 'event',
  type: 'customer.subscription.updated',
  created: Math.floor(Date.now() / 1000) + second,
  data: { object: subscriptionOf({ id: 'sub_alerts', accountId, plan: 'alerts', status }) },
});

const deliver = (event: object, options?: Parameters<typeof signed>[1]) =>
  server.call('/api/v1/alerts/webhook', { ...signed(event, options), key: null });

it('a person fills the free places, buys the plan, and can name more once the payment is confirmed', async () => {
  const cookie = await signIn();
  const add = (q: string) =>
    send('/api/v1/alerts/location', { q, name: q, hazards: 'earthquake' }, cookie);
  const page = async () =>
    (
      await fetch(`${server.url}/app/alerts`, { headers: { Cookie: cookie, Accept: 'text/html' } })
    ).text();
  let free = 0;
  while ((await add(TOWNS[free] ?? '')).status === 303) free++;
  expect(free).toBeLessThan(TOWNS.length - 1);
  expect(await (await add(TOWNS[free] ?? '')).text()).toContain('upgrade');

  const bought = await send('/api/v1/alerts/upgrade', {}, cookie);
  expect([bought.status, bought.headers.get('location')]).toEqual([
    303,
    'https://checkout.stripe.com/c/pay/cs_1',
  ]);
  const { form } = stripe.seen.at(-1) ?? { form: new URLSearchParams() };
  expect(form.get('metadata[plan]')).toBe('alerts');
  expect(form.get('customer_email')).toBe(EMAIL);
  const accountId = Number(form.get('client_reference_id'));

  // Nothing is given before the processor says that it was paid, and to nobody else's word.
  expect((await add(TOWNS[free] ?? '')).status).not.toBe(303);
  const forged = await deliver(paid(accountId), { secret: 'whsec_somebody_else' });
  const stale = await deliver(paid(accountId), { atS: Math.floor(Date.now() / 1000) - 3_600 });
  expect([forged.status, stale.status]).toEqual([400, 400]);
  expect((await add(TOWNS[free] ?? '')).status).not.toBe(303);

  const first = await deliver(paid(accountId));
  const again = await deliver(paid(accountId));
  expect([first.json.status, again.json.status]).toEqual(['applied', 'duplicate']);
  expect(await page()).toContain('The alerts plan:');
  expect((await add(TOWNS[free] ?? '')).status).toBe(303);
  // Who has the plan is not sold it twice.
  expect((await send('/api/v1/alerts/upgrade', {}, cookie)).status).not.toBe(303);

  const ended = await deliver(paid(accountId, 'canceled', 60));
  const late = await deliver(paid(accountId, 'active', 30));
  expect([ended.json.status, late.json.status]).toEqual(['applied', 'stale']);
  expect((await add(TOWNS[free + 1] ?? '')).status).not.toBe(303);
  // The places named while it was paid stay.
  expect(await page()).toContain(TOWNS[free]);
}, 120_000);
