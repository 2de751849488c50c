import * as z from 'zod';
import { weatherForecast } from '../../../engines/ground/datasets/weather.ts';
import { forecastPeriods, stateAlerts } from '../../../engines/ground/datasets/weatherStations.ts';
import { isKnown, whyMissing } from '../../../engines/facts.ts';
import { point } from '../../../engines/schemas.ts';
import { inquire } from '../../core/inquire.ts';
import { operation } from '../../core/operation.ts';
import { pageInput } from '../../core/paging.ts';
import { roundReply } from '../../core/round.ts';
import { analyseWeather } from './analysis.ts';
import { analysisInput, analysisReply } from './analysisSchemas.ts';
import { DATA_CARD } from './card.ts';
import { demoOf, ENVIRONMENTAL_RECORDS, WEATHER_RECORDS } from './demo.ts';
import { ENVIRONMENTAL_GROUP, groupHealth, WEATHER_GROUP } from './health.ts';
import { forecastOf } from './forecast.ts';
import { historyOf } from './history.ts';
import { currentAt } from './latest.ts';
import { stateCode, STATES } from './places.ts';
import {
  alertsReply,
  currentReply,
  demoReply,
  forecastReply,
  healthReply,
  historicalReply,
  isForward,
  isoDate,
  stationsReply,
} from './schemas.ts';
import { listStations } from './stations.ts';

const WEATHER = '/api/v1/data/weather';
const ENVIRONMENTAL = '/api/v1/data/environmental';
/** Path member of one station. */
const station_id = z
  .string()
  .min(1)
  .max(40)
  .describe('Station as `weather/stations` lists it, such as KSFO');
const get = { method: 'GET', access: 'key' } as const;

export const stations = operation({
  ...get,
  path: `${WEATHER}/stations`,
  title: 'Weather stations',
  summary:
    'Weather stations of a US state, around a point, or the first-order stations of the whole country.',
  input: z
    .object({
      state: z
        .string()
        .min(1)
        .max(30)
        .optional()
        .describe('Stations of this US state or territory: two-letter code, any case'),
      lat: point.shape.lat
        .optional()
        .describe('Latitude, degrees north; with lon, nearest stations first'),
      lon: point.shape.lon.optional().describe('Longitude, degrees east; with lat'),
      ...pageInput(500, 200),
    })
    .superRefine(({ lat, lon }, context) => {
      if ((lat === undefined) === (lon === undefined)) return;
      const path = [lat === undefined ? 'lat' : 'lon'];
      context.addIssue({ code: 'custom', path, message: 'give lat and lon together' });
    }),
  output: stationsReply,
  example: { state: 'CA' },
  run: async (input, context) => roundReply(await listStations(input, context)),
});

export const current = operation({
  ...get,
  path: `${WEATHER}/current/{station_id}`,
  title: 'Current weather of a station',
  summary: 'The latest observation of a weather station, or the modelled weather of its place.',
  input: z.object({ station_id }),
  output: currentReply,
  example: { station_id: 'KSFO' },
  run: async ({ station_id }, context) => roundReply(await currentAt(station_id, context)),
});

export const forecast = operation({
  ...get,
  path: `${WEATHER}/forecast/{lat},{lon}`,
  title: 'Weather forecast',
  summary: 'The forecast of a point by day and, in the United States, by period in words.',
  input: point,
  output: forecastReply,
  example: { lat: 37.7749, lon: -122.4194 },
  async run({ lat, lon }, context) {
    const { facts, provenance } = await inquire(
      { daily: weatherForecast({ lat, lon }), periods: forecastPeriods({ lat, lon }) },
      context,
    );
    return roundReply({ ...forecastOf(facts), lat, lon, provenance: provenance(DATA_CARD) });
  },
});

export const alerts = operation({
  ...get,
  path: `${WEATHER}/alerts/{state}`,
  title: 'Weather alerts of a state',
  summary: 'The official weather alerts in force in a US state or territory.',
  input: z.object({ state: z.string().min(1).max(30).describe('Two-letter code, any case') }),
  output: alertsReply,
  example: { state: 'CA' },
  async run({ state }, context) {
    const code = stateCode(state);
    const { facts, provenance } = await inquire({ found: stateAlerts({ state: code }) }, context);
    const { found } = facts;
    const rows = isKnown(found)
      ? found.value.alerts.map((each) => ({
          id: each.id,
          event: each.event,
          severity: each.severity,
          certainty: each.certainty,
          urgency: each.urgency,
          headline: each.headline,
          area: each.area,
          onset_at: each.startsAt,
          expires_at: each.endsAt,
          issuer: each.issuer,
          instruction: each.instruction,
        }))
      : null;
    return {
      status: rows === null ? ('unavailable' as const) : ('ok' as const),
      ...(isKnown(found)
        ? {}
        : { reason: `${whyMissing(found)}; ask the national weather service` }),
      state: code,
      state_name: STATES[code] ?? code,
      total: rows?.length ?? null,
      alerts: rows,
      provenance: provenance(DATA_CARD),
    };
  },
});

export const historical = operation({
  ...get,
  path: `${WEATHER}/historical/{station_id}`,
  title: 'Daily history of a station',
  summary:
    'Daily weather of a station in the past, from its archive or from reanalysis of its place, with its normals.',
  input: z
    .object({
      station_id,
      start_date: isoDate
        .optional()
        .describe('First day, YYYY-MM-DD; default 30 days before the last'),
      end_date: isoDate.optional().describe('Last day, included, YYYY-MM-DD; default a week ago'),
    })
    .refine(isForward, { path: ['start_date'], error: 'start_date must not be after end_date' }),
  output: historicalReply,
  example: { station_id: 'KSFO' },
  run: async (input, context) => roundReply(await historyOf(input, context)),
});

export const analysis = operation({
  method: 'POST',
  access: 'key',
  tool: true,
  path: `${WEATHER}/analysis`,
  title: 'Weather analysis',
  summary:
    'Statistics of the daily weather of a place: spreads, counts of hot, frosty and wet days, departure from the normals, and trend.',
  input: analysisInput,
  output: analysisReply,
  example: { lat: 37.7749, lon: -122.4194, start_date: '2025-01-01', end_date: '2025-12-31' },
  model: DATA_CARD,
  datasets: ['daily-weather-history', 'climate-normals'],
  run: async (input, context) => roundReply(await analyseWeather(input, context)),
});

export const health = operation({
  ...get,
  path: `${WEATHER}/health`,
  title: 'Health of weather data',
  summary: 'The state of the sources behind the weather endpoints.',
  input: z.object({}),
  output: healthReply,
  run: (_input, context) => groupHealth(WEATHER_GROUP, context),
});

export const demo = operation({
  ...get,
  path: `${WEATHER}/demo`,
  title: 'Sample of weather data',
  summary: 'A sample: real weather records of the past, embedded and marked as a sample.',
  input: z.object({}),
  output: demoReply,
  run: (_input, context) => demoOf('weather', WEATHER_RECORDS, context),
});

export const environmentalHealth = operation({
  ...get,
  path: `${ENVIRONMENTAL}/health`,
  title: 'Health of environmental data',
  summary: 'The state of the sources behind the environmental endpoints.',
  input: z.object({}),
  output: healthReply,
  run: (_input, context) => groupHealth(ENVIRONMENTAL_GROUP, context),
});

export const environmentalDemo = operation({
  ...get,
  path: `${ENVIRONMENTAL}/demo`,
  title: 'Sample of environmental data',
  summary: 'A sample: real environmental records of the past, embedded and marked as a sample.',
  input: z.object({}),
  output: demoReply,
  run: (_input, context) => demoOf('environmental', ENVIRONMENTAL_RECORDS, context),
});
