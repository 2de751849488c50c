import { fillNormals, normalState } from '../../ground/math/ziggurat.ts';
import { YEARS } from './kernelLayout.ts';

/** Components that others bring, both lists by component. */
export interface Cascades {
  /** The component that brings it, one that stands before it; -1 where none does. */
  readonly causes: Int32Array;
  /** Points to pass in years in which the cause came; not read where there is none. */
  readonly thresholds: Float64Array;
}

/** Years to be drawn. */
export interface Draw {
  readonly simulations: number;
  readonly seed: number;
  /** Lower Cholesky factor, row by row. */
  readonly lower: Float64Array;
  /** Points that the variables must pass; Infinity where a component cannot. */
  readonly thresholds: Float64Array;
  /** What components bring: years in which the cause came have thresholds of their own. */
  readonly cascades?: Cascades | undefined;
  /** Degrees of freedom of a Student copula; undefined for a Gaussian one. */
  readonly dof?: number | undefined;
}

/** How often each set of components came in one year: index bit i is set where component i passed. */
export interface Drawn {
  readonly counts: Uint32Array;
  /** The counts after each tenth of the years. */
  readonly tenths: readonly Uint32Array[];
}

const BLOCK = YEARS;
/** Parts of the years after which the counts are kept. */
export const TENTHS = 10;

/**
 * Draws years: standard normal numbers, correlated by the Cholesky factor, against the thresholds; what passes together is counted as a set. A
 * component that another brings has one threshold in years in which its cause came and one in all others. For a
 * Student copula each year is stretched by one chi-square number. The same seed draws the same years. It is what the kernel is held against, and draws
 * what is too large for it.
 */
export function plainYears(draw: Draw): Drawn {
  const { simulations, seed, lower, thresholds, cascades, dof } = draw;
  const n = thresholds.length;
  const counts = new Uint32Array(2 ** n);
  const state = normalState(seed);
  const rows = paddedRows(lower, n);
  // The last row's group may reach past the block, onto columns that count nothing.
  const normals = new Float64Array(BLOCK * n + GROUP);
  const drawn = normals.subarray(0, BLOCK * n);
  const stretch = new Float64Array(BLOCK * (dof ?? 0));
  const tenths: Uint32Array[] = [];
  for (let done = 0; done < simulations;) {
    const goal = Math.ceil((simulations * (tenths.length + 1)) / TENTHS);
    const years = Math.min(BLOCK, goal - done);
    fillNormals(drawn, state);
    if (dof !== undefined) {
      fillNormals(stretch, state);
      stretchBlock(drawn, stretch, { n, dof });
    }
    countBlock(counts, { normals, rows, thresholds, cascades, years });
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
  /** Rows padded with zeros to whole groups of `GROUP`. */
  readonly rows: Float64Array;
  readonly thresholds: Float64Array;
  readonly cascades: Cascades | undefined;
  readonly years: number;
}

/** Columns that one pass takes together: as many as stay in registers. */
const GROUP = 4;

/** Rows of the factor, each padded with zeros to whole groups. */
function paddedRows(lower: Float64Array, n: number): Float64Array {
  const width = GROUP * Math.ceil(n / GROUP);
  const rows = new Float64Array(n * width);
  for (let i = 0; i < n; i++) rows.set(lower.subarray(i * n, i * n + i + 1), i * width);
  return rows;
}

/** Scratch of one block: the variable at hand and the set of each year. */
const values = new Float64Array(BLOCK);
const masks = new Uint32Array(BLOCK);

/** One variable at a time over all years of the block: its row stays in registers, and no branch depends on what was drawn. */
function countBlock(
  counts: Uint32Array,
  { normals, rows, thresholds, cascades, years }: Block,
): void {
  const n = thresholds.length;
  const width = rows.length / n;
  masks.fill(0);
  for (let i = 0; i < n; i++) {
    values.fill(0);
    for (let j = 0; j <= i; j += GROUP)
      addGroup(normals, rows.subarray(i * width + j), { j, n, years });
    const threshold = thresholds[i] as number;
    const cause = cascades === undefined ? -1 : (cascades.causes[i] as number);
    const bit = cause < 0 ? 0 : 1 << cause;
    const after = cascades === undefined ? threshold : (cascades.thresholds[i] as number);
    for (let year = 0; year < years; year++) {
      const mask = masks[year] as number;
      const point = (mask & bit) === 0 ? threshold : after;
      masks[year] = mask | (Number((values[year] as number) > point) << i);
    }
  }
  for (let year = 0; year < years; year++)
    counts[masks[year] as number] = (counts[masks[year] as number] as number) + 1;
}

/** Adds the next columns of a row to the variable of each year. */
function addGroup(
  normals: Float64Array,
  row: Float64Array,
  { j, n, years }: { readonly j: number; readonly n: number; readonly years: number },
): void {
  const [a, b, c, d] = row;
  for (let year = 0, k = j; year < years; year++, k += n)
    values[year] =
      (values[year] as number) +
      a * (normals[k] as number) +
      b * (normals[k + 1] as number) +
      c * (normals[k + 2] as number) +
      d * (normals[k + 3] as number);
}
