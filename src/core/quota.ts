import type { TierLimits } from '../../config/tiers.ts';
import { DAY_MS } from '../../engines/ground/math/time.ts';
import type { Account, Limits } from './context.ts';
import { ApiError } from './errors.ts';

/** Length of the rolling window. Closed at both ends, so a call leaves it after 60 000 ms and a bit. */
export const MINUTE_MS = 60_000;

export type Window = 'minute' | 'day' | 'month';

/** One limited window: what is allowed, what was used, and when some of it (minute) or all of it (day, month) comes back. */
export interface WindowState {
  readonly window: Window;
  readonly limit: number;
  readonly used: number;
  /** Milliseconds since 1970. */
  readonly resetMs: number;
}

/** The limited windows of an account at an instant; empty for unlimited tiers. */
export interface Standing {
  readonly limits: TierLimits | null;
  readonly windows: readonly WindowState[];
  readonly nowMs: number;
}

/**
 * Counts calls against the limits of an account, over all its keys. `db/embeddedMeter.ts` keeps the counts in memory and writes
 * them every second; `db/sharedMeter.ts` counts in PostgreSQL, exactly for any number of servers.
 *
 * `admit` throws `rate_limited` or `quota_exceeded` with `Retry-After` and the limit headers, and `invalid_api_key` when the key
 * has ended on another server since it was found.
 */
export interface Meter extends Limits {
  /** The standing of an account, counting nothing. */
  standing(account: Account): Standing | Promise<Standing>;
  /** Writes what is in memory. */
  flush(): Promise<void>;
  /** Writes what is in memory and stops. */
  close(): Promise<void>;
}

/** Whether a day or month has ended: where the clock was set back, by up to one, it goes on; further back, the clock was wrong before. */
export function isOver(held: number, now: number): boolean {
  return now > held || held - now > 1;
}

/** Days since 1970-01-01, UTC. */
export function dayOf(ms: number): number {
  return Math.floor(ms / DAY_MS);
}

/** Months since year 0, UTC: year times 12 plus the month from 0. */
export function monthOf(ms: number): number {
  const day = dayOf(ms);
  if (latest.day !== day) {
    const date = new Date(ms);
    latest = { day, month: date.getUTCFullYear() * 12 + date.getUTCMonth() };
  }
  return latest.month;
}

/** The day asked last and its month: nearly every question is about today, and a date costs more than the rest of a count. */
let latest = { day: Number.NaN, month: Number.NaN };

/** First instant of a day of `dayOf`. */
export function dayStartMs(day: number): number {
  return day * DAY_MS;
}

/** First instant of a month of `monthOf`. */
export function monthStartMs(month: number): number {
  return Date.UTC(Math.floor(month / 12), month % 12);
}

/** What was used of each window; `oldestMs` is the oldest call within the minute, if any. */
export interface Used {
  readonly nowMs: number;
  readonly minute: number;
  readonly oldestMs: number | undefined;
  readonly day: number;
  readonly month: number;
}

/** The standing made of limits and counts; empty without limits. */
export function standingOf(limits: TierLimits | null, used: Used): Standing {
  const { nowMs } = used;
  if (limits === null) return { limits, windows: [], nowMs };
  const minuteEndMs = used.oldestMs === undefined ? nowMs : used.oldestMs + MINUTE_MS;
  return {
    limits,
    windows: [
      { window: 'minute', limit: limits.perMinute, used: used.minute, resetMs: minuteEndMs },
      {
        window: 'day',
        limit: limits.perDay,
        used: used.day,
        resetMs: dayStartMs(dayOf(nowMs) + 1),
      },
      {
        window: 'month',
        limit: limits.perMonth,
        used: used.month,
        resetMs: monthStartMs(monthOf(nowMs) + 1),
      },
    ],
    nowMs,
  };
}

/** The used-up window that takes longest to come back; undefined when one more call fits. */
export function exhausted({ windows }: Standing): WindowState | undefined {
  return windows.findLast(({ used, limit }) => used >= limit);
}

/**
 * The limit headers of an answer: `RateLimit-Policy` and `RateLimit` (IETF draft 11), and `X-RateLimit-*` for the tightest window
 * (fewest calls left; of equals, the one that comes back last). None for unlimited tiers.
 */
export function limitHeaders({ limits, windows, nowMs }: Standing): Record<string, string> {
  const [first, ...others] = windows;
  if (limits === null || first === undefined) return {};
  let state = stateOf(first, nowMs);
  let tightest = first;
  for (const one of others) {
    state += `, ${stateOf(one, nowMs)}`;
    if (remaining(one) <= remaining(tightest)) tightest = one;
  }
  return {
    'RateLimit-Policy': policyOf(limits),
    RateLimit: state,
    'X-RateLimit-Limit': String(tightest.limit),
    'X-RateLimit-Remaining': String(remaining(tightest)),
    'X-RateLimit-Reset': String(Math.ceil(tightest.resetMs / 1000)),
  };
}

const policies = new WeakMap<TierLimits, string>();

function policyOf(limits: TierLimits): string {
  const known = policies.get(limits);
  if (known !== undefined) return known;
  const { perMinute, perDay, perMonth } = limits;
  const policy = `"minute";q=${perMinute};w=60, "day";q=${perDay};w=86400, "month";q=${perMonth};w=2592000`;
  policies.set(limits, policy);
  return policy;
}

function stateOf(one: WindowState, nowMs: number): string {
  return `"${one.window}";r=${remaining(one)};t=${secondsUntil(one.resetMs, nowMs)}`;
}

/** Calls left in a window; 0 when a tier was lowered below what was used. */
export function remaining({ limit, used }: WindowState): number {
  return Math.max(0, limit - used);
}

/** Whole seconds from now until an instant, at least 0. */
function secondsUntil(ms: number, nowMs: number): number {
  return Math.max(0, Math.ceil((ms - nowMs) / 1000));
}

/** The refusal of a call that does not fit: `rate_limited` for the minute, `quota_exceeded` for day and month. */
export function refusal(standing: Standing, full: WindowState): ApiError {
  // A call leaves the window after its last millisecond: a whole second must not end exactly on it.
  const retryAfterS = Math.max(1, secondsUntil(full.resetMs + 1, standing.nowMs));
  const extras = { retryAfterS, headers: limitHeaders(standing) };
  if (full.window === 'minute') {
    return new ApiError(
      'rate_limited',
      `This plan allows ${full.limit} calls in any 60 seconds. The next one fits in ${retryAfterS} s.`,
      extras,
    );
  }
  const until = new Date(full.resetMs).toISOString().replace('.000Z', 'Z');
  return new ApiError(
    'quota_exceeded',
    `This plan allows ${full.limit} calls per ${full.window} (UTC), and all are used. The next ${full.window} begins at ${until}.`,
    extras,
  );
}
