import { fillNormals, normalState } from '../../ground/math/ziggurat.ts';

/** Years to be drawn. */
export interface Draw {
  readonly simulations: number;
  readonly seed: number;
  /** Lower Cholesky factor, row by row. */
  readonly lower: Float64Array;
  /** Points that the variables must pass; Infinity where a component cannot. */
  readonly thresholds: Float64Array;
  /** Degrees of freedom of a Student copula; undefined for a Gaussian one. */
  readonly dof?: number | undefined;
}

/** How often each set of components came in one year: index bit i is set where component i passed. */
export interface Drawn {
  readonly counts: Uint32Array;
  /** The counts after each tenth of the years. */
  readonly tenths: readonly Uint32Array[];
}

/** Years of one block of normal numbers. */
const BLOCK = 256;
const TENTHS = 10;

/**
 * Draws years: standard normal numbers, correlated by the Cholesky factor, against the thresholds; what passes together is counted as a set. For a
 * Student copula each year is stretched by one chi-square number. The same seed draws the same years.
 */
export function drawYears({ simulations, seed, lower, thresholds, dof }: Draw): Drawn {
  const n = thresholds.length;
  const counts = new Uint32Array(2 ** n);
  const state = normalState(seed);
  const normals = new Float64Array(BLOCK * n);
  const stretch = new Float64Array(BLOCK * (dof ?? 0));
  const tenths: Uint32Array[] = [];
  for (let done = 0; done < simulations;) {
    const goal = Math.ceil((simulations * (tenths.length + 1)) / TENTHS);
    const years = Math.min(BLOCK, goal - done);
    fillNormals(normals, state);
    if (dof !== undefined) {
      fillNormals(stretch, state);
      stretchBlock(normals, stretch, { n, dof });
    }
    countBlock(counts, { normals, lower, thresholds, years });
    done += years;
    if (done >= goal) tenths.push(counts.slice());
  }
  return { counts, tenths };
}

/** Divides each year's normals by the root of its chi-square number over the degrees of freedom. */
function stretchBlock(
  normals: Float64Array,
  stretch: Float64Array,
  { n, dof }: { readonly n: number; readonly dof: number },
): void {
  for (let year = 0; year < BLOCK; year++) {
    let chi = 0;
    for (let k = 0; k < dof; k++) chi += (stretch[year * dof + k] as number) ** 2;
    const factor = Math.sqrt(dof / chi);
    for (let i = 0; i < n; i++) normals[year * n + i] = (normals[year * n + i] as number) * factor;
  }
}

interface Block {
  readonly normals: Float64Array;
  readonly lower: Float64Array;
  readonly thresholds: Float64Array;
  readonly years: number;
}

function countBlock(counts: Uint32Array, { normals, lower, thresholds, years }: Block): void {
  const n = thresholds.length;
  for (let year = 0; year < years; year++) {
    const from = year * n;
    let mask = 0;
    for (let i = 0; i < n; i++) {
      let y = 0;
      const row = i * n;
      for (let j = 0; j <= i; j++) y += (lower[row + j] as number) * (normals[from + j] as number);
      if (y > (thresholds[i] as number)) mask |= 1 << i;
    }
    counts[mask] = (counts[mask] as number) + 1;
  }
}
