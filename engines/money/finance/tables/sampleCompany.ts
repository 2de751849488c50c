import type { Accounts, Concept } from '../fiscalYears.ts';

/** Fiscal years of the sample: first and last day, report and day of filing. */
const YEARS = [
  { fiscalYear: 2021, startDate: '2020-09-27', endDate: '2021-09-25', accession: '0000320193-21-000105', filedOn: '2021-10-29' },
  { fiscalYear: 2022, startDate: '2021-09-26', endDate: '2022-09-24', accession: '0000320193-22-000108', filedOn: '2022-10-28' },
  { fiscalYear: 2023, startDate: '2022-09-25', endDate: '2023-09-30', accession: '0000320193-23-000106', filedOn: '2023-11-03' },
] as const;

type ThreeYears = readonly [number, number, number];

/**
 * Consolidated figures of Apple Inc., fiscal 2021, 2022 and 2023, millions of US dollars (shares: thousands); long-term debt is the
 * non-current part of term debt.
 *
 * @source Apple Inc., annual reports on Form 10-K for the fiscal years ended 25 September 2021, 24 September 2022 and 30 September 2023, to 1 million US dollars
 */
const MILLIONS: Partial<Readonly<Record<Concept, ThreeYears>>> = {
  assets: [351_002, 352_755, 352_583],
  assetsCurrent: [134_836, 135_405, 143_566],
  liabilities: [287_912, 302_083, 290_437],
  liabilitiesCurrent: [125_481, 153_982, 145_308],
  equity: [63_090, 50_672, 62_146],
  retainedEarnings: [5_562, -3_068, -214],
  revenue: [365_817, 394_328, 383_285],
  grossProfit: [152_836, 170_782, 169_148],
  operatingIncome: [108_949, 119_437, 114_301],
  interestExpense: [2_645, 2_931, 3_933],
  netIncome: [94_680, 99_803, 96_995],
  operatingCashFlow: [104_038, 122_151, 110_543],
  longTermDebt: [109_106, 98_959, 95_281],
  cash: [34_940, 23_646, 29_965],
  inventory: [6_580, 4_946, 6_331],
};
const SHARES_THOUSANDS: ThreeYears = [16_426_786, 15_943_425, 15_550_061];
const FLOWS: ReadonlySet<string> = new Set(['revenue', 'grossProfit', 'operatingIncome', 'interestExpense', 'netIncome', 'operatingCashFlow']);

/** A past company as its filings told it: for demonstrations, never the present. */
export const sampleCompany = {
  cik: '320193', name: 'Apple Inc.', tickers: ['AAPL'], exchanges: ['Nasdaq'], sic: '3571', industry: 'Electronic Computers', stateOfIncorporation: 'CA', fiscalYearEnd: '0930',
  category: 'Large accelerated filer', headquarters: { street: 'ONE APPLE PARK WAY', city: 'CUPERTINO', state: 'CA', zip: '95014' },
  /** Where the headquarters stand, to about 300 m. */
  headquartersAt: { lat: 37.335, lon: -122.009 },
  formerNames: ['APPLE COMPUTER INC'],
  filings: YEARS.map(({ accession, endDate, filedOn }) => ({
    accession, form: '10-K', filedOn, reportDate: endDate, acceptedAt: null, items: null, url: `https://www.sec.gov/Archives/edgar/data/320193/${accession.replaceAll('-', '')}/`,
  })).toReversed(),
  hasOlderFilings: true,
};

/** Time of the sample: the filing of its last report. */
export const SAMPLE_AS_OF = '2023-11-03T00:00:00Z';

function figures(values: ThreeYears, { unit, scale, isFlow }: { unit: string; scale: number; isFlow: boolean }) {
  return YEARS.map(({ fiscalYear, startDate, endDate, filedOn }, i) => ({
    startDate: isFlow ? startDate : null, endDate, value: values[i] * scale, unit, form: '10-K', fiscalYear, fiscalPeriod: 'FY', filedOn,
  }));
}

/** The accounts of the sample company. */
export const sampleAccounts: Accounts = {
  cik: '320193', name: 'Apple Inc.', taxonomy: 'us-gaap',
  concepts: {
    ...Object.fromEntries(Object.entries(MILLIONS).map(([concept, values]) => [concept, figures(values, { unit: 'USD', scale: 1e6, isFlow: FLOWS.has(concept) })])),
    sharesOutstanding: figures(SHARES_THOUSANDS, { unit: 'shares', scale: 1000, isFlow: false }),
  },
};
