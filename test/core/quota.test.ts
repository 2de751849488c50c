import { describe, expect, it } from 'vitest';
import { TIERS } from '../../config/tiers.ts';
import { CallWindow } from '../../src/core/callWindow.ts';
import {
  dayOf,
  dayStartMs,
  exhausted,
  limitHeaders,
  monthOf,
  monthStartMs,
  refusal,
  standingOf,
} from '../../src/core/quota.ts';

const { free, pro, enterprise } = TIERS;

describe('the tiers', () => {
  it('are those of the specification', () => {
    expect(free).toEqual({
      priceCentsPerMonth: 0,
      limits: { perMinute: 10, perDay: 100, perMonth: 3_000 },
    });
    expect(pro).toEqual({
      priceCentsPerMonth: 49_900,
      limits: { perMinute: 300, perDay: 100_000, perMonth: 3_000_000 },
    });
    expect(enterprise).toEqual({ priceCentsPerMonth: 99_900, limits: null });
  });
});

describe('calendar windows', () => {
  it('begin at midnight UTC, in leap years too', () => {
    const lastOfFebruary = Date.UTC(2028, 1, 29, 23, 59, 59, 999);
    expect(new Date(dayStartMs(dayOf(lastOfFebruary) + 1)).toISOString()).toBe(
      '2028-03-01T00:00:00.000Z',
    );
    expect(new Date(monthStartMs(monthOf(lastOfFebruary) + 1)).toISOString()).toBe(
      '2028-03-01T00:00:00.000Z',
    );
    expect(new Date(monthStartMs(monthOf(Date.UTC(2026, 11, 31, 12)) + 1)).toISOString()).toBe(
      '2027-01-01T00:00:00.000Z',
    );
    expect(monthOf(Date.UTC(2026, 0, 1)) - monthOf(Date.UTC(2025, 11, 31))).toBe(1);
  });
});

describe('the rolling minute', () => {
  it('never holds more than the limit in any 60 s, for calls at random times', () => {
    const window = new CallWindow(10);
    const taken: number[] = [];
    let ms = 0;
    let seed = 7;
    for (let call = 0; call < 5_000; call++) {
      seed = (seed * 16_807) % 2_147_483_647;
      ms += seed % 9_000;
      if (window.take(ms)) taken.push(ms);
      const recent = taken.filter((time) => ms - time <= 60_000).length;
      expect(recent).toBeLessThanOrEqual(10);
      expect(window.used(ms)).toBe(recent);
    }
    // A call is refused only when ten are in the window: the eleventh before it is always within reach.
    for (let call = 10; call < taken.length; call++)
      expect((taken[call] ?? 0) - (taken[call - 10] ?? 0)).toBeGreaterThan(60_000);
  });

  it('frees a place after 60 000 ms and not at them', () => {
    const window = new CallWindow(1);
    expect(window.take(1_000)).toBe(true);
    expect(window.take(61_000)).toBe(false);
    expect(window.take(61_001)).toBe(true);
  });

  it('cannot be passed by setting the clock back', () => {
    const window = new CallWindow(2);
    window.take(100_000);
    window.take(40_000);
    expect(window.take(100_500)).toBe(false);
    expect(window.times(100_500)).toEqual([100_000, 100_000]);
  });

  it('keeps the newest calls when it is made anew for a smaller limit', () => {
    const window = new CallWindow(2, [1, 2, 3]);
    expect(window.times(3)).toEqual([2, 3]);
    expect(window.oldestMs(3)).toBe(2);
  });
});

describe('limit headers', () => {
  it('follow the example of the conventions', () => {
    // 23:00 UTC on the last but one day of April: 3600 s to midnight, 90000 s to May; the oldest call leaves in 42 s.
    const nowMs = Date.UTC(2026, 3, 29, 23);
    const standing = standingOf(free.limits, {
      nowMs,
      minute: 1,
      oldestMs: nowMs - 18_000,
      day: 59,
      month: 1_000,
    });
    expect(limitHeaders(standing)).toEqual({
      'RateLimit-Policy': '"minute";q=10;w=60, "day";q=100;w=86400, "month";q=3000;w=2592000',
      RateLimit: '"minute";r=9;t=42, "day";r=41;t=3600, "month";r=2000;t=90000',
      'X-RateLimit-Limit': '10',
      'X-RateLimit-Remaining': '9',
      'X-RateLimit-Reset': String(nowMs / 1000 + 42),
    });
  });

  it('show the window with fewest calls left as the tightest, and none for unlimited tiers', () => {
    const nowMs = Date.UTC(2026, 3, 29, 23);
    const standing = standingOf(free.limits, {
      nowMs,
      minute: 1,
      oldestMs: nowMs,
      day: 97,
      month: 97,
    });
    expect(limitHeaders(standing)).toMatchObject({
      'X-RateLimit-Limit': '100',
      'X-RateLimit-Remaining': '3',
    });
    expect(
      limitHeaders(
        standingOf(enterprise.limits, { nowMs, minute: 5, oldestMs: nowMs, day: 5, month: 5 }),
      ),
    ).toEqual({});
  });
});

describe('refusals', () => {
  const nowMs = Date.UTC(2026, 3, 29, 23);

  it('name the window that takes longest to come back, and when', () => {
    const standing = standingOf(free.limits, {
      nowMs,
      minute: 10,
      oldestMs: nowMs - 30_000,
      day: 100,
      month: 200,
    });
    const full = exhausted(standing);
    if (!full) throw new Error('nothing is exhausted');
    const error = refusal(standing, full);
    expect([error.code, error.status, error.extras.retryAfterS]).toEqual([
      'quota_exceeded',
      429,
      3_601,
    ]);
  });

  it('of the minute last until the oldest call has left it', () => {
    const standing = standingOf(free.limits, {
      nowMs,
      minute: 10,
      oldestMs: nowMs - 30_000,
      day: 99,
      month: 200,
    });
    const full = exhausted(standing);
    if (!full) throw new Error('nothing is exhausted');
    const error = refusal(standing, full);
    expect([error.code, error.extras.retryAfterS]).toEqual(['rate_limited', 31]);
    expect(error.extras.headers).toHaveProperty('RateLimit');
  });
});
