import * as z from 'zod';
import { eventChances } from '../eventChance.ts';
import { componentAnswer } from '../../schemas.ts';

const maybe = z.number().nullable();
const dischargeClass = z
  .enum(['below_2yr', 'above_2yr', 'above_5yr', 'above_20yr'])
  .meta({ id: 'DischargeClass' });

const cause = z
  .object({
    annual_probability: z.number(),
    without_defences: maybe,
    decided_by: z.string().nullable(),
  })
  .meta({ id: 'FloodCause' });

const reading = z.object({
  stage_m: maybe,
  flow_m3s: maybe,
  category: z.enum(['none', 'action', 'minor', 'moderate', 'major']).nullable(),
  rank: z.number().int().min(0).max(4).nullable().describe('2 minor, 3 moderate, 4 major'),
  at: z.string().nullable(),
  reason: z.string().optional().describe('Why there is no category'),
});

const gauge = z
  .object({
    id: z.string(),
    name: z.string(),
    lat: z.number(),
    lon: z.number(),
    distance_km: z.number(),
    observed: reading,
    forecast: reading,
  })
  .meta({ id: 'FloodGauge' });

const forecast = z
  .object({
    class: dischargeClass.describe(
      'Of the ensemble median against the thresholds of the same model',
    ),
    class_upper: dischargeClass.describe('Of the 75th percentile of the ensemble'),
    peak_m3s: z.number(),
    peak_date: z.iso.date(),
    thresholds_m3s: z.object({ yr2: z.number(), yr5: z.number(), yr20: z.number() }),
    reanalysis_years: z.number().int(),
    days: z.array(
      z.object({
        date: z.iso.date(),
        median_m3s: maybe,
        p25_m3s: maybe,
        p75_m3s: maybe,
        max_m3s: maybe,
      }),
    ),
  })
  .meta({ id: 'DischargeForecast' });

const river = z
  .object({
    name: z.string(),
    distance_km: z.number(),
    flood_plain_half_width_km: z.number(),
    regime: z.string(),
    protection_years: z.number().nullable(),
    protection_source: z.string().nullable(),
    height_above_river_m: maybe,
    flood_rise_m: z
      .number()
      .describe('Rise of a large flood, about that of 100 years, above ordinary water'),
    flood_rise_p10_m: z.number(),
    flood_rise_p90_m: z.number(),
    flood_rise_basis: z
      .enum(['gauges', 'prior'])
      .describe('prior: no gauge of the river is listed, the middle of other rivers'),
    depths: z
      .array(z.object({ return_period_yr: z.number(), rise_m: z.number(), depth_m: z.number() }))
      .nullable(),
    depths_reason: z.string().optional(),
  })
  .meta({ id: 'FloodRiver' });

const tide = z
  .object({
    nearest_station: z
      .string()
      .nullable()
      .describe('Null where no station is within some 600 km over water'),
    station_distance_km: maybe,
    mean_higher_high_water_m: z.number(),
    mean_higher_high_water_p10_m: z.number(),
    mean_higher_high_water_p90_m: z.number(),
    highest_astronomical_tide_m: z.number(),
    basis: z
      .enum(['stations', 'prior'])
      .describe(
        'prior: no station is near, the listed coasts of a global atlas with a wide interval',
      ),
    source: z.string(),
  })
  .describe('m above mean sea level')
  .meta({ id: 'FloodTide' });

const regionalRise = z
  .object({
    share_of_global_mean_2050: z.number().describe('Of the rise of the mean of all seas by 2050'),
    share_of_global_mean_2100: z
      .number()
      .describe('Of the rise of the mean of all seas by 2100; below 0 where melting ice is near'),
    nearest_gauge: z.string(),
    gauge_distance_km: z.number().min(0),
    source: z.string(),
  })
  .describe('Rise of the sea here beside the mean of all seas, the land at rest')
  .meta({ id: 'FloodRegionalRise' });

const sea = z
  .object({
    coast: z.string(),
    levels: z
      .array(
        z.object({
          return_period_yr: z.number(),
          level_m: z.number(),
          level_p10_m: z.number(),
          level_p90_m: z.number(),
          level_2050_m: z.number(),
          return_period_2050_yr: z
            .number()
            .optional()
            .describe('Of the present level (`level_m`) in 2050; 1: all but every year'),
        }),
      )
      .describe('m above the mean sea level of 1995-2014'),
    tide: tide.nullable(),
    rise_so_far_m: z
      .number()
      .nullable()
      .describe('Above the mean of 1995 to 2014, m; null before 2005, from when on it is observed'),
    land_motion_mm_per_yr: z.number(),
    regional_rise: regionalRise.nullable(),
    source: z.string(),
  })
  .meta({ id: 'FloodSea' });

const heavyRain = z
  .object({
    levels: z.array(
      z.object({
        return_period_yr: z.number(),
        rain_24h_mm: z.number(),
        rain_24h_p10_mm: z.number(),
        rain_24h_p90_mm: z.number(),
      }),
    ),
    nearest_gauge: z.string(),
    nearest_gauge_km: z.number(),
    source: z.string(),
  })
  .describe('Rain of 24 hours by return period')
  .meta({ id: 'FloodHeavyRain' });

/** The answer of the flood vertical. */
export const floodForecast = componentAnswer
  .extend({
    summary: z.string(),
    causes: z.object({ river: cause, sea: cause, rain: cause }).nullable(),
    chances: eventChances.nullable().describe('More than 15 cm of water at the place'),
    discharge_forecast: forecast.nullable(),
    discharge_forecast_reason: z.string().optional(),
    gauges: z.array(gauge).nullable(),
    gauges_reason: z.string().optional(),
    river: river.nullable(),
    sea: sea.nullable(),
    heavy_rain: heavyRain.nullable(),
    warnings: z.array(z.string()),
  })
  .meta({ id: 'FloodForecastResponse' });
