import * as z from 'zod';
import { pastTsunami } from '../../ground/datasets/tsunamis.ts';
import { eventChances } from '../eventChance.ts';
import { hazardMembers } from '../../schemas.ts';

const source = z
  .object({
    id: z.string(),
    name: z.string(),
    zone: z.string(),
    magnitude: z.number(),
    recurrence_years: z.object({ low: z.number(), best: z.number(), high: z.number() }),
    basis: z.enum(['geology', 'history', 'motion']),
    distance_km: z.number(),
    travel_time_min: z.number().describe('First arrival, minutes after the earthquake'),
    travel_time_p10_min: z.number(),
    travel_time_p90_min: z.number(),
    coastal_height_m: z.number().describe('Mean height on this coast of the characteristic event'),
    sea_floor_uplift_m: z
      .number()
      .describe('Greatest uplift of the sea floor by the mean rupture of that magnitude'),
    share_of_rate: z.number().min(0).max(1).describe('Of the rate of passing the 475-year height'),
  })
  .meta({ id: 'TsunamiSource' });

const zone = z
  .object({
    zone: z.string(),
    first_arrival_min: z.number(),
    share_of_rate: z.number().min(0).max(1),
    chances: eventChances.describe(
      'That one of its segments whose waves reach this coast breaks, by least magnitude',
    ),
  })
  .meta({ id: 'TsunamiZone' });

const past = z
  .object({
    id: z.string(),
    date: z
      .string()
      .describe('YYYY, YYYY-MM or YYYY-MM-DD as far as known; negative years are BCE'),
    place: z.string(),
    lat: z.number(),
    lon: z.number(),
    magnitude: z.number().nullable(),
    cause: pastTsunami.shape.cause,
    max_water_height_m: z
      .number()
      .nullable()
      .describe('Highest reported anywhere; null: not in the source'),
    deaths: pastTsunami.shape.deaths,
    distance_km: z.number(),
  })
  .meta({ id: 'PastTsunami' });

/** The answer of the tsunami vertical. */
export const tsunamiPrediction = z
  .object({
    ...hazardMembers,
    summary: z.string(),
    drivers: z.array(z.string()),
    coastal_height_475yr_m: z
      .number()
      .nullable()
      .describe('At the shore, before elevation and distance are taken off'),
    coastal_height_975yr_m: z.number().nullable(),
    coastal_height_2475yr_m: z.number().nullable(),
    runup_475yr_m: z
      .number()
      .nullable()
      .describe('Highest local run-up: twice the coastal height (Abe 1995)'),
    plane_beach_runup_m: z
      .number()
      .nullable()
      .describe('Run-up of that height on a 1:19.85 beach from 10 m of water (Synolakis 1987)'),
    plane_beach_breaks: z
      .boolean()
      .nullable()
      .describe(
        'Whether that wave breaks on the beach before it runs up (Synolakis 1987, eq. 3.13)',
      ),
    inundation_reach_km: z
      .number()
      .nullable()
      .describe('How far that run-up floods flat built land'),
    distance_to_coast_km: z.number().nullable(),
    elevation_m: z.number().nullable(),
    elevation_sigma_m: z.number().nullable().describe('One standard deviation of the elevation'),
    nearest_zone: zone.nullable(),
    zones: z.array(zone),
    sources: z.array(source).describe('Sources that matter most here, at most 10'),
    historic_events: z.array(past).describe('Within the radius, nearest first, at most 20'),
    historic_events_within_radius: z.int(),
    evacuation: z
      .object({
        advice: z.enum([
          'move_on_strong_shaking',
          'move_on_warning',
          'stay_out_of_the_water',
          'none',
        ]),
        text: z.string(),
      })
      .nullable(),
    warnings: z.array(z.string()),
    reason: z.string().optional(),
  })
  .meta({ id: 'TsunamiPrediction' });

export type TsunamiPrediction = z.input<typeof tsunamiPrediction>;
