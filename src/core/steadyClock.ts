import type { Services } from './context.ts';

/**
 * A clock that never goes back: where the system's is set back, it goes on from where it was. Limits that are counted with it
 * give nobody a second day, and lock nobody out until the lost time has passed again.
 */
export function steadyClock(clock: Services['clock']): Services['clock'] {
  let lastMs = Number.NEGATIVE_INFINITY;
  let lastTick = performance.now();
  return {
    now() {
      const tick = performance.now();
      lastMs = Math.max(clock.now(), Math.floor(lastMs + (tick - lastTick)));
      lastTick = tick;
      return lastMs;
    },
  };
}
