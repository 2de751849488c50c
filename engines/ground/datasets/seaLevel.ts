import * as z from 'zod';
import { dataset } from '../../facts.ts';

/** Vertical motion of the land at a coast. */
export const landMotion = dataset({
  id: 'land-motion',
  title: 'Vertical land motion',
  query: z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }),
  answer: z.object({
    /** Up is positive; sinking land is negative. */
    rateMmPerYear: z.number(),
    sigmaMmPerYear: z.number().positive(),
    basis: z.enum(['tide_gauge', 'gnss', 'insar', 'isostasy_background']),
    place: z.string().nullable().describe('Nearest place of the table'),
    distanceKm: z.number().min(0).nullable(),
  }),
  sample: {
    rateMmPerYear: -6.5,
    sigmaMmPerYear: 2,
    basis: 'gnss',
    place: 'New Orleans',
    distanceKm: 4,
  },
});
