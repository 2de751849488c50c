import { setImmediate } from 'node:timers/promises';
import type { Steps } from '../../engines/vertical.ts';

/** POLICY: how long such work may hold the event loop at a time, ms. */
const TURN_MS = 4;

/** Takes steps, as many in a turn of the event loop as its time holds. */
export async function stepsInTurns<T>(steps: Steps<T>): Promise<T> {
  let until = performance.now() + TURN_MS;
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() <= until) continue;
    await setImmediate();
    until = performance.now() + TURN_MS;
  }
}

/** Maps a list that takes long as a whole, a few items in a turn of the event loop, so that others are answered in between. */
export async function inTurns<T, R>(items: readonly T[], map: (item: T) => R): Promise<R[]> {
  const made: R[] = [];
  let until = performance.now() + TURN_MS;
  for (const item of items) {
    if (performance.now() > until) {
      await setImmediate();
      until = performance.now() + TURN_MS;
    }
    made.push(map(item));
  }
  return made;
}
