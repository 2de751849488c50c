import * as z from 'zod';
import { stationHistory } from '../../../engines/ground/datasets/climateSeries.ts';
import { ANY_SERIES, connector, service, type Parsed } from '../connector.ts';
import { anyRows, fromCsv, fromJson, list, rowsOf, unavailable } from '../pipeline/reply.ts';
import { loose, newest, withQuery } from '../formats/values.ts';

const Row = z.object({
  STATION: loose.text,
  DATE: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  TMAX: loose.number,
  TMIN: loose.number,
  PRCP: loose.number,
  SNOW: loose.number,
});

/** The table, which the service sends unless asked otherwise: its first columns are the station and the day. */
const CSV_HEADER = /^\uFEFF?"?STATION"?,(.*,)?"?DATE"?[,\n]/;

/** Air temperatures on earth, °C, with room. @source WMO archive of weather extremes: -89.2 to 56.7 °C */
const isOnEarth = (celsius: number | null) => celsius === null || (celsius >= -95 && celsius <= 65);

type Answer = z.output<typeof stationHistory.answer>;

/**
 * Days of one station. Units are not in the reply: those of another address, and the tenths in which the archive keeps its files, are
 * refused where they show.
 */
function answerOf(rows: readonly unknown[], url: string, stationId: string): Parsed<Answer> {
  if (URL.parse(url)?.searchParams.get('units') === 'standard')
    return unavailable('the reply is in US units, which it does not say: ask for units=metric');
  const all = rowsOf(rows, Row, (row) => row);
  if (!Array.isArray(all)) return all;
  const held = [...new Set(all.map(({ STATION }) => STATION))];
  const own = all.filter(
    ({ STATION }) => stationId === ANY_SERIES || STATION === null || STATION === stationId,
  );
  if (own.length === 0 && all.length > 0)
    return unavailable(
      `the reply is about station ${held.slice(0, 5).join(', ')}, not ${stationId}`,
    );
  if (stationId === ANY_SERIES && held.length > 1)
    return unavailable(`the reply holds ${held.length} stations: say which`);
  if (!own.every(({ TMAX, TMIN }) => isOnEarth(TMAX) && isOnEarth(TMIN)))
    return unavailable('the reply holds temperatures that are not in °C');
  const days = own.map(({ DATE, TMAX, TMIN, PRCP, SNOW }) => ({
    date: DATE,
    temperatureMaxC: TMAX,
    temperatureMinC: TMIN,
    precipitationMm: PRCP,
    snowMm: SNOW,
  }));
  return list(days, { days }, newest(days.map(({ date }) => `${date}T00:00:00Z`)));
}

/** Daily history of the stations of the world (GHCN-Daily). Numbers come as text. */
export const noaaNceiDaily = connector({
  id: 'noaa-ncei-cdo',
  title: 'NCEI daily summaries',
  category: 'weather',
  provider: 'NOAA National Centers for Environmental Information',
  home: 'https://www.ncei.noaa.gov/access',
  cadence: 'daily',
  licence: 'US Government work, public domain',
  coverage: 'world',
  key: 'none',
  perMinute: 60,
  timeoutMs: 15_000,
  baseUrl: 'https://www.ncei.noaa.gov/access/services/data',
  serves: [
    service({
      dataset: stationHistory,
      keepSeconds: 7 * 86_400,
      staleSeconds: 365 * 86_400,
      persistent: true,
      example: { stationId: 'USW00024127', startDate: '2020-01-01', endDate: '2020-01-07' },
      request: ({ stationId, startDate, endDate }) => ({
        url: withQuery('/v1', {
          dataset: 'daily-summaries',
          stations: stationId,
          startDate,
          endDate,
          dataTypes: 'TMAX,TMIN,PRCP,SNOW',
          format: 'json',
          units: 'metric',
        }),
      }),
      parse: (reply, { stationId }) =>
        CSV_HEADER.test(reply.text)
          ? fromCsv(reply, CSV_HEADER, (rows) => answerOf(rows, reply.url, stationId))
          : fromJson(reply, anyRows, (rows) => answerOf(rows, reply.url, stationId)),
    }),
  ],
});
