import * as z from 'zod';
import { provenance } from '../../core/evidence.ts';
import { nextCursor } from '../../core/paging.ts';

const maybe = z.number().nullable();
const maybeText = z.string().nullable();
/** What every answer of this group begins with. */
export const head = {
  status: z.enum(['ok', 'unavailable']),
  reason: z.string().optional().describe('Why something is null'),
  provenance,
};

export const stationRow = z.object({
  station_id: z.string(),
  name: z.string(),
  state: maybeText,
  lat: z.number(),
  lon: z.number(),
  elevation_m: maybe,
  elevation_reason: z.string().optional().describe('Why the elevation is null'),
  archive_id: maybeText,
  distance_km: maybe,
});

export const stationsReply = z
  .object({
    ...head,
    lat: z.number().nullable().describe('Latitude asked about; null: a state or the country'),
    lon: z.number().nullable().describe('Longitude asked about'),
    stations: z.array(stationRow),
    total: z.int(),
    next_cursor: nextCursor,
  })
  .meta({ id: 'WeatherStations' });

const observation = z.object({
  observed_at: z.string(),
  temperature_c: maybe,
  dewpoint_c: maybe,
  humidity_pct: maybe,
  wind_speed_mps: maybe,
  wind_gust_mps: maybe,
  wind_direction_deg: maybe,
  pressure_hpa: maybe,
  visibility_m: maybe,
  precipitation_mm: maybe,
  description: maybeText,
});
export const currentReply = z
  .object({
    ...head,
    station_id: z.string(),
    station: stationRow.nullable(),
    observation: observation.nullable(),
    measured_by: z
      .enum(['station', 'model'])
      .nullable()
      .describe('`model`: the weather of the place, since the station did not answer'),
  })
  .meta({ id: 'CurrentWeather' });

export const forecastReply = z
  .object({
    ...head,
    lat: z.number(),
    lon: z.number(),
    issued_at: maybeText,
    days: z
      .array(
        z.object({
          date: z.string(),
          temperature_max_c: maybe,
          temperature_min_c: maybe,
          precipitation_mm: maybe,
          precipitation_probability: maybe,
          wind_speed_max_mps: maybe,
          wind_gust_max_mps: maybe,
          wmo_code: z.int().nullable(),
        }),
      )
      .nullable(),
    periods: z
      .array(
        z.object({
          name: maybeText,
          starts_at: z.string(),
          ends_at: z.string(),
          temperature_c: maybe,
          precipitation_probability: maybe,
          wind_speed_mps: maybe,
          wind_direction: maybeText,
          text: maybeText,
        }),
      )
      .nullable(),
    periods_reason: z.string().optional(),
  })
  .meta({ id: 'WeatherForecast' });

export const alertsReply = z
  .object({
    ...head,
    state: z.string(),
    state_name: z.string(),
    total: z.int().nullable(),
    alerts: z
      .array(
        z.object({
          id: z.string(),
          event: z.string(),
          severity: z.string(),
          certainty: maybeText,
          urgency: maybeText,
          headline: maybeText,
          area: maybeText,
          onset_at: maybeText,
          expires_at: maybeText,
          issuer: maybeText,
          instruction: maybeText,
        }),
      )
      .nullable()
      .describe('Null: nobody answered; an empty list: none is in force'),
  })
  .meta({ id: 'WeatherAlerts' });

const day = z.object({
  date: z.string(),
  temperature_max_c: maybe,
  temperature_min_c: maybe,
  precipitation_mm: maybe,
  snow_mm: maybe,
});
const normals = z.object({
  annual_mean_temperature_c: z.number(),
  annual_precipitation_mm: z.number(),
  monthly_mean_temperature_c: z.array(z.number()),
  monthly_precipitation_mm: z.array(z.number()),
  period: z.string(),
});
export const historicalReply = z
  .object({
    ...head,
    station_id: z.string(),
    archive_id: maybeText,
    start_date: z.string(),
    end_date: z.string(),
    measured_by: z.enum(['station', 'reanalysis']).nullable(),
    days: z.array(day).nullable(),
    normals: normals.nullable(),
  })
  .meta({ id: 'HistoricalWeather' });

export const isoDate = z.iso.date();
/** Whether a window, where both ends are given, does not run backwards. */
export function isForward({
  start_date,
  end_date,
}: {
  start_date?: string | undefined;
  end_date?: string | undefined;
}): boolean {
  return start_date === undefined || end_date === undefined || start_date <= end_date;
}

const source = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(['operational', 'degraded', 'down', 'unconfigured']),
  reason: maybeText,
  last_success_at: maybeText,
  age_s: maybe,
  update_frequency: z.string(),
});
export const healthReply = z
  .object({
    status: z.enum(['ok', 'degraded', 'down']),
    group: z.string(),
    as_of: z.string(),
    operational: z.int(),
    total: z.int(),
    embedded_fallbacks: z.array(z.string()),
    sources: z.array(source),
  })
  .meta({ id: 'WeatherDataHealth' });

export const demoReply = z
  .object({
    group: z.string(),
    sample: z.literal(true),
    note: z.string(),
    records: z.array(
      z.object({
        what: z.string(),
        value: z.number(),
        unit: z.string(),
        place: z.string(),
        lat: z.number(),
        lon: z.number(),
        observed_on: z.string(),
        source: z.string(),
      }),
    ),
    provenance,
  })
  .meta({ id: 'WeatherDataDemo' });
