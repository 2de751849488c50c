import * as z from 'zod';
import { dataset } from '../../facts.ts';

const maybeText = z.string().nullable();
const cik = z
  .string()
  .regex(/^\d{1,10}$/)
  .describe('Central index key, digits');

/** All companies with a ticker. */
export const companyTickers = dataset({
  id: 'company-tickers',
  title: 'Companies with a ticker',
  query: z.object({}),
  answer: z.object({
    companies: z.array(z.object({ cik: z.string(), ticker: z.string(), name: z.string() })),
  }),
  sample: { companies: [{ cik: '320193', ticker: 'AAPL', name: 'Apple Inc.' }] },
});

/** The reason when a company is unknown to the regulator, not merely out of reach. */
export const NO_SUCH_COMPANY = 'the SEC knows no such company';

const filing = z.object({
  accession: z.string(),
  form: z.string(),
  filedOn: z.string(),
  reportDate: maybeText,
  acceptedAt: maybeText,
  items: maybeText,
  url: z.string(),
});

/** A company as the regulator knows it, with its latest filings. */
export const companyRecord = dataset({
  id: 'company-record',
  title: 'Company record and filings',
  query: z.object({ cik }),
  answer: z.object({
    cik: z.string(),
    name: z.string(),
    tickers: z.array(z.string()),
    exchanges: z.array(z.string()),
    sic: maybeText,
    industry: maybeText,
    stateOfIncorporation: maybeText,
    fiscalYearEnd: maybeText.describe('MMDD'),
    category: maybeText,
    headquarters: z
      .object({ street: maybeText, city: maybeText, state: maybeText, zip: maybeText })
      .nullable(),
    formerNames: z.array(z.string()),
    filings: z.array(filing),
    hasOlderFilings: z.boolean(),
  }),
  sample: {
    cik: '1318605',
    name: 'Tesla, Inc.',
    tickers: ['TSLA'],
    exchanges: ['Nasdaq'],
    sic: '3711',
    industry: 'Motor Vehicles & Passenger Car Bodies',
    stateOfIncorporation: 'DE',
    fiscalYearEnd: '1231',
    category: null,
    headquarters: { street: '3500 DEER CREEK RD', city: 'PALO ALTO', state: 'CA', zip: '94304' },
    formerNames: ['TESLA MOTORS INC'],
    filings: [
      {
        accession: '0001790565-22-000015',
        form: '4',
        filedOn: '2022-11-30',
        reportDate: '2022-11-28',
        acceptedAt: '2022-11-30T16:42:36Z',
        items: null,
        url: 'https://www.sec.gov',
      },
    ],
    hasOlderFilings: true,
  },
});

/** The reasons when a company has no accounts that can be read, though the source answered. */
export const NO_ACCOUNTS = [
  'the SEC holds no accounts of such a company',
  'the accounts hold none of the figures that are read',
] as const;

/** A figure of the accounts in one period; the latest filing of each period only. */
export const accountFigure = z.object({
  startDate: maybeText,
  endDate: z.string(),
  value: z.number(),
  unit: z.string(),
  form: z.string(),
  fiscalYear: z.number().nullable(),
  fiscalPeriod: maybeText,
  filedOn: z.string(),
});
export type AccountFigure = z.output<typeof accountFigure>;

/** The concepts that financial health is read from, each by its first name that the company uses. */
export const ACCOUNT_CONCEPTS = [
  'assets',
  'assetsCurrent',
  'liabilities',
  'liabilitiesCurrent',
  'equity',
  'retainedEarnings',
  'revenue',
  'operatingIncome',
  'interestExpense',
  'netIncome',
  'longTermDebt',
  'cash',
  'operatingCashFlow',
  'grossProfit',
  'sharesOutstanding',
  'inventory',
] as const;

/** Accounts of a company by concept and period. */
export const companyAccounts = dataset({
  id: 'company-accounts',
  title: 'Company accounts from XBRL',
  query: z.object({ cik }),
  answer: z.object({
    cik: z.string(),
    name: z.string(),
    taxonomy: z.enum(['us-gaap', 'ifrs-full']),
    concepts: z.partialRecord(z.enum(ACCOUNT_CONCEPTS), z.array(accountFigure)),
  }),
  sample: {
    cik: '1640147',
    name: 'SNOWFLAKE INC.',
    taxonomy: 'us-gaap',
    concepts: {
      assets: [
        {
          startDate: null,
          endDate: '2020-01-31',
          value: 1_012_720_000,
          unit: 'USD',
          form: '10-K',
          fiscalYear: 2021,
          fiscalPeriod: 'FY',
          filedOn: '2021-03-31',
        },
      ],
    },
  },
});

/** A legal entity by its identifier or its name. */
export const legalEntities = dataset({
  id: 'legal-entities',
  title: 'Legal entities (LEI)',
  query: z.union([
    z.object({ lei: z.string().regex(/^[A-Z0-9]{20}$/) }),
    z.object({
      name: z.string().min(2).max(120),
      limit: z.number().int().min(1).max(50).default(10),
    }),
  ]),
  answer: z.object({
    entities: z.array(
      z.object({
        lei: z.string(),
        name: z.string(),
        jurisdiction: maybeText,
        category: maybeText,
        status: maybeText,
        registrationStatus: maybeText,
        city: maybeText,
        region: maybeText,
        country: maybeText,
        nextRenewalAt: maybeText,
        updatedAt: maybeText,
      }),
    ),
  }),
  sample: {
    entities: [
      {
        lei: '9845001B2AD43E664E58',
        name: 'RAHUL',
        jurisdiction: 'IN',
        category: null,
        status: 'ACTIVE',
        registrationStatus: 'ISSUED',
        city: 'SONIPAT',
        region: 'IN-HR',
        country: 'IN',
        nextRenewalAt: '2025-07-06T07:17:33Z',
        updatedAt: '2024-07-06T07:17:31Z',
      },
    ],
  },
});

/** Files of one filing. */
export const filingFiles = dataset({
  id: 'filing-files',
  title: 'Files of a filing',
  query: z.object({ cik, accession: z.string().regex(/^\d{10}-?\d{2}-?\d{6}$/) }),
  answer: z.object({
    files: z.array(
      z.object({ name: z.string(), bytes: z.number().nullable(), modifiedAt: maybeText }),
    ),
  }),
  sample: {
    files: [{ name: '0001213900-24-004875.txt', bytes: null, modifiedAt: '2024-01-19T16:21:45Z' }],
  },
});
