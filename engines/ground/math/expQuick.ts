const PARTS = 64;
const PER_LN2 = PARTS / Math.LN2;
/** ln 2 / 64 in two parts: multiples of the first, up to 2^20, have no error. */
const STEP_HIGH = 1.0830424696223417e-2;
const STEP_LOW = 2.572804622327669e-14;
/** 2^(j / 64). */
const FRACTIONS = Float64Array.from({ length: PARTS }, (_unused, j) => 2 ** (j / PARTS));
/** Beyond, the result may not be a normal number. */
const LARGEST = 708;
/** 2^n from the least to the largest exponent that can arise. */
const LEAST_EXPONENT = -1022;
const POWERS = Float64Array.from({ length: 2046 }, (_unused, i) => 2 ** (i + LEAST_EXPONENT));

/**
 * exp(x) from a table and five terms of its series, for sums of many: written out, so that a loop calls nothing.
 *
 * @returns within 4e-16 of itself
 * @source Tang (1989), ACM Trans. Math. Softw. 15, 144-157. doi:10.1145/63522.214389
 */
export function expQuick(x: number): number {
  if (!(x > -LARGEST && x < LARGEST)) return Math.exp(x);
  const n = Math.floor(x * PER_LN2 + 0.5) | 0;
  const r = x - n * STEP_HIGH - n * STEP_LOW;
  const series = r * (1 + r * (1 / 2 + r * (1 / 6 + r * (1 / 24 + r * (1 / 120)))));
  const head = FRACTIONS[n & (PARTS - 1)];
  return (head + head * series) * POWERS[(n >> 6) - LEAST_EXPONENT];
}
