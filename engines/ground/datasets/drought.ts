import * as z from 'zod';
import { dataset } from '../../facts.ts';

/** How often a region lies in drought and heat, from zones of the world. */
export const droughtClimate = dataset({
  id: 'drought-climate',
  title: 'Frequency of drought and heat by zone',
  query: z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }),
  answer: z.object({
    zoneName: z.string().nullable().describe('Zone that weighs most; null outside all zones'),
    moderateMonthsPct: z
      .number()
      .min(0)
      .max(100)
      .describe('Share of months with SPEI-12 at or below -1'),
    severeRatePerYear: z
      .number()
      .positive()
      .describe('Years with SPEI-12 at or below -1.5, per year'),
    rateLnSigma: z.number().positive(),
    hotDaysPerYear: z.number().min(0),
    remembered: z.string().nullable().describe('Years of remembered droughts'),
    zoneShare: z
      .number()
      .min(0)
      .max(1)
      .describe('Weight of listed zones; the rest is the definition of the index'),
  }),
  sample: {
    zoneName: 'Sample zone',
    moderateMonthsPct: 22,
    severeRatePerYear: 0.12,
    rateLnSigma: 0.4,
    hotDaysPerYear: 20,
    remembered: '1976, 2003',
    zoneShare: 0.9,
  },
});
