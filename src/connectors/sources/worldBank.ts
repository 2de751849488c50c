import * as z from 'zod';
import { countryIndicator } from '../../../engines/ground/datasets/markets.ts';
import { ANY_SERIES, connector, service, type Parsed, type RawReply } from '../connector.ts';
import {
  fromJson,
  fromXml,
  list,
  rowsOf,
  unavailable,
  type Unavailable,
} from '../pipeline/reply.ts';
import { loose, numberOf, strict, withQuery } from '../formats/values.ts';
import { elementText, many } from '../formats/xml.ts';

const Row = z.object({
  countryiso3code: loose.text,
  country: z.object({ id: loose.text, value: loose.text }).nullish(),
  indicator: z.object({ id: strict.text, value: loose.text }),
  /** Years, and quarters or months where `frequency` asks for them; other databases of the bank write `YR2023`. */
  date: z
    .union([z.string().regex(/^(YR)?\d{4}([QM]\d{1,2})?$/), z.int().min(1000).max(2999)])
    .transform((date) => String(date).replace('YR', '')),
  value: z.unknown(),
});
const Reply = z.tuple([
  z.object({ page: strict.number, pages: loose.number, lastupdated: loose.text }),
  z.array(z.unknown()).nullish(),
]);

type Query = z.output<typeof countryIndicator.query>;
type Row = z.output<typeof Row>;

/** In XML, the default of the interface, members are elements and the ids of others are attributes. @source World Bank, API basic call structures */
const Element = z.record(z.string(), z.unknown());
const XmlRow = z
  .object({
    indicator: Element,
    country: Element,
    countryiso3code: z.unknown().optional(),
    date: z.unknown(),
    value: z.unknown(),
  })
  .transform(({ indicator, country, countryiso3code, date, value }) => ({
    indicator: { id: indicator['@id'], value: elementText(indicator) },
    country: { id: country['@id'], value: elementText(country) },
    countryiso3code,
    date: elementText(date),
    value: elementText(value),
  }));
const Document = z
  .object({ data: Element })
  .transform(({ data }) => [
    { page: data['@page'], pages: data['@pages'], lastupdated: data['@lastupdated'] },
    many(XmlRow).parse(data['data']),
  ]);

/** Reads a reply in JSON or in XML. */
function fromBank<A>(
  reply: RawReply,
  read: (body: z.output<typeof Reply>) => Parsed<A>,
): Parsed<A> {
  if (!/^\s*</.test(reply.text)) return fromJson(reply, Reply, read);
  return fromXml(reply, (document) => {
    const { data: body } = Document.safeParse(document);
    const { data: found } = Reply.safeParse(body);
    return found === undefined ? unavailable('the reply is no indicator') : read(found);
  });
}

/** A reply may hold other indicators and countries beside those asked for: they are never mixed in. */
function answerOf(
  about: z.output<typeof Reply>[0],
  rows: readonly unknown[],
  { indicator, country }: Query,
): Parsed<z.output<typeof countryIndicator.answer>> {
  const parsed = rowsOf(rows, Row, (row) => row);
  if (!Array.isArray(parsed)) return parsed;
  const ofIndicator = only(parsed, indicator, ({ indicator: { id } }) => id);
  if (!Array.isArray(ofIndicator)) return ofIndicator;
  // Rows of one country that lack its code of three letters have nothing to be compared with.
  const isNamed =
    new Set(ofIndicator.map(codeOf)).size > 1 || ofIndicator[0]?.countryiso3code !== null;
  const own = only(ofIndicator, country === 'all' || !isNamed ? ANY_SERIES : country, codeOf);
  if (!Array.isArray(own)) return own;
  const [held, ...others] = new Set(own.map((row) => row.indicator.id));
  const single = others.length === 0 ? (held ?? null) : null;
  const values = own.flatMap(valueOf);
  return list(
    values,
    {
      indicator: indicator === ANY_SERIES ? single : indicator,
      title: single === null ? null : (own[0]?.indicator.value ?? null),
      values,
      complete: about.page >= (about.pages ?? 1),
    },
    about.lastupdated === null ? null : `${about.lastupdated}T00:00:00Z`,
  );
}

/** Rows of what was asked for; a reply of others only says so. */
function only(rows: Row[], asked: string, of: (row: Row) => string | null): Row[] | Unavailable {
  if (asked === ANY_SERIES || rows.length === 0) return rows;
  const own = rows.filter((row) => of(row)?.toUpperCase() === asked.toUpperCase());
  if (own.length > 0) return own;
  const held = [...new Set(rows.map((row) => of(row) ?? 'rows without a code'))].slice(0, 5);
  return unavailable(`the reply holds ${held.join(', ')}, not ${asked}`);
}

/** Indicators of countries by year. A failure comes with status 200 and a message in place of the data. */
export const worldBank = connector({
  id: 'world-bank',
  title: 'World Bank indicators',
  category: 'economic',
  provider: 'World Bank',
  home: 'https://data.worldbank.org',
  licence: 'CC BY 4.0',
  attribution: 'World Bank, World Development Indicators',
  cadence: 'quarterly',
  coverage: 'world',
  key: 'none',
  perMinute: 300,
  baseUrl: 'https://api.worldbank.org/v2',
  serves: [
    service({
      dataset: countryIndicator,
      keepSeconds: 7 * 86_400,
      staleSeconds: 90 * 86_400,
      persistent: true,
      example: { country: 'USA', indicator: 'NY.GDP.MKTP.CD', fromYear: 2018, toYear: 2024 },
      request: ({ country, indicator, fromYear, toYear }) => ({
        url: withQuery(`/country/${country}/indicator/${indicator}`, {
          format: 'json',
          date: `${fromYear}:${toYear}`,
          per_page: 1000,
        }),
      }),
      parse: (reply, query) =>
        fromBank(reply, ([about, rows]) => answerOf(about, rows ?? [], query)),
    }),
  ],
});

/** A region of the bank has no code of three letters. */
const codeOf = ({ countryiso3code, country }: Row): string | null =>
  countryiso3code ?? country?.id ?? null;

/** A year that nobody reported has a null value. */
function valueOf(row: Row) {
  const { indicator, country, date } = row;
  const [value, code] = [numberOf(row.value), codeOf(row)];
  return value === undefined || code === null
    ? []
    : [
        {
          indicator: indicator.id,
          country: code,
          countryName: country?.value ?? null,
          year: Number(date.slice(0, 4)),
          period: date,
          value,
        },
      ];
}
