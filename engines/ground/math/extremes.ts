/** A generalised extreme-value law in Coles's sign: shape below 0 has an upper bound, 0 is the Gumbel law. */
export interface Gev {
  readonly location: number;
  readonly scale: number;
  readonly shape: number;
}

/** A fit by maximum likelihood with standard errors from the observed information. */
export interface GevFit extends Gev {
  readonly logLikelihood: number;
  readonly standardErrors: {
    readonly location: number;
    readonly scale: number;
    readonly shape: number;
  };
}

const NEAR_ZERO = 1e-8;

/** Value not exceeded with a probability. @param probability 0 to 1, open; outside NaN. @source Coles (2001), eq. 3.4 */
export function gevQuantile({ location, scale, shape }: Gev, probability: number): number {
  if (!(probability > 0 && probability < 1)) return NaN;
  const y = -Math.log(probability);
  if (Math.abs(shape) < NEAR_ZERO) return location - scale * Math.log(y);
  return location + (scale / shape) * (Math.pow(y, -shape) - 1);
}

/** Probability of a yearly maximum at or below x. @source Coles (2001), eq. 3.2 */
export function gevCdf({ location, scale, shape }: Gev, x: number): number {
  const z = (x - location) / scale;
  if (Math.abs(shape) < NEAR_ZERO) return Math.exp(-Math.exp(-z));
  const t = 1 + shape * z;
  if (t <= 0) return shape > 0 ? 0 : 1;
  return Math.exp(-Math.pow(t, -1 / shape));
}

/** Level reached once in a number of years on average. @param years return period, above 1 */
export function returnLevel(law: Gev, years: number): number {
  return gevQuantile(law, 1 - 1 / years);
}

/** Mean years between exceedances of a level; Infinity above the upper bound. */
export function returnPeriodYears(law: Gev, level: number): number {
  return 1 / (1 - gevCdf(law, level));
}

/** Log-likelihood of yearly maxima; -Infinity where a value lies outside the law's support. @source Coles (2001), eqs. 3.7, 3.9 */
function gevLogLikelihood({ location, scale, shape }: Gev, maxima: readonly number[]): number {
  if (!(scale > 0)) return -Infinity;
  let sum = -maxima.length * Math.log(scale);
  for (const x of maxima) {
    const z = (x - location) / scale;
    if (Math.abs(shape) < NEAR_ZERO) {
      sum -= z + Math.exp(-z);
      continue;
    }
    const t = 1 + shape * z;
    if (t <= 0) return -Infinity;
    sum -= (1 + 1 / shape) * Math.log(t) + Math.pow(t, -1 / shape);
  }
  return sum;
}

/**
 * Generalised extreme-value law of yearly maxima by maximum likelihood: downhill simplex, then standard errors from the curvature.
 *
 * @param maxima  at least 10 values, not all equal
 * @param family  `gumbel` holds the shape at 0
 * @param logPrior  log density of the shape that is added to the likelihood; none by default
 * @returns undefined for too few or equal values, or where no interior maximum is found
 * @source Coles (2001), An Introduction to Statistical Modeling of Extreme Values, 3.3; Nelder & Mead (1965), Comput. J. 7, 308-313
 */
export function fitGev(
  maxima: readonly number[],
  family: 'gev' | 'gumbel' = 'gev',
  logPrior: (shape: number) => number = () => 0,
): GevFit | undefined {
  const n = maxima.length;
  const mean = maxima.reduce((a, b) => a + b, 0) / n;
  const sd = Math.sqrt(maxima.reduce((a, x) => a + (x - mean) ** 2, 0) / n);
  if (n < 10 || !(sd > 0)) return undefined;
  const scale = (sd * Math.sqrt(6)) / Math.PI;
  const start = family === 'gev' ? [0, 0, 0.1] : [0, 0];
  // Gumbel's law has no third parameter: its shape is 0.
  const lawOf = (point: readonly number[]): Gev => ({
    location: mean - 0.45 * sd + point[0] * sd,
    scale: scale * Math.exp(point[1]),
    shape: point.length > 2 ? point[2] : 0,
  });
  const cost = (at: readonly number[]) =>
    -gevLogLikelihood(lawOf(at), maxima) - logPrior(lawOf(at).shape);
  const best = minimise(cost, minimise(cost, start));
  const law = lawOf(best);
  const logLikelihood = gevLogLikelihood(law, maxima);
  const errors = standardErrors(law, maxima, family);
  if (!Number.isFinite(logLikelihood) || !errors) return undefined;
  return { ...law, logLikelihood, standardErrors: errors };
}

/** Downhill simplex from a start; 600 steps settle three parameters to 1e-10. @source Nelder & Mead (1965) */
function minimise(cost: (at: readonly number[]) => number, start: readonly number[]): number[] {
  const simplex = [start, ...start.map((_, i) => start.map((v, j) => (i === j ? v + 0.1 : v)))].map(
    (at) => ({ at: [...at], cost: cost(at) }),
  );
  const size = start.length;
  for (let step = 0; step < 600; step++) {
    simplex.sort((a, b) => a.cost - b.cost);
    const [first, last, second] = [simplex[0], simplex[size], simplex[size - 1]];
    if (!first || !last || !second || Math.abs(last.cost - first.cost) < 1e-13) break;
    const centre = start.map(
      (_, j) => simplex.slice(0, size).reduce((sum, v) => sum + v.at[j], 0) / size,
    );
    const along = (t: number) => {
      const at = centre.map((c, j) => c + t * (last.at[j] - c));
      return { at, cost: cost(at) };
    };
    const reflected = along(-1);
    let next = reflected;
    if (reflected.cost < first.cost) {
      const expanded = along(-2);
      if (expanded.cost < reflected.cost) next = expanded;
    } else if (reflected.cost >= second.cost) next = along(reflected.cost < last.cost ? -0.5 : 0.5);
    if (next.cost < last.cost) simplex[size] = next;
    else simplex.forEach((v, i) => (simplex[i] = i === 0 ? v : shrink(v.at, first.at, cost)));
  }
  return simplex[0]?.at ?? [...start];
}

function shrink(
  at: readonly number[],
  towards: readonly number[],
  cost: (at: readonly number[]) => number,
): { at: number[]; cost: number } {
  const nearer = at.map((v, j) => (towards[j] + v) / 2);
  return { at: nearer, cost: cost(nearer) };
}

/** Square roots of the diagonal of the inverse observed information, by central differences. */
function standardErrors(
  law: Gev,
  maxima: readonly number[],
  family: 'gev' | 'gumbel',
): GevFit['standardErrors'] | undefined {
  const size = family === 'gev' ? 3 : 2;
  const steps = [law.scale * 1e-3, law.scale * 1e-3, 1e-3];
  const value = (d: readonly number[]) =>
    gevLogLikelihood(
      {
        location: law.location + d[0],
        scale: law.scale + d[1],
        shape: law.shape + d[2],
      },
      maxima,
    );
  const shift = (i: number, a: number, j: number, b: number) =>
    [0, 1, 2].map((k) => (k === i ? a * steps[i] : 0) + (k === j ? b * steps[j] : 0));
  const information = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (__, j) => {
      const mixed =
        value(shift(i, 1, j, 1)) -
        value(shift(i, 1, j, -1)) -
        value(shift(i, -1, j, 1)) +
        value(shift(i, -1, j, -1));
      return -mixed / (4 * steps[i] * steps[j]);
    }),
  );
  const variances = inverseDiagonal(information);
  if (!variances?.every((v) => v > 0)) return undefined;
  const [location, scale, shape] = [...variances, 0].map(Math.sqrt);
  return { location, scale, shape };
}

/** Diagonal of the inverse of a 2 × 2 or 3 × 3 symmetric matrix by cofactors; undefined where it is singular. */
function inverseDiagonal(m: readonly (readonly number[])[]): number[] | undefined {
  const at = (i: number, j: number) => m[i]?.[j];
  const minor = (i: number, j: number) => at(i, i) * at(j, j) - at(i, j) * at(j, i);
  if (m.length === 2) {
    const det = minor(0, 1);
    return det === 0 ? undefined : [at(1, 1) / det, at(0, 0) / det];
  }
  const det =
    at(0, 0) * minor(1, 2) -
    at(0, 1) * (at(1, 0) * at(2, 2) - at(1, 2) * at(2, 0)) +
    at(0, 2) * (at(1, 0) * at(2, 1) - at(1, 1) * at(2, 0));
  return det === 0 ? undefined : [minor(1, 2) / det, minor(0, 2) / det, minor(0, 1) / det];
}
