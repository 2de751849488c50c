import * as z from 'zod';

const count = z.object({ mean: z.number(), p05: z.number(), p95: z.number() });

const test = z
  .object({
    n_observed: z.int(),
    n_expected: z.number(),
    n_test_delta1: z.number().describe('Probability of at least as many earthquakes as were seen'),
    n_test_delta2: z.number().describe('Probability of at most as many'),
    s_test_zeta: z.number().nullable().describe('Quantile of the space test; below 0.05 rejects'),
    m_test_kappa: z
      .number()
      .nullable()
      .describe('Quantile of the magnitude test; below 0.05 rejects'),
    n_passed: z.boolean(),
    s_passed: z.boolean().nullable(),
    m_passed: z.boolean().nullable(),
    from: z.string(),
    to: z.string(),
    least_magnitude: z.number(),
    catalogue: z.string(),
    tested_on: z.string(),
    model_version: z.string(),
    note: z.string(),
  })
  .meta({ id: 'RetrospectiveTests' });

const alert = {
  alert_status: z
    .enum(['NORMAL', 'ELEVATED', 'HIGH', 'VERY_HIGH'])
    .nullable()
    .describe(
      'By the ratio: NORMAL below 2, ELEVATED to 10, HIGH to 100; null without a live catalogue',
    ),
  alert_ratio: z
    .number()
    .nullable()
    .describe('Expected earthquakes of M 4.5 and more in 7 days over background'),
  alert_reason: z.string().optional(),
};

const bounds = z.object({
  south: z.number(),
  west: z.number(),
  north: z.number(),
  east: z.number(),
});
const rate = z.object({
  magnitude: z.number(),
  rate_per_yr: z.number().describe('Main shocks at or above the magnitude'),
  p05_per_yr: z.number(),
  p95_per_yr: z.number(),
});

/** A region in the list. */
export const regionSummary = z
  .object({
    id: z.string(),
    name: z.string(),
    bounds,
    b_value: z.number().nullable(),
    seismicity_rates: z.array(rate),
    rates_reason: z.string().optional(),
    ...alert,
  })
  .meta({ id: 'EarthquakeRegion' });

/** Reply of GET /api/v1/earthquake/regions. */
export const regionsReply = z
  .object({
    model_version: z.string().nullable(),
    regions: z.array(regionSummary),
    warnings: z.array(z.string()),
  })
  .meta({ id: 'EarthquakeRegions' });

const forecast = z.object({
  magnitude: z.number().describe('At or above'),
  horizon_days: z.number(),
  probability: z.number().describe('Of at least one earthquake in the region'),
  probability_p05: z.number(),
  probability_p95: z.number(),
  expected_baseline: count.describe('Main shocks by the long-term rate'),
  expected_clustering: count
    .nullable()
    .describe('Aftershocks of sequences that are going on; null without a live catalogue'),
});

const sequence = z.object({
  event_id: z.string(),
  time: z.string(),
  lat: z.number(),
  lon: z.number(),
  magnitude: z.number(),
  place: z.string().nullable(),
  aftershocks_seen: z.int(),
  expected_m5_7_days: z.number(),
  m5_per_day_now: z
    .number()
    .describe('Conditional intensity of aftershocks of M 5 and more at this moment'),
});

/** Reply of GET /api/v1/earthquake/predict/{region}. */
export const regionForecastReply = z
  .object({
    region: regionSummary,
    model_version: z.string().nullable(),
    forecasts: z.array(forecast).describe('Magnitudes 3 to 7 and more, by horizon'),
    forecast_reason: z.string().optional(),
    clustering_state: z.enum(['known', 'unknown']),
    clustering_reason: z.string().optional(),
    sequences: z.array(sequence).describe('Sequences that add most'),
    retrospective_tests: test.nullable(),
    warnings: z.array(z.string()),
  })
  .meta({ id: 'EarthquakeRegionForecast' });
