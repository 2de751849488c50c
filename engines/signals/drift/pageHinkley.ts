/** Settings of the Page-Hinkley test. */
export interface PageHinkley {
  /** Change that is tolerated, in the unit of the series. */
  readonly delta: number;
  /** Alarm threshold of the cumulated deviation. */
  readonly lambda: number;
  /** Values to see before an alarm may be raised. */
  readonly minInstances: number;
}

/**
 * Page-Hinkley test for an increase of the mean: m_t = sum of (x - running mean - delta), alarm when m_t - min m > lambda. The running
 * mean takes in each value before its deviation is read; nothing is forgotten.
 *
 * @returns zero-based place of the first alarm; undefined without one
 * @source Page (1954), Biometrika 41(1/2), 100-115. doi:10.1093/biomet/41.1-2.100; Hinkley (1971), Biometrika 58(3), 509-523. doi:10.1093/biomet/58.3.509
 */
export function pageHinkleyAlarm(
  series: readonly number[],
  { delta, lambda, minInstances }: PageHinkley,
): number | undefined {
  let mean = 0;
  let cumulated = 0;
  let lowest = 0;
  for (const [i, x] of series.entries()) {
    mean += (x - mean) / (i + 1);
    cumulated += x - mean - delta;
    lowest = Math.min(lowest, cumulated);
    if (i + 1 >= minInstances && cumulated - lowest > lambda) return i;
  }
  return undefined;
}
