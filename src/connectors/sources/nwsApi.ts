import * as z from 'zod';
import { localStormReports } from '../../../engines/ground/datasets/severeWeather.ts';
import {
  currentWeather,
  weatherAlerts,
  weatherForecast,
} from '../../../engines/ground/datasets/weather.ts';
import {
  alertTypes,
  forecastCell,
  forecastPeriods,
  stateAlerts,
  stationObservations,
  weatherStations,
} from '../../../engines/ground/datasets/weatherStations.ts';
import { connector, service } from '../connector.ts';
import { inUnitedStates } from '../pipeline/coverage.ts';
import { newestProduct, readStormReports } from '../formats/localStormReports.ts';
import { fromAlerts } from '../formats/nwsAlertForms.ts';
import { daysOfGrid, NwsGrid } from '../formats/nwsGrid.ts';
import { HEADERS, latestOfNearest, linkIn, pointRequest } from '../formats/nwsLinks.ts';
import {
  Cell,
  cellOf,
  fullAlert,
  Periods,
  periodOf,
  pointAlert,
  Station,
  stationOf,
} from '../formats/nwsShapes.ts';
import { currentOf, fromStation, OneObservation } from '../formats/nwsCurrent.ts';
import { data, fromJson, list, listOf, unavailable } from '../pipeline/reply.ts';
import { newest, roundedAt, withQuery } from '../formats/values.ts';

const here = { lat: 40.7608, lon: -111.891 };

const Features = z.object({ features: z.array(z.unknown()) });
const oneOrMany = z.union([
  Features,
  z.object({ properties: z.unknown() }).transform((feature) => ({ features: [feature] })),
]);

const Types = z.object({ eventTypes: z.array(z.string()) });

/** Observations, forecasts and alerts of the US weather service. */
export const nwsApi = connector({
  id: 'nws-api',
  title: 'NWS API',
  category: 'weather',
  provider: 'NOAA National Weather Service',
  home: 'https://www.weather.gov/documentation/services-web-api',
  licence: 'US Government work, public domain',
  cadence: '1 to 60 min',
  coverage: 'United States',
  key: 'none',
  perMinute: 120,
  baseUrl: 'https://api.weather.gov',
  serves: [
    service({
      dataset: weatherAlerts,
      keepSeconds: 60,
      staleSeconds: 600,
      round: roundedAt(3),
      example: here,
      request: ({ lat, lon }) =>
        inUnitedStates({ lat, lon })
          ? {
              url: withQuery('/alerts/active', {
                point: `${Number(lat.toFixed(4))},${Number(lon.toFixed(4))}`,
              }),
              headers: HEADERS,
            }
          : undefined,
      parse: (reply) => fromAlerts(reply, { read: pointAlert, wrap: (alerts) => ({ alerts }) }),
    }),
    service({
      dataset: stateAlerts,
      keepSeconds: 60,
      staleSeconds: 600,
      example: { state: 'CA' },
      request: ({ state, severity }) => ({
        url: withQuery('/alerts/active', {
          status: 'actual',
          area: state,
          severity: severity === 'all' ? undefined : 'Extreme,Severe',
        }),
        headers: HEADERS,
      }),
      parse: (reply) =>
        fromAlerts(reply, {
          read: fullAlert,
          wrap: (alerts) => ({ alerts }),
          asOf: (alerts) => newest(alerts.map(({ sentAt }) => sentAt)),
        }),
    }),
    service({
      dataset: weatherForecast,
      keepSeconds: 1800,
      staleSeconds: 21_600,
      round: roundedAt(2),
      example: here,
      request: pointRequest,
      follow: (reply) => linkIn(reply, 'forecastGridData'),
      parse: (reply, { days }) =>
        fromJson(reply, NwsGrid, (grid) => {
          const found = daysOfGrid(grid).slice(0, days);
          return found.length === 0
            ? unavailable('the forecast grid holds no temperatures')
            : data(
                { issuedAt: grid.properties.updateTime, days: found },
                grid.properties.updateTime,
              );
        }),
    }),
    service({
      dataset: forecastPeriods,
      keepSeconds: 1800,
      staleSeconds: 21_600,
      round: roundedAt(2),
      example: here,
      request: pointRequest,
      follow: (reply, { step }) => linkIn(reply, step === 'hour' ? 'forecastHourly' : 'forecast'),
      parse: (reply) =>
        fromJson(reply, Periods, ({ properties }) => {
          const issuedAt = properties.updateTime ?? properties.updated;
          return data({ issuedAt, periods: properties.periods.map(periodOf) }, issuedAt);
        }),
    }),
    service({
      dataset: currentWeather,
      keepSeconds: 600,
      staleSeconds: 7200,
      round: roundedAt(2),
      example: here,
      request: pointRequest,
      follow: (reply) => linkIn(reply, 'observationStations') ?? latestOfNearest(reply),
      parse: (reply) => fromJson(reply, OneObservation, ({ properties }) => currentOf(properties)),
    }),
    service({
      dataset: weatherStations,
      certain: (query) => ('state' in query ? 'every state has weather stations' : undefined),
      keepSeconds: 7 * 86_400,
      staleSeconds: 30 * 86_400,
      persistent: true,
      example: { state: 'UT' },
      request: (query) =>
        'state' in query
          ? {
              url: withQuery('/stations', { state: query.state, limit: query.limit }),
              headers: HEADERS,
            }
          : pointRequest(query),
      follow: (reply) => linkIn(reply, 'observationStations'),
      parse: (reply) =>
        fromJson(reply, Features, ({ features }) =>
          listOf(features, Station, { read: stationOf, wrap: (stations) => ({ stations }) }),
        ),
    }),
    service({
      dataset: stationObservations,
      keepSeconds: 600,
      staleSeconds: 7200,
      example: { stationId: 'KSLC' },
      request: ({ stationId, limit }) => ({
        url:
          limit === 1
            ? `/stations/${stationId}/observations/latest`
            : withQuery(`/stations/${stationId}/observations`, { limit }),
        headers: HEADERS,
      }),
      parse: (reply, { stationId }) =>
        fromJson(reply, oneOrMany, ({ features }) => fromStation(features, stationId)),
    }),
    service({
      dataset: forecastCell,
      keepSeconds: 30 * 86_400,
      staleSeconds: 365 * 86_400,
      persistent: true,
      round: roundedAt(2),
      example: here,
      request: pointRequest,
      parse: (reply) => fromJson(reply, Cell, ({ properties }) => data(cellOf(properties), null)),
    }),
    service({
      dataset: localStormReports,
      keepSeconds: 600,
      staleSeconds: 7200,
      example: { office: 'DMX' },
      request: ({ office }) => ({
        url: `/products/types/LSR/locations/${office}`,
        headers: { accept: 'application/ld+json' },
      }),
      follow: (reply) => newestProduct(reply),
      parse: (reply) => readStormReports(reply),
    }),
    service({
      dataset: alertTypes,
      certain: () => 'the list of kinds of alerts is fixed',
      keepSeconds: 30 * 86_400,
      staleSeconds: 365 * 86_400,
      example: {},
      request: () => ({ url: '/alerts/types', headers: HEADERS }),
      parse: (reply) =>
        fromJson(reply, Types, ({ eventTypes }) => list(eventTypes, { types: eventTypes }, null)),
    }),
  ],
});
