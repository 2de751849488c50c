import * as z from 'zod';
import { dataset } from '../../facts.ts';

const maybe = z.number().nullable();

/** What one buoy or coastal station observed in the last weeks, newest first. */
export const buoyRecord = dataset({
  id: 'buoy-record',
  title: 'Record of a buoy or coastal station',
  query: z.object({
    stationId: z.string().regex(/^[A-Za-z0-9]{4,8}$/),
    /** Standard weather, waves by swell and wind sea, or ten-minute winds. */
    file: z.enum(['txt', 'spec', 'cwind']).default('txt'),
  }),
  answer: z.object({
    stationId: z.string().nullable().describe('Null: the file does not say'),
    readings: z.array(
      z.object({
        at: z.string(),
        windDirectionDeg: maybe,
        windSpeedMps: maybe,
        windGustMps: maybe,
        waveHeightM: maybe,
        wavePeriodS: maybe,
        swellHeightM: maybe,
        swellPeriodS: maybe,
        windWaveHeightM: maybe,
        windWavePeriodS: maybe,
        pressureHpa: maybe,
        airTemperatureC: maybe,
        waterTemperatureC: maybe,
      }),
    ),
  }),
  sample: {
    stationId: '46026',
    readings: [
      {
        at: '2026-05-07T12:00:00Z',
        windDirectionDeg: 300,
        windSpeedMps: 8,
        windGustMps: 10,
        waveHeightM: 2.4,
        wavePeriodS: 11,
        swellHeightM: null,
        swellPeriodS: null,
        windWaveHeightM: null,
        windWavePeriodS: null,
        pressureHpa: 1016,
        airTemperatureC: 12,
        waterTemperatureC: 12.5,
      },
    ],
  },
});
