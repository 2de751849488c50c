import * as z from 'zod';
import { dataset } from '../../facts.ts';

/** What is done to the ground. */
export const injectionKind = z.enum([
  'wastewater_disposal',
  'hydraulic_fracturing',
  'enhanced_geothermal',
  'geothermal_production',
  'gas_storage',
  'gas_production',
  'oil_production',
  'co2_storage',
  'research',
  'mining',
  'reservoir',
]);

/** A place where fluid was put into the ground or taken from it, rock was mined or water dammed up, with what is published of its earthquakes. */
export const injectionField = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string().length(2).describe('ISO 3166-1 alpha-2'),
  kind: injectionKind,
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  /** Precision of the position, km. */
  precisionKm: z.number().positive(),
  sinceYear: z.int(),
  untilYear: z.int().nullable().describe('null: still going on when the table was made'),
  /** First year with earthquakes put down to it. */
  quakesSinceYear: z.int(),
  /** Net volume that goes with the largest earthquake, m3; null: none published. */
  volumeM3: z.number().positive().nullable(),
  /** Factor either way within which the volume is known. */
  volumeFactor: z.number().min(1),
  seismogenicIndex: z.number().nullable(),
  bValue: z.number().positive().nullable(),
  maxMagnitude: z.number().nullable(),
  maxMagnitudeYear: z.int().nullable(),
  source: z.string(),
});
export type InjectionField = z.output<typeof injectionField>;

/** Fields of injection and production near a point that are known for their earthquakes; most fields cause none and are not listed. */
export const injectionFields = dataset({
  id: 'injection-fields',
  title: 'Injection and production fields with induced earthquakes',
  query: z.object({
    lat: z.number().min(-90).max(90),
    lon: z.number().min(-180).max(180),
    radiusKm: z.number().positive().max(1000),
  }),
  answer: z.object({
    fields: z.array(injectionField).describe('Nearest first'),
    complete: z.boolean().describe('Whether all fields of the place are in the list'),
  }),
  sample: {
    fields: [
      {
        id: 'sample-field',
        name: 'Sample geothermal field',
        country: 'CH',
        kind: 'enhanced_geothermal',
        lat: 47.585,
        lon: 7.594,
        precisionKm: 1,
        sinceYear: 2006,
        untilYear: 2006,
        quakesSinceYear: 2006,
        volumeM3: 11_570,
        volumeFactor: 1.1,
        seismogenicIndex: 0.25,
        bValue: 1.58,
        maxMagnitude: 3.4,
        maxMagnitudeYear: 2006,
        source: 'sample',
      },
    ],
    complete: false,
  },
});
