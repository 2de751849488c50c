import type { TailTable } from '../hazard/exceedance.ts';

/** What of a curve ruptures are added to. */
export interface CurveNumbers {
  /** ln of the levels, rising; the step between them where they are even, NaN otherwise. */
  readonly levels: { readonly ln: Float64Array; readonly lnStep: number };
  readonly sums: Float64Array;
  readonly steps: Float64Array;
}

/** ln of the median and log standard deviation of a rupture's motion, and its yearly rate. */
export interface RuptureMotion {
  readonly lnMedian: number;
  readonly sigma: number;
  readonly ratePerYear: number;
}

/** Adds a rupture to a curve. It is what the kernel is held against, and adds what is too little or too much for it. */
export function addPlainly(
  { levels: { ln, lnStep }, sums, steps }: CurveNumbers,
  tail: TailTable,
  { lnMedian, sigma, ratePerYear }: RuptureMotion,
): void {
  const low = lnMedian + tail.low * sigma;
  const high = lnMedian + tail.high * sigma;
  const from = firstAtOrAbove(ln, lnStep, low);
  const to = high > low ? Math.max(from, firstAtOrAbove(ln, lnStep, high)) : from;
  steps[from] = steps[from] + ratePerYear;
  const scale = tail.cellsPerSigma / sigma;
  const { cubics } = tail;
  // Even levels are a step of the table apart; others are looked up one by one.
  const step = lnStep * scale;
  const first = (ln[from] - low) * scale;
  for (let k = from; k < to; k++) {
    const u = step > 0 ? first + (k - from) * step : (ln[k] - low) * scale;
    const cell = u | 0;
    const t = u - cell;
    const at = cell << 2;
    sums[k] +=
      ratePerYear * (cubics[at] + t * (cubics[at + 1] + t * (cubics[at + 2] + t * cubics[at + 3])));
  }
}

function firstAtOrAbove(ln: Float64Array, lnStep: number, value: number): number {
  const n = ln.length;
  if (lnStep > 0) return Math.min(n, Math.max(0, Math.ceil((value - ln[0]) / lnStep)));
  let k = 0;
  while (k < n && ln[k] < value) k++;
  return k;
}
