import * as z from 'zod';
import { dataset } from '../../facts.ts';

const lat = z.number().min(-90).max(90);
const lon = z.number().min(-180).max(180);
const maybe = z.number().nullable();
const maybeText = z.string().nullable();

/** Latest observations at sea. */
export const buoyObservations = dataset({
  id: 'buoy-observations',
  title: 'Latest observations of buoys and coastal stations',
  query: z.object({ lat, lon, radiusKm: z.number().positive().max(1000) }),
  answer: z.object({
    stations: z.array(
      z.object({
        id: z.string(),
        lat,
        lon,
        at: z.string(),
        distanceKm: z.number(),
        windDirectionDeg: maybe,
        windSpeedMps: maybe,
        windGustMps: maybe,
        waveHeightM: maybe,
        wavePeriodS: maybe,
        pressureHpa: maybe,
        airTemperatureC: maybe,
        waterTemperatureC: maybe,
      }),
    ),
  }),
  sample: {
    stations: [
      {
        id: '46026',
        lat: 37.75,
        lon: -122.84,
        at: '2026-05-07T12:00:00Z',
        distanceKm: 37,
        windDirectionDeg: 300,
        windSpeedMps: 8,
        windGustMps: 10,
        waveHeightM: 2.4,
        wavePeriodS: 11,
        pressureHpa: 1016,
        airTemperatureC: 12,
        waterTemperatureC: 12.5,
      },
    ],
  },
});

/** Tropical cyclones that exist now. An empty list is an answer. */
export const activeStorms = dataset({
  id: 'active-storms',
  title: 'Active tropical cyclones',
  query: z.object({}),
  answer: z.object({
    storms: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        classification: z.string(),
        windSpeedKt: maybe,
        pressureHpa: maybe,
        lat,
        lon,
        movementDeg: maybe,
        movementMph: maybe,
        updatedAt: z.string(),
        advisoryUrl: maybeText,
      }),
    ),
  }),
  sample: {
    storms: [
      {
        id: 'cp012026',
        name: 'Lala',
        classification: 'HU',
        windSpeedKt: 90,
        pressureHpa: 970,
        lat: 20.4,
        lon: -168.1,
        movementDeg: 275,
        movementMph: 9,
        updatedAt: '2026-08-18T21:00:00Z',
        advisoryUrl: null,
      },
    ],
  },
});

/** Disasters of the world by type, with the alert level of the coordination system. */
export const disasterAlerts = dataset({
  id: 'disaster-alerts',
  title: 'Disaster alerts of the world',
  query: z.object({
    type: z.enum(['EQ', 'TC', 'FL', 'VO', 'DR', 'WF']),
    days: z.number().int().min(1).max(90).default(7),
  }),
  answer: z.object({
    events: z.array(
      z.object({
        id: z.string(),
        type: z.string(),
        name: z.string(),
        alertLevel: z.enum(['Green', 'Orange', 'Red']),
        alertScore: maybe,
        isCurrent: z.boolean(),
        country: maybeText,
        lat,
        lon,
        from: z.string(),
        to: maybeText,
        updatedAt: maybeText,
        severity: maybe,
        severityText: maybeText,
        sourceAgency: maybeText,
      }),
    ),
  }),
  sample: {
    events: [
      {
        id: 'EQ1234567',
        type: 'EQ',
        name: 'Earthquake in Chile',
        alertLevel: 'Green',
        alertScore: 1,
        isCurrent: true,
        country: 'Chile',
        lat: -31,
        lon: -71,
        from: '2026-07-27T08:00:00Z',
        to: '2026-07-27T08:00:00Z',
        updatedAt: '2026-07-27T09:00:00Z',
        severity: 5.6,
        severityText: 'Magnitude 5.6M',
        sourceAgency: 'NEIC',
      },
    ],
  },
});

/** Natural events tracked by curators, hours to days late. */
export const naturalEvents = dataset({
  id: 'natural-events',
  title: 'Open natural events',
  query: z.object({
    category: z.enum(['volcanoes', 'wildfires', 'severeStorms', 'floods']),
    days: z.number().int().min(1).max(365).default(30),
  }),
  answer: z.object({
    events: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        lat,
        lon,
        at: z.string(),
        magnitude: maybe,
        magnitudeUnit: maybeText,
        sources: z.array(z.string()),
      }),
    ),
  }),
  sample: {
    events: [
      {
        id: 'EONET_1',
        title: 'Sample fire',
        lat: 40,
        lon: -120,
        at: '2026-07-01T00:00:00Z',
        magnitude: 1200,
        magnitudeUnit: 'acres',
        sources: ['IRWIN'],
      },
    ],
  },
});

/** Emergency mapping activations by satellite. */
export const mappingActivations = dataset({
  id: 'mapping-activations',
  title: 'Satellite emergency mapping activations',
  query: z.object({}),
  answer: z.object({
    activations: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        category: maybeText,
        countries: z.array(z.string()),
        eventAt: maybeText,
        lat: lat.nullable(),
        lon: lon.nullable(),
      }),
    ),
  }),
  sample: {
    activations: [
      {
        code: 'EMSR700',
        name: 'Flood in Sample',
        category: 'Flood',
        countries: ['Italy'],
        eventAt: '2026-05-01T00:00:00Z',
        lat: 44,
        lon: 12,
      },
    ],
  },
});

/** Storms on the sun and what they do here: the scales R, S and G, and the planetary K index. */
export const spaceWeather = dataset({
  id: 'space-weather',
  title: 'Space weather scales',
  query: z.object({}),
  answer: z.object({
    at: z.string(),
    radioBlackout: z.int().min(0).max(5).nullable(),
    radiationStorm: z.int().min(0).max(5).nullable(),
    geomagneticStorm: z.int().min(0).max(5).nullable(),
  }),
  sample: { at: '2026-10-04T12:00:00Z', radioBlackout: 0, radiationStorm: 0, geomagneticStorm: 1 },
});

export const planetaryK = dataset({
  id: 'planetary-k',
  title: 'Planetary K index',
  query: z.object({}),
  answer: z.object({ values: z.array(z.object({ at: z.string(), kp: z.number().min(0).max(9) })) }),
  sample: { values: [{ at: '2026-10-04T12:00:00Z', kp: 2.33 }] },
});
