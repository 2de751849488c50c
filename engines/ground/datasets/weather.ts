import * as z from 'zod';
import { dataset } from '../../facts.ts';

const at = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
const rate = z.number().min(0);
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

/** How often tropical cyclones pass near a point. */
export const hurricaneClimate = dataset({
  id: 'hurricane-climate',
  title: 'Tropical-cyclone passages within 100 km',
  query: at,
  answer: z.object({
    /** Yearly number of cyclones whose 1-minute wind within 100 km of the point reaches the threshold. */
    ratePerYear: z.object({
      kt34: rate.describe('tropical storm or stronger'),
      kt64: rate.describe('category 1 or stronger'),
      kt96: rate.describe('category 3 or stronger'),
      kt113: rate.describe('category 4 or stronger'),
      kt137: rate.describe('category 5'),
    }),
    rateLnSigma: z.number().positive(),
    basin: z.enum(['NA', 'EP', 'WP', 'NI', 'SI', 'SP']).nullable(),
    /** Wind that destroys half of the value in this region, blended where regions meet, m/s (Eberenz et al. 2021). */
    halfDamageWindMps: z.number().positive(),
    halfDamageLnSigma: z.number().positive(),
    /** Region of the damage calibration of the nearest reference point. */
    damageRegion: z.enum(['NA1', 'NA2', 'NI', 'OC', 'SI', 'WP1', 'WP2', 'WP3', 'WP4', 'GLB']),
    nearestReference: z.string().nullable(),
    referenceDistanceKm: z.number().min(0).nullable(),
    reason: z.string().optional().describe('Why the rates are zero'),
  }),
  sample: {
    ratePerYear: { kt34: 0.4, kt64: 0.16, kt96: 0.06, kt113: 0.03, kt137: 0.006 },
    rateLnSigma: 0.35,
    basin: 'NA',
    damageRegion: 'NA2',
    halfDamageWindMps: 87.6,
    halfDamageLnSigma: 0.1,
    nearestReference: 'Miami',
    referenceDistanceKm: 3,
  },
});

/** Share of tornadoes by rating, EF0 to EF5, adding up to 1. */
const efSplit = z.array(z.number().min(0).max(1)).length(6);

/** Climate of tornadoes, hail, damaging thunderstorm wind and lightning. */
export const severeWeatherClimate = dataset({
  id: 'severe-weather-climate',
  title: 'Tornado, hail and thunderstorm climate',
  query: at,
  answer: z.object({
    tornadoPer10000Km2Year: rate,
    efShare: efSplit,
    /** Days a year with the event within 40 km (25 miles). */
    hailDaysPerYear: rate.describe('Hail of 25 mm (1 inch) or more'),
    windDaysPerYear: rate.describe('Thunderstorm gusts of 26 m/s (58 mph) or more'),
    thunderDaysPerYear: rate,
    flashesPerKm2Year: rate,
    lnSigma: z.number().positive(),
    zone: z.string().describe('Nearest reference zone'),
  }),
  sample: {
    tornadoPer10000Km2Year: 3.4,
    efShare: [0.55, 0.3, 0.105, 0.035, 0.009, 0.001],
    hailDaysPerYear: 6,
    windDaysPerYear: 5,
    thunderDaysPerYear: 52,
    flashesPerKm2Year: 25,
    lnSigma: 0.35,
    zone: 'Oklahoma',
  },
});

/** Days of dangerous heat. */
export const heatClimate = dataset({
  id: 'heat-climate',
  title: 'Days of dangerous heat',
  query: at,
  answer: z.object({
    daysAbove35C: rate.describe('Days a year with a maximum of 35 °C or more'),
    daysAbove38C: rate.describe('Days a year with a maximum of 38 °C or more'),
    daysHeatIndex41C: rate.describe('Days a year whose heat index reaches 41 °C (NWS: danger)'),
    lnSigma: z.number().positive(),
    nearestReference: z.string().nullable(),
    referenceDistanceKm: z.number().min(0).nullable(),
  }),
  sample: {
    daysAbove35C: 170,
    daysAbove38C: 111,
    daysHeatIndex41C: 50,
    lnSigma: 0.2,
    nearestReference: 'Phoenix',
    referenceDistanceKm: 5,
  },
});

/** Wind storms of the westerlies and other wind that is neither tropical cyclone nor thunderstorm. */
export const windstormClimate = dataset({
  id: 'windstorm-climate',
  title: 'Extratropical wind storms',
  query: at,
  answer: z.object({
    gust50YearMps: z
      .number()
      .positive()
      .describe('3-second gust over open ground with a return period of 50 years, m/s'),
    /** Scale of the Gumbel law of yearly largest gusts, m/s. */
    gumbelScaleMps: z.number().positive(),
    lnSigma: z.number().positive(),
    zone: z.string(),
  }),
  sample: { gust50YearMps: 36, gumbelScaleMps: 3, lnSigma: 0.1, zone: 'London' },
});
