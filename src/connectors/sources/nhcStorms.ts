import * as z from 'zod';
import {
  advisoryShapes,
  stormFixes,
  stormForecast,
  stormRegister,
} from '../../../engines/ground/datasets/cyclones.ts';
import {
  cycloneWarnings,
  formationOutlook,
} from '../../../engines/ground/datasets/cycloneWarnings.ts';
import { activeStorms } from '../../../engines/ground/datasets/hazardFeeds.ts';
import { readDeck, readRegister } from '../formats/atcf.ts';
import { connector, service } from '../connector.ts';
import { readJtwcFeed } from '../formats/jtwcFeed.ts';
import { readAdvisory } from '../formats/nhcAdvisory.ts';
import { readOutlook } from '../formats/nhcOutlook.ts';
import { ForecastFeature, forecastPointOf, ShapeFeature, shapeOf } from '../formats/nhcShapes.ts';
import { anyFeatures, anyRows, fromJson, listOf } from '../pipeline/reply.ts';
import { loose, newest, strict, withQuery } from '../formats/values.ts';

const Storm = z.object({
  id: strict.text,
  name: strict.text,
  classification: strict.text,
  intensity: loose.number,
  pressure: loose.number,
  latitudeNumeric: strict.lat,
  longitudeNumeric: strict.lon,
  movementDir: loose.number,
  movementSpeed: loose.number,
  lastUpdate: strict.time,
  publicAdvisory: z.object({ url: loose.text }).nullish(),
});

/** Layers of the summary, each with the storms of all bins. @source NHC tropical weather summary map service, layer list (2026) */
const LAYERS = { points: 5, track: 6, cone: 7, watches_warnings: 8 } as const;
const layerUrl = (layer: keyof typeof LAYERS, bin: string) =>
  withQuery(
    `https://mapservices.weather.noaa.gov/tropical/rest/services/tropical/NHC_tropical_weather_summary/MapServer/${LAYERS[layer]}/query`,
    {
      where: `binnumber='${bin}'`,
      outFields: '*',
      outSR: 4326,
      f: 'geojson',
    },
  );

const OUTLOOKS = {
  atlantic: 'MIATWOAT',
  eastern_pacific: 'MIATWOEP',
  central_pacific: 'HFOTWOCP',
} as const;
const ATCF = 'https://ftp.nhc.noaa.gov/atcf';

/** Decks of this year lie open; those of former years are packed away by year. */
function deckUrl(stormId: string, technique: string | undefined, nowMs: number): string {
  const year = stormId.slice(4);
  const isPast = Number(year) < new Date(nowMs).getUTCFullYear();
  const file = `${technique === undefined ? 'b' : 'a'}${stormId}.dat`;
  if (isPast) return `${ATCF}/archive/${year}/${file}.gz`;
  return technique === undefined ? `${ATCF}/btk/${file}` : `${ATCF}/aid_public/${file}.gz`;
}

/** The page of one advisory in the archive: `archive/2021/al09/al092021.fstadv.001.shtml`. */
const advisoryPage = (stormId: string, advisory: number) =>
  `/archive/${stormId.slice(4)}/${stormId.slice(0, 4)}/${stormId}.fstadv.${String(advisory).padStart(3, '0')}.shtml`;

const Storms = z.object({ activeStorms: anyRows });

/** Tropical cyclones of the Atlantic and the eastern and central Pacific. Intensity and pressure come as text; bins are used again. */
export const nhcStorms = connector({
  id: 'nhc-storms',
  title: 'NHC active storms',
  category: 'weather',
  provider: 'NOAA National Hurricane Center',
  home: 'https://www.nhc.noaa.gov',
  licence: 'US Government work, public domain',
  cadence: '3 to 6 h, 15 min poll',
  coverage: 'Atlantic, eastern and central Pacific; warnings worldwide',
  key: 'none',
  perMinute: 20,
  baseUrl: 'https://www.nhc.noaa.gov',
  hosts: ['mapservices.weather.noaa.gov', 'ftp.nhc.noaa.gov', 'www.metoc.navy.mil'],
  serves: [
    service({
      dataset: activeStorms,
      keepSeconds: 600,
      staleSeconds: 21_600,
      example: {},
      request: () => ({ url: '/CurrentStorms.json' }),
      parse: (reply) =>
        fromJson(reply, Storms, (body) =>
          listOf(body.activeStorms, Storm, {
            read: (storm) => ({
              id: storm.id,
              name: storm.name,
              classification: storm.classification,
              windSpeedKt: storm.intensity,
              pressureHpa: storm.pressure,
              lat: storm.latitudeNumeric,
              lon: storm.longitudeNumeric,
              movementDeg: storm.movementDir,
              movementMph: storm.movementSpeed,
              updatedAt: storm.lastUpdate,
              advisoryUrl: storm.publicAdvisory?.url ?? null,
            }),
            wrap: (storms) => ({ storms }),
            asOf: (storms) => newest(storms.map(({ updatedAt }) => updatedAt)),
          }),
        ),
    }),
    service({
      dataset: stormForecast,
      keepSeconds: 900,
      staleSeconds: 21_600,
      example: { stormId: 'al092021', advisory: 1 },
      request: (query) => ({
        url:
          'bin' in query
            ? layerUrl('points', query.bin)
            : advisoryPage(query.stormId, query.advisory),
      }),
      parse: (reply) =>
        /FORECAST\/ADVISORY/i.test(reply.text)
          ? readAdvisory(reply)
          : fromJson(reply, anyFeatures, ({ features }) =>
              listOf(features, ForecastFeature, {
                read: forecastPointOf,
                wrap: (points) => ({
                  points: points.toSorted((a, b) => a.leadHours - b.leadHours),
                }),
              }),
            ),
    }),
    service({
      dataset: advisoryShapes,
      keepSeconds: 900,
      staleSeconds: 21_600,
      example: { bin: 'AT1', layer: 'cone' },
      request: ({ bin, layer }) => ({ url: layerUrl(layer, bin) }),
      parse: (reply) =>
        fromJson(reply, anyFeatures, ({ features }) =>
          listOf(features, ShapeFeature, {
            read: shapeOf,
            wrap: (shapes) => ({ shapes }),
            asOf: (shapes) => newest(shapes.map(({ issuedAt }) => issuedAt)),
          }),
        ),
    }),
    service({
      dataset: stormFixes,
      keepSeconds: 3600,
      staleSeconds: 86_400,
      example: { stormId: 'al092021' },
      maxBytes: 32 * 1024 * 1024,
      request: ({ stormId, technique }, _, nowMs) => ({ url: deckUrl(stormId, technique, nowMs) }),
      parse: (reply, { technique }) => readDeck(reply, technique),
    }),
    service({
      dataset: stormRegister,
      keepSeconds: 86_400,
      staleSeconds: 7 * 86_400,
      example: {},
      request: () => ({ url: `${ATCF}/index/storm_list.txt` }),
      parse: (reply, { year }) => readRegister(reply, year),
    }),
    service({
      dataset: cycloneWarnings,
      keepSeconds: 900,
      staleSeconds: 21_600,
      example: {},
      request: () => ({ url: 'https://www.metoc.navy.mil/jtwc/rss/jtwc.rss' }),
      parse: (reply) => readJtwcFeed(reply),
    }),
    service({
      dataset: formationOutlook,
      keepSeconds: 900,
      staleSeconds: 21_600,
      example: { basin: 'atlantic' },
      request: ({ basin }) => ({ url: `/text/${OUTLOOKS[basin]}.shtml` }),
      parse: (reply) => readOutlook(reply),
    }),
  ],
});
