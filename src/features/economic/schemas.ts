import * as z from 'zod';
import { provenance } from '../../core/evidence.ts';

/** A series as lists show it. */
const seriesCard = z
  .object({
    series_id: z.string(),
    title: z.string(),
    units: z.string(),
    frequency: z.enum(['daily', 'weekly', 'monthly']).describe('How often its publisher renews it'),
    publisher: z.string(),
    page: z.string(),
    note: z.string(),
  })
  .meta({ id: 'EconomicSeriesCard' });

const observation = z.object({ date: z.string(), value: z.number() });

export const seriesReply = seriesCard
  .extend({
    status: z
      .enum(['live', 'cached', 'stale', 'embedded'])
      .describe('`embedded`: monthly means that came with this program'),
    spacing: z
      .string()
      .nullable()
      .describe('Spacing of the observations below: daily, weekly, monthly'),
    last_observation: observation.nullable(),
    age_days: z.number().nullable().describe('Days from the last observation to now'),
    change_pct: z
      .number()
      .nullable()
      .describe('Last observation against the one before, per cent; null where that is 0 or below'),
    year_change_pct: z
      .number()
      .nullable()
      .describe('Last observation against the nearest within 20 days of a year before, per cent'),
    items: z.array(observation).describe('Oldest first; days without a value are left out'),
    next_cursor: z.string().nullable(),
    provenance,
  })
  .meta({ id: 'EconomicSeries' });

const snapshotRow = seriesCard.pick({ series_id: true, title: true, units: true }).extend({
  status: z.enum(['live', 'cached', 'stale', 'embedded', 'missing']),
  reason: z.string().nullable().describe('Why a lesser source answered, or nobody'),
  last_observation: observation.nullable(),
  age_days: z.number().nullable(),
  change_pct: z.number().nullable(),
  year_change_pct: z.number().nullable(),
  five_year_range: z
    .object({
      low: z.number(),
      high: z.number(),
      position_pct: z.number().nullable().describe('0 at the low, 100 at the high'),
    })
    .nullable(),
});

export const snapshotReply = z
  .object({
    as_of: z.string(),
    items: z.array(snapshotRow),
    next_cursor: z.string().nullable(),
    provenance,
  })
  .meta({ id: 'EconomicSnapshot' });
export const seriesList = z
  .object({ items: z.array(seriesCard), next_cursor: z.string().nullable() })
  .meta({ id: 'EconomicSeriesList' });
