import * as z from 'zod';
import { componentAnswer } from '../../schemas.ts';
import { eventChances } from '../eventChance.ts';
import { EF_RATINGS } from './severeCriteria.ts';

const num = z.number().nullable();
const twelve = z.array(z.number()).length(12);

/** Climate normals on the wire. */
const normals = z
  .object({
    mean_temperature_c: twelve.describe('By month, January first'),
    precipitation_mm: twelve,
    annual_mean_temperature_c: z.number(),
    annual_precipitation_mm: z.number(),
    temperature_sigma_c: z.number().describe('Standard deviation of the interpolation'),
    precipitation_ln_sigma: z.number().describe('Standard deviation of the log of rain'),
    station: z.string().nullable(),
    station_distance_km: z.number().nullable(),
    koppen: z.string().nullable(),
  })
  .meta({ id: 'ClimateNormals' });

const byReturnPeriod = z.object({
  return_period_yr: z.number(),
  wind_1min_mps: num,
  wind_10min_mps: num.describe(
    'The same averaged over 10 minutes, as most services outside the United States give it: 0.86 of the 1-minute wind, the factor over open land (Harper et al. 2010, WMO/TD-1555)',
  ),
  gust_3s_mps: num,
  category: z
    .string()
    .nullable()
    .describe('Saffir-Simpson class of the 1-minute wind at the site over open ground'),
  ef_rating: z
    .enum(EF_RATINGS)
    .nullable()
    .describe('Enhanced Fujita rating with the same gust; null below 65 mph'),
});

/** Reply of the weather context. */
export const weatherContext = componentAnswer.extend({
  summary: z.string(),
  losses: z
    .array(z.object({ cause: z.string(), loss_ratio_per_yr: z.number() }))
    .describe('Expected yearly share of value lost, by cause'),
  current: z
    .object({
      observed_at: z.string(),
      temperature_c: num,
      humidity_pct: num,
      wind_speed_mps: num,
      wind_gust_mps: num,
      wind_direction_deg: num,
      precipitation_mm: num,
      pressure_hpa: num,
      cloud_cover_pct: num,
      wmo_code: z.number().nullable(),
      severe_gust: z
        .boolean()
        .nullable()
        .describe('Gust of a severe thunderstorm by the US criterion, 58 mph or more'),
      heat_index_c: num,
      heat_index_class: z.string().nullable(),
      humidex_c: num,
      wet_bulb_c: num,
      wind_chill_c: num,
      utci_shade_c: num.describe(
        'Universal thermal climate index with the radiant temperature of the air',
      ),
      wbgt_shade_c: num.describe('Wet-bulb globe temperature out of the sun (Liljegren 2008)'),
      apparent_temperature_c: num.describe(
        'Australian apparent temperature in the shade (Steadman 1994)',
      ),
      discomfort_index_c: num.describe('Thom (1959)'),
      normal_effective_temperature_c: num.describe(
        'Missenard, as the Hong Kong Observatory gives it',
      ),
    })
    .nullable(),
  current_reason: z.string().optional(),
  forecast: z
    .array(
      z.object({
        date: z.string(),
        temperature_max_c: num,
        temperature_min_c: num,
        precipitation_mm: num,
        precipitation_probability: num,
        wind_speed_max_mps: num,
        wind_gust_max_mps: num,
        wmo_code: z.number().nullable(),
      }),
    )
    .nullable(),
  forecast_reason: z.string().optional(),
  alerts: z
    .array(
      z.object({
        id: z.string(),
        event: z.string(),
        severity: z.string(),
        certainty: z.string().nullable(),
        urgency: z.string().nullable(),
        headline: z.string().nullable(),
        area: z.string().nullable(),
        starts_at: z.string().nullable(),
        ends_at: z.string().nullable(),
        issuer: z.string().nullable(),
      }),
    )
    .nullable()
    .describe('Empty: no alert is in force. Null: nobody answered'),
  alerts_reason: z.string().optional(),
  severe_weather: z
    .object({
      zone: z.string(),
      tornadoes_per_10000_km2_yr: z.number(),
      tornado_strike_per_yr: z.number(),
      strong_tornado_strike_per_yr: z.number(),
      ef_share: z.array(z.number()).length(6),
      hail_days_within_40_km_per_yr: z.number(),
      hail_chances: eventChances.describe('A day with hail of 25 mm or more within 40 km'),
      tornado_chances: eventChances.describe('A tornado of the rating or more within 40 km'),
      hail_strikes_per_yr: z.number(),
      wind_days_within_40_km_per_yr: z.number(),
      severe_gust_strikes_per_yr: z.number(),
      thunder_days_per_yr: z.number(),
      lightning_flashes_per_km2_yr: z.number(),
      ln_sigma: z.number(),
    })
    .nullable(),
  hurricane: z
    .object({
      basin: z.string().nullable(),
      passages_within_100_km_per_yr: z.object({
        tropical_storm: z.number(),
        hurricane: z.number(),
        major: z.number(),
        category_4: z.number(),
        category_5: z.number(),
      }),
      rate_ln_sigma: z.number(),
      wind_by_return_period: z.array(byReturnPeriod),
      nearest_reference: z.string().nullable(),
      reason: z.string().optional(),
    })
    .nullable(),
  windstorm: z
    .object({
      zone: z.string(),
      gust_by_return_period: z.array(
        z.object({ return_period_yr: z.number(), gust_3s_mps: z.number() }),
      ),
      ln_sigma: z.number(),
      orography_factor: z.number().min(1).describe('Speed-up on listed mountains; 1 elsewhere'),
      reason: z.string().optional().describe('Why no such storm comes'),
    })
    .nullable(),
  heat: z
    .object({
      days_above_35_c: z.number(),
      days_above_38_c: z.number(),
      days_heat_index_41_c: z.number(),
      ln_sigma: z.number(),
      nearest_reference: z.string().nullable(),
    })
    .nullable(),
  climate: normals.nullable(),
  warnings: z.array(z.string()),
});

const trend = z.object({
  measure: z.string(),
  years: z.number().int(),
  per_decade: z.number(),
  low_per_decade: z.number(),
  high_per_decade: z.number(),
  tau: z.number(),
  p: z.number(),
  significant: z.boolean(),
});

/** Reply of the weather history. */
export const weatherHistory = z.object({
  start_year: z.number().int(),
  end_year: z.number().int(),
  summary: z.string(),
  normals: normals.nullable(),
  normals_reason: z.string().optional(),
  series: z
    .array(
      z.object({
        year: z.number().int(),
        mean_temperature_c: num,
        hottest_day_c: num,
        hottest_day_return_period_yr: num,
        coldest_night_c: num,
        precipitation_mm: num,
        wettest_day_mm: num,
        wettest_day_return_period_yr: num,
        strongest_gust_mps: num,
        strongest_gust_return_period_yr: num,
      }),
    )
    .nullable(),
  series_reason: z.string().optional(),
  trends: z.array(trend).nullable(),
  return_levels: z
    .array(
      z.object({
        measure: z.string(),
        gev_location: z.number(),
        gev_scale: z.number(),
        gev_shape: z.number(),
        gev_shape_se: z.number().describe('Of the likelihood alone'),
        gev_shape_prior: z
          .enum(['none', 'geophysical'])
          .describe(
            'geophysical: rain of 10 to 19 years, its shape drawn towards 0.10 with a standard deviation of 0.122 (Martins and Stedinger 2000)',
          ),
        levels: z.array(z.object({ return_period_yr: z.number(), level: z.number() })),
      }),
    )
    .nullable(),
  drought: z
    .array(
      z.object({
        index: z
          .enum(['spi', 'spei'])
          .describe(
            'spi: rain (McKee et al. 1993); spei: rain less evaporation by Hargreaves (Vicente-Serrano et al. 2010)',
          ),
        scale_months: z.number().int().describe('Months that are added up'),
        month: z.string().describe('Last month of the sum, YYYY-MM'),
        value: z
          .number()
          .describe('Standard deviations from the mean of that month, -3.09 to 3.09'),
        drought_class: z
          .string()
          .describe('Class of the US Drought Monitor (Svoboda et al. 2002); none above -0.5'),
      }),
    )
    .nullable()
    .describe('Dryness of the last whole month against every year of the record'),
  drought_reason: z.string().optional(),
  homogeneity_notes: z.array(z.string()),
  warnings: z.array(z.string()),
});
