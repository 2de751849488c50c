import { basisWords, SITE_BASES } from '../../../ground/earth/vs30Basis.ts';
import * as z from 'zod';
import { point } from '../../../schemas.ts';
import { HAZARD_RANGES } from '../hazard/siteHazard.ts';

const [LOW_VS30, HIGH_VS30] = HAZARD_RANGES.vs30Mps;
const [LOW_PERIOD, HIGH_PERIOD] = HAZARD_RANGES.periodS;

/** Vs30 that the caller knows better than the map. */
const vs30Input = z
  .number()
  .min(LOW_VS30)
  .max(HIGH_VS30)
  .optional()
  .describe(`Measured Vs30, m/s, ${LOW_VS30} to ${HIGH_VS30}; wins over the map of ground`);

/** A spectral period that every ground-motion tree has. */
export const periodInput = z
  .number()
  .refine(
    (period) => period === 0 || period === -1 || (period >= LOW_PERIOD && period <= HIGH_PERIOD),
    {
      error: `period_s must be 0 (PGA), -1 (PGV) or ${LOW_PERIOD} to ${HIGH_PERIOD} s`,
    },
  )
  .default(0)
  .describe(`Spectral period, s: 0 is PGA, -1 is PGV, otherwise ${LOW_PERIOD} to ${HIGH_PERIOD}`);

/** A place with what the caller knows of its ground. */
export const siteInput = point.extend({ vs30_mps: vs30Input });

const fractiles = {
  p05: z.number().nullable(),
  p16: z.number().nullable(),
  p50: z.number().nullable(),
  p84: z.number().nullable(),
  p95: z.number().nullable(),
};

/** Mean and fractiles over the logic tree; null where the curve does not reach the return period. */
export const motion = z
  .object({ mean: z.number().nullable(), ...fractiles })
  .meta({ id: 'HazardMotion' });

/** A ground motion with its name and unit. */
const measuredMotion = motion
  .extend({
    name: z.string().describe('pga, pgv or sa'),
    period_s: z.number().nullable().describe('null for pga and pgv'),
    unit: z.enum(['g', 'cm/s']),
  })
  .meta({ id: 'MeasuredMotion' });

const series = z.array(z.number());
const nullable = z.array(z.number().nullable());

/** Yearly rates of exceedance over levels of ground motion. */
export const curve = z
  .object({
    name: z.string(),
    period_s: z.number().nullable(),
    unit: z.enum(['g', 'cm/s']),
    level: series.describe('Ground motion, in the unit'),
    mean: series.describe('Mean yearly rate of exceedance'),
    p05: series,
    p16: series,
    p50: series,
    p84: series,
    p95: series,
  })
  .meta({ id: 'HazardCurve' });

/** Spectral acceleration of one return period over periods; 0 s is PGA. */
export const uniformHazardSpectrum = z
  .object({
    return_period_years: z.number(),
    period_s: series,
    mean: nullable,
    p05: nullable,
    p16: nullable,
    p50: nullable,
    p84: nullable,
    p95: nullable,
  })
  .meta({ id: 'UniformHazardSpectrum' });

/** The ground that a hazard was computed for. */
export const ground = z
  .object({
    vs30_mps: z.number().describe('Velocity used'),
    vs30_p10_mps: z.number(),
    vs30_p90_mps: z.number(),
    vs30_ln_sigma: z.number(),
    vs30_basis: z
      .enum(SITE_BASES)
      .describe(
        `What Vs30 rests on: ${SITE_BASES.map((basis) => `${basis}, ${basisWords(basis)}`).join('; ')}`,
      ),
    basin_name: z.string().nullable(),
    z1_km: z.number().describe('Depth to 1.0 km/s'),
    z2p5_km: z.number().describe('Depth to 2.5 km/s'),
    depth_basis: z.enum(['mapped', 'expected_for_vs30']),
    asce7_16_class: z.enum(['A', 'B', 'C', 'D', 'E']),
    asce7_22_class: z.enum(['A', 'B', 'BC', 'C', 'CD', 'D', 'DE', 'E']),
    f_possible: z
      .boolean()
      .describe(
        'Class F is a description of the soil and is never told from Vs30: true where peat or ground prone to liquefaction is mapped',
      ),
    f_reason: z.string().nullable(),
  })
  .meta({ id: 'SiteGround' });

const spectrumPoint = z.object({ period_s: z.number(), sa_g: z.number() });

const governing = z.enum(['probabilistic', 'deterministic']);

/** Design values of the building code. */
export const design = z
  .object({
    edition: z.literal('ASCE7-16'),
    mapped_from: z.enum(['usgs_design_maps', 'own_hazard']),
    governed_by: z
      .object({ ss: governing, s1: governing, pga: governing })
      .nullable()
      .describe(
        'What sets the motions of our own hazard: the 2,475-year motion or, where that is lower, the 84th percentile of characteristic earthquakes (ASCE 7-16, 21.2); null where the map of the code gave them',
      ),
    coefficient_class: z.enum(['A', 'B', 'B-estimated', 'C', 'D', 'D-default', 'E']),
    ss_g: z.number(),
    s1_g: z.number(),
    pga_mceg_g: z.number(),
    fa: z.number(),
    fv: z.number(),
    fpga: z.number(),
    sms_g: z.number(),
    sm1_g: z.number(),
    sds_g: z.number(),
    sd1_g: z.number(),
    pgam_g: z.number(),
    t0_s: z.number(),
    ts_s: z.number(),
    tl_s: z.number(),
    tl_from: z.enum(['usgs_design_maps', 'magnitude_rule']),
    design_category: z.object({
      risk_i: z.string(),
      risk_ii: z.string(),
      risk_iii: z.string(),
      risk_iv: z.string(),
    }),
    design_category_asked: z.string().nullable().describe('Of the risk category asked for'),
    site_study_required: z
      .boolean()
      .describe('Section 11.4.8 asks for a site-specific study or its exception'),
    spectrum: z.array(spectrumPoint).describe('Two-period design spectrum'),
    notes: z.array(z.string()),
  })
  .meta({ id: 'SeismicDesign' });

const liquefactionModel = z.object({
  model: z.enum(['usgs_2022', 'zhu_2017_general', 'zhu_2017_coastal', 'zhu_2015', 'hazus']),
  probability_475yr: z
    .number()
    .nullable()
    .describe('Given the 475-year shaking; null where the hazard curve does not reach that rate'),
  probability_475yr_p10: z.number().nullable(),
  probability_475yr_p90: z.number().nullable(),
  probability_2475yr: z.number().nullable(),
  areal_extent_475yr_pct: z
    .number()
    .nullable()
    .describe('Share of the ground that liquefies, where the model tells it'),
  annual_rate_per_yr: z
    .number()
    .nullable()
    .describe(
      'Probability summed over the hazard curve from 0.1 g on, null where the model cannot say it for one of its motions; the models of Zhu et al. are relative to a sample rich in liquefaction and run high',
    ),
  areal_extent_rate_pct_per_yr: z
    .number()
    .nullable()
    .describe(
      'Share of the ground that liquefies in a mean year, percent: the figure to compare between models',
    ),
});

/** Liquefaction by several models. */
export const liquefaction = z
  .object({
    susceptibility: z.enum(['very_high', 'high', 'moderate', 'low', 'very_low', 'none']),
    preferred: z
      .literal('usgs_2022')
      .describe('The form that the near-real-time product of the US Geological Survey uses'),
    models: z.array(liquefactionModel),
    settlement_475yr_m: z
      .number()
      .nullable()
      .describe(
        'Expected settlement of the ground given the 475-year shaking, m: what the susceptibility class settles where it liquefies times the Hazus probability (Hazus 4.2 SP3, table 4-13)',
      ),
    settlement_2475yr_m: z.number().nullable().describe('The same given the 2,475-year shaking, m'),
    reason: z.string().optional().describe('Why a conditional figure is null'),
    inputs: z.object({
      precipitation_mm_per_yr: z.number(),
      water_distance_km: z.number(),
      coast_distance_km: z.number(),
      river_distance_km: z.number(),
      water_table_m: z.number(),
      compound_topographic_index: z.number(),
    }),
    assumed: z.array(z.string()).describe('Inputs that stand in for data that nobody mapped'),
  })
  .meta({ id: 'LiquefactionHazard' });

const mmi = z.object({
  value: z.number().nullable(),
  sigma: z.number(),
  wald1999: z
    .number()
    .nullable()
    .describe(
      'The same by Wald and others (1999), as on maps made before 2012; no sigma is published',
    ),
});

/** Ground motions of a return period. */
const returnPeriod = z
  .object({
    return_period_years: z.number(),
    rate_per_yr: z.number(),
    measures: z.array(measuredMotion),
    mmi: mmi.describe('Modified Mercalli intensity of the mean motions'),
  })
  .meta({ id: 'HazardReturnPeriod' });

/** The whole hazard of a site. */
export const hazard = z
  .object({
    model_version: z.string(),
    vs30_mps: z.number(),
    return_periods: z.array(returnPeriod),
    uniform_hazard_spectra: z.array(uniformHazardSpectrum),
    curves: z.array(curve),
  })
  .meta({ id: 'SeismicHazard' });
