import * as z from 'zod';
import { countryIndicator } from '../../../engines/ground/datasets/markets.ts';
import { connector, service } from '../connector.ts';
import { empty, fromJson, listOf } from '../pipeline/reply.ts';
import { loose, numberOf, strict, withQuery } from '../formats/values.ts';

const Row = z.object({
  countryiso3code: loose.text,
  country: z.object({ id: strict.text, value: loose.text }),
  indicator: z.object({ id: strict.text, value: loose.text }),
  date: z.string().regex(/^\d{4}$/),
  value: z.unknown(),
});
const Reply = z.tuple([
  z.object({ page: z.number(), pages: z.number(), lastupdated: loose.text }),
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
              const value = numberOf(row.value);
              title ??= row.indicator.value;
              return value === undefined
                ? undefined
                : {
                    country: row.countryiso3code ?? row.country.id,
                    countryName: row.country.value,
                    year: Number(row.date),
                    value,
                  };
            },
            wrap: (values) => ({ indicator, title, values, complete: about.page >= about.pages }),
            asOf: () => (about.lastupdated === null ? null : `${about.lastupdated}T00:00:00Z`),
          });
        }),
    }),
  ],
});
