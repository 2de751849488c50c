import * as z from 'zod';
import { DAY_MS } from '../../../engines/ground/math/time.ts';
import { frequencyOf } from '../../../engines/money/forecast/frequency.ts';
import { SERIES, seriesNeed, tidy } from '../../../engines/money/economic/series.ts';
import { isKnown } from '../../../engines/facts.ts';
import type { ModelCard } from '../../../engines/vertical.ts';
import { ApiError } from '../../core/errors.ts';
import { inquire } from '../../core/inquire.ts';
import { operation } from '../../core/operation.ts';
import { roundReply } from '../../core/round.ts';
import { groupHealth, healthOf } from '../sources/groupHealth.ts';
import { cardOf, findSeries, fiveYearRange, latestOf } from './readSeries.ts';
import { seriesList, seriesReply, snapshotReply } from './schemas.ts';

const SOURCES = ['https://fred.stlouisfed.org', 'https://www.eia.gov/opendata'];
const DATASETS = ['economic-series'];
const MAX_ITEMS = 1000;

const CARD: ModelCard = {
  name: 'economic-series',
  version: '1.0.0',
  methodology:
    'Observations as FRED or the US Energy Information Administration publish them; embedded monthly means answer where neither can be asked.',
  validity: 'Observations since 2015.',
  verification:
    "The embedded means were held against the agency's own published series; live observations pass through unchanged.",
  limits: [
    'Published values are revised; gasoline and rig counts most.',
    'Embedded means end in 2024 to 2026, by series; `age_days` says how long ago.',
  ],
};

export const series = operation({
  method: 'GET',
  path: '/api/v1/data/economic/series',
  access: 'key',
  tool: true,
  free: true,
  maxAgeS: 300,
  title: 'Economic series',
  summary: 'The series of the oil, gas and drilling economy that can be read and forecast.',
  input: z.object({}),
  output: seriesList,
  sources: SOURCES,
  run: () => ({ items: SERIES.map(cardOf), next_cursor: null }),
});

export const observations = operation({
  method: 'GET',
  path: '/api/v1/data/economic/series/{series_id}',
  access: 'key',
  tool: true,
  title: 'Observations of an economic series',
  summary:
    'One series with its observations, the age of the last one, and its change over a step and a year.',
  input: z.object({
    series_id: z
      .string()
      .max(40)
      .describe('Name of the series, in any case; another is 404')
      .meta({ enum: SERIES.map(({ id }) => id) }),
    start_date: z.iso.date().optional().describe('First day; default the last year of the series'),
    limit: z
      .int()
      .min(1)
      .max(MAX_ITEMS)
      .default(366)
      .describe('Observations at most, the newest ones; default 366'),
    cursor: z.iso
      .date()
      .optional()
      .describe('`next_cursor` of the answer before: observations earlier than this day'),
  }),
  output: seriesReply,
  datasets: DATASETS,
  sources: SOURCES,
  model: CARD,
  example: { series_id: 'DCOILWTICO' },
  async run({ series_id, start_date, limit, cursor }, context) {
    const card = findSeries(series_id);
    if (card === undefined)
      throw new ApiError(
        'not_found',
        `There is no series ${series_id}; there are ${SERIES.map(({ id }) => id).join(', ')}.`,
        { members: { available: SERIES.map(({ id }) => id) } },
      );
    const { facts, provenance } = await inquire({ series: seriesNeed(card.id) }, context);
    const fact = facts.series;
    if (!isKnown(fact))
      throw new ApiError(
        'source_unavailable',
        `No source of ${card.id} answers: ${fact.missing}.`,
        { members: { reason: fact.missing, source: fact.source }, retryAfterS: 60 },
      );
    const rows = tidy(fact.value.observations);
    const from = start_date ?? yearOf(rows.at(-1)?.date);
    const wanted = rows.filter(({ date }) => date >= from && (!cursor || date < cursor));
    const items = wanted.slice(-limit);
    const status = fact.status === 'sample' ? 'embedded' : fact.status;
    return roundReply({
      ...cardOf(card),
      units: fact.value.units ?? card.units,
      status,
      spacing: frequencyOf(rows.map(({ date }) => date))?.frequency ?? null,
      ...latestOf(rows, context.clock.now()),
      items,
      next_cursor: wanted.length > limit ? (items[0]?.date ?? null) : null,
      provenance: provenance(
        CARD,
        status === 'embedded' ? ['monthly means, not the published spacing'] : [],
      ),
    });
  },
});

/** The day a year before a date. */
function yearOf(date: string | undefined): string {
  return date === undefined
    ? ''
    : new Date(Date.parse(date) - 366 * DAY_MS).toISOString().slice(0, 10);
}

export const snapshot = operation({
  method: 'GET',
  path: '/api/v1/data/economic/snapshot',
  access: 'key',
  tool: true,
  title: 'Economic snapshot',
  summary:
    'The last observation of every series with its age, its changes and its place in the range of five years.',
  input: z.object({}),
  output: snapshotReply,
  datasets: DATASETS,
  sources: SOURCES,
  model: CARD,
  example: {},
  async run(_input, context) {
    const { facts, provenance, moment } = await inquire(
      Object.fromEntries(SERIES.map(({ id }) => [id, seriesNeed(id)])),
      context,
    );
    const items = SERIES.map((card) => {
      const fact = facts[card.id];
      const about = { series_id: card.id, title: card.title, units: card.units };
      if (fact === undefined || !isKnown(fact)) {
        return {
          ...about,
          status: 'missing' as const,
          reason: fact?.missing ?? 'not asked',
          last_observation: null,
          age_days: null,
          change_pct: null,
          year_change_pct: null,
          five_year_range: null,
        };
      }
      const status = fact.status === 'sample' ? ('embedded' as const) : fact.status;
      return {
        ...about,
        status,
        reason: fact.reason ?? null,
        ...latestOf(fact.value.observations, moment.ms),
        five_year_range: fiveYearRange(fact.value.observations),
      };
    });
    return roundReply({
      as_of: moment.iso,
      items,
      next_cursor: null,
      provenance: provenance(CARD),
    });
  },
});

export const health = operation({
  method: 'GET',
  path: '/api/v1/data/economic/health',
  access: 'key',
  free: true,
  title: 'Health of the economic data',
  summary: 'How the sources of the economic series fare, from their last calls.',
  input: z.object({}),
  output: groupHealth,
  run: (_input, { sourceStates, clock }) =>
    healthOf('economic', DATASETS, { states: sourceStates(), nowMs: clock.now() }),
});
