import * as z from 'zod';
import { dataset } from '../../facts.ts';
import { notEarthquakes, quake } from './quakes.ts';

const maybe = z.number().nullable();

/** An earthquake as the agencies' live feeds tell it, with their own alert marks. */
export const feedQuake = quake.extend({
  agency: z.string().describe('Who located it'),
  /** PAGER: estimated losses. */
  pagerAlert: z.enum(['green', 'yellow', 'orange', 'red']).nullable(),
  /** In a region where tsunamis can occur; not an observed tsunami. */
  tsunamiRegion: z.boolean(),
  /** Ids of the same event elsewhere. */
  otherIds: z.array(z.string()),
  feltReports: maybe,
});
export type FeedQuake = z.output<typeof feedQuake>;

/** Earthquakes of the world in the last hours. */
export const quakeFeed = dataset({
  id: 'quake-feed',
  title: 'Latest earthquakes of the world',
  query: z.object({
    hours: z.number().int().min(1).max(168).default(1),
    minMagnitude: z.number().min(0).max(9).default(4.5),
  }),
  answer: z.object({
    generatedAt: z.string().nullable(),
    events: z.array(feedQuake),
    notEarthquakes,
  }),
  sample: {
    generatedAt: '2026-07-28T12:00:00Z',
    events: [
      {
        id: 'us7000abcd',
        time: '2026-07-28T11:40:00Z',
        lat: 1.39,
        lon: 126.66,
        depthKm: 35,
        magnitude: 5.7,
        magnitudeType: 'mww',
        place: 'Molucca Sea',
        url: null,
        status: 'reviewed',
        updatedAt: '2026-07-28T11:55:00Z',
        agency: 'us',
        pagerAlert: 'green',
        tsunamiRegion: true,
        otherIds: [],
        feltReports: 4,
      },
    ],
  },
});

/** Earthquakes of one country in the last hours, by its own network: smaller ones than the world's networks see. */
export const regionalQuakeFeed = dataset({
  id: 'regional-quake-feed',
  title: 'Latest earthquakes of a country',
  query: z.object({
    region: z.enum(['italy', 'japan', 'new_zealand']),
    hours: z.number().int().min(1).max(168).default(24),
    minMagnitude: z.number().min(0).max(9).default(2.5),
  }),
  answer: quakeFeed.answer,
  sample: quakeFeed.sample,
});

/** One earthquake by its id, also where the id was replaced. */
export const quakeById = dataset({
  id: 'quake-by-id',
  title: 'An earthquake and its products',
  query: z.object({
    eventId: z
      .string()
      .min(3)
      .max(40)
      .regex(/^[\w-]+$/),
  }),
  answer: z.object({
    event: feedQuake,
    maxIntensityMmi: maybe,
    products: z.array(z.string()).describe('Kinds of product, such as shakemap'),
  }),
  sample: {
    event: {
      id: 'ci3144585',
      time: '1994-01-17T12:30:55Z',
      lat: 34.213,
      lon: -118.537,
      depthKm: 18.2,
      magnitude: 6.7,
      magnitudeType: 'mw',
      place: 'Reseda, CA',
      url: null,
      status: 'reviewed',
      updatedAt: null,
      agency: 'ci',
      pagerAlert: null,
      tsunamiRegion: false,
      otherIds: ['usp00066k9'],
      feltReports: 10128,
    },
    maxIntensityMmi: 8.8,
    products: ['shakemap', 'dyfi'],
  },
});

/** How many earthquakes a catalogue holds for a question. */
export const quakeCount = dataset({
  id: 'quake-count',
  title: 'Number of earthquakes in a window',
  query: z.object({
    startTime: z.string(),
    endTime: z.string(),
    minMagnitude: z.number().min(-2).max(10),
  }),
  answer: z.object({ count: z.number().int().min(0) }),
  sample: { count: 1 },
});

/** Shaking, losses and ground failure computed for one earthquake. */
export const shakingOfEvent = dataset({
  id: 'shaking-of-event',
  title: 'Shaking of an earthquake (ShakeMap)',
  query: z.object({
    eventId: z
      .string()
      .min(3)
      .max(40)
      .regex(/^[\w-]+$/),
  }),
  answer: z.object({
    magnitude: maybe,
    depthKm: maybe,
    lat: maybe,
    lon: maybe,
    maxIntensityMmi: maybe,
    maxPgaG: maybe,
    maxPgvCmps: maybe,
    pagerAlert: z.string().nullable(),
    landslideAlert: z.string().nullable(),
    liquefactionAlert: z.string().nullable(),
    populationMmi: z
      .array(z.number())
      .length(10)
      .nullable()
      .describe('People exposed to MMI 1 to 10'),
    version: z.string().nullable(),
  }),
  sample: {
    magnitude: 6.7,
    depthKm: 18.2,
    lat: 34.213,
    lon: -118.537,
    maxIntensityMmi: 8.8,
    maxPgaG: 1.1,
    maxPgvCmps: 103.5,
    pagerAlert: null,
    landslideAlert: 'yellow',
    liquefactionAlert: 'orange',
    populationMmi: null,
    version: '1',
  },
});
