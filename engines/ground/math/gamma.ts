/** Coefficients of Lanczos's series, g = 7, n = 9. @source Lanczos (1964), SIAM J. Numer. Anal. 1, 86-96; computed by Godfrey (2001) */
const LANCZOS = [
  0.9999999999998099, 676.5203681218851, -1259.1392167224028, 771.3234287776531,
  -176.61502916214059, 12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6,
  1.5056327351493116e-7,
] as const;

/** Natural log of the gamma function, relative error below 1e-14. @param x above 0; NaN otherwise */
export function lnGamma(x: number): number {
  if (!(x > 0)) return NaN;
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - lnGamma(1 - x);
  const z = x - 1;
  const t = z + 7.5;
  let series: number = LANCZOS[0];
  for (let i = 1; i < LANCZOS.length; i++) series += LANCZOS[i] / (z + i);
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(t) - t + Math.log(series);
}

/**
 * Regularised lower incomplete gamma function P(a, x), relative error below 1e-13.
 *
 * @param a  above 0; @param x 0 or more
 * @source Abramowitz & Stegun (1964), 6.5.29 (series) and 6.5.31 (continued fraction, by Lentz's method)
 */
export function gammaP(a: number, x: number): number {
  return !(a > 0) || Number.isNaN(x) ? NaN : lowerShare(a, x, lnGamma(a));
}

/** `gammaP` where ln of gamma(a) is known. */
function lowerShare(a: number, x: number, lnGammaA: number): number {
  if (x <= 0) return 0;
  if (x === Infinity) return 1;
  const front = Math.exp(a * Math.log(x) - x - lnGammaA);
  return x < a + 1 ? front * series(a, x) : 1 - front * fraction(a, x);
}

function series(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < 2000 && term > sum * 1e-17; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return sum;
}

function fraction(a: number, x: number): number {
  const tiny = 1e-300;
  let b = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let h = d;
  for (let i = 1; i < 2000; i++) {
    const an = -i * (i - a);
    b += 2;
    d = 1 / (an * d + b || tiny);
    c = b + an / c || tiny;
    const step = d * c;
    h *= step;
    if (Math.abs(step - 1) < 1e-16) break;
  }
  return h;
}

/**
 * Inverse of P(a, x) in x: Newton's steps kept inside a bracket, relative error below 1e-12.
 *
 * @param a  above 0; @param p probability; 0 and 1 give 0 and Infinity, outside NaN
 */
export function gammaPInverse(a: number, p: number): number {
  if (!(a > 0) || !(p >= 0 && p <= 1)) return NaN;
  if (p === 0) return 0;
  if (p === 1) return Infinity;
  const lnGammaA = lnGamma(a);
  let [low, high] = [0, a + 10 * Math.sqrt(a) + 10];
  while (lowerShare(a, high, lnGammaA) < p) high *= 2;
  let x = Math.min(high, Math.max(1e-10, a));
  for (let i = 0; i < 200; i++) {
    const excess = lowerShare(a, x, lnGammaA) - p;
    if (excess > 0) high = x;
    else low = x;
    const slope = Math.exp((a - 1) * Math.log(x) - x - lnGammaA);
    const newton = x - excess / slope;
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    if (Math.abs(next - x) <= 1e-15 * x) return next;
    x = next;
  }
  return x;
}
