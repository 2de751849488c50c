import * as z from 'zod';
import { point } from '../../../schemas.ts';
import { scoredShape } from '../../answer/scored.ts';
import { PIPE_MATERIALS } from './tables.ts';

/** A main: where, of what, how old. */
export const waterMainInput = point.extend({
  pipe_material: z
    .enum(PIPE_MATERIALS)
    .optional()
    .describe('Material of the main; without it the mean of all mains, with a wide interval'),
  pipe_age_years: z
    .number()
    .min(0)
    .max(250)
    .optional()
    .describe(
      'Age, years, 0 to 250; without it the mean age of the material, with a wider interval',
    ),
});

const factor = z.object({
  driver: z.enum(['material', 'age', 'soil', 'frost', 'shaking']),
  factor: z.number().describe('What it multiplies the rate of the average main by'),
  words: z.string(),
});

const week = z.object({
  basis: z
    .enum(['forecast', 'climatology', 'none'])
    .describe('climatology: no forecast answered, the usual weather of the month stands in'),
  reason: z.string().optional().describe('Why the basis is not `forecast`'),
  from_date: z.string(),
  days: z.literal(7),
  factor: z.number().describe('Rate of this week over that of the mean week'),
  cold_snap: z.boolean().nullable(),
  mean_air_temperature_c: z.number().nullable(),
  probability_per_km: z.number().describe('At least one break on a kilometre within the week'),
  probability_p10: z.number(),
  probability_p90: z.number(),
  expected_breaks_per_100_km: z.number(),
});

/** Reply of POST /api/v1/infrastructure/water-main/risk, without provenance. */
export const waterMainReply = z
  .object({
    ...scoredShape,
    pipe_material: z.enum([...PIPE_MATERIALS, 'mixed']),
    pipe_age_years: z.number(),
    material_is_given: z.boolean(),
    age_is_given: z.boolean(),
    breaks_per_100_miles_yr: z
      .number()
      .nullable()
      .describe('The same rate in the unit of the trade; null: no ground for a main'),
    survey_breaks_per_100_miles_yr: z
      .number()
      .describe('Mean of the survey for the material, before age, soil, frost and shaking'),
    primary_driver: z.enum(['material', 'age', 'soil', 'frost', 'shaking']).nullable(),
    drivers: z.array(factor).describe('Strongest first, by the log of the factor'),
    earthquake_repairs_per_km_yr: z
      .object({ shaking: z.number(), ground_displacement: z.number() })
      .nullable()
      .describe('Part of the rate, as a yearly mean; null: the hazard is not known'),
    forecast_7_day: week.nullable(),
  })
  .meta({ id: 'WaterMainRisk' });
