import { originsOf } from '../forecast/backtest.ts';
import { chooseMethod, type Choice, type MethodRecord } from '../forecast/chooseMethod.ts';
import { datesAfter, frequencyOf, monthlyMeans, type Frequency } from '../forecast/frequency.ts';
import { METHODS } from '../forecast/methods.ts';
import { residualIntervals } from '../forecast/residualIntervals.ts';
import type { ForecastInput, ForecastReply } from './schemas.ts';
import { ageDays, tidy, type Observation } from './series.ts';

/** POLICY: newest values used by spacing; older ones say little of today's market and cost time. */
const MOST_VALUES: Readonly<Record<Frequency, number>> = {
  daily: 750,
  weekly: 320,
  monthly: 240,
  quarterly: 120,
  yearly: 60,
};
/** POLICY: origins of the backtest, and the values that the first must know without a season. */
const MOST_ORIGINS = 40;
const LEAST_VALUES = 24;

type Body = Pick<
  ForecastReply,
  | 'frequency'
  | 'last_observation'
  | 'age_days'
  | 'observations_used'
  | 'method'
  | 'forecast'
  | 'intervals'
  | 'backtest'
  | 'reason'
>;

type Spacing = NonNullable<ReturnType<typeof frequencyOf>>;

/** A forecast of a series, with the backtest that chose its method; what cannot be told is null with a reason. */
export function forecastSeries(
  given: readonly Observation[],
  input: ForecastInput,
  nowMs: number,
): Body {
  const all = input.frequency === 'monthly' ? monthlyMeans(tidy(given)) : tidy(given);
  const spacing = frequencyOf(all.map(({ date }) => date));
  const last = all.at(-1);
  const none = {
    frequency: spacing?.frequency ?? null,
    last_observation: last ?? null,
    age_days: last ? ageDays(last.date, nowMs) : null,
    observations_used: all.length,
    method: null,
    forecast: [],
    intervals: null,
    backtest: null,
  };
  if (spacing === undefined || last === undefined)
    return { ...none, reason: 'fewer than two values' };
  const used = all.slice(-MOST_VALUES[spacing.frequency]);
  return { ...none, ...forecastOf(used, spacing, input) };
}

/** The forecast of evenly spaced values, or why there is none. */
function forecastOf(
  used: readonly Observation[],
  spacing: Spacing,
  input: ForecastInput,
): Partial<Body> {
  const { horizon } = input;
  const values = used.map(({ value }) => value);
  // A season is fitted only where two cycles lie before the first origin.
  const period = values.length >= 2 * spacing.period + 1 + horizon ? spacing.period : 1;
  const least = Math.max(LEAST_VALUES, 2 * period + 1);
  const origins = originsOf(values.length, { horizon, least, most: MOST_ORIGINS });
  const choice = chooseMethod(values, { horizon, period, origins });
  if (choice === undefined)
    return {
      reason: `a backtest of ${horizon} steps needs at least ${least + horizon} values that change; there are ${values.length}`,
    };
  const record = recordFor(choice, input.method);
  const told = record?.method.forecast(values, { horizon, period });
  const backtest = backtestOf(choice, used);
  if (record === undefined || told === undefined)
    return {
      backtest,
      reason: `${record?.method.name ?? input.method} cannot be fitted to this series`,
    };
  return {
    observations_used: values.length,
    method: {
      name: record.method.name,
      title: record.method.title,
      parameters: told.parameters,
      reason: input.method === 'auto' ? choice.reason : 'asked for by name',
    },
    forecast: stepsOf(told.values, record, datesOf(used, spacing, horizon)),
    intervals: intervalsOf(record),
    backtest,
  };
}

const datesOf = (used: readonly Observation[], { frequency }: Spacing, horizon: number) =>
  datesAfter(used.at(-1)?.date ?? '', frequency, horizon);

/** The method that was chosen, or the one that was asked for; undefined where it was not tried. */
function recordFor(
  { chosen, records }: NonNullable<ReturnType<typeof chooseMethod>>,
  name: ForecastInput['method'],
): MethodRecord | undefined {
  return name === 'auto' ? chosen : records.find(({ method }) => method.name === name);
}

function stepsOf(
  values: readonly number[],
  { trials }: MethodRecord,
  dates: readonly string[],
): ForecastReply['forecast'] {
  const intervals = residualIntervals(trials);
  return values.map((value, i) => {
    const at = (share: number): number | null => intervals?.quantile(i + 1, value, share) ?? null;
    return {
      step: i + 1,
      date: dates[i] ?? '',
      value,
      lower_80: at(0.1),
      upper_80: at(0.9),
      lower_95: at(0.025),
      upper_95: at(0.975),
    };
  });
}

function intervalsOf({ trials }: MethodRecord): ForecastReply['intervals'] {
  const half = Math.ceil(trials.length / 2);
  const [whole, early] = [residualIntervals(trials), residualIntervals(trials.slice(0, half))];
  if (whole === undefined || early === undefined || trials.length < 4) return null;
  const late = trials.slice(half);
  const basis = `quantiles of the backtest errors of the method, ${whole.isLogarithmic ? 'as factors' : 'as differences'}, spread growing with the step as it did there`;
  return {
    basis,
    coverage_80: early.coverage(late, 0.1, 0.9),
    coverage_95: early.coverage(late, 0.025, 0.975),
  };
}

function backtestOf({ records }: Choice, used: readonly Observation[]): ForecastReply['backtest'] {
  const trials = records[0]?.trials ?? [];
  const dateAt = (origin: number | undefined): string => used[(origin ?? 1) - 1]?.date ?? '';
  return {
    origins: trials.length,
    first_origin: dateAt(trials[0]?.origin),
    last_origin: dateAt(trials.at(-1)?.origin),
    methods: records.map(({ method, mae, rmse, mapePct, mase, maseEarly, maseLate }) => ({
      method: method.name,
      title: method.title,
      is_baseline: method.isBaseline,
      mae,
      rmse,
      mape_pct: mapePct ?? null,
      mase: finite(mase),
      mase_early: finite(maseEarly),
      mase_late: finite(maseLate),
    })),
  };
}

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** Names of the methods tried, for the model card. */
export const METHOD_TITLES: readonly string[] = METHODS.map(({ title }) => title);
