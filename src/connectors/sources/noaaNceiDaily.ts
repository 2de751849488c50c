import * as z from 'zod';
import { stationHistory } from '../../../engines/ground/datasets/climateSeries.ts';
import { connector, service } from '../connector.ts';
import { anyRows, fromJson, listOf } from '../pipeline/reply.ts';
import { loose, newest, withQuery } from '../formats/values.ts';

const Row = z.object({
  DATE: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  TMAX: loose.number,
  TMIN: loose.number,
  PRCP: loose.number,
  SNOW: loose.number,
});

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
      parse: (reply) =>
        fromJson(reply, anyRows, (rows) =>
          listOf(rows, Row, {
            read: ({ DATE, TMAX, TMIN, PRCP, SNOW }) => ({
              date: DATE,
              temperatureMaxC: TMAX,
              temperatureMinC: TMIN,
              precipitationMm: PRCP,
              snowMm: SNOW,
            }),
            wrap: (days) => ({ days }),
            asOf: (days) => newest(days.map(({ date }) => `${date}T00:00:00Z`)),
          }),
        ),
    }),
  ],
});
