import * as z from 'zod';
import { pointWithRadius } from '../../schemas.ts';
import { registerChecked } from '../answer/registerChecked.ts';
import { scoredShape } from '../answer/scored.ts';

export const nexusInput = pointWithRadius(150, 500);

const held = z.object({
  days_per_yr: z.number(),
  by_temperature_days: z.number(),
  by_scarcity_days: z.number(),
  p10: z.number(),
  p90: z.number(),
});

const plant = z.object({
  name: z.string(),
  country: z.string(),
  lat: z.number(),
  lon: z.number(),
  distance_km: z.number(),
  fuel: z.enum(['nuclear', 'coal', 'gas_combined_cycle', 'gas_or_oil_steam', 'solar_thermal']),
  cooling: z.enum(['tower', 'once_through', 'sea_water', 'dry', 'pond']),
  capacity_mw: z.number(),
  looked_up: z
    .array(z.enum(['position', 'cooling']))
    .describe('What of the row agrees with a public list; empty: restated from memory alone'),
  withdrawal_l_per_mwh: z
    .number()
    .nullable()
    .describe('Fresh water taken; null: sea water or no published figure'),
  consumption_l_per_mwh: z.number().nullable().describe('Fresh water not given back'),
  consumption_mm3_per_yr: z
    .number()
    .nullable()
    .describe('Million m3 a year at a usual capacity factor'),
  intake_limit_c: z
    .number()
    .nullable()
    .describe(
      'Stream temperature above which it is held back: the limit of its permit or country after mixing less the rise; null: warm fresh water does not hold it back',
    ),
  river: z
    .object({
      name: z.string(),
      warmest_month_c: z.number().describe('Mean water temperature of the warmest month, °C'),
      summer_flow_m3_s: z
        .number()
        .nullable()
        .describe('Mean flow of July and August, m3/s; null: a lake'),
      source: z.string(),
    })
    .nullable()
    .describe('Its river or great lake as measured; null: streams at large, by the air'),
  curtailment: held.nullable(),
});

/** Reply of POST /api/v1/energy/water-nexus/score, without provenance. */
export const nexusReply = z
  .object({
    ...scoredShape,
    radius_km: z.number(),
    basis: z
      .enum(['listed_plants', 'reference_plant'])
      .describe(
        'reference_plant: none is listed near; a combined-cycle plant with a tower stands in',
      ),
    water_stress: z
      .object({
        score_0_5: z.number(),
        p10: z.number(),
        p90: z.number(),
        ratio: z.number(),
        source: z.enum(['catchment', 'region']),
      })
      .nullable(),
    water_stress_reason: z.string().optional(),
    stream_temperature: z
      .object({
        july_or_warmest_c: z.number(),
        days_above_27_c: z.number(),
        days_above_32_c: z.number(),
      })
      .nullable(),
    plants: z.array(plant).describe('Nearest first, at most 25'),
    plants_within_radius: z.int(),
    capacity_within_radius_mw: z.number(),
    capacity_on_fresh_water_mw: z.number(),
    consumption_mm3_per_yr: z
      .number()
      .describe('Fresh water that the listed plants use up, million m3 a year'),
    by_2050: z
      .object({
        curtailment_days_per_yr: z.number(),
        score: z.number(),
        scenario: z.literal('SSP2-4.5'),
      })
      .nullable(),
    register_size: z.int(),
    register_checked: registerChecked,
    register_source: z.string(),
  })
  .meta({ id: 'WaterNexus' });
