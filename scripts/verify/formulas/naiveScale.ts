/**
 * Mean absolute difference of neighbouring values: the scale by which the mean absolute scaled error (MASE) sets a forecast against the naive one.
 *
 * @returns undefined where there is no second value or none differs
 * @source Hyndman & Koehler (2006), Int. J. Forecasting 22(4), 679-688. doi:10.1016/j.ijforecast.2006.03.001
 */
export function naiveScale(values: readonly number[]): number | undefined {
  let sum = 0;
  values.forEach((value, i) => {
    if (i > 0) sum += Math.abs(value - (values[i - 1] ?? NaN));
  });
  return sum > 0 ? sum / (values.length - 1) : undefined;
}
