import * as z from 'zod';
import { METHOD_NAMES } from '../forecast/methods.ts';
import { SERIES_IDS } from './series.ts';

export const forecastInput = z.object({
  series_id: z.enum(SERIES_IDS).describe('Name of the series'),
  horizon: z
    .int()
    .min(1)
    .max(24)
    .default(12)
    .describe('Steps ahead, in the spacing of the series; default 12'),
  frequency: z
    .enum(['native', 'monthly'])
    .default('native')
    .describe('`monthly`: means of whole months are forecast; default `native`'),
  method: z
    .enum(['auto', ...METHOD_NAMES])
    .default('auto')
    .describe('`auto`: the one that the backtest prefers; default `auto`'),
});

const maybe = z.number().nullable();

const step = z.object({
  step: z.int(),
  date: z.string(),
  value: z.number(),
  lower_80: maybe,
  upper_80: maybe,
  lower_95: maybe,
  upper_95: maybe,
});

const tried = z.object({
  method: z.enum(METHOD_NAMES),
  title: z.string(),
  is_baseline: z.boolean(),
  mae: z.number(),
  rmse: z.number(),
  mape_pct: maybe.describe('Null where a value is 0'),
  mase: maybe.describe(
    'Mean absolute error over that of the naive forecast at the same origins and steps; below 1 beats it',
  ),
  mase_early: maybe.describe('The same over the earlier half of the origins'),
  mase_late: maybe.describe('The same over the later half'),
});

export const forecastReply = z
  .object({
    series_id: z.enum(SERIES_IDS),
    title: z.string(),
    units: z.string(),
    frequency: z.string().nullable(),
    horizon: z.int(),
    last_observation: z.object({ date: z.string(), value: z.number() }).nullable(),
    age_days: z
      .number()
      .nullable()
      .describe(
        'Days from the last observation to now; the forecast begins after the last observation',
      ),
    observations_used: z.int(),
    method: z
      .object({
        name: z.enum(METHOD_NAMES),
        title: z.string(),
        parameters: z.record(z.string(), z.number()),
        reason: z.string(),
      })
      .nullable(),
    forecast: z.array(step),
    intervals: z
      .object({ basis: z.string(), coverage_80: z.number(), coverage_95: z.number() })
      .nullable()
      .describe(
        '`coverage`: share of the later half of the backtest that fell inside intervals made from the earlier half',
      ),
    backtest: z
      .object({
        origins: z.int(),
        first_origin: z.string(),
        last_origin: z.string(),
        methods: z.array(tried),
      })
      .nullable(),
    reason: z.string().optional().describe('Why there is no forecast'),
    warnings: z.array(z.string()),
  })
  .meta({ id: 'EconomicForecast' });

export type ForecastInput = z.output<typeof forecastInput>;
export type ForecastReply = z.input<typeof forecastReply>;
