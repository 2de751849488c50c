/** A share in per cent, of two significant digits: 0.01234 is 1.2. */
export function inPercent(share: number): number {
  return Number((100 * share).toPrecision(2));
}

/** The same in words: "1.2 %". */
export function percentWords(share: number): string {
  return `${inPercent(share)} %`;
}
