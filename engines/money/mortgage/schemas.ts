import * as z from 'zod';
import { interval, level, point, quantity } from '../../schemas.ts';
import { perilName, spread } from '../insurance/schemas.ts';

/** A loan at a place. */
export const mortgageInput = point.extend({
  loan_term_years: z
    .literal([15, 30])
    .default(30)
    .describe('Term of the loan, 15 or 30 years')
    .meta({ type: 'integer' }),
  property_value: z
    .number()
    .min(1)
    .max(1e11)
    .default(400_000)
    .describe('Value of the property, USD; default 400,000'),
});

const year = z.object({
  year: z.int().describe('From the start of the loan'),
  premium_usd: z
    .number()
    .describe('Technical premium of the standard underwriting policy for all perils, USD a year'),
  premium_p10_usd: z.number().describe('With the loss at its 10 % point'),
  premium_p90_usd: z.number().describe('With the loss at its 90 % point'),
  payment_to_income: z.number().describe('Payment, tax and premium over income'),
  balance_usd: z.number().describe('Owed at the end of the year'),
  property_value_usd: z.number().describe('After the discount'),
  value_discount: z.number().describe('Share of the price lost to dearer insurance'),
  loan_to_value: z.number().describe('Balance over value at the end of the year'),
  default_probability: z.number().describe('Of the loans still open'),
  loss_given_default: z.number().describe('Share of the balance'),
});

/** What hazards do to it. */
export const mortgageRisk = z
  .object({
    lat: z.number().describe('Latitude that was computed'),
    lon: z.number().describe('Longitude that was computed'),
    quantity: quantity
      .nullable()
      .describe(
        'Credit loss that the hazards add over the life of the loan, basis points of the loan',
      ),
    score: z.number().nullable().describe('0 to 100, by the added credit loss'),
    level: level.nullable().describe('Level of the score'),
    interval: interval.nullable().describe('80 % interval of the score'),
    reason: z.string().optional().describe('Why there is no score'),
    summary: z.string().describe('The answer in words'),
    loan: z
      .object({
        term_years: z.int().describe('Years'),
        principal_usd: z.number().describe('USD'),
        annual_rate: z.number().describe('Nominal, 0.06 is 6 %'),
        monthly_payment_usd: z.number().describe('Interest and principal, USD'),
      })
      .describe('The loan that was assumed'),
    expected_annual_loss_ratio: spread.nullable().describe('Of the property today, 1/yr'),
    default_probability: spread.nullable().describe('Over the life of the loan'),
    default_probability_without_hazards: z
      .number()
      .describe('Over the life of the same loan where nothing happens'),
    expected_credit_loss: spread.nullable().describe('Discounted, share of the loan'),
    severe_damage_probability_per_yr: z
      .number()
      .nullable()
      .describe('Of a loss above a quarter of the value'),
    path: z.array(year).describe('By year'),
    growth_by_peril: z
      .array(
        z.object({
          peril: perilName.describe('Peril'),
          growth_per_yr: z.number().describe('Of the expected loss, mean over the term'),
          share: z.number().describe('Of the loss today'),
        }),
      )
      .describe(
        'How the losses grow, of every peril that costs anything; their shares add up to 1',
      ),
    warnings: z.array(z.string()).describe('What to know before use'),
  })
  .meta({ id: 'MortgageClimateRisk' });
