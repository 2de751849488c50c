import { boundedMinimum } from '../../ground/math/boundedMinimum.ts';

/** Forms of exponential smoothing: level; level and trend; level, trend and season. */
export type SmoothingForm =
  'ses' | 'holt' | 'holt-winters-additive' | 'holt-winters-multiplicative';

/** Weights of the newest value in level, trend and season, 0 to 1. */
export interface SmoothingWeights {
  readonly alpha: number;
  readonly beta: number;
  readonly gamma: number;
}

/** A series smoothed exponentially. */
export interface SmoothingFit extends SmoothingWeights {
  /** Sum of squared one-step errors; the smoothed values themselves are not kept. */
  readonly squaredError: number;
  forecast(horizon: number): number[];
}

/** How to look for the weights of a smoothing. */
export interface SmoothingOptions {
  /** Values per cycle; 1 where there is none. */
  readonly period?: number;
  /** Weights found for almost the same series: the search begins there alone. */
  readonly near?: SmoothingWeights | undefined;
}

interface State {
  level: number;
  trend: number;
  /** Newest `period` seasonal indices, oldest first; neutral without a season. */
  season: number[];
}

/**
 * Exponential smoothing with the classical simple initial states and weights of least squared one-step errors.
 *
 * Initial level and trend are the first value and the first difference; with a season, the mean of the first cycle, the change of the
 * cycle means per step, and the first cycle's departures (additive) or ratios (multiplicative).
 *
 * @param values  oldest first; above 0 for the multiplicative form
 * @returns undefined where the series is too short (3 values; two cycles with a season) or not positive in the multiplicative form
 * @source Holt (1957), ONR Research Memorandum 52, reprinted doi:10.1016/j.ijforecast.2003.09.015; Winters (1960), Management Science
 *   6(3), 324-342. doi:10.1287/mnsc.6.3.324; component form of Hyndman & Athanasopoulos (2021), sections 8.1 to 8.3
 */
export function smooth(
  values: readonly number[],
  form: SmoothingForm,
  { period = 1, near }: SmoothingOptions = {},
): SmoothingFit | undefined {
  const start = initialState(values, form, period);
  if (start === undefined) return undefined;
  const free = form === 'ses' ? 1 : form === 'holt' ? 2 : 3;
  const weightsOf = ([alpha = 0, beta = 0, gamma = 0]: readonly number[]): SmoothingWeights => ({
    alpha,
    beta,
    gamma,
  });
  const error = (p: readonly number[]): number =>
    run(values, { form, start, weights: weightsOf(p) }).squaredError;
  const starts = near === undefined ? STARTS : [[near.alpha, near.beta, near.gamma]];
  const found = starts
    .map((from) => boundedMinimum(error, from.slice(0, free)))
    .reduce((a, b) => (b.value < a.value ? b : a));
  const weights = weightsOf(found.at);
  const { state } = run(values, { form, start, weights });
  return {
    ...weights,
    squaredError: found.value,
    forecast: (horizon) => ahead(state, form, horizon),
  };
}

/** Weights from which the search begins: slow, middling and quick. */
const STARTS = [
  [0.05, 0.02, 0.05],
  [0.3, 0.1, 0.3],
  [0.8, 0.5, 0.8],
] as const;

function initialState(
  values: readonly number[],
  form: SmoothingForm,
  period: number,
): State | undefined {
  const [first, second] = values;
  if (first === undefined || second === undefined || values.length < 3) return undefined;
  if (form === 'ses') return { level: first, trend: 0, season: [0] };
  if (form === 'holt') return { level: first, trend: second - first, season: [0] };
  if (period < 2 || values.length < 2 * period + 1) return undefined;
  const isMultiplicative = form === 'holt-winters-multiplicative';
  if (isMultiplicative && values.some((value) => value <= 0)) return undefined;
  const cycle = values.slice(0, period);
  const level = mean(cycle);
  return {
    level,
    trend: (mean(values.slice(period, 2 * period)) - level) / period,
    season: cycle.map((value) => (isMultiplicative ? value / level : value - level)),
  };
}

interface Run {
  readonly form: SmoothingForm;
  readonly start: State;
  readonly weights: SmoothingWeights;
}

function run(
  values: readonly number[],
  { form, start, weights: { alpha, beta, gamma } }: Run,
): { squaredError: number; state: State } {
  const isMultiplicative = form === 'holt-winters-multiplicative';
  const season = [...start.season];
  const period = season.length;
  let { level, trend } = start;
  let squaredError = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    const at = i % period;
    const before = season[at];
    const base = level + trend;
    squaredError += (value - (isMultiplicative ? base * before : base + before)) ** 2;
    const next = alpha * (isMultiplicative ? value / before : value - before) + (1 - alpha) * base;
    trend = beta * (next - level) + (1 - beta) * trend;
    level = next;
    season[at] = gamma * (isMultiplicative ? value / base : value - base) + (1 - gamma) * before;
  }
  const turn = values.length % period;
  return {
    squaredError,
    state: { level, trend, season: [...season.slice(turn), ...season.slice(0, turn)] },
  };
}

function ahead({ level, trend, season }: State, form: SmoothingForm, horizon: number): number[] {
  return Array.from({ length: horizon }, (_, i) => {
    const base = level + (i + 1) * trend;
    const index = season[i % season.length];
    return form === 'holt-winters-multiplicative' ? base * index : base + index;
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
