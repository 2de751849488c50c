import * as z from 'zod';
import { quantity, scoredMembers, state } from '../../schemas.ts';

const probability = z.number().min(0).max(1);

const member = z
  .object({
    component: z.string().describe('Component, as in georisk/score'),
    state,
    event: z.string().describe('What counts as damaging, in words'),
    annual_probability: probability
      .nullable()
      .describe('Chance of the event in a year; 0 where it cannot occur, null where unknown'),
    severity: probability
      .nullable()
      .describe(
        'Mean share of the reference building that the event costs; 0 where it cannot occur, null where unknown',
      ),
  })
  .meta({ id: 'CompoundMember' });

const pair = z
  .object({
    a: z.string().describe('First component'),
    b: z.string().describe('Second component'),
    factor: z.number().min(-1).max(1).describe('Correlation of the two in the copulas'),
    sign: z
      .enum(['positive', 'none', 'negative'])
      .describe('Sign of the factor; none below 0.02 and where there is no evidence'),
    factor_p10: z.number().describe('Lower end of the factor'),
    factor_p90: z.number().describe('Upper end of the factor'),
    evidence: z.string().describe('Publication that speaks of the pair, or "no evidence"'),
    method: z
      .enum(['cascade', 'gaussian_copula'])
      .describe(
        'What the joint probability is from: conditional models of one event or both where there are any',
      ),
    joint_annual_probability: probability
      .nullable()
      .describe('Both events in one year; null where either is unknown'),
    gaussian_joint_probability: probability.nullable().describe('By the Gaussian copula'),
    student_joint_probability: probability
      .nullable()
      .describe('By the Student copula of 5 degrees of freedom: heavier joint tails'),
    independent_probability: probability.nullable().describe('If the two had nothing in common'),
    likelihood_multiplication_factor: z
      .number()
      .nullable()
      .describe('Joint over independent probability; null where that is 0 or unknown'),
    tail_dependence: probability.describe('Of the Student copula in the far tail'),
  })
  .meta({ id: 'CompoundPair' });

const scenario = z
  .object({
    rank: z.int().describe('1 is the first'),
    components: z.array(z.string()).describe('The two components'),
    annual_probability: probability.describe('Both events in one year'),
    severity: probability.describe('Product of the two severities'),
    expected_joint_loss_ratio: z.number().describe('Probability times severity, 1/yr'),
    text: z.string().describe('The scenario in a sentence'),
  })
  .meta({ id: 'CompoundScenario' });

/** One event that brings another. */
export const cascade = z
  .object({
    from: z.string().describe('What comes first'),
    to: z.string().describe('What follows from it'),
    event: z.string().describe('What must happen for the chance to hold, in words'),
    conditional_probability: probability
      .nullable()
      .describe('Chance of the second once the first has come; null where no model applies'),
    annual_probability: probability.nullable().describe('First with second, in a year'),
    reason: z.string().optional().describe('Why there is no probability'),
    source: z.string().describe('Publication of the conditional model'),
  })
  .meta({ id: 'CompoundCascade' });

const estimate = z
  .object({
    value: z.number().describe('Mean over the simulated years'),
    standard_error: z.number().describe('sqrt(p (1 - p) / N), or that of the mean'),
  })
  .meta({ id: 'MonteCarloEstimate' });

const simulation = z
  .object({
    simulations: z.int().describe('Years drawn'),
    seed: z.int().describe('Seed of the draws; the same seed draws the same years'),
    copula: z.enum(['gaussian', 'student_t']),
    any: estimate.describe('At least one damaging event in a year'),
    two_or_more: estimate.describe('Two or more, with cascades'),
    mean_loss_ratio: estimate.describe('Sum of the severities, at most 1'),
    loss_percentiles: z
      .object({
        p90: z.number().describe('90 % of years lose less'),
        p95: z.number().describe('95 %'),
        p99: z.number().describe('99 %: value at risk'),
        p99_9: z.number().describe('99.9 %'),
      })
      .describe('Loss ratio of a year'),
    tail_value_at_risk_99: z.number().describe('Mean loss of the worst 1 % of years'),
    pairs: z
      .array(
        z.object({
          a: z.string().describe('First component'),
          b: z.string().describe('Second component'),
          joint: estimate.describe('Both events in one year'),
          is_reliable: z
            .boolean()
            .describe('False below 3e-4 and under ten hits: take the closed form'),
        }),
      )
      .describe('The pairs of the scenarios'),
    convergence: z
      .array(
        z.object({
          simulations: z.int().describe('Years so far'),
          two_or_more: estimate.describe('Two or more, so far'),
        }),
      )
      .describe('After each tenth'),
  })
  .meta({ id: 'CompoundSimulation' });

/** What compound-risk/score answers. */
export const compoundRisk = z
  .object({
    quantity: quantity
      .nullable()
      .describe('Yearly probability that two damaging events or more come in one year'),
    ...scoredMembers,
    summary: z.string(),
    reason: z.string().optional().describe('Why there is no score'),
    components: z.array(member).describe('In the order of georisk/score'),
    pairs: z.array(pair).describe('All pairs: 28 for eight components'),
    scenarios: z.array(scenario).describe('Up to five, by probability times severity'),
    liquefaction_after_shaking: z
      .object({
        conditional_probability: z
          .number()
          .describe('That ground here liquefies when shaking of 0.2 g or more on rock comes'),
        annual_probability: z.number().describe('Such shaking with liquefaction, a year'),
      })
      .nullable()
      .optional()
      .describe(
        'Cascade from earthquake to liquefaction (Zhu et al. 2017 over the hazard curve); null where ground or shaking is not known',
      ),
    cascades: z
      .array(cascade)
      .optional()
      .describe('Events that bring others, by conditional models; those of pairs enter the score'),
    any_annual_probability: probability
      .nullable()
      .describe('At least one event: Gaussian copula with the cascades of pairs in its place'),
    two_or_more_annual_probability: probability
      .nullable()
      .describe(
        'Two or more events (the shaking of one earthquake counts once): Gaussian copula with the cascades of pairs in its place',
      ),
    monte_carlo: simulation.nullable().describe('Null unless asked for'),
    warnings: z.array(z.string()),
  })
  .meta({ id: 'CompoundRisk' });
