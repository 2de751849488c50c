import * as z from 'zod';
import { dataset } from '../../facts.ts';

const at = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
const maybe = z.number().nullable();
const maybeText = z.string().nullable();

export const activeFire = z.object({
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  at: z.string().describe('Overpass, RFC 3339 UTC'),
  instrument: z.enum(['VIIRS', 'MODIS', 'other']),
  satellite: maybeText,
  confidence: z.enum(['low', 'nominal', 'high']),
  brightnessK: maybe,
  frpMw: maybe.describe('Fire radiative power, MW'),
  isNight: z.boolean(),
});
export type ActiveFire = z.output<typeof activeFire>;

/** Heat seen by satellites near a point: fires, volcanoes, gas flares and hot industry alike. */
export const activeFires = dataset({
  id: 'active-fires',
  title: 'Active fires seen by satellite',
  query: at.extend({
    radiusKm: z.number().positive().max(500),
    days: z.number().int().min(1).max(5).default(1),
    daysAgo: z
      .number()
      .int()
      .min(0)
      .max(60)
      .default(0)
      .describe('How many days back the last of the days lies; 0: today'),
  }),
  answer: z.object({ fires: z.array(activeFire) }),
  sample: {
    fires: [
      {
        lat: 44.01,
        lon: 19.89,
        at: '2025-03-19T00:41:00Z',
        instrument: 'VIIRS',
        satellite: 'N',
        confidence: 'nominal',
        brightnessK: 301.3,
        frpMw: 0.95,
        isNight: true,
      },
    ],
  },
});

const incident = z.object({
  id: maybeText,
  name: z.string(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  sizeAcres: maybe,
  containedPct: maybe,
  discoveredAt: maybeText,
  cause: maybeText,
  state: maybeText,
  kind: maybeText.describe('WF wildfire, CX complex'),
});

/** Wildfires that are being fought. Prescribed fires are left out. */
export const wildfireIncidents = dataset({
  id: 'wildfire-incidents',
  title: 'Wildfire incidents',
  query: z.union([
    at.extend({ radiusKm: z.number().positive().max(1000) }),
    z.object({ everywhere: z.literal(true) }),
  ]),
  answer: z.object({ incidents: z.array(incident), complete: z.boolean() }),
  sample: {
    incidents: [
      {
        id: 'A',
        name: 'OLD 99',
        lat: 48.22,
        lon: -122.22,
        sizeAcres: 0.1,
        containedPct: null,
        discoveredAt: '2026-01-11T21:53:00Z',
        cause: 'Undetermined',
        state: 'US-WA',
        kind: 'WF',
      },
    ],
    complete: true,
  },
});

/** Outlines of burnt or burning ground. */
export const wildfirePerimeters = dataset({
  id: 'wildfire-perimeters',
  title: 'Wildfire perimeters',
  query: at.extend({ radiusKm: z.number().positive().max(500) }),
  answer: z.object({
    perimeters: z.array(
      z.object({
        name: z.string(),
        areaAcres: maybe,
        containedPct: maybe,
        updatedAt: maybeText,
        rings: z.array(z.array(z.tuple([z.number(), z.number()]))).describe('longitude, latitude'),
      }),
    ),
    complete: z.boolean(),
  }),
  sample: {
    perimeters: [
      {
        name: 'Morrill',
        areaAcres: 642_029,
        containedPct: 100,
        updatedAt: null,
        rings: [
          [
            [-101, 41],
            [-101, 42],
            [-100, 42],
            [-101, 41],
          ],
        ],
      },
    ],
    complete: true,
  },
});

/** Chance that a place burns in a year, by simulation of many fire seasons. */
export const burnProbability = dataset({
  id: 'burn-probability',
  title: 'Annual burn probability',
  query: at,
  answer: z.object({
    /** Null where no simulation is at hand: the regions of `fire-climate` stand alone. */
    probabilityPerYear: z.number().min(0).max(1).nullable(),
  }),
  sample: { probabilityPerYear: 0.004 },
});

/** Gas flares and other hot sources by temperature, one night. */
export const nightfires = dataset({
  id: 'nightfires',
  title: 'Hot sources at night by temperature',
  query: at.extend({ radiusKm: z.number().positive().max(300), date: z.iso.date() }),
  answer: z.object({
    sources: z.array(
      z.object({
        at: z.string(),
        lat: z.number(),
        lon: z.number(),
        temperatureK: z.number(),
        radiantHeatMw: maybe,
        areaM2: maybe,
      }),
    ),
  }),
  sample: {
    sources: [
      {
        at: '2026-05-01T07:30:00Z',
        lat: 31.9,
        lon: -102.1,
        temperatureK: 1720,
        radiantHeatMw: 1.4,
        areaM2: 2.1,
      },
    ],
  },
});
