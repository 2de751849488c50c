import * as z from 'zod';
import { dataset } from '../../facts.ts';

/** The sea or the mapped lake nearest to a place on land. */
export const standingWater = dataset({
  id: 'standing-water',
  title: 'Nearest sea or lake',
  query: z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }),
  answer: z.object({
    nearest: z
      .object({
        kind: z.enum(['sea', 'lake']),
        distanceKm: z.number().min(0).describe('To its shore, straight'),
        lat: z.number(),
        lon: z.number(),
        elevationM: z.number().describe('Ground at the shore, m'),
        sigmaM: z.number().min(0),
      })
      .nullable()
      .describe('null: none within the reach'),
    reachKm: z.number().positive(),
  }),
  sample: {
    nearest: {
      kind: 'lake',
      distanceKm: 4.6,
      lat: 52.49,
      lon: -121.54,
      elevationM: 740,
      sigmaM: 60,
    },
    reachKm: 25,
  },
});
