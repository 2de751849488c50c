import * as z from 'zod';
import { economicSeries } from '../../../engines/ground/datasets/markets.ts';
import { connector, service } from '../connector.ts';
import { fromJson, rowsOf } from '../pipeline/reply.ts';
import { seriesAnswer, type SeriesRow } from '../formats/seriesRows.ts';
import { loose, numberOf, strict, textOf, withQuery } from '../formats/values.ts';

/** Where a series lives, by the names that FRED and the agency give it. */
const ROUTES: Readonly<Record<string, { route: string; series: string; frequency: string }>> = {
  DCOILWTICO: { route: 'petroleum/pri/spt', series: 'RWTC', frequency: 'daily' },
  DHHNGSP: { route: 'natural-gas/pri/fut', series: 'RNGWHHD', frequency: 'daily' },
  GASREGW: { route: 'petroleum/pri/gnd', series: 'EMM_EPMR_PTE_NUS_DPG', frequency: 'weekly' },
  RIGS: { route: 'natural-gas/enr/drill', series: 'E_ERTRR0_XR0_NUS_C', frequency: 'monthly' },
  WCESTUS1: { route: 'petroleum/stoc/wstk', series: 'WCESTUS1', frequency: 'weekly' },
};

const Row = z.looseObject({ period: strict.text, series: loose.text });

/** Values stand under `value`, or under the name of the column that was asked for, with its units beside it: `price`, `price-units`. */
function fromRow({ period, series, ...row }: z.output<typeof Row>): SeriesRow {
  const column = 'value' in row ? 'value' : Object.keys(row).find((name) => `${name}-units` in row);
  return {
    series: series ?? facetsOf(row),
    units: textOf(row['units'] ?? row[`${column}-units`]) ?? null,
    date: period,
    value: column === undefined ? undefined : numberOf(row[column]),
    from: null,
    until: null,
  };
}

const isNamed = (rows: readonly unknown[]) => rows.some((row) => Row.safeParse(row).data?.series);

/** The facets of a reply whose rows have all the same ones: they need no name of a series to be that which was asked for. */
function onlyOne(rows: ReturnType<typeof rowsOf<typeof Row, SeriesRow>>): string | undefined {
  const held = new Set(Array.isArray(rows) ? rows.map(({ series }) => series) : []);
  return held.size === 1 ? ([...held][0] ?? undefined) : undefined;
}

/** What sets a row apart from others where no series is named: the codes of its facets; null where it has none. */
function facetsOf(row: Readonly<Record<string, unknown>>): string | null {
  const codes = Object.entries(row)
    .filter(
      ([name]) => !/-?(name|description|units)$/i.test(name) && numberOf(row[name]) === undefined,
    )
    .flatMap(([name, value]) => (name === 'value' ? [] : (textOf(value) ?? [])));
  return codes.length === 0 ? null : codes.join('/');
}

const Reply = z.object({ response: z.object({ data: z.array(z.unknown()) }) });

/** The first version of the interface, as recordings still hold it: `PET.RWTC.D`, with pairs of period and value. @source EIA API v1, series */
const Old = z.object({
  series: z
    .array(
      z.object({
        series_id: strict.text,
        units: loose.text,
        data: z.array(z.tuple([z.union([z.string(), z.int()]), z.unknown()])),
      }),
    )
    .min(1),
});

/** `20260502`, `202605` and `2026` as the days, months and years of today. */
const dashed = (period: string | number): string =>
  String(period).replace(/^(\d{4})(\d\d)(\d\d)?$/, (_, year, month, day) =>
    [year, month, day].filter((part) => part !== undefined).join('-'),
  );

const Either = z.union([Reply, Old]);

const oldRows = ({ series }: z.output<typeof Old>): SeriesRow[] =>
  series.flatMap(({ series_id, units, data }) =>
    data.map(([period, value]) => ({
      series: series_id.split('.').slice(1, -1).join('.') || series_id,
      units,
      date: dashed(period),
      value: numberOf(value),
      from: null,
      until: null,
    })),
  );

/** What the agency calls a series, or the only one that a reply has. */
const namesOf = (seriesId: string, only: string | undefined): string[] => [
  seriesId,
  ROUTES[seriesId]?.series ?? only ?? seriesId,
];

/** Oil, gas and power of the United States. Numbers come as text. */
export const eia = connector({
  id: 'eia',
  title: 'EIA',
  category: 'economic',
  provider: 'US Energy Information Administration',
  home: 'https://www.eia.gov/opendata',
  licence: 'US Government work, public domain',
  attribution: 'US Energy Information Administration',
  cadence: 'daily to weekly',
  coverage: 'United States',
  key: 'required',
  perMinute: 150,
  baseUrl: 'https://api.eia.gov/v2',
  serves: [
    service({
      dataset: economicSeries,
      keepSeconds: 21_600,
      staleSeconds: 7 * 86_400,
      example: { seriesId: 'WCESTUS1' },
      request({ seriesId, startDate }, key) {
        const where = ROUTES[seriesId];
        if (where === undefined || key === undefined) return undefined;
        return {
          url: withQuery(`/${where.route}/data/`, {
            api_key: key,
            frequency: where.frequency,
            'data[0]': 'value',
            'facets[series][]': where.series,
            start: where.frequency === 'monthly' ? startDate?.slice(0, 7) : startDate,
            'sort[0][column]': 'period',
            'sort[0][direction]': 'desc',
            length: 5000,
          }),
        };
      },
      parse: (reply, { seriesId }) =>
        fromJson(reply, Either, (body) => {
          if ('series' in body)
            return seriesAnswer(oldRows(body), seriesId, namesOf(seriesId, undefined));
          const { response } = body;
          const rows = rowsOf(response.data, Row, fromRow);
          const only = isNamed(response.data) ? undefined : onlyOne(rows);
          return Array.isArray(rows) ? seriesAnswer(rows, seriesId, namesOf(seriesId, only)) : rows;
        }),
    }),
  ],
});
