import * as z from 'zod';
import {
  economicReleases,
  economicSeries,
  economicSeriesInfo,
} from '../../../engines/ground/datasets/markets.ts';
import { connector, service } from '../connector.ts';
import { anyRows, data, fromCsv, fromJson, listOf, unavailable } from '../pipeline/reply.ts';
import { loose, numberOf, strict, textOf, withQuery } from '../formats/values.ts';

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
/** A point stands for a day without a value. */
const Observation = z.object({ date: day, value: z.unknown() });
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
  press_release: z.boolean().nullish(),
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

const Reply = z.object({ observations: anyRows });

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
        const fromRows = (rows: readonly unknown[]) =>
          listOf(rows, Observation, {
            read: ({ date, value }) => {
              const number = numberOf(value);
              return number === undefined ? undefined : { date, value: number };
            },
            wrap: (observations) => ({ seriesId, units: null, observations }),
            asOf: (observations) => at(observations.at(-1)?.date),
          });
        if (/^\s*\{/.test(reply.text))
          return fromJson(reply, Reply, ({ observations }) => fromRows(observations));
        return fromCsv(reply, /^\uFEFF?(observation_date|DATE),.*\n/, (rows) => {
          const column = Object.keys(rows[0] ?? {}).find((name) => !/date/i.test(name)) ?? '';
          return fromRows(
            rows.map((row) => ({
              date: row['observation_date'] ?? row['DATE'],
              value: row[column],
            })),
          );
        });
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
      parse: (reply) =>
        fromJson(reply, Info, ({ seriess: [info] }) => {
          if (info === undefined) return unavailable('the series is not described');
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
        fromJson(reply, Releases, ({ releases }) =>
          listOf(releases, Release, { read: releaseOf, wrap: (found) => ({ releases: found }) }),
        ),
    }),
  ],
});
