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
  answer: z.object({
    stationId: maybeText.describe('Null: the reply does not say, or holds several'),
    observations: z.array(observation),
  }),
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
