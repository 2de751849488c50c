import * as z from 'zod';
import { GRADE_NAMES } from '../../../engines/money/finance/tables/creditGrades.ts';
import { provenance } from '../../core/evidence.ts';
import { figures } from '../entity/schemas.ts';
import { headquartersRisk } from '../entity/headquartersRisk.ts';

const maybe = z.number().nullable();

export const DISCLAIMER =
  'Not a credit rating, opinion or advice: published formulas on public accounts. No rating agency stands behind it, and it must not be used as a rating.';

const altman = z.object({
  value: maybe,
  zone: z.enum(['distress', 'grey', 'safe']).nullable(),
  distress_below: maybe,
  safe_above: maybe,
  made_for: z.string(),
  reason: z.string().optional(),
});

export const pulseReply = z
  .object({
    status: z.enum(['assessed', 'not_applicable', 'unknown']),
    reason: z.string().optional(),
    cik: z.string(),
    name: z.string(),
    sic: z.string().nullable(),
    industry: z.string().nullable(),
    grade: z.enum(GRADE_NAMES).nullable(),
    basis: z.string().nullable().describe('What the grade rests on'),
    meaning: z.string().nullable(),
    fiscal_year_end: z.string().nullable(),
    filed_on: z.string().nullable(),
    age_days: maybe.describe('Days from the end of the fiscal year to now'),
    altman_z_double_prime: maybe,
    altman_z_prime: maybe,
    piotroski_f_score: z.int().nullable(),
    is_rating: z.literal(false),
    disclaimer: z.string(),
    provenance,
  })
  .meta({ id: 'CreditPulse' });

export const fullReply = pulseReply
  .extend({
    altman: z
      .object({
        z: altman,
        z_prime: altman,
        z_double_prime: altman,
        emerging_market_value: maybe.describe("Z'' plus 3.25"),
      })
      .nullable(),
    altman_trailing: z
      .object({ z_prime: altman, z_double_prime: altman, end_date: z.string() })
      .nullable()
      .describe('The same on the trailing twelve months'),
    merton: z.object({
      distance_to_default: maybe,
      default_probability: maybe.describe('In a year, riskless growth of assets'),
      asset_value: maybe,
      asset_volatility: maybe,
      debt_face: maybe,
      risk_free_rate: maybe,
      horizon_years: z.number(),
      reason: z.string().optional(),
    }),
    piotroski: z
      .object({
        score: z.int().nullable(),
        least: z.int(),
        greatest: z.int(),
        signals: z
          .record(z.string(), z.boolean().nullable())
          .describe('True for strength; null where the accounts do not say'),
      })
      .nullable(),
    accounts: figures.nullable(),
    physical_risk: headquartersRisk,
    not_known: z.array(z.string()),
  })
  .meta({ id: 'CreditPulseFull' });

export const gradesReply = z
  .object({
    is_rating: z.literal(false),
    disclaimer: z.string(),
    items: z.array(z.object({ grade: z.enum(GRADE_NAMES), rule: z.string(), meaning: z.string() })),
    scores: z.array(
      z.object({
        score: z.string(),
        formula: z.string(),
        made_for: z.string(),
        distress_below: maybe,
        safe_above: maybe,
        source: z.string(),
      }),
    ),
    not_applicable: z.string(),
    next_cursor: z.string().nullable(),
  })
  .meta({ id: 'CreditGrades' });

export const demoReply = z
  .object({ status: z.literal('sample'), note: z.string(), pulse: fullReply })
  .meta({ id: 'CreditDemo' });
