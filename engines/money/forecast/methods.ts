import { autoregression } from './autoregression.ts';
import { drift, naive, seasonalNaive } from './naive.ts';
import { smooth, type SmoothingForm, type SmoothingWeights } from './smoothing.ts';

/** The methods of forecasting that compete. */
export const METHOD_NAMES = [
  'naive',
  'drift',
  'seasonal_naive',
  'ses',
  'holt',
  'holt_winters_additive',
  'holt_winters_multiplicative',
  'ar1',
] as const;
export type MethodName = (typeof METHOD_NAMES)[number];

/** What a method says ahead of a series, and the parameters it fitted. */
export interface MethodForecast {
  readonly values: readonly number[];
  readonly parameters: Readonly<Record<string, number>>;
  /** Weights from which the next, almost equal series is fitted faster. */
  readonly near?: SmoothingWeights;
}

/** What a method is asked to do with a series. */
export interface MethodTask {
  readonly horizon: number;
  /** Values per cycle; 1 where there is none. */
  readonly period: number;
  readonly near?: SmoothingWeights | undefined;
}

/** A forecasting method with its name and what it says of itself. */
export interface Method {
  readonly name: MethodName;
  readonly title: string;
  /** A rule without fitted parameters, against which the others are held. */
  readonly isBaseline: boolean;
  /** Undefined where the series is too short for the method or outside its range. */
  forecast(values: readonly number[], task: MethodTask): MethodForecast | undefined;
}

/** Every method offered, the baselines first. */
export const METHODS: readonly Method[] = [
  baseline('naive', 'Naive (last value)', (values, { horizon }) => naive(values, horizon)),
  baseline('drift', 'Random walk with drift', (values, { horizon }) => drift(values, horizon)),
  baseline('seasonal_naive', 'Seasonal naive', (values, { horizon, period }) =>
    period > 1 ? seasonalNaive(values, horizon, period) : undefined,
  ),
  smoothing('ses', 'Simple exponential smoothing', 'ses'),
  smoothing('holt', "Holt's linear trend", 'holt'),
  smoothing('holt_winters_additive', 'Holt-Winters, additive season', 'holt-winters-additive'),
  smoothing(
    'holt_winters_multiplicative',
    'Holt-Winters, multiplicative season',
    'holt-winters-multiplicative',
  ),
  {
    name: 'ar1',
    title: 'First-order autoregression about a mean',
    isBaseline: false,
    forecast(values, { horizon }) {
      const fit = autoregression(values);
      return (
        fit && {
          values: fit.forecast(horizon),
          parameters: {
            phi: fit.phi,
            mean: fit.mean,
            innovation_sd: Math.sqrt(fit.innovationVariance),
          },
        }
      );
    },
  },
];

function baseline(
  name: MethodName,
  title: string,
  rule: (values: readonly number[], task: MethodTask) => number[] | undefined,
): Method {
  return {
    name,
    title,
    isBaseline: true,
    forecast(values, task) {
      const ahead = rule(values, task);
      return ahead === undefined || ahead.some(Number.isNaN)
        ? undefined
        : { values: ahead, parameters: {} };
    },
  };
}

function smoothing(name: MethodName, title: string, form: SmoothingForm): Method {
  return {
    name,
    title,
    isBaseline: false,
    forecast(values, { horizon, period, near }) {
      const fit = smooth(values, form, { period, near });
      if (fit === undefined) return undefined;
      const { alpha, beta, gamma } = fit;
      const parameters = {
        alpha,
        ...(form === 'ses' ? {} : { beta }),
        ...(form.startsWith('holt-winters') ? { gamma } : {}),
      };
      return { values: fit.forecast(horizon), parameters, near: { alpha, beta, gamma } };
    },
  };
}
