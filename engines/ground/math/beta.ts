import { lnGamma } from './gamma.ts';

const STEPS = 300;
const TINY = 1e-300;

/**
 * Regularised incomplete beta function I_x(a, b) of x: probability that a beta variable is below x.
 *
 * @param a  above 0
 * @param b  above 0
 * @returns function of x: 0 to 1, relative error about 1e-13; by Lentz's continued fraction
 * @source DiDonato & Morris (1992), ACM Trans. Math. Softw. 18, 360-373; NIST Digital Library 8.17.22
 */
export function betaCdfOf(a: number, b: number): (x: number) => number {
  const lnScale = lnGamma(a + b) - lnGamma(a) - lnGamma(b);
  return (x) => {
    if (x <= 0) return 0;
    if (x >= 1) return 1;
    const front = Math.exp(lnScale + a * Math.log(x) + b * Math.log1p(-x));
    return x < (a + 1) / (a + b + 2)
      ? (front * fraction(a, b, x)) / a
      : 1 - (front * fraction(b, a, 1 - x)) / b;
  };
}

function fraction(a: number, b: number, x: number): number {
  let c = 1;
  let d = 1 / away(1 - ((a + b) * x) / (a + 1));
  let h = d;
  for (let m = 1; m <= STEPS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / away(1 + even * d);
    c = away(1 + even / c);
    h *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / away(1 + odd * d);
    c = away(1 + odd / c);
    h *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return h;
}

const away = (value: number): number => (Math.abs(value) < TINY ? TINY : value);

/** Student's t distribution with `degrees` of freedom: probability below t. */
export function studentCdf(t: number, degrees: number): number {
  const tail = 0.5 * betaCdfOf(degrees / 2, 0.5)(degrees / (degrees + t * t));
  return t > 0 ? 1 - tail : tail;
}
