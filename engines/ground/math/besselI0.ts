/**
 * Modified Bessel function of the first kind and order zero, scaled: exp(-x) I0(x), the mean of exp(-x (1 - cos phi)) over all angles.
 *
 * @param x  0 or more
 * @returns 1 at 0, falling as 1 / sqrt(2 pi x); relative error below 3e-7
 * @source Abramowitz & Stegun (1964), Handbook of Mathematical Functions, 9.8.1 and 9.8.2
 */
export function besselI0Scaled(x: number): number {
  if (x < 3.75) {
    const t = (x / 3.75) ** 2;
    const i0 =
      1 +
      t *
        (3.5156229 +
          t * (3.0899424 + t * (1.2067492 + t * (0.2659732 + t * (0.0360768 + t * 0.0045813)))));
    return i0 * Math.exp(-x);
  }
  const t = 3.75 / x;
  const tail =
    0.00916281 + t * (-0.02057706 + t * (0.02635537 + t * (-0.01647633 + t * 0.00392377)));
  const scaled = 0.39894228 + t * (0.01328592 + t * (0.00225319 + t * (-0.00157565 + t * tail)));
  return scaled / Math.sqrt(x);
}
