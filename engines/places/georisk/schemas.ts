import * as z from 'zod';
import { byName, type ComponentList, type NameOf } from '../../component.ts';
import { componentAnswer, interval, level, quantity } from '../../schemas.ts';
import { nearbySchema } from './nearby.ts';

/** A component inside the composite: its own answer, its effective weight and what it contributes. */
export const weightedComponent = componentAnswer
  .extend({
    weight: z.number().min(0).describe('Effective weight; 0 when unknown'),
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
      quantity: quantity.nullable().describe('The physical quantity of the dominant hazard'),
      score: z.number().min(0).max(100).nullable(),
      level: level.nullable(),
      interval: interval.nullable(),
      dominant_hazard: hazardNameSchema(list)
        .nullable()
        .describe('Its score, set to 0 with the weights kept, lowers the composite most'),
      summary: z.string(),
      reason: z.string().optional(),
      coverage: z
        .number()
        .min(0)
        .max(1)
        .describe('Share of the original weight that is not unknown'),
      maximum_component_score: z.number().nullable(),
      weighted_mean_score: z.number().nullable(),
      components: z.object(shape),
      place: placeSchema.nullable(),
      nearby: nearbySchema(list),
      warnings: z.array(z.string()),
    })
    .meta({ id: 'GeoriskScore' });
}
