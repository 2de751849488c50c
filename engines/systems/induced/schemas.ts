import * as z from 'zod';
import { injectionKind } from '../../ground/datasets/injection.ts';
import { pointWithRadius, quantity } from '../../schemas.ts';

/** A place, and the caller's own project where there is one. */
export const inducedInput = pointWithRadius(100, 500).extend({
  volume_m3: z
    .number()
    .min(1)
    .max(1e12)
    .optional()
    .describe('Net volume of a project of your own at the place, m3, 1 to 1e12'),
  seismogenic_index: z
    .number()
    .min(-12)
    .max(3)
    .optional()
    .describe(
      'Seismogenic index of the place, -12 to 3; without it that of the nearest listed field is used',
    ),
  b_value: z.number().min(0.5).max(3).optional().describe('b-value, 0.5 to 3'),
});

const injection = z.object({
  volume_m3: z.number(),
  b_value: z.number(),
  seismogenic_index: z.object({
    value: z.number(),
    sigma: z.number(),
    basis: z.enum(['given', 'published', 'inferred_from_largest', 'nearest_field']),
  }),
  expected_counts: z
    .array(z.object({ magnitude: z.number(), expected: z.number(), probability: z.number() }))
    .describe('Earthquakes at or above the magnitude from the whole volume'),
  largest: z.object({
    statistical_mode: z
      .number()
      .describe('van der Elst et al. (2016): most likely largest magnitude'),
    p10: z.number(),
    p50: z.number(),
    p90: z.number(),
    mcgarr: z.number().describe('McGarr (2014): magnitude of G V; some earthquakes exceed it'),
  }),
});

const shaking = z
  .object({
    magnitude: z.number(),
    hypocentral_distance_km: z.number(),
    pga_g: z.number(),
    pgv_cmps: z.number(),
    ln_sigma: z.number(),
    mmi: z.number(),
  })
  .nullable()
  .describe('Median shaking on rock by Atkinson (2015); null outside M 3 to 6 and 40 km');

const field = z
  .object({
    id: z.string(),
    name: z.string(),
    country: z.string(),
    kind: injectionKind,
    lat: z.number(),
    lon: z.number(),
    distance_km: z.number(),
    since_year: z.int(),
    until_year: z.int().nullable(),
    is_active: z.boolean(),
    observed_largest: z.object({ magnitude: z.number(), year: z.int().nullable() }).nullable(),
    injection: injection.nullable(),
    injection_reason: z.string().optional(),
    by_record: z
      .object({
        horizon_years: z.int(),
        record_years: z.number().describe('Years that the largest earthquake is the largest of'),
        b_value: z.number(),
        p10: z.number(),
        p50: z.number(),
        p90: z.number(),
        record_is_broken_probability: z.number(),
      })
      .nullable()
      .describe(
        'Largest earthquake of the years ahead by the largest so far alone, if the field goes on as it has; null where it has ended',
      ),
    by_record_reason: z.string().optional(),
    shaking,
    source: z.string(),
  })
  .meta({ id: 'InjectionField' });

const ratio = z
  .object({ ratio: z.number(), p05: z.number(), p95: z.number(), magnitude: z.number() })
  .nullable();

/** Reply of POST /api/v1/mining/induced-seismicity, without provenance. */
export const inducedReply = z
  .object({
    state: z.enum(['known', 'unknown']),
    reason: z.string().optional(),
    summary: z.string(),
    quantity: quantity
      .nullable()
      .describe(
        'Largest earthquake that the most productive field or the project is likely to cause: by its volume, or by its record in the years ahead',
      ),
    basis: z
      .enum(['project', 'volume', 'record', 'ended_volume'])
      .nullable()
      .describe(
        'What the quantity goes by: the project given, the volume of a field that goes on, the largest earthquake of its record, or a volume like that of a field that has ended',
      ),
    project: injection.extend({ shaking }).nullable().describe('The project asked for'),
    project_reason: z.string().optional(),
    fields: z.array(field).describe('Nearest first'),
    anthropogenic_over_tectonic: z.object({
      observed: ratio.describe('Earthquakes of the last 30 days over what nature explains'),
      observed_reason: z.string().optional(),
      modelled: ratio.describe('Active fields, by volume and index, over what nature explains'),
      modelled_reason: z.string().optional(),
      tectonic_rate_per_yr: z
        .number()
        .nullable()
        .describe('Natural earthquakes of M 3 and more within the radius'),
    }),
    traffic_light: z.object({
      scheme: z.object({
        id: z.string(),
        title: z.string(),
        amber_magnitude: z.number(),
        red_magnitude: z.number(),
        scope: z.string(),
        source: z.string(),
      }),
      is_local: z
        .boolean()
        .describe(
          'False: no scheme of the place is known, and the scheme stands in as a yardstick',
        ),
      light: z.enum(['green', 'amber', 'red']).nullable(),
      largest_magnitude: z
        .number()
        .nullable()
        .describe('Largest earthquake of the last 30 days within the radius'),
      reason: z.string().optional(),
    }),
    warnings: z.array(z.string()),
  })
  .meta({ id: 'InducedSeismicity' });
