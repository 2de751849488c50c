import * as z from 'zod';
import { dataset } from '../../facts.ts';
import { point } from './point.ts';

const km = z.number().min(0);

/** How far a large flood, about that of 100 years, rises above ordinary water. */
export const floodRise = z.object({
  riseM: z.number().positive(),
  sigmaM: z.number().positive(),
  /** gauges: read between listed gauges of the river; prior: by what is usual for rivers of its size. */
  basis: z.enum(['gauges', 'prior']),
});
export type FloodRise = z.output<typeof floodRise>;

/** A river near a place, as its flood plain matters there. */
export const floodReach = z.object({
  name: z.string(),
  regime: z.enum(['snowmelt', 'monsoon', 'rain', 'ice_jam', 'flash', 'regulated', 'lake']),
  distanceKm: km.describe('To the line of the river'),
  axisSigmaKm: z
    .number()
    .positive()
    .describe('How far the line may stand beside the river, one standard deviation'),
  halfWidthKm: z.number().positive().describe('Half width of the natural flood plain'),
  waterLevelM: z.number().describe('Ordinary water level above the sea, m'),
  waterLevelSigmaM: z.number().positive(),
  rise: floodRise.optional(),
  protectionYears: z
    .number()
    .min(0)
    .describe('Listed standard of protection, years; 0: none listed'),
  protectionSource: z.string().nullable(),
  /** False: known from a map of rivers by its line and rank only, its flood plain taken by rank. */
  listed: z.boolean().optional(),
});
export type FloodReach = z.output<typeof floodReach>;

/** A town whose floods are published. */
export const floodTown = z.object({
  name: z.string(),
  kind: z.enum(['river', 'rain', 'sea']),
  /** Yearly probability of a place taken at random in the town. */
  yearlyProbability: z.number().positive().max(1),
  membership: z.number().min(0).max(1).describe('1 in the town, fading to 0 outside'),
  everyYears: z.number().positive(),
  sharePct: z.number().positive().max(100),
  from: z.string(),
  /** True: the floods are those from before a defence that stands now. */
  beforeDefence: z.boolean().optional(),
});
export type FloodTown = z.output<typeof floodTown>;

/** Walls, dikes, barriers and reservoirs with a published standard. */
export const floodDefence = z.object({
  name: z.string(),
  riverYears: z.number().min(0),
  seaYears: z.number().min(0),
  membership: z.number().min(0).max(1),
  from: z.string(),
});
export type FloodDefence = z.output<typeof floodDefence>;

/** High water of the tide at a shore, above mean sea level. */
export const seaTide = z.object({
  station: z.string().nullable().describe('Nearest station over water; null where none is near'),
  stationKm: km.nullable(),
  highM: z.number().positive().describe('Mean higher high water, m'),
  highestM: z.number().positive().describe('Highest astronomical tide, m'),
  lnSigma: z.number().positive().describe('Log standard deviation of both'),
  from: z.string(),
});
export type SeaTide = z.output<typeof seaTide>;

/** Rise of the sea at a shore over that of the mean of all seas, the land at rest. */
export const risePattern = z.object({
  share2050: z.number().describe('Of the rise by 2050; 1: as all seas'),
  share2100: z.number().describe('Of the rise by 2100; below 0 where the ice is near that melts'),
  gauge: z.string().describe('Nearest tide gauge of the projections'),
  gaugeKm: km,
  from: z.string(),
});
export type RisePattern = z.output<typeof risePattern>;

/** Extreme sea levels of the coast nearest to a place. */
export const surgeClimate = z.object({
  nearestReach: z.string(),
  referenceDistanceKm: km,
  surge10M: z.number().min(0).describe('Surge above the tide once in 10 years, m'),
  surge100M: z.number().min(0).describe('Surge above the tide once in 100 years, m'),
  highTideM: z.number().min(0).describe('Mean high water above mean sea level, m'),
  tideShare: z
    .number()
    .min(0)
    .max(1)
    .describe('Share of the high tide that an extreme surge is taken to meet'),
  landMotionMmPerYear: z.number().describe('Up positive'),
  lnSigma: z.number().positive().describe('Log standard deviation of the surge'),
  from: z.string(),
  cycloneShare: z
    .number()
    .min(0)
    .max(1)
    .optional()
    .describe('Share of the coasts about whose great surges tropical cyclones make'),
  surgeAloneShare: z
    .number()
    .min(0)
    .max(1)
    .optional()
    .describe('Share of the coasts about whose surges are listed without the tides they met'),
  tide: seaTide.optional(),
  risePattern: risePattern.optional(),
});
export type SurgeClimate = z.output<typeof surgeClimate>;

/** Depths of water at a place by return period, from a map of the operator's; what floods and the defences are as the map has them. */
export const mappedDepths = z.object({
  id: z.string(),
  cause: z.enum(['river', 'sea', 'rain']),
  sigmaM: z.number().positive(),
  depths: z.array(z.object({ years: z.number().min(1.01), depthM: z.number().min(0) })).min(1),
});
export type MappedDepths = z.output<typeof mappedDepths>;

/** How the ground round a place drains, by the elevations of the places around. */
export const drainage = z.object({
  lowM: z.number().describe('Low ground nearby, where its streams run, m above the sea'),
  lowSigmaM: z.number().positive(),
  reliefM: z.number().min(0).describe('From the low ground nearby to the high, m'),
});
export type Drainage = z.output<typeof drainage>;

/** Rivers, flood-prone towns, defences and sea levels that bear on a place. */
export const floodSetting = dataset({
  id: 'flood-setting',
  title: 'Flood plains, flood-prone towns, defences and extreme sea levels',
  query: point,
  answer: z.object({
    reaches: z.array(floodReach),
    towns: z.array(floodTown),
    defences: z.array(floodDefence),
    sea: surgeClimate.nullable().describe('Null farther from the coast than surges reach'),
    drainage: drainage.nullable().optional(),
    landShare: z
      .number()
      .min(0)
      .max(1)
      .optional()
      .describe('Share of the ground within 3 km that is land, not sea'),
    mapped: mappedDepths.optional(),
  }),
  sample: {
    reaches: [
      {
        name: 'Sample River',
        regime: 'rain',
        distanceKm: 1.2,
        axisSigmaKm: 2.5,
        halfWidthKm: 3,
        waterLevelM: 6,
        waterLevelSigmaM: 10,
        rise: { riseM: 6, sigmaM: 3, basis: 'prior' },
        protectionYears: 100,
        protectionSource: 'Sample plan, 2020',
      },
    ],
    towns: [
      {
        name: 'Sample',
        kind: 'rain',
        yearlyProbability: 0.01,
        membership: 0.9,
        everyYears: 10,
        sharePct: 10,
        from: 'Sample report, 2020',
      },
    ],
    defences: [
      {
        name: 'Sample wall',
        riverYears: 100,
        seaYears: 0,
        membership: 0.8,
        from: 'Sample plan, 2020',
      },
    ],
    sea: {
      nearestReach: 'Sample coast',
      referenceDistanceKm: 12,
      surge10M: 1,
      surge100M: 2,
      highTideM: 0.4,
      tideShare: 0.5,
      landMotionMmPerYear: -2,
      lnSigma: 0.3,
      from: 'Sample atlas, 2020',
      cycloneShare: 1,
      tide: {
        station: 'Sample harbour',
        stationKm: 8,
        highM: 0.4,
        highestM: 0.7,
        lnSigma: 0.2,
        from: 'Sample service, 2020',
      },
    },
  },
});
export type FloodSetting = z.output<typeof floodSetting.answer>;

/** Largest daily discharge of each year in a model's own reanalysis, at the cell that its forecasts come from. */
export const dischargePeaks = dataset({
  id: 'discharge-peaks',
  title: 'Largest modelled river discharge by year',
  query: point.extend({
    fromYear: z.number().int().min(1984).max(2100),
    toYear: z.number().int().min(1984).max(2100),
  }),
  answer: z.object({
    years: z
      .array(z.object({ year: z.number().int(), maxM3s: z.number().min(0) }))
      .describe('Whole years only'),
    meanM3s: z.number().min(0),
  }),
  sample: {
    years: Array.from({ length: 20 }, (_, i) => ({
      year: 2001 + i,
      maxM3s: [420, 310, 515, 260, 380, 295, 610, 340, 450, 275][i % 10],
    })),
    meanM3s: 120,
  },
});
export type DischargePeaks = z.output<typeof dischargePeaks.answer>;
