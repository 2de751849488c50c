import { describe, expect, it } from 'vitest';
import { steadyClock } from '../../src/core/steadyClock.ts';

describe('a clock for limits', () => {
  it('follows the system forward and never goes back', () => {
    let system = Date.UTC(2026, 0, 2, 0, 0, 1);
    const clock = steadyClock({ now: () => system });
    const before = clock.now();
    system = Date.UTC(2026, 0, 1, 12);
    const set = clock.now();
    expect(set).toBeGreaterThanOrEqual(before);
    expect(set).toBeLessThan(before + 1_000);
    system = Date.UTC(2026, 0, 3);
    expect(clock.now()).toBe(system);
  });

  it('goes on while the system stands in the past, so that a full minute ends', async () => {
    let system = 1_000_000;
    const clock = steadyClock({ now: () => system });
    const before = clock.now();
    system = 0;
    clock.now();
    await new Promise((next) => setTimeout(next, 60));
    expect(clock.now()).toBeGreaterThanOrEqual(before + 40);
  });
});
