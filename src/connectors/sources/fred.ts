import * as z from 'zod';
import {
  economicReleases,
  economicSeries,
  economicSeriesInfo,
} from '../../../engines/ground/datasets/markets.ts';
import { ANY_SERIES, connector, service } from '../connector.ts';
import { anyRows, data, fromCsv, listOf, rowsOf, unavailable } from '../pipeline/reply.ts';
import { fromFred } from '../formats/fredXml.ts';
import { seriesAnswer, type SeriesRow } from '../formats/seriesRows.ts';
import { loose, numberOf, strict, textOf, withQuery } from '../formats/values.ts';

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
/** A point stands for a day without a value. A reply of several vintages has a row for each, or a member `GDP_20200430` for each. */
const Observation = z.looseObject({
  date: day,
  realtime_start: loose.text,
  realtime_end: loose.text,
});
/** A row of the file behind a chart: a column for each series. */
const ChartRow = z.record(z.string(), z.string()).transform((row, context) => {
  const { data: date } = day.safeParse(row['observation_date'] ?? row['DATE']);
  if (date !== undefined) return { date, row };
  context.addIssue({ code: 'custom', message: 'no date' });
  return z.NEVER;
});
const Info = z.object({
  seriess: z
    .array(
      z.object({
        id: strict.text,
        title: strict.text,
        units: loose.text,
        frequency: loose.text,
        seasonal_adjustment: loose.text,
        observation_start: loose.text,
        observation_end: loose.text,
        last_updated: loose.text,
      }),
    )
    .min(1),
});

const Release = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  name: strict.text,
  press_release: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
    .nullish(),
  link: loose.text,
  notes: loose.text,
});
const Releases = z.object({ releases: anyRows });
const releaseOf = ({ id, name, press_release, link, notes }: z.output<typeof Release>) => ({
  id,
  name,
  isPressRelease: press_release ?? null,
  url: link,
  notes,
});

/** The rig count is asked under a name of its own; FRED does not carry it. */
const NO_SERIES_OF_FRED = 'RIGS';

const at = (date: string | undefined) => (date === undefined ? null : `${date}T00:00:00Z`);

/** What the numbers were made into (`units`): a change or a logarithm is not the series itself, whose own units are not said. */
const Reply = z.object({ observations: anyRows, units: loose.text });
const TRANSFORMED: Readonly<Record<string, string>> = {
  chg: 'change',
  ch1: 'change from a year ago',
  pch: 'per cent change',
  pc1: 'per cent change from a year ago',
  pca: 'compounded annual rate of change, per cent',
  cch: 'continuously compounded rate of change, per cent',
  cca: 'continuously compounded annual rate of change, per cent',
  log: 'natural logarithm',
};
const unitsOf = (code: string | null | undefined): string | null =>
  TRANSFORMED[code ?? 'lin'] ?? null;

/** A series, of a vintage where the name ends with its day. @source FRED API, series/observations, `output_type` 2 and 3 */
const VINTAGE = /^(.+)_(\d{4})(\d\d)(\d\d)$/;

function namedRow(name: string, date: string, value: unknown): SeriesRow {
  const [, series = name, year, month, dayOfMonth] = VINTAGE.exec(name) ?? [];
  return {
    // The old name of the only column of a chart.
    series: series === 'VALUE' ? null : series,
    units: null,
    date,
    value: numberOf(value),
    from: year === undefined ? null : `${year}-${month}-${dayOfMonth}`,
    until: null,
  };
}

function fromObservation(row: z.output<typeof Observation>, units: string | null): SeriesRow[] {
  const { date, realtime_start: from, realtime_end: until, value, ...columns } = row;
  return value === undefined
    ? Object.entries(columns).map(([name, each]) => ({ ...namedRow(name, date, each), units }))
    : [{ series: null, units, date, value: numberOf(value), from, until }];
}

const fromChart = ({ date, row }: z.output<typeof ChartRow>): SeriesRow[] =>
  Object.entries(row).flatMap(([name, value]) =>
    /^(observation_date|DATE)$/.test(name) ? [] : namedRow(name, date, value),
  );

const answerOf = (rows: ReturnType<typeof rowsOf<z.ZodType, SeriesRow[]>>, seriesId: string) =>
  Array.isArray(rows) ? seriesAnswer(rows.flat(), seriesId) : rows;

/** Series of the Federal Reserve Bank: by key from the interface, or without one from the file behind its charts. */
export const fred = connector({
  id: 'fred',
  title: 'FRED',
  category: 'economic',
  provider: 'Federal Reserve Bank of St. Louis',
  home: 'https://fred.stlouisfed.org',
  licence: 'FRED terms; some series are copyrighted by third parties',
  attribution:
    'This product uses the FRED® API but is not endorsed or certified by the Federal Reserve Bank of St. Louis.',
  cadence: 'daily',
  coverage: 'United States and world',
  key: 'required',
  perMinute: 120,
  baseUrl: 'https://api.stlouisfed.org/fred',
  hosts: ['fred.stlouisfed.org'],
  serves: [
    service({
      dataset: economicSeries,
      keepSeconds: 21_600,
      staleSeconds: 7 * 86_400,
      example: { seriesId: 'DCOILWTICO' },
      request: ({ seriesId, startDate }, key) =>
        key === undefined || seriesId === NO_SERIES_OF_FRED
          ? undefined
          : {
              url: withQuery('/series/observations', {
                series_id: seriesId,
                observation_start: startDate,
                api_key: key,
                file_type: 'json',
              }),
            },
      parse(reply, { seriesId }) {
        if (/^\s*[{<]/.test(reply.text))
          return fromFred(reply, Reply, ({ observations, units }) =>
            answerOf(
              rowsOf(observations, Observation, (row) => fromObservation(row, unitsOf(units))),
              seriesId,
            ),
          );
        return fromCsv(reply, /^\uFEFF?(observation_date|DATE),.*\r?\n/, (rows) =>
          answerOf(rowsOf(rows, ChartRow, fromChart), seriesId),
        );
      },
    }),
    service({
      dataset: economicSeriesInfo,
      keepSeconds: 86_400,
      staleSeconds: 30 * 86_400,
      request: ({ seriesId }, key) =>
        key === undefined
          ? undefined
          : { url: withQuery('/series', { series_id: seriesId, api_key: key, file_type: 'json' }) },
      parse: (reply, { seriesId }) =>
        fromFred(reply, Info, ({ seriess: [info] }) => {
          if (info === undefined) return unavailable('the series is not described');
          if (seriesId !== ANY_SERIES && info.id !== seriesId)
            return unavailable(`the reply is about ${info.id}, not ${seriesId}`);
          const {
            id,
            title,
            units,
            frequency,
            seasonal_adjustment,
            observation_start,
            observation_end,
            last_updated,
          } = info;
          return data(
            {
              seriesId: id,
              title,
              units,
              frequency,
              seasonalAdjustment: seasonal_adjustment,
              startDate: observation_start,
              endDate: observation_end,
              updatedAt: textOf(last_updated) ?? null,
            },
            at(observation_end ?? undefined),
          );
        }),
    }),
    service({
      dataset: economicReleases,
      keepSeconds: 86_400,
      staleSeconds: 90 * 86_400,
      example: { releaseId: 10 },
      request: ({ releaseId }, key) =>
        key === undefined
          ? undefined
          : {
              url: withQuery(releaseId === undefined ? '/releases' : '/release', {
                release_id: releaseId,
                api_key: key,
                file_type: 'json',
              }),
            },
      parse: (reply) =>
        fromFred(reply, Releases, ({ releases }) =>
          listOf(releases, Release, { read: releaseOf, wrap: (found) => ({ releases: found }) }),
        ),
    }),
  ],
});
