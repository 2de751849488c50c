import * as z from 'zod';
import { citizenAir } from '../../../engines/ground/datasets/air.ts';
import { connector, service } from '../connector.ts';
import { csvOf } from '../pipeline/csvRows.ts';
import { anyRows, fromJson, fromText, listOf, unavailable } from '../pipeline/reply.ts';
import { newest, numberOf, strict, within } from '../formats/values.ts';

const Reading = z.object({
  timestamp: strict.time,
  location: z.object({
    latitude: strict.lat,
    longitude: strict.lon,
    indoor: z.unknown().optional(),
  }),
  sensor: z.object({ id: z.union([z.number(), z.string()]).transform(String) }),
  sensordatavalues: z.array(z.object({ value_type: z.string(), value: z.unknown() })),
});

/** A reading outdoors; 999.9 is what a clogged sensor says. */
function sensorOf({ timestamp, location, sensor, sensordatavalues }: z.output<typeof Reading>) {
  if (numberOf(location.indoor) === 1) return undefined;
  const value = (type: string, low: number, high: number) =>
    within(numberOf(sensordatavalues.find((each) => each.value_type === type)?.value), low, high) ??
    null;
  const pressurePa = value('pressure', 30_000, 110_000);
  const measured = {
    pm10Ugm3: value('P1', 0, 999),
    pm25Ugm3: value('P2', 0, 999),
    temperatureC: value('temperature', -60, 60),
    humidityPct: value('humidity', 0, 100),
    pressureHpa: pressurePa === null ? null : pressurePa / 100,
  };
  // Sensors of noise or radiation measure nothing of the air.
  return Object.values(measured).every((each) => each === null)
    ? undefined
    : {
        id: sensor.id,
        lat: location.latitude,
        lon: location.longitude,
        at: timestamp,
        ...measured,
      };
}

/** A file of the archive: a row for each reading, a column for each kind of value. */
const ARCHIVE = /^\uFEFF?sensor_id;sensor_type;location;lat;lon;timestamp;/;
const VALUES = ['P1', 'P2', 'temperature', 'humidity', 'pressure'];
const readingOf = (row: Readonly<Record<string, string>>) => ({
  timestamp: row['timestamp'],
  location: { latitude: row['lat'], longitude: row['lon'] },
  sensor: { id: row['sensor_id'] },
  sensordatavalues: VALUES.flatMap((value_type) =>
    row[value_type] === undefined ? [] : { value_type, value: row[value_type] },
  ),
});

const answerOf = (rows: readonly unknown[]) =>
  listOf(rows, Reading, {
    read: sensorOf,
    wrap: (sensors) => ({ sensors }),
    asOf: (sensors) => newest(sensors.map(({ at }) => at)),
  });

/** Sensors of citizens near a point. */
export const sensorCommunity = connector({
  id: 'sensor-community',
  title: 'Sensor.Community',
  category: 'citizen_sensors',
  provider: 'Sensor.Community',
  home: 'https://sensor.community',
  licence: 'DbCL 1.0',
  attribution: 'Sensor.Community contributors',
  cadence: '5 min',
  coverage: 'world, mostly Europe',
  key: 'none',
  perMinute: 12,
  baseUrl: 'https://data.sensor.community/airrohr/v1',
  serves: [
    service({
      dataset: citizenAir,
      keepSeconds: 300,
      staleSeconds: 900,
      example: { lat: 48.79, lon: 9.16, radiusKm: 5 },
      request: ({ lat, lon, radiusKm }) => ({
        url: `/filter/area=${lat.toFixed(4)},${lon.toFixed(4)},${radiusKm}`,
      }),
      parse: (reply) =>
        ARCHIVE.test(reply.text)
          ? fromText(reply, ARCHIVE, (text) => {
              const rows = csvOf(text, ';');
              return rows === undefined
                ? unavailable('the reply is not a readable table')
                : answerOf(rows.map(readingOf));
            })
          : fromJson(reply, anyRows, answerOf),
    }),
  ],
});
