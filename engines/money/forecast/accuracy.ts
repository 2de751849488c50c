/** How far forecasts were from what came. */
export interface Accuracy {
  readonly rmse: number;
  readonly mae: number;
  /** Mean absolute error in per cent of what came; undefined where a value is 0. */
  readonly mapePct: number | undefined;
  /** Mean absolute error over that of the seasonal naive forecast one step ahead within the training values; below 1 beats it. */
  readonly mase: number | undefined;
}

/**
 * Errors of forecasts against what came.
 *
 * @param scale  mean absolute in-sample error of the seasonal naive forecast; see `naiveScale`
 * @source Hyndman & Koehler (2006), Int. J. Forecasting 22(4), 679-688. doi:10.1016/j.ijforecast.2006.03.001
 */
export function accuracy(
  forecasts: readonly number[],
  actual: readonly number[],
  scale: number | undefined,
): Accuracy {
  const errors = actual.map((value, i) => value - forecasts[i]);
  const mae = mean(errors.map(Math.abs));
  return {
    rmse: Math.sqrt(mean(errors.map((error) => error * error))),
    mae,
    mapePct: actual.includes(0)
      ? undefined
      : 100 * mean(errors.map((error, i) => Math.abs(error / actual[i]))),
    mase: scale === undefined ? undefined : mae / scale,
  };
}

/**
 * Mean absolute difference of values one cycle apart: the scale of MASE.
 *
 * @param period  values per cycle, at least 1
 * @returns undefined where the series is no longer than a cycle or never changes
 */
export function naiveScale(values: readonly number[], period: number): number | undefined {
  if (values.length <= period) return undefined;
  const scale = mean(values.slice(period).map((value, i) => Math.abs(value - values[i])));
  return scale > 0 ? scale : undefined;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
