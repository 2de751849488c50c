import * as z from 'zod';
import { dataset } from '../../facts.ts';
import { quake } from './quakes.ts';

const maybe = z.number().nullable();
const whole = z.int().min(0).nullable();

/** An earthquake of history and what it did. Counts include those of its tsunami, landslides and fires where they were counted together. */
const significantQuake = quake.extend({
  year: z.int().describe('Negative before the common era'),
  country: z.string().nullable(),
  intensityMmi: maybe.describe('Greatest intensity'),
  hadTsunami: z.boolean(),
  deaths: whole,
  missing: whole,
  injuries: whole,
  damageMillionUsd: maybe.describe('In dollars of the year'),
  housesDestroyed: whole,
  housesDamaged: whole,
});
export type SignificantQuake = z.output<typeof significantQuake>;

/** Destructive or strong earthquakes of some years, a page at a time. */
export const significantQuakes = dataset({
  id: 'significant-quakes',
  title: 'Significant earthquakes of history by years',
  query: z.object({
    minYear: z.int().min(-5000),
    maxYear: z.int().max(2200),
    page: z.int().min(1).default(1),
  }),
  answer: z.object({ events: z.array(significantQuake), totalPages: z.int().min(0) }),
  sample: {
    events: [
      {
        id: 'ncei-4471',
        time: '1960-05-22T19:11:17Z',
        lat: -38.143,
        lon: -73.407,
        depthKm: 33,
        magnitude: 9.5,
        magnitudeType: 'mw',
        place: 'CHILE:  PUERTO MONTT, VALDIVIA',
        url: null,
        status: 'historic',
        updatedAt: null,
        year: 1960,
        country: 'CHILE',
        intensityMmi: 12,
        hadTsunami: true,
        deaths: 2226,
        missing: null,
        injuries: 3000,
        damageMillionUsd: 1175,
        housesDestroyed: 58_622,
        housesDamaged: null,
      },
    ],
    totalPages: 1,
  },
});
