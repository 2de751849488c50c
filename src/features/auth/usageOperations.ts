import * as z from 'zod';
import { TIER_NAMES, TIERS, type TierName } from '../../../config/tiers.ts';
import { operation } from '../../core/operation.ts';
import { remaining } from '../../core/quota.ts';
import { iso, ownAccount } from './ownAccount.ts';
import {
  costsByOperation,
  spanOf,
  usageByOperation,
  type OperationUsage,
  type Span,
} from './usageReport.ts';
import * as schemas from './usageSchemas.ts';

export const tiers = operation({
  method: 'GET',
  path: '/api/v1/auth/tiers',
  access: 'none',
  maxAgeS: 300,
  constant: true,
  title: 'Tiers',
  summary: 'Every tier with its price and its limits.',
  input: z.object({}),
  output: schemas.TiersResponse,
  answer: {
    tiers: [
      {
        name: 'free',
        price_usd_per_month: 0,
        calls_per_minute: 10,
        calls_per_day: 100,
        calls_per_month: 3_000,
      },
    ],
  },
  run: () => ({
    tiers: TIER_NAMES.map((name) => ({
      name,
      price_usd_per_month: TIERS[name].priceCentsPerMonth / 100,
      ...limitsOf(name),
    })),
  }),
});

export const quota = operation({
  method: 'GET',
  path: '/api/v1/auth/quota',
  access: 'key',
  title: 'Quota',
  summary: 'What is left of the minute, the day and the month.',
  input: z.object({}),
  output: schemas.QuotaResponse,
  answer: {
    tier: 'free',
    calls_per_minute: 10,
    calls_per_day: 100,
    calls_per_month: 3_000,
    windows: [
      { window: 'minute', limit: 10, used: 3, remaining: 7, resets_at: '2026-01-15T12:00:41.250Z' },
    ],
  },
  async run(_input, context) {
    const account = ownAccount(context);
    const { windows } = await context.limits.standing(account);
    return {
      tier: account.tier,
      ...limitsOf(account.tier),
      windows: windows.map((one) => ({
        window: one.window,
        limit: one.limit,
        used: one.used,
        remaining: remaining(one),
        resets_at: iso(one.resetMs),
      })),
    };
  },
});

export const usage = operation({
  method: 'GET',
  path: '/api/v1/auth/usage',
  access: 'key',
  title: 'Usage',
  summary: 'Calls of the current UTC day or month, over all keys of the account.',
  input: schemas.UsageQuery,
  output: schemas.UsageSummaryResponse,
  example: { period: 'day' },
  async run({ period }, context) {
    const account = ownAccount(context);
    const span = spanOf(period, context.clock.now());
    const { windows } = await context.limits.standing(account);
    const counted = windows.find(({ window }) => window === period);
    return {
      period,
      ...spanFields(span),
      ...totalOf(await usageByOperation(context, account.id, span)),
      counted: counted?.used ?? null,
      limit: counted?.limit ?? null,
    };
  },
});

export const usageDetailed = operation({
  method: 'GET',
  path: '/api/v1/auth/usage/detailed',
  access: 'key',
  title: 'Usage by endpoint',
  summary: 'Calls of the current UTC day or month by endpoint, most used first.',
  input: schemas.UsageQuery,
  output: schemas.UsageDetailedResponse,
  example: { period: 'month' },
  async run({ period }, context) {
    const span = spanOf(period, context.clock.now());
    const rows = await usageByOperation(context, ownAccount(context).id, span);
    const known = new Map(context.catalog().map((one) => [one.id, one]));
    const endpoints = rows.map((row) => ({
      ...row,
      method: known.get(row.operation)?.method ?? null,
      path: known.get(row.operation)?.path ?? null,
    }));
    return { period, ...spanFields(span), ...totalOf(rows), endpoints };
  },
});

export const usageCosts = operation({
  method: 'GET',
  path: '/api/v1/auth/usage/costs',
  access: 'key',
  title: 'Usage at list prices',
  summary: 'What the calls would cost at the list prices; nothing is billed per call.',
  input: schemas.CostsQuery,
  output: schemas.UsageCostsResponse,
  example: { period: 'month' },
  async run({ period }, context) {
    const account = ownAccount(context);
    const span = spanOf(period, context.clock.now());
    const endpoints = await costsByOperation(context, account.id, span);
    return {
      period,
      ...spanFields(span),
      currency: 'usd' as const,
      list_price_cents: endpoints.reduce((sum, each) => sum + each.list_price_cents, 0),
      billed_cents: 0,
      plan_price_cents_per_month: TIERS[account.tier].priceCentsPerMonth,
      note: 'List prices are informational: every endpoint is included in every plan.',
      endpoints,
    };
  },
});

function limitsOf(name: TierName): {
  calls_per_minute: number | null;
  calls_per_day: number | null;
  calls_per_month: number | null;
} {
  const { limits } = TIERS[name];
  return {
    calls_per_minute: limits?.perMinute ?? null,
    calls_per_day: limits?.perDay ?? null,
    calls_per_month: limits?.perMonth ?? null,
  };
}

function spanFields({ fromMs, toMs }: Span): { from_at: string; to_at: string } {
  return { from_at: iso(fromMs), to_at: iso(toMs) };
}

function totalOf(rows: readonly OperationUsage[]): {
  calls: number;
  succeeded: number;
  failed: number;
} {
  const sum = (of: 'calls' | 'succeeded' | 'failed'): number =>
    rows.reduce((total, row) => total + row[of], 0);
  return { calls: sum('calls'), succeeded: sum('succeeded'), failed: sum('failed') };
}
