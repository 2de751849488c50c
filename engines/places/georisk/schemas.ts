import * as z from 'zod';
import { componentAnswer, interval, level, quantity } from '../../schemas.ts';

/** A component inside the composite: its own answer, its effective weight and what it contributes. */
export const weightedComponent = componentAnswer
  .extend({
    weight: z.number().min(0).describe('Effective weight; 0 when unknown'),
    contribution: z
      .number()
      .min(0)
      .nullable()
      .describe('Share of the composite score; contributions add up to it'),
  })
  .meta({ id: 'WeightedComponent' });

export const hazardName = z
  .enum([
    'earthquake',
    'volcano',
    'tsunami',
    'seismic_site_amplification',
    'sinkhole',
    'weather',
    'flood',
    'landslide',
  ])
  .meta({ id: 'HazardName' });

const listedQuake = z.object({
  time: z.string(),
  magnitude: z.number().nullable(),
  depth_km: z.number().nullable(),
  distance_km: z.number(),
  place: z.string().nullable(),
  lat: z.number(),
  lon: z.number(),
});
const listedVolcano = z.object({
  name: z.string(),
  distance_km: z.number(),
  last_eruption_year: z.int().nullable(),
  lat: z.number(),
  lon: z.number(),
});

/** What `radius_km` bounds: the events and sources that are listed, never the hazard itself. */
export const nearby = z
  .object({
    radius_km: z.number(),
    earthquakes: z
      .array(listedQuake)
      .nullable()
      .describe('Largest first, at most 10; null: nobody answered'),
    earthquake_list_complete: z
      .boolean()
      .describe('False where the list holds significant events only'),
    volcanoes: z
      .array(listedVolcano)
      .nullable()
      .describe('Nearest first, at most 10; null: nobody answered'),
    effect: z.string().describe('What the radius changed, in words'),
  })
  .meta({ id: 'NearbyEvents' });

export const georiskScore = z
  .object({
    quantity: quantity.nullable().describe('The physical quantity of the dominant hazard'),
    score: z.number().min(0).max(100).nullable(),
    level: level.nullable(),
    interval: interval.nullable(),
    dominant_hazard: hazardName
      .nullable()
      .describe('Its score, set to 0 with the weights kept, lowers the composite most'),
    summary: z.string(),
    reason: z.string().optional(),
    coverage: z.number().min(0).max(1).describe('Share of the original weight that is not unknown'),
    maximum_component_score: z.number().nullable(),
    weighted_mean_score: z.number().nullable(),
    components: z.object({
      earthquake: weightedComponent,
      volcano: weightedComponent,
      tsunami: weightedComponent,
      seismic_site_amplification: weightedComponent,
      sinkhole: weightedComponent,
      weather: weightedComponent,
      flood: weightedComponent,
      landslide: weightedComponent,
    }),
    place: z
      .object({
        is_land: z.boolean(),
        coast_distance_km: z.number(),
        country_code: z.string().nullable(),
        country_name: z.string().nullable(),
        nearest_place: z.string().nullable(),
        nearest_place_distance_km: z.number().nullable(),
      })
      .nullable(),
    nearby,
    warnings: z.array(z.string()),
  })
  .meta({ id: 'GeoriskScore' });
