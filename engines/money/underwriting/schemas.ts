import * as z from 'zod';
import { CONSTRUCTION_TYPES } from '../../ground/vulnerability/tables/buildingWords.ts';
import { point } from '../../schemas.ts';
import {
  buildingFields,
  perilName,
  PROPERTY_USES,
  refuseTowersOfMobileHomes,
  spread,
} from '../insurance/schemas.ts';
import { decision, MEASURES, policy } from './policy.ts';
import { REQUESTED, SINGLE_WORDS } from './requestedPerils.ts';

/** An application. */
export const application = point
  .extend({
    replacement_value_usd: z
      .number()
      .positive()
      .max(1e12)
      .describe('Replacement value of the building, USD'),
    property_type: z
      .enum(['single_family', ...PROPERTY_USES])
      .default('single_family')
      .describe('What the building is for'),
    ...buildingFields.shape,
    construction_type: z
      .enum([...CONSTRUCTION_TYPES, 'steel_frame'])
      .optional()
      .describe(
        'What it is made of, `steel_frame` is `steel`; averaged over the usual stock where absent',
      ),
    construction_year: z.number().min(1000).max(2100).optional().describe('Year of construction'),
    perils_requested: z
      .array(z.enum(REQUESTED))
      .min(1)
      .max(REQUESTED.length)
      .default(['all'])
      .describe('Perils to cover; `wind` holds tornado and hail, `all` holds every peril'),
    policy: policy
      .optional()
      .describe("The caller's own underwriting policy; the standard one where absent"),
  })
  .superRefine(refuseTowersOfMobileHomes);
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

const flip = z.object({
  kind: z.enum(['building', 'cover']).describe('What is changed'),
  change: z.string().describe('The change'),
  request: z
    .object({
      perils_requested: z.array(z.enum(SINGLE_WORDS)).optional().describe('Perils to cover'),
      first_floor_height_m: z.number().optional().describe('Height of the first floor, m'),
      construction_type: z.enum(CONSTRUCTION_TYPES).optional().describe('What it is made of'),
      construction_year: z.number().optional().describe('Year whose design level it meets'),
    })
    .describe(
      'Fields to put into the request, the others as they were: the answer then decides so',
    ),
  decision: decision.describe('The decision then'),
  expected_annual_loss_ratio: z.number().describe('The expected loss then, 1/yr'),
});
export type Change = z.input<typeof flip>;

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
      .array(flip)
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
