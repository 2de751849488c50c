import { accuracy, type Accuracy } from './accuracy.ts';
import type { SmoothingWeights } from './smoothing.ts';
import type { Method, MethodTask } from './methods.ts';

/** Forecasts of one method from one origin, beside what came. */
export interface Trial {
  /** How many values were known. */
  readonly origin: number;
  readonly forecasts: readonly number[];
  readonly actual: readonly number[];
}

/** From where a series is forecast again, and how far. */
export interface BacktestPlan {
  readonly horizon: number;
  readonly period: number;
  /** Numbers of values known at each origin, rising; each leaves `horizon` values to compare with. */
  readonly origins: readonly number[];
}

/**
 * Origins of a rolling backtest: as many as fit, at most `most`, evenly spaced up to the last that leaves a whole horizon.
 *
 * @param length  values in the series
 * @param least  values that the first origin must know
 * @returns empty where the series is too short
 */
export function originsOf(
  length: number,
  { horizon, least, most }: { horizon: number; least: number; most: number },
): number[] {
  const last = length - horizon;
  const room = last - least + 1;
  if (room < 1) return [];
  const count = Math.min(most, room);
  const step = count === 1 ? 0 : (room - 1) / (count - 1);
  return Array.from({ length: count }, (_, i) => Math.round(last - (count - 1 - i) * step));
}

/**
 * Rolling-origin backtest: at each origin the method is fitted to what was known there and held against the next `horizon` values.
 *
 * @returns undefined where the method cannot be fitted at every origin
 * @source Tashman (2000), Int. J. Forecasting 16(4), 437-450. doi:10.1016/S0169-2070(00)00065-0
 */
export function backtest(
  values: readonly number[],
  method: Method,
  { horizon, period, origins }: BacktestPlan,
): readonly Trial[] | undefined {
  const trials: Trial[] = [];
  let near: SmoothingWeights | undefined;
  for (const origin of origins) {
    const task: MethodTask = { horizon, period, near };
    const told = method.forecast(values.slice(0, origin), task);
    if (told === undefined || !told.values.every(Number.isFinite)) return undefined;
    near = told.near;
    trials.push({ origin, forecasts: told.values, actual: values.slice(origin, origin + horizon) });
  }
  return trials;
}

/** Mean absolute, root mean square and mean percentage error over all trials and steps. */
export function errorsOf(trials: readonly Trial[]): Accuracy {
  return accuracy(
    trials.flatMap(({ forecasts }) => forecasts),
    trials.flatMap(({ actual }) => actual),
  );
}
