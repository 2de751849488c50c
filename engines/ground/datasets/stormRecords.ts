import * as z from 'zod';
import { dataset } from '../../facts.ts';

const at = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
const maybe = z.number().nullable();
const maybeText = z.string().nullable();

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
