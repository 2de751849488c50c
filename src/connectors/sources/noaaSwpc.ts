import * as z from 'zod';
import { planetaryK, spaceWeather } from '../../../engines/ground/datasets/hazardFeeds.ts';
import { connector, service } from '../connector.ts';
import { anyRows, data, fromJson, listOf, unavailable } from '../pipeline/reply.ts';
import { loose, newest, numberOf, strict, timeOf, within } from '../formats/values.ts';

const Scale = z
  .object({ Scale: z.unknown() })
  .transform(({ Scale: text }) => within(numberOf(text), 0, 5) ?? null);
const Scales = z.object({
  '0': z.object({ DateStamp: z.string(), TimeStamp: z.string(), R: Scale, S: Scale, G: Scale }),
});

const kp = z.unknown().transform(numberOf).pipe(z.number().min(0).max(9));
/** An object since 2026, in the file of the forecast with a small letter; before, a row of an array whose first row named the columns. */
const KRow = z.union([
  z
    .object({ time_tag: strict.time, Kp: kp, observed: loose.text })
    .transform(({ time_tag, Kp, observed }) => ({ at: time_tag, kp: Kp, state: observed })),
  z
    .object({ time_tag: strict.time, kp, observed: loose.text })
    .transform((row) => ({ at: row.time_tag, kp: row.kp, state: row.observed })),
  z
    .tuple([strict.time, kp], z.unknown())
    .transform(([at, value, state]) => ({ at, kp: value, state })),
]);

/** Storms on the sun and their effect here. */
export const noaaSwpc = connector({
  id: 'noaa-swpc',
  title: 'Space Weather Prediction Center',
  category: 'environmental',
  provider: 'NOAA Space Weather Prediction Center',
  home: 'https://www.swpc.noaa.gov',
  licence: 'US Government work, public domain',
  cadence: '1 to 5 min',
  coverage: 'world',
  key: 'none',
  perMinute: 60,
  baseUrl: 'https://services.swpc.noaa.gov',
  serves: [
    service({
      dataset: spaceWeather,
      keepSeconds: 300,
      staleSeconds: 3600,
      example: {},
      request: () => ({ url: '/products/noaa-scales.json' }),
      parse: (reply) =>
        fromJson(reply, Scales, ({ '0': now }) => {
          const at = timeOf(`${now.DateStamp} ${now.TimeStamp}`);
          if (at === undefined) return unavailable('the scales have no time');
          return data(
            { at, radioBlackout: now.R, radiationStorm: now.S, geomagneticStorm: now.G },
            at,
          );
        }),
    }),
    service({
      dataset: planetaryK,
      certain: () => 'the index is measured every three hours',
      keepSeconds: 300,
      staleSeconds: 21_600,
      example: {},
      request: () => ({ url: '/products/noaa-planetary-k-index.json' }),
      parse: (reply) =>
        fromJson(reply, anyRows, (rows) =>
          listOf(rows, KRow, {
            // The file of the forecast goes on into the days to come: what is predicted is no measurement.
            read: ({ at, kp: value, state }) =>
              state === 'predicted' ? undefined : { at, kp: value },
            wrap: (values) => ({ values }),
            asOf: (values) => newest(values.map(({ at }) => at)),
          }),
        ),
    }),
  ],
});
