/**
 * What is kept under a key, made at the first call, however many ask at the same time. A failure is not kept: the next caller tries again.
 *
 * @param kept  what was made before, by key; grows by one for each key
 */
export function madeOnce<K, V>(
  kept: Map<K, Promise<V>>,
  key: K,
  make: () => Promise<V>,
): Promise<V> {
  const known = kept.get(key);
  if (known) return known;
  const making = make();
  kept.set(key, making);
  making.catch(() => kept.delete(key));
  return making;
}
