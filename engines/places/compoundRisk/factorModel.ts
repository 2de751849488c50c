import { normalCdfQuick } from '../../ground/math/normal.ts';

/** Correlation that two rows of loadings make: their inner product; 1 with itself. */
export function factorOf(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
}

/**
 * Lower triangle of the Cholesky factor of the correlations of a list of loadings, row by row. Exists since what no common cause explains is
 * above 0 in every row.
 *
 * @throws where a row's loadings leave nothing of its own
 */
export function choleskyOf(loadings: readonly (readonly number[])[]): Float64Array {
  const n = loadings.length;
  const lower = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let rest = i === j ? 1 : factorOf(loadings[i], loadings[j]);
      for (let k = 0; k < j; k++) rest -= lower[i * n + k] * lower[j * n + k];
      if (i === j && !(rest > 0)) throw new Error('loadings leave nothing of their own');
      lower[i * n + j] = i === j ? Math.sqrt(rest) : rest / lower[j * n + j];
    }
  }
  return lower;
}

/** Chances that none, and that exactly one, of the components passes its threshold. */
export interface Counts {
  readonly none: number;
  readonly one: number;
}

/** Reach of the factors and nodes of the trapezoidal rule along one factor. */
const REACH = 6;

/**
 * Chances of none and of one event among components that depend through common factors: given the factors they are independent; the factors are
 * summed over a grid.
 *
 * @param loadings    rows of components, columns of factors (up to four)
 * @param thresholds  standard normal points that the components must pass
 * @param nodes       of the grid along each factor
 */
export function countChances(
  loadings: readonly (readonly number[])[],
  thresholds: readonly number[],
  nodes: number,
): Counts {
  const own = loadings.map((row) => Math.sqrt(1 - factorOf(row, row)));
  const factors = loadings[0]?.length ?? 0;
  const at = new Float64Array(factors);
  const sums = { none: 0, one: 0, weight: 0 };
  const visit = (factor: number, weight: number): void => {
    if (factor < factors) {
      for (let k = 0; k < nodes; k++) {
        const x = -REACH + (2 * REACH * k) / (nodes - 1);
        at[factor] = x;
        visit(factor + 1, weight * Math.exp(-0.5 * x * x));
      }
      return;
    }
    let none = 1;
    let odds = 0;
    for (let i = 0; i < loadings.length; i++) {
      const row = loadings[i];
      let shift = 0;
      for (let f = 0; f < factors; f++) shift += row[f] * at[f];
      const p = normalCdfQuick((shift - thresholds[i]) / own[i]);
      none *= 1 - p;
      odds += p / Math.max(1e-12, 1 - p);
    }
    sums.none += weight * none;
    sums.one += weight * none * odds;
    sums.weight += weight;
  };
  visit(0, 1);
  return { none: sums.none / sums.weight, one: sums.one / sums.weight };
}
