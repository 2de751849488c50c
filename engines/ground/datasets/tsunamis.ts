import * as z from 'zod';
import { dataset } from '../../facts.ts';
import { point } from './point.ts';

const lat = z.number().min(-90).max(90);
const lon = z.number().min(-180).max(180);

/** A fault or subduction segment that raises tsunamis. */
export const tsunamiSource = z.object({
  id: z.string(),
  name: z.string(),
  zone: z.string().describe('Group of sources, such as Cascadia'),
  magnitude: z.number().min(6.5).max(9.7).describe('Characteristic moment magnitude'),
  recurrenceYears: z.object({
    low: z.number().positive(),
    best: z.number().positive(),
    high: z.number().positive(),
  }),
  basis: z
    .enum(['geology', 'history', 'motion'])
    .describe('What the recurrence rests on: deposits, written history, plate motion and coupling'),
  isBackArc: z.boolean(),
  dipDeg: z.number().positive().max(90),
});
export type TsunamiSource = z.output<typeof tsunamiSource>;

/** How a wave gets from a source to a place. */
export const tsunamiPath = z.object({
  source: tsunamiSource,
  /** First arrival, minutes after the earthquake. */
  travelMinutes: z.number().min(0),
  /** Great-circle distance from the rupture, km. */
  distanceKm: z.number().min(0),
  /** How much longer the way over the sea is than the great circle, km. */
  detourKm: z.number().min(0),
  /** 1 straight off the rupture's side, 0 in line with its strike. */
  broadside: z.number().min(0).max(1),
  /** How far the place lies behind the continent that the rupture dips under: 0 before it or beside it, 1 behind. */
  continentShade: z.number().min(0).max(1),
});
export type TsunamiPath = z.output<typeof tsunamiPath>;

/** Every tsunami source whose wave reaches the water nearest to a place. */
export const tsunamiSources = dataset({
  id: 'tsunami-sources',
  title: 'Tsunami sources and arrival times',
  query: point,
  answer: z.object({
    version: z.string(),
    /** Distance to the nearest water cell of the arrival-time map, km; null where none is within reach. */
    waterDistanceKm: z.number().min(0).nullable(),
    paths: z.array(tsunamiPath),
    /** How much a bay raises distant waves (above 1) or shelters from all (below 1), against the open coast; 1 where nothing is known. */
    bayFactor: z.number().positive(),
    bayName: z.string().nullable(),
    /** One standard deviation of the arrival time, as a share of it. */
    timeSigma: z.number().positive(),
  }),
  sample: {
    version: 'sample',
    waterDistanceKm: 12,
    bayFactor: 1,
    bayName: null,
    timeSigma: 0.1,
    paths: [
      {
        source: {
          id: 'sample',
          name: 'Sample segment',
          zone: 'Cascadia',
          magnitude: 9,
          recurrenceYears: { low: 400, best: 530, high: 650 },
          basis: 'geology',
          isBackArc: false,
          dipDeg: 12,
        },
        travelMinutes: 25,
        distanceKm: 70,
        detourKm: 0,
        broadside: 1,
        continentShade: 0,
      },
    ],
  },
});

/** A tsunami of the past. */
export const pastTsunami = z.object({
  id: z.string(),
  year: z.int(),
  month: z.int().min(1).max(12).nullable(),
  day: z.int().min(1).max(31).nullable(),
  lat,
  lon,
  magnitude: z.number().nullable().describe('Of the earthquake, where there was one'),
  cause: z.enum([
    'earthquake',
    'earthquake and landslide',
    'landslide',
    'volcano',
    'explosion',
    'meteorological',
    'unknown',
  ]),
  maxWaterHeightM: z
    .number()
    .positive()
    .nullable()
    .describe('Highest reported anywhere, not at the place asked for; null: not in the source'),
  deaths: z
    .enum(['none known', '1 to 50', '51 to 100', '101 to 1000', 'more than 1000'])
    .describe('From the tsunami and its cause together'),
  place: z.string(),
  distanceKm: z.number().min(0).describe('From the place asked for to the source of the tsunami'),
});

/** Half way around the equator, km: no place lies farther from another. @source WGS 84: 6378.137 km times pi, rounded up */
export const HALF_WAY_KM = 20_038;

/** Tsunamis of the past whose source lies within a radius, nearest first. */
export const pastTsunamis = dataset({
  id: 'past-tsunamis',
  title: 'Historic tsunamis',
  query: z.object({ lat, lon, radiusKm: z.number().positive().max(HALF_WAY_KM) }),
  answer: z.object({
    events: z.array(pastTsunami),
    complete: z.boolean().describe('False where the source holds a selection'),
  }),
  sample: {
    events: [
      {
        id: 'ncei-1902',
        year: 1960,
        month: 5,
        day: 22,
        lat: -38.1,
        lon: -73.4,
        magnitude: 9.5,
        cause: 'earthquake',
        maxWaterHeightM: 25,
        deaths: 'more than 1000',
        place: 'Valdivia, southern Chile',
        distanceKm: 40,
      },
    ],
    complete: false,
  },
});
