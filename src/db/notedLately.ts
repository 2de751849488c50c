import type { LRUCache } from 'lru-cache';
import { recentlyUsed } from '../core/recentlyUsed.ts';

/** POLICY: the same refusal is noted once in this time, so that nobody can fill a log. */
export const ONCE_S = 15 * 60;

/** POLICY: refusals remembered. */
const MOST_NOTED = 10_000;

const noted = new WeakMap<object, LRUCache<string, true>>();

/**
 * Whether this server noted the same on this database within `ONCE_S`; from now on it has. The statements that note look into the log too, for
 * what other servers noted; requests at the same time cannot see each other there, but here.
 */
export function isNotedLately(database: object, what: string): boolean {
  const known = noted.get(database) ?? recentlyUsed<true>(MOST_NOTED, ONCE_S * 1_000);
  noted.set(database, known);
  if (known.has(what)) return true;
  known.set(what, true);
  return false;
}
