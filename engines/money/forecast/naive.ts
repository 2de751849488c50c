/**
 * The naive forecast: every step ahead is the last value. Optimal for a random walk, hence the baseline of daily prices.
 *
 * @returns `horizon` values; NaN for an empty series
 * @source Hyndman & Athanasopoulos (2021), Forecasting: Principles and Practice, 3rd ed., section 5.2
 */
export function naive(values: readonly number[], horizon: number): number[] {
  const last = values.at(-1) ?? NaN;
  return steps(horizon, () => last);
}

/**
 * The naive forecast plus the mean change of the whole series per step, (x_n - x_1) / (n - 1).
 *
 * @returns `horizon` values; NaN for fewer than two values
 * @source Hyndman & Athanasopoulos (2021), section 5.2
 */
export function drift(values: readonly number[], horizon: number): number[] {
  const first = values.at(0) ?? NaN;
  const last = values.at(-1) ?? NaN;
  const slope = (last - first) / (values.length - 1);
  return steps(horizon, (h) => last + h * slope);
}

/**
 * The seasonal naive forecast: the value of the same season one cycle before.
 *
 * @param period  values per cycle, at least 1 (1 is the naive forecast)
 * @returns `horizon` values; NaN where the series is shorter than a cycle
 * @source Hyndman & Athanasopoulos (2021), section 5.2
 */
export function seasonalNaive(
  values: readonly number[],
  horizon: number,
  period: number,
): number[] {
  const from = values.length - period;
  return steps(horizon, (h) => (from < 0 ? NaN : values[from + ((h - 1) % period)]));
}

function steps(horizon: number, valueAt: (h: number) => number): number[] {
  return Array.from({ length: horizon }, (_, i) => valueAt(i + 1));
}
