import * as z from 'zod';
import { componentAnswer } from '../../schemas.ts';
import { quantityLevers } from '../answer/lever.ts';
import { ASSET_CLASSES } from './tables.ts';

const asset = z.object({
  class: z.enum(ASSET_CLASSES),
  count: z.int().min(0),
  complete: z.boolean().describe('False: the source cut its list, there are more'),
  weight: z.number().describe('What one counts for; a building is 1'),
  nearest_named: z.array(z.object({ name: z.string(), distance_km: z.number() })),
});

/** A hazard of the middle of the circle and what stands against it. */
export const hazardExposure = componentAnswer.extend({
  exposure: z
    .object({
      weighted_assets: z.number(),
      p10: z.number(),
      p50: z.number(),
      p90: z.number(),
      unit: z.literal('buildings at full hazard'),
    })
    .nullable()
    .describe('Weighted assets times score / 100; null where either is unknown'),
});

/** Reply of POST /api/v1/infrastructure/osm/exposure-analysis, without provenance. */
export const exposureReply = z
  .object({
    summary: z.string(),
    lat: z.number().describe('Latitude the answer was computed for'),
    lon: z.number().describe('Longitude the answer was computed for'),
    radius_km: z.number(),
    hazard_type: z.enum(['earthquake', 'flood', 'wildfire', 'all']),
    assets: z.array(asset).nullable().describe('Null: the map could not be asked'),
    assets_reason: z.string().optional(),
    total_assets: z.int().nullable(),
    weighted_assets: z.number().nullable(),
    map_data_at: z.string().nullable(),
    hazards: z.object({
      earthquake: hazardExposure.optional(),
      flood: hazardExposure.optional(),
      wildfire: hazardExposure.optional(),
    }),
    most_exposed_to: z.enum(['earthquake', 'flood', 'wildfire']).nullable(),
    completeness: z.string(),
    levers: quantityLevers,
    warnings: z.array(z.string()),
  })
  .meta({ id: 'OsmExposure' });

export type ExposureReply = z.input<typeof exposureReply>;
export type HazardName = 'earthquake' | 'flood' | 'wildfire';
