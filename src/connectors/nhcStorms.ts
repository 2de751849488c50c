import * as z from 'zod';
import { activeStorms, stormForecast } from '../../engines/datasets/hazardFeeds.ts';
import { connector, service } from './connector.ts';
import { anyFeatures, anyRows, fromJson, listOf } from './reply.ts';
import { loose, newest, strict, withQuery } from './values.ts';

const Storm = z.object({
  id: strict.text, name: strict.text, classification: strict.text, intensity: loose.number, pressure: loose.number, latitudeNumeric: strict.lat, longitudeNumeric: strict.lon,
  movementDir: loose.number, movementSpeed: loose.number, lastUpdate: strict.time, publicAdvisory: z.object({ url: loose.text }).nullish(),
});

const ForecastPoint = z.object({
  geometry: z.object({ coordinates: z.tuple([strict.lon, strict.lat]) }),
  properties: z.object({ stormname: strict.text, tau: strict.number, maxwind: loose.number, gust: loose.number, advisnum: loose.text }),
});

/** The same points in the advisory's own files, upper case. */
const AdvisoryPoint = z
  .object({ properties: z.object({ STORMNAME: strict.text, TAU: strict.number, LAT: strict.lat, LON: strict.lon, MAXWIND: loose.number, GUST: loose.number, ADVISNUM: z.unknown() }) })
  .transform(({ properties: { STORMNAME, TAU, LAT, LON, MAXWIND, GUST, ADVISNUM } }) => ({
    geometry: { coordinates: [LON, LAT] as const }, properties: { stormname: STORMNAME, tau: TAU, maxwind: MAXWIND, gust: GUST, advisnum: typeof ADVISNUM === 'string' ? ADVISNUM.trim() : null },
  }));

/** The layer of forecast points for a bin: each bin has a block of 26 layers, Atlantic first. @source NHC map service, layer list (2026) */
const FIRST_POINT_LAYER = 6;
const LAYERS_PER_BIN = 26;
const BINS = ['AT1', 'AT2', 'AT3', 'AT4', 'AT5', 'EP1', 'EP2', 'EP3', 'EP4', 'EP5', 'CP1', 'CP2', 'CP3', 'CP4', 'CP5'];

const EitherPoint = z.union([ForecastPoint, AdvisoryPoint]);
const Storms = z.object({ activeStorms: anyRows });

/** Tropical cyclones of the Atlantic and the eastern and central Pacific. Intensity and pressure come as text; bins are used again. */
export const nhcStorms = connector({
  id: 'nhc-storms', title: 'NHC active storms', category: 'weather', provider: 'NOAA National Hurricane Center', home: 'https://www.nhc.noaa.gov',
  licence: 'US Government work, public domain', cadence: '3 to 6 h, 15 min poll', coverage: 'Atlantic, eastern and central Pacific', key: 'none', perMinute: 20,
  baseUrl: 'https://www.nhc.noaa.gov', hosts: ['mapservices.weather.noaa.gov'],
  serves: [
    service({
      dataset: activeStorms, keepSeconds: 600, staleSeconds: 21_600, example: {},
      request: () => ({ url: '/CurrentStorms.json' }),
      parse: (reply) =>
        fromJson(reply, Storms, (body) =>
          listOf(body.activeStorms, Storm, {
            read: (storm) => ({
              id: storm.id, name: storm.name, classification: storm.classification, windSpeedKt: storm.intensity, pressureHpa: storm.pressure, lat: storm.latitudeNumeric,
              lon: storm.longitudeNumeric, movementDeg: storm.movementDir, movementMph: storm.movementSpeed, updatedAt: storm.lastUpdate,
              advisoryUrl: storm.publicAdvisory?.url ?? null,
            }),
            wrap: (storms) => ({ storms }),
            asOf: (storms) => newest(storms.map(({ updatedAt }) => updatedAt)),
          }),
        ),
    }),
    service({
      dataset: stormForecast, keepSeconds: 900, staleSeconds: 21_600,
      request: ({ bin }) => ({
        url: withQuery(
          `https://mapservices.weather.noaa.gov/tropical/rest/services/tropical/NHC_tropical_weather_summary/MapServer/${FIRST_POINT_LAYER + BINS.indexOf(bin) * LAYERS_PER_BIN}/query`,
          { where: `binnumber='${bin}'`, outFields: '*', outSR: 4326, f: 'geojson' },
        ),
      }),
      parse: (reply) =>
        fromJson(reply, anyFeatures, ({ features }) =>
          listOf(features, EitherPoint, {
            read: ({ geometry, properties }) => {
              const [lon, lat] = geometry.coordinates;
              return { storm: properties.stormname, leadHours: properties.tau, lat, lon, windSpeedKt: properties.maxwind, gustKt: properties.gust, advisory: properties.advisnum };
            },
            wrap: (points) => ({ points: points.toSorted((a, b) => a.leadHours - b.leadHours) }),
          }),
        ),
    }),
  ],
});
