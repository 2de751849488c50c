import * as z from 'zod';
import { dataset } from '../../facts.ts';

const maybe = z.number().nullable();
const maybeText = z.string().nullable();

/** What a national hazard model was computed for, one row for an edition in a region. */
export const hazardModels = dataset({
  id: 'hazard-models',
  title: 'Editions and regions of a national seismic hazard model',
  query: z.object({}),
  answer: z.object({
    models: z.array(
      z.object({
        edition: z.string(),
        editionName: maybeText,
        region: z.string(),
        regionName: maybeText,
        south: maybe,
        north: maybe,
        west: maybe,
        east: maybe,
        gridSpacingDeg: maybe,
        imts: z
          .array(z.string())
          .describe('Ground motions: PGA, or SA with the period in seconds, P for the point'),
        vs30Mps: z.array(z.number().positive()),
      }),
    ),
  }),
  sample: {
    models: [
      {
        edition: 'E2014R1',
        editionName: 'USGS NSHM 2014 Rev. 1',
        region: 'CEUS0P05',
        regionName: 'Central & Eastern US',
        south: 24.6,
        north: 50,
        west: -100,
        east: -65,
        gridSpacingDeg: 0.05,
        imts: ['PGA', 'SA0P2', 'SA1P0'],
        vs30Mps: [2000, 760],
      },
    ],
  },
});
