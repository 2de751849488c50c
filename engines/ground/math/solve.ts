/**
 * Solves A x = b by Gaussian elimination with partial pivoting, in place.
 *
 * @param a  n rows of n + 1 numbers: A with b as the last column; destroyed, the solution stands in the last column
 */
export function solveInPlace(a: Float64Array, n: number): void {
  const w = n + 1;
  for (let k = 0; k < n; k++) {
    let pivot = k;
    for (let r = k + 1; r < n; r++)
      if (Math.abs(a[r * w + k]) > Math.abs(a[pivot * w + k])) pivot = r;
    if (pivot !== k)
      for (let c = k; c < w; c++) {
        const held = a[k * w + c];
        a[k * w + c] = a[pivot * w + c];
        a[pivot * w + c] = held;
      }
    const p = a[k * w + k];
    for (let r = k + 1; r < n; r++) {
      const f = a[r * w + k] / p;
      if (f === 0) continue;
      for (let c = k; c < w; c++) a[r * w + c] = a[r * w + c] - f * a[k * w + c];
    }
  }
  for (let k = n - 1; k >= 0; k--) {
    let sum = a[k * w + n];
    for (let c = k + 1; c < n; c++) sum -= a[k * w + c] * a[c * w + n];
    a[k * w + n] = sum / a[k * w + k];
  }
}
