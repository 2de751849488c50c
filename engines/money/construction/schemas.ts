import * as z from 'zod';
import { point } from '../../schemas.ts';
import {
  FOUNDATIONS,
  PRECLEARANCE,
  STRUCTURES,
  type FoundationWord,
  type Structure,
} from './tables.ts';

const structures = Object.keys(STRUCTURES) as [Structure, ...Structure[]];
const foundations = Object.keys(FOUNDATIONS) as [FoundationWord, ...FoundationWord[]];

/**
 * Storeys below which no structure is a high-rise, whose highest floor stands more than 75 ft (22.9 m) above the ground.
 *
 * @source International Building Code (2021), section 202, restated from memory. POLICY: storeys of 5 m at most
 */
const HIGH_RISE_STORIES = 5;

export const input = point
  .extend({
    structure_type: z
      .enum(structures)
      .default('residential')
      .describe('Kind of structure; default residential'),
    foundation_type: z
      .enum(foundations)
      .default('shallow')
      .describe('Foundation that is meant; default shallow'),
    stories: z
      .number()
      .min(1)
      .max(200)
      .optional()
      .describe('Storeys above ground; otherwise usual for the kind'),
  })
  .superRefine(({ structure_type: structure, stories = HIGH_RISE_STORIES }, context) => {
    if (structure !== 'high_rise' || stories >= HIGH_RISE_STORIES) return;
    for (const field of ['stories', 'structure_type'] as const)
      context.addIssue({
        code: 'custom',
        path: [field],
        message: `a high_rise has more than ${stories} storeys: stories should be at least ${HIGH_RISE_STORIES}, or structure_type another`,
      });
  });
export type Input = z.output<typeof input>;

const governing = z.enum(['probabilistic', 'deterministic']);
const grade = z.enum(PRECLEARANCE).meta({ id: 'PreclearanceGrade' });

export const output = z
  .object({
    lat: z.number().describe('Latitude that was computed'),
    lon: z.number().describe('Longitude that was computed'),
    grade: grade
      .nullable()
      .describe('The worst of the checks; null where nothing can be built, for the reason given'),
    reason: z.string().optional().describe('Why there is no grade'),
    summary: z.string().describe('The answer in words'),
    structure: z
      .object({
        structure_type: z.enum(structures).describe('As given'),
        foundation_type: z.enum(foundations).describe('As given'),
        stories: z.number().describe('As given, or usual for the kind'),
        risk_category: z.enum(['II', 'III', 'IV']).describe('ASCE 7-16, Table 1.5-1'),
      })
      .describe('What is to be built'),
    seismic_design: z
      .object({
        edition: z.string().describe('Edition of the standard'),
        mapped_from: z.string().describe("The code's map, or our own hazard"),
        site_class: z.string().describe('ASCE 7-16'),
        governed_by: z
          .object({
            ss: governing.describe('What sets Ss'),
            s1: governing.describe('What sets S1'),
            pga: governing.describe('What sets the peak'),
          })
          .nullable()
          .describe("ASCE 7-16, section 21.2.3; null where the code's map gave the motions"),
        ss_g: z.number().describe('g'),
        s1_g: z.number().describe('g'),
        sds_g: z.number().describe('g'),
        sd1_g: z.number().describe('g'),
        seismic_design_category: z.string().describe('A to F'),
        site_study_required: z.boolean().describe('ASCE 7-16, section 11.4.8'),
      })
      .nullable()
      .describe('Design values'),
    checks: z
      .array(
        z.object({
          check: z.string().describe('What was looked at'),
          state: z.enum(['known', 'unknown', 'not_applicable']).describe('Whether it could be'),
          grade: grade.nullable().describe('Grade of this check'),
          value: z.number().nullable().describe('Found'),
          unit: z.string().describe('Of the value'),
          clause: z.string().describe('Clauses of the code'),
          note: z.string().describe('In words'),
          study: z.string().nullable().describe('Study that is asked for'),
        }),
      )
      .describe('Every check with its clause'),
    required_studies: z.array(z.string()).describe('Studies that the clauses ask for'),
    foundation_effect: z.string().describe('What the foundation changed'),
    unverified: z.array(z.string()).describe('What was not looked at or not surveyed'),
    warnings: z.array(z.string()).describe('What to know before use'),
  })
  .meta({ id: 'ConstructionPreclearance' });
export type Output = z.input<typeof output>;
