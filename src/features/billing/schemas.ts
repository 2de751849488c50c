import * as z from 'zod';
import { TIER_NAMES } from '../../../config/tiers.ts';

const instant = z.iso.datetime();
const cents = (what: string) => z.int().describe(`${what}, US cents`);
const calls = (per: string) => z.int().nullable().describe(`${per}; null: unlimited`);

export const CheckoutRequest = z
  .object({ tier: z.enum(['pro', 'enterprise']).describe('The tier to buy') })
  .meta({ id: 'CheckoutRequest' });

export const CheckoutResponse = z
  .object({ checkout_url: z.url().describe('Send the buyer there') })
  .meta({ id: 'CheckoutResponse' });

export const PortalResponse = z
  .object({ portal_url: z.url().describe('Send the customer there') })
  .meta({ id: 'PortalResponse' });

export const SubscriptionStatusResponse = z
  .object({
    tier: z.enum(TIER_NAMES).describe('What holds now'),
    status: z.string().describe("none, or the processor's word: active, past_due, canceled, …"),
    plan: z.enum(['pro', 'enterprise', 'alerts']).nullable().describe('What is paid for'),
    current_period_end_at: instant.nullable().describe('Until when it is paid'),
    cancel_at_period_end: z.boolean().describe('It ends then, and is not charged again'),
    past_due_since_at: instant.nullable().describe('Since when a payment is owed'),
    payment_required_from_at: instant
      .nullable()
      .describe('From when calls are refused with 402 unless it is paid'),
  })
  .meta({ id: 'SubscriptionStatusResponse' });

export const BillingUsageCostsResponse = z
  .object({
    period: z.enum(['day', 'month']),
    from_at: instant,
    to_at: instant,
    tier: z.enum(TIER_NAMES),
    calls: z.int().describe('Successful calls with live keys'),
    counted: z.int().nullable().describe('Calls that count towards the limit; null: unlimited'),
    limit: calls('Of this period'),
    overage_status: z.literal('none').describe('Calls beyond the plan are refused, never billed'),
    overage_calls: z.int().describe('Always 0'),
    overage_cents: cents('Always 0'),
    plan_price_cents_per_month: cents('Price of the tier'),
    list_price_cents: cents('What the calls would cost at list prices; informational'),
    billed_cents: cents('What is billed for calls: always 0'),
  })
  .meta({ id: 'BillingUsageCostsResponse' });

export const PricingResponse = z
  .object({
    currency: z.literal('usd'),
    can_be_bought: z.boolean().describe('Whether payments are set up on this server'),
    tiers: z.array(
      z.object({
        name: z.enum(TIER_NAMES),
        price_cents_per_month: cents('A month'),
        calls_per_minute: calls('In any 60 seconds'),
        calls_per_day: calls('Per UTC day'),
        calls_per_month: calls('Per UTC month'),
      }),
    ),
    list_prices: z.array(
      z.object({ method: z.string(), path: z.string(), list_price_cents: cents('A call') }),
    ),
    note: z.string(),
  })
  .meta({ id: 'PricingResponse' });

export const WebhookResponse = z.object({
  received: z.literal(true).describe('It need not be sent again'),
  effect: z
    .enum(['applied', 'duplicate', 'stale', 'ignored'])
    .describe('What came of it: stale is older than what is known, ignored is none of ours'),
});
