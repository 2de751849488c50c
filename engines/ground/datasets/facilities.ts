import * as z from 'zod';
import { dataset } from '../../facts.ts';

const maybe = z.number().nullable();
const maybeText = z.string().nullable();

/** Facilities that report releases to the environment agency. */
export const facilities = dataset({
  id: 'facilities',
  title: 'Facilities that report emissions',
  query: z.object({ zip: z.string().regex(/^\d{5}$/) }),
  answer: z.object({
    facilities: z.array(
      z.object({
        id: z.string(),
        name: maybeText,
        lat: maybe,
        lon: maybe,
        city: maybeText,
        state: maybeText,
      }),
    ),
  }),
  sample: {
    facilities: [
      {
        id: '60609XXXX',
        name: 'Sample Plating',
        lat: 41.82,
        lon: -87.66,
        city: 'CHICAGO',
        state: 'IL',
      },
    ],
  },
});
