import * as z from 'zod';
import { dataset } from '../../facts.ts';

const at = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });

/** How much a place warms for each degree that the world warms. */
export const regionalWarming = dataset({
  id: 'regional-warming',
  title: 'Regional warming per degree of global warming',
  query: at,
  answer: z.object({
    ratio: z
      .number()
      .positive()
      .describe('Annual mean warming per °C of global warming, median of the models'),
    low: z.number().positive().describe('5 per cent of the models'),
    high: z.number().positive().describe('95 per cent of the models'),
    regionCode: z.string().describe('Reference region of the IPCC that weighs most'),
    regionName: z.string(),
    regionShare: z
      .number()
      .min(0)
      .max(1)
      .describe('Weight of that region; the rest is its neighbours'),
  }),
  sample: {
    ratio: 1.3,
    low: 1,
    high: 1.65,
    regionCode: 'WCE',
    regionName: 'Western and Central Europe',
    regionShare: 0.9,
  },
});

/** How annual mean temperature, brought to sea level, changes over the ground round a place. */
export const temperatureGradient = dataset({
  id: 'temperature-gradient',
  title: 'Gradient of annual mean temperature at sea level',
  query: at,
  answer: z.object({
    eastCPerKm: z.number(),
    northCPerKm: z.number(),
    magnitudeCPerKm: z.number().min(0),
    cellDeg: z.number().positive().describe('Size of the cells it was worked out over, degrees'),
  }),
  sample: { eastCPerKm: 0.001, northCPerKm: -0.006, magnitudeCPerKm: 0.0061, cellDeg: 1 },
});
