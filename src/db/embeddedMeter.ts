import { DATABASE } from '../../config/database.ts';
import { TIERS, type TierLimits } from '../../config/tiers.ts';
import { CallWindow } from '../core/callWindow.ts';
import type { Account, Admission, Database, Services } from '../core/context.ts';
import {
  dayOf,
  exhausted,
  isOver,
  limitHeaders,
  monthOf,
  refusal,
  standingOf,
  type Meter,
  type Standing,
} from '../core/quota.ts';
import { UsageLog } from './usageLog.ts';

/** The counts of one account. */
interface Counts {
  readonly accountId: number;
  limits: TierLimits;
  window: CallWindow;
  day: number;
  dayCalls: number;
  month: number;
  monthCalls: number;
  /** Differs from what is stored. */
  isDirty: boolean;
  /** Calls let through whose answer is not known yet. */
  open: number;
}

interface Row {
  readonly recent: string;
  readonly day: number;
  readonly day_calls: number;
  readonly month: number;
  readonly month_calls: number;
}

const READ = `select array_to_json(recent)::text as recent, day, day_calls, month, month_calls from quota where account_id = $1`;
const WRITE = `
  insert into quota (account_id, recent, head, day, day_calls, month, month_calls)
  select account_id, recent, 1, day, day_calls, month, month_calls
    from json_to_recordset($1::json) as r(account_id int, recent bigint[], day int, day_calls int, month int, month_calls int)
  on conflict (account_id) do update set recent = excluded.recent, head = 1, day = excluded.day, day_calls = excluded.day_calls,
    month = excluded.month, month_calls = excluded.month_calls`;

/**
 * Counts calls in memory, for the embedded database that this process owns. Counts are written every second: at most one second
 * of them is lost when the process is killed, none when it stops.
 */
export class EmbeddedMeter implements Meter {
  readonly #sql: Database['sql'];
  readonly #clock: Services['clock'];
  readonly #usage: UsageLog;
  readonly #accounts = new Map<number, Counts>();
  readonly #loading = new Map<number, Promise<Counts>>();
  readonly #timer: NodeJS.Timeout;

  /** @param failed  told when counts cannot be written; they are tried again a second later */
  constructor(
    database: Pick<Database, 'sql'>,
    clock: Services['clock'],
    failed: (error: unknown) => void,
  ) {
    this.#sql = database.sql;
    this.#clock = clock;
    this.#usage = new UsageLog(database);
    this.#timer = setInterval(() => void this.flush().catch(failed), DATABASE.flushMs).unref();
  }

  admit(account: Account, operationId: string): Admission | Promise<Admission> {
    const limits = TIERS[account.tier].limits;
    if (limits === null) return this.#let(account, operationId, undefined);
    const counts = this.#accounts.get(account.id);
    if (counts)
      return this.#reserve(account, operationId, fitted(counts, limits, this.#clock.now()));
    return this.#load(account.id, limits).then((loaded) =>
      this.#reserve(account, operationId, fitted(loaded, limits, this.#clock.now())),
    );
  }

  async standing(account: Account): Promise<Standing> {
    const limits = TIERS[account.tier].limits;
    const nowMs = this.#clock.now();
    if (limits === null)
      return standingOf(null, { nowMs, minute: 0, oldestMs: undefined, day: 0, month: 0 });
    const counts = this.#accounts.get(account.id) ?? (await this.#load(account.id, limits));
    return standingNow(fitted(counts, limits, nowMs), nowMs);
  }

  async flush(): Promise<void> {
    await this.#usage.flush();
    const dirty = [...this.#accounts.values()].filter(({ isDirty }) => isDirty);
    if (dirty.length > 0) await this.#write(dirty);
    for (const [id, { isDirty, open }] of this.#accounts) {
      if (this.#accounts.size <= DATABASE.cacheEntries) break;
      if (!isDirty && open === 0) this.#accounts.delete(id);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  #reserve(account: Account, operationId: string, counts: Counts): Admission {
    const nowMs = this.#clock.now();
    roll(counts, nowMs);
    const { perDay, perMonth } = counts.limits;
    if (counts.dayCalls >= perDay || counts.monthCalls >= perMonth || !counts.window.take(nowMs)) {
      const standing = standingNow(counts, nowMs);
      const full = exhausted(standing);
      if (full) throw refusal(standing, full);
    }
    counts.dayCalls++;
    counts.monthCalls++;
    counts.open++;
    counts.isDirty = true;
    return this.#let(account, operationId, counts);
  }

  #let(account: Account, operationId: string, counts: Counts | undefined): Admission {
    return new EmbeddedAdmission({
      account,
      operationId,
      counts,
      usage: this.#usage,
      clock: this.#clock,
    });
  }

  #load(accountId: number, limits: TierLimits): Promise<Counts> {
    const loading =
      this.#loading.get(accountId) ??
      this.#read(accountId, limits).finally(() => this.#loading.delete(accountId));
    this.#loading.set(accountId, loading);
    return loading;
  }

  async #read(accountId: number, limits: TierLimits): Promise<Counts> {
    const [row] = await this.#sql<Row>(READ, [accountId]);
    const nowMs = this.#clock.now();
    // Calls of a clock that was ahead would hold up their caller until it has caught up.
    const earlier = (row ? (JSON.parse(row.recent) as number[]) : []).filter(
      (atMs) => atMs <= nowMs + 60_000,
    );
    const { day = 0, day_calls: dayCalls = 0, month = 0, month_calls: monthCalls = 0 } = row ?? {};
    const window = new CallWindow(limits.perMinute, earlier);
    const used = { day, dayCalls, month, monthCalls };
    const counts = { accountId, limits, window, ...used, isDirty: false, open: 0 };
    this.#accounts.set(accountId, counts);
    return counts;
  }

  async #write(dirty: readonly Counts[]): Promise<void> {
    const nowMs = this.#clock.now();
    const rows = dirty.map(({ accountId, window, day, dayCalls, month, monthCalls }) => ({
      account_id: accountId,
      recent: window.times(nowMs),
      day,
      day_calls: dayCalls,
      month,
      month_calls: monthCalls,
    }));
    for (const counts of dirty) counts.isDirty = false;
    try {
      await this.#sql(WRITE, [JSON.stringify(rows)]);
    } catch (error) {
      for (const counts of dirty) counts.isDirty = true;
      throw error;
    }
  }
}

interface AdmissionParts {
  readonly account: Account;
  readonly operationId: string;
  readonly counts: Counts | undefined;
  readonly usage: UsageLog;
  readonly clock: Services['clock'];
}

class EmbeddedAdmission implements Admission {
  readonly headers: Readonly<Record<string, string>>;
  readonly #parts: AdmissionParts;
  readonly #day: number;
  readonly #month: number;
  #isSettled = false;

  constructor(parts: AdmissionParts) {
    this.#parts = parts;
    this.#day = parts.counts?.day ?? 0;
    this.#month = parts.counts?.month ?? 0;
    this.headers = parts.counts ? limitHeaders(standingNow(parts.counts, parts.clock.now())) : {};
  }

  settle(status: number, counts: boolean): void {
    if (this.#isSettled) return;
    this.#isSettled = true;
    const { account, operationId, usage, clock, counts: held } = this.#parts;
    usage.add(account, operationId, status, clock.now());
    if (!held) return;
    held.open--;
    if (counts && status >= 200 && status < 300) return;
    // A day or month that has ended since keeps its past.
    if (held.day === this.#day && held.dayCalls > 0) held.dayCalls--;
    if (held.month === this.#month && held.monthCalls > 0) held.monthCalls--;
    held.isDirty = true;
  }
}

/** The counts under these limits: after a change of tier the window is made anew, with the calls it holds. */
function fitted(counts: Counts, limits: TierLimits, nowMs: number): Counts {
  if (counts.limits !== limits) {
    counts.limits = limits;
    counts.window = new CallWindow(limits.perMinute, counts.window.times(nowMs));
  }
  return counts;
}

/** Begins a new day or month where one has begun. */
function roll(counts: Counts, nowMs: number): void {
  const day = dayOf(nowMs);
  if (!isOver(counts.day, day)) return;
  counts.day = day;
  counts.dayCalls = 0;
  const month = monthOf(nowMs);
  if (!isOver(counts.month, month)) return;
  counts.month = month;
  counts.monthCalls = 0;
}

function standingNow(counts: Counts, nowMs: number): Standing {
  const { window, limits, day, dayCalls, month, monthCalls } = counts;
  return standingOf(limits, {
    nowMs,
    minute: window.used(nowMs),
    oldestMs: window.oldestMs(nowMs),
    day: isOver(day, dayOf(nowMs)) ? 0 : dayCalls,
    month: isOver(month, monthOf(nowMs)) ? 0 : monthCalls,
  });
}
