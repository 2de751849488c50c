import * as z from 'zod';
import { dataset } from '../../facts.ts';

const maybe = z.number().nullable();
const month = z
  .string()
  .regex(/^\d{4}-\d\d$/)
  .describe('YYYY-MM');

/** Gas flared as operators reported it to their states, by well or lease and month. */
export const reportedFlares = dataset({
  id: 'reported-flares',
  title: 'Gas flared by well or lease, as reported',
  query: z.object({
    state: z.enum(['CO', 'ND', 'NM', 'TX']).optional(),
    year: z.int().min(2000).max(2100).optional(),
  }),
  answer: z.object({
    reports: z.array(
      z.object({
        state: z.string().length(2),
        keyType: z.string().describe('What the key is: the API number of a well, or a lease'),
        key: z.string(),
        month,
        operator: z.string().nullable(),
        flaredMcf: maybe.describe('Thousand cubic feet in the month'),
      }),
    ),
  }),
  sample: {
    reports: [
      {
        state: 'ND',
        keyType: 'api',
        key: '33007001790000',
        month: '2020-05',
        operator: 'Sample Oil',
        flaredMcf: 82,
      },
    ],
  },
});

/** Gas flared in the oil basins of the United States by month, modelled from the heat that satellites saw. */
export const basinFlaring = dataset({
  id: 'basin-flaring',
  title: 'Gas flared by basin and month, from satellites',
  query: z.object({}),
  answer: z.object({
    series: z.array(
      z.object({
        basin: z.string(),
        play: z.string().describe('Part of the basin, or All'),
        quantity: z.enum(['flared_gas', 'co2_equivalent']),
        per: z.enum(['month', 'day']).describe('day: the mean of the month'),
        unit: z.enum(['million_cubic_feet', 'thousand_cubic_feet', 'tonnes']),
        values: z.array(z.object({ month, value: maybe })),
      }),
    ),
  }),
  sample: {
    series: [
      {
        basin: 'Permian',
        play: 'Delaware',
        quantity: 'flared_gas',
        per: 'month',
        unit: 'million_cubic_feet',
        values: [{ month: '2019-01', value: 9081 }],
      },
    ],
  },
});
