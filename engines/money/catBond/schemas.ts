import * as z from 'zod';
import { point } from '../../schemas.ts';
import { spread } from '../insurance/schemas.ts';

/** The terms of a bond. */
export const bondTerms = point
  .extend({
    peril: z
      .enum(['earthquake', 'hurricane', 'flood', 'multi_peril'])
      .describe('Peril that the bond covers'),
    coverage_radius_km: z
      .number()
      .min(10)
      .max(500)
      .default(100)
      .describe('Radius of the covered circle, km, 10 to 500'),
    attachment_point: z
      .number()
      .min(0.001)
      .max(0.5)
      .default(0.03)
      .describe(
        'Loss at which the bond begins to lose, as a share of the exposed value, 0.001 to 0.5',
      ),
    exhaustion_point: z
      .number()
      .max(1)
      .default(0.15)
      .describe(
        'Loss at which all is lost, as a share of the exposed value; above the attachment point',
      ),
    term_years: z.int().min(1).max(10).default(3).describe('Term, years, 1 to 10'),
    own_events: z
      .object({
        rate_per_yr: z.number().min(1e-4).max(10).describe('Events a year, 0.0001 to 10'),
        ln_mean: z
          .number()
          .min(-15)
          .max(0)
          .describe('Mean of ln(loss as a share of the exposed value), -15 to 0'),
        ln_sigma: z.number().min(0.05).max(3).describe('Its standard deviation, 0.05 to 3'),
      })
      .optional()
      .describe('A loss model of your own beside ours: Poisson events with lognormal losses'),
  })
  .superRefine(({ attachment_point: from, exhaustion_point: to }, context) => {
    if (to > from) return;
    for (const field of ['exhaustion_point', 'attachment_point'] as const)
      context.addIssue({
        code: 'custom',
        path: [field],
        message: `exhaustion_point (${to}) should be above attachment_point (${from})`,
      });
  });
export type BondTerms = z.output<typeof bondTerms>;

const model = z.object({
  model: z.enum(['lane', 'wang', 'multiple']).describe('Formula'),
  spread_bp: z.number().describe('Risk spread over the risk-free rate, basis points a year'),
  low_bp: z
    .number()
    .describe(
      'With the favourable end of its parameters; of the hazard for `lane`, which has one set',
    ),
  high_bp: z.number().describe('With the other end'),
  interval_bp: z
    .object({
      p10: z.number().describe('10 % point'),
      p50: z.number().describe('Median'),
      p90: z.number().describe('90 % point'),
    })
    .describe(
      '80 % interval by the error of hazard and damage, at the usual parameters of the model',
    ),
  note: z.string().describe('What it is'),
});

const exceedance = z.array(
  z.object({
    return_period_yr: z.number().describe('Years'),
    loss: z.number().describe('Largest event of a year, share of the exposed value'),
  }),
);

/** The price of a bond. */
export const bondPrice = z
  .object({
    lat: z.number().describe('Latitude that was computed'),
    lon: z.number().describe('Longitude that was computed'),
    peril: z.string().describe('As given'),
    state: z
      .enum(['known', 'unknown', 'not_applicable'])
      .describe('Whether a price could be given'),
    reason: z.string().optional().describe('Why not'),
    summary: z.string().describe('The answer in words'),
    loss_basis: z.string().describe('What a loss is a share of, and what an event is'),
    attachment_probability: spread
      .nullable()
      .describe('Probability a year that an event reaches the attachment point'),
    exhaustion_probability: spread.nullable().describe('The same of the exhaustion point'),
    expected_loss: spread.nullable().describe('Expected loss a year, share of the notional'),
    conditional_expected_loss: z
      .number()
      .nullable()
      .describe('Expected loss given any, share of the notional'),
    term: z
      .object({
        years: z.int().describe('Term'),
        attachment_probability: z.number().describe('Over the term'),
        exhaustion_probability: z.number().describe('Over the term'),
        expected_loss: z
          .number()
          .describe('Share of the notional lost over the term, one loss at most'),
      })
      .nullable()
      .describe('Over the whole term'),
    spreads: z.array(model).describe('By model; they bracket the price and are not averaged'),
    spread_range_bp: z
      .object({
        low: z.number().describe('The cheapest model'),
        high: z.number().describe('The dearest model'),
        between: z.literal('models').describe('What the range lies between'),
      })
      .nullable()
      .describe(
        'From the cheapest to the dearest of the models, each at the mean of the losses: what models differ by, and no interval of probability, which is `interval_bp` of each',
      ),
    average_annual_loss_ratio: z.number().nullable().describe('Of the exposed value, 1/yr'),
    exceedance: exceedance.describe('Occurrence exceedance curve'),
    own_model: z
      .object({
        attachment_probability: z.number(),
        exhaustion_probability: z.number(),
        expected_loss: z
          .number()
          .describe(
            'Share of the notional a year with every event paid, so no less than the bond loses',
          ),
        average_annual_loss_ratio: z.number(),
        exceedance: exceedance.describe('Occurrence exceedance curve'),
      })
      .optional()
      .describe('The layer by `own_events`'),
    people_in_circle: z
      .int()
      .nullable()
      .describe(
        'People in the towns of the circle, whose homes are the exposed value; 0: no town is listed, and scattered homes at the middle stand for it',
      ),
    points: z
      .int()
      .describe(
        'Districts of the circle at which the hazard was read: the more people, the smaller',
      ),
    warnings: z.array(z.string()).describe('What to know before use'),
  })
  .meta({ id: 'CatBondPrice' });
export type BondPrice = z.input<typeof bondPrice>;
