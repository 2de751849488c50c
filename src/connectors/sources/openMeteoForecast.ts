import { fireWeatherHistory } from '../../../engines/ground/datasets/fireClimate.ts';
import {
  currentAir,
  currentWeather,
  weatherForecast,
} from '../../../engines/ground/datasets/weather.ts';
import { connector, service } from '../connector.ts';
import {
  fromOpenMeteo,
  openMeteoCard,
  openMeteoRequest,
  wholeOrNull,
} from '../formats/openMeteo.ts';
import { HOURLY, noonWeather } from '../formats/openMeteoNoon.ts';
import { data, unavailable } from '../pipeline/reply.ts';
import { roundedAt, timeOf, within } from '../formats/values.ts';

const CUSTOMER = 'customer-api.open-meteo.com';
const UNITS = {
  timezone: 'UTC',
  wind_speed_unit: 'ms',
  precipitation_unit: 'mm',
  temperature_unit: 'celsius',
};
const NOW =
  'temperature_2m,relative_humidity_2m,precipitation,weather_code,cloud_cover,pressure_msl,wind_speed_10m,wind_direction_10m,wind_gusts_10m';
const AIR = 'temperature_2m,relative_humidity_2m';
const DAYS =
  'temperature_2m_max,temperature_2m_min,precipitation_sum,precipitation_probability_max,wind_speed_10m_max,wind_gusts_10m_max,weather_code';

/** Weather now and for the coming days, from the national models that Open-Meteo blends. */
export const openMeteoForecast = connector({
  ...openMeteoCard,
  id: 'open-meteo-forecast',
  title: 'Open-Meteo forecast',
  category: 'weather',
  cadence: 'hourly',
  baseUrl: 'https://api.open-meteo.com',
  hosts: [CUSTOMER],
  serves: [
    service({
      dataset: weatherForecast,
      keepSeconds: 1800,
      staleSeconds: 21_600,
      round: roundedAt(2),
      example: { lat: 40.76, lon: -111.89 },
      request: ({ lat, lon, days }, key) =>
        openMeteoRequest('/v1/forecast', CUSTOMER, {
          key,
          parameters: { latitude: lat, longitude: lon, daily: DAYS, forecast_days: days, ...UNITS },
        }),
      parse: (reply, place) =>
        fromOpenMeteo(reply, ['daily', place], ({ times, column }) => {
          const [max, min, rain, chance, wind, gust, code] = DAYS.split(',').map(column);
          const days = times.map((date, day) => ({
            date,
            temperatureMaxC: max?.[day] ?? null,
            temperatureMinC: min?.[day] ?? null,
            precipitationMm: rain?.[day] ?? null,
            precipitationProbability: share(chance?.[day]),
            windSpeedMaxMps: wind?.[day] ?? null,
            windGustMaxMps: gust?.[day] ?? null,
            wmoCode: wholeOrNull(code?.[day]),
          }));
          return data({ issuedAt: null, days }, null);
        }),
    }),
    service({
      dataset: currentWeather,
      keepSeconds: 900,
      staleSeconds: 7200,
      round: roundedAt(2),
      example: { lat: 40.76, lon: -111.89 },
      request: ({ lat, lon }, key) =>
        openMeteoRequest('/v1/forecast', CUSTOMER, {
          key,
          parameters: { latitude: lat, longitude: lon, current: NOW, ...UNITS },
        }),
      parse: (reply, place) =>
        fromOpenMeteo(reply, ['current', place], ({ times, column }) => {
          const observedAt = timeOf(times[0]);
          const [
            temperatureC = null,
            humidityPct = null,
            precipitationMm = null,
            code = null,
            cloudCoverPct = null,
            pressureHpa = null,
            windSpeedMps = null,
            windDirectionDeg = null,
            windGustMps = null,
          ] = NOW.split(',').map((name) => column(name)[0] ?? null);
          if (observedAt === undefined || within(temperatureC, -95, 65) === undefined)
            return unavailable('the reply has no weather of now');
          const value = {
            temperatureC,
            humidityPct,
            precipitationMm,
            cloudCoverPct,
            pressureHpa,
            windSpeedMps,
            windDirectionDeg,
            windGustMps,
          };
          return data({ observedAt, ...value, wmoCode: wholeOrNull(code) }, observedAt);
        }),
    }),
    service({
      dataset: currentAir,
      keepSeconds: 900,
      staleSeconds: 7200,
      round: roundedAt(2),
      example: { lat: 25.2, lon: 55.3 },
      request: ({ lat, lon }, key) =>
        openMeteoRequest('/v1/forecast', CUSTOMER, {
          key,
          parameters: { latitude: lat, longitude: lon, current: AIR, ...UNITS },
        }),
      parse: (reply, place) =>
        fromOpenMeteo(reply, ['current', place], ({ times, column }) => {
          const observedAt = timeOf(times[0]);
          const temperatureC = within(column('temperature_2m')[0] ?? null, -95, 65);
          const humidityPct = within(column('relative_humidity_2m')[0] ?? null, 0, 100);
          if (observedAt === undefined || temperatureC === undefined || humidityPct === undefined)
            return unavailable('the reply has no temperature and humidity of now');
          return data({ temperatureC, humidityPct }, observedAt);
        }),
    }),
    service({
      dataset: fireWeatherHistory,
      keepSeconds: 3600,
      staleSeconds: 43_200,
      round: roundedAt(2),
      example: { lat: 39.76, lon: -121.62 },
      request: ({ lat, lon }, key) =>
        openMeteoRequest('/v1/forecast', CUSTOMER, {
          key,
          parameters: {
            latitude: lat,
            longitude: lon,
            hourly: HOURLY.join(','),
            past_days: 92,
            forecast_days: 1,
            ...UNITS,
          },
        }),
      parse: (reply, place) =>
        fromOpenMeteo(reply, ['hourly', place], (block) => noonWeather(block, place.lon)),
    }),
  ],
});

const share = (percent: number | null | undefined) =>
  percent === null || percent === undefined ? null : percent / 100;
