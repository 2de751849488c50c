import * as z from 'zod';
import { fuelClass } from '../../ground/datasets/fireClimate.ts';
import { componentAnswer } from '../../schemas.ts';

const maybe = z.number().nullable();
const twelve = z.array(z.number()).length(12);

const burn = z.object({
  annual_burn_probability: z
    .number()
    .describe('Chance that the ground burns in a year, with what is built taken off'),
  p10: z.number(),
  p90: z.number(),
  class: z
    .enum(['very_low', 'low', 'moderate', 'high', 'very_high'])
    .describe('POLICY: from 1e-4, 1e-3, 5e-3, 2e-2 a year'),
  source: z.enum(['simulation', 'mapped_regions', 'climate']),
  damaging_share: z.number().describe('Share of fires intense enough to destroy buildings'),
  vegetation_burned_fraction_per_yr: z.number(),
  region: z.string().nullable(),
  basis: z.string().nullable().describe('Publication of the burned area'),
});

const fireWeather = z.object({
  basis: z.literal('observed'),
  date: z.string().describe('Day of the last local noon, YYYY-MM-DD'),
  temperature_c: z.number(),
  humidity_pct: z.number(),
  wind_mps: z.number(),
  rain_24h_mm: z.number(),
  ffmc: z.number(),
  dmc: z.number(),
  dc: z.number(),
  isi: z.number(),
  bui: z.number(),
  fwi: z.number(),
  dsr: z.number(),
  fwi_class: z
    .enum(['low', 'moderate', 'high', 'very_high', 'extreme', 'very_extreme'])
    .describe('EFFIS: from 11.2, 21.3, 38, 50, 70'),
  fwi_ratio_to_month: maybe.describe('To the mean of typical days in this month'),
  ffdi: z.number(),
  ffdi_class: z.enum(['low_moderate', 'high', 'very_high', 'severe', 'extreme', 'catastrophic']),
  drought_factor: z.number(),
  keetch_byram_mm: z.number(),
  hot_dry_windy: z.number().describe('At the ground, hPa m/s'),
  spin_up_days: z.number().int(),
  missing_days: z.number().int(),
});

const near = z.object({
  radius_km: z.number(),
  count: z.number().int(),
  nearest_km: maybe,
  fire_radiative_power_mw: maybe.describe('Sum over detections'),
  latest_at: z.string().nullable(),
});

const incidents = z.object({
  radius_km: z.number(),
  count: z.number().int(),
  list: z.array(
    z.object({
      name: z.string(),
      lat: maybe,
      lon: maybe,
      distance_km: maybe,
      size_km2: maybe,
      contained_pct: maybe,
      discovered_at: z.string().nullable(),
    }),
  ),
});

/** What the wildfire endpoint answers. */
export const wildfireRisk = componentAnswer.extend({
  summary: z.string(),
  burn: burn.nullable(),
  fuel: z
    .object({
      class: fuelClass.nullable(),
      shares: z.array(z.object({ class: fuelClass, share: z.number() })),
      vegetation_share: z.number().describe('0 desert or ice, 1 closed vegetation'),
      season_start_month: z.number().int().nullable(),
      season_end_month: z.number().int().nullable(),
    })
    .nullable(),
  exposure: z
    .object({
      setting: z
        .enum(['wildland', 'interface', 'urban'])
        .describe(
          'POLICY: urban above a built-up share of 0.6; interface above 0.1, or within a town of a thousand people and more; else wildland',
        ),
      built_up_share: z
        .number()
        .describe(
          'Ground that holds no fuel, 0 to 1; small towns stand among trees and count as 0',
        ),
      fields_share: z
        .number()
        .describe(
          'Of the ground that meets houses, what is fields, 0 to 0.78, from the towns around; known for Europe, Turkey, Argentina and Uruguay, 0 elsewhere',
        ),
      population_within_25km: z.number(),
    })
    .nullable(),
  fire_weather: fireWeather.nullable(),
  fire_weather_reason: z.string().optional(),
  fire_climate: z
    .object({
      mean_fwi_by_month: twelve,
      peak_month: z.number().int(),
      peak_month_mean_fwi: z.number(),
      severe_day_fwi: z.number(),
      severe_day_class: fireWeather.shape.fwi_class,
      basis: z.literal('monthly_normals'),
    })
    .nullable(),
  active_fires: near.nullable(),
  active_fires_reason: z.string().optional(),
  incidents: incidents.nullable(),
  incidents_reason: z.string().optional(),
  warnings: z.array(z.string()),
});
