import * as z from 'zod';
import { dataset } from '../../facts.ts';

const box = z.object({
  south: z.number().min(-90).max(90),
  west: z.number().min(-180).max(180),
  north: z.number().min(-90).max(90),
  east: z.number().min(-180).max(180),
});
const maybe = z.number().nullable();
const place = { siteId: z.string(), lat: z.number(), lon: z.number() };

/** Wells of an area. */
export const groundwaterWells = dataset({
  id: 'groundwater-wells',
  title: 'Wells of an area with their depth',
  query: box,
  answer: z.object({
    wells: z.array(z.object({ ...place, name: z.string(), depthM: maybe })),
  }),
  sample: {
    wells: [
      {
        siteId: 'USGS-410252073314801',
        lat: 41.048,
        lon: -73.53,
        name: 'CT-STM    2',
        depthM: 25.6,
      },
    ],
  },
});

/** Tracers of the age of groundwater, sample by sample. */
export const groundwaterTracers = dataset({
  id: 'groundwater-tracers',
  title: 'Tritium and carbon-14 of wells',
  query: box.extend({ from: z.iso.date(), to: z.iso.date() }),
  answer: z.object({
    samples: z.array(
      z.object({
        ...place,
        day: z.string(),
        tracer: z.enum(['tritium_tu', 'carbon14_pmc']),
        value: z.number().describe('Tritium units, or per cent modern; a bound where `isBelow`'),
        isBelow: z.boolean().describe('Not detected: the value is the limit of detection'),
      }),
    ),
  }),
  sample: {
    samples: [
      {
        siteId: 'USGS-402000112250001',
        lat: 40.33,
        lon: -112.42,
        day: '2009-06-16',
        tracer: 'tritium_tu',
        value: 2.2,
        isBelow: false,
      },
    ],
  },
});

/** Depths to water in wells, as they were measured. */
export const groundwaterLevels = dataset({
  id: 'groundwater-levels',
  title: 'Depth to water in wells over the years',
  query: box.extend({ from: z.iso.date() }),
  answer: z.object({
    levels: z.array(z.object({ ...place, day: z.string(), depthToWaterM: z.number() })),
  }),
  sample: {
    levels: [
      {
        siteId: 'USGS-415000113000001',
        lat: 41.83,
        lon: -113,
        day: '2024-03-12',
        depthToWaterM: 42.1,
      },
    ],
  },
});
