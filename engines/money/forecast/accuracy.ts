/** How far forecasts were from what came. */
export interface Accuracy {
  readonly rmse: number;
  readonly mae: number;
  /** Mean absolute error in per cent of what came; undefined where a value is 0. */
  readonly mapePct: number | undefined;
}

/**
 * Errors of forecasts against what came.
 *
 * @source Hyndman & Koehler (2006), Int. J. Forecasting 22(4), 679-688. doi:10.1016/j.ijforecast.2006.03.001
 */
export function accuracy(forecasts: readonly number[], actual: readonly number[]): Accuracy {
  const errors = actual.map((value, i) => value - forecasts[i]);
  return {
    rmse: Math.sqrt(mean(errors.map((error) => error * error))),
    mae: mean(errors.map(Math.abs)),
    mapePct: actual.includes(0)
      ? undefined
      : 100 * mean(errors.map((error, i) => Math.abs(error / actual[i]))),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
