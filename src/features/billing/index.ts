import * as z from 'zod';
import { GRACE_DAYS, TIER_NAMES, TIERS } from '../../../config/tiers.ts';
import { DAY_MS } from '../../../engines/ground/math/time.ts';
import { operation } from '../../core/operation.ts';
import { listPrices } from '../auth/listPrices.ts';
import { iso, ownAccount } from '../auth/ownAccount.ts';
import { costsByOperation, spanOf } from '../auth/usageReport.ts';
import { CostsQuery } from '../auth/usageSchemas.ts';
import * as schemas from './schemas.ts';

/** Where people come back to from the pages of the payment processor. */
const PLAN_PAGE = '/account/plan';

export const checkout = operation({
  method: 'POST',
  path: '/api/v1/billing/checkout',
  access: 'key',
  scope: 'account',
  changes: true,
  title: 'Buy a tier',
  summary: 'The address of the payment page of a tier; nothing is charged before it is filled in.',
  errors: ['conflict', 'not_configured', 'upstream_error', 'upstream_timeout'],
  input: schemas.CheckoutRequest,
  output: schemas.CheckoutResponse,
  example: { tier: 'pro' },
  answer: { checkout_url: 'https://checkout.stripe.com/c/pay/cs_test_a1' },
  async run({ tier }, context) {
    // A server that is lost before it answered is asked again: then the processor gives the same page.
    const onceFor = context.isRepeatable
      ? String(context.http.headers['idempotency-key'])
      : undefined;
    const purchase = { returnPath: PLAN_PAGE, onceFor };
    const url = await context.payments.checkout(ownAccount(context), tier, purchase);
    return { checkout_url: url };
  },
});

export const portal = operation({
  method: 'GET',
  path: '/api/v1/billing/portal',
  access: 'key',
  scope: 'account',
  title: 'Customer portal',
  summary: 'The address of the page where a plan is changed, paid or ended.',
  errors: ['conflict', 'not_configured', 'upstream_error', 'upstream_timeout'],
  input: z.object({}),
  output: schemas.PortalResponse,
  answer: { portal_url: 'https://billing.stripe.com/p/session/test_a1' },
  async run(_input, context) {
    return { portal_url: await context.payments.portal(ownAccount(context), PLAN_PAGE) };
  },
});

export const subscription = operation({
  method: 'GET',
  path: '/api/v1/billing/subscription',
  access: 'key',
  title: 'My subscription',
  summary: 'The tier of the account, and the paid plan behind it.',
  input: z.object({}),
  output: schemas.SubscriptionStatusResponse,
  async run(_input, context) {
    const { id, tier } = ownAccount(context);
    const plans = await context.payments.plansOf(id);
    const plan = plans.find((each) => each.plan !== 'alerts' && each.isLive) ?? plans[0];
    const owed = plan?.pastDueSinceMs ?? null;
    return {
      tier,
      status: plan?.status ?? 'none',
      plan: plan?.plan ?? null,
      current_period_end_at: isoOrNull(plan?.currentPeriodEndMs ?? null),
      cancel_at_period_end: plan?.cancelAtPeriodEnd ?? false,
      past_due_since_at: isoOrNull(owed),
      payment_required_from_at: isoOrNull(owed === null ? null : owed + GRACE_DAYS * DAY_MS),
    };
  },
});

export const usageCosts = operation({
  method: 'GET',
  path: '/api/v1/billing/usage-costs',
  access: 'key',
  title: 'Usage and overage',
  summary: 'How many calls were made, and whether any is beyond the plan; none is ever billed.',
  input: CostsQuery,
  output: schemas.BillingUsageCostsResponse,
  example: { period: 'month' },
  async run({ period }, context) {
    const account = ownAccount(context);
    const span = spanOf(period, context.clock.now());
    const costs = await costsByOperation(context, account.id, span);
    const { windows } = await context.limits.standing(account);
    const counted = windows.find(({ window }) => window === period);
    return {
      period,
      from_at: iso(span.fromMs),
      to_at: iso(span.toMs),
      tier: account.tier,
      calls: costs.reduce((sum, { calls }) => sum + calls, 0),
      counted: counted?.used ?? null,
      limit: counted?.limit ?? null,
      overage_status: 'none' as const,
      overage_calls: 0,
      overage_cents: 0,
      plan_price_cents_per_month: TIERS[account.tier].priceCentsPerMonth,
      list_price_cents: costs.reduce((sum, each) => sum + each.list_price_cents, 0),
      billed_cents: 0,
    };
  },
});

export const pricing = operation({
  method: 'GET',
  path: '/api/v1/billing/pricing',
  access: 'key',
  maxAgeS: 300,
  title: 'Pricing',
  summary: 'Tiers with their prices, and the list prices of data endpoints.',
  input: z.object({}),
  output: schemas.PricingResponse,
  run: (_input, { payments }) => ({
    currency: 'usd' as const,
    can_be_bought: payments.isConfigured,
    tiers: TIER_NAMES.map((name) => ({
      name,
      price_cents_per_month: TIERS[name].priceCentsPerMonth,
      calls_per_minute: TIERS[name].limits?.perMinute ?? null,
      calls_per_day: TIERS[name].limits?.perDay ?? null,
      calls_per_month: TIERS[name].limits?.perMonth ?? null,
    })),
    list_prices: listPrices().map(({ method, path, cents }) => ({
      method,
      path,
      list_price_cents: cents,
    })),
    note: 'Every endpoint is included in every tier; list prices are informational.',
  }),
});

export const webhook = operation({
  method: 'POST',
  path: '/api/v1/billing/webhook',
  access: 'signature',
  reads: 'raw',
  title: 'Payment events',
  summary: 'Takes signed events of the payment processor; a repeated event has no second effect.',
  errors: ['invalid_signature', 'not_configured'],
  input: z.object({}),
  output: schemas.WebhookResponse,
  answer: { received: true, effect: 'applied' },
  run: async (_input, { payments, http }) => ({
    received: true as const,
    effect: await payments.receive(http),
  }),
});

function isoOrNull(ms: number | null): string | null {
  return ms === null ? null : iso(ms);
}
