/** Where a function of a few parameters, each from 0 to 1, is least. */
export interface BoundedMinimum {
  readonly at: readonly number[];
  readonly value: number;
}

const ITERATIONS = 400;
const SPREAD = 1e-10;

/**
 * Least value of a function on the unit cube by the simplex method of Nelder and Mead, points held to the cube, restarted once
 * round the point it found so that a collapsed simplex does not end the search.
 *
 * @param f  finite inside the cube; NaN counts as very large
 * @param start  one to four parameters, 0 to 1
 * @returns a local minimum; with a start in its basin, the global one
 * @source Nelder & Mead (1965), Computer Journal 7(4), 308-313. doi:10.1093/comjnl/7.4.308
 */
export function boundedMinimum(
  f: (p: readonly number[]) => number,
  start: readonly number[],
): BoundedMinimum {
  const safe = (p: readonly number[]): number => {
    const value = f(p);
    return Number.isFinite(value) ? value : Number.MAX_VALUE;
  };
  return search(safe, search(safe, start, 0.15).at, 0.05);
}

function search(
  f: (p: readonly number[]) => number,
  start: readonly number[],
  step: number,
): BoundedMinimum {
  const origin = start.map(held);
  const simplex: BoundedMinimum[] = [
    origin,
    ...origin.map((_, i) =>
      origin.map((v, j) => (i === j ? (v + step <= 1 ? v + step : v - step) : v)),
    ),
  ].map((at) => ({ at, value: f(at) }));
  for (let round = 0; round < ITERATIONS; round++) {
    simplex.sort((a, b) => a.value - b.value);
    const [best, worst, second] = [simplex[0], simplex.at(-1), simplex.at(-2)];
    if (
      !best ||
      !worst ||
      !second ||
      Math.abs(worst.value - best.value) <= SPREAD * (Math.abs(best.value) + SPREAD)
    )
      break;
    const centre = origin.map(
      (_, j) => simplex.slice(0, -1).reduce((sum, { at }) => sum + at[j], 0) / (simplex.length - 1),
    );
    const along = (by: number): BoundedMinimum => {
      const at = centre.map((c, j) => held(c + by * (c - worst.at[j])));
      return { at, value: f(at) };
    };
    const next = moved(along, { best: best.value, second: second.value, worst: worst.value });
    if (next) simplex[simplex.length - 1] = next;
    else
      for (let i = 1; i < simplex.length; i++) {
        const at = best.at.map((b, j) => (b + simplex[i]?.at[j]) / 2);
        simplex[i] = { at, value: f(at) };
      }
  }
  return simplex.reduce((a, b) => (b.value < a.value ? b : a));
}

/** The reflected, expanded or contracted point; undefined where the simplex must shrink. */
function moved(
  along: (by: number) => BoundedMinimum,
  known: { best: number; second: number; worst: number },
): BoundedMinimum | undefined {
  const reflected = along(1);
  if (reflected.value < known.best) {
    const expanded = along(2);
    return expanded.value < reflected.value ? expanded : reflected;
  }
  if (reflected.value < known.second) return reflected;
  const contracted = along(reflected.value < known.worst ? 0.5 : -0.5);
  return contracted.value < Math.min(reflected.value, known.worst) ? contracted : undefined;
}

const held = (value: number): number => Math.min(1, Math.max(0, value));
