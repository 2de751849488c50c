import * as z from 'zod';
import {
  companyRecord,
  companyTickers,
  filingFiles,
  NO_SUCH_COMPANY,
} from '../../../engines/ground/datasets/entities.ts';
import { ANY_SERIES, connector, service } from '../connector.ts';
import { data, fromJson, listOf, unavailable } from '../pipeline/reply.ts';
import { loose, newest, strict, textOf } from '../formats/values.ts';

const cikText = z.union([z.number().int(), z.string()]).transform((value) => String(Number(value)));
const Ticker = z.object({ cik_str: cikText, ticker: strict.text, title: strict.text });

const texts = z
  .array(z.unknown())
  .nullish()
  .transform((list) => (list ?? []).flatMap((value) => textOf(value) ?? []));
const column = z.array(z.unknown());
const Address = z
  .object({
    street1: loose.text,
    city: loose.text,
    stateOrCountry: loose.text,
    zipCode: loose.text,
  })
  .nullish();

/** Filings are parallel columns: of unequal length they cannot be trusted. */
const Recent = z
  .object({
    accessionNumber: column,
    filingDate: column,
    reportDate: column,
    acceptanceDateTime: column,
    form: column,
    items: column,
    primaryDocument: column,
  })
  .refine(
    (columns) => new Set(Object.values(columns).map(({ length }) => length)).size === 1,
    'the columns of the filings have unequal lengths',
  );

const Submissions = z.object({
  cik: cikText,
  name: strict.text,
  tickers: texts,
  exchanges: texts,
  sic: loose.text,
  sicDescription: loose.text,
  stateOfIncorporation: loose.text,
  fiscalYearEnd: loose.text,
  category: loose.text,
  addresses: z.object({ business: Address }).nullish(),
  formerNames: z.array(z.object({ name: strict.text })).nullish(),
  filings: z.object({ recent: Recent, files: z.array(z.unknown()).nullish() }),
});

function filingsOf(cik: string, recent: z.output<typeof Recent>) {
  return recent.accessionNumber.flatMap((number, index) => {
    const [accession, form, filedOn] = [
      textOf(number),
      textOf(recent.form[index]),
      textOf(recent.filingDate[index]),
    ];
    if (accession === undefined || form === undefined || filedOn === undefined) return [];
    const folder = `https://www.sec.gov/Archives/edgar/data/${cik}/${accession.replaceAll('-', '')}`;
    return [
      {
        accession,
        form,
        filedOn,
        reportDate: textOf(recent.reportDate[index]) ?? null,
        acceptedAt: textOf(recent.acceptanceDateTime[index]) ?? null,
        items: textOf(recent.items[index]) ?? null,
        url: `${folder}/${textOf(recent.primaryDocument[index]) ?? ''}`,
      },
    ];
  });
}

function recordOf(body: z.output<typeof Submissions>) {
  const {
    cik,
    name,
    tickers,
    exchanges,
    sic,
    sicDescription,
    stateOfIncorporation,
    fiscalYearEnd,
    category,
    addresses,
    formerNames,
    filings,
  } = body;
  const at = addresses?.business;
  return {
    cik,
    name,
    tickers,
    exchanges,
    sic,
    industry: sicDescription,
    stateOfIncorporation,
    fiscalYearEnd,
    category,
    headquarters:
      at === null || at === undefined
        ? null
        : { street: at.street1, city: at.city, state: at.stateOrCountry, zip: at.zipCode },
    formerNames: (formerNames ?? []).map((former) => former.name),
    filings: filingsOf(cik, filings.recent),
    hasOlderFilings: (filings.files ?? []).length > 0,
  };
}

const Index = z.object({ directory: z.object({ item: z.array(z.unknown()) }) });
const File = z.object({ name: strict.text, size: loose.number, 'last-modified': loose.time });

const Tickers = z.record(z.string().regex(/^\d+$/), z.unknown());

/** Companies and their filings. The agent must name a contact, else a web page with status 403 comes. */
export const secEdgar = connector({
  id: 'sec-edgar',
  title: 'SEC EDGAR',
  category: 'entity',
  provider: 'US Securities and Exchange Commission',
  home: 'https://www.sec.gov/search-filings',
  licence: 'US Government work, public domain',
  cadence: 'real time (under 1 min)',
  coverage: 'companies registered in the United States',
  key: 'none',
  perMinute: 300,
  baseUrl: 'https://data.sec.gov',
  hosts: ['www.sec.gov'],
  serves: [
    service({
      dataset: companyRecord,
      keepSeconds: 600,
      staleSeconds: 86_400,
      example: { cik: '320193' },
      request: ({ cik }) => ({ url: `/submissions/CIK${cik.padStart(10, '0')}.json` }),
      parse: (reply, { cik }) =>
        reply.status === 404
          ? unavailable(NO_SUCH_COMPANY)
          : fromJson(reply, Submissions, (body) => {
              if (cik !== ANY_SERIES && Number(body.cik) !== Number(cik))
                return unavailable(`the reply is about company ${body.cik}, not ${cik}`);
              const record = recordOf(body);
              return data(record, newest(record.filings.map(({ acceptedAt }) => acceptedAt)));
            }),
    }),
    service({
      dataset: companyTickers,
      certain: () => 'the list of companies is never empty',
      keepSeconds: 86_400,
      staleSeconds: 30 * 86_400,
      example: {},
      request: () => ({ url: 'https://www.sec.gov/files/company_tickers.json' }),
      parse: (reply) =>
        fromJson(reply, Tickers, (rows) =>
          listOf(Object.values(rows), Ticker, {
            read: ({ cik_str, ticker, title }) => ({ cik: cik_str, ticker, name: title }),
            wrap: (companies) => ({ companies }),
          }),
        ),
    }),
    service({
      dataset: filingFiles,
      certain: () => 'a filing has files',
      keepSeconds: 86_400,
      staleSeconds: 30 * 86_400,
      request: ({ cik, accession }) => ({
        url: `https://www.sec.gov/Archives/edgar/data/${Number(cik)}/${accession.replaceAll('-', '')}/index.json`,
      }),
      parse: (reply) =>
        fromJson(reply, Index, ({ directory }) =>
          listOf(directory.item, File, {
            read: (file) => ({
              name: file.name,
              bytes: file.size,
              modifiedAt: file['last-modified'],
            }),
            wrap: (files) => ({ files }),
          }),
        ),
    }),
  ],
});
