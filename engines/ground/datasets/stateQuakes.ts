import * as z from 'zod';
import { dataset } from '../../facts.ts';
import { quake } from './quakes.ts';

/** Earthquakes of a US state in a year, by its own survey: smaller ones than national networks list. */
export const stateQuakes = dataset({
  id: 'state-quakes',
  title: 'Earthquakes of a state by its own survey',
  query: z.object({ state: z.enum(['OK']), year: z.int().min(1882).max(2100) }),
  answer: z.object({ events: z.array(quake.extend({ county: z.string().nullable() })) }),
  sample: {
    events: [
      {
        id: 'ogs-21965',
        time: '2016-01-01T00:29:36.392Z',
        lat: 36.175,
        lon: -96.807,
        depthKm: 3.748,
        magnitude: 2.1,
        magnitudeType: null,
        place: null,
        url: null,
        status: 'historic',
        updatedAt: null,
        county: 'PAWNEE',
      },
    ],
  },
});
