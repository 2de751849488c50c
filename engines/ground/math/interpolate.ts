/**
 * Linear interpolation in a table.
 *
 * @param xs  abscissae, strictly rising, n >= 1
 * @param ys  ordinates, n
 * @returns y at x; the end values outside the table
 */
export function linear(xs: ArrayLike<number>, ys: ArrayLike<number>, x: number): number {
  const n = xs.length;
  if (n === 0) return NaN;
  const first = xs[0];
  const last = xs[n - 1];
  if (x <= first) return ys[0];
  if (x >= last) return ys[n - 1];
  let lo = 0;
  let hi = n - 1;
  while (hi - lo > 1) {
    const mid = (lo + hi) >> 1;
    if (xs[mid] <= x) lo = mid;
    else hi = mid;
  }
  const x0 = xs[lo];
  const y0 = ys[lo];
  return y0 + ((ys[hi] - y0) * (x - x0)) / (xs[hi] - x0);
}

/**
 * What of a falling curve of rates lies between a level and the next; from the last level on, all that is left.
 *
 * @param rates  yearly rates of passing each level, falling
 * @param k      0 to n - 1
 */
export function stepAt(rates: ArrayLike<number>, k: number): number {
  return k === rates.length - 1 ? rates[k] : rates[k] - rates[k + 1];
}

/** 0 below the first bound, 1 above the second, smooth between. */
export function smoothStep(low: number, high: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - low) / (high - low)));
  return t * t * (3 - 2 * t);
}
