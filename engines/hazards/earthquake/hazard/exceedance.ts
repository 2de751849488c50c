import { normalCdf, normalPdf } from '../../../ground/math/normal.ts';

/**
 * How the scatter of ground motion about its median is treated.
 *
 * `none`: a step at the median. `full`: the whole lognormal. `upper`: cut above `sigmas` and renormalised. `both`: cut on
 * either side. `mixture`: two lognormals of equal weight, 0.8 and 1.2 times sigma, with heavier tails.
 */
export type Scatter =
  | { readonly kind: 'none' }
  | { readonly kind: 'full' }
  | { readonly kind: 'upper'; readonly sigmas: number }
  | { readonly kind: 'both'; readonly sigmas: number }
  | { readonly kind: 'mixture' };

/**
 * Probability of exceedance by epsilon as a table of cubics: 1 below `low`, 0 above `high`, in between
 * c0 + t (c1 + t (c2 + t c3)) with t the fraction of the cell. Absolute error below 1e-9.
 */
export interface TailTable {
  readonly low: number;
  readonly high: number;
  readonly cellsPerSigma: number;
  /** 4 coefficients a cell, and one spare cell for rounding at the upper end. */
  readonly cubics: Float64Array;
}

const CELLS_PER_SIGMA = 80;
/** Beyond seven standard deviations the untruncated normal is below 1.3e-12. */
const FULL_RANGE = 7;

/** The tail table of a treatment of scatter. @source PEER 2018/03 (Hale et al. 2018), sec. 2 for the mixture; eq. 2.4 for truncation. */
export function tailTable(scatter: Scatter): TailTable {
  switch (scatter.kind) {
    case 'none':
      return { low: 0, high: 0, cellsPerSigma: CELLS_PER_SIGMA, cubics: new Float64Array(4) };
    case 'full':
      return build(-FULL_RANGE, FULL_RANGE, cut(0, 1));
    case 'upper':
      return build(-FULL_RANGE, scatter.sigmas, cut(normalCdf(-scatter.sigmas), 1));
    case 'both':
      return build(
        -scatter.sigmas,
        scatter.sigmas,
        cut(normalCdf(-scatter.sigmas), normalCdf(scatter.sigmas)),
      );
    case 'mixture':
      return build(-FULL_RANGE * 1.2, FULL_RANGE * 1.2, mixture);
  }
}

interface Tail {
  at(epsilon: number): number;
  slopeAt(epsilon: number): number;
}

function cut(lowProbability: number, highProbability: number): Tail {
  const scale = 1 / (highProbability - lowProbability);
  return {
    at: (e) => (normalCdf(-e) - lowProbability) * scale,
    slopeAt: (e) => -normalPdf(e) * scale,
  };
}

const mixture: Tail = {
  at: (e) => 0.5 * (normalCdf(-e / 0.8) + normalCdf(-e / 1.2)),
  slopeAt: (e) => -0.5 * (normalPdf(e / 0.8) / 0.8 + normalPdf(e / 1.2) / 1.2),
};

function build(low: number, high: number, tail: Tail): TailTable {
  const cells = Math.ceil((high - low) * CELLS_PER_SIGMA);
  const cubics = new Float64Array(4 * (cells + 2));
  const width = 1 / CELLS_PER_SIGMA;
  for (let i = 0; i <= cells; i++) {
    const x = low + i * width;
    const a = tail.at(x);
    const b = tail.at(x + width);
    const da = tail.slopeAt(x) * width;
    const db = tail.slopeAt(x + width) * width;
    cubics.set([a, da, 3 * (b - a) - 2 * da - db, 2 * (a - b) + da + db], 4 * i);
  }
  return { low, high, cellsPerSigma: CELLS_PER_SIGMA, cubics };
}

/** Probability that a standard epsilon is exceeded, by table. */
export function exceedance(table: TailTable, epsilon: number): number {
  if (epsilon <= table.low) return table.high === table.low && epsilon === table.low ? 0 : 1;
  if (epsilon >= table.high) return 0;
  const u = (epsilon - table.low) * table.cellsPerSigma;
  const cell = Math.floor(u);
  const t = u - cell;
  const at = 4 * cell;
  const c = table.cubics;
  return c[at] + t * (c[at + 1] + t * (c[at + 2] + t * c[at + 3]));
}
