/** Ends between which a number likely lies. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** POLICY: significant digits of a number of which nothing says how well it is known; of one with an interval, at least. */
const USUAL = 3;
const LEAST = 2;

/**
 * A number with no digits finer than what is known of it: a fraction of up to three significant digits stays; a longer one keeps
 * those that half of its interval reaches, two at least; whole digits stay. Near certainty (0.9 to 1) the distance to 1 counts.
 */
export function knownDigits(value: number, interval?: Interval): string {
  const size = Math.abs(value);
  if (Number.isInteger(value) || decimalsOf(size, USUAL) >= decimalsIn(value)) return String(value);
  const half = interval ? Math.abs(interval.high - interval.low) / 2 : 0;
  const least = decimalsOf(size, half > 0 ? LEAST : USUAL);
  const reached = half > 0 ? decimalsOf(half, 1) : 0;
  const nearOne = size > 0.9 && size < 1 ? decimalsOf(1 - size, 1) : 0;
  const decimals = Math.max(0, least, Math.min(reached, decimalsOf(size, USUAL)), nearOne);
  return decimals >= decimalsIn(value) ? String(value) : String(Number(value.toFixed(decimals)));
}

/** Decimals that show so many significant digits of a number above zero; below zero where whole digits are more than enough. */
function decimalsOf(size: number, digits: number): number {
  return digits - 1 - Math.floor(Math.log10(size));
}

/** Decimals that a number is written with. */
function decimalsIn(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
}
