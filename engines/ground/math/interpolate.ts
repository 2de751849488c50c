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
  const first = xs[0] ?? NaN;
  const last = xs[n - 1] ?? NaN;
  if (x <= first) return ys[0] ?? NaN;
  if (x >= last) return ys[n - 1] ?? NaN;
  let lo = 0;
  let hi = n - 1;
  while (hi - lo > 1) {
    const mid = (lo + hi) >> 1;
    if ((xs[mid] ?? NaN) <= x) lo = mid;
    else hi = mid;
  }
  const x0 = xs[lo] ?? NaN;
  const y0 = ys[lo] ?? NaN;
  return y0 + (((ys[hi] ?? NaN) - y0) * (x - x0)) / ((xs[hi] ?? NaN) - x0);
}
