import * as z from 'zod';
import { quantity, scoredMembers } from '../../schemas.ts';

const maybe = z.number().nullable();

const stressIndicator = z
  .object({
    code: z.enum(['bws', 'iav', 'sev', 'drr', 'rfr', 'cfr']),
    name: z.string(),
    score_0_5: maybe,
    category: z.number().int().min(0).max(4).nullable(),
    weight: z.number().min(0),
    reason: z.string().optional(),
  })
  .meta({ id: 'WaterStressIndicator' });

const stressProjection = z
  .object({
    year: z.number().int(),
    scenario: z.enum(['opt', 'bau', 'pes']),
    pathway: z.string(),
    stress_ratio: z.number(),
    p10: z.number(),
    p90: z.number(),
    score_0_5: z.number(),
    category: z.number().int(),
    label: z.string(),
  })
  .meta({ id: 'WaterStressProjection' });

export const waterStressScore = z
  .object({
    ...scoredMembers,
    quantity: quantity.nullable(),
    summary: z.string(),
    reason: z.string().optional(),
    stress_score_0_5: maybe,
    category: z
      .number()
      .int()
      .min(-1)
      .max(4)
      .nullable()
      .describe('0 low to 4 extremely high; -1 arid and hardly used'),
    label: z.string().nullable(),
    arid_and_low_use: z.boolean().nullable(),
    basis: z.enum(['catchment', 'region']).nullable(),
    region: z.string().nullable().describe('Nearest listed region, whose values stand in'),
    region_distance_km: maybe.describe('From the place to the middle of that region, km'),
    region_lies: z
      .enum(['same_country', 'neighbour', 'over_sea'])
      .nullable()
      .describe(
        'In the country of the place, in another one by land, or in the same one over the sea',
      ),
    catchment_id: z.string().nullable(),
    overall_score_0_5: maybe.describe('Weighted mean of the indicators that have a value'),
    missing_weight_fraction: z.number().min(0).max(1),
    indicators: z.array(stressIndicator),
    projections: z.array(stressProjection),
    warnings: z.array(z.string()),
  })
  .meta({ id: 'WaterStressScoreResponse' });
