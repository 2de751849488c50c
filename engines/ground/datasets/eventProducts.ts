import * as z from 'zod';
import { dataset } from '../../facts.ts';

const maybe = z.number().nullable();
const maybeText = z.string().nullable();
const lat = z.number().min(-90).max(90);
const lon = z.number().min(-180).max(180);

/** The id of an event as agencies write it. */
export const eventQuery = z.object({
  eventId: z
    .string()
    .min(3)
    .max(40)
    .regex(/^[\w-]+$/),
});

/** The map a grid belongs to. */
const map = z.object({
  eventId: z.string().nullable(),
  magnitude: maybe,
  depthKm: maybe,
  lat: lat.nullable(),
  lon: lon.nullable(),
  time: maybeText.describe('Origin time, RFC 3339 UTC'),
  place: maybeText,
  version: maybeText,
  processedAt: maybeText,
  status: maybeText.describe('Such as RELEASED or REVIEWED'),
  isScenario: z.boolean().describe('A made-up earthquake, for planning'),
});

const extent = z.object({
  west: lon,
  south: lat,
  east: lon.describe('Less than west where the grid crosses the antimeridian'),
  north: lat,
  lonSpacingDeg: z.number().positive(),
  latSpacingDeg: z.number().positive(),
  columns: z.int().positive(),
  rows: z.int().positive(),
});

/** The columns of the file with the file's own units; the cells have theirs in their names. */
const fileUnits = z.record(z.string(), maybeText);

const shared = {
  map: map.nullable().describe('Null where there is no map of the event'),
  grid: extent.nullable(),
  fileUnits,
  complete: z.boolean().describe('Whether every cell of the grid is in the list'),
};

const GORKHA = {
  map: {
    eventId: 'us20002926',
    magnitude: 7.8,
    depthKm: 8.22,
    lat: 28.23,
    lon: 84.73,
    time: '2015-04-25T06:11:25.000Z',
    place: 'Nepal',
    version: '9',
    processedAt: '2015-07-02T22:50:42.000Z',
    status: 'RELEASED',
    isScenario: false,
  },
  grid: {
    west: 81.73,
    south: 25.59,
    east: 81.73,
    north: 25.59,
    lonSpacingDeg: 0.0167,
    latSpacingDeg: 0.0167,
    columns: 1,
    rows: 1,
  },
  complete: true,
};

const shakingCell = z.object({
  lat,
  lon,
  mmi: maybe,
  pgaG: maybe,
  pgvCmps: maybe,
  psa03G: maybe.describe('Spectral acceleration at 0.3 s, g'),
  psa06G: maybe.describe('At 0.6 s'),
  psa10G: maybe.describe('At 1 s'),
  psa30G: maybe.describe('At 3 s'),
  stdLnPga: maybe.describe('Standard deviation of the natural logarithm of the peak acceleration'),
  uncertaintyRatio: maybe.describe(
    'Uncertainty to that of the ground motion model alone: 1 where no station is near',
  ),
  vs30Mps: maybe,
});
export type ShakingCell = z.output<typeof shakingCell>;

/** Shaking of an earthquake cell by cell: what a ShakeMap shows. */
export const shakingGrid = dataset({
  id: 'shaking-grid',
  title: 'Shaking of an earthquake by grid cell (ShakeMap)',
  query: eventQuery,
  answer: z.object({ ...shared, cells: z.array(shakingCell) }),
  sample: {
    ...GORKHA,
    fileUnits: { PGA: 'pctg' },
    cells: [
      {
        lat: 25.59,
        lon: 81.73,
        mmi: 3.83,
        pgaG: 0.0044,
        pgvCmps: 2.21,
        psa03G: 0.0182,
        psa06G: null,
        psa10G: 0.028,
        psa30G: 0.0126,
        stdLnPga: 0.53,
        uncertaintyRatio: 1,
        vs30Mps: 400.758,
      },
    ],
  },
});

const uncertaintyCell = z.object({
  lat,
  lon,
  stdMmi: maybe,
  stdLnPga: maybe,
  stdLnPgv: maybe,
  stdLnPsa03: maybe.describe('Of the spectral acceleration at 0.3 s'),
  stdLnPsa06: maybe,
  stdLnPsa10: maybe,
  stdLnPsa30: maybe,
});
export type UncertaintyCell = z.output<typeof uncertaintyCell>;

/** How sure the shaking of each cell is: standard deviations, of natural logarithms except for the intensity. */
export const shakingUncertainty = dataset({
  id: 'shaking-uncertainty',
  title: 'Uncertainty of shaking by grid cell (ShakeMap)',
  query: eventQuery,
  answer: z.object({ ...shared, cells: z.array(uncertaintyCell) }),
  sample: {
    ...GORKHA,
    fileUnits: { STDPGA: 'ln(pctg)' },
    cells: [
      {
        lat: 25.59,
        lon: 81.73,
        stdMmi: 0.72,
        stdLnPga: 0.53,
        stdLnPgv: 0.56,
        stdLnPsa03: 0.57,
        stdLnPsa06: null,
        stdLnPsa10: 0.66,
        stdLnPsa30: 0.73,
      },
    ],
  },
});

const level = z.enum(['green', 'yellow', 'orange', 'red']);
const lossAlert = z.object({
  kind: z.enum(['fatality', 'economic']),
  level: level.nullable(),
  isSummary: z.boolean().nullable().describe('Whether it set the level of the event'),
  unit: z.enum(['deaths', 'million_usd']).describe('Of the bounds of the bins'),
  bins: z.array(
    z.object({
      level,
      min: z.number().min(0),
      max: z.number().min(0),
      probability: z.number().min(0).max(1),
    }),
  ),
});
export type LossAlert = z.output<typeof lossAlert>;

/** Chances that an earthquake's deaths and losses lie between bounds. */
export const lossAlerts = dataset({
  id: 'loss-alerts',
  title: 'Probable losses of an earthquake (PAGER)',
  query: eventQuery,
  answer: z.object({ alerts: z.array(lossAlert) }),
  sample: {
    alerts: [
      {
        kind: 'economic',
        level: 'orange',
        isSummary: true,
        unit: 'million_usd',
        bins: [{ level: 'orange', min: 100, max: 1000, probability: 0.39 }],
      },
    ],
  },
});

/** Losses estimated for an earthquake, in all and by country. */
export const lossEstimates = dataset({
  id: 'loss-estimates',
  title: 'Estimated losses of an earthquake (PAGER)',
  query: eventQuery,
  answer: z.object({
    deaths: maybe,
    lossUsd: maybe,
    deathsByBuildings: maybe.describe(
      'Deaths by the model of buildings and how they collapse, beside the empirical one',
    ),
    countries: z.array(
      z.object({
        country: z
          .string()
          .length(2)
          .describe('As the model names it: ISO 3166-1 alpha-2, or its own two letters'),
        deaths: maybe,
        lossUsd: maybe,
      }),
    ),
  }),
  sample: {
    deaths: 13,
    lossUsd: 323_864_991,
    deathsByBuildings: 0,
    countries: [{ country: 'JP', deaths: 13, lossUsd: 323_864_991 }],
  },
});
