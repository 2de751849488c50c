import * as z from 'zod';
import { dataset } from '../../facts.ts';

const near = z.object({
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  radiusKm: z.number().positive().max(2000),
});

/** A Holocene volcano with what is known of its eruptions. */
export const volcano = z.object({
  gvpNumber: z
    .int()
    .min(100_000)
    .max(999_999)
    .describe('Number of the volcano in the Smithsonian catalogue'),
  name: z.string(),
  country: z.string(),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  elevationM: z
    .number()
    .min(-6000)
    .max(7000)
    .describe('Summit, m above sea level; below 0 for submarine volcanoes'),
  volcanoType: z.enum([
    'Stratovolcano',
    'Complex volcano',
    'Caldera',
    'Shield',
    'Lava dome',
    'Volcanic field',
    'Fissure vent',
    'Cone',
  ]),
  lastEruptionYear: z
    .int()
    .nullable()
    .describe('Year in which the last known eruption ended, negative BCE; null: none dated'),
  /** The window in which eruptions are believed to be all recorded: from this year to `recordEndYear`. */
  completeSinceYear: z.int(),
  recordEndYear: z.number(),
  /** `lastEruptionYear` is known up to here, which may be later than the counts. */
  knownThroughYear: z.number(),
  /** Confirmed eruptions that began in the window, by VEI 0, 1, 2 ... 8; those without VEI apart. */
  eruptionsByVei: z.array(z.int().min(0)).length(9),
  eruptionsUnknownVei: z.int().min(0),
  /** Of these, by VEI from 0, the eruptions of the run that goes on; absent where none is known to. */
  runByVei: z.array(z.int().min(0)).optional(),
  /** Confirmed eruptions of the Holocene before the window, of VEI 5, 6 and 7; absent where none is known. */
  earlierLargeByVei: z.array(z.int().min(0)).length(3).optional(),
  /** Dated eruptions before the window. */
  earlierRecord: z.enum(['within_1000_years', 'older', 'none']),
  observatory: z
    .string()
    .nullable()
    .describe('Observatory in charge; null: none known to the source'),
  precisionKm: z.number().positive().describe('Precision of the position, km'),
});
export type Volcano = z.output<typeof volcano>;

/** Holocene volcanoes within a radius, nearest first. */
export const volcanoesNear = dataset({
  id: 'volcanoes-near',
  title: 'Holocene volcanoes and their eruption record',
  query: near,
  answer: z.object({
    volcanoes: z.array(volcano),
    complete: z
      .boolean()
      .describe('False where the source holds a selection of the volcanoes of the world'),
  }),
  sample: {
    volcanoes: [
      {
        gvpNumber: 211020,
        name: 'Vesuvius',
        country: 'Italy',
        lat: 40.82,
        lon: 14.43,
        elevationM: 1280,
        volcanoType: 'Stratovolcano',
        lastEruptionYear: 1944,
        completeSinceYear: 1682,
        recordEndYear: 2018.35,
        knownThroughYear: 2026.5,
        eruptionsByVei: [0, 1, 3, 18, 1, 0, 0, 0, 0],
        eruptionsUnknownVei: 0,
        earlierRecord: 'within_1000_years',
        observatory: 'INGV',
        precisionKm: 1,
      },
    ],
    complete: false,
  },
});

/** Volcanoes of the Holocene, and old calderas of great eruptions, that bear a name, however it is written: `Mount Fuji`, `Popocatépetl`, `St Helens`, `Yellowstone`. */
export const volcanoesNamed = dataset({
  id: 'volcanoes-named',
  title: 'Volcanoes by name',
  query: z.object({ text: z.string().min(2).max(120) }),
  answer: z.object({
    volcanoes: z.array(
      volcano.pick({ name: true, country: true, lat: true, lon: true }).extend({
        eruptions: z.int().min(0).describe('Confirmed eruptions of the window of its record'),
        isOldCaldera: z
          .boolean()
          .describe('A caldera of great eruptions before the Holocene and of none in it'),
      }),
    ),
    attribution: z.string(),
  }),
  sample: {
    volcanoes: [
      {
        name: 'Vesuvius',
        country: 'Italy',
        lat: 40.82,
        lon: 14.43,
        eruptions: 23,
        isOldCaldera: false,
      },
    ],
    attribution: 'Global Volcanism Program, Smithsonian Institution',
  },
});

/** The four words of volcano alert, lowest first. */
export const ALERT_LEVELS = ['NORMAL', 'ADVISORY', 'WATCH', 'WARNING'] as const;
export const alertLevel = z.enum(ALERT_LEVELS).meta({ id: 'VolcanoAlertLevel' });
export type AlertLevel = z.output<typeof alertLevel>;

/** The aviation colour codes of the ICAO, lowest first. */
export const colourCode = z
  .enum(['GREEN', 'YELLOW', 'ORANGE', 'RED'])
  .meta({ id: 'AviationColourCode' });

const volcanoNotice = z.object({
  gvpNumber: z.int().nullable(),
  name: z.string(),
  observatory: z.string(),
  /** Null where the observatory says that the level is unassigned. */
  alertLevel: alertLevel.nullable(),
  aviationColourCode: colourCode.nullable(),
  sentAt: z.string().describe('When the notice was sent, RFC 3339 UTC'),
  url: z.string().nullable(),
});
export type VolcanoNotice = z.output<typeof volcanoNotice>;

/** What observatories say of their volcanoes now. */
export const volcanoAlerts = dataset({
  id: 'volcano-alerts',
  title: 'Alert levels of volcano observatories',
  /** The whole list is small; it is asked for once and shared by all places. */
  query: z.object({}),
  answer: z.object({
    notices: z.array(volcanoNotice),
    /** `elevated`: volcanoes above normal only, so that absence from the list says nothing. */
    scope: z.enum(['elevated', 'all_monitored']),
  }),
  sample: {
    notices: [
      {
        gvpNumber: 311120,
        name: 'Great Sitkin',
        observatory: 'Alaska Volcano Observatory',
        alertLevel: 'WATCH',
        aviationColourCode: 'ORANGE',
        sentAt: '2026-07-27T19:44:38Z',
        url: 'https://volcanoes.usgs.gov/hans-public/notice/DOI-USGS-AVO-2026-07-27T19:33:00+00:00',
      },
    ],
    scope: 'elevated',
  },
});
