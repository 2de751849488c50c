import * as z from 'zod';
import { citizenAir } from '../../../engines/ground/datasets/air.ts';
import { connector, service } from '../connector.ts';
import { fromJson, listOf, unavailable } from '../pipeline/reply.ts';
import {
  boxAround,
  latOf,
  lonOf,
  newest,
  numberOf,
  timeOfMs,
  within,
  withQuery,
} from '../formats/values.ts';

const FIELDS = 'latitude,longitude,pm2.5_cf_1,humidity,confidence,last_seen';

/** Sensors whose two channels disagree are dropped below this confidence, per cent. */
const LEAST_CONFIDENCE = 70;

/**
 * PM2.5 of a sensor, corrected for its bias and for humidity.
 * @source Barkjohn et al. (2021), Atmos. Meas. Tech. 14, 4617-4637, eq. 8 (constants 0.524, -0.0862, 5.75). doi:10.5194/amt-14-4617-2021
 */
function correctedPm25(cf1: number | undefined, humidityPct: number | undefined): number | null {
  if (cf1 === undefined || humidityPct === undefined) return null;
  return Math.max(0, 0.524 * cf1 - 0.0862 * humidityPct + 5.75);
}

/** Sensors in houses measure what is cooked there. */
const INDOORS = 1;

const stamp = z.number().nullish();
const Many = z.object({
  data_time_stamp: stamp,
  fields: z.array(z.string()),
  data: z.array(z.unknown()),
});
/** One sensor is told by name; the same as many with one row. */
const One = z
  .object({ data_time_stamp: stamp, sensor: z.record(z.string(), z.unknown()) })
  .transform(({ data_time_stamp, sensor }) => ({
    data_time_stamp,
    fields: Object.keys(sensor),
    data: [Object.values(sensor)] as unknown[],
  }));
const Reply = z.union([Many, One]);
/** Without these no row can be placed: a list without them is not the list of sensors that was asked for. */
const NEEDED = ['sensor_index', 'latitude', 'longitude'];

/** A sensor counts both channels together, or each of them under a name of its own. */
function cf1Of(cell: (name: string) => number | undefined): number | undefined {
  const channels = ['pm2.5_cf_1_a', 'pm2.5_cf_1_b'].flatMap((name) => cell(name) ?? []);
  const mean = channels.reduce((sum, one) => sum + one, 0) / channels.length;
  return within(cell('pm2.5_cf_1') ?? (channels.length === 0 ? undefined : mean), 0, 2000);
}

/** Sensors of citizens; raw values are not passed on, as the terms ask: only the corrected ones. */
export const purpleair = connector({
  id: 'purpleair',
  title: 'PurpleAir',
  category: 'citizen_sensors',
  provider: 'PurpleAir',
  home: 'https://www2.purpleair.com',
  licence: 'PurpleAir terms: derived values only',
  attribution: 'PurpleAir',
  cadence: '2 min',
  coverage: 'world',
  key: 'required',
  perMinute: 30,
  baseUrl: 'https://api.purpleair.com/v1',
  serves: [
    service({
      dataset: citizenAir,
      keepSeconds: 600,
      staleSeconds: 3600,
      example: { lat: 37.75, lon: -122.44, radiusKm: 10 },
      request({ lat, lon, radiusKm }, key) {
        const { west, south, east, north } = boxAround({ lat, lon }, radiusKm);
        const url = withQuery('/sensors', {
          fields: FIELDS,
          location_type: 0,
          max_age: 3600,
          nwlng: west,
          nwlat: north,
          selng: east,
          selat: south,
        });
        return key === undefined ? undefined : { url, headers: { 'x-api-key': key } };
      },
      parse: (reply) =>
        fromJson(reply, Reply, ({ data_time_stamp, fields, data }) => {
          const lacking = NEEDED.filter((name) => !fields.includes(name));
          if (lacking.length > 0)
            return unavailable(`the sensors come without ${lacking.join(', ')}`);
          return listOf(data, z.array(z.unknown()).length(fields.length), {
            read(row) {
              const cell = (name: string) => numberOf(row[fields.indexOf(name)]);
              const [lat, lon] = [
                latOf(row[fields.indexOf('latitude')]),
                lonOf(row[fields.indexOf('longitude')]),
              ];
              const at = timeOfMs((cell('last_seen') ?? data_time_stamp ?? Number.NaN) * 1000);
              const index = cell('sensor_index');
              if (
                lat === undefined ||
                lon === undefined ||
                at === undefined ||
                index === undefined ||
                cell('location_type') === INDOORS ||
                (cell('confidence') ?? 100) < LEAST_CONFIDENCE
              )
                return undefined;
              const humidity = within(cell('humidity'), 0, 100);
              return {
                id: String(index),
                lat,
                lon,
                at,
                pm25Ugm3: correctedPm25(cf1Of(cell), humidity),
                pm10Ugm3: null,
                temperatureC: null,
                humidityPct: humidity ?? null,
                pressureHpa: null,
              };
            },
            wrap: (sensors) => ({ sensors }),
            asOf: (sensors) => newest(sensors.map(({ at }) => at)),
          });
        }),
    }),
  ],
});
