import * as z from 'zod';
import {
  airMeasurements,
  airParameters,
  airStations,
} from '../../../engines/ground/datasets/air.ts';
import { ANY_SERIES, connector, service, type Parsed } from '../connector.ts';
import { anyRows, fromCsv, fromJson, listOf } from '../pipeline/reply.ts';
import { loose, newest, roundedAt, strict, withQuery } from '../formats/values.ts';

const id = z.union([z.number(), z.string()]).transform(String);
const Parameter = z.object({ name: strict.text, units: loose.text });
const Sensor = z.object({ id, parameter: Parameter });
const Location = z.object({
  id,
  name: loose.text,
  coordinates: z.object({ latitude: strict.lat, longitude: strict.lon }),
  isMonitor: z.boolean().nullish(),
  provider: z.object({ name: loose.text }).nullish(),
  licenses: z.array(z.object({ name: z.string() })).nullish(),
  datetimeLast: z.object({ utc: loose.time }).nullish(),
  sensors: anyRows.nullish(),
});
const instant = z.object({ utc: strict.time });
/** A measurement, or a mean over an hour, a day or a year. */
const Measurement = z
  .object({
    value: strict.number,
    parameter: Parameter,
    period: z.object({ datetimeTo: instant }),
  })
  .transform(({ value, parameter, period }) => [
    {
      at: period.datetimeTo.utc,
      sensorId: null,
      parameter: parameter.name,
      units: parameter.units,
      value,
    },
  ]);
/** The newest value of each sensor of a station: it names the sensor and no quantity. */
const Latest = z
  .object({ value: strict.number, sensorsId: id, datetime: instant })
  .transform(({ value, sensorsId, datetime }) => [
    { at: datetime.utc, sensorId: sensorsId, parameter: null, units: null, value },
  ]);
/** A sensor of a station with its newest value; one that never measured has none. */
const Described = Sensor.extend({
  latest: z.object({ value: strict.number, datetime: instant }).nullable(),
}).transform(({ id: sensorId, parameter, latest }) =>
  latest === null
    ? []
    : [
        {
          at: latest.datetime.utc,
          sensorId,
          parameter: parameter.name,
          units: parameter.units,
          value: latest.value,
        },
      ],
);
/** The second version of the interface, as recordings still hold it: values by name of the substance, alone or by station. */
const Old = z
  .object({
    value: strict.number,
    parameter: strict.text,
    unit: loose.text,
    lastUpdated: strict.time.optional(),
    date: instant.optional(),
  })
  .transform(({ value, parameter, unit, lastUpdated, date }, context) => {
    const at = lastUpdated ?? date?.utc;
    if (at !== undefined) return [{ at, sensorId: null, parameter, units: unit, value }];
    context.addIssue({ code: 'custom', message: 'no time' });
    return z.NEVER;
  });
const OldStation = z
  .object({ measurements: z.array(Old) })
  .transform(({ measurements }) => measurements.flat());
/** A row of the files by station and day; their time is the station's own, with its offset. @source OpenAQ, Open data on AWS: file format */
const Archived = z
  .object({
    sensors_id: strict.text,
    datetime: strict.time,
    parameter: strict.text,
    units: loose.text,
    value: strict.number,
  })
  .transform(({ sensors_id, datetime, parameter, units, value }) => [
    { at: datetime, sensorId: sensors_id, parameter, units, value },
  ]);
const CSV_HEADER = /^\uFEFF?"?location_id"?,"?sensors_id"?,/i;
const Read = z.union([Measurement, Latest, Described, OldStation, Old, Archived]);
const Substance = z.object({
  id,
  name: strict.text,
  units: strict.text,
  displayName: loose.text,
  description: loose.text,
});
const Reply = z.object({ results: z.array(z.unknown()) });

/** Sensors of one station are never mixed: only the one asked for is read. No substance has less than nothing of it. */
const measurementsOf = (
  rows: readonly unknown[],
  sensorId: string,
): Parsed<z.output<typeof airMeasurements.answer>> =>
  listOf(rows, Read, {
    read: (each) =>
      each.filter(
        (one) =>
          one.value >= 0 && (sensorId === ANY_SERIES || (one.sensorId ?? sensorId) === sensorId),
      ),
    wrap: (found) => ({ measurements: found.flat() }),
    asOf: (found) => newest(found.flat().map(({ at }) => at)),
  });

/** Air quality of agencies of the world. Units differ by station: they are handed on as they are. */
export const openaq = connector({
  id: 'openaq',
  title: 'OpenAQ',
  category: 'air_quality',
  provider: 'OpenAQ',
  home: 'https://openaq.org',
  licence: 'by provider, see each station',
  attribution: 'OpenAQ and the providers named',
  cadence: 'hourly',
  coverage: 'world',
  key: 'required',
  perMinute: 60,
  baseUrl: 'https://api.openaq.org/v3',
  serves: [
    service({
      dataset: airStations,
      keepSeconds: 900,
      staleSeconds: 86_400,
      round: roundedAt(2),
      example: { lat: 35.13, lon: -106.58 },
      request: ({ lat, lon, radiusKm }, key) =>
        key === undefined
          ? undefined
          : {
              url: withQuery('/locations', {
                coordinates: `${lat},${lon}`,
                radius: Math.round(radiusKm * 1000),
                limit: 100,
              }),
              headers: { 'x-api-key': key },
            },
      parse: (reply) =>
        fromJson(reply, Reply, ({ results }) =>
          listOf(results, Location, {
            read: ({
              coordinates,
              provider,
              licenses,
              datetimeLast,
              sensors,
              isMonitor,
              ...station
            }) => ({
              id: station.id,
              name: station.name ?? station.id,
              lat: coordinates.latitude,
              lon: coordinates.longitude,
              isReference: isMonitor ?? null,
              provider: provider?.name ?? null,
              licences: (licenses ?? []).map(({ name }) => name),
              lastAt: datetimeLast?.utc ?? null,
              sensors: (sensors ?? []).flatMap((raw) => {
                const { data: sensor } = Sensor.safeParse(raw);
                return sensor === undefined
                  ? []
                  : {
                      id: sensor.id,
                      parameter: sensor.parameter.name,
                      units: sensor.parameter.units,
                    };
              }),
            }),
            wrap: (stations) => ({ stations }),
            asOf: (stations) => newest(stations.map(({ lastAt }) => lastAt)),
          }),
        ),
    }),
    service({
      dataset: airMeasurements,
      keepSeconds: 900,
      staleSeconds: 86_400,
      request: ({ sensorId, limit }, key) =>
        key === undefined
          ? undefined
          : {
              url: withQuery(`/sensors/${sensorId}/measurements`, { limit }),
              headers: { 'x-api-key': key },
            },
      parse: (reply, { sensorId }) =>
        CSV_HEADER.test(reply.text)
          ? fromCsv(reply, CSV_HEADER, (rows) => measurementsOf(rows, sensorId))
          : fromJson(reply, Reply, ({ results }) => measurementsOf(results, sensorId)),
    }),
    service({
      dataset: airParameters,
      keepSeconds: 7 * 86_400,
      staleSeconds: 365 * 86_400,
      persistent: true,
      example: {},
      request: ({ parameterId }, key) =>
        key === undefined
          ? undefined
          : {
              url:
                parameterId === undefined
                  ? withQuery('/parameters', { limit: 1000 })
                  : `/parameters/${parameterId}`,
              headers: { 'x-api-key': key },
            },
      parse: (reply) =>
        fromJson(reply, Reply, ({ results }) =>
          listOf(results, Substance, {
            read: (parameter) => parameter,
            wrap: (parameters) => ({ parameters }),
          }),
        ),
    }),
  ],
});
