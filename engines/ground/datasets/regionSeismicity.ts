import * as z from 'zod';
import { dataset } from '../../facts.ts';

const rate = z.object({
  magnitude: z.number(),
  /** Main shocks at or above the magnitude. */
  ratePerYear: z.number().min(0),
  lnSigma: z.number().positive(),
});

/** Long-term rates of main shocks in the regions of the forecast, from the source model. */
export const regionSeismicity = dataset({
  id: 'region-seismicity',
  title: 'Long-term earthquake rates by region',
  query: z.object({}),
  answer: z.object({
    modelVersion: z.string(),
    regions: z.array(
      z.object({
        id: z.string(),
        bValue: z.number(),
        areaKm2: z.number().positive(),
        rates: z.array(rate),
      }),
    ),
  }),
  sample: {
    modelVersion: 'sample',
    regions: [
      {
        id: 'california',
        bValue: 0.95,
        areaKm2: 1_000_000,
        rates: [
          { magnitude: 3, ratePerYear: 250, lnSigma: 0.5 },
          { magnitude: 4, ratePerYear: 28, lnSigma: 0.35 },
          { magnitude: 4.5, ratePerYear: 9.5, lnSigma: 0.3 },
          { magnitude: 5, ratePerYear: 3.2, lnSigma: 0.25 },
          { magnitude: 5.5, ratePerYear: 1.1, lnSigma: 0.25 },
          { magnitude: 6, ratePerYear: 0.36, lnSigma: 0.25 },
          { magnitude: 6.5, ratePerYear: 0.13, lnSigma: 0.28 },
          { magnitude: 7, ratePerYear: 0.05, lnSigma: 0.3 },
          { magnitude: 7.5, ratePerYear: 0.018, lnSigma: 0.35 },
          { magnitude: 8, ratePerYear: 0.004, lnSigma: 0.4 },
        ],
      },
    ],
  },
});
