import { ALERTS } from '../../../config/alerts.ts';
import type { Services } from '../../core/context.ts';

/** Ways to somebody. */
export const CHANNELS = ['mail', 'whatsapp', 'hook'] as const;
export type Channel = (typeof CHANNELS)[number];

/** A message that this server has taken. */
export interface Taken {
  readonly id: number;
  readonly accountId: number;
  readonly channel: Channel;
  readonly endpointId: number | null;
  readonly body: Readonly<Record<string, unknown>>;
  /** How often it was taken, this time too. */
  readonly attempts: number;
  readonly onceKey: string;
}

/** What is under way already, and whose turn it is. */
export interface Turn {
  /** Accounts with numbers above this one and up to `upTo` are looked at, in their order. */
  readonly after: number;
  readonly upTo: number;
  /** Messages under way, by account. */
  readonly atWork: ReadonlyMap<number, number>;
  readonly most: number;
}

/** The highest number of an account. @source PostgreSQL 15 documentation, 8.1: integer */
export const LAST_ACCOUNT = 2_147_483_647;

const ANYBODY: Turn = {
  after: 0,
  upTo: LAST_ACCOUNT,
  atWork: new Map(),
  most: ALERTS.takeAtATime,
};

/**
 * Takes some messages of a channel for itself: no other server has them until the lease ends. An account has `ALERTS.perAccount`
 * of them under way at most, each of its webhooks in turn, however many it is owed.
 */
export async function take(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  channel: Channel,
  { after, upTo, atWork, most }: Turn = ANYBODY,
): Promise<Taken[]> {
  const nowMs = clock.now();
  const rows = await database.sql<Taken>(TAKE, [
    new Date(nowMs).toISOString(),
    new Date(nowMs + 1_000 * ALERTS.leaseS).toISOString(),
    channel,
    after,
    upTo,
    JSON.stringify([...atWork].map(([account_id, count]) => ({ account_id, count }))),
    most,
  ]);
  return rows.map((row) => ({ ...row, id: Number(row.id), body: read(row.body) }));
}

const FREE = (account: string): string =>
  `${ALERTS.perAccount} - coalesce((select b.count from busy b where b.account_id = ${account}), 0)`;
/** What is owed to one account by one webhook, or without one: the expression of the index, in which only that index is found. */
const LINE = '(account_id::bigint * 4294967296 + coalesce(endpoint_id, 0))';
const LAST_LINE = (account: string): string => `${account}::bigint * 4294967296 + 2147483647`;
/** The next line in which something waits, and when the first of it is due. */
const NEXT_LINE = (beyond: string): string => `
  select account_id, ${LINE} as line, not_before from alert_message
   where state = 'queued' and channel = $3 and ${LINE} > ${beyond} and ${LINE} <= ${LAST_LINE('$5')}
   order by ${LINE}, not_before limit 1`;
/** Where people are in their hours of rest, most lines may wait and none be due. */
const IS_ANY_DUE = `exists (select 1 from alert_message where state = 'queued' and not_before <= $1::timestamptz)`;

/**
 * $1 now, $2 end of the lease, $3 channel, $4 and $5 accounts, $6 what is under way, $7 most. Lines are walked from one to the
 * next, so that what is read depends on how many wait, not on how much; the first of each line come before the second ones.
 */
const TAKE = `
  with recursive walk as (
    select f.* from (${NEXT_LINE(LAST_LINE('$4'))}) f where ${IS_ANY_DUE}
    union all
    select n.* from walk w cross join lateral (${NEXT_LINE('w.line')}) n),
  busy as (select account_id, count from json_to_recordset($6::json) as r(account_id int, count int)),
  due as (
    select line, ${FREE('walk.account_id')} as free from walk
     where not_before <= $1::timestamptz and ${FREE('walk.account_id')} > 0 limit $7::int),
  waiting as (
    select m.id, m.account_id, m.not_before, row_number() over (partition by d.line order by m.not_before, m.id) as place
      from due d cross join lateral (
        select id, account_id, not_before from alert_message
         where state = 'queued' and channel = $3 and ${LINE} = d.line and not_before <= $1::timestamptz
         order by not_before, id limit d.free for update skip locked) m),
  lost as (
    select id, account_id, not_before, 0 as place from alert_message
     where state = 'sending' and channel = $3 and leased_until < $1::timestamptz
     order by id limit $7::int for update skip locked),
  ranked as (
    select id, account_id, place, row_number() over (partition by account_id order by place, not_before, id) as turn
      from (select * from waiting union all select * from lost) every_one)
  update alert_message set state = 'sending', leased_until = $2::timestamptz, attempts = attempts + 1
   where id in (select id from ranked r where turn <= ${FREE('r.account_id')} order by place, account_id limit $7::int)
  returning id, account_id as "accountId", channel, endpoint_id as "endpointId", body, attempts, once_key as "onceKey"`;

/** One driver gives JSON as text, the other as an object. */
function read(body: Taken['body'] | string): Taken['body'] {
  return typeof body === 'string' ? (JSON.parse(body) as Taken['body']) : body;
}
