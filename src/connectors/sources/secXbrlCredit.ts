import * as z from 'zod';
import {
  ACCOUNT_CONCEPTS,
  companyAccounts,
  NO_ACCOUNTS,
  type AccountFigure,
} from '../../../engines/ground/datasets/entities.ts';
import { ANY_SERIES, connector, service } from '../connector.ts';
import { data, fromJson, unavailable } from '../pipeline/reply.ts';
import { loose, newest, strict } from '../formats/values.ts';

type Concept = (typeof ACCOUNT_CONCEPTS)[number];

/** Names under which companies report each concept, best first: US GAAP, then IFRS. */
const TAGS: Readonly<Record<Concept, readonly string[]>> = {
  assets: ['Assets'],
  assetsCurrent: ['AssetsCurrent', 'CurrentAssets'],
  liabilities: ['Liabilities'],
  liabilitiesCurrent: ['LiabilitiesCurrent', 'CurrentLiabilities'],
  equity: [
    'StockholdersEquity',
    'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest',
    'Equity',
  ],
  retainedEarnings: ['RetainedEarningsAccumulatedDeficit', 'RetainedEarnings'],
  revenue: [
    'RevenueFromContractWithCustomerExcludingAssessedTax',
    'Revenues',
    'SalesRevenueNet',
    'RevenueFromContractWithCustomerIncludingAssessedTax',
    'Revenue',
  ],
  operatingIncome: ['OperatingIncomeLoss', 'ProfitLossFromOperatingActivities'],
  interestExpense: [
    'InterestExpense',
    'InterestExpenseNonoperating',
    'InterestExpenseDebt',
    'FinanceCosts',
  ],
  netIncome: ['NetIncomeLoss', 'ProfitLoss'],
  longTermDebt: [
    'LongTermDebt',
    'LongTermDebtNoncurrent',
    'NoncurrentPortionOfNoncurrentBorrowings',
  ],
  cash: [
    'CashAndCashEquivalentsAtCarryingValue',
    'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents',
    'CashAndCashEquivalents',
  ],
  operatingCashFlow: [
    'NetCashProvidedByUsedInOperatingActivities',
    'CashFlowsFromUsedInOperatingActivities',
  ],
  grossProfit: ['GrossProfit'],
  sharesOutstanding: [
    'CommonStockSharesOutstanding',
    'EntityCommonStockSharesOutstanding',
    'WeightedAverageNumberOfDilutedSharesOutstanding',
  ],
  inventory: ['InventoryNet', 'Inventories'],
};

const Fact = z.object({
  start: loose.text,
  end: strict.text,
  val: z.number(),
  fy: loose.number,
  fp: loose.text,
  form: strict.text,
  filed: strict.text,
});
const Units = z.object({ units: z.record(z.string(), z.array(z.unknown())) });
const Taxonomy = z.record(z.string(), z.unknown());
const Reply = z.object({
  cik: z.union([z.number().int(), z.string()]).transform((value) => String(Number(value))),
  entityName: strict.text,
  facts: z.object({
    'us-gaap': Taxonomy.optional(),
    'ifrs-full': Taxonomy.optional(),
    dei: Taxonomy.optional(),
  }),
});

/** The figures of a tag: several filings repeat a period; the one filed last holds. */
function figuresOf(tag: unknown): AccountFigure[] {
  const { data: told } = Units.safeParse(tag);
  const [unit, rows] = Object.entries(told?.units ?? {})[0] ?? [];
  if (unit === undefined || rows === undefined) return [];
  const byPeriod = new Map<string, AccountFigure>();
  for (const row of rows) {
    const { data: fact } = Fact.safeParse(row);
    if (fact === undefined) continue;
    const period = `${fact.start ?? ''}/${fact.end}`;
    const earlier = byPeriod.get(period);
    if (earlier !== undefined && earlier.filedOn > fact.filed) continue;
    byPeriod.set(period, {
      startDate: fact.start,
      endDate: fact.end,
      value: fact.val,
      unit,
      form: fact.form,
      fiscalYear: fact.fy,
      fiscalPeriod: fact.fp,
      filedOn: fact.filed,
    });
  }
  return [...byPeriod.values()].toSorted((a, b) => a.endDate.localeCompare(b.endDate));
}

/** The tag whose figures reach furthest: companies change names over the years. */
function bestOf(concept: Concept, tags: Readonly<Record<string, unknown>>): AccountFigure[] {
  const candidates = TAGS[concept]
    .map((tag) => figuresOf(tags[tag]))
    .filter((figures) => figures.length > 0);
  return (
    candidates.toSorted((a, b) =>
      (b.at(-1)?.endDate ?? '').localeCompare(a.at(-1)?.endDate ?? ''),
    )[0] ?? []
  );
}

/** Accounts of companies from their XBRL filings. */
export const secXbrlCredit = connector({
  id: 'sec-xbrl-credit',
  title: 'SEC XBRL company facts',
  category: 'credit',
  provider: 'US Securities and Exchange Commission',
  home: 'https://www.sec.gov/search-filings/edgar-application-programming-interfaces',
  licence: 'US Government work, public domain',
  cadence: 'real time (under 1 min)',
  coverage: 'companies registered in the United States',
  key: 'none',
  perMinute: 300,
  maxBytes: 24 * 1024 * 1024,
  timeoutMs: 15_000,
  baseUrl: 'https://data.sec.gov/api/xbrl',
  serves: [
    service({
      dataset: companyAccounts,
      keepSeconds: 3600,
      staleSeconds: 7 * 86_400,
      example: { cik: '320193' },
      request: ({ cik }) => ({ url: `/companyfacts/CIK${cik.padStart(10, '0')}.json` }),
      parse: (reply, query) =>
        reply.status === 404
          ? unavailable(NO_ACCOUNTS[0])
          : fromJson(reply, Reply, ({ cik, entityName, facts }) => {
              if (query.cik !== ANY_SERIES && Number(cik) !== Number(query.cik))
                return unavailable(`the reply is about company ${cik}, not ${query.cik}`);
              const taxonomy = facts['us-gaap'] === undefined ? 'ifrs-full' : 'us-gaap';
              const tags = { ...facts.dei, ...facts[taxonomy] };
              const found = ACCOUNT_CONCEPTS.flatMap((concept) => {
                const figures = bestOf(concept, tags);
                return figures.length === 0 ? [] : [[concept, figures] as const];
              });
              if (found.length === 0) return unavailable(NO_ACCOUNTS[1]);
              const filed = newest(
                found.flatMap(([, figures]) => figures.map(({ filedOn }) => filedOn)),
              );
              return data(
                { cik, name: entityName, taxonomy, concepts: Object.fromEntries(found) },
                filed === null ? null : `${filed}T00:00:00Z`,
              );
            }),
    }),
  ],
});
