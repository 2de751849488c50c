import * as z from 'zod';
import { waterLevels } from '../../../engines/ground/datasets/sea.ts';
import { connector, service } from '../connector.ts';
import { fromJson, listOf } from '../pipeline/reply.ts';
import { loose, newest, numberOf, strict, textOf, withQuery } from '../formats/values.ts';

const Reply = z
  .object({
    metadata: z
      .object({ id: loose.text, name: loose.text, lat: loose.lat, lon: loose.lon })
      .optional(),
    data: z.array(z.unknown()).optional(),
    predictions: z.array(z.unknown()).optional(),
  })
  .transform(({ metadata, data, predictions }) => ({ metadata, rows: data ?? predictions }));

/** Times without a zone are UTC, since we ask for `gmt`; values are text. */
const Row = z.object({ t: strict.time, v: z.unknown() });

/** Tides, water levels and sea temperature at US stations. Failures come with status 200 and an `error`. */
export const noaaCoops = connector({
  id: 'noaa-coops',
  title: 'CO-OPS tides and currents',
  category: 'environmental',
  provider: 'NOAA Center for Operational Oceanographic Products',
  home: 'https://tidesandcurrents.noaa.gov',
  licence: 'US Government work, public domain',
  cadence: '6 min',
  coverage: 'US coasts',
  key: 'none',
  perMinute: 60,
  baseUrl: 'https://api.tidesandcurrents.noaa.gov/api/prod',
  serves: [
    service({
      dataset: waterLevels,
      keepSeconds: 360,
      staleSeconds: 7200,
      example: { stationId: '9414290', hours: 6 },
      request: ({ stationId, product, hours }) => ({
        url: withQuery('/datagetter', {
          station: stationId,
          product,
          range: hours,
          datum: product === 'water_level' || product === 'predictions' ? 'MLLW' : undefined,
          time_zone: 'gmt',
          units: 'metric',
          format: 'json',
          application: 'geophysical_risk_intelligence',
        }),
      }),
      parse: (reply, { stationId }) =>
        fromJson(
          reply,
          Reply.refine(({ rows }) => rows !== undefined, 'neither data nor predictions'),
          ({ metadata, rows = [] }) =>
            listOf(rows, Row, {
              read({ t, v }) {
                const value = numberOf(v);
                return value === undefined ? undefined : { at: t, value };
              },
              wrap: (values) => ({
                station: {
                  id: textOf(metadata?.id) ?? stationId,
                  name: metadata?.name ?? null,
                  lat: metadata?.lat ?? null,
                  lon: metadata?.lon ?? null,
                },
                values,
              }),
              asOf: (values) => newest(values.map(({ at }) => at)),
            }),
        ),
    }),
  ],
});
