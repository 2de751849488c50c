/** The two-sample Kolmogorov-Smirnov test. */
export interface KolmogorovSmirnov {
  /** Largest distance of the two empirical distributions, 0 to 1. */
  readonly statistic: number;
  /** Two-sided probability of a distance at least as large if both samples have one continuous distribution. */
  readonly pExact: number;
  /** The same by the one-sample distribution at the effective sample size nm/(n+m), rounded; good for large samples. */
  readonly pAsymptotic: number;
}

/**
 * Two-sample Kolmogorov-Smirnov test, two-sided.
 *
 * The exact probability counts lattice paths from (0,0) to (n,m) that stay within the distance, by Hodges' recursion; it holds for
 * samples without ties.
 *
 * @param a  n >= 1 values
 * @param b  m >= 1 values; n times m up to about 10^7
 * @throws RangeError for an empty sample
 * @source Hodges (1958), Arkiv för Matematik 3(43), 469-486. doi:10.1007/BF02589501; Smirnov (1948), Ann. Math. Stat. 19(2), 279-281
 */
export function kolmogorovSmirnov(a: readonly number[], b: readonly number[]): KolmogorovSmirnov {
  if (a.length === 0 || b.length === 0) throw new RangeError('both samples need values');
  const statistic = largestDistance(a, b);
  const n = a.length;
  const m = b.length;
  return {
    statistic,
    pExact: exactTail(statistic, n, m),
    pAsymptotic: oneSampleTail(statistic, Math.max(1, Math.round((n * m) / (n + m)))),
  };
}

function largestDistance(a: readonly number[], b: readonly number[]): number {
  const x = a.toSorted((p, q) => p - q);
  const y = b.toSorted((p, q) => p - q);
  let i = 0;
  let j = 0;
  let largest = 0;
  while (i < x.length && j < y.length) {
    const value = Math.min(x[i], y[j]);
    while (x[i] <= value) i++;
    while (y[j] <= value) j++;
    largest = Math.max(largest, Math.abs(i / x.length - j / y.length));
  }
  return largest;
}

/** P(D >= d): one minus the share of lattice paths that stay strictly within d; each step carries the share of paths, not their number. */
function exactTail(d: number, n: number, m: number): number {
  const within = (i: number, j: number): boolean => Math.abs(i / n - j / m) < d - 1e-12;
  // inside[j]: probability that a random path to (i, j) has stayed within.
  const inside = new Float64Array(m + 1);
  for (let i = 0; i <= n; i++) {
    for (let j = 0; j <= m; j++) {
      if (i === 0 && j === 0) inside[0] = 1;
      else if (!within(i, j)) inside[j] = 0;
      else
        inside[j] = ((j === 0 ? 0 : inside[j - 1]) * j + (i === 0 ? 0 : inside[j]) * i) / (i + j);
    }
  }
  return Math.min(1, Math.max(0, 1 - inside[m]));
}

/**
 * P(D_n >= d) of the one-sample statistic by the matrix power of Marsaglia, Tsang and Wang; Kolmogorov's limit above n = 1000.
 *
 * @source Marsaglia, Tsang & Wang (2003), J. Stat. Softw. 8(18), 1-4. doi:10.18637/jss.v008.i18
 */
function oneSampleTail(d: number, n: number): number {
  if (n > 1000) return limitTail(Math.sqrt(n) * d);
  const k = Math.floor(n * d) + 1;
  const size = 2 * k - 1;
  const power = matrixPower(transition(k, k - n * d), size, n);
  let inside = power[(k - 1) * size + k - 1];
  for (let i = 1; i <= n; i++) inside *= i / n;
  return Math.min(1, Math.max(0, 1 - inside));
}

/** The matrix H of the paper, size x size, row-major. */
function transition(k: number, h: number): Float64Array {
  const size = 2 * k - 1;
  const H = new Float64Array(size * size);
  for (let i = 0; i < size; i++)
    for (let j = 0; j < size; j++) H[i * size + j] = i - j + 1 < 0 ? 0 : 1;
  for (let i = 0; i < size; i++) {
    H[i * size] = H[i * size] - h ** (i + 1);
    H[(size - 1) * size + i] = H[(size - 1) * size + i] - h ** (size - i);
  }
  H[(size - 1) * size] = H[(size - 1) * size] + (2 * h - 1 > 0 ? (2 * h - 1) ** size : 0);
  for (let i = 0; i < size; i++)
    for (let j = 0; j < size; j++)
      for (let g = 2; g <= i - j + 1; g++) H[i * size + j] = H[i * size + j] / g;
  return H;
}

function matrixPower(base: Float64Array, size: number, exponent: number): Float64Array {
  if (exponent === 1) return base;
  const half = matrixPower(base, size, Math.floor(exponent / 2));
  const square = multiply(half, half, size);
  return exponent % 2 === 0 ? square : multiply(square, base, size);
}

function multiply(a: Float64Array, b: Float64Array, size: number): Float64Array {
  const c = new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < size; k++) {
      const factor = a[i * size + k];
      for (let j = 0; j < size; j++) c[i * size + j] = c[i * size + j] + factor * b[k * size + j];
    }
  }
  return c;
}

/** Kolmogorov's limit: 2 sum (-1)^(k-1) exp(-2 k^2 x^2). */
function limitTail(x: number): number {
  if (x < 0.2) return 1;
  let sum = 0;
  for (let k = 1; k <= 100; k++) {
    const term = Math.exp(-2 * k * k * x * x);
    sum += k % 2 === 1 ? term : -term;
    if (term < 1e-16) break;
  }
  return Math.min(1, Math.max(0, 2 * sum));
}
