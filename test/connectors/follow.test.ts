import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tsunamiBulletins } from '../../engines/ground/datasets/tsunamiFeeds.ts';
import { currentWeather, weatherForecast } from '../../engines/ground/datasets/weather.ts';
import { nwsApi } from '../../src/connectors/sources/nwsApi.ts';
import { createPipeline, type Pipeline } from '../../src/connectors/pipeline/pipeline.ts';
import { tsunamiGov } from '../../src/connectors/sources/tsunamiGov.ts';
import { faultServer, type FaultServer } from '../support/faultServer.ts';

const API = 'https://api.weather.gov';
const POINT = {
  properties: {
    forecast: `${API}/gridpoints/SLC/1,2/forecast`,
    forecastHourly: `${API}/gridpoints/SLC/1,2/forecast/hourly`,
    forecastGridData: `${API}/gridpoints/SLC/1,2`,
    observationStations: `${API}/gridpoints/SLC/1,2/stations`,
  },
};
const STATIONS = {
  features: [
    {
      geometry: { coordinates: [-111.97, 40.79] },
      properties: {
        stationIdentifier: 'KSLC',
        name: 'Salt Lake City',
        elevation: { unitCode: 'wmoUnit:m', value: 1288 },
        timeZone: 'America/Denver',
      },
    },
  ],
  observationStations: [`${API}/stations/KSLC`],
};
const SEEN = {
  properties: {
    timestamp: '2026-05-01T12:00:00+00:00',
    temperature: { unitCode: 'wmoUnit:degC', value: 21.5 },
    windSpeed: { unitCode: 'wmoUnit:km_h-1', value: 18 },
    precipitationLastHour: { unitCode: 'wmoUnit:m', value: 0.002 },
  },
};
const GRID = {
  properties: {
    updateTime: '2026-05-01T12:00:00+00:00',
    temperature: {
      uom: 'wmoUnit:degF',
      values: [{ validTime: '2026-05-01T18:00:00+00:00/PT2H', value: 68 }],
    },
  },
};
const ATOM =
  '<?xml version="1.0"?><feed><title>TSUNAMI</title><author><name>NWS PACIFIC TSUNAMI WARNING CENTER</name></author><entry><id>u</id><title>X</title><updated>2026-05-01T00:00:00Z</updated><link rel="related" href="https://www.tsunami.gov/events/PHEB/2026/05/01/1/1/WEPA42/PHEBCAP.xml" type="application/cap+xml"/></entry></feed>';
const CAP =
  '<alert><identifier>PHEB-1</identifier><sent>2026-05-01T00:00:00-00:00</sent><status>Actual</status><msgType>Cancel</msgType><source>PTWC</source><info><event>Tsunami Warning</event><expires>2026-05-01T01:00:00-00:00</expires></info></alert>';

const REPLIES: Readonly<Record<string, unknown>> = {
  '/points/40.76,-111.89': POINT,
  '/gridpoints/SLC/1,2/stations': STATIONS,
  '/stations/KSLC/observations/latest': SEEN,
  '/gridpoints/SLC/1,2': GRID,
  '/events/xml/PHEBAtom.xml': ATOM,
  '/events/PHEB/2026/05/01/1/1/WEPA42/PHEBCAP.xml': CAP,
};

let server: FaultServer;
let made: Pipeline;
beforeAll(async () => {
  server = await faultServer('{}');
  server.behave((request) => {
    const reply = REPLIES[request.url ?? ''];
    return reply === undefined
      ? { status: 404, body: '{"title":"Not Found"}' }
      : { body: typeof reply === 'string' ? reply : JSON.stringify(reply) };
  });
  made = createPipeline({
    connectors: [nwsApi, tsunamiGov],
    atlas: [],
    offline: false,
    settings: () => ({ url: server.url }),
    clock: { now: () => Date.now() },
    userAgent: 'test/1 (test@example.org)',
  });
});
afterAll(async () => {
  await made.close();
  await server.close();
});

describe('a reply that only says where the answer is', () => {
  it('leads from a point to the observation of its nearest station', async () => {
    expect(await made.ask(currentWeather({ lat: 40.76, lon: -111.89 }))).toMatchObject({
      status: 'live',
      asOf: '2026-05-01T12:00:00.000Z',
      value: { temperatureC: 21.5, windSpeedMps: 5, precipitationMm: 2, humidityPct: null },
    });
  });

  it('leads from a point to its forecast grid', async () => {
    expect(await made.ask(weatherForecast({ lat: 40.76, lon: -111.89 }))).toMatchObject({
      status: 'live',
      value: { days: [{ date: '2026-05-01', temperatureMaxC: 20, precipitationMm: null }] },
    });
  });

  it('leads from a tsunami feed to the message that knows its end: a cancelled warning', async () => {
    expect(await made.ask(tsunamiBulletins({ centre: 'PTWC' }))).toMatchObject({
      value: {
        bulletins: [
          { category: 'cancellation', expiresAt: '2026-05-01T01:00:00.000Z', isTest: false },
        ],
      },
    });
  });

  it('outside the country is passed on', async () => {
    expect(made.ask(currentWeather({ lat: 0, lon: 0 }))).toMatchObject({
      missing: 'outside the area that the sources cover',
      source: 'nws-api',
    });
  });
});
