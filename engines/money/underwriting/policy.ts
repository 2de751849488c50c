import * as z from 'zod';

/** The four decisions, mildest first. */
export const DECISIONS = [
  'APPROVE',
  'APPROVE_WITH_CONDITIONS',
  'REFER_TO_SENIOR',
  'DECLINE',
] as const;
export const decision = z.enum(DECISIONS).meta({ id: 'UnderwritingDecision' });
export type Decision = z.output<typeof decision>;

/** What a rule can look at. */
export const MEASURES = [
  'average_annual_loss_ratio',
  'pml_250yr_ratio',
  'largest_peril_loss_ratio',
  'unknown_perils',
  'loss_uncertainty_factor',
] as const;
export type Measure = (typeof MEASURES)[number];

const rule = z.object({
  id: z.string().min(1).max(60).describe('Stable name of the rule'),
  measure: z.enum(MEASURES).describe('What it looks at'),
  above: z.number().describe('It applies where the measure is above this'),
  decision: decision.describe('What it then decides; the severest rule wins'),
  words: z.string().max(300).describe('Why, for the file'),
});

/** Rules of an underwriter as data: versioned, and replaceable by the caller's own. */
export const policy = z
  .object({
    name: z.string().min(1).max(100).describe('Name of the policy'),
    version: z.string().min(1).max(40).describe('Version, shown in every decision'),
    rules: z
      .array(rule)
      .min(1)
      .max(50)
      .describe('All are looked at; the severest that applies decides'),
    expense_ratio: z
      .number()
      .min(0)
      .max(0.9)
      .describe('Share of the premium that is not for losses'),
    risk_load: z
      .number()
      .min(0)
      .max(1)
      .describe('Share of the yearly standard deviation added to the expected loss'),
    deductible_ratio: z.number().min(0).max(0.5).describe('Deductible, share of the value'),
  })
  .meta({ id: 'UnderwritingPolicy' });
export type Policy = z.output<typeof policy>;

/**
 * POLICY. The policy where the caller sends none: bounds on the expected loss and on the 250-year loss over the value, and a senior's eye where
 * evidence is missing or the loss is known to no better than a factor of eight.
 */
export const STANDARD_POLICY: Policy = {
  name: 'standard-property',
  version: '1.0.0',
  rules: [
    {
      id: 'loss-declines',
      measure: 'average_annual_loss_ratio',
      above: 0.02,
      decision: 'DECLINE',
      words: 'The expected loss is above 2 % of the value a year.',
    },
    {
      id: 'maximum-declines',
      measure: 'pml_250yr_ratio',
      above: 0.6,
      decision: 'DECLINE',
      words: 'Once in 250 years more than 60 % of the value is lost.',
    },
    {
      id: 'evidence-missing',
      measure: 'unknown_perils',
      above: 0,
      decision: 'REFER_TO_SENIOR',
      words: 'A requested peril could not be worked out.',
    },
    {
      id: 'loss-refers',
      measure: 'average_annual_loss_ratio',
      above: 0.008,
      decision: 'REFER_TO_SENIOR',
      words: 'The expected loss is above 0.8 % of the value a year.',
    },
    {
      id: 'maximum-refers',
      measure: 'pml_250yr_ratio',
      above: 0.35,
      decision: 'REFER_TO_SENIOR',
      words: 'Once in 250 years more than 35 % of the value is lost.',
    },
    {
      id: 'uncertainty-refers',
      measure: 'loss_uncertainty_factor',
      above: 8,
      decision: 'REFER_TO_SENIOR',
      words: 'The 90 % point of a loss that matters is more than eight times its median.',
    },
    {
      id: 'loss-conditions',
      measure: 'average_annual_loss_ratio',
      above: 0.003,
      decision: 'APPROVE_WITH_CONDITIONS',
      words: 'The expected loss is above 0.3 % of the value a year.',
    },
  ],
  expense_ratio: 0.3,
  risk_load: 0.05,
  deductible_ratio: 0.01,
};
