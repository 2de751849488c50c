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
