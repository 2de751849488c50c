import * as z from 'zod';
import { quantityLevers } from '../answer/lever.ts';
import { registerChecked } from '../answer/registerChecked.ts';
import { scoredShape } from '../answer/scored.ts';
import { BRANCH_NAMES, CONSTRUCTIONS, DEFAULTS } from './tables/parameters.ts';

const assetKind = z
  .enum(['gas_storage', 'co2_storage', 'brine_disposal', 'geothermal'])
  .meta({ id: 'AssetKind' });

const between = (low: number, high: number) => z.number().min(low).max(high);

/** An asset, its operation, what can be lost, and the layer. */
export const premiumRequest = z
  .object({
    site_id: z
      .string()
      .max(60)
      .optional()
      .describe('Asset of the register (see top-n); fills kind, place, depth and volume'),
    asset_kind: assetKind.optional().describe('Kind of asset; needed without site_id'),
    lat: between(-90, 90).optional().describe('Latitude; needed without site_id'),
    lon: between(-180, 180).optional().describe('Longitude; needed without site_id'),
    cycling_intensity_per_yr: between(0, 8760)
      .default(DEFAULTS.cyclesPerYear)
      .describe('Cycles of pressure a year, 0 to 8760; default 365'),
    volume_per_cycle_m3: between(1, 1e10)
      .optional()
      .describe(
        'Volume that a cycle moves at reservoir conditions, m3, 1 to 1e10; needed without site_id, else a hundredth of the volume of the register',
      ),
    pressure_swing_mpa: between(0, 60)
      .default(5)
      .describe('Swing of pore pressure in a cycle, MPa, 0 to 60; default 5'),
    fault_distance_km: between(0, 30)
      .default(0.5)
      .describe('Nearest fault from the reservoir, km, 0 to 30; default 0.5'),
    friction: between(0.1, 1).default(0.6).describe('Friction of the fault, 0.1 to 1; default 0.6'),
    seismogenic_index: between(-12, 1)
      .optional()
      .describe(
        'Seismogenic index of the place, -12 to 1; else told by the largest earthquake, else the prior of the kind',
      ),
    b_value: between(0.5, 2.5).default(DEFAULTS.bValue).describe('b-value, 0.5 to 2.5; default 1'),
    max_magnitude: between(3.1, 6)
      .default(DEFAULTS.maxMagnitude)
      .describe('Largest magnitude that is counted, 3.1 to 6; default 5.5'),
    covers_natural: z
      .boolean()
      .default(true)
      .describe('Whether natural earthquakes of M 3 to 6 within 10 km are paid too; default true'),
    depth_km: between(0.2, 12)
      .optional()
      .describe('Depth of the earthquakes, km, 0.2 to 12; else that of the register, else 3'),
    insured_value_usd: between(1, 1e12).describe(
      'Value that the earthquakes can reach, USD, 1 to 1e12',
    ),
    exposure_distance_km: between(0, 35)
      .default(DEFAULTS.distanceKm)
      .describe('Middle of the value from the asset, km, 0 to 35; default 5'),
    construction: z
      .enum(CONSTRUCTIONS)
      .default('unreinforced_masonry')
      .describe('What the insured buildings are made of; default unreinforced_masonry'),
    vs30_mps: between(150, 1500)
      .optional()
      .describe('Shear-wave velocity under the value, m/s, 150 to 1500; else that of the place'),
    attachment_usd: between(0, 1e12)
      .default(0)
      .describe('Loss above which the layer pays, USD; default 0'),
    limit_usd: between(1, 1e12)
      .nullable()
      .default(null)
      .describe('Most that the layer pays for an event, USD; null: the insured value'),
    risk_load: z
      .enum(['wang', 'lambda_sigma'])
      .default('wang')
      .describe('Risk load of the premium; both are answered'),
    wang_lambda: between(0, 3)
      .default(DEFAULTS.wangLambda)
      .describe('Distortion of Wang’s transform, 0 to 3; default 0.3'),
    sigma_load: between(0, 2)
      .default(DEFAULTS.sigmaLoad)
      .describe('Share of the standard deviation, 0 to 2; default 0.25'),
    expense_ratio: between(0, 0.9)
      .default(DEFAULTS.expenseRatio)
      .describe('Expenses over premium, 0 to 0.9; default 0.3'),
  })
  .meta({ id: 'PremiumRequest' });
export type PremiumRequest = z.output<typeof premiumRequest>;

const branchRow = z.object({
  response: z.enum(BRANCH_NAMES).describe('How the ground answers to cycling'),
  seismogenic_index: z.number(),
  weight: z.number(),
  events_m3_per_yr: z.number(),
  pure_premium_usd: z.number(),
});

/** Reply of POST /api/v1/bsa/insurance-premium, without provenance. */
export const premiumResponse = z.object({
  ...scoredShape,
  site: z.object({
    id: z.string().nullable(),
    name: z.string().nullable(),
    kind: assetKind,
    source: z.string().nullable(),
    position_looked_up: z.boolean().nullable().describe('Null: not of the register'),
  }),
  premium_usd: z
    .number()
    .describe('Pure premium plus risk load, over one less the expenses, USD a year'),
  pure_premium_usd: z.number().describe('Expected loss of the layer, USD a year'),
  induced_pure_premium_usd: z.number().describe('Part of it by induced earthquakes'),
  natural_pure_premium_usd: z.number().describe('Part of it by natural earthquakes'),
  pure_premium_interval_usd: z
    .object({ p10: z.number(), p50: z.number(), p90: z.number() })
    .describe('Over the branches'),
  loss_sigma_usd: z.number().describe('Standard deviation of the yearly loss of the layer'),
  risk_load: z.object({
    method: z.enum(['wang', 'lambda_sigma']),
    wang_usd: z.number(),
    lambda_sigma_usd: z.number(),
    charged_usd: z.number(),
  }),
  expense_usd: z.number(),
  rate_on_line: z.number().nullable().describe('Premium over the limit of the layer'),
  layer: z.object({
    attachment_usd: z.number(),
    limit_usd: z.number(),
    insured_value_usd: z.number(),
  }),
  event_rate: z.object({
    m3_per_yr: z.number().describe('Earthquakes of M 3 and more a year, induced and natural'),
    natural_m3_per_yr: z.number(),
    natural_reason: z.string().optional(),
    coulomb_driver: z
      .number()
      .describe('Coulomb stress on the fault over that of the reference cycle'),
  }),
  seismogenic_index: z.object({
    median: z.number(),
    sigma: z.number(),
    basis: z.enum(['given', 'inferred_from_largest', 'prior_of_kind']),
  }),
  inputs: z.object({
    cycling_intensity_per_yr: z.number(),
    volume_per_cycle_m3: z.number(),
    depth_km: z.number(),
    vs30_mps: z.number(),
  }),
  exceedance_curve: z.array(
    z.object({
      return_period_yr: z.number(),
      annual_probability: z.number(),
      loss_usd: z.number(),
    }),
  ),
  branches: z
    .array(branchRow)
    .describe('Fifteen: three responses, five values of the index; weights add up to 1'),
  traffic_light: z
    .object({
      title: z.string(),
      amber_magnitude: z.number(),
      stop_magnitude: z.number(),
      m_stop_per_yr: z.number(),
      source: z.string(),
    })
    .nullable()
    .describe('Rule of the site’s own regulator; null: none is known'),
  traffic_light_reason: z.string().optional(),
  methodology_version: z.string(),
});

const ranked = z.object({
  rank: z.int(),
  site_id: z.string(),
  name: z.string(),
  country: z.string(),
  kind: assetKind,
  lat: z.number(),
  lon: z.number(),
  depth_km: z.number(),
  volume_m3: z.number(),
  since_year: z.int(),
  closed_year: z.int().nullable(),
  largest_magnitude: z.number().nullable(),
  events_m3_per_yr: z.number(),
  pure_premium_usd: z.number(),
  p10_usd: z.number(),
  p90_usd: z.number(),
  rate_per_million: z.number().describe('Pure premium for a million of insured value, USD a year'),
  index_basis: z.enum(['given', 'inferred_from_largest', 'prior_of_kind']),
  source: z.string(),
  position_looked_up: z.boolean(),
});

export const topInput = z.object({
  n: z.int().min(1).max(50).default(10).describe('How many, 1 to 50; default 10'),
  cycling_intensity_per_yr: between(0, 8760)
    .default(365)
    .describe('Cycles a year for all, 0 to 8760; default 365'),
});

/** Reply of GET /api/v1/bsa/top-n, without provenance. */
export const topReply = z
  .object({
    cycling_intensity_per_yr: z.number(),
    register_size: z.int(),
    register_checked: registerChecked,
    exposure: z.object({
      insured_value_usd: z.number(),
      distance_km: z.number(),
      construction: z.string(),
      vs30_mps: z.number(),
    }),
    sites: z.array(ranked),
    levers: quantityLevers.describe(
      'What would change the pure premium of the first site most, USD a year, strongest first; each changes one input alone',
    ),
    summary: z.string(),
    warnings: z.array(z.string()),
  })
  .meta({ id: 'BsaTopN' });
