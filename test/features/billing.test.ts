import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';
import {
  SIGNING_SECRET,
  signed,
  stripeServer,
  subscriptionOf,
  type StripeServer,
} from '../support/stripeServer.ts';

const BILLING = '/api/v1/billing';
const PLACE = { lat: 35.68, lon: 139.76 };
const DAY_S = 86_400;
let server: TestServer;
let stripe: StripeServer;
let number = 0;
let nowS = Math.floor(Date.now() / 1000);

beforeAll(async () => {
  stripe = await stripeServer();
  server = await startTestServer({
    STRIPE_SECRET_KEY: 'sk_test_123',
    STRIPE_API_BASE: stripe.url,
    STRIPE_WEBHOOK_SECRET: `whsec_other,${SIGNING_SECRET}`,
    STRIPE_PRICE_ENTERPRISE: 'price_big',
    PUBLIC_BASE_URL: 'https://risk.example.org',
  });
});
afterAll(async () => {
  await server.stop();
  await stripe.close();
});

interface Person {
  readonly id: number;
  readonly key: string;
  readonly email: string;
}
async function person(): Promise<Person> {
  const email = `buyer${++number}@example.org`;
  const body = { email, password: 'quartz lantern mosaic harbour' };
  const { json } = await server.call('/api/v1/auth/register', { body, key: null });
  return { id: json.account_id, key: json.api_key, email };
}
const send = (event: object, options: object = {}) =>
  server.call(`${BILLING}/webhook`, { ...signed(event, options), key: null });
const tierOf = async ({ key }: Person) =>
  (await server.call('/api/v1/auth/me', { key })).json.tier as string;
let events = 0;
const event = (type: string, object: object, createdS = ++nowS): object => ({
  id: `evt_${++events}`,
  object: 'event',
  type,
  created: createdS,
  data: { object },
});
const about = ({ id }: Person, plan: string, more: object = {}) => ({
  ...subscriptionOf({ id: `sub_${id}_${plan}`, accountId: id, plan, ...more }),
  ...('customer' in more ? { customer: more.customer } : {}),
});
const created = (who: Person, plan: string, more: object = {}) =>
  event('customer.subscription.created', about(who, plan, more));
const updated = (who: Person, plan: string, more: object = {}, createdS?: number) =>
  event('customer.subscription.updated', about(who, plan, more), createdS);
const deleted = (who: Person, plan: string, createdS?: number) =>
  event('customer.subscription.deleted', about(who, plan, { status: 'canceled' }), createdS);

describe('buying', () => {
  it('gives the address of the payment page, with the account and the price of the tier', async () => {
    const who = await person();
    const { status, json } = await server.call(`${BILLING}/checkout`, {
      body: { tier: 'pro' },
      key: who.key,
    });
    expect([status, json.checkout_url]).toEqual([200, 'https://checkout.stripe.com/c/pay/cs_1']);
    const { form, key } = stripe.seen.at(-1) ?? { form: new URLSearchParams(), key: '' };
    expect(key).toBe('sk_test_123');
    expect(Object.fromEntries(form)).toMatchObject({
      mode: 'subscription',
      client_reference_id: String(who.id),
      customer_email: who.email,
      'metadata[account_id]': String(who.id),
      'subscription_data[metadata][plan]': 'pro',
      'line_items[0][price_data][unit_amount]': '49900',
      'line_items[0][price_data][recurring][interval]': 'month',
      success_url: 'https://risk.example.org/account/plan?checkout=done',
    });
    expect(await tierOf(who)).toBe('free');
  });

  it('a checkout that is repeated after its server was lost is the same one for the processor, and each body one of its own', async () => {
    const who = await person();
    const once = async (tier: string, idempotencyKey: string) => {
      // What a killed server leaves: nothing that it had begun.
      await server.services.database.sql('delete from idempotent_request');
      await server.call(`${BILLING}/checkout`, {
        body: { tier },
        key: who.key,
        headers: { 'Idempotency-Key': idempotencyKey },
      });
      return stripe.seen.at(-1)?.once;
    };
    const first = await once('pro', 'purchase-1');
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(await once('pro', 'purchase-1')).toBe(first);
    expect(await once('enterprise', 'purchase-1')).not.toBe(first);
    expect(await once('pro', 'purchase-2')).not.toBe(first);
  });

  it('uses the price that the operator named', async () => {
    const who = await person();
    await server.call(`${BILLING}/checkout`, { body: { tier: 'enterprise' }, key: who.key });
    expect(stripe.seen.at(-1)?.form.get('line_items[0][price]')).toBe('price_big');
  });

  it('nobody pays twice: a second checkout while a plan is live is 409', async () => {
    const who = await person();
    await send(created(who, 'pro'));
    const { status, json } = await server.call(`${BILLING}/checkout`, {
      body: { tier: 'enterprise' },
      key: who.key,
    });
    expect([status, json.code]).toEqual([409, 'conflict']);
    const portal = await server.call(`${BILLING}/portal`, { key: who.key });
    expect(portal.json.portal_url).toBe('https://billing.stripe.com/p/session/1');
    expect(stripe.seen.at(-1)?.form.get('customer')).toBe(`cus_${who.id}`);
  });

  it('422 for free and for nonsense; 409 for the portal of who never bought', async () => {
    const who = await person();
    for (const body of [{ tier: 'free' }, { tier: 'gold' }, {}])
      expect((await server.call(`${BILLING}/checkout`, { body, key: who.key })).status).toBe(422);
    expect((await server.call(`${BILLING}/portal`, { key: who.key })).status).toBe(409);
  });

  it('502 when the processor is away or fails, without its words', async () => {
    const who = await person();
    for (const mode of ['down', 'error'] as const) {
      stripe.mode = mode;
      const { status, json, text } = await server.call(`${BILLING}/checkout`, {
        body: { tier: 'pro' },
        key: who.key,
      });
      stripe.mode = 'up';
      expect([status, json.code]).toEqual([502, 'upstream_error']);
      expect(text).not.toContain('secret inner detail');
    }
  });
});

describe('events', () => {
  it('change the tier at the next request, and cancellation ends it', async () => {
    const who = await person();
    expect((await send(created(who, 'pro'))).json).toEqual({ received: true, effect: 'applied' });
    expect(await tierOf(who)).toBe('pro');
    await send(updated(who, 'pro', { ending: true }));
    expect(await tierOf(who)).toBe('pro');
    const status = await server.call(`${BILLING}/subscription`, { key: who.key });
    expect(status.json).toMatchObject({
      tier: 'pro',
      status: 'active',
      plan: 'pro',
      cancel_at_period_end: true,
      current_period_end_at: '2027-01-15T08:00:00.000Z',
    });
    await send(deleted(who, 'pro'));
    expect(await tierOf(who)).toBe('free');
  });

  it('a checkout that was paid is enough by itself; one that was not is nothing', async () => {
    const session = ({ id }: Person, paid: string) => ({
      id: 'cs_2',
      object: 'checkout.session',
      mode: 'subscription',
      payment_status: paid,
      customer: `cus_${id}`,
      subscription: `sub_${id}_enterprise`,
      client_reference_id: String(id),
      metadata: { account_id: String(id), plan: 'enterprise' },
    });
    const [a, b] = [await person(), await person()];
    await send(event('checkout.session.completed', session(a, 'paid')));
    expect(await tierOf(a)).toBe('enterprise');
    await send(event('checkout.session.completed', session(b, 'unpaid')));
    expect(await tierOf(b)).toBe('free');
    await send(event('checkout.session.async_payment_succeeded', session(b, 'paid')));
    expect(await tierOf(b)).toBe('enterprise');
  });

  it('a price that the operator named decides over what was bought first', async () => {
    const who = await person();
    await send(created(who, 'pro'));
    await send(updated(who, 'pro', { price: 'price_big' }));
    expect(await tierOf(who)).toBe('enterprise');
  });

  it('in any order end the same', async () => {
    const orders = [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [2, 0, 3, 1],
      [1, 3, 0, 2],
    ];
    for (const order of orders) {
      const who = await person();
      const list = [
        created(who, 'pro', { status: 'incomplete' }),
        updated(who, 'pro'),
        updated(who, 'pro', { status: 'past_due' }),
        updated(who, 'pro', { price: 'price_big' }),
      ];
      for (const place of order) await send(list[place] ?? {});
      expect(await tierOf(who)).toBe('enterprise');
      const { json } = await server.call(`${BILLING}/subscription`, { key: who.key });
      expect(json).toMatchObject({ status: 'active', past_due_since_at: null });
    }
  });

  it('the end holds against a change that comes late, also of the same second', async () => {
    const who = await person();
    await send(created(who, 'pro'));
    const late = updated(who, 'pro', {}, nowS + 1);
    const same = updated(who, 'pro', {}, nowS + 2);
    await send(deleted(who, 'pro', nowS + 2));
    expect((await send(late)).json.effect).toBe('stale');
    expect((await send(same)).json.effect).toBe('stale');
    expect(await tierOf(who)).toBe('free');
    nowS += 3;
  });

  it('of two changes within one second the processor tells which holds', async () => {
    const who = await person();
    await send(created(who, 'pro'));
    const second = nowS + 1;
    stripe.subscriptions.set(`sub_${who.id}_pro`, about(who, 'pro', { price: 'price_big' }));
    await send(updated(who, 'pro', { price: 'price_big' }, second));
    await send(updated(who, 'pro', {}, second));
    expect(await tierOf(who)).toBe('enterprise');
    nowS += 2;
  });

  it('have their effect once, also when ten copies arrive at once (replay)', async () => {
    const who = await person();
    const one = created(who, 'pro');
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(one)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const effects = answers.map(({ json }) => json.effect as string);
    expect(effects.filter((effect) => effect === 'applied')).toHaveLength(1);
    expect(effects.filter((effect) => effect === 'duplicate')).toHaveLength(9);
    const notes = await server.services.database.sql(
      `select 1 from audit where account_id = $1 and event = 'plan.changed'`,
      [who.id],
    );
    expect(notes).toHaveLength(1);
  });

  it('unknown types and unknown accounts are 200 without effect', async () => {
    expect((await send(event('charge.succeeded', { id: 'ch_1' }))).json.effect).toBe('ignored');
    const stranger = { id: 987_654, key: '', email: '' };
    expect((await send(created(stranger, 'pro'))).json.effect).toBe('ignored');
  });

  it('the alerts plan leaves the tier alone', async () => {
    const who = await person();
    await send(created(who, 'alerts'));
    expect(await tierOf(who)).toBe('free');
    const plans = await server.services.payments.plansOf(who.id);
    expect(plans).toMatchObject([{ plan: 'alerts', isLive: true }]);
  });

  it('an administrator keeps the tier', async () => {
    const [admin] = await server.services.database.sql<{ id: number }>(
      'select id from account where is_admin',
    );
    const who = { id: admin?.id ?? 0, key: server.adminKey, email: '' };
    await send(created(who, 'pro'));
    await send(deleted(who, 'pro'));
    expect(await tierOf(who)).toBe('enterprise');
  });
});

describe('signatures', () => {
  const one = () => event('charge.succeeded', { id: 'ch_1' });
  it.each([
    ['another secret', () => signed(one(), { secret: 'whsec_wrong' })],
    ['six minutes ago', () => signed(one(), { atS: Math.floor(Date.now() / 1000) - 360 })],
    ['a changed body', () => ({ ...signed(one()), raw: JSON.stringify(one()) })],
    [
      'none',
      () => ({ raw: JSON.stringify(one()), headers: { 'Content-Type': 'application/json' } }),
    ],
  ])('400 for %s', async (_what, make) => {
    const { status, json } = await server.call(`${BILLING}/webhook`, { ...make(), key: null });
    expect([status, json.code]).toEqual([400, 'invalid_signature']);
  });

  it('either of the configured secrets holds', async () => {
    expect((await send(one(), { secret: 'whsec_other' })).status).toBe(200);
  });
});

describe('a signed event that lacks what its type holds', () => {
  it.each([
    ['customer.subscription.created', {}],
    ['customer.subscription.updated', { id: 'sub_x', items: { data: [null] } }],
    ['checkout.session.completed', null],
    ['invoice.paid', { parent: 7, subscription: {} }],
  ])('%s is no error of ours and changes nothing', async (type, object) => {
    const { status } = await send(event(type, object as object));
    expect([200, 400]).toContain(status);
  });

  it('gives a plan without the name of a customer', async () => {
    const who = await person();
    await send(created(who, 'pro', { id: `sub_${who.id}_pro`, customer: null }));
    expect(await tierOf(who)).toBe('pro');
  });
});

describe('a plan that is past due', () => {
  it('works for 7 days, then is 402 until it is paid or ended; account and billing stay open', async () => {
    const who = await person();
    const started = Math.floor(Date.now() / 1000) - 8 * DAY_S;
    const ask = () => server.call('/api/v1/volcano/predict', { body: PLACE, key: who.key });
    await send(event('customer.subscription.created', about(who, 'pro'), started - 100));
    await send(updated(who, 'pro', { status: 'past_due' }, started + 2 * DAY_S));
    expect((await ask()).status).toBe(200);
    await send(deleted(who, 'pro', started + 2 * DAY_S + 1));
    const again = { id: who.id, key: who.key, email: who.email };
    await send(
      event(
        'customer.subscription.created',
        subscriptionOf({ id: `sub_b${who.id}`, accountId: who.id, plan: 'pro' }),
        started - 50,
      ),
    );
    const owing = subscriptionOf({
      id: `sub_b${who.id}`,
      accountId: who.id,
      plan: 'pro',
      status: 'past_due',
    });
    await send(event('customer.subscription.updated', owing, started));
    const refused = await ask();
    expect([refused.status, refused.json.code]).toEqual([402, 'payment_required']);
    expect(await tierOf(again)).toBe('pro');
    expect((await server.call(`${BILLING}/portal`, { key: who.key })).status).toBe(200);
    const { json } = await server.call(`${BILLING}/subscription`, { key: who.key });
    expect(Date.parse(json.payment_required_from_at)).toBe((started + 7 * DAY_S) * 1000);
    const paid = { subscription: `sub_b${who.id}`, customer: `cus_${who.id}`, object: 'invoice' };
    await send(event('invoice.paid', paid, started + 60));
    expect((await ask()).status).toBe(200);
  });

  it('of two the one that changed last tells since when, in whatever order they came', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const who = await person();
      const nowS = Math.floor(Date.now() / 1000);
      const changes = [
        updated(who, 'pro', { status: 'past_due' }, nowS - 9 * DAY_S),
        updated(who, 'enterprise', { status: 'past_due' }, nowS - 2 * DAY_S),
      ];
      await send(event('customer.subscription.created', about(who, 'pro'), nowS - 20 * DAY_S));
      await send(
        event('customer.subscription.created', about(who, 'enterprise'), nowS - 19 * DAY_S),
      );
      for (const which of order) await send(changes[which] ?? {});
      const asked = await server.call('/api/v1/volcano/predict', { body: PLACE, key: who.key });
      expect(asked.status).toBe(200);
    }
  });
});

describe('prices', () => {
  it('usage-costs bills nothing; pricing lists what the specification lists', async () => {
    const who = await person();
    const costs = await server.call(`${BILLING}/usage-costs`, { key: who.key });
    expect(costs.json).toMatchObject({ period: 'month', overage_status: 'none', billed_cents: 0 });
    const { json } = await server.call(`${BILLING}/pricing`, { key: who.key });
    expect(
      json.tiers.map((tier: { price_cents_per_month: number }) => tier.price_cents_per_month),
    ).toEqual([0, 49_900, 99_900]);
    expect(json.list_prices).toHaveLength(16);
    const known = new Set(server.services.catalog().map(({ method, path }) => `${method} ${path}`));
    for (const { method, path } of json.list_prices) expect(known).toContain(`${method} ${path}`);
  });
});

it('not configured: 503 for buying and events, the rest answers', async () => {
  const plain = await startTestServer();
  const key = plain.adminKey;
  const of = async (path: string, body?: object) => {
    const { status, json, headers } = await plain.call(BILLING + path, {
      key,
      ...(body ? { body } : {}),
    });
    return [status, json.code ?? 'ok', headers.get('retry-after')];
  };
  expect(await of('/checkout', { tier: 'pro' })).toEqual([503, 'not_configured', '3600']);
  expect(await of('/portal')).toEqual([503, 'not_configured', '3600']);
  expect(await of('/webhook', {})).toEqual([503, 'not_configured', '3600']);
  expect(await of('/subscription')).toEqual([200, 'ok', null]);
  expect(await of('/pricing')).toEqual([200, 'ok', null]);
  await plain.stop();
});
