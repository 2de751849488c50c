import { LRUCache } from 'lru-cache';

/**
 * Values by key, at most so many: the one not used for longest goes first. A list that is bound by `max` is laid out in full length at once,
 * one that is bound by size grows as it is used; so each value is given the size of one.
 *
 * @param ttl  how long a value stays, ms; default: until others take its place
 */
export function recentlyUsed<V extends object | true>(most: number, ttl = 0): LRUCache<string, V> {
  return new LRUCache<string, V>({ maxSize: most, sizeCalculation: () => 1, ttl });
}
