import type { TierName } from '../../config/tiers.ts';

/** What was used, by the database's clock. */
export interface UsedRow {
  readonly now_ms: number;
  readonly minute: number;
  readonly oldest_ms: number | null;
  readonly day_calls: number;
  readonly month_calls: number;
}

/** A row of `TAKE`: also the day and month in which the call was counted. */
export interface TakenRow extends UsedRow {
  readonly day: number;
  readonly month: number;
}

/** A row of `STATE`; `slots` is null before the first call. */
export interface StateRow extends UsedRow {
  readonly tier: TierName;
  readonly is_valid: boolean;
  readonly slots: number | null;
}

/** Nothing used. */
export const NOTHING = { minute: 0, oldest_ms: null, day_calls: 0, month_calls: 0 } as const;

// $1 account, $2 key (0: a cookie or an administrator's token vouches).
const KEY_HOLDS = `($2::int = 0 or exists (
  select 1 from api_key k where k.id = $2 and k.account_id = $1 and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())))`;
const TIER_HOLDS = `exists (select 1 from account a where a.id = $1 and a.tier = $3)`;
// Where the clock was set back, by up to one, the day or month that was goes on; further back, it was wrong before.
const isOver = (span: 'day' | 'month'): string =>
  `(utc_${span}() > q.${span} or q.${span} - utc_${span}() > 1)`;
const MINUTE = `
  now_ms()::float8 as now_ms,
  (select count(*)::int from unnest(q.recent) as t where abs(now_ms() - t) <= 60000) as minute,
  (select min(t)::float8 from unnest(q.recent) as t where abs(now_ms() - t) <= 60000) as oldest_ms`;

/** Unlimited tiers: the key and the tier still hold. */
export const CONFIRM = `select 1 where ${KEY_HOLDS} and ${TIER_HOLDS}`;

/**
 * Reserves a call in minute, day and month, or gives no row. $4 to $6: the limits.
 *
 * `recent` is a ring with one place per allowed call, so the call fits when the oldest place is more than 60 s old, or lies ahead of a clock that was set back. Conditions
 * and new values are evaluated again on the row as it is once its lock is held, so callers at the same time pass one by one.
 */
export const TAKE = `
  update quota q set
    recent[q.head] = now_ms(),
    head = q.head % $4 + 1,
    day_calls = case when ${isOver('day')} then 1 else q.day_calls + 1 end,
    day = case when ${isOver('day')} then utc_day() else q.day end,
    month_calls = case when ${isOver('month')} then 1 else q.month_calls + 1 end,
    month = case when ${isOver('month')} then utc_month() else q.month end
  where q.account_id = $1
    and cardinality(q.recent) = $4
    and abs(now_ms() - q.recent[q.head]) > 60000
    and (${isOver('day')} or q.day_calls < $5)
    and (${isOver('month')} or q.month_calls < $6)
    and ${KEY_HOLDS} and ${TIER_HOLDS}
  returning q.day, q.month, q.day_calls, q.month_calls, ${MINUTE}`;

/** How things stand, counting nothing. */
export const STATE = `
  select a.tier, ${KEY_HOLDS} as is_valid, cardinality(q.recent) as slots,
         case when ${isOver('day')} then 0 else coalesce(q.day_calls, 0) end as day_calls,
         case when ${isOver('month')} then 0 else coalesce(q.month_calls, 0) end as month_calls, ${MINUTE}
    from account a left join quota q on q.account_id = a.id where a.id = $1`;

/** The row of an account, before its first call. $2: places. */
export const BEGIN = `
  insert into quota (account_id, recent) values ($1, array_fill(0::bigint, array[$2::int])) on conflict (account_id) do nothing`;

/** Other limits: the newest calls move into a ring of $2 places, oldest first. */
export const RESIZE = `
  update quota q set head = 1, recent = (
    select array_agg(t order by t) from (
      select t from (select unnest(q.recent) as t union all select 0 from generate_series(1, $2::int)) every_call order by t desc limit $2) newest)
  where q.account_id = $1 and cardinality(q.recent) <> $2`;

/** Gives a call back to the day and month it was counted in; one that has ended keeps its past. */
export const GIVE_BACK = `
  update quota set
    day_calls = day_calls - case when day = $2 and day_calls > 0 then 1 else 0 end,
    month_calls = month_calls - case when month = $3 and month_calls > 0 then 1 else 0 end
  where account_id = $1`;
