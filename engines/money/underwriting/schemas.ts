import * as z from 'zod';
import { firstFloorHeight } from '../firstFloor.ts';
import { point } from '../../schemas.ts';
import { perilName, spread } from '../insurance/schemas.ts';
import { decision, MEASURES, policy } from './policy.ts';

/** Perils in the words of an application. */
const REQUESTED = ['earthquake', 'flood', 'sinkhole', 'wind', 'wildfire', 'all'] as const;

/** An application. */
export const application = point.extend({
  replacement_value_usd: z
    .number()
    .positive()
    .max(1e12)
    .describe('Replacement value of the building, USD'),
  property_type: z
    .enum(['single_family', 'commercial', 'industrial'])
    .default('single_family')
    .describe('What the building is for'),
  construction_type: z
    .enum(['wood_frame', 'steel_frame', 'reinforced_concrete', 'masonry'])
    .optional()
    .describe('What it is made of; averaged where absent'),
  construction_year: z.number().min(1000).max(2100).optional().describe('Year of construction'),
  first_floor_height_m: firstFloorHeight,
  perils_requested: z
    .array(z.enum(REQUESTED))
    .min(1)
    .max(6)
    .default(['all'])
    .describe(
      'Perils to cover; `wind` holds tornado and hail, `all` holds tsunami, volcano and landslide too',
    ),
  policy: policy
    .optional()
    .describe("The caller's own underwriting policy; the standard one where absent"),
});
export type Application = z.output<typeof application>;

const traced = z.object({
  rule: z.string().describe('Rule of the policy'),
  measure: z.enum(MEASURES).describe('What it looked at'),
  value: z.number().describe('Found'),
  above: z.number().describe('Bound of the rule'),
  applies: z.boolean().describe('Whether it applied'),
  decision: decision.describe('What it decides where it applies'),
  words: z.string().describe('Why'),
});

/** A decision with everything that led to it. */
export const underwriting = z
  .object({
    lat: z.number().describe('Latitude that was computed'),
    lon: z.number().describe('Longitude that was computed'),
    decision: decision.describe('What the policy decides'),
    summary: z.string().describe('The answer in words'),
    reasons: z.array(z.string()).describe('Rules that applied, severest first'),
    conditions: z
      .array(z.string())
      .describe('What would have to hold, where the decision carries conditions'),
    expected_annual_loss_ratio: spread.nullable().describe('Of the requested perils, 1/yr'),
    average_annual_loss_usd: z.number().nullable().describe('USD a year'),
    pml_250yr_usd: z.number().nullable().describe('Largest event of a year once in 250 years, USD'),
    technical_premium_usd: z
      .number()
      .nullable()
      .describe(
        'Expected loss above the deductible with its load, over what expenses leave, USD a year',
      ),
    perils: z
      .array(
        z.object({
          peril: perilName.describe('What brings the loss'),
          state: z
            .enum(['known', 'unknown', 'not_applicable'])
            .describe('Whether it could be worked out'),
          expected_annual_loss_ratio: spread.nullable().describe('1/yr'),
          decision_alone: decision.describe('What the policy would decide on this peril alone'),
          reason: z.string().optional().describe('Why it could not be worked out'),
        }),
      )
      .describe('Requested perils'),
    trace: z.array(traced).describe('Every rule in the order of the policy'),
    policy: z
      .object({
        name: z.string().describe('Name'),
        version: z.string().describe('Version'),
        own: z.boolean().describe("Whether the caller's own"),
      })
      .describe('The policy that decided'),
    flips: z
      .array(
        z.object({
          kind: z.enum(['building', 'cover', 'loss']).describe('What is changed'),
          change: z.string().describe('The change'),
          decision: decision.describe('The decision then'),
          expected_annual_loss_ratio: z.number().describe('The expected loss then, 1/yr'),
        }),
      )
      .describe('Changes to building or cover that lead to a milder decision, the smallest first'),
    nearest_bound: z
      .object({
        rule: z.string().describe('Rule'),
        measure: z.string().describe('What it looks at'),
        value: z.number().describe('Found'),
        bound: z.number().describe('Bound'),
        factor: z.number().describe('By which the measure would have to be multiplied'),
        decision: decision.describe('The decision beyond the bound'),
      })
      .nullable()
      .describe('The smallest change of a measure that flips the decision'),
    sensitive: z
      .boolean()
      .describe('The nearest bound lies within 10 %, or the interval of the loss crosses one'),
    decision_interval: z
      .object({
        p10: decision.describe('With the loss at its 10 % point'),
        p90: decision.describe('With the loss at its 90 % point'),
      })
      .describe('Decisions at the ends of the interval'),
    warnings: z.array(z.string()).describe('What to know before use'),
  })
  .meta({ id: 'UnderwriteDecision' });
export type Underwriting = z.input<typeof underwriting>;
