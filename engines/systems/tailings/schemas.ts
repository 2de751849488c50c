import * as z from 'zod';
import { registerChecked } from '../answer/registerChecked.ts';
import { scoredShape } from '../answer/scored.ts';

const spread = z.object({ p10: z.number(), p50: z.number(), p90: z.number() });
const raising = z.enum(['upstream', 'downstream', 'centreline', 'single_stage', 'unknown']);

const facility = z
  .object({
    name: z.string(),
    operator: z.string().nullable(),
    country: z.string().nullable(),
    lat: z.number(),
    lon: z.number(),
    distance_km: z.number().describe('Straight line'),
    along_drainage_km: z
      .number()
      .describe('Straight line times a sinuosity of 1.3: no map of drainage is at hand'),
    raising,
    status: z.enum(['active', 'closed', 'unknown']),
    height_m: z.number().nullable(),
    volume_mm3: z.number().nullable().describe('Stored volume, million m3'),
    annual_failure_probability: spread.extend({ mean: z.number() }),
    release_mm3: spread.extend({ by_rico: z.number(), by_larrauri: z.number() }),
    runout_km: spread
      .extend({ by_rico: z.number(), by_larrauri: z.number() })
      .describe('How far tailings are carried, rivers among their ways'),
    deposit_km: spread.describe(
      'Length of the main solid deposit: the runout, but where that reaches a lower sea or lake it ends at the shore; p90 is for a way that leads past it',
    ),
    receiving_water: z
      .object({
        kind: z.enum(['sea', 'lake']),
        distance_km: z.number().describe('To the shore, straight'),
        along_drainage_km: z.number(),
        ends_deposit: z.boolean().describe('Whether the middle of the runout reaches it'),
      })
      .nullable()
      .describe('Nearest sea or mapped lake within 25 km; null: none, or not looked for'),
    size_is_assumed: z
      .boolean()
      .describe('Height or volume is not known: medians of the register stand in'),
    drop_m: z
      .number()
      .nullable()
      .describe('Ground at the store less ground at the place; null: not known'),
    reach_probability: z.number().describe('That a failure reaches the place'),
    annual_reach_probability: z.number(),
    basis: z.enum(['register', 'portal']),
    position_looked_up: z
      .boolean()
      .describe('The position agrees with a gazetteer or is the operator’s own'),
    source: z.string(),
  })
  .meta({ id: 'TailingsFacility' });

const past = z.object({
  name: z.string(),
  country: z.string(),
  lat: z.number(),
  lon: z.number(),
  distance_km: z.number(),
  year: z.int(),
  raising,
  height_m: z.number().nullable(),
  impounded_mm3: z.number().nullable(),
  released_mm3: z.number().nullable(),
  runout_km: z.number().nullable(),
  deaths: z.int().nullable(),
  source: z.string(),
});

/** Reply of POST /api/v1/mining/tailings-risk, without provenance. */
export const tailingsReply = z
  .object({
    state: z
      .enum(['known', 'unknown'])
      .describe(
        'unknown: no facility is known near the place, or those that lists hold would make it LOW by themselves; neither is an absence of facilities',
      ),
    ...scoredShape,
    radius_km: z.number(),
    facilities_within_radius: z.int().nullable(),
    facilities: z.array(facility).describe('Nearest first, at most 25'),
    past_failures: z.array(past).describe('Documented failures within the radius, nearest first'),
    register: z.object({
      facilities: z.int(),
      failures: z.int(),
      portal_answered: z.boolean(),
      checked: registerChecked,
    }),
  })
  .meta({ id: 'TailingsRisk' });
