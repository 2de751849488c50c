import * as z from 'zod';
import { byName, type ComponentList, type NameOf } from '../../component.ts';
import { componentAnswer, quantity, scoredMembers } from '../../schemas.ts';
import { nearbySchema } from './nearby.ts';

/** What the reference building is expected to lose in a year, as a share of its replacement value. */
const annualLoss = z
  .object({
    value: z.number().min(0).describe('Best estimate, 1/yr'),
    p10: z.number().min(0).describe('10 % point, 1/yr'),
    p90: z.number().min(0).describe('90 % point, 1/yr'),
  })
  .meta({ id: 'ExpectedAnnualLossRatio' });

/** A component inside the composite: its own answer, what it costs and what it contributes. */
export const weightedComponent = componentAnswer
  .extend({
    expected_annual_loss_ratio: annualLoss
      .nullable()
      .describe('Of the reference building by this component; null where it is unknown'),
    share: z
      .number()
      .min(0)
      .max(1)
      .nullable()
      .describe(
        'Share of the expected loss of all components; null when unknown, and where there is no score',
      ),
    contribution: z
      .number()
      .min(0)
      .nullable()
      .describe('Share of the composite score; contributions add up to it'),
  })
  .meta({ id: 'WeightedComponent' });

/** Where the place is. */
export const placeSchema = z.object({
  is_land: z.boolean(),
  coast_distance_km: z.number(),
  country_code: z.string().nullable(),
  country_name: z.string().nullable(),
  nearest_place: z.string().nullable(),
  nearest_place_distance_km: z.number().nullable(),
});

/** The names of a list of components, as the answers' vocabulary. */
function hazardNameSchema<const L extends ComponentList>(list: L) {
  return z.enum(list.map(({ name }) => name) as NameOf<L>[]).meta({ id: 'HazardName' });
}

/** What `georisk/score` answers, for a list of components. */
export function georiskSchema<const L extends ComponentList>(list: L) {
  const shape = byName(list, () => weightedComponent);
  return z
    .object({
      quantity: quantity
        .nullable()
        .describe(
          'Expected annual loss ratio of the reference building, all known components together, 1/yr; null with the score',
        ),
      ...scoredMembers,
      score: scoredMembers.score.describe(
        'Of what is known: a least value where `coverage` is below 1. Null where what is known would read as LOW and what is unknown could lift it: unknown is never shown as low',
      ),
      dominant_hazard: hazardNameSchema(list)
        .nullable()
        .describe('The component that costs most: without it the composite falls most'),
      summary: z.string(),
      reason: z.string().optional().describe('Why there is no score'),
      coverage: z.number().min(0).max(1).describe('1 minus the usual share of what is unknown'),
      maximum_component_score: z
        .number()
        .nullable()
        .describe('Largest score of a known component on its own anchors, beside the composite'),
      components: z.object(shape),
      beside: z
        .object({
          wildfire: componentAnswer.describe(
            'Yearly chance of a damaging wildfire, as `wildfire/risk` gives it',
          ),
        })
        .describe('Hazards that are not among the components and not in the sum'),
      place: placeSchema.nullable(),
      nearby: nearbySchema(list),
      warnings: z.array(z.string()),
    })
    .meta({ id: 'GeoriskScore' });
}
