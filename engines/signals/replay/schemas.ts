import * as z from 'zod';
import { componentAnswer, point } from '../../schemas.ts';

const maybe = z.number().nullable();
const maybeText = z.string().nullable();

/** An event of the record beside the one replayed. */
const pastEvent = z.object({
  at: z.string(),
  lat: maybe,
  lon: maybe,
  magnitude: maybe,
  place: maybeText,
});

export const replayInput = point.extend({
  event_date: z.iso
    .date()
    .optional()
    .describe(
      'Day of the event in UTC, of an earthquake also by the sun of the place; absent: the latest or strongest known',
    ),
  event_type: z
    .enum(['earthquake', 'volcano', 'flood', 'sinkhole'])
    .default('earthquake')
    .describe('What is replayed; default earthquake'),
  usgs_event_id: z
    .string()
    .min(3)
    .max(40)
    .regex(
      /^[\w-]+$/,
      'must be the id of an event in the USGS catalogue, such as us20002926: letters, digits, _ and -',
    )
    .optional()
    .describe('Event id in the USGS catalogue; wins over date and place'),
});
export type ReplayInput = z.output<typeof replayInput>;

const frozen = z.object({
  dataset: z.string(),
  source: z.string(),
  latest_datum: maybeText.describe('Newest datum that was used, before the event'),
  records: z.int(),
});
const hindcast = z.object({
  what: z.string(),
  horizon_days: z.number(),
  probability: z.number(),
  p10: z.number(),
  p90: z.number(),
  background_probability: maybe,
  gain: maybe.describe('Times the background; 1 is an ordinary week'),
  rate_per_yr: maybe,
  counted: z.int(),
  years: z.number(),
  rank: maybe.describe('Share of earlier events that were weaker, 0 to 1'),
  leading_event: maybeText,
});

const catalogueStatistics = z
  .object({
    events: z.int().describe('Earthquakes at and above the completeness magnitude'),
    completeness_magnitude: z
      .number()
      .describe('Bin with the most events plus 0.2 (Wiemer and Wyss 2000); the list begins at M 5'),
    b_value: z.number().describe('Tinti and Mulargia (1987)'),
    b_sigma: z.number().describe('Shi and Bolt (1982)'),
    b_shrunk: z.number().describe('Drawn towards 1.0 with a prior standard deviation of 0.1'),
    b_shrunk_sigma: z.number(),
    long_record: z
      .object({
        b_value: z.number(),
        b_sigma: z.number(),
        m5_per_yr: z.number().describe('Yearly earthquakes of M 5 and more'),
        m5_per_yr_sigma: z.number(),
      })
      .nullable()
      .describe(
        'By Weichert (1980) with large earthquakes of before the list: M 6.3 from 1918, M 7.5 from 1904; null where theirs is cut, or for too few',
      ),
  })
  .meta({ id: 'CatalogueStatistics' });

const floodFrequency = z
  .object({
    peaks: z.int().describe('Annual peaks before the event'),
    low_outliers: z.int().describe('Peaks set aside as too low to tell of floods'),
    low_outlier_threshold_m3s: maybe.describe('Flow below which peaks count as low; null for none'),
    mean_log10_m3s: z.number(),
    sd_log10: z.number(),
    station_skew: z.number(),
    flows: z
      .array(z.object({ return_period_yr: z.number(), flow_m3s: z.number() }))
      .describe('Flow that a year exceeds once in so many years on average'),
  })
  .meta({ id: 'FloodFrequency' });

export const replayReply = z
  .object({
    status: z.enum(['ok', 'unknown']),
    reason: z.string().optional(),
    summary: z.string(),
    event: z
      .object({
        id: maybeText,
        type: z.string(),
        at: z.string(),
        lat: maybe,
        lon: maybe,
        distance_km: maybe,
        magnitude: maybe,
        size: maybe,
        size_unit: maybeText,
        place: maybeText,
        source: z.string(),
        status: maybeText,
        found_by: z.enum(['id', 'date', 'auto']),
      })
      .nullable(),
    known_then: z.object({
      frozen_at: maybeText.describe('Nothing later than this was used'),
      inputs: z.array(frozen),
      hindcast: hindcast.nullable(),
      hindcast_reason: z.string().optional(),
      catalogue: catalogueStatistics
        .nullable()
        .optional()
        .describe('Earthquakes only: statistics of the list before the event; null for too few'),
      flood_frequency: floodFrequency
        .nullable()
        .optional()
        .describe(
          'Floods only: log-Pearson III law of the earlier peaks by Bulletin 17C (expected moments, skew of the station alone); null for fewer than ten peaks',
        ),
      susceptibility: componentAnswer
        .nullable()
        .describe('What slow ground says, which no event changes'),
      warnings_in_force: z
        .array(z.object({ event: z.string(), issued_at: z.string(), expires_at: z.string() }))
        .nullable(),
      earlier_events: z.array(pastEvent.extend({ size: maybe })).describe('The largest before it'),
    }),
    known_now: z.object({
      as_of: z.string(),
      revised_magnitude: maybe,
      later_events: z.array(pastEvent).describe('The strongest of the 30 days after'),
      later_count: z.int().nullable(),
      shaking: z
        .object({
          max_intensity_mmi: maybe,
          max_pga_g: maybe,
          pager_alert: maybeText,
          landslide_alert: maybeText,
          liquefaction_alert: maybeText,
        })
        .nullable(),
      tsunami: z
        .object({ max_water_height_m: maybe, deaths: z.string(), place: z.string() })
        .nullable(),
      reasons: z.array(z.string()).describe('What could not be learned, and why'),
    }),
    leakage: z.object({
      leakage_free: z.boolean(),
      statement: z.string(),
      excluded: z.array(z.string()),
    }),
  })
  .meta({ id: 'EventReplay' });
export type ReplayReply = z.input<typeof replayReply>;
