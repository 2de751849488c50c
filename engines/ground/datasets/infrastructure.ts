import * as z from 'zod';
import { dataset } from '../../facts.ts';

const at = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
const maybe = z.number().nullable();
const maybeText = z.string().nullable();

/** A bridge of the national inventory. */
export const bridge = z.object({
  id: z.string(),
  lat: z.number(),
  lon: z.number(),
  yearBuilt: z.int().nullable(),
  deckRating: maybe,
  superstructureRating: maybe,
  substructureRating: maybe,
  culvertRating: maybe,
  condition: z.enum(['good', 'fair', 'poor']).nullable(),
  scour: maybeText,
  trafficPerDay: maybe,
  over: maybeText,
});

/** Bridges of the national inventory near a point. Ratings run from 0 (failed) to 9 (excellent). */
export const bridgesNear = dataset({
  id: 'bridges-near',
  title: 'Bridges near a point',
  query: at.extend({ radiusKm: z.number().positive().max(50) }),
  answer: z.object({ bridges: z.array(bridge), complete: z.boolean() }),
  sample: {
    bridges: [
      {
        id: '06 0021',
        lat: 40.76,
        lon: -122.32,
        yearBuilt: 1941,
        deckRating: 5,
        superstructureRating: 7,
        substructureRating: 7,
        culvertRating: null,
        condition: 'fair',
        scour: null,
        trafficPerDay: 19_500,
        over: 'Shasta Lake',
      },
    ],
    complete: true,
  },
});

/** Mapped objects near a point by kind. */
export const mappedObjects = dataset({
  id: 'mapped-objects',
  title: 'Buildings and infrastructure on the map',
  query: at.extend({
    radiusKm: z.number().positive().max(10),
    kinds: z
      .array(
        z.enum([
          'building',
          'hospital',
          'school',
          'fire_station',
          'power',
          'water',
          'bridge',
          'rail',
          'airport',
          'harbour',
        ]),
      )
      .min(1),
  }),
  answer: z.object({
    objects: z.array(
      z.object({ id: z.string(), lat: maybe, lon: maybe, tags: z.record(z.string(), z.string()) }),
    ),
    dataAt: maybeText,
    complete: z.boolean(),
  }),
  sample: {
    objects: [{ id: 'node/1', lat: 50.75, lon: 7.17, tags: { amenity: 'hospital' } }],
    dataAt: '2026-05-01T00:00:00Z',
    complete: true,
  },
});

/** Places for words, or words for a place. */
export const geocode = dataset({
  id: 'geocode',
  title: 'Places by name or position',
  query: z.union([
    z.object({
      text: z.string().min(2).max(300),
      limit: z.number().int().min(1).max(10).default(5),
    }),
    at,
  ]),
  answer: z.object({
    places: z.array(
      z.object({
        name: z.string(),
        lat: z.number(),
        lon: z.number(),
        kind: maybeText,
        importance: maybe,
        address: z.record(z.string(), z.string()),
      }),
    ),
  }),
  sample: {
    places: [
      {
        name: 'Madison Square Garden, New York',
        lat: 40.7505,
        lon: -73.9934,
        kind: 'way',
        importance: 0.6,
        address: { city: 'New York' },
      },
    ],
  },
});

/** Dams near a point. */
export const damsNear = dataset({
  id: 'dams-near',
  title: 'Dams by US state',
  query: z.object({ state: z.string().regex(/^[A-Z]{2}$/) }),
  answer: z.object({
    dams: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        lat: z.number(),
        lon: z.number(),
        hazard: maybeText,
        heightM: maybe,
        storageM3: maybe,
        yearCompleted: maybe,
      }),
    ),
  }),
  sample: {
    dams: [
      {
        id: 'UT00001',
        name: 'Sample Dam',
        lat: 40.5,
        lon: -111.5,
        hazard: 'High',
        heightM: 30,
        storageM3: 1.2e6,
        yearCompleted: 1941,
      },
    ],
  },
});

/** Stores of mine tailings. */
export const tailingsStores = dataset({
  id: 'tailings-stores',
  title: 'Tailings storage facilities',
  query: z.object({}),
  answer: z.object({
    stores: z.array(
      z.object({
        name: z.string(),
        company: maybeText,
        lat: z.number(),
        lon: z.number(),
        status: maybeText,
        raisingType: maybeText,
        heightM: maybe,
        volumeM3: maybe,
        hazard: maybeText,
        hadStabilityConcern: z.boolean().nullable(),
      }),
    ),
  }),
  sample: {
    stores: [
      {
        name: 'Dam 1',
        company: 'Sample',
        lat: -20.1,
        lon: -44.1,
        status: 'Active',
        raisingType: 'Upstream',
        heightM: 80,
        volumeM3: 1e7,
        hazard: 'High',
        hadStabilityConcern: true,
      },
    ],
  },
});

/** Volumes put into disposal wells by month, barrels. */
export const injectionVolumes = dataset({
  id: 'injection-volumes',
  title: 'Injected volumes by well',
  query: z.object({ state: z.enum(['OK']), year: z.number().int().min(2000).max(2100) }),
  answer: z.object({
    wells: z.array(
      z.object({
        apiNumber: z.string(),
        operator: maybeText,
        lat: z.number(),
        lon: z.number(),
        year: z.int(),
        depthFt: maybe,
        monthsBbl: z.array(maybe).length(12),
      }),
    ),
  }),
  sample: {
    wells: [
      {
        apiNumber: '3500300026',
        operator: 'PHOENIX',
        lat: 36.9,
        lon: -98.2,
        year: 2016,
        depthFt: 5012,
        monthsBbl: [425, 554, 0, 457, 613, 0, 0, 806, 253, 1990, 1134, 1644],
      },
    ],
  },
});
