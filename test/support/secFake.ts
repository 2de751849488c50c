import { faultServer, type Behaviour, type FaultServer } from './faultServer.ts';

interface Year {
  readonly end: string;
  readonly start: string;
  readonly filed: string;
  readonly values: Readonly<Record<string, number>>;
}

/** Three fiscal years of a made-up manufacturer, and a quarter and a half year that must not be taken for years. */
const YEARS: readonly Year[] = [
  {
    start: '2022-01-01',
    end: '2022-12-31',
    filed: '2023-02-20',
    values: {
      Assets: 900,
      AssetsCurrent: 300,
      Liabilities: 500,
      LiabilitiesCurrent: 200,
      StockholdersEquity: 400,
      RetainedEarningsAccumulatedDeficit: 150,
      Revenues: 1000,
      GrossProfit: 300,
      OperatingIncomeLoss: 90,
      NetIncomeLoss: 50,
      NetCashProvidedByUsedInOperatingActivities: 70,
      LongTermDebt: 200,
      CommonStockSharesOutstanding: 100,
      InterestExpense: 10,
    },
  },
  {
    start: '2023-01-01',
    end: '2023-12-31',
    filed: '2024-02-20',
    values: {
      Assets: 1000,
      AssetsCurrent: 350,
      Liabilities: 520,
      LiabilitiesCurrent: 210,
      StockholdersEquity: 480,
      RetainedEarningsAccumulatedDeficit: 200,
      Revenues: 1150,
      GrossProfit: 350,
      OperatingIncomeLoss: 110,
      NetIncomeLoss: 60,
      NetCashProvidedByUsedInOperatingActivities: 90,
      LongTermDebt: 200,
      CommonStockSharesOutstanding: 100,
      InterestExpense: 10,
    },
  },
  {
    start: '2024-01-01',
    end: '2024-12-31',
    filed: '2025-02-20',
    values: {
      Assets: 1100,
      AssetsCurrent: 420,
      Liabilities: 530,
      LiabilitiesCurrent: 220,
      StockholdersEquity: 570,
      RetainedEarningsAccumulatedDeficit: 270,
      Revenues: 1400,
      GrossProfit: 450,
      OperatingIncomeLoss: 150,
      NetIncomeLoss: 85,
      NetCashProvidedByUsedInOperatingActivities: 120,
      LongTermDebt: 180,
      CommonStockSharesOutstanding: 100,
      InterestExpense: 9,
    },
  },
];
const INSTANTS = new Set([
  'Assets',
  'AssetsCurrent',
  'Liabilities',
  'LiabilitiesCurrent',
  'StockholdersEquity',
  'RetainedEarningsAccumulatedDeficit',
  'LongTermDebt',
  'CommonStockSharesOutstanding',
]);

const row = (year: Year, tag: string) => ({
  ...(INSTANTS.has(tag) ? {} : { start: year.start }),
  end: year.end,
  val: (year.values[tag] ?? 0) * 1e6,
  accn: '0-0',
  fy: Number(year.end.slice(0, 4)),
  fp: 'FY',
  form: '10-K',
  filed: year.filed,
});
const INTERIM: Readonly<Record<string, readonly object[]>> = {
  Revenues: [
    {
      start: '2024-10-01',
      end: '2024-12-31',
      val: 999e6,
      accn: '0-1',
      fy: 2024,
      fp: 'Q4',
      form: '10-K',
      filed: '2025-02-20',
    },
    {
      start: '2024-01-01',
      end: '2024-03-31',
      val: 300e6,
      accn: '0-2',
      fy: 2024,
      fp: 'Q1',
      form: '10-Q',
      filed: '2024-05-01',
    },
    {
      start: '2025-01-01',
      end: '2025-03-31',
      val: 380e6,
      accn: '0-3',
      fy: 2025,
      fp: 'Q1',
      form: '10-Q',
      filed: '2025-05-01',
    },
  ],
};

function facts(cik: string): string {
  const tags = Object.keys(YEARS[0]?.values ?? {});
  const gaap = Object.fromEntries(
    tags.map((tag) => [
      tag,
      {
        units: {
          [tag.startsWith('CommonStock') ? 'shares' : 'USD']: [
            ...YEARS.map((year) => row(year, tag)),
            ...(INTERIM[tag] ?? []),
          ],
        },
      },
    ]),
  );
  return JSON.stringify({
    cik: Number(cik),
    entityName: 'ANVIL WORKS INC',
    facts: { 'us-gaap': gaap },
  });
}

const day = (ago: number): string =>
  new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

function submissions(cik: string, sic: string): string {
  const rows = [
    ['8-K', day(20), '4.02,9.01'],
    ['10-Q', day(60), ''],
    ['10-K', day(150), ''],
    ['NT 10-K', day(170), ''],
  ];
  const column = (at: number) => rows.map((one) => one[at]);
  return JSON.stringify({
    cik: cik.padStart(10, '0'),
    name: 'ANVIL WORKS INC',
    tickers: ['ANVL'],
    exchanges: ['NYSE'],
    sic,
    sicDescription: 'Tools',
    stateOfIncorporation: 'DE',
    fiscalYearEnd: '1231',
    category: 'Accelerated filer',
    addresses: {
      business: {
        street1: '1 FORGE ST',
        city: 'SACRAMENTO',
        stateOrCountry: 'CA',
        zipCode: '95814',
      },
    },
    formerNames: [],
    filings: {
      recent: {
        accessionNumber: rows.map((_, i) => `0000000099-25-00000${i}`),
        filingDate: column(1),
        reportDate: column(1),
        acceptanceDateTime: column(1).map((date) => `${date}T16:00:00.000Z`),
        form: column(0),
        items: column(2),
        primaryDocument: rows.map(() => 'doc.htm'),
      },
      files: [],
    },
  });
}

/** Companies that the fake knows: a manufacturer and a bank. */
export const MANUFACTURER = '99';
export const BANK = '98';
export const UNKNOWN = '97';
/** Known, but without accounts in XBRL. */
export const SHELL = '96';

/** The regulator's two services on one local address. */
export function secFake(): Promise<FaultServer> {
  return faultServer('{}').then((server) => {
    server.behave(secBehaviour);
    return server;
  });
}

/** What the regulator says on a good day. */
function secBehaviour({ url = '' }: { url?: string | undefined }): Behaviour {
  if (url.includes('company_tickers'))
    return {
      body: JSON.stringify({
        0: { cik_str: 99, ticker: 'ANVL', title: 'ANVIL WORKS INC' },
        1: { cik_str: 98, ticker: 'BNK', title: 'FIRST BANK OF ANVIL' },
        2: { cik_str: 500, ticker: 'FAR', title: 'FAR AWAY CO' },
      }),
    };
  const key = String(Number(/CIK(\d{10})/.exec(url)?.[1] ?? '0'));
  if (
    (key !== MANUFACTURER && key !== BANK && key !== SHELL) ||
    (key === SHELL && url.includes('companyfacts'))
  )
    return { status: 404, type: 'application/xml', body: '<Error><Code>NoSuchKey</Code></Error>' };
  return {
    body: url.includes('companyfacts')
      ? facts(key)
      : submissions(key, key === BANK ? '6022' : '3420'),
  };
}
