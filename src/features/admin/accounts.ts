import { HOUR_MS } from '../../../engines/ground/math/time.ts';
import type { Context } from '../../core/context.ts';

/** POLICY. What marks an account as a machine's: rules that are shown, so that nobody is marked in secret. */
export const BOT_RULES = [
  'The name before the @ holds bot, probe, monitor, synthetic, uptime, crawler or test as a word.',
  'The domain is example.com, example.org, example.net, or ends in .test, .example or .invalid.',
  'It called in every hour of the last 24, at least ten times an hour.',
] as const;

const BOT_NAME = '(^|[^a-z])(bot|probe|monitor|synthetic|uptime|crawler|test)([^a-z]|$)';
const BOT_DOMAIN = '@(example\\.(com|org|net)|.*\\.(test|example|invalid))$';

/** Every account with the rule that marks it, null for none. $1: the hour a day ago; $2 and $3: names and domains of machines. */
const MARKED = `with busy as (
    select account_id, count(*) as hours
      from (select account_id, hour from usage where hour > $1 group by account_id, hour having sum(calls) >= 10) h
     group by account_id),
  marked as (
    select a.id, a.email, a.tier, a.is_admin, a.created_at,
           case when split_part(a.email, '@', 1) ~* $2 then 1
                when a.email ~* $3 then 2
                when b.hours >= 24 then 3 end as bot_rule
      from account a left join busy b on b.account_id = a.id)`;

const COUNTS = `${MARKED} select count(*)::int as accounts, count(bot_rule)::int as bots from marked`;

/** $4: the hour a month ago; $5: ids below this, or null; $6: machines too; $7: how many. */
const PAGE = `${MARKED}, page as (
    select * from marked where ($5::bigint is null or id < $5) and ($6 or bot_rule is null)
     order by id desc limit $7)
  select p.*, coalesce(u.calls, 0)::int as calls, u.last_hour
    from page p left join lateral (
      select sum(calls) filter (where hour >= $4) as calls, max(hour) as last_hour
        from usage where account_id = p.id) u on true
   order by p.id desc`;

interface AccountRow {
  readonly id: number;
  readonly email: string;
  readonly tier: 'free' | 'pro' | 'enterprise';
  readonly is_admin: boolean;
  readonly created_at: string;
  readonly bot_rule: number | null;
  readonly calls: number;
  readonly last_hour: number | null;
}

/** A page of the accounts. */
export interface AccountsWanted {
  readonly withBots: boolean;
  readonly limit: number;
  /** Only accounts with a smaller id. */
  readonly before?: string | null | undefined;
}

/** Accounts, newest first, with what they called; `total` and `bots` count all of them, not the page. */
export async function users(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { withBots, limit, before = null }: AccountsWanted,
) {
  const hour = Math.floor(clock.now() / HOUR_MS);
  const marks = [hour - 24, BOT_NAME, BOT_DOMAIN];
  const [[counts], rows] = await Promise.all([
    database.sql<{ accounts: number; bots: number }>(COUNTS, marks),
    database.sql<AccountRow>(PAGE, [...marks, hour - 30 * 24, before, withBots, limit]),
  ]);
  const { accounts = 0, bots = 0 } = counts ?? {};
  return { total: withBots ? accounts : accounts - bots, bots, users: rows.map(accountOf) };
}

function accountOf(row: AccountRow) {
  return {
    id: row.id,
    email: row.email,
    tier: row.tier,
    is_admin: row.is_admin,
    created_at: new Date(row.created_at).toISOString(),
    calls_30_days: row.calls,
    last_call_at: row.last_hour === null ? null : new Date(row.last_hour * HOUR_MS).toISOString(),
    is_bot: row.bot_rule !== null,
    bot_rule: row.bot_rule,
  };
}
