import type * as z from 'zod';
import { dailyWeatherHistory } from '../../../engines/ground/datasets/weather.ts';
import { connector, service, type Parsed, type RawReply, type Service } from '../connector.ts';
import { fromOpenMeteo, openMeteoCard, openMeteoRequest } from '../formats/openMeteo.ts';
import { data, unavailable } from '../pipeline/reply.ts';
import { roundedAt } from '../formats/values.ts';

const CUSTOMER = 'customer-archive-api.open-meteo.com';
const DAILY = 'temperature_2m_max,temperature_2m_min,precipitation_sum,wind_gusts_10m_max';
const TOKYO = { lat: 35.68, lon: 139.77 };

/** Days up to the last complete year, which no longer change, or up to the running one. */
function historyService(kind: {
  complete: boolean;
  keepSeconds: number;
  example: { startDate: string; endDate: string };
}): Service {
  const { complete, keepSeconds, example } = kind;
  return service({
    dataset: dailyWeatherHistory,
    keepSeconds,
    staleSeconds: 365 * 86_400,
    persistent: true,
    round: roundedAt(2),
    example: { ...TOKYO, ...example },
    request({ lat, lon, startDate, endDate }, key, nowMs) {
      if (Number(endDate.slice(0, 4)) < new Date(nowMs).getUTCFullYear() !== complete)
        return undefined;
      const parameters = {
        latitude: lat,
        longitude: lon,
        start_date: startDate,
        end_date: endDate,
        daily: DAILY,
        timezone: 'UTC',
        wind_speed_unit: 'ms',
      };
      return openMeteoRequest('/v1/archive', CUSTOMER, { key, parameters });
    },
    parse: readDays,
  });
}

function readDays(
  reply: RawReply,
  place: z.output<typeof dailyWeatherHistory.query>,
): Parsed<z.output<typeof dailyWeatherHistory.answer>> {
  return fromOpenMeteo(reply, ['daily', place], ({ times, column }, { elevation }) => {
    const startDate = times[0];
    const last = times.at(-1);
    if (startDate === undefined || last === undefined) return unavailable('the reply has no days');
    return data(
      {
        startDate,
        temperatureMaxC: column('temperature_2m_max'),
        temperatureMinC: column('temperature_2m_min'),
        precipitationMm: column('precipitation_sum'),
        windGustMaxMps: column('wind_gusts_10m_max'),
        elevationM: elevation ?? null,
      },
      `${last}T00:00:00Z`,
    );
  });
}

/** Weather of every day since 1940, from the ERA5 and ERA5-Land reanalyses. */
export const openMeteoArchive = connector({
  ...openMeteoCard,
  id: 'open-meteo-archive',
  title: 'Open-Meteo ERA5 archive',
  category: 'weather',
  cadence: 'daily, 5 days behind',
  baseUrl: 'https://archive-api.open-meteo.com',
  hosts: [CUSTOMER],
  perMinute: 120,
  serves: [
    historyService({
      complete: true,
      keepSeconds: 30 * 86_400,
      example: { startDate: '2020-09-27', endDate: '2020-10-03' },
    }),
    historyService({
      complete: false,
      keepSeconds: 86_400,
      example: { startDate: '2026-05-01', endDate: '2026-05-07' },
    }),
  ],
});
