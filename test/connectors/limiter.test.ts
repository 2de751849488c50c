import { describe, expect, it } from 'vitest';
import { memoryRate, PATIENCE_MS, sharedRate } from '../../src/connectors/pipeline/limiter.ts';

describe('the rate of a host', () => {
  it('lets a burst go, then one call an interval, for each host apart', () => {
    let now = 0;
    const rate = memoryRate(() => now);
    const burst = Array.from({ length: 10 }, () => rate.take('a', 60));
    expect(burst).toEqual(Array.from({ length: 10 }, () => 0));
    expect(rate.take('a', 60)).toBe(1000);
    expect(rate.take('b', 60)).toBe(0);
    now = 60_000;
    expect(rate.take('a', 60)).toBe(0);
  });

  it('over an hour never exceeds what was declared', () => {
    let now = 0;
    const rate = memoryRate(() => now);
    let calls = 0;
    for (; now < 3_600_000; now += 100) if (Number(rate.take('a', 30)) <= PATIENCE_MS) calls++;
    expect(calls).toBeLessThanOrEqual(30 * 60 + 5);
    expect(calls).toBeGreaterThan(30 * 60 - 5);
  });

  it('takes nothing from those who would wait too long', () => {
    const rate = memoryRate(() => 0);
    for (let call = 0; call < 100; call++) void rate.take('a', 6);
    const wait = rate.take('a', 6);
    expect(wait).toBeGreaterThan(PATIENCE_MS);
    expect(rate.take('a', 6)).toBe(wait);
  });

  it('shared by servers follows their counter, and this process alone when the counter fails', async () => {
    const local = memoryRate(() => 0);
    expect(await sharedRate(() => ({ consume: async () => ({}) }), local).take('a', 60)).toBe(0);
    expect(
      await sharedRate(
        () => ({ consume: () => Promise.reject({ msBeforeNext: 700 }) }),
        local,
      ).take('a', 60),
    ).toBe(700);
    expect(
      await sharedRate(() => ({ consume: () => Promise.reject(new Error('down')) }), local).take(
        'a',
        60,
      ),
    ).toBe(0);
  });
});
