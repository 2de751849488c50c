import type * as z from 'zod';
import { isKnown, type Fact } from '../../../engines/facts.ts';
import type { companyRecord, legalEntities } from '../../../engines/ground/datasets/entities.ts';
import { isFinancial } from '../../../engines/money/finance/creditPulse.ts';
import {
  fiscalYears,
  trailingYear,
  type Accounts,
  type Concept,
  type Period,
} from '../../../engines/money/finance/fiscalYears.ts';
import { onWire } from '../../../engines/onWire.ts';
import { pick } from '../../../engines/pick.ts';
import type { ModelCard } from '../../../engines/vertical.ts';
import { paddedCik } from './company.ts';
import type { figures, filing } from './schemas.ts';

export type Company = z.output<typeof companyRecord.answer>;

/** What the entity endpoints do with what they read. */
export const ENTITY_CARD: ModelCard = {
  name: 'entity-accounts',
  version: '1.0.0',
  methodology:
    'Filings and XBRL facts as the SEC publishes them. Flows are those of a whole fiscal year (350 to 380 days), stocks those at its last day, the latest filing of each period holds; the trailing year is the last fiscal year plus the year to date less the same part of the year before.',
  validity:
    'Companies that file with the SEC under US GAAP or IFRS; figures of the consolidated group.',
  verification:
    'The matching of periods is tested on a published three-year case and on a recorded set of company facts.',
  limits: [
    'One name is followed for each concept, the one whose figures reach furthest; older figures under another name are not joined.',
    'Liabilities that are not reported are assets less equity, and marked as derived.',
  ],
};

const CONCEPT_NAMES: Readonly<Record<Concept, keyof z.input<typeof figures>>> = {
  assets: 'total_assets',
  assetsCurrent: 'current_assets',
  liabilities: 'total_liabilities',
  liabilitiesCurrent: 'current_liabilities',
  equity: 'equity',
  retainedEarnings: 'retained_earnings',
  longTermDebt: 'long_term_debt',
  cash: 'cash',
  inventory: 'inventory',
  revenue: 'revenue',
  grossProfit: 'gross_profit',
  operatingIncome: 'operating_income',
  interestExpense: 'interest_expense',
  netIncome: 'net_income',
  operatingCashFlow: 'operating_cash_flow',
  sharesOutstanding: 'shares_outstanding',
};

/** The accounts of a period as the wire tells them, with the usual ratios. */
export function figuresOf(period: Period): z.input<typeof figures> {
  const { unit, values: v, derived } = period;
  return {
    ...onWire(pick(period, 'kind', 'startDate', 'endDate', 'form', 'filedOn')),
    currency: unit,
    total_assets: v.assets ?? null,
    current_assets: v.assetsCurrent ?? null,
    total_liabilities: v.liabilities ?? null,
    current_liabilities: v.liabilitiesCurrent ?? null,
    equity: v.equity ?? null,
    retained_earnings: v.retainedEarnings ?? null,
    long_term_debt: v.longTermDebt ?? null,
    cash: v.cash ?? null,
    inventory: v.inventory ?? null,
    revenue: v.revenue ?? null,
    gross_profit: v.grossProfit ?? null,
    operating_income: v.operatingIncome ?? null,
    interest_expense: v.interestExpense ?? null,
    net_income: v.netIncome ?? null,
    operating_cash_flow: v.operatingCashFlow ?? null,
    shares_outstanding: v.sharesOutstanding ?? null,
    derived: derived.map((concept) => CONCEPT_NAMES[concept]),
    ratios: ratiosOf(v),
  };
}

const over = (a: number | undefined, b: number | undefined, scale = 1): number | null =>
  a === undefined || b === undefined || b === 0 ? null : (scale * a) / b;

const ratiosOf = (v: Period['values']) => ({
  current_ratio: over(v.assetsCurrent, v.liabilitiesCurrent),
  debt_to_equity: (v.equity ?? 0) > 0 ? over(v.liabilities, v.equity) : null,
  operating_margin_pct: over(v.operatingIncome, v.revenue, 100),
  net_margin_pct: over(v.netIncome, v.revenue, 100),
  return_on_assets_pct: over(v.netIncome, v.assets, 100),
  interest_cover: over(v.operatingIncome, v.interestExpense),
});

/** A filing as the wire tells it. */
export function filingOf({
  accession,
  form,
  filedOn,
  reportDate,
  acceptedAt,
  items,
  url,
}: Company['filings'][number]): z.input<typeof filing> {
  return {
    accession,
    form,
    filed_on: filedOn,
    period_end: reportDate,
    accepted_at: acceptedAt,
    items,
    url,
  };
}

/** A company as the wire tells it. */
export function recordOf(company: Company) {
  const {
    cik,
    name,
    tickers,
    exchanges,
    sic,
    industry,
    stateOfIncorporation,
    fiscalYearEnd,
    category,
    headquarters,
    formerNames,
  } = company;
  return {
    cik: paddedCik(cik),
    name,
    tickers: [...tickers],
    exchanges: [...exchanges],
    sic,
    industry,
    is_financial: isFinancial(sic),
    state_of_incorporation: stateOfIncorporation,
    fiscal_year_end: fiscalYearEnd,
    category,
    headquarters,
    former_names: [...formerNames],
  };
}

/** A page of a company's filings, newest first. */
export function filingsPage(
  company: Company,
  { form, limit, offset }: { form: string | undefined; limit: number; offset: number },
) {
  const wanted = form?.toUpperCase();
  const found = company.filings
    .filter((one) => wanted === undefined || one.form.toUpperCase() === wanted)
    .toSorted((a, b) => b.filedOn.localeCompare(a.filedOn));
  return {
    cik: paddedCik(company.cik),
    name: company.name,
    items: found.slice(offset, offset + limit).map(filingOf),
    next_cursor: offset + limit < found.length ? String(offset + limit) : null,
    has_older: company.hasOlderFilings,
  };
}

/** The last fiscal years of a company and its trailing year. @param years at most */
export function financialsOf(company: Company, accounts: Accounts, years: number) {
  const trailing = trailingYear(accounts);
  return {
    cik: paddedCik(company.cik),
    name: accounts.name,
    taxonomy: accounts.taxonomy,
    items: fiscalYears(accounts, years).map(figuresOf),
    trailing_twelve_months: trailing === undefined ? null : figuresOf(trailing),
    next_cursor: null,
  };
}

/** A company's legal entities; null where the register does not answer. */
export function legalEntitiesOf(lei: Fact<z.output<typeof legalEntities.answer>>) {
  if (!isKnown(lei)) return null;
  return lei.value.entities.map((one) => ({
    lei: one.lei,
    name: one.name,
    status: one.status,
    registration_status: one.registrationStatus,
    country: one.country,
  }));
}
