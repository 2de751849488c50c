import { REGRESSION_NAMES } from './regressionSpread.ts';
import * as z from 'zod';
import { weatherForecast } from '../../ground/datasets/weather.ts';
import { componentAnswer, point } from '../../schemas.ts';
import { vertical } from '../../vertical.ts';
import { assessLandslideAt } from './component.ts';
import { landCoverEffect, lithologyEffect } from './nowickiJessee.ts';
import { partsOf, reportOf } from './report.ts';
import { landslideNeeds } from './siteOf.ts';
import { NOWICKI_JESSEE } from './tables.ts';

const part = z.object({
  areal_probability_475yr: z
    .number()
    .describe('Share of the ground that fails in the 475-year event'),
  areal_rate_per_yr: z.number().describe('Expected share of the ground that fails in a year'),
});

/** POST /api/v1/lidar/predict/landslide */
export const predict = vertical({
  path: '/api/v1/lidar/predict/landslide',
  title: 'Landslide hazard',
  summary:
    'The share of ground that fails in strong shaking and in great storms, kept apart and combined, with the stability of a typical steep slope.',
  input: point.extend({
    slope_deg: z
      .number()
      .min(0)
      .max(60)
      .optional()
      .describe('Measured slope of the place, degrees; wins over the map'),
    lithology: z
      .string()
      .regex(/^[A-Za-z]{2}$/, 'must be a GLiM code of two letters, such as su')
      .optional()
      .describe(`GLiM code: ${Object.keys(NOWICKI_JESSEE.lithology).join(', ')}`),
    land_cover: z.number().int().min(11).max(230).optional().describe('GlobCover 2009 code'),
    cti: z.number().min(0).max(19).optional().describe('Compound topographic index'),
    recent_rain_mm: z
      .array(z.number().min(0).max(2000))
      .min(1)
      .max(7)
      .optional()
      .describe('Rain by day, today first, for the nowcast, mm'),
  }),
  output: componentAnswer.extend({
    summary: z.string(),
    coseismic: part.nullable(),
    rainfall: part
      .extend({
        rain_24h_475yr_mm: z.number().describe('Rain of 24 hours once in 475 years, mm'),
        threshold_24h_mm: z.number(),
        threshold_ratio_475yr: z.number(),
      })
      .nullable(),
    combined: part
      .extend({
        annual_probability_per_km2: z.number().describe('Of a landslide of mean size (0.003 km2)'),
      })
      .nullable(),
    newmark: z
      .object({
        slope_deg: z.number().describe('Steep ground nearby: the 90th percentile of slope'),
        factor_of_safety: z.number(),
        critical_acceleration_g: z.number(),
        displacement_cm: z
          .number()
          .nullable()
          .describe('Jibson (2007), eq. 7, under the 475-year shaking'),
        displacement_by_regression_cm: z
          .partialRecord(z.enum(REGRESSION_NAMES), z.number())
          .nullable()
          .describe('The same slope and shaking by each published regression'),
        failure_probability: z.number().nullable(),
        reason: z.string().optional().describe('Why no displacement is given'),
        soil: z.string(),
      })
      .nullable(),
    nowcast: z.object({
      state: z.enum(['known', 'unknown']),
      level: z.enum(['none', 'moderate', 'high']).nullable(),
      antecedent_rain_mm: z.number().nullable(),
      susceptibility_class: z.number().int().min(1).max(5).nullable(),
      forecast_24h_mm: z.number().nullable().describe('Wettest day of the forecast'),
      forecast_threshold_ratio: z
        .number()
        .nullable()
        .describe('Of that day to the local threshold; 1 is the threshold'),
      reason: z.string().optional(),
    }),
    warnings: z.array(z.string()),
  }),
  needs: ({ lat, lon }) => ({
    ...landslideNeeds({ lat, lon }),
    forecast: weatherForecast({ lat, lon }),
  }),
  assess({ lat, lon, slope_deg, lithology, land_cover, cti, recent_rain_mm }, facts) {
    const ground = {
      slopeDeg: slope_deg,
      lithology: lithology === undefined ? undefined : lithologyEffect(lithology),
      landCover: land_cover === undefined ? undefined : landCoverEffect(land_cover),
      cti,
    };
    const assessed = assessLandslideAt({ lat, lon }, facts, ground);
    return {
      ...assessed.answer,
      ...partsOf(assessed),
      ...reportOf(assessed, facts, { slopeDeg: slope_deg, recentRainMm: recent_rain_mm }),
    };
  },
  cost: 'light',
  keep: true,
  model: {
    name: 'landslide-two-causes',
    version: '1.4.1',
    methodology:
      'Coseismic: Nowicki Jessee et al. (2018) over the spread of slopes around the place, under 475-year shaking and summed over the hazard curve. Rainfall: share of steep ground that fails by the ratio of the rain of 24 hours, a generalized extreme value law through that of 2 and of 100 years, to the Caine threshold scaled by climate. Combined as independent causes.',
    validity:
      'Slopes of 2 to 50 degrees in soil and weathered rock; not rockfall from cliffs, submarine slides, permafrost thaw, quick clay (lowlands of it in Scandinavia, Québec, Ontario and Anchorage are named) or creeping deep slides.',
    verification:
      'landslide/nowicki_jessee_2018, coseismic_displacement, jibson2000_probability, newmark_critical_acceleration and rainfall_id_thresholds against independent evaluations of the formulas (arithmetic). All eight regressions of displacement give the numbers of the OpenQuake engine at the slope on which it tests its own; no displacement is set against a slide that was measured. The rates of the rainfall part and the mix of slopes are unverified.',
    limits: [
      'Embedded slopes are those of a landform, not of the plot: a factor of ten either way, more upward where a grid of 20 km knows of high ground of which no town tells.',
      'POLICY: share of ground failing in storms, typical soil of the Newmark slope.',
      'Rain of the wettest days is restated from national design rainfalls at gauges and unverified row by row; between gauges it is good to 20 to 30 %.',
      'Innes and CADSES rainfall thresholds are quoted at second hand.',
      'Lithology and land cover take middle values unless the caller gives them.',
      'The nowcast compares recent rain with a percentile estimated from monthly normals, not with a satellite record.',
    ],
  },
  sources: [
    'doi:10.1029/2017JF004494',
    'doi:10.1177/87552930211032685',
    'doi:10.1016/S0013-7952(00)00039-9',
    'doi:10.1016/j.enggeo.2007.01.013',
    'doi:10.2307/520449',
    'doi:10.1007/s10346-007-0112-1',
    'doi:10.1002/2017EF000715',
    'doi:10.1002/esp.1064',
    'doi:10.1029/2012WR012557',
    'doi:10.1007/978-94-007-7079-9',
  ],
  example: { lat: 37.74, lon: -119.59 },
  geojson: ({ lat, lon }, reply) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lon, lat] },
    properties: { ...reply },
  }),
});
