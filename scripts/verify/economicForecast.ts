import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { accuracy } from '../../engines/money/forecast/accuracy.ts';
import { autoregression } from '../../engines/money/forecast/autoregression.ts';
import { drift, naive, seasonalNaive } from '../../engines/money/forecast/naive.ts';
import { smooth } from '../../engines/money/forecast/smoothing.ts';
import type { Computed, Row, Tolerance, Topic } from './binding.ts';
import { naiveScale } from './formulas/naiveScale.ts';

const Series = z.record(
  z.string(),
  z.object({ frequency: z.number(), horizon: z.number(), values: z.array(z.number()) }),
);
type Forecaster = (
  values: readonly number[],
  horizon: number,
  period: number,
) => readonly number[] | undefined;

const METHODS: Readonly<
  Record<string, { readonly forecast: Forecaster; readonly tolerance: Tolerance }>
> = {
  NAIVE: { forecast: naive, tolerance: { relative: 1e-6 } },
  DRIFT: { forecast: drift, tolerance: { relative: 1e-6 } },
  SNAIVE: { forecast: seasonalNaive, tolerance: { relative: 1e-6 } },
  SES: {
    forecast: (values, horizon) => smooth(values, 'ses')?.forecast(horizon),
    tolerance: { relative: 0.02 },
  },
  HOLT: {
    forecast: (values, horizon) => smooth(values, 'holt')?.forecast(horizon),
    tolerance: { relative: 0.02 },
  },
  HWadd: {
    forecast: (values, horizon, period) =>
      smooth(values, 'holt-winters-additive', { period })?.forecast(horizon),
    tolerance: { relative: 0.02 },
  },
  HWmul: {
    forecast: (values, horizon, period) =>
      smooth(values, 'holt-winters-multiplicative', { period })?.forecast(horizon),
    tolerance: { relative: 0.02 },
  },
  AR1: {
    forecast: (values, horizon) => autoregression(values)?.forecast(horizon),
    tolerance: { relative: 0.01 },
  },
};

const EXACT = new Set(['NAIVE', 'DRIFT', 'SNAIVE']);
const methodOf = (row: Row) => METHODS[row['method'] ?? ''];

export const economicForecast: Topic = {
  topic: 'economic_forecast',
  tables: [
    {
      kind: 'rows',
      table: 'ets_arima_forecasts',
      beside: 'the scaled error (mase_holdout)',
      tolerances: {},
      toleranceOf: (row) => methodOf(row)?.tolerance,
      notOffered: (row) => (methodOf(row) === undefined ? (row['method'] ?? 'unnamed') : undefined),
      prepare: (_rows, { dir }) =>
        Series.parse(JSON.parse(readFileSync(join(dir, 'forecast_series.json'), 'utf8'))),
      compute: (row, series) => forecastRow(row, series as z.output<typeof Series>),
    },
  ],
};

function forecastRow(row: Row, all: z.output<typeof Series>): Computed {
  const series = all[row['series'] ?? ''];
  if (series === undefined) throw new Error(`no series ${row['series']}`);
  const { values, frequency, horizon } = series;
  const [training, held] = [values.slice(0, -horizon), values.slice(-horizon)];
  const forecasts = methodOf(row)?.forecast(training, horizon, frequency);
  if (forecasts === undefined) return { point_forecasts: undefined };
  // The errors are printed with six digits, too few to judge the exact methods by.
  if (EXACT.has(row['method'] ?? '')) return { point_forecasts: forecasts };
  // The table scales by one-step differences for every series, seasonal ones too.
  const { rmse, mae, mapePct } = accuracy(forecasts, held);
  const scale = naiveScale(training);
  return {
    point_forecasts: forecasts,
    rmse_holdout: rmse,
    mae_holdout: mae,
    mape_holdout_pct: mapePct,
    mase_holdout: scale === undefined ? undefined : mae / scale,
  };
}
