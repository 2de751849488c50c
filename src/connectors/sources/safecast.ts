import * as z from 'zod';
import { radiation } from '../../../engines/ground/datasets/instruments.ts';
import { connector, service, type Parsed } from '../connector.ts';
import { daysBefore } from '../formats/geoJsonQuakes.ts';
import { fromCsv, fromJson, listOf } from '../pipeline/reply.ts';
import { loose, newest, numberOf, strict, withQuery } from '../formats/values.ts';

/** Counts a minute for 1 µSv/h of caesium-137 in the LND 7317 and 7318 tubes. @source Brown et al. (2016), J. Radiol. Prot. 36, S82-S101. doi:10.1088/0952-4746/36/2/S82 */
const CPM_PER_USV = 334;

const cpm = z.unknown().transform(numberOf).pipe(z.number().min(0).max(1e6));
const Measurement = z
  .object({
    value: cpm,
    unit: z.literal('cpm'),
    captured_at: strict.time,
    latitude: strict.lat,
    longitude: strict.lon,
    device_id: loose.number,
  })
  .transform((row) => ({
    at: row.captured_at,
    lat: row.latitude,
    lon: row.longitude,
    cpm: row.value,
    device: row.device_id === null ? null : String(row.device_id),
  }));

/** The archive of the fixed sensors has its rows inside a search result. Counts of the smaller LND 712 tube mean another dose and are left out. */
const Hit = z
  .object({
    _source: z.object({
      device_urn: loose.text,
      when_captured: strict.time,
      loc_lat: strict.lat,
      loc_lon: strict.lon,
      lnd_7318u: loose.number,
      lnd_7318c: loose.number,
    }),
  })
  .transform(({ _source: row }) => ({
    at: row.when_captured,
    lat: row.loc_lat,
    lon: row.loc_lon,
    cpm: row.lnd_7318u ?? row.lnd_7318c,
    device: row.device_urn,
  }));

const Either = z.union([Measurement, Hit]);
const Reply = z.union([
  z.array(z.unknown()),
  z.object({ hits: z.object({ hits: z.array(z.unknown()) }) }).transform(({ hits }) => hits.hits),
]);

/** The table of the interface and of the whole archive names its columns in words. @source Safecast, measurements.csv */
const CSV_HEADER = /^\uFEFF?"?Captured Time"?,"?Latitude"?,"?Longitude"?,"?Value"?,"?Unit"?/i;
const cellsOf = (row: Readonly<Record<string, string>>) => ({
  captured_at: row['Captured Time'],
  latitude: row['Latitude'],
  longitude: row['Longitude'],
  value: row['Value'],
  unit: row['Unit'],
  device_id: row['Device ID'],
});

const answerOf = (rows: readonly unknown[]): Parsed<z.output<typeof radiation.answer>> =>
  listOf(rows, Either, {
    read: ({ at, lat, lon, cpm: counts, device }) =>
      counts === null
        ? undefined
        : {
            at,
            lat,
            lon,
            countsPerMinute: counts,
            microsievertPerHour: counts / CPM_PER_USV,
            device,
          },
    wrap: (readings) => ({ readings }),
    asOf: (readings) => newest(readings.map(({ at }) => at)),
  });

/** Radiation measured by citizens: a background, not an alarm. */
export const safecast = connector({
  id: 'safecast',
  title: 'Safecast radiation',
  category: 'environmental',
  provider: 'Safecast',
  home: 'https://safecast.org',
  licence: 'CC0',
  attribution: 'Safecast',
  cadence: 'irregular',
  coverage: 'world, densest in Japan',
  key: 'none',
  perMinute: 60,
  baseUrl: 'https://api.safecast.org',
  serves: [
    service({
      dataset: radiation,
      keepSeconds: 3600,
      staleSeconds: 7 * 86_400,
      example: { lat: 35.68, lon: 139.77, radiusKm: 10 },
      request: ({ lat, lon, radiusKm }, _key, nowMs) => ({
        url: withQuery('/measurements.json', {
          latitude: lat,
          longitude: lon,
          distance: Math.round(radiusKm * 1000),
          captured_after: daysBefore(nowMs, 365),
          order: 'captured_at desc',
        }),
      }),
      parse: (reply) =>
        CSV_HEADER.test(reply.text)
          ? fromCsv(reply, CSV_HEADER, (rows) => answerOf(rows.map(cellsOf)))
          : fromJson(reply, Reply, answerOf),
    }),
  ],
});
