import * as z from 'zod';
import { point } from '../../../schemas.ts';
import { scoredShape } from '../../answer/scored.ts';
import { BRIDGE_CLASS_NAMES, OVERTOPPING, SCOUR_CODE_NAMES } from './tables.ts';

/** A bridge: where, in what condition, how old; and what else is known of it. */
export const bridgeInput = point.extend({
  nbi_condition: z
    .number()
    .min(0)
    .max(9)
    .default(5)
    .describe(
      'Lowest NBI condition rating of deck, superstructure, substructure or culvert, 0 (failed) to 9; default 5',
    ),
  bridge_age_years: z
    .number()
    .min(0)
    .max(300)
    .default(40)
    .describe('Age, years, 0 to 300; default 40'),
  bridge_class: z
    .enum(BRIDGE_CLASS_NAMES)
    .optional()
    .describe('Hazus highway bridge class; without it a mixture by design year'),
  scour_code: z
    .enum(SCOUR_CODE_NAMES)
    .optional()
    .describe(
      'NBI item 113, 0 to 9, N (not over water), T or U; without it the base rate of failures by water',
    ),
  skew_deg: z.number().min(0).max(85).optional().describe('Skew of the supports, degrees, 0 to 85'),
  spans: z.int().min(1).max(500).optional().describe('Number of spans, 1 to 500'),
});
export type BridgeInput = z.output<typeof bridgeInput>;

const part = z.object({
  cause: z.enum(['scour_and_flood', 'earthquake', 'overload_and_decay', 'accident']),
  annual_probability: z.number().nullable(),
  return_period_yr: z.number().nullable(),
  share: z.number().nullable().describe('Of the sum of the known parts, 0 to 1'),
  basis: z.string(),
});

const near = z.object({
  id: z.string(),
  lat: z.number(),
  lon: z.number(),
  distance_km: z.number(),
  over: z.string().nullable(),
  year_built: z.int().nullable(),
  lowest_rating: z.number().nullable(),
  condition: z.enum(['good', 'fair', 'poor']).nullable(),
  scour_code: z.string().nullable(),
  traffic_per_day: z.number().nullable(),
  annual_probability: z
    .number()
    .nullable()
    .describe('By the same model with the ratings of the inventory'),
});

/** Reply of POST /api/v1/infrastructure/bridge/risk, without provenance. */
export const bridgeReply = z
  .object({
    ...scoredShape,
    nbi_condition: z.number(),
    bridge_age_years: z.number(),
    return_period_yr: z.number().nullable(),
    base_rate: z
      .object({
        annual_probability: z.number(),
        p025: z.number(),
        p975: z.number(),
        return_period_yr: z.number(),
        words: z.string(),
      })
      .describe('All highway bridges of the United States'),
    parts: z.array(part).describe('Largest first'),
    design: z.enum(['conventional', 'seismic']),
    classes: z.array(z.enum(BRIDGE_CLASS_NAMES)),
    overtopping: z.enum(OVERTOPPING).nullable(),
    condition_path: z.array(
      z.object({
        years_ahead: z.int(),
        expected_rating: z.number(),
        poor_probability: z.number().describe('Rating of 4 or less, without repair'),
      }),
    ),
    bridges_near: z
      .array(near)
      .nullable()
      .describe('Bridges of the inventory within 2 km, nearest first; null: not at hand'),
    bridges_near_reason: z.string().optional(),
  })
  .meta({ id: 'BridgeRisk' });
