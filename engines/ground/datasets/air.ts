import * as z from 'zod';
import { dataset } from '../../facts.ts';

const at = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
const near = at.extend({ radiusKm: z.number().positive().max(300) });
const maybe = z.number().nullable();
const maybeText = z.string().nullable();

/** Air pollution at a point by a model of the atmosphere. */
export const airQuality = dataset({
  id: 'air-quality',
  title: 'Modelled air quality',
  query: at,
  answer: z.object({
    at: z.string(),
    usAqi: maybe,
    pm25Ugm3: maybe,
    pm10Ugm3: maybe,
    ozoneUgm3: maybe,
    nitrogenDioxideUgm3: maybe,
    sulphurDioxideUgm3: maybe,
    carbonMonoxideUgm3: maybe,
  }),
  sample: {
    at: '2026-05-10T22:00:00Z',
    usAqi: 73,
    pm25Ugm3: 3.1,
    pm10Ugm3: 4.5,
    ozoneUgm3: 87,
    nitrogenDioxideUgm3: 0.2,
    sulphurDioxideUgm3: 0.1,
    carbonMonoxideUgm3: 155,
  },
});

/** Air quality as agencies report it for the area around a point. */
export const airQualityReport = dataset({
  id: 'air-quality-report',
  title: 'Official air quality index',
  query: near.extend({ radiusKm: z.number().positive().max(160).default(80) }),
  answer: z.object({
    readings: z.array(
      z.object({
        parameter: z.string(),
        aqi: z.number().min(0).max(999).nullable().describe('Null: a concentration alone'),
        category: maybeText,
        area: maybeText,
        at: maybeText.describe(
          'Local date and hour, or UTC in RFC 3339 where it is one monitor that reports',
        ),
        agency: maybeText,
        lat: maybe.optional().describe('Of the monitor, where one reports'),
        lon: maybe.optional(),
        concentration: maybe.optional(),
        unit: maybeText.optional().describe('Of the concentration'),
      }),
    ),
  }),
  sample: {
    readings: [
      {
        parameter: 'PM2.5',
        aqi: 37,
        category: 'Good',
        area: 'Central LA CO',
        at: '2020-12-20 15:00 PST',
        agency: 'South Coast AQMD',
      },
    ],
  },
});

/** Monitoring stations of the world and what they measure. */
export const airStations = dataset({
  id: 'air-stations',
  title: 'Air monitoring stations',
  query: near.extend({ radiusKm: z.number().positive().max(25).default(25) }),
  answer: z.object({
    stations: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        lat: z.number(),
        lon: z.number(),
        isReference: z.boolean().nullable(),
        provider: maybeText,
        licences: z.array(z.string()),
        lastAt: maybeText,
        sensors: z.array(z.object({ id: z.string(), parameter: z.string(), units: maybeText })),
      }),
    ),
  }),
  sample: {
    stations: [
      {
        id: '2178',
        name: 'Del Norte',
        lat: 35.14,
        lon: -106.58,
        isReference: true,
        provider: 'AirNow',
        licences: [],
        lastAt: '2023-10-13T14:00:00Z',
        sensors: [{ id: '3920', parameter: 'pm25', units: 'µg/m³' }],
      },
    ],
  },
});

/** Substances that stations of the world measure, and their units. */
export const airParameters = dataset({
  id: 'air-parameters',
  title: 'Substances measured in the air',
  query: z.object({ parameterId: z.number().int().positive().optional().describe('Absent: all') }),
  answer: z.object({
    parameters: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        units: z.string(),
        displayName: maybeText,
        description: maybeText,
      }),
    ),
  }),
  sample: {
    parameters: [
      {
        id: '2',
        name: 'pm25',
        units: 'µg/m³',
        displayName: 'PM2.5',
        description: 'Particles smaller than 2.5 micrometres',
      },
    ],
  },
});

/** Measurements of one sensor of the world's open air data. */
export const airMeasurements = dataset({
  id: 'air-measurements',
  title: 'Measurements of an air sensor',
  query: z.object({
    sensorId: z.string().regex(/^\d{1,12}$/),
    limit: z.number().int().min(1).max(1000).default(100),
  }),
  answer: z.object({
    measurements: z.array(
      z.object({
        at: z.string(),
        sensorId: z.string().nullable().optional(),
        /** Null where the reply names the sensor alone: the station's list says what it measures. */
        parameter: z.string().nullable(),
        units: z.string().nullable(),
        value: z.number(),
      }),
    ),
  }),
  sample: {
    measurements: [{ at: '2023-10-16T13:00:00Z', parameter: 'pm25', units: 'µg/m³', value: 6 }],
  },
});

/** Low-cost sensors of citizens near a point, outdoors, already cleaned and corrected. */
export const citizenAir = dataset({
  id: 'citizen-air',
  title: 'Citizen air sensors',
  query: near.extend({ radiusKm: z.number().positive().max(50).default(10) }),
  answer: z.object({
    sensors: z.array(
      z.object({
        id: z.string(),
        lat: z.number(),
        lon: z.number(),
        at: z.string(),
        pm25Ugm3: maybe,
        pm10Ugm3: maybe,
        temperatureC: maybe,
        humidityPct: maybe,
        pressureHpa: maybe,
      }),
    ),
  }),
  sample: {
    sensors: [
      {
        id: '152',
        lat: 48.79,
        lon: 9.16,
        at: '2021-11-07T11:16:45Z',
        pm25Ugm3: null,
        pm10Ugm3: null,
        temperatureC: 10.5,
        humidityPct: 79.3,
        pressureHpa: null,
      },
    ],
  },
});

/** Daily air quality of regulatory monitors, for history. */
export const airHistory = dataset({
  id: 'air-history',
  title: 'Regulatory air quality by day',
  query: z.object({
    stateCode: z.string().regex(/^\d\d$/),
    countyCode: z.string().regex(/^\d{3}$/),
    year: z.number().int().min(1980).max(2100),
    parameterCode: z
      .string()
      .regex(/^\d{5}$/)
      .default('88101'),
  }),
  answer: z.object({
    days: z.array(
      z.object({
        date: z.string(),
        siteId: z.string(),
        mean: maybe,
        maximum: maybe,
        aqi: maybe,
        units: maybeText,
        instrument: maybe.optional().describe('Where a site has several of one substance'),
        duration: maybeText.optional().describe('Of the samples'),
        standard: maybeText
          .optional()
          .describe('By which the day counts: a day stands once for each standard'),
      }),
    ),
  }),
  sample: {
    days: [
      {
        date: '2023-01-01',
        siteId: '49-035-3006',
        mean: 8.1,
        maximum: 20,
        aqi: 34,
        units: 'Micrograms/cubic meter (LC)',
      },
    ],
  },
});
