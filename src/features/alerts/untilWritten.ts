import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '../../core/context.ts';
import { databaseFailure } from '../../core/databaseFailure.ts';

/** POLICY: pauses between tries, ms; the last one again and again. */
const PAUSES_MS = [250, 1_000, 2_000, 5_000];

/** What is still to be written, by database. */
const unwritten = new WeakMap<Services['database'], Set<Promise<unknown>>>();

/**
 * Writes down what has been done and cannot be undone, however long the database is away: what is sent but not noted would be sent
 * again.
 *
 * @throws what the database refuses, and its last failure once the server stops
 */
export async function untilWritten<T>(
  { database, stopping }: Pick<Services, 'database' | 'stopping'>,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (databaseFailure(error) === undefined) throw error;
  }
  const writing = tried(write, stopping);
  const all = unwritten.get(database) ?? new Set();
  unwritten.set(database, all.add(writing));
  return writing.finally(() => all.delete(writing));
}

async function tried<T>(write: () => Promise<T>, stopping: AbortSignal): Promise<T> {
  for (let tries = 0; ; tries++) {
    await pause(PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)], undefined, { ref: false });
    try {
      return await write();
    } catch (error) {
      if (databaseFailure(error) === undefined || stopping.aborted) throw error;
    }
  }
}

/** Resolves when nothing is left to be written that was done before. */
export async function allWritten(database: Services['database']): Promise<void> {
  const left = unwritten.get(database);
  if (left) await Promise.allSettled(left);
}
