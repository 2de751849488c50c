import * as z from 'zod';
import { TIER_NAMES } from '../../../config/tiers.ts';
import { instant } from './schemas.ts';

const tier = z.enum(TIER_NAMES);

const limitsShape = {
  calls_per_minute: z.int().nullable().describe('In any 60 seconds; null: unlimited'),
  calls_per_day: z.int().nullable().describe('Per UTC day; null: unlimited'),
  calls_per_month: z.int().nullable().describe('Per UTC month; null: unlimited'),
};

export const TiersResponse = z
  .object({
    tiers: z.array(z.object({ name: tier, price_usd_per_month: z.number(), ...limitsShape })),
  })
  .meta({ id: 'TiersResponse' });

export const QuotaResponse = z
  .object({
    tier,
    ...limitsShape,
    windows: z
      .array(
        z.object({
          window: z.enum(['minute', 'day', 'month']),
          limit: z.int(),
          used: z.int(),
          remaining: z.int(),
          resets_at: instant.describe(
            'Minute: when the oldest call leaves the window. Day and month: when the next begins',
          ),
        }),
      )
      .describe('Where the account stands, this call included; empty for an unlimited tier'),
  })
  .meta({ id: 'QuotaResponse' });

export const CostsQuery = z.object({
  period: z.enum(['day', 'month']).default('month').describe('The current UTC day or month'),
});

export const UsageQuery = z.object({
  period: z.enum(['day', 'month']).default('day').describe('The current UTC day or month'),
});

const counts = {
  calls: z.int().describe('Calls that were let through, whatever their answer'),
  succeeded: z.int().describe('Answers with a 2xx status'),
  failed: z.int(),
};
const span = { period: z.enum(['day', 'month']), from_at: instant, to_at: instant };

export const UsageSummaryResponse = z
  .object({
    ...span,
    ...counts,
    counted: z
      .int()
      .nullable()
      .describe('Calls that count towards the limit of this period; null: unlimited'),
    limit: z.int().nullable(),
  })
  .meta({ id: 'UsageSummaryResponse' });

export const UsageDetailedResponse = z
  .object({
    ...span,
    ...counts,
    endpoints: z.array(
      z.object({
        operation: z.string(),
        method: z.string().nullable(),
        path: z.string().nullable(),
        ...counts,
      }),
    ),
  })
  .meta({ id: 'UsageDetailedResponse' });

const cents = (what: string) => z.int().describe(`${what}, US cents`);

export const UsageCostsResponse = z
  .object({
    ...span,
    currency: z.literal('usd'),
    list_price_cents: cents('What the calls would cost at the list prices; informational'),
    billed_cents: cents('What is billed for calls: always 0, every endpoint is part of the plan'),
    plan_price_cents_per_month: cents('What the plan itself costs a month'),
    note: z.string(),
    endpoints: z.array(
      z.object({
        operation: z.string(),
        method: z.string().nullable(),
        path: z.string().nullable(),
        calls: z.int().describe('Successful calls with live keys'),
        unit_price_cents: cents('List price of a call'),
        list_price_cents: cents('Calls times list price'),
      }),
    ),
  })
  .meta({ id: 'UsageCostsResponse' });
