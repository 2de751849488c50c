/**
 * Rounds parts to one decimal so that they add up to the rounded total: each is rounded down, and the tenths left over go to the
 * largest remainders.
 *
 * @param parts  values of 0 or more; null stays null
 * @param total  their unrounded sum
 */
export function roundToAddUp<K extends string>(
  parts: Readonly<Record<K, number | null>>,
  total: number,
): Record<K, number | null> {
  const names = Object.keys(parts) as K[];
  const out = {} as Record<K, number | null>;
  const remainders: { name: K; remainder: number }[] = [];
  let tenths = Math.round(total * 10);
  for (const name of names) {
    const value = parts[name];
    if (value === null) {
      out[name] = null;
      continue;
    }
    const floor = Math.floor(value * 10 + 1e-9);
    out[name] = floor / 10;
    tenths -= floor;
    remainders.push({ name, remainder: value * 10 - floor });
  }
  remainders.sort((a, b) => b.remainder - a.remainder);
  for (let i = 0; i < tenths; i++) {
    const next = remainders[i];
    if (next) out[next.name] = Math.round((out[next.name] ?? 0) * 10 + 1) / 10;
  }
  return out;
}
