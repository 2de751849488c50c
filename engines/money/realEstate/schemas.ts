import * as z from 'zod';
import { point } from '../../schemas.ts';
import { GRADES, POSITION_ERROR_M, CAPS, PROPERTY_TYPES, SUB_SCORES } from './tables.ts';

/** A property to be graded. */
export const groundProperty = point.extend({
  property_type: z
    .enum(PROPERTY_TYPES)
    .default('single_family')
    .describe('Kind of property; default single_family'),
  property_value_usd: z
    .number()
    .positive()
    .max(1e12)
    .optional()
    .describe('Value, USD; needed for the cost of insurance in money'),
});
export type GroundProperty = z.output<typeof groundProperty>;

/** One property and how well its place is known. */
export const groundInput = groundProperty.extend({
  position_error_m: z
    .number()
    .min(1)
    .max(5000)
    .default(POSITION_ERROR_M)
    .describe(`Error of the position, m, 1 to 5000; default ${POSITION_ERROR_M}`),
});
export type GroundInput = z.output<typeof groundInput>;

const grade = z.enum(GRADES.map(([name]) => name)).meta({ id: 'GroundTruthGrade' });

const subScore = z
  .object({
    state: z
      .enum(['known', 'unknown', 'not_applicable'])
      .describe('Whether it could be worked out'),
    score: z.number().nullable().describe('0 to 100, 100 is safe'),
    p10: z.number().nullable().describe('10 % point'),
    p90: z.number().nullable().describe('90 % point'),
    weight: z.number().describe('In the grade, 0 to 1'),
    drivers: z.array(z.string()).describe('What moved it'),
    reason: z.string().optional().describe('Why the state is not `known`'),
  })
  .meta({ id: 'GroundTruthSubScore' });

const insurance = z
  .object({
    annual_cost_usd: z
      .number()
      .nullable()
      .describe('Technical cost of cover against all perils, USD a year; null without a value'),
    p10_usd: z.number().nullable().describe('10 % point'),
    p90_usd: z.number().nullable().describe('90 % point'),
    rate_per_1000: z.number().nullable().describe('The same per 1,000 of value'),
    reason: z.string().optional().describe('Why there is none'),
  })
  .meta({ id: 'GroundTruthInsurance' });

/** The grade of a property. */
export const groundTruth = z
  .object({
    lat: z.number().describe('Latitude that was computed'),
    lon: z.number().describe('Longitude that was computed'),
    property_type: z.enum(PROPERTY_TYPES).describe('As given'),
    grade: grade.nullable().describe('A+ to F'),
    score: z.number().nullable().describe('0 to 100, 100 is safe'),
    reason: z.string().optional().describe('Why there is no grade'),
    summary: z.string().describe('The answer in words'),
    capped_by: z
      .enum(CAPS)
      .nullable()
      .describe(
        'What held the grade down: a sub-score below 20 (at D), or an expected loss that the standard underwriting policy declines (at D) or refers (at C)',
      ),
    grade_interval: z
      .object({
        worst: grade.describe('At the 10 % point of the score'),
        best: grade.describe('At the 90 % point'),
      })
      .nullable()
      .describe('Grades at the ends of the intervals'),
    sub_scores: z
      .object(
        Object.fromEntries(
          SUB_SCORES.map((name) => [name, subScore.describe(name.replace('_', ' '))]),
        ) as Record<(typeof SUB_SCORES)[number], typeof subScore>,
      )
      .describe('Eight sub-scores, 100 is safe'),
    insurance_cost: insurance.describe('Cost of insurance'),
    stability: z
      .object({
        position_error_m: z.number().describe('Error that was tried, m'),
        same_grade_share: z
          .number()
          .describe('Share of the points on land at that distance with the same grade, 0 to 1'),
        grades: z
          .array(grade)
          .describe('Grades to the north, east, south and west, but for open water'),
      })
      .nullable()
      .describe(
        'Whether the grade holds under the error of the position; null where none was asked, or all around is water',
      ),
    neighbours: z
      .object({
        distance_m: z.number().describe('How far away, m'),
        on_edge: z
          .array(z.enum(SUB_SCORES))
          .describe('Sub-scores that differ by 20 points and more within that distance'),
        mean_score: z.number().nullable().describe('Mean score of the neighbours'),
      })
      .nullable()
      .describe('Comparison with the ground around'),
    coverage: z.number().describe('Share of the weight that is known, 0 to 1'),
    warnings: z.array(z.string()).describe('What to know before use'),
  })
  .meta({ id: 'GroundTruth' });
export type GroundTruth = z.input<typeof groundTruth>;
