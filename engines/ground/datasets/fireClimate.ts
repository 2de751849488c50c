import * as z from 'zod';
import { dataset } from '../../facts.ts';
import { point } from './point.ts';

const maybe = z.number().nullable();

export const fuelClass = z.enum([
  'grass_savanna',
  'shrubland',
  'conifer_forest',
  'boreal_forest',
  'light_taiga',
  'eucalypt_forest',
  'broadleaf_forest',
  'tropical_forest',
  'cropland',
  'peat_tundra',
  'none',
]);
export type FuelClass = z.output<typeof fuelClass>;

/** How much of the ground burns in a year where a place lies, as satellites and agencies mapped it. */
export const fireClimate = dataset({
  id: 'fire-climate',
  title: 'Burned area, fuel and fire season',
  query: point,
  answer: z.object({
    /** Mean share of the ground that burns in a year; null where no listed region reaches. */
    burnedFractionPerYear: z.number().min(0).max(1).nullable(),
    lnSigma: z.number().positive(),
    fuel: fuelClass.nullable().describe('Of the listed region that weighs most'),
    /** What grows in the listed regions that reach here; shares add up to 1, or the list is empty. */
    fuels: z.array(z.object({ fuel: fuelClass, share: z.number().min(0).max(1) })),
    /** Of the burned ground, how much burns where houses are and untamed: less than 1 where records count fires set on purpose, or reserves far below which people live. */
    nearHousesShare: z.number().min(0).max(1).default(1),
    /** How far listed regions cover the place, 0 to 1; the rest is told by climate alone. */
    listedShare: z.number().min(0).max(1),
    builtUpShare: z.number().min(0).max(1).describe('Roofs and roads, from the towns around'),
    /** Of the ground that meets houses, how much is fields; from the towns around in Europe, 0 elsewhere. */
    fieldsShare: z.number().min(0).max(1).default(0),
    /** Of the ground within 18 km, how much is land, as fires of small islands stay small; 1 where it is so much that fires are not bound, or regions say it all. */
    landShareAround: z.number().min(0).max(1).default(1),
    season: z
      .object({
        startMonth: z.number().int().min(1).max(12),
        endMonth: z.number().int().min(1).max(12),
      })
      .nullable(),
    regionName: z.string().nullable(),
    basis: z.string().nullable().describe('Publication and years of the burned area'),
  }),
  sample: {
    burnedFractionPerYear: 0.009,
    lnSigma: 0.6,
    fuel: 'conifer_forest',
    fuels: [{ fuel: 'conifer_forest', share: 1 }],
    nearHousesShare: 1,
    listedShare: 0.95,
    builtUpShare: 0.02,
    fieldsShare: 0,
    landShareAround: 1,
    season: { startMonth: 6, endMonth: 11 },
    regionName: 'Northern Sierra Nevada foothills',
    basis: 'CAL FIRE perimeters, 1990-2020',
  },
});

/** Weather at local noon by day up to the present, for fire-danger codes; the last day first noon before now. */
export const fireWeatherHistory = dataset({
  id: 'fire-weather-history',
  title: 'Noon weather of the last three months',
  query: point,
  answer: z.object({
    startDate: z.iso.date(),
    temperatureC: z.array(maybe).describe('At noon, local standard time, °C'),
    humidityPct: z.array(maybe).describe('At noon, 0 to 100'),
    windKmh: z.array(maybe).describe('At noon, 10 m, km/h'),
    rainMm: z.array(maybe).describe('Of the 24 hours up to noon, mm'),
    temperatureMaxC: z.array(maybe).describe('Of the 24 hours up to noon, °C'),
  }),
  sample: {
    startDate: '2026-01-10',
    temperatureC: [18, 21, 24],
    humidityPct: [40, 30, 20],
    windKmh: [12, 18, 25],
    rainMm: [0, 0, 0],
    temperatureMaxC: [20, 23, 26],
  },
});
