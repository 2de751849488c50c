import * as z from 'zod';
import { dataset } from '../../facts.ts';
import { point } from './point.ts';
import { subductionRegion } from './subductionRegions.ts';

const near = z.object({
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  radiusKm: z.number().positive().max(2000),
});

const vertex = z
  .tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)])
  .describe('latitude, longitude, degrees');

/** The tectonic setting that chooses the ground-motion models. */
export const regime = z.enum([
  'active_shallow',
  'stable',
  'subduction_interface',
  'subduction_slab',
  'volcanic',
  'oceanic',
]);
export type Regime = z.output<typeof regime>;

/** A crustal fault or a subduction interface as a source of earthquakes. */
export const faultSource = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['crustal', 'interface']),
  trace: z.array(vertex).min(2).describe('Surface trace, dip to the right of its direction'),
  dipDeg: z.number().positive().max(90),
  rakeDeg: z.number().min(-180).max(180),
  upperDepthKm: z.number().min(0),
  lowerDepthKm: z.number().positive().max(80),
  /** Long-term slip (interface: convergence times coupling), mm/yr, with its bounds. */
  slipRateMmPerYear: z.object({
    low: z.number().min(0),
    best: z.number().min(0),
    high: z.number().min(0),
  }),
  characteristicMagnitude: z.number().min(5).max(9.7),
  /** Where the ground tells how often: earthquakes of that magnitude a year, in place of what the slip rate would make; smaller ones are the background's. */
  datedPerYear: z
    .object({
      low: z.number().positive(),
      best: z.number().positive(),
      high: z.number().positive(),
    })
    .optional(),
  /** Dated faults of the same name here break together, within months or years. */
  sequence: z.string().optional(),
  reference: z
    .string()
    .optional()
    .describe('Publication that geometry and slip rate are restated from'),
  motions: subductionRegion
    .optional()
    .describe('Plate interface that shakes by the terms of its region'),
});
export type FaultSource = z.output<typeof faultSource>;

/** A zone of background seismicity: rates are per year and per square degree-free km2, so that zones of any size compare. */
export const zoneSource = z.object({
  id: z.string(),
  name: z.string(),
  regime,
  outline: z.array(vertex).min(3).describe('Closed implicitly; never crosses the antimeridian'),
  /** log10 of the yearly number of earthquakes with magnitude 0 or more in the whole zone. */
  aValue: z.number(),
  bValue: z.number().min(0.5).max(1.6),
  bSigma: z.number().positive(),
  minMagnitude: z.number(),
  maxMagnitude: z.object({ low: z.number(), best: z.number(), high: z.number() }),
  depthKm: z.object({
    top: z.number().min(0),
    mode: z.number().min(0),
    bottom: z.number().max(700),
  }),
  areaKm2: z.number().positive(),
  /** Log standard deviation of the rate. */
  rateLnSigma: z.number().positive(),
  besideFaults: z
    .object({ fromMagnitude: z.number(), share: z.number().min(0).max(1) })
    .optional()
    .describe(
      'Above the magnitude, the share of the zone’s earthquakes that is left where listed plate interfaces make the others; absent: all',
    ),
  motions: z
    .enum(['europe', ...subductionRegion.options])
    .optional()
    .describe(
      'europe: stable crust that shakes like that of Europe off the East European craton; else the region by whose terms a plate interface or slab shakes',
    ),
});
export type ZoneSource = z.output<typeof zoneSource>;

/** Everything that can shake a place: faults, interfaces and zones that come within the radius. */
export const seismicSources = dataset({
  id: 'seismic-sources',
  title: 'Earthquake sources',
  query: near,
  answer: z.object({
    version: z.string(),
    faults: z.array(faultSource),
    zones: z.array(zoneSource),
    /** The place lies behind the volcanic front of a subduction zone; answers stored before it was told have none. */
    backarc: z.boolean().optional(),
  }),
  sample: {
    version: 'sample',
    faults: [
      {
        id: 'sample-fault',
        name: 'Sample strike-slip fault',
        kind: 'crustal',
        trace: [
          [37.4, -122.3],
          [38.0, -122.8],
        ],
        dipDeg: 90,
        rakeDeg: 180,
        upperDepthKm: 0,
        lowerDepthKm: 13,
        slipRateMmPerYear: { low: 13, best: 17, high: 21 },
        characteristicMagnitude: 7.6,
      },
    ],
    zones: [
      {
        id: 'sample-zone',
        name: 'Sample zone',
        regime: 'active_shallow',
        outline: [
          [36, -124],
          [36, -120],
          [39, -120],
          [39, -124],
        ],
        aValue: 4.1,
        bValue: 0.95,
        bSigma: 0.05,
        minMagnitude: 5,
        maxMagnitude: { low: 6.8, best: 7.1, high: 7.5 },
        depthKm: { top: 2, mode: 8, bottom: 16 },
        areaKm2: 118_000,
        rateLnSigma: 0.3,
      },
    ],
  },
});

/** The nearest plate boundary and its motion. */
export const plateBoundary = dataset({
  id: 'plate-boundary',
  title: 'Nearest plate boundary',
  query: point,
  answer: z.object({
    name: z.string().describe('Plates on either side'),
    boundaryClass: z.enum([
      'subduction',
      'oceanic_spreading',
      'oceanic_transform',
      'oceanic_convergent',
      'continental_rift',
      'continental_transform',
      'continental_convergent',
    ]),
    distanceKm: z.number().min(0),
    rateMmPerYear: z.number().min(0),
    precisionKm: z.number().positive(),
  }),
  sample: {
    name: 'Pacific - North America',
    boundaryClass: 'continental_transform',
    distanceKm: 12,
    rateMmPerYear: 39,
    precisionKm: 15,
  },
});

const hazardAt = z.object({
  mean: z.number().min(0),
  p16: z.number().min(0),
  p50: z.number().min(0),
  p84: z.number().min(0),
});

/** Return periods of the mean hazard curve that the map holds, years. */
export const CURVE_YEARS = [25, 100, 475, 2475, 10_000] as const;

/** Shares of the kinds of earthquake behind a motion; they sum to 1. */
const quakeKinds = z.object({
  active: z.number().min(0).max(1),
  stable: z.number().min(0).max(1),
  /** Stable crust of Europe off the craton; answers stored before it was told apart have none. */
  stableEurope: z.number().min(0).max(1).default(0),
  interface: z.number().min(0).max(1),
  slab: z.number().min(0).max(1),
  /** Subduction zone with terms of its own that interface and slab belong to. */
  subductionRegion: subductionRegion.optional(),
});

/** How much of a motion comes from active crust, stable crust, that of Europe off the craton, plate interfaces and slabs. */
export type QuakeKinds = z.output<typeof quakeKinds>;

const curvePoints = z.array(z.number().min(0)).length(CURVE_YEARS.length);

/** Ground motion on rock (Vs30 760 m/s) by return period, from the map computed with the product's own source model. */
export const seismicHazard = dataset({
  id: 'seismic-hazard',
  title: 'Seismic hazard map, Vs30 760 m/s',
  query: point,
  answer: z.object({
    modelVersion: z.string(),
    vs30Mps: z.literal(760),
    pga475G: hazardAt,
    pga2475G: hazardAt,
    sa02s2475G: hazardAt,
    sa1s475G: hazardAt,
    sa1s2475G: hazardAt,
    pgv475Cmps: hazardAt,
    /** Mean motions of the return periods in `CURVE_YEARS`. */
    curve: z.object({ pgaG: curvePoints, sa1sG: curvePoints }),
    /** Mean magnitude that makes the 475-year ground motion. */
    meanMagnitude: z.number().min(4).max(9.7),
    regime,
    /** Kinds that lead at the nodes about the place, by their nearness. */
    kinds: quakeKinds,
    gridStepDeg: z.number().positive(),
  }),
  sample: {
    modelVersion: 'sample',
    vs30Mps: 760,
    pga475G: { mean: 0.42, p16: 0.3, p50: 0.41, p84: 0.55 },
    pga2475G: { mean: 0.72, p16: 0.5, p50: 0.7, p84: 0.95 },
    sa02s2475G: { mean: 1.7, p16: 1.2, p50: 1.65, p84: 2.2 },
    sa1s475G: { mean: 0.38, p16: 0.26, p50: 0.37, p84: 0.5 },
    sa1s2475G: { mean: 0.7, p16: 0.48, p50: 0.68, p84: 0.95 },
    pgv475Cmps: { mean: 38, p16: 26, p50: 37, p84: 50 },
    curve: { pgaG: [0.08, 0.2, 0.42, 0.72, 1.05], sa1sG: [0.06, 0.17, 0.38, 0.7, 1.1] },
    meanMagnitude: 7.1,
    regime: 'active_shallow',
    kinds: { active: 1, stable: 0, stableEurope: 0, interface: 0, slab: 0 },
    gridStepDeg: 0.5,
  },
});
