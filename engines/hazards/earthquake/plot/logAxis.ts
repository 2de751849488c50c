/** A logarithmic axis: where a value stands, and its ticks. */
export interface LogAxis {
  readonly low: number;
  readonly high: number;
  /** Pixel of a value; values outside land outside. */
  at(value: number): number;
  /** Decades and what lies between them (2 to 9), inside the range. */
  readonly ticks: readonly { readonly value: number; readonly isDecade: boolean }[];
}

/**
 * A logarithmic axis over pixels.
 *
 * @param range   low and high, above 0, low below high
 * @param pixels  of low and of high
 */
export function logAxis(
  range: readonly [low: number, high: number],
  pixels: readonly [from: number, to: number],
): LogAxis {
  const [low, high] = range;
  const [from, to] = pixels;
  const scale = (to - from) / Math.log(high / low);
  const ticks: { value: number; isDecade: boolean }[] = [];
  for (
    let decade = Math.floor(Math.log10(low) + 1e-9);
    decade <= Math.log10(high) + 1e-9;
    decade++
  ) {
    for (let digit = 1; digit < 10; digit++) {
      const value = digit * 10 ** decade;
      if (value >= low * (1 - 1e-9) && value <= high * (1 + 1e-9))
        ticks.push({ value, isDecade: digit === 1 });
    }
  }
  return { low, high, ticks, at: (value) => from + scale * Math.log(value / low) };
}

/** A power of ten in words: 0.01, 1, and 10⁻⁴ below a thousandth. */
export function decadeText(value: number): string {
  const power = Math.round(Math.log10(value));
  if (power >= -3 && power <= 4) return String(Number(value.toPrecision(1)));
  const digits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
  const raised = Array.from(String(Math.abs(power)), (digit) => digits[Number(digit)]).join('');
  return `10${power < 0 ? '⁻' : ''}${raised}`;
}
