import { setImmediate } from 'node:timers';
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
    await ownTurn();
    until = performance.now() + TURN_MS;
  }
}

/** Maps a list that takes long as a whole, a few items in a turn of the event loop, so that others are answered in between. */
export async function inTurns<T, R>(items: readonly T[], map: (item: T) => R): Promise<R[]> {
  const made: R[] = [];
  let until = performance.now() + TURN_MS;
  for (const item of items) {
    if (performance.now() > until) {
      await ownTurn();
      until = performance.now() + TURN_MS;
    }
    made.push(map(item));
  }
  return made;
}

const waiting: (() => void)[] = [];

/**
 * Waits for a turn of the event loop in which no other long work goes on: works that are under way at once hold the loop no longer than one of them
 * does. They take turns.
 */
export function ownTurn(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (waiting.push(resolve) === 1) setImmediate(goOn);
  return promise;
}

function goOn(): void {
  const next = waiting.shift();
  if (waiting.length > 0) setImmediate(goOn);
  next?.();
}
