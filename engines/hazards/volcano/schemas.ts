import * as z from 'zod';
import { alertLevel, colourCode } from '../../ground/datasets/volcanoes.ts';
import { interval, level, quantity, state } from '../../schemas.ts';

const alertFields = {
  alert_level: alertLevel.nullable().describe("The observatory's level; null where none is known"),
  alert_level_state: z.enum(['assigned', 'stale', 'unassigned']),
  aviation_colour_code: colourCode.nullable(),
  alert_sent_at: z.string().nullable(),
  alert_url: z.string().nullable(),
  alert_reason: z.string().nullable().describe('Why the level is stale or unassigned'),
};

const probability = z.number().min(0).max(1);

const ash = z
  .object({
    at_least_1mm: probability,
    at_least_10mm: probability,
    at_least_100mm: probability,
  })
  .meta({ id: 'AshProbability' });

const nearVolcano = z
  .object({
    gvp_number: z.int(),
    name: z.string(),
    country: z.string(),
    volcano_type: z.string(),
    lat: z.number(),
    lon: z.number(),
    elevation_m: z.number(),
    distance_km: z.number(),
    last_eruption_year: z.int().nullable(),
    observatory: z.string().nullable(),
    eruptions_counted: z.int().describe('Confirmed eruptions in the complete window'),
    record_complete_since: z.int(),
    annual_eruption_probability: probability,
    annual_eruption_probability_p10: probability,
    annual_eruption_probability_p90: probability,
    vei_probability: z
      .array(probability)
      .length(8)
      .describe('Chance of VEI 0 to 7 given an eruption'),
    annual_probability: probability.describe(
      'Annual probability of at least 1 cm of ash or a flow at the place from this volcano',
    ),
    annual_ash_probability: ash,
    annual_pyroclastic_flow_probability: probability,
    annual_lahar_probability: probability,
    annual_lava_probability: probability,
    zone: z
      .enum(['summit', 'flow_and_lahar', 'ash', 'distant'])
      .describe('POLICY zones by distance: 5, 30 and 100 km'),
    ...alertFields,
  })
  .meta({ id: 'NearVolcano' });

/** The answer of the volcano vertical. */
export const volcanoPrediction = z
  .object({
    state,
    quantity: quantity.nullable(),
    score: z.number().min(0).max(100).nullable(),
    level: level.nullable(),
    interval: interval.nullable(),
    summary: z.string(),
    drivers: z.array(z.string()),
    annual_ash_probability: ash.nullable(),
    ...alertFields,
    alert_volcano: z
      .string()
      .nullable()
      .describe('The listed volcano whose level is shown: the highest one assigned'),
    volcanoes: z
      .array(nearVolcano)
      .describe(
        'Holocene volcanoes within the radius, most dangerous for the place first; at most 20',
      ),
    volcanoes_within_radius: z.int(),
    warnings: z.array(z.string()),
    reason: z.string().optional(),
  })
  .meta({ id: 'VolcanoPrediction' });

export type VolcanoPrediction = z.input<typeof volcanoPrediction>;
