import * as z from 'zod';
import { dataset } from '../../facts.ts';

const at = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
const near = at.extend({ radiusKm: z.number().positive().max(300) });
const maybe = z.number().nullable();
const maybeText = z.string().nullable();

/** Radiation measured by citizens near a point. */
export const radiation = dataset({
  id: 'radiation',
  title: 'Background radiation',
  query: near.extend({ radiusKm: z.number().positive().max(100).default(10) }),
  answer: z.object({
    readings: z.array(
      z.object({
        at: z.string(),
        lat: z.number(),
        lon: z.number(),
        countsPerMinute: z.number().min(0),
        microsievertPerHour: maybe,
        device: maybeText,
      }),
    ),
  }),
  sample: {
    readings: [
      {
        at: '2021-01-12T21:18:34Z',
        lat: 35.62,
        lon: 139.63,
        countsPerMinute: 55,
        microsievertPerHour: 0.165,
        device: 'pointcast:10018',
      },
    ],
  },
});

/** Instruments near a point: seismographs of citizens, or infrasound stations. */
export const instruments = dataset({
  id: 'instruments',
  title: 'Instruments near a point',
  query: near.extend({
    radiusKm: z.number().positive().max(5000).default(500),
    kind: z.enum(['citizen_seismic', 'infrasound']),
  }),
  answer: z.object({
    instruments: z.array(
      z.object({
        network: z.string(),
        station: z.string(),
        channel: maybeText,
        lat: z.number(),
        lon: z.number(),
        elevationM: maybe,
        description: maybeText,
        sampleRateHz: maybe,
        startsAt: maybeText,
        endsAt: maybeText,
        isOpen: z.boolean().describe('Still running'),
      }),
    ),
  }),
  sample: {
    instruments: [
      {
        network: 'AM',
        station: 'R00C3',
        channel: 'EHZ',
        lat: 51.48,
        lon: -3.66,
        elevationM: 10,
        description: 'Velocity',
        sampleRateHz: 100,
        startsAt: '2023-01-01T19:53:05Z',
        endsAt: null,
        isOpen: true,
      },
    ],
  },
});

/** Networks of seismographs and other instruments by their registered code. */
export const stationNetworks = dataset({
  id: 'station-networks',
  title: 'Networks of instruments',
  query: z.object({
    network: z
      .string()
      .regex(/^[A-Z0-9]{1,8}$/)
      .optional()
      .describe('Registered code, such as IU; absent: all'),
  }),
  answer: z.object({
    networks: z.array(
      z.object({
        code: z.string(),
        description: maybeText,
        startsAt: maybeText,
        endsAt: maybeText.describe('Absent while it runs'),
        isOpen: z.boolean().describe('No end is registered'),
        stations: z.int().min(0).nullable().describe('Stations ever registered'),
      }),
    ),
  }),
  sample: {
    networks: [
      {
        code: 'TA',
        description: 'Transportable Array',
        startsAt: '2003-01-01T00:00:00.000Z',
        endsAt: null,
        isOpen: true,
        stations: 1700,
      },
    ],
  },
});
