/**
 * Bessel function of the first kind, order 1; error below 1e-7.
 *
 * @source Abramowitz & Stegun (1964), Handbook of Mathematical Functions, 9.4.4 and 9.4.6
 */
export function besselJ1(x: number): number {
  const a = Math.abs(x);
  if (a < 3) {
    const t = (a / 3) ** 2;
    const series =
      0.5 +
      t *
        (-0.56249985 +
          t *
            (0.21093573 +
              t * (-0.03954289 + t * (0.00443319 + t * (-0.00031761 + t * 0.00001109)))));
    return x * series;
  }
  const t = 3 / a;
  const amplitude =
    0.79788456 +
    t *
      (0.00000156 +
        t *
          (0.01659667 + t * (0.00017105 + t * (-0.00249511 + t * (0.00113653 - t * 0.00020033)))));
  const phase =
    a -
    2.35619449 +
    t *
      (0.12499612 +
        t * (0.0000565 + t * (-0.00637879 + t * (0.00074348 + t * (0.00079824 - t * 0.00029166)))));
  const value = (amplitude * Math.cos(phase)) / Math.sqrt(a);
  return x < 0 ? -value : value;
}
