import * as z from 'zod';
import { dataset } from '../../facts.ts';

const at = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
const near = at.extend({ radiusKm: z.number().positive().max(300) });
const maybe = z.number().nullable();

/** Modelled discharge of the river cell nearest to a point, by day. */
export const riverDischarge = dataset({
  id: 'river-discharge',
  title: 'River discharge by day',
  query: at.extend({
    days: z.number().int().min(1).max(210).default(30),
    pastDays: z.number().int().min(0).max(92).default(0),
  }),
  answer: z.object({
    startDate: z.iso.date(),
    dischargeM3s: z.array(maybe),
    /** Ensemble statistics where the model gives them. */
    medianM3s: z.array(maybe),
    maxM3s: z.array(maybe),
    p25M3s: z.array(maybe),
    p75M3s: z.array(maybe),
  }),
  sample: {
    startDate: '2026-09-27',
    dischargeM3s: [210.8, 296.9],
    medianM3s: [213.8, 300.3],
    maxM3s: [240, 350],
    p25M3s: [200, 280],
    p75M3s: [220, 310],
  },
});

/** Ranks of the flood categories: 0 none, 1 action, 2 minor, 3 moderate, 4 major; null where the gauge does not say. */
export const floodCategory = z.enum(['none', 'action', 'minor', 'moderate', 'major']).nullable();
export type FloodCategory = z.output<typeof floodCategory>;

const reading = z.object({
  stageM: maybe,
  flowM3s: maybe,
  category: floodCategory,
  /** Why there is no category: `not_defined`, `not_current`, `out_of_service`. */
  state: z.enum(['current', 'not_defined', 'not_current', 'out_of_service']),
  at: z.string().nullable().describe('Valid time, RFC 3339 UTC'),
});

export const riverGauge = z.object({
  id: z.string(),
  usgsId: z.string().nullable(),
  name: z.string(),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  observed: reading,
  forecast: reading,
});
export type RiverGauge = z.output<typeof riverGauge>;

const sampleReading = {
  stageM: 2.1,
  flowM3s: 54,
  category: 'none',
  state: 'current',
  at: '2026-07-28T12:00:00Z',
} as const;
const sampleGauge: RiverGauge = {
  id: 'BFOF1',
  usgsId: '02294650',
  name: 'Sample River',
  lat: 27.9,
  lon: -81.8,
  observed: sampleReading,
  forecast: { ...sampleReading, state: 'not_current', category: null },
};

/** River gauges near a point with their flood category. */
export const gaugesNear = dataset({
  id: 'gauges-near',
  title: 'River gauges near a point',
  query: near,
  answer: z.object({ gauges: z.array(riverGauge) }),
  sample: { gauges: [sampleGauge] },
});

/** All river gauges of a US state with their flood category. */
export const gaugesInState = dataset({
  id: 'gauges-in-state',
  title: 'River gauges of a US state',
  query: z.object({ state: z.string().regex(/^[A-Z]{2}$/) }),
  answer: z.object({ gauges: z.array(riverGauge) }),
  sample: { gauges: [sampleGauge] },
});

const thresholds = z.object({ action: maybe, minor: maybe, moderate: maybe, major: maybe });

/** One river gauge with its flood stages and historic crests. */
export const gauge = dataset({
  id: 'gauge',
  title: 'River gauge with flood stages',
  query: z.object({ gaugeId: z.string().min(1).max(20) }),
  answer: z.object({
    gauge: riverGauge,
    stageM: thresholds.describe('Stage at which each category begins, m'),
    flowM3s: thresholds,
    crests: z.array(z.object({ at: z.string(), stageM: maybe, flowM3s: maybe })),
    impacts: z.array(z.object({ stageM: z.number(), text: z.string() })),
  }),
  sample: {
    gauge: sampleGauge,
    stageM: { action: 3, minor: 3.5, moderate: 4.2, major: 5 },
    flowM3s: { action: null, minor: null, moderate: null, major: null },
    crests: [{ at: '2017-09-13T00:00:00Z', stageM: 5.6, flowM3s: null }],
    impacts: [{ stageM: 5, text: 'Homes flood' }],
  },
});

/** Stage and flow of a gauge over time, observed or forecast. */
export const gaugeSeries = dataset({
  id: 'gauge-series',
  title: 'Stage and flow of a river gauge over time',
  query: z.object({
    gaugeId: z.string().min(1).max(20),
    kind: z.enum(['observed', 'forecast']).default('forecast'),
  }),
  answer: z.object({
    issuedAt: z.string().nullable(),
    points: z.array(z.object({ at: z.string(), stageM: maybe, flowM3s: maybe })),
  }),
  sample: {
    issuedAt: '2026-10-02T15:00:00Z',
    points: [{ at: '2026-10-02T18:00:00Z', stageM: 1.2, flowM3s: 20 }],
  },
});

/** Streamflow and gauge height measured in the last days. */
export const streamflow = dataset({
  id: 'streamflow',
  title: 'Measured streamflow',
  query: z.union([
    z.object({
      siteId: z.string().regex(/^\d{8,15}$/),
      days: z.number().int().min(1).max(120).default(7),
    }),
    near,
  ]),
  answer: z.object({
    sites: z.array(
      z.object({
        siteId: z.string(),
        name: z.string().nullable(),
        lat: z.number().min(-90).max(90).nullable(),
        lon: z.number().min(-180).max(180).nullable(),
        parameter: z.enum(['discharge_m3s', 'gauge_height_m', 'other']),
        sensor: z.string().nullable().optional().describe('Which one, where a site has several'),
        statistic: z.string().nullable().optional().describe('Of the day; null: as measured'),
        values: z.array(z.object({ at: z.string(), value: z.number(), provisional: z.boolean() })),
      }),
    ),
  }),
  sample: {
    sites: [
      {
        siteId: '01646500',
        name: 'Potomac River near Washington',
        lat: 38.95,
        lon: -77.13,
        parameter: 'discharge_m3s',
        values: [{ at: '2026-10-01T12:00:00Z', value: 120, provisional: true }],
      },
    ],
  },
});

/** Largest flow of each water year at a gauge: the basis of flood frequency. */
export const annualPeaks = dataset({
  id: 'annual-peaks',
  title: 'Annual peak flows',
  query: z.object({ siteId: z.string().regex(/^\d{8,15}$/) }),
  answer: z.object({
    peaks: z.array(
      z.object({ date: z.string(), flowM3s: maybe, stageM: maybe, codes: z.array(z.string()) }),
    ),
  }),
  sample: { peaks: [{ date: '1936-03-19', flowM3s: 13700, stageM: 8.5, codes: [] }] },
});

/** Mean flow by day of the year, month or year, as the agency computes it. */
export const flowStatistics = dataset({
  id: 'flow-statistics',
  title: 'Statistics of measured flow',
  query: z.object({
    siteId: z.string().regex(/^\d{8,15}$/),
    report: z.enum(['daily', 'monthly', 'annual']).default('annual'),
  }),
  answer: z.object({
    rows: z.array(
      z.object({
        siteId: z.string(),
        parameterCode: z.string(),
        period: z.string().describe('YYYY, YYYY-MM, or MM-DD'),
        mean: z.number(),
        years: maybe,
      }),
    ),
  }),
  sample: {
    rows: [{ siteId: '02171500', parameterCode: '00060', period: '1990', mean: 2245, years: null }],
  },
});

/** River-monitoring sites and where they stand. */
export const waterSites = dataset({
  id: 'water-sites',
  title: 'Water-monitoring sites',
  query: z.union([z.object({ siteId: z.string().regex(/^\d{8,15}$/) }), near]),
  answer: z.object({
    sites: z.array(
      z.object({
        siteId: z.string(),
        name: z.string(),
        lat: z.number(),
        lon: z.number(),
        kind: z.string().nullable(),
        altitudeM: maybe,
      }),
    ),
  }),
  sample: {
    sites: [
      {
        siteId: '01646500',
        name: 'Potomac River',
        lat: 38.95,
        lon: -77.13,
        kind: 'ST',
        altitudeM: 12,
      },
    ],
  },
});
