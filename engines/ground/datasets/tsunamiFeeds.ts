import * as z from 'zod';
import { dataset } from '../../facts.ts';

const lat = z.number().min(-90).max(90);
const lon = z.number().min(-180).max(180);
const maybe = z.number().nullable();
const maybeText = z.string().nullable();

/** What the centres call their messages, the gravest first. */
export const TSUNAMI_WORDS = [
  'warning',
  'watch',
  'advisory',
  'threat',
  'information',
  'cancellation',
] as const;

/** Messages of a tsunami warning centre. A message is active while its category warns and it has not expired. */
export const tsunamiBulletins = dataset({
  id: 'tsunami-bulletins',
  title: 'Messages of the tsunami warning centres',
  query: z.object({ centre: z.enum(['NTWC', 'PTWC']) }),
  answer: z.object({
    bulletins: z.array(
      z.object({
        id: z.string(),
        centre: z.string(),
        category: z.enum([...TSUNAMI_WORDS, 'unknown']),
        region: maybeText,
        lat: lat.nullable(),
        lon: lon.nullable(),
        magnitude: maybe,
        depthKm: maybe,
        issuedAt: z.string(),
        expiresAt: maybeText,
        /** Test messages must never alert. */
        isTest: z.boolean(),
        url: maybeText,
      }),
    ),
  }),
  sample: {
    bulletins: [
      {
        id: 'PHEB-1-26234000',
        centre: 'PTWC',
        category: 'information',
        region: 'SCOTIA SEA',
        lat: -60.481,
        lon: -47.185,
        magnitude: 6.7,
        depthKm: 10,
        issuedAt: '2026-08-22T08:30:40Z',
        expiresAt: '2026-08-22T09:30:40Z',
        isTest: false,
        url: null,
      },
    ],
  },
});

/** Water column above a deep-ocean pressure sensor. The tide is still in it. */
export const dartReadings = dataset({
  id: 'dart-readings',
  title: 'Deep-ocean tsunami buoy',
  query: z.object({ stationId: z.string().regex(/^\w{5}$/) }),
  answer: z.object({
    stationId: z.string().nullable().describe('Null: the file does not say'),
    /** Reports every 15 s or 1 min instead of every 15 min: triggered by an earthquake or a wave. */
    eventMode: z.boolean(),
    readings: z
      .array(z.object({ at: z.string(), intervalS: z.number(), heightM: z.number() }))
      .describe('Newest first'),
  }),
  sample: {
    stationId: '41421',
    eventMode: false,
    readings: [{ at: '2018-08-01T12:00:00Z', intervalS: 900, heightM: 5806.902 }],
  },
});

/** A tsunami of the historical database; validity runs from -1 (erroneous) to 4 (definite). */
export const tsunamiEvent = z.object({
  id: z.string(),
  year: z.int(),
  time: z.string(),
  lat,
  lon,
  cause: z.string(),
  validity: z.int(),
  earthquakeMagnitude: maybe,
  maxWaterHeightM: maybe,
  runups: maybe,
  place: maybeText,
  country: maybeText,
  deaths: maybe,
});

/** Official tsunamis of the past near a coast or in the world. */
export const tsunamiEvents = dataset({
  id: 'tsunami-events',
  title: 'Historic tsunamis',
  query: z.object({
    lat,
    lon,
    radiusKm: z.number().positive().max(20_001),
    minYear: z.number().int().min(-3000).default(1800),
  }),
  answer: z.object({ events: z.array(tsunamiEvent), complete: z.boolean() }),
  sample: {
    events: [
      {
        id: '1902',
        year: 1960,
        time: '1960-05-22',
        lat: -38.143,
        lon: -73.407,
        cause: 'earthquake',
        validity: 4,
        earthquakeMagnitude: 9.5,
        maxWaterHeightM: 25,
        runups: 1279,
        place: 'SOUTHERN CHILE',
        country: 'CHILE',
        deaths: 2226,
      },
    ],
    complete: true,
  },
});

/** Wave heights measured on coasts in past tsunamis. */
export const tsunamiRunups = dataset({
  id: 'tsunami-runups',
  title: 'Historic tsunami run-ups',
  query: z.object({ lat, lon, radiusKm: z.number().positive().max(2000) }),
  answer: z.object({
    runups: z.array(
      z.object({
        id: z.string(),
        eventYear: z.int(),
        lat,
        lon,
        heightM: maybe,
        distanceFromSourceKm: maybe,
        place: maybeText,
      }),
    ),
    complete: z.boolean(),
  }),
  sample: {
    runups: [
      {
        id: '1',
        eventYear: 1960,
        lat: 19.73,
        lon: -155.06,
        heightM: 10.7,
        distanceFromSourceKm: 10_600,
        place: 'Hilo',
      },
    ],
    complete: true,
  },
});
