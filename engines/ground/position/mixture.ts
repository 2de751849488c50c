import { normalCdf, normalQuantile } from '../math/normal.ts';

/** A distribution by some of its quantiles, in rising order of probability, 0 to 1. */
export interface Quantiles {
  readonly weight: number;
  readonly knots: readonly { readonly probability: number; readonly value: number }[];
}

/** Halvings of the bracket: beyond the digits of a double. */
const HALVINGS = 60;

/**
 * Quantile of a mixture of distributions that are known by the same quantiles. Between its knots each is a straight line on normal
 * probability paper, and beyond them its last piece goes on; at the knots it is exact.
 *
 * @param parts  at least one, with the same probabilities
 * @param which  place of the wanted probability among the knots
 */
export function mixtureQuantile(parts: readonly Quantiles[], which: number): number {
  const values = parts.map(({ knots }) => knots[which]?.value ?? Number.NaN);
  const wanted = parts[0]?.knots[which]?.probability ?? Number.NaN;
  let low = Math.min(...values);
  let high = Math.max(...values);
  if (!(high > low)) return low;
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    const below = parts.reduce((sum, part) => sum + part.weight * cdf(part, middle), 0) / total;
    if (below < wanted) low = middle;
    else high = middle;
  }
  return high;
}

/** Probability that a distribution does not exceed `x`. */
function cdf({ knots }: Quantiles, x: number): number {
  const first = knots.findIndex(({ value }) => value > x);
  const right = first === -1 ? knots.length - 1 : Math.max(1, first);
  const [a, b] = [knots[right - 1], knots[right]];
  if (!a || !b) return Number.NaN;
  if (b.value === a.value) return x < a.value ? 0 : 1;
  const [za, zb] = [normalQuantile(a.probability), normalQuantile(b.probability)];
  return normalCdf(za + ((zb - za) * (x - a.value)) / (b.value - a.value));
}
