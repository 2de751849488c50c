/** What the largest earthquake of a record tells: its magnitude, the years it is the largest of, and the b-value of the place. */
export interface RecordLargest {
  readonly magnitude: number;
  /** Years of the record, above 0. */
  readonly years: number;
  readonly bValue: number;
}

/**
 * Magnitude that the largest earthquake of the coming years does not exceed with a probability, from nothing but the largest so far.
 *
 * Counts are Poisson at a rate that stays, magnitudes Gutenberg-Richter without an upper end. With one earthquake in T years at or above the
 * largest magnitude M, and every rate as likely in ln before, the rate there is exponential with mean 1/T, and the largest of t years stays below
 * m with 1 / (1 + t/T 10^{b (M - m)}). So the record is broken with t / (T + t), whatever the b-value: the share of the time that lies ahead.
 *
 * @param years  to come, above 0
 * @param probability  above 0, below 1
 * @source Zöller & Holschneider (2016), Bull. Seismol. Soc. Am. 106(6), 2917-2921: the largest magnitude expected in a time to come from Poisson
 * counts of a rate known by its posterior alone; here for one earthquake above the threshold. doi:10.1785/0120160220
 */
export function largestOfRecord(
  { magnitude, years: recorded, bValue }: RecordLargest,
  years: number,
  probability: number,
): number {
  return magnitude + Math.log10(((years / recorded) * probability) / (1 - probability)) / bValue;
}

/** Earthquakes a year at or above a magnitude by the same record, expected: one in its years at the largest. */
export function rateOfRecord(
  { magnitude: largest, years, bValue }: RecordLargest,
  magnitude: number,
): number {
  return 10 ** (bValue * (largest - magnitude)) / years;
}
