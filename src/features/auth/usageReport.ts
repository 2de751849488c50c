import { DAY_MS, HOUR_MS } from '../../../engines/ground/math/time.ts';
import type { Context } from '../../core/context.ts';
import { listPriceCents } from './listPrices.ts';
import { dayOf, dayStartMs, monthOf, monthStartMs } from '../../core/quota.ts';

export type Period = 'day' | 'month';

/** A span of time, ms since 1970, the end not included. */
export interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Calls of one operation within a period. */
export interface OperationUsage {
  readonly operation: string;
  readonly calls: number;
  readonly succeeded: number;
  readonly failed: number;
}

/** The current UTC day or month: the windows that quotas count. */
export function spanOf(period: Period, nowMs: number): Span {
  if (period === 'day')
    return { fromMs: dayStartMs(dayOf(nowMs)), toMs: dayStartMs(dayOf(nowMs) + 1) };
  return { fromMs: monthStartMs(monthOf(nowMs)), toMs: monthStartMs(monthOf(nowMs) + 1) };
}

/** Calls of an account by operation, most used first; up to this instant on this server, up to a second ago on others. */
export async function usageByOperation(
  { database, limits }: Context,
  accountId: number,
  { fromMs, toMs }: Span,
): Promise<OperationUsage[]> {
  await limits.flush();
  return database.sql<OperationUsage>(
    `select operation, sum(calls)::int as calls,
            coalesce(sum(calls) filter (where status_class = 2), 0)::int as succeeded,
            coalesce(sum(calls) filter (where status_class <> 2), 0)::int as failed
       from usage where account_id = $1 and hour >= $2 and hour < $3
      group by operation order by calls desc, operation`,
    [accountId, Math.floor(fromMs / HOUR_MS), Math.ceil(toMs / HOUR_MS)],
  );
}

/** Successful calls of an account with live keys, at list prices, dearest first. */
export async function costsByOperation(
  { database, limits, catalog }: Context,
  accountId: number,
  { fromMs, toMs }: Span,
) {
  await limits.flush();
  const rows = await database.sql<{ operation: string; calls: number }>(
    `select u.operation, sum(u.calls)::int as calls
       from usage u left join api_key k on k.id = u.api_key_id
      where u.account_id = $1 and u.hour >= $2 and u.hour < $3 and u.status_class = 2 and k.is_test is not true
      group by u.operation order by u.operation`,
    [accountId, Math.floor(fromMs / HOUR_MS), Math.ceil(toMs / HOUR_MS)],
  );
  const known = new Map(catalog().map((one) => [one.id, one]));
  const costs = rows.map(({ operation, calls }) => {
    const { method = null, path = null } = known.get(operation) ?? {};
    const unit = listPriceCents(method, path);
    return {
      operation,
      method,
      path,
      calls,
      unit_price_cents: unit,
      list_price_cents: unit * calls,
    };
  });
  return costs.toSorted((a, b) => b.list_price_cents - a.list_price_cents || b.calls - a.calls);
}

/** Calls of an account by UTC day of a month up to today, days without calls too. */
export async function callsByDay(
  { database, limits, clock }: Context,
  accountId: number,
  { fromMs, toMs }: Span,
): Promise<{ readonly day: number; readonly calls: number }[]> {
  await limits.flush();
  const from = Math.floor(fromMs / HOUR_MS);
  const rows = await database.sql<{ day: number; calls: number }>(
    `select ((hour - $2) / 24)::int as day, sum(calls)::int as calls
       from usage where account_id = $1 and hour >= $2 and hour < $3 group by 1`,
    [accountId, from, Math.ceil(toMs / HOUR_MS)],
  );
  const calls = new Map(rows.map((row) => [row.day, row.calls]));
  const days = Math.ceil((Math.min(toMs, clock.now() + 1) - fromMs) / DAY_MS);
  return Array.from({ length: days }, (_, day) => ({ day: day + 1, calls: calls.get(day) ?? 0 }));
}
