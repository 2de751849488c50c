import * as z from 'zod';
import { curve, uniformHazardSpectrum } from '../../hazards/earthquake/answers/schemas.ts';
import { componentAnswer, interval, level, quantity } from '../../schemas.ts';
import { PARTS, TIERS } from './needs.ts';

const composite = PARTS.score.output.shape;

const returnPeriodRow = z
  .object({
    hazard: z.string(),
    measure: z.string().describe('What is reached or passed, in words'),
    unit: z.string(),
    return_period_yr: z.number(),
    value: z.number(),
    p10: z.number().nullable(),
    p90: z.number().nullable(),
    source: z.string().describe('Endpoint whose number it is'),
  })
  .meta({ id: 'ReportReturnPeriod' });

/** A component as the quick tier gives it; the deeper tiers add what moved it. */
const reportComponent = componentAnswer
  .omit({ drivers: true, interval: true })
  .extend({
    contribution: z.number().nullable(),
    weight: z.number().optional(),
    interval: interval.nullable().optional(),
    drivers: z.array(z.string()).optional(),
  })
  .meta({ id: 'ReportComponent' });

/** What the report answers: the members of a tier are there, and those of the tiers above are not. */
export const locationReport = z
  .object({
    tier: z.enum(TIERS),
    place: composite.place,
    quantity: quantity.nullable(),
    score: z.number().nullable(),
    level: level.nullable(),
    interval: interval.nullable(),
    dominant_hazard: composite.dominant_hazard,
    coverage: composite.coverage,
    summary: z.string(),
    reason: z.string().optional(),
    components: z.object({
      earthquake: reportComponent,
      volcano: reportComponent,
      tsunami: reportComponent,
      seismic_site_amplification: reportComponent,
      sinkhole: reportComponent,
      weather: reportComponent,
      flood: reportComponent,
      landslide: reportComponent,
    }),
    return_periods: z.array(returnPeriodRow).optional().describe('Standard and premium'),
    nearby: composite.nearby.optional().describe('Standard and premium'),
    hazard_curve: curve.nullable().optional().describe('Premium: peak ground acceleration'),
    uniform_hazard_spectra: z.array(uniformHazardSpectrum).optional().describe('Premium'),
    details: z
      .object({
        seismic: PARTS.seismicRisk.output,
        tsunami: PARTS.tsunami.output,
        flood: PARTS.flood.output,
        weather: PARTS.weather.output,
        volcano: PARTS.volcano.output,
        landslide: PARTS.landslide.output,
        wildfire: PARTS.wildfire.output,
        heat: PARTS.heat.output,
        water_stress: PARTS.waterStress.output,
        climate_velocity: PARTS.velocity.output,
      })
      .optional()
      .describe('Premium: the answers of the endpoints, whole and unchanged'),
    warnings: z.array(z.string()),
  })
  .meta({ id: 'LocationReport' });

export type LocationReport = z.output<typeof locationReport>;
export type ReportDraft = z.input<typeof locationReport>;
