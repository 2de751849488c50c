import * as z from 'zod';
import { alertLevel, colourCode } from '../../ground/datasets/volcanoes.ts';
import { eventChances } from '../eventChance.ts';
import { hazardMembers } from '../../schemas.ts';

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

const groundPathsShape = z
  .object({
    vents: z
      .enum(['drawn', 'summit_only'])
      .describe('drawn: rifts, fissures or a field of vents; summit_only: alike to all sides'),
    nearest_vent_km: z.number(),
    lava_reach_km: z.number().describe('Median reach of its lava flows'),
    valleys: z
      .enum(['drawn', 'not_drawn'])
      .describe('drawn: lahars run down the valleys that are drawn; not_drawn: to all sides alike'),
    valley: z
      .object({
        name: z.string(),
        distance_from_line_km: z.number(),
        distance_along_channel_km: z.number(),
        known_reach_km: z.number().describe('Farthest lahar known or mapped in it'),
      })
      .nullable()
      .describe('The drawn valley that the place lies in or beside'),
    open_side: z
      .object({ name: z.string(), faces_place: z.boolean() })
      .nullable()
      .describe('Where a collapse or a wall sends flows to one side'),
  })
  .meta({ id: 'VolcanoGroundPaths' });

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
    eruptions_counted_through: z
      .number()
      .describe('Decimal year at which the count of eruptions ends; later ones count once'),
    last_eruption_known_through: z
      .number()
      .describe('Decimal year of the list that the last eruption is from'),
    eruption_state: z
      .enum(['in_eruption', 'erupted_within_10_years', 'quiet'])
      .describe(
        'By the list: in_eruption where the last eruption was still under way in the year of the list',
      ),
    annual_eruption_probability: probability.describe(
      'That it erupts, one that goes on into the next year counted',
    ),
    annual_eruption_probability_p10: probability,
    annual_eruption_probability_p90: probability,
    chances: eventChances.describe(
      'That an eruption begins, by least VEI; one that goes on is in annual_eruption_probability, not here',
    ),
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
    ground_paths: groundPathsShape
      .nullable()
      .describe('What is drawn of the ways along the ground; null: too far for any'),
    zone: z
      .enum(['summit', 'flow_and_lahar', 'ash', 'distant'])
      .describe('POLICY zones by distance: 5, 30 and 100 km'),
    ...alertFields,
  })
  .meta({ id: 'NearVolcano' });

/** The answer of the volcano vertical. */
export const volcanoPrediction = z
  .object({
    ...hazardMembers,
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
