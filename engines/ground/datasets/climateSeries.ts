import * as z from 'zod';
import { dataset } from '../../facts.ts';

const at = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
const maybe = z.number().nullable();

/** Daily climate of models from 1950 to 2050, one series a model. */
export const climateProjection = dataset({
  id: 'climate-projection',
  title: 'Climate model projections',
  query: at.extend({ startDate: z.iso.date(), endDate: z.iso.date() }),
  answer: z.object({
    startDate: z.iso.date(),
    models: z.array(
      z.object({
        model: z.string(),
        temperatureMaxC: z.array(maybe),
        temperatureMeanC: z.array(maybe),
        precipitationMm: z.array(maybe),
      }),
    ),
  }),
  sample: {
    startDate: '2049-01-01',
    models: [
      {
        model: 'MRI_AGCM3_2_S',
        temperatureMaxC: [12.1],
        temperatureMeanC: [8.2],
        precipitationMm: [0],
      },
    ],
  },
});

/** Sun and weather of past days from satellites and reanalysis. */
export const solarDaily = dataset({
  id: 'solar-daily',
  title: 'Daily sun, temperature and rain',
  query: at.extend({ startDate: z.iso.date(), endDate: z.iso.date() }),
  answer: z.object({
    days: z.array(
      z.object({
        date: z.string(),
        solarKwhM2: maybe,
        temperatureC: maybe,
        temperatureMaxC: maybe,
        precipitationMm: maybe,
        windSpeedMps: maybe,
      }),
    ),
  }),
  sample: {
    days: [
      {
        date: '2026-05-01',
        solarKwhM2: 6.1,
        temperatureC: 18,
        temperatureMaxC: 25,
        precipitationMm: 0,
        windSpeedMps: 3,
      },
    ],
  },
});

/** Station history in the archive of the national centre. */
export const stationHistory = dataset({
  id: 'station-history',
  title: 'Daily history of a weather station',
  query: z.object({
    stationId: z.string().regex(/^[A-Z0-9]{11}$/),
    startDate: z.iso.date(),
    endDate: z.iso.date(),
  }),
  answer: z.object({
    days: z.array(
      z.object({
        date: z.string(),
        temperatureMaxC: maybe,
        temperatureMinC: maybe,
        precipitationMm: maybe,
        snowMm: maybe,
      }),
    ),
  }),
  sample: {
    days: [
      {
        date: '2020-01-01',
        temperatureMaxC: 5.6,
        temperatureMinC: -2.2,
        precipitationMm: 0,
        snowMm: 0,
      },
    ],
  },
});
