import { setImmediate } from 'node:timers/promises';

/**
 * Runs a job for each item, at most some at a time, and keeps the order of the items; other requests have a turn after each.
 *
 * @throws the first error of a job; those under way are left to end
 */
export async function inTurn<T, R>(
  items: readonly T[],
  atOnce: number,
  job: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const place = next++;
      const item = items[place];
      if (item === undefined) continue;
      results[place] = await job(item);
      // What is answered from memory would go on to the last item without a pause.
      await setImmediate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return results;
}
