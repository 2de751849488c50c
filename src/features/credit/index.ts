import * as z from 'zod';
import { GRADES } from '../../../engines/money/finance/tables/creditGrades.ts';
import { operation } from '../../core/operation.ts';
import { cik } from '../entity/company.ts';
import { groupHealth, healthOf } from '../sources/groupHealth.ts';
import { CREDIT_CARD, fullPulse, samplePulse, shortPulse } from './assessCredit.ts';
import { NOT_FOR_BANKS } from './pulse.ts';
import { SCORES } from './scores.ts';
import { demoReply, DISCLAIMER, fullReply, gradesReply, pulseReply } from './schemas.ts';

const SOURCES = [
  'doi:10.1111/j.1540-6261.1968.tb00843.x',
  'doi:10.1111/j.1540-6261.1974.tb03058.x',
  'doi:10.2307/2672906',
  'https://www.sec.gov/search-filings/edgar-application-programming-interfaces',
];
const DATASETS = ['company-record', 'company-accounts'];
const EXAMPLE = { cik: '0000320193' };

export const pulse = operation({
  method: 'GET',
  path: '/api/v1/data/credit/{cik}/pulse',
  access: 'key',
  tool: true,
  title: 'Credit pulse',
  summary:
    "Altman's and Piotroski's scores of a company's last fiscal year in one word; explicitly no rating, and not for banks.",
  input: z.object({ cik }),
  output: pulseReply,
  datasets: DATASETS,
  sources: SOURCES,
  model: CREDIT_CARD,
  example: EXAMPLE,
  run: ({ cik: key }, context) => shortPulse(key, context),
});

export const pulseFull = operation({
  method: 'GET',
  path: '/api/v1/data/credit/{cik}/pulse/full',
  access: 'key',
  tool: true,
  title: 'Full credit pulse',
  summary:
    'Every score with the figures it rests on, the distance to default where equity is priced, and the natural hazards of the headquarters.',
  input: z.object({
    cik,
    equity_value_usd: z
      .number()
      .positive()
      .max(1e14)
      .optional()
      .describe(
        'Market value of equity, US dollars; without it Z and the distance to default are null',
      ),
    equity_volatility: z
      .number()
      .positive()
      .max(5)
      .optional()
      .describe('Yearly volatility of equity, fraction'),
    risk_free_rate: z
      .number()
      .min(-0.05)
      .max(0.5)
      .optional()
      .describe(
        'Riskless yearly rate, fraction, continuous; default the one-year Treasury yield where FRED answers',
      ),
  }),
  output: fullReply,
  datasets: [...DATASETS, 'economic-series', 'geocode'],
  sources: SOURCES,
  model: CREDIT_CARD,
  example: EXAMPLE,
  run: ({ cik: key, ...given }, context) => fullPulse(key, given, context),
});

export const grades = operation({
  method: 'GET',
  path: '/api/v1/data/credit/grades',
  access: 'key',
  tool: true,
  free: true,
  maxAgeS: 300,
  title: 'Grades of the credit pulse',
  summary:
    'The five grades, what each rests on and means, and the scores behind them; explicitly no rating.',
  input: z.object({}),
  output: gradesReply,
  sources: SOURCES,
  run: () => ({
    is_rating: false as const,
    disclaimer: DISCLAIMER,
    items: [...GRADES],
    scores: SCORES.map((score) => ({ ...score })),
    not_applicable: NOT_FOR_BANKS,
    next_cursor: null,
  }),
});

export const demo = operation({
  method: 'GET',
  path: '/api/v1/data/credit/demo',
  access: 'key',
  free: true,
  title: 'Credit demonstration',
  summary: 'The full pulse of a real company from its past annual reports, marked as a sample.',
  input: z.object({}),
  output: demoReply,
  run: (_input, context) => samplePulse(context),
});

export const health = operation({
  method: 'GET',
  path: '/api/v1/data/credit/health',
  access: 'key',
  free: true,
  title: 'Health of the credit data',
  summary: 'How the sources of accounts fare, from their last calls.',
  input: z.object({}),
  output: groupHealth,
  run: (_input, { sourceStates, clock }) =>
    healthOf('credit', DATASETS, { states: sourceStates(), nowMs: clock.now() }),
});
