import * as z from 'zod';
import { level } from '../../../engines/schemas.ts';
import { provenance } from '../../core/evidence.ts';
import { headquartersRisk } from './headquartersRisk.ts';

const maybe = z.number().nullable();
const text = z.string().nullable();

export const searchReply = z
  .object({
    items: z.array(
      z.object({
        kind: z
          .enum(['registrant', 'legal_entity'])
          .describe('Filer of the SEC, or holder of a legal entity identifier'),
        name: z.string(),
        cik: text,
        ticker: text,
        lei: text,
        jurisdiction: text,
        status: text,
        matched_by: z.enum(['cik', 'ticker', 'name', 'name_part', 'lei_register']),
      }),
    ),
    next_cursor: text,
    warnings: z.array(z.string()),
    provenance,
  })
  .meta({ id: 'EntitySearch' });

const address = z.object({ street: text, city: text, state: text, zip: text }).nullable();

export const filing = z
  .object({
    accession: z.string(),
    form: z.string(),
    filed_on: z.string(),
    period_end: text,
    accepted_at: text,
    items: text,
    url: z.string(),
  })
  .meta({ id: 'Filing' });

export const recordReply = z
  .object({
    cik: z.string(),
    name: z.string(),
    tickers: z.array(z.string()),
    exchanges: z.array(z.string()),
    sic: text,
    industry: text,
    is_financial: z.boolean(),
    state_of_incorporation: text,
    fiscal_year_end: text.describe('MMDD'),
    category: text,
    headquarters: address,
    former_names: z.array(z.string()),
    lei: z
      .array(
        z.object({
          lei: z.string(),
          name: z.string(),
          status: text,
          registration_status: text,
          country: text,
        }),
      )
      .nullable()
      .describe('Legal entities of the same name; null: the register did not answer'),
    latest_filing: filing.nullable(),
    provenance,
  })
  .meta({ id: 'EntityRecord' });

export const filingsReply = z
  .object({
    cik: z.string(),
    name: z.string(),
    items: z.array(filing),
    next_cursor: text,
    has_older: z.boolean().describe('The regulator holds filings older than those listed'),
    provenance,
  })
  .meta({ id: 'EntityFilings' });

export const figures = z
  .object({
    kind: z.enum(['fiscal_year', 'trailing_twelve_months']),
    start_date: text,
    end_date: z.string(),
    form: text,
    filed_on: text,
    currency: z.string(),
    total_assets: maybe,
    current_assets: maybe,
    total_liabilities: maybe,
    current_liabilities: maybe,
    equity: maybe,
    retained_earnings: maybe,
    long_term_debt: maybe,
    cash: maybe,
    inventory: maybe,
    revenue: maybe,
    gross_profit: maybe,
    operating_income: maybe,
    interest_expense: maybe,
    net_income: maybe,
    operating_cash_flow: maybe,
    shares_outstanding: maybe,
    derived: z.array(z.string()).describe('Members that were computed from others'),
    ratios: z.object({
      current_ratio: maybe,
      debt_to_equity: maybe,
      operating_margin_pct: maybe,
      net_margin_pct: maybe,
      return_on_assets_pct: maybe,
      interest_cover: maybe,
    }),
  })
  .meta({ id: 'CompanyFigures' });

export const financialsReply = z
  .object({
    cik: z.string(),
    name: z.string(),
    taxonomy: z.enum(['us-gaap', 'ifrs-full']),
    items: z.array(figures).describe('Fiscal years, newest first'),
    trailing_twelve_months: figures
      .nullable()
      .describe('Null where no interim report follows the last fiscal year'),
    next_cursor: text,
    provenance,
  })
  .meta({ id: 'EntityFinancials' });

export const riskReply = z
  .object({
    cik: z.string(),
    name: z.string(),
    level: level.describe('Of the gravest signal; LOW where there is none'),
    summary: z.string(),
    signals: z.array(
      z.object({ signal: z.string(), level, evidence: z.string(), date: text, url: text }),
    ),
    not_checked: z.array(z.string()),
    physical_risk: headquartersRisk,
    disclaimer: z.string(),
    provenance,
  })
  .meta({ id: 'EntityRisk' });

export const demoReply = z
  .object({
    status: z.literal('sample'),
    note: z.string(),
    record: recordReply.omit({ provenance: true, lei: true, latest_filing: true }),
    filings: z.array(filing),
    financials: z.array(figures),
    provenance,
  })
  .meta({ id: 'EntityDemo' });
