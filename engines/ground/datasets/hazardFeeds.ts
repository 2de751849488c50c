import * as z from 'zod';
import { dataset } from '../../facts.ts';

const lat = z.number().min(-90).max(90);
const lon = z.number().min(-180).max(180);
const maybe = z.number().nullable();
const maybeText = z.string().nullable();

/** Messages of a tsunami warning centre. A message is active while its category warns and it has not expired. */
export const tsunamiBulletins = dataset({
  id: 'tsunami-bulletins',
  title: 'Messages of the tsunami warning centres',
  query: z.object({ centre: z.enum(['NTWC', 'PTWC']) }),
  answer: z.object({
    bulletins: z.array(
      z.object({
        id: z.string(),
        centre: z.string(),
        category: z.enum([
          'warning',
          'watch',
          'advisory',
          'threat',
          'information',
          'cancellation',
          'unknown',
        ]),
        region: maybeText,
        lat: lat.nullable(),
        lon: lon.nullable(),
        magnitude: maybe,
        depthKm: maybe,
        issuedAt: z.string(),
        expiresAt: maybeText,
        /** Test messages must never alert. */
        isTest: z.boolean(),
        url: maybeText,
      }),
    ),
  }),
  sample: {
    bulletins: [
      {
        id: 'PHEB-1-26234000',
        centre: 'PTWC',
        category: 'information',
        region: 'SCOTIA SEA',
        lat: -60.481,
        lon: -47.185,
        magnitude: 6.7,
        depthKm: 10,
        issuedAt: '2026-08-22T08:30:40Z',
        expiresAt: '2026-08-22T09:30:40Z',
        isTest: false,
        url: null,
      },
    ],
  },
});

/** Water column above a deep-ocean pressure sensor. The tide is still in it. */
export const dartReadings = dataset({
  id: 'dart-readings',
  title: 'Deep-ocean tsunami buoy',
  query: z.object({ stationId: z.string().regex(/^\w{5}$/) }),
  answer: z.object({
    stationId: z.string(),
    /** Reports every 15 s or 1 min instead of every 15 min: triggered by an earthquake or a wave. */
    eventMode: z.boolean(),
    readings: z
      .array(z.object({ at: z.string(), intervalS: z.number(), heightM: z.number() }))
      .describe('Newest first'),
  }),
  sample: {
    stationId: '41421',
    eventMode: false,
    readings: [{ at: '2018-08-01T12:00:00Z', intervalS: 900, heightM: 5806.902 }],
  },
});

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

/** Volcanic ash in the air as aviation is told. */
export const ashAdvisories = dataset({
  id: 'ash-advisories',
  title: 'Volcanic ash advisories',
  query: z.object({}),
  answer: z.object({
    advisories: z.array(
      z.object({
        id: z.string(),
        centre: maybeText,
        volcano: maybeText,
        gvpNumber: z.int().nullable(),
        lat: lat.nullable(),
        lon: lon.nullable(),
        issuedAt: z.string(),
        validUntil: maybeText,
        topFlightLevel: maybe.describe('Hundreds of feet'),
        terminated: z.boolean(),
        layers: z.array(
          z.object({
            baseFlightLevel: z.number(),
            topFlightLevel: z.number(),
            outline: z.array(z.tuple([lat, lon])),
          }),
        ),
      }),
    ),
  }),
  sample: {
    advisories: [
      {
        id: 'DARWIN 2026/183',
        centre: 'DARWIN',
        volcano: 'KRAKATAU',
        gvpNumber: 262000,
        lat: -6.1,
        lon: 105.42,
        issuedAt: '2026-09-06T00:30:00Z',
        validUntil: null,
        topFlightLevel: 500,
        terminated: false,
        layers: [
          {
            baseFlightLevel: 0,
            topFlightLevel: 200,
            outline: [
              [-5.07, 107],
              [-6.68, 110.12],
              [-9.02, 109.23],
            ],
          },
        ],
      },
    ],
  },
});

/** Volcanoes in the weekly report of the Smithsonian and the USGS. */
export const weeklyVolcanoReport = dataset({
  id: 'weekly-volcano-report',
  title: 'Weekly volcanic activity report',
  query: z.object({}),
  answer: z.object({
    reports: z.array(
      z.object({
        gvpNumber: z.int(),
        name: z.string(),
        country: maybeText,
        activity: z.string(),
        isNew: z.boolean(),
        lat,
        lon,
        publishedAt: z.string(),
        text: z.string(),
      }),
    ),
  }),
  sample: {
    reports: [
      {
        gvpNumber: 257030,
        name: 'Ambae',
        country: 'Vanuatu',
        activity: 'New Eruptive Activity',
        isNew: true,
        lat: -15.389,
        lon: 167.835,
        publishedAt: '2026-06-11T07:42:26Z',
        text: 'Ash and gas plumes were identified.',
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

/** A tsunami of the historical database; validity runs from -1 (erroneous) to 4 (definite). */
export const tsunamiEvent = z.object({
  id: z.string(),
  year: z.int(),
  time: z.string(),
  lat,
  lon,
  cause: z.string(),
  validity: z.int(),
  earthquakeMagnitude: maybe,
  maxWaterHeightM: maybe,
  runups: maybe,
  place: maybeText,
  country: maybeText,
  deaths: maybe,
});

/** Official tsunamis of the past near a coast or in the world. */
export const tsunamiEvents = dataset({
  id: 'tsunami-events',
  title: 'Historic tsunamis',
  query: z.object({
    lat,
    lon,
    radiusKm: z.number().positive().max(20_001),
    minYear: z.number().int().min(-3000).default(1800),
  }),
  answer: z.object({ events: z.array(tsunamiEvent), complete: z.boolean() }),
  sample: {
    events: [
      {
        id: '1902',
        year: 1960,
        time: '1960-05-22',
        lat: -38.143,
        lon: -73.407,
        cause: 'earthquake',
        validity: 4,
        earthquakeMagnitude: 9.5,
        maxWaterHeightM: 25,
        runups: 1279,
        place: 'SOUTHERN CHILE',
        country: 'CHILE',
        deaths: 2226,
      },
    ],
    complete: true,
  },
});

/** Wave heights measured on coasts in past tsunamis. */
export const tsunamiRunups = dataset({
  id: 'tsunami-runups',
  title: 'Historic tsunami run-ups',
  query: z.object({ lat, lon, radiusKm: z.number().positive().max(2000) }),
  answer: z.object({
    runups: z.array(
      z.object({
        id: z.string(),
        eventYear: z.int(),
        lat,
        lon,
        heightM: maybe,
        distanceFromSourceKm: maybe,
        place: maybeText,
      }),
    ),
    complete: z.boolean(),
  }),
  sample: {
    runups: [
      {
        id: '1',
        eventYear: 1960,
        lat: 19.73,
        lon: -155.06,
        heightM: 10.7,
        distanceFromSourceKm: 10_600,
        place: 'Hilo',
      },
    ],
    complete: true,
  },
});
