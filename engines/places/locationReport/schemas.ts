import * as z from 'zod';
import { curve, uniformHazardSpectrum } from '../../hazards/earthquake/answers/schemas.ts';
import { componentAnswer, interval, level, quantity } from '../../schemas.ts';
import { byName, type ComponentList } from '../../component.ts';
import { weightedComponent } from '../georisk/schemas.ts';
import { components } from '../georisk/components.ts';
import { PARTS, TIERS } from './needs.ts';

/** What the report takes over from the composite's answer as it is. */
interface CompositeShape {
  readonly place: z.ZodType;
  readonly coverage: z.ZodType;
  readonly dominant_hazard: z.ZodType;
  readonly nearby: z.ZodType;
}

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
export const reportComponent = componentAnswer
  .omit({ drivers: true, interval: true })
  .extend({
    contribution: z.number().nullable(),
    share: z.number().nullable().optional(),
    expected_annual_loss_ratio: weightedComponent.shape.expected_annual_loss_ratio.optional(),
    interval: interval.nullable().optional(),
    drivers: z.array(z.string()).optional(),
  })
  .meta({ id: 'ReportComponent' });

/** What the report answers, for a list of components: the members of a tier are there, and those of the tiers above are not. */
export function reportSchema<const L extends ComponentList, C extends CompositeShape>(
  list: L,
  composite: C,
) {
  return z
    .object({
      tier: z.enum(TIERS),
      place: composite.place as C['place'],
      quantity: quantity.nullable(),
      score: z.number().nullable(),
      level: level.nullable(),
      interval: interval.nullable(),
      dominant_hazard: composite.dominant_hazard as C['dominant_hazard'],
      coverage: composite.coverage as C['coverage'],
      summary: z.string(),
      reason: z.string().optional(),
      components: z.object(byName(list, () => reportComponent)),
      return_periods: z.array(returnPeriodRow).optional().describe('Standard and premium'),
      nearby: (composite.nearby as C['nearby']).optional().describe('Standard and premium'),
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
}

/** The report on the product's own components. */
export const locationReport = reportSchema(components, PARTS.score.output.shape);

export type LocationReport = z.output<typeof locationReport>;
export type ReportDraft = z.input<typeof locationReport>;
