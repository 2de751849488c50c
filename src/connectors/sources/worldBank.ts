import * as z from 'zod';
import { countryIndicator } from '../../../engines/ground/datasets/markets.ts';
import { ANY_SERIES, connector, service } from '../connector.ts';
import { fromJson, list, rowsOf, unavailable } from '../pipeline/reply.ts';
import { loose, numberOf, strict, withQuery } from '../formats/values.ts';

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
  z.object({ page: loose.number, pages: loose.number, lastupdated: loose.text }),
  z.array(z.unknown()).nullish(),
]);

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
      parse: (reply, { indicator }) =>
        fromJson(reply, Reply, ([about, rows]) => {
          const parsed = rowsOf(rows ?? [], Row, (row) => row);
          if (!Array.isArray(parsed)) return parsed;
          const held = [...new Set(parsed.map((row) => row.indicator.id))];
          const isAsked = (id: string) =>
            indicator === ANY_SERIES || id.toUpperCase() === indicator.toUpperCase();
          if (held.length > 0 && !held.some(isAsked))
            return unavailable(`the reply holds ${held.slice(0, 5).join(', ')}, not ${indicator}`);
          // A reply may hold other indicators beside the one asked for: they are never mixed into its series.
          const own = parsed.filter((row) => isAsked(row.indicator.id));
          const values = own.flatMap(valueOf);
          return list(
            values,
            {
              indicator:
                indicator !== ANY_SERIES ? indicator : held.length === 1 ? (held[0] ?? null) : null,
              title: held.filter(isAsked).length === 1 ? (own[0]?.indicator.value ?? null) : null,
              values,
              complete: (about.page ?? 1) >= (about.pages ?? 1),
            },
            about.lastupdated === null ? null : `${about.lastupdated}T00:00:00Z`,
          );
        }),
    }),
  ],
});

/** A year that nobody reported has a null value, a region of the bank no code of three letters. */
function valueOf({ indicator, country, countryiso3code, date, value: raw }: z.output<typeof Row>) {
  const value = numberOf(raw);
  const code = countryiso3code ?? country?.id ?? null;
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
