import * as z from 'zod';
import { dataset } from '../../facts.ts';

/** County of the United States, or its equivalent, that holds a point. */
export const usCounty = dataset({
  id: 'us-county',
  title: 'US county of a point',
  query: z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }),
  answer: z.object({
    /** FIPS code of state and county; null outside of all. */
    code: z
      .string()
      .regex(/^\d{5}$/)
      .nullable(),
    name: z.string().nullable(),
  }),
  sample: { code: '06075', name: 'San Francisco' },
});
