import * as z from 'zod';
import { dailyWeatherHistory } from '../../engines/datasets/weather.ts';
import { solarDaily } from '../../engines/datasets/weatherStations.ts';
import { connector, service, type RawReply } from './connector.ts';
import { data, fromJson, unavailable } from './reply.ts';
import { loose, roundedAt, withQuery } from './values.ts';

const Reply = z.object({
  geometry: z.object({ coordinates: z.array(z.number()) }).optional(), header: z.object({ fill_value: z.number() }),
  properties: z.object({ parameter: z.record(z.string(), z.record(z.string().regex(/^\d{8}$/), loose.number)) }),
});

const compact = (date: string) => date.replaceAll('-', '');
const dashed = (day: string) => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;

/** Columns by parameter over the days of the reply; the fill value stands for none. */
function fromPower<A>(reply: RawReply, read: (days: string[], column: (name: string) => (number | null)[], elevationM: number | null) => ReturnType<typeof data<A>>) {
  return fromJson(reply, Reply, ({ header, properties, geometry }) => {
    const [first] = Object.values(properties.parameter);
    const days = Object.keys(first ?? {}).toSorted();
    if (days.length === 0) return unavailable('the reply has no days');
    const column = (name: string) => days.map((day) => {
      const value = properties.parameter[name]?.[day] ?? null;
      return value === header.fill_value ? null : value;
    });
    return read(days.map(dashed), column, geometry?.coordinates[2] ?? null);
  });
}

function request(parameters: string, query: { lat: number; lon: number; startDate: string; endDate: string }) {
  const { lat, lon, startDate, endDate } = query;
  return {
    url: withQuery('/temporal/daily/point', {
      parameters, community: 'RE', longitude: lon, latitude: lat, start: compact(startDate), end: compact(endDate), format: 'JSON', 'time-standard': 'UTC',
    }),
  };
}

const asOf = (days: readonly string[]) => `${days.at(-1) ?? '1981-01-01'}T00:00:00Z`;

/** Sun and weather of past days, 1981 to a few days ago: where the ERA5 archive does not answer. */
export const nasaPower = connector({
  id: 'nasa-power', title: 'NASA POWER', category: 'weather', provider: 'NASA Langley Research Center', home: 'https://power.larc.nasa.gov', licence: 'free with credit',
  attribution: 'NASA Langley Research Center POWER Project', cadence: 'daily, 2 to 7 days behind', coverage: 'world', key: 'none', perMinute: 30, timeoutMs: 15_000,
  baseUrl: 'https://power.larc.nasa.gov/api',
  serves: [
    service({
      dataset: solarDaily, keepSeconds: 7 * 86_400, staleSeconds: 365 * 86_400, persistent: true, round: roundedAt(1), example: { lat: 40.8, lon: -111.9, startDate: '2025-06-01', endDate: '2025-06-07' },
      request: (query) => request('ALLSKY_SFC_SW_DWN,T2M,T2M_MAX,PRECTOTCORR,WS10M', query),
      parse: (reply) =>
        fromPower(reply, (dates, column) => {
          const [sun, mean, max, rain, wind] = ['ALLSKY_SFC_SW_DWN', 'T2M', 'T2M_MAX', 'PRECTOTCORR', 'WS10M'].map(column);
          const days = dates.map((date, day) => ({
            date, solarKwhM2: sun?.[day] ?? null, temperatureC: mean?.[day] ?? null, temperatureMaxC: max?.[day] ?? null, precipitationMm: rain?.[day] ?? null, windSpeedMps: wind?.[day] ?? null,
          }));
          return data({ days }, asOf(dates));
        }),
    }),
    service({
      dataset: dailyWeatherHistory, keepSeconds: 7 * 86_400, staleSeconds: 365 * 86_400, persistent: true, round: roundedAt(1),
      request: (query) => (query.startDate >= '1981-01-01' ? request('T2M_MAX,T2M_MIN,PRECTOTCORR', query) : undefined),
      parse: (reply) =>
        fromPower(reply, (dates, column, elevationM) =>
          data(
            {
              startDate: dates[0] ?? '', temperatureMaxC: column('T2M_MAX'), temperatureMinC: column('T2M_MIN'), precipitationMm: column('PRECTOTCORR'),
              windGustMaxMps: dates.map((): number | null => null), elevationM,
            },
            asOf(dates),
          ),
        ),
    }),
  ],
});
