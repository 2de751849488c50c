import * as z from 'zod';
import { dataset } from '../../facts.ts';

const at = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
const maybe = z.number().nullable();
const maybeText = z.string().nullable();
const curve = z.object({
  imt: z.string(),
  groundMotionG: z.array(z.number().positive()),
  ratePerYear: z.array(z.number().min(0)),
});

/** How often each ground motion is exceeded, by a national hazard model. */
export const hazardCurves = dataset({
  id: 'hazard-curves',
  title: 'Seismic hazard curves of a national model',
  query: at.extend({ vs30Mps: z.number().int().min(150).max(3000).default(760) }),
  answer: z.object({ model: z.string(), vs30Mps: maybe, curves: z.array(curve).min(1) }),
  sample: {
    model: 'E2014R1',
    vs30Mps: 760,
    curves: [{ imt: 'PGA', groundMotionG: [0.005, 0.1, 1.09], ratePerYear: [0.47, 0.02, 0.0002] }],
  },
});

/** Ground motion that a building code asks to design for. */
export const designGroundMotion = dataset({
  id: 'design-ground-motion',
  title: 'Building-code ground motion',
  query: at.extend({
    edition: z
      .enum([
        'asce7-22',
        'asce7-16',
        'asce7-10',
        'asce41-17',
        'nehrp-2020',
        'nehrp-2015',
        'ibc-2015',
      ])
      .default('asce7-22'),
    riskCategory: z.enum(['I', 'II', 'III', 'IV']).default('II'),
    siteClass: z
      .string()
      .regex(/^[A-F][CDE]?(-(default|estimated))?$|^Default$/)
      .default('Default'),
  }),
  answer: z
    .object({
      ss: maybe,
      s1: maybe,
      sms: maybe,
      sm1: maybe,
      sds: maybe,
      sd1: maybe,
      pgam: maybe,
      longPeriodS: maybe,
      designCategory: maybeText,
    })
    .describe('Accelerations in g; null where the code asks for a site study'),
  sample: {
    ss: 1.5,
    s1: 0.6,
    sms: 1.5,
    sm1: 1.02,
    sds: 1,
    sd1: 0.68,
    pgam: 0.6,
    longPeriodS: 8,
    designCategory: 'D',
  },
});

/** Stiffness of the ground by a map of the world. */
export const vs30At = dataset({
  id: 'vs30-at',
  title: 'Vs30 by map',
  query: at,
  answer: z.object({ vs30Mps: z.number().min(50).max(3000) }),
  sample: { vs30Mps: 360 },
});

/** A section of a fault that moved in the Quaternary; its traces are lines of longitude and latitude. */
export const quaternaryFault = z.object({
  name: z.string(),
  section: maybeText,
  age: maybeText,
  slipRate: maybeText,
  slipSense: maybeText,
  traces: z.array(z.array(z.tuple([z.number(), z.number()]))),
});

/** Faults that moved in the Quaternary near a point. */
export const quaternaryFaults = dataset({
  id: 'quaternary-faults',
  title: 'Quaternary faults near a point',
  query: at.extend({ radiusKm: z.number().positive().max(100) }),
  answer: z.object({
    faults: z.array(quaternaryFault),
    complete: z.boolean(),
  }),
  sample: {
    faults: [
      {
        name: 'Wasatch fault zone',
        section: 'Salt Lake City section',
        age: 'latest Quaternary',
        slipRate: 'Between 1.0 and 5.0 mm/yr',
        slipSense: 'Normal',
        traces: [
          [
            [-111.8, 40.5],
            [-111.8, 40.8],
          ],
        ],
      },
    ],
    complete: true,
  },
});

/** Rocks at the surface, the most detailed map first. */
export const geologyAt = dataset({
  id: 'geology-at',
  title: 'Geology at a point',
  query: at,
  answer: z.object({
    units: z.array(
      z.object({
        name: maybeText,
        lithology: maybeText,
        description: maybeText,
        topAgeMa: maybe,
        bottomAgeMa: maybe,
        interval: maybeText,
        formation: maybeText,
        reference: maybeText,
      }),
    ),
  }),
  sample: {
    units: [
      {
        name: null,
        lithology: 'Silt',
        description: 'loess',
        topAgeMa: 0.0117,
        bottomAgeMa: 2.588,
        interval: 'Pleistocene',
        formation: null,
        reference: 'Geological Map of Germany',
      },
    ],
  },
});

/** Names of layers of rock and where they stand in the hierarchy of formations. */
export const stratigraphicNames = dataset({
  id: 'stratigraphic-names',
  title: 'Names of layers of rock',
  query: z.union([
    z.object({ name: z.string().min(2).max(100) }),
    z.object({ nameId: z.number().int().positive() }),
  ]),
  answer: z.object({
    names: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        longName: maybeText,
        rank: maybeText.describe('SGp, Gp, SubGp, Fm, Mbr or Bed'),
        bed: maybeText,
        member: maybeText,
        formation: maybeText,
        subgroup: maybeText,
        group: maybeText,
        supergroup: maybeText,
        topAgeMa: maybe,
        bottomAgeMa: maybe,
        topPeriod: maybeText,
        bottomPeriod: maybeText,
        reference: maybeText,
      }),
    ),
  }),
  sample: {
    names: [
      {
        id: '4260',
        name: 'Waldron Shale',
        longName: 'Waldron Shale',
        rank: 'Fm',
        bed: null,
        member: null,
        formation: 'Waldron Shale',
        subgroup: null,
        group: 'Wayne',
        supergroup: null,
        topAgeMa: 427.4,
        bottomAgeMa: 429.65,
        topPeriod: 'Silurian',
        bottomPeriod: 'Silurian',
        reference: null,
      },
    ],
  },
});

/** Soil of the upper metres: texture and density. */
export const soilProperties = dataset({
  id: 'soil-properties',
  title: 'Soil texture',
  query: at,
  answer: z.object({
    layers: z.array(
      z.object({
        topCm: z.number(),
        bottomCm: z.number(),
        clayPct: maybe,
        sandPct: maybe,
        siltPct: maybe,
        bulkDensityKgM3: maybe,
      }),
    ),
  }),
  sample: {
    layers: [
      { topCm: 0, bottomCm: 5, clayPct: 22, sandPct: 40, siltPct: 38, bulkDensityKgM3: 1350 },
    ],
  },
});

/** Landslide hazard of now, from rain of the last days. */
export const landslideNowcast = dataset({
  id: 'landslide-nowcast',
  title: 'Landslide nowcast',
  query: at,
  answer: z.object({
    value: z.number().min(0).max(5).describe('Probability 0 to 1, or the class of the map'),
  }),
  sample: { value: 0.1 },
});
