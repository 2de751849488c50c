import * as z from 'zod';
import { interval, level, quantity } from '../../schemas.ts';
import { exceedancePoint } from '../loss/exceedance.ts';
import { perilName, propertyFields, refuseTowersOfMobileHomes, spread } from './schemas.ts';

/** A building of a portfolio. */
export const portfolioLocation = propertyFields
  .extend({
    property_id: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .describe("The caller's own name of the building"),
    replacement_value_usd: z
      .number()
      .positive()
      .max(1e12)
      .optional()
      .describe('Replacement value, USD; without it every building weighs the same'),
  })
  .superRefine(refuseTowersOfMobileHomes);
export type PortfolioLocation = z.output<typeof portfolioLocation>;

/** Result of one building, in the place it had in the request. */
export const portfolioResult = z
  .object({
    index: z.int().describe('Place in the request, from 0'),
    property_id: z.string().nullable().describe('As given'),
    lat: z.number().describe('Latitude that was computed'),
    lon: z.number().describe('Longitude that was computed'),
    status: z.enum(['ok', 'error']).describe('`error`: this building alone could not be computed'),
    error: z
      .object({ code: z.string().describe('Stable word'), detail: z.string().describe('Why') })
      .optional()
      .describe('Where the status is `error`'),
    quantity: quantity.nullable().describe('Expected annual loss ratio'),
    score: z.number().nullable().describe('0 to 100, by the loss'),
    level: level.nullable().describe('Level of the score'),
    interval: interval.nullable().describe('80 % interval of the score'),
    average_annual_loss_pct: z.number().nullable().describe('% of the replacement value a year'),
    average_annual_loss_usd: z.number().nullable().describe('USD a year; null without a value'),
    pml_100yr: z.number().nullable().describe('Loss ratio of the largest event once in 100 years'),
    pml_250yr: z.number().nullable().describe('The same once in 250 years'),
    tvar_250yr: z
      .number()
      .nullable()
      .describe('Mean of the largest events of the worst 1 in 250 years, loss ratio'),
    dominant_peril: perilName.nullable().describe('Largest share of the loss'),
    perils: z
      .array(
        z.object({
          peril: perilName.describe('What brings the loss'),
          state: z
            .enum(['known', 'unknown', 'not_applicable'])
            .describe('Whether it could be worked out'),
          expected_annual_loss_ratio: z.number().nullable().describe('Mean, 1/yr'),
        }),
      )
      .describe('By peril'),
  })
  .meta({ id: 'PortfolioResult' });
export type PortfolioResult = z.input<typeof portfolioResult>;

/** Values and losses of a cell. */
export const accumulationCell = z
  .object({
    cell: z.string().describe('Row and column of the quarter-degree grid'),
    lat: z.number().describe('Middle of the cell'),
    lon: z.number().describe('Middle of the cell'),
    count: z.int().describe('Buildings'),
    // Jobs that ended before cells had money have none.
    value_usd: z
      .number()
      .nullable()
      .default(null)
      .describe('Their value, USD; all cells add up to `total_value_usd`; null without values'),
    value_share: z.number().describe('Share of the value of the portfolio, 0 to 1'),
    average_annual_loss_usd: z
      .number()
      .nullable()
      .default(null)
      .describe(
        'Their expected annual loss, USD a year; all cells add up to that of the portfolio; null without values',
      ),
    average_annual_loss_share: z.number().describe('Share of its expected annual loss, 0 to 1'),
  })
  .meta({ id: 'AccumulationCell' });
export type AccumulationCell = z.output<typeof accumulationCell>;

/** The portfolio as one. */
export const portfolioTotals = z
  .object({
    buildings: z.int().describe('In the request'),
    computed: z.int().describe('That could be computed'),
    priced: z.int().describe('That came with a replacement value'),
    total_value_usd: z
      .number()
      .nullable()
      .describe(
        'Sum of the values that were given, of buildings that could be computed; null without any',
      ),
    expected_annual_loss_ratio: spread.nullable().describe('Of the value of the portfolio, 1/yr'),
    average_annual_loss_usd: z.number().nullable().describe('USD a year; null without values'),
    exceedance: z
      .array(exceedancePoint)
      .describe('Losses as shares of the value of the portfolio, events shared by neighbours'),
    diversification: z
      .number()
      .nullable()
      .describe(
        "250-year tail of the portfolio (OEP TVaR) over the sum of the buildings' tails, 0 to 1: 1 is no diversification",
      ),
    accumulation: z.array(accumulationCell).describe('By quarter-degree cells, most value first'),
    by_peril: z
      .array(
        z.object({
          peril: perilName.describe('What brings the loss'),
          share: z.number().describe('Of the expected annual loss'),
        }),
      )
      .describe('Shares of the expected annual loss'),
  })
  .meta({ id: 'PortfolioTotals' });
export type PortfolioTotals = z.input<typeof portfolioTotals>;
