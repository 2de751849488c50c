import * as z from 'zod';
import { dataset } from '../../facts.ts';

const at = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
const maybe = z.number().nullable();

/** What a coastal station reports: heights and temperatures of the water, pressure and wind, monthly means, heights of its datums. */
export const waterLevels = dataset({
  id: 'water-levels',
  title: 'Water level, tide, wind and temperature at a coastal station',
  query: z.object({
    stationId: z.string().regex(/^\w{5,10}$/),
    product: z
      .enum([
        'water_level',
        'predictions',
        'water_temperature',
        'air_pressure',
        'wind',
        'monthly_mean',
        'datums',
      ])
      .default('water_level'),
    hours: z.number().int().min(1).max(720).default(24),
  }),
  answer: z.object({
    station: z.object({
      id: z.string().nullable().describe('Null: the reply does not say'),
      name: z.string().nullable(),
      lat: maybe,
      lon: maybe,
    }),
    product: z.string().nullable().describe('Null: the reply does not say what its values are'),
    values: z
      .array(
        z.object({
          at: z.string().describe('Of a monthly mean, the beginning of the month'),
          value: z.number(),
          directionDeg: maybe.optional().describe('From which the wind blows'),
          gustMps: maybe.optional(),
        }),
      )
      .describe('m above datum, °C, hPa or m/s by product; of a month its mean sea level, m'),
    datums: z
      .array(z.object({ name: z.string(), heightM: z.number() }))
      .optional()
      .describe('Heights above the zero of the station'),
  }),
  sample: {
    station: { id: '8723970', name: 'Vaca Key', lat: 24.71, lon: -81.1 },
    product: 'water_level',
    values: [{ at: '2014-09-27T00:00:00Z', value: 0.3 }],
  },
});

/** Monthly mean sea level of a tide gauge of the world. */
export const seaLevelRecord = dataset({
  id: 'sea-level-record',
  title: 'Monthly mean sea level',
  query: z.object({ stationId: z.number().int().positive() }),
  answer: z.object({ months: z.array(z.object({ year: z.number(), levelMm: z.number() })) }),
  sample: { months: [{ year: 1990.0417, levelMm: 7012 }] },
});

/** Whether a point is wet when the sea stands so much higher. */
export const seaLevelRiseDepth = dataset({
  id: 'sea-level-rise-depth',
  title: 'Flooding by sea-level rise',
  query: at.extend({ riseFt: z.number().int().min(0).max(10) }),
  answer: z.object({ depthM: z.number().min(0).nullable().describe('Null: dry or not mapped') }),
  sample: { depthM: 0.4 },
});

/** Waves, sea temperature and sea level at a point at sea. */
export const seaState = dataset({
  id: 'sea-state',
  title: 'Waves and sea level',
  query: at,
  answer: z.object({
    at: z.string(),
    waveHeightM: maybe,
    seaTemperatureC: maybe,
    seaLevelM: maybe,
  }),
  sample: { at: '2026-05-07T12:00:00Z', waveHeightM: 1.2, seaTemperatureC: 18, seaLevelM: 0.4 },
});
