import * as z from 'zod';
import { dataset } from '../../facts.ts';
import { quake } from './quakes.ts';

/**
 * Past earthquakes whose epicentre or rupture lies within a radius, the largest first, those of unknown magnitude last. It tells what a place has
 * been through, not what happened lately: `quakesNear` asks the networks for that.
 */
export const pastQuakes = dataset({
  id: 'past-quakes',
  title: 'Past earthquakes near a point',
  query: z.object({
    lat: z.number().min(-90).max(90),
    lon: z.number().min(-180).max(180),
    /** To the epicentre, or to the line that may have broken, whichever is nearer. */
    radiusKm: z.number().positive().max(20001),
    /** Destructive earthquakes of unknown magnitude are listed whatever is asked. */
    minMagnitude: z.number().min(-2).max(10),
    limit: z.number().int().positive().max(20000),
  }),
  answer: z.object({
    events: z.array(quake),
    total: z.number().int().min(0).describe('How many there are, of which the largest are listed'),
    holds: z.string().describe('Which earthquakes the list holds, in words'),
  }),
  sample: {
    events: [
      {
        id: 'past-1989-10-18-3704--12188',
        time: '1989-10-18',
        lat: 37.04,
        lon: -121.88,
        depthKm: 17,
        magnitude: 6.9,
        magnitudeType: null,
        place: 'Loma Prieta, California',
        url: null,
        status: 'historic',
        updatedAt: null,
      },
    ],
    total: 1,
    holds: 'every earthquake of magnitude 5.5 and more from 1965 to 2016',
  },
});
