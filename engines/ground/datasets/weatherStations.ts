import * as z from 'zod';
import { dataset } from '../../facts.ts';

const at = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
const maybe = z.number().nullable();
const maybeText = z.string().nullable();

const observation = z.object({
  at: z.string(),
  temperatureC: maybe,
  dewpointC: maybe,
  humidityPct: maybe,
  windSpeedMps: maybe,
  windGustMps: maybe,
  windDirectionDeg: maybe,
  pressureHpa: maybe,
  visibilityM: maybe,
  precipitationMm: maybe.describe('Of the last hour'),
  description: maybeText,
});

const sampleObservation = {
  at: '2022-03-02T23:53:00Z',
  temperatureC: 22.8,
  dewpointC: 18.3,
  humidityPct: 75.8,
  windSpeedMps: 2.1,
  windGustMps: null,
  windDirectionDeg: 20,
  pressureHpa: 1018.7,
  visibilityM: 16_090,
  precipitationMm: null,
  description: 'Mostly Cloudy',
};

/** Weather stations by US state, or around a point. */
export const weatherStations = dataset({
  id: 'weather-stations',
  title: 'Weather stations',
  query: z.union([
    z.object({
      state: z.string().regex(/^[A-Z]{2}$/),
      limit: z.number().int().min(1).max(500).default(100),
    }),
    at,
  ]),
  answer: z.object({
    stations: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        lat: z.number(),
        lon: z.number(),
        elevationM: maybe,
        timeZone: maybeText,
      }),
    ),
  }),
  sample: {
    stations: [
      {
        id: 'KCMH',
        name: 'Columbus International Airport',
        lat: 39.99,
        lon: -82.88,
        elevationM: 246,
        timeZone: 'America/New_York',
      },
    ],
  },
});

/** Observations of one station, newest first. */
export const stationObservations = dataset({
  id: 'station-observations',
  title: 'Observations of a weather station',
  query: z.object({
    stationId: z.string().regex(/^[A-Z0-9]{3,8}$/),
    limit: z.number().int().min(1).max(500).default(1),
  }),
  answer: z.object({ stationId: z.string(), observations: z.array(observation) }),
  sample: { stationId: 'KFLL', observations: [sampleObservation] },
});

/** Forecast in periods, half days or hours, with its words. */
export const forecastPeriods = dataset({
  id: 'forecast-periods',
  title: 'Forecast in words by period',
  query: at.extend({ step: z.enum(['half_day', 'hour']).default('half_day') }),
  answer: z.object({
    issuedAt: maybeText,
    periods: z.array(
      z.object({
        name: maybeText,
        startsAt: z.string(),
        endsAt: z.string(),
        temperatureC: maybe,
        precipitationProbability: maybe,
        windSpeedMps: maybe.describe('Upper end of the words'),
        windDirection: maybeText,
        text: maybeText,
      }),
    ),
  }),
  sample: {
    issuedAt: '2019-10-13T18:16:20Z',
    periods: [
      {
        name: 'This Afternoon',
        startsAt: '2019-10-13T18:00:00Z',
        endsAt: '2019-10-13T22:00:00Z',
        temperatureC: 27,
        precipitationProbability: 0.2,
        windSpeedMps: 4.5,
        windDirection: 'SW',
        text: 'Partly sunny',
      },
    ],
  },
});

const alert = z.object({
  id: z.string(),
  event: z.string(),
  severity: z.enum(['Extreme', 'Severe', 'Moderate', 'Minor', 'Unknown']),
  certainty: maybeText,
  urgency: maybeText,
  headline: maybeText,
  description: maybeText,
  instruction: maybeText,
  area: maybeText,
  sentAt: maybeText,
  startsAt: maybeText,
  endsAt: maybeText,
  issuer: maybeText,
  messageType: maybeText,
  vtec: z.array(z.string()),
  countyCodes: z.array(z.string()),
  zoneCodes: z.array(z.string()),
  /** Rings of longitude and latitude where the alert has a polygon of its own. */
  polygon: z.array(z.array(z.tuple([z.number(), z.number()]))).nullable(),
});

/** Official alerts of a US state, or of the whole country for the early-warning feeds. */
export const stateAlerts = dataset({
  id: 'state-alerts',
  title: 'Official alerts by US state',
  query: z.object({
    state: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    severity: z.enum(['all', 'extreme_severe']).default('all'),
  }),
  answer: z.object({ alerts: z.array(alert) }),
  sample: {
    alerts: [
      {
        id: 'sample-1',
        event: 'Flash Flood Warning',
        severity: 'Severe',
        certainty: 'Likely',
        urgency: 'Immediate',
        headline: null,
        description: null,
        instruction: null,
        area: 'Hawaii, HI',
        sentAt: null,
        startsAt: '2026-08-16T01:08:00Z',
        endsAt: '2026-08-16T02:00:00Z',
        issuer: 'NWS Honolulu HI',
        messageType: 'Update',
        vtec: [],
        countyCodes: ['015001'],
        zoneCodes: ['HIC001'],
        polygon: null,
      },
    ],
  },
});

/** Which office, grid cell and zones of the US weather service a point belongs to. */
export const forecastCell = dataset({
  id: 'forecast-cell',
  title: 'Forecast office and zones of a point',
  query: at,
  answer: z.object({
    office: z.string(),
    gridX: z.int(),
    gridY: z.int(),
    city: maybeText,
    state: maybeText,
    county: maybeText,
    fireZone: maybeText,
    timeZone: maybeText,
    radar: maybeText,
  }),
  sample: {
    office: 'TAE',
    gridX: 58,
    gridY: 65,
    city: 'Sumatra',
    state: 'FL',
    county: 'FLC037',
    fireZone: 'FLZ015',
    timeZone: 'America/New_York',
    radar: 'KTLH',
  },
});

/** The words that official alerts use. */
export const alertTypes = dataset({
  id: 'alert-types',
  title: 'Kinds of official alert',
  query: z.object({}),
  answer: z.object({ types: z.array(z.string()) }),
  sample: { types: ['Flash Flood Warning'] },
});

/** What people saw of severe weather on one day. */
export const stormReports = dataset({
  id: 'storm-reports',
  title: 'Storm reports',
  query: z.object({
    date: z.iso.date().optional().describe('Absent: today'),
    kind: z.enum(['tornado', 'wind', 'hail']),
  }),
  answer: z.object({
    reports: z.array(
      z.object({
        kind: z.enum(['tornado', 'wind', 'hail', 'other']),
        time: z.string().describe('HHMM UTC, or RFC 3339'),
        lat: z.number(),
        lon: z.number(),
        place: maybeText,
        county: maybeText,
        state: maybeText,
        hailMm: maybe,
        gustMps: maybe,
        efScale: maybe,
        comment: maybeText,
      }),
    ),
  }),
  sample: {
    reports: [
      {
        kind: 'wind',
        time: '1215',
        lat: 47.25,
        lon: -90.96,
        place: '13 SSE LITTLE MARAIS',
        county: 'LSZ162',
        state: 'MN',
        hailMm: null,
        gustMps: 34.9,
        efScale: null,
        comment: null,
      },
    ],
  },
});

/** Severe-thunderstorm outlook at a point. */
export const convectiveOutlook = dataset({
  id: 'convective-outlook',
  title: 'Severe thunderstorm outlook',
  query: at.extend({ day: z.number().int().min(1).max(3).default(1) }),
  answer: z.object({
    category: z.enum(['NONE', 'TSTM', 'MRGL', 'SLGT', 'ENH', 'MDT', 'HIGH']),
    validFrom: maybeText,
    validUntil: maybeText,
    issuedAt: maybeText,
  }),
  sample: {
    category: 'SLGT',
    validFrom: '2026-04-21T01:00:00Z',
    validUntil: '2026-04-21T12:00:00Z',
    issuedAt: '2026-04-21T00:57:00Z',
  },
});

/** Hail, tornado signatures and warnings of past radar data. */
export const severeWeatherHistory = dataset({
  id: 'severe-weather-history',
  title: 'Severe weather of the past from radar and reports',
  query: at.extend({
    radiusKm: z.number().positive().max(200),
    startDate: z.iso.date(),
    endDate: z.iso.date(),
    product: z.enum(['nx3hail', 'nx3tvs', 'plsr']).default('plsr'),
  }),
  answer: z.object({
    events: z.array(
      z.object({
        at: z.string(),
        kind: z.string(),
        magnitude: maybe,
        lat: z.number(),
        lon: z.number(),
        place: maybeText,
      }),
    ),
    complete: z.boolean(),
  }),
  sample: {
    events: [
      {
        at: '2006-05-09T02:20:00Z',
        kind: 'HAIL',
        magnitude: 1,
        lat: 30.93,
        lon: -90.43,
        place: '5 E KENTWOOD',
      },
    ],
    complete: true,
  },
});

/** Warnings that were in force at a point in a window of the past. */
export const pastWarnings = dataset({
  id: 'past-warnings',
  title: 'Warnings in force at a past time',
  query: at.extend({ startDate: z.iso.date(), endDate: z.iso.date() }),
  answer: z.object({
    warnings: z.array(
      z.object({
        event: z.string(),
        issuedAt: z.string(),
        expiresAt: z.string(),
        issuer: maybeText,
      }),
    ),
  }),
  sample: {
    warnings: [
      {
        event: 'Tornado Warning',
        issuedAt: '2013-05-20T19:40:00Z',
        expiresAt: '2013-05-20T20:15:00Z',
        issuer: 'OUN',
      },
    ],
  },
});

/** Drought at a point, by the weekly US map. */
export const droughtAt = dataset({
  id: 'drought-at',
  title: 'Drought class at a point',
  query: at,
  answer: z.object({
    droughtClass: z
      .int()
      .min(0)
      .max(4)
      .nullable()
      .describe('0 abnormally dry to 4 exceptional; null: no drought'),
    mapDate: maybeText,
  }),
  sample: { droughtClass: 2, mapDate: '2026-05-05' },
});

/** Shares of an area in each drought class over the weeks. */
export const droughtStatistics = dataset({
  id: 'drought-statistics',
  title: 'Drought over time by area',
  query: z.object({
    areaCode: z
      .string()
      .regex(/^\d{2}(\d{3})?$/)
      .describe('FIPS of a state or county'),
    startDate: z.iso.date(),
    endDate: z.iso.date(),
  }),
  answer: z
    .object({
      weeks: z.array(
        z.object({
          mapDate: z.string(),
          nonePct: z.number(),
          d0Pct: z.number(),
          d1Pct: z.number(),
          d2Pct: z.number(),
          d3Pct: z.number(),
          d4Pct: z.number(),
        }),
      ),
    })
    .describe('Cumulative: D0 includes D1 to D4'),
  sample: {
    weeks: [
      { mapDate: '2026-05-05', nonePct: 40, d0Pct: 60, d1Pct: 40, d2Pct: 20, d3Pct: 5, d4Pct: 0 },
    ],
  },
});

/** Waves, sea temperature and sea level at a point at sea. */
export const seaState = dataset({
  id: 'sea-state',
  title: 'Waves and sea level',
  query: at,
  answer: z.object({
    at: z.string(),
    waveHeightM: maybe,
    seaTemperatureC: maybe,
    seaLevelM: maybe,
  }),
  sample: { at: '2026-05-07T12:00:00Z', waveHeightM: 1.2, seaTemperatureC: 18, seaLevelM: 0.4 },
});

/** Daily climate of models from 1950 to 2050, one series a model. */
export const climateProjection = dataset({
  id: 'climate-projection',
  title: 'Climate model projections',
  query: at.extend({ startDate: z.iso.date(), endDate: z.iso.date() }),
  answer: z.object({
    startDate: z.iso.date(),
    models: z.array(
      z.object({
        model: z.string(),
        temperatureMaxC: z.array(maybe),
        temperatureMeanC: z.array(maybe),
        precipitationMm: z.array(maybe),
      }),
    ),
  }),
  sample: {
    startDate: '2049-01-01',
    models: [
      {
        model: 'MRI_AGCM3_2_S',
        temperatureMaxC: [12.1],
        temperatureMeanC: [8.2],
        precipitationMm: [0],
      },
    ],
  },
});

/** Sun and weather of past days from satellites and reanalysis. */
export const solarDaily = dataset({
  id: 'solar-daily',
  title: 'Daily sun, temperature and rain',
  query: at.extend({ startDate: z.iso.date(), endDate: z.iso.date() }),
  answer: z.object({
    days: z.array(
      z.object({
        date: z.string(),
        solarKwhM2: maybe,
        temperatureC: maybe,
        temperatureMaxC: maybe,
        precipitationMm: maybe,
        windSpeedMps: maybe,
      }),
    ),
  }),
  sample: {
    days: [
      {
        date: '2026-05-01',
        solarKwhM2: 6.1,
        temperatureC: 18,
        temperatureMaxC: 25,
        precipitationMm: 0,
        windSpeedMps: 3,
      },
    ],
  },
});

/** Tracks of past tropical cyclones. */
export const stormTracks = dataset({
  id: 'storm-tracks',
  title: 'Best tracks of tropical cyclones',
  query: z.object({ basin: z.enum(['NA', 'EP', 'WP', 'NI', 'SI', 'SP', 'SA', 'last3years']) }),
  answer: z.object({
    points: z.array(
      z.object({
        stormId: z.string(),
        name: maybeText,
        season: z.int(),
        at: z.string(),
        lat: z.number(),
        lon: z.number(),
        windKt: maybe,
        pressureHpa: maybe,
        category: maybe,
        landDistanceKm: maybe,
      }),
    ),
  }),
  sample: {
    points: [
      {
        stormId: '2024178N09335',
        name: 'BERYL',
        season: 2024,
        at: '2024-06-26T00:00:00Z',
        lat: 9.4,
        lon: -25.5,
        windKt: 15,
        pressureHpa: null,
        category: -3,
        landDistanceKm: 1008,
      },
    ],
  },
});

/** Station history in the archive of the national centre. */
export const stationHistory = dataset({
  id: 'station-history',
  title: 'Daily history of a weather station',
  query: z.object({
    stationId: z.string().regex(/^[A-Z0-9]{11}$/),
    startDate: z.iso.date(),
    endDate: z.iso.date(),
  }),
  answer: z.object({
    days: z.array(
      z.object({
        date: z.string(),
        temperatureMaxC: maybe,
        temperatureMinC: maybe,
        precipitationMm: maybe,
        snowMm: maybe,
      }),
    ),
  }),
  sample: {
    days: [
      {
        date: '2020-01-01',
        temperatureMaxC: 5.6,
        temperatureMinC: -2.2,
        precipitationMm: 0,
        snowMm: 0,
      },
    ],
  },
});
