/** Coefficients of (asin(x) - x) / x^3 as a quotient of polynomials in x^2. */
const [P0, P1, P2, P3, P4, P5] = [
  1.6666666666666665741e-1, -3.255658186224009154e-1, 2.0121253213486292588e-1,
  -4.0055534500679411403e-2, 7.9153499428981453218e-4, 3.4793310759602116757e-5,
] as const;
const [Q1, Q2, Q3, Q4] = [
  -2.4033949117344142188, 2.0209457602335056947, -6.8828397160545329303e-1,
  7.7038150555901935279e-2,
] as const;

const DEG = 180 / Math.PI;

/** asin(x) / x for x^2 of 0 to 1/4. */
function asinRatio(z: number): number {
  const num = z * (P0 + z * (P1 + z * (P2 + z * (P3 + z * (P4 + z * P5)))));
  const den = 1 + z * (Q1 + z * (Q2 + z * (Q3 + z * Q4)));
  return 1 + num / den;
}

/**
 * The angle of a haversine, acos(1 - 2 h), written out so that a loop calls nothing.
 *
 * @param h  0 to 1; more counts as 1
 * @returns degrees, 0 to 180, relative error below 1e-15
 * @source e_asin.c of fdlibm 5.3, Sun Microsystems (1993), for the coefficients
 */
export function archaversineDeg(h: number): number {
  if (h >= 1) return 180;
  if (h <= 0.25) {
    const s = Math.sqrt(h);
    return 2 * DEG * s * asinRatio(h);
  }
  if (h >= 0.75) {
    const s = Math.sqrt(1 - h);
    return 180 - 2 * DEG * s * asinRatio(1 - h);
  }
  const x = 1 - 2 * h;
  return 90 - DEG * x * asinRatio(x * x);
}
