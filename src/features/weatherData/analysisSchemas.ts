import * as z from 'zod';
import { point } from '../../../engines/schemas.ts';
import { head, isForward, isoDate } from './schemas.ts';

const maybe = z.number().nullable();
const maybeText = z.string().nullable();

export const analysisInput = point
  .partial()
  .extend({
    station_id: z.string().min(1).max(20).optional().describe('Instead of lat and lon'),
    start_date: isoDate.optional().describe('Default: a year before the end'),
    end_date: isoDate.optional().describe('Included; default: a week ago'),
  })
  .refine(isForward, { path: ['start_date'], error: 'start_date must not be after end_date' })
  .refine(
    ({ lat, lon, station_id }) =>
      station_id !== undefined || (lat !== undefined && lon !== undefined),
    { path: ['lat'], error: 'give lat and lon, or station_id' },
  );

const spread = z.object({
  mean: maybe,
  minimum: maybe,
  p10: maybe,
  p50: maybe,
  p90: maybe,
  maximum: maybe,
  days: z.int(),
});
export const analysisReply = z
  .object({
    ...head,
    lat: z.number(),
    lon: z.number(),
    station_id: maybeText,
    start_date: z.string(),
    end_date: z.string(),
    summary: z.string(),
    days: z.int(),
    temperature_max_c: spread.nullable(),
    temperature_min_c: spread.nullable(),
    precipitation_mm: spread.extend({ total: z.number() }).nullable(),
    wind_gust_max_mps: spread.nullable(),
    counts: z
      .object({
        hot_days: z.int().describe('Maximum of 30 °C or more'),
        frost_days: z.int().describe('Minimum below 0 °C'),
        wet_days: z.int().describe('1 mm or more'),
        heavy_rain_days: z.int().describe('20 mm or more'),
        longest_dry_spell_days: z.int(),
      })
      .nullable(),
    anomalies: z
      .object({
        mean_temperature_c: maybe,
        precipitation_pct: maybe.describe('Per cent of the normal of the same days'),
        period: z.string(),
      })
      .nullable(),
    trend: z
      .object({
        temperature_c_per_decade: z.number(),
        low: z.number(),
        high: z.number(),
        p_value: z.number(),
        years: z.int(),
      })
      .nullable()
      .describe('Of yearly means, where four years or more are whole'),
  })
  .meta({ id: 'WeatherAnalysis' });
