import * as z from 'zod';
import { countryIndicator } from '../../../engines/ground/datasets/markets.ts';
import { connector, service } from '../connector.ts';
import { empty, fromJson, listOf } from '../pipeline/reply.ts';
import { loose, numberOf, strict, withQuery } from '../formats/values.ts';

const Row = z.object({
  countryiso3code: loose.text.optional(),
  country: z.object({ id: strict.text, value: loose.text.optional() }),
  indicator: z.object({ id: strict.text, value: loose.text.optional() }),
  date: z.union([z.string().regex(/^\d{4}$/), z.int().transform(String)]),
  value: z.unknown(),
});
const Reply = z.tuple([
  z.object({ page: loose.number, pages: loose.number, lastupdated: loose.text.optional() }),
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
          if (rows === null || rows === undefined)
            return empty({ indicator, title: null, values: [], complete: true });
          let title: string | null = null;
          return listOf(rows, Row, {
            read(row) {
              // A reply may hold other indicators beside the one asked for: they are never mixed into its series.
              if (row.indicator.id.toUpperCase() !== indicator.toUpperCase()) return undefined;
              const value = numberOf(row.value);
              title ??= row.indicator.value ?? null;
              return value === undefined
                ? undefined
                : {
                    country: row.countryiso3code ?? row.country.id,
                    countryName: row.country.value ?? null,
                    year: Number(row.date),
                    value,
                  };
            },
            wrap: (values) => ({
              indicator,
              title,
              values,
              complete: (about.page ?? 1) >= (about.pages ?? 1),
            }),
            asOf: () =>
              about.lastupdated === null || about.lastupdated === undefined
                ? null
                : `${about.lastupdated}T00:00:00Z`,
          });
        }),
    }),
  ],
});
