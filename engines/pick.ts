/**
 * The named members of a value, in the order named: what of it is told.
 *
 * @param names  members of the value; one that it lacks is undefined
 */
export function pick<T extends object, K extends keyof T>(
  value: T,
  ...names: readonly K[]
): Pick<T, K> {
  const picked: Partial<Pick<T, K>> = {};
  for (const name of names) picked[name] = value[name];
  return picked as Pick<T, K>;
}
