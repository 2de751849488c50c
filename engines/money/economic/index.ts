import { isKnown, type Moment } from '../../facts.ts';
import { vertical } from '../../vertical.ts';
import { forecastSeries, METHOD_TITLES } from './forecastSeries.ts';
import { forecastInput, forecastReply } from './schemas.ts';
import { SERIES, seriesNeed } from './series.ts';

/** POLICY: days after which the last observation no longer counts as today's. */
const OLD_DAYS = 45;

export const forecast = vertical({
  path: '/api/v1/data/economic/forecast',
  title: 'Forecast of an economic series',
  summary:
    'Where an oil, gas, gasoline or rig series may go, by the method that a rolling backtest prefers over the naive forecast, with 80 and 95 per cent intervals.',
  input: forecastInput,
  output: forecastReply,
  needs: ({ series_id }) => ({ series: seriesNeed(series_id) }),
  assess(input, { series }, moment) {
    const card = SERIES.find(({ id }) => id === input.series_id);
    const about = {
      series_id: input.series_id,
      title: card?.title ?? input.series_id,
      units: card?.units ?? '',
      horizon: input.horizon,
    };
    if (!isKnown(series)) {
      const nothing = {
        frequency: null,
        last_observation: null,
        age_days: null,
        observations_used: 0,
        method: null,
        forecast: [],
        intervals: null,
        backtest: null,
      };
      return {
        ...about,
        ...nothing,
        reason: series.missing,
        warnings: [`no forecast: ${series.missing}`],
      };
    }
    const body = forecastSeries(series.value.observations, input, moment.ms);
    const isOver = isAllPast(body.forecast, moment);
    return { ...about, ...body, warnings: warningsOf(body.age_days, series.status, isOver) };
  },
  cost: 'heavy',
  model: {
    name: 'economic-forecast',
    version: '1.0.1',
    methodology: `Each of ${METHOD_TITLES.length} methods (${METHOD_TITLES.join('; ')}) is fitted at up to 40 past origins and held against what came; the one with the least scaled error is used if that is below 1 (the naive forecast) over all origins and over both halves of them, else the naive forecast. Intervals are quantiles of the backtest errors.`,
    validity:
      'Series with at least 24 values beside the horizon; a season is fitted where two cycles and one value are there; up to 24 steps.',
    verification:
      'Point forecasts agree with the table economic_forecast (R forecast 8.20 on classic series): baselines exactly, smoothing within 2 %, the autoregression within 1 %.',
    limits: [
      'Daily prices of oil and gas are close to a random walk: the naive forecast often stands, and its width is the honest part.',
      'POLICY: observations since 2015, the newest 750 daily or 320 weekly values; 40 origins; a method must beat the naive forecast in both halves of the backtest.',
      'Intervals assume that errors to come are like those of the backtest; a shock without precedent in it lies outside.',
      'Initial states are the classical simple ones and weights those of least squares; automatic state-space selection (ETS) is not offered.',
    ],
  },
  sources: [
    'doi:10.1016/j.ijforecast.2006.03.001',
    'doi:10.1016/j.ijforecast.2003.09.015',
    'doi:10.1287/mnsc.6.3.324',
    'doi:10.1016/S0169-2070(00)00065-0',
    'https://otexts.com/fpp3/',
  ],
  example: { series_id: 'DCOILWTICO', horizon: 6 },
});

/** Whether every step of a forecast lies before today, since its data are that old. */
function isAllPast(steps: readonly { readonly date: string }[], { iso }: Moment): boolean {
  const last = steps.at(-1);
  return last !== undefined && last.date < iso.slice(0, 10);
}

function warningsOf(age: number | null, status: string, isOver: boolean): string[] {
  const old =
    age !== null && age > OLD_DAYS
      ? [
          `the data end ${age} days ago: the forecast begins there, not today`,
          ...(isOver
            ? ['every step of the forecast lies before today: it says nothing of the future']
            : []),
        ]
      : [];
  return status === 'embedded'
    ? [...old, 'embedded monthly means answered, since no live source did']
    : old;
}
