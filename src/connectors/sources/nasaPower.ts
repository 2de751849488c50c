import { solarClimate } from '../../../engines/ground/datasets/climate.ts';
import { dailyWeatherHistory } from '../../../engines/ground/datasets/weather.ts';
import { solarDaily } from '../../../engines/ground/datasets/climateSeries.ts';
import { connector, service, type Parsed, type RawReply } from '../connector.ts';
import { fromPowerTable, type PowerTable } from '../formats/powerTable.ts';
import { data, unavailable } from '../pipeline/reply.ts';
import { roundedAt, withQuery } from '../formats/values.ts';

const compact = (date: string) => date.replaceAll('-', '');
const dashed = (day: string) => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;

const SUN_AND_WEATHER = ['ALLSKY_SFC_SW_DWN', 'T2M', 'T2M_MAX', 'PRECTOTCORR', 'WS10M'];
const EXTREMES_AND_RAIN = ['T2M_MAX', 'T2M_MIN', 'PRECTOTCORR'];
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** A table of days with one of the parameters at least; one of months is another answer. */
function fromDays<A>(
  reply: RawReply,
  wanted: readonly string[],
  read: (dates: string[], table: PowerTable) => Parsed<A>,
): Parsed<A> {
  return fromPowerTable(reply, (table) => {
    if (!table.keys.every((key) => /^\d{8}$/.test(key)))
      return unavailable('the reply has no days');
    return wanted.some((name) => table.has(name))
      ? read(table.keys.map(dashed), table)
      : unavailable('the reply has other parameters');
  });
}

/** Sun and weather of each key of a table. */
function sunAndWeather(table: PowerTable) {
  const [sun, mean, max, rain, wind] = SUN_AND_WEATHER.map((name) => table.column(name));
  return (index: number) => ({
    solarKwhM2: sun?.[index] ?? null,
    temperatureC: mean?.[index] ?? null,
    temperatureMaxC: max?.[index] ?? null,
    precipitationMm: rain?.[index] ?? null,
    windSpeedMps: wind?.[index] ?? null,
  });
}

function request(
  parameters: string,
  query: { lat: number; lon: number; startDate: string; endDate: string },
) {
  const { lat, lon, startDate, endDate } = query;
  return {
    url: withQuery('/temporal/daily/point', {
      parameters,
      community: 'RE',
      longitude: lon,
      latitude: lat,
      start: compact(startDate),
      end: compact(endDate),
      format: 'JSON',
      'time-standard': 'UTC',
    }),
  };
}

const asOf = (days: readonly string[]) => `${days.at(-1) ?? '1981-01-01'}T00:00:00Z`;

/** Sun and weather of past days, 1981 to a few days ago: where the ERA5 archive does not answer. */
export const nasaPower = connector({
  id: 'nasa-power',
  title: 'NASA POWER',
  category: 'weather',
  provider: 'NASA Langley Research Center',
  home: 'https://power.larc.nasa.gov',
  licence: 'free with credit',
  attribution: 'NASA Langley Research Center POWER Project',
  cadence: 'daily, 2 to 7 days behind',
  coverage: 'world',
  key: 'none',
  perMinute: 30,
  timeoutMs: 15_000,
  baseUrl: 'https://power.larc.nasa.gov/api',
  serves: [
    service({
      dataset: solarDaily,
      keepSeconds: 7 * 86_400,
      staleSeconds: 365 * 86_400,
      persistent: true,
      round: roundedAt(1),
      example: { lat: 40.8, lon: -111.9, startDate: '2025-06-01', endDate: '2025-06-07' },
      request: (query) => request(SUN_AND_WEATHER.join(','), query),
      parse: (reply) =>
        fromDays(reply, SUN_AND_WEATHER, (dates, table) => {
          const valuesOf = sunAndWeather(table);
          return data(
            { days: dates.map((date, index) => ({ date, ...valuesOf(index) })) },
            asOf(dates),
          );
        }),
    }),
    service({
      dataset: dailyWeatherHistory,
      keepSeconds: 7 * 86_400,
      staleSeconds: 365 * 86_400,
      persistent: true,
      round: roundedAt(1),
      request: (query) =>
        query.startDate >= '1981-01-01' ? request(EXTREMES_AND_RAIN.join(','), query) : undefined,
      parse: (reply) =>
        fromDays(reply, EXTREMES_AND_RAIN, (dates, { column, elevationM }) =>
          data(
            {
              startDate: dates[0] ?? '',
              temperatureMaxC: column('T2M_MAX'),
              temperatureMinC: column('T2M_MIN'),
              precipitationMm: column('PRECTOTCORR'),
              windGustMaxMps: dates.map((): number | null => null),
              elevationM,
            },
            asOf(dates),
          ),
        ),
    }),
    service({
      dataset: solarClimate,
      keepSeconds: 90 * 86_400,
      staleSeconds: 3 * 365 * 86_400,
      persistent: true,
      round: roundedAt(1),
      example: { lat: 40.8, lon: -111.9 },
      request: ({ lat, lon }) => ({
        url: withQuery('/temporal/climatology/point', {
          parameters: SUN_AND_WEATHER.join(','),
          community: 'RE',
          longitude: lon,
          latitude: lat,
          format: 'CSV',
          'time-standard': 'LST',
        }),
      }),
      parse: (reply) =>
        fromPowerTable(reply, (table) => {
          if (!MONTHS.every((month) => table.keys.includes(month)))
            return unavailable('the reply does not have every month');
          if (!SUN_AND_WEATHER.some((name) => table.has(name)))
            return unavailable('the reply has other parameters');
          const valuesOf = sunAndWeather(table);
          const months = MONTHS.map((name, index) => ({
            month: index + 1,
            ...valuesOf(table.keys.indexOf(name)),
          }));
          return data(
            {
              months,
              year: valuesOf(table.keys.indexOf('ANN')),
              fromYear: table.years?.[0] ?? null,
              toYear: table.years?.[1] ?? null,
              elevationM: table.elevationM,
            },
            null,
          );
        }),
    }),
  ],
});
