import type { Trial } from './backtest.ts';

/** How far what came lay from forecasts, made comparable over steps. */
export interface ResidualIntervals {
  /** Errors are of the logarithm: the interval is a factor, and stays above 0. */
  readonly isLogarithmic: boolean;
  /** The value that a share of outcomes stays below, `step` (from 1) ahead of a forecast. */
  quantile(step: number, forecast: number, share: number): number;
  /** Share of outcomes in the trials that lay between two shares' quantiles. */
  coverage(trials: readonly Trial[], lower: number, upper: number): number;
}

/**
 * Prediction intervals from the errors of a backtest, without assuming a distribution.
 *
 * Errors of each step are divided by their root mean square there (made non-decreasing with the step); the divided errors of all steps
 * together give the quantiles. They are of logarithms where every forecast and outcome is above 0.
 *
 * @returns undefined for fewer than 20 errors
 * @source Hyndman & Athanasopoulos (2021), Forecasting: Principles and Practice, 3rd ed., section 5.5 (bootstrapped residuals); quantile
 *   definition 6 (Weibull) of Hyndman & Fan (1996). doi:10.1080/00031305.1996.10473566
 */
export function residualIntervals(trials: readonly Trial[]): ResidualIntervals | undefined {
  const steps = trials[0]?.actual.length ?? 0;
  if (steps * trials.length < LEAST) return undefined;
  const isLogarithmic = trials.every(
    ({ forecasts, actual }) => forecasts.every((v) => v > 0) && actual.every((v) => v > 0),
  );
  const apart = (value: number, forecast: number): number =>
    isLogarithmic ? Math.log(value / forecast) : value - forecast;
  const spread = spreadByStep(trials, steps, apart);
  const divided = trials
    .flatMap(({ forecasts, actual }) =>
      actual.map((value, i) => apart(value, forecasts[i]) / spread[i]),
    )
    .filter(Number.isFinite);
  const sorted = Float64Array.from(divided).toSorted();
  const quantile = (step: number, forecast: number, share: number): number => {
    const away = quantileOf(sorted, share) * spread[step - 1];
    return isLogarithmic ? forecast * Math.exp(away) : forecast + away;
  };
  return {
    isLogarithmic,
    quantile,
    coverage(others, lower, upper) {
      const inside = others.flatMap(({ forecasts, actual }) =>
        actual.map(
          (value, i) =>
            value >= quantile(i + 1, forecasts[i], lower) &&
            value <= quantile(i + 1, forecasts[i], upper),
        ),
      );
      return inside.filter(Boolean).length / inside.length;
    },
  };
}

const LEAST = 20;

function spreadByStep(
  trials: readonly Trial[],
  steps: number,
  apart: (value: number, forecast: number) => number,
): number[] {
  let widest = 0;
  return Array.from({ length: steps }, (_, i) => {
    const squares = trials.reduce(
      (sum, { forecasts, actual }) => sum + apart(actual[i], forecasts[i]) ** 2,
      0,
    );
    widest = Math.max(widest, Math.sqrt(squares / trials.length));
    return widest;
  });
}

/** Quantile at position (n + 1) p of a sorted list, held to its ends. */
function quantileOf(sorted: Float64Array, share: number): number {
  if (sorted.length === 0) return NaN;
  const at = (sorted.length + 1) * share - 1;
  const low = Math.min(sorted.length - 1, Math.max(0, Math.floor(at)));
  const high = Math.min(sorted.length - 1, low + 1);
  const [a, b] = [sorted[low], sorted[high]];
  return at <= 0 ? a : a + (b - a) * Math.min(1, at - low);
}
