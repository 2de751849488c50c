import * as z from 'zod';
import { dataset } from '../../facts.ts';

const at = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
const maybe = z.number().nullable();

/** Air at a point now. */
export const currentWeather = dataset({
  id: 'current-weather',
  title: 'Current weather',
  query: at,
  answer: z.object({
    observedAt: z.string().describe('RFC 3339 UTC'),
    temperatureC: maybe,
    humidityPct: maybe.describe('Relative humidity, 0 to 100'),
    windSpeedMps: maybe.describe('10-minute wind at 10 m, m/s'),
    windGustMps: maybe,
    windDirectionDeg: maybe,
    precipitationMm: maybe.describe('Of the last hour, mm'),
    pressureHpa: maybe.describe('At mean sea level, hPa'),
    cloudCoverPct: maybe,
    wmoCode: z.number().int().nullable().describe('WMO code table 4677'),
  }),
  sample: {
    observedAt: '2026-05-07T12:00:00Z',
    temperatureC: 31,
    humidityPct: 60,
    windSpeedMps: 3,
    windGustMps: 7,
    windDirectionDeg: 140,
    precipitationMm: 0,
    pressureHpa: 1012,
    cloudCoverPct: 40,
    wmoCode: 2,
  },
});

/** Temperature and humidity of the air at a point now. */
export const currentAir = dataset({
  id: 'current-air',
  title: 'Temperature and humidity now',
  query: at,
  answer: z.object({
    temperatureC: z.number().min(-95).max(65),
    humidityPct: z.number().min(0).max(100),
  }),
  sample: { temperatureC: 31, humidityPct: 60 },
});

/** Daily forecast, today first. */
export const weatherForecast = dataset({
  id: 'weather-forecast',
  title: 'Weather forecast by day',
  query: at.extend({ days: z.number().int().min(1).max(16).default(7) }),
  answer: z.object({
    issuedAt: z.string().nullable().describe('RFC 3339 UTC'),
    days: z.array(
      z.object({
        date: z.string().describe('YYYY-MM-DD, UTC'),
        temperatureMaxC: maybe,
        temperatureMinC: maybe,
        precipitationMm: maybe,
        precipitationProbability: maybe.describe('0 to 1'),
        windSpeedMaxMps: maybe,
        windGustMaxMps: maybe,
        wmoCode: z.number().int().nullable(),
      }),
    ),
  }),
  sample: {
    issuedAt: null,
    days: [
      {
        date: '2026-05-07',
        temperatureMaxC: 31,
        temperatureMinC: 24,
        precipitationMm: 2.5,
        precipitationProbability: 0.4,
        windSpeedMaxMps: 6,
        windGustMaxMps: 12,
        wmoCode: 61,
      },
    ],
  },
});

/** Official warnings in force at a point. An empty list is an answer: none is in force. */
export const weatherAlerts = dataset({
  id: 'weather-alerts',
  title: 'Official weather alerts in force',
  query: at,
  answer: z.object({
    alerts: z.array(
      z.object({
        id: z.string(),
        event: z.string(),
        severity: z.enum(['Extreme', 'Severe', 'Moderate', 'Minor', 'Unknown']),
        certainty: z.string().nullable(),
        urgency: z.string().nullable(),
        headline: z.string().nullable(),
        area: z.string().nullable(),
        startsAt: z.string().nullable(),
        endsAt: z.string().nullable(),
        issuer: z.string().nullable(),
      }),
    ),
  }),
  sample: {
    alerts: [
      {
        id: 'sample-1',
        event: 'Heat Advisory',
        severity: 'Moderate',
        certainty: 'Likely',
        urgency: 'Expected',
        headline: 'Heat Advisory until 20:00',
        area: 'Sample County',
        startsAt: '2026-05-07T15:00:00Z',
        endsAt: '2026-05-08T00:00:00Z',
        issuer: 'NWS Sample',
      },
    ],
  },
});

/** Daily weather of the past, one value a day from the first date to the last; reanalysis where no station stands. */
export const dailyWeatherHistory = dataset({
  id: 'daily-weather-history',
  title: 'Daily weather of the past',
  query: at.extend({
    startDate: z.iso.date().describe('YYYY-MM-DD, 1940-01-01 or later'),
    endDate: z.iso.date().describe('YYYY-MM-DD, included'),
  }),
  answer: z.object({
    startDate: z.iso.date(),
    temperatureMaxC: z.array(maybe),
    temperatureMinC: z.array(maybe),
    precipitationMm: z.array(maybe),
    windGustMaxMps: z.array(maybe),
    elevationM: maybe.describe('Of the grid cell or station, m'),
  }),
  sample: {
    startDate: '2020-09-27',
    temperatureMaxC: [23.3, 25, 22],
    temperatureMinC: [17.7, 17.4, 16.6],
    precipitationMm: [3.9, 0, 0],
    windGustMaxMps: [9.1, 8.2, 10.4],
    elevationM: 16,
  },
});
