import { KM_PER_DEGREE } from '../../../engines/ground/earth/geodesy.ts';
import * as z from 'zod';
import { quakeFeed, type FeedQuake } from '../../../engines/ground/datasets/quakeFeeds.ts';
import { quakesNear } from '../../../engines/ground/datasets/quakes.ts';
import { connector, service, type Parsed, type RawReply } from '../connector.ts';
import { besideOf, isEarthquakeType } from '../formats/eventTypes.ts';
import {
  daysBefore,
  depthOf,
  magnitudeOf,
  roundedWindow,
  worldFeedIsNeverEmpty,
} from '../formats/geoJsonQuakes.ts';
import { asFeed, asSearch, fromQuakes } from '../formats/quakeForms.ts';
import { anyFeatures, fromJson, listOf } from '../pipeline/reply.ts';
import type { WrapQuakes } from '../formats/usgsQuakeFiles.ts';
import { loose, newest, strict, withQuery } from '../formats/values.ts';
import { wadlService } from '../formats/wadl.ts';

const Feature = z.object({
  properties: z.object({
    unid: strict.text,
    time: strict.time,
    lat: strict.lat,
    lon: strict.lon,
    depth: loose.number,
    mag: loose.number,
    magtype: loose.text,
    flynn_region: loose.text,
    auth: loose.text,
    lastupdate: loose.time,
    evtype: loose.text,
    source_id: loose.text,
  }),
});

function eventOf({ properties }: z.output<typeof Feature>): FeedQuake {
  const { unid, time, lat, lon, depth, mag, magtype, flynn_region, auth, lastupdate, source_id } =
    properties;
  return {
    id: unid,
    time,
    lat,
    lon,
    depthKm: depthOf(depth),
    magnitude: magnitudeOf(mag),
    magnitudeType: magtype === 'm' ? null : magtype,
    place: flynn_region,
    url:
      source_id === null
        ? null
        : `https://www.emsc-csem.org/Earthquake_information/earthquake.php?id=${source_id}`,
    status: 'automatic',
    updatedAt: lastupdate,
    agency: auth ?? 'EMSC',
    pagerAlert: null,
    tsunamiRegion: false,
    otherIds: [],
    feltReports: null,
  };
}

function readJson<A>(reply: RawReply, wrap: WrapQuakes<A>): Parsed<A> {
  return fromJson(reply, anyFeatures, ({ features }) => {
    let others = 0;
    return listOf(features, Feature, {
      read(feature) {
        if (isEarthquakeType(feature.properties.evtype)) return eventOf(feature);
        others++;
        return undefined;
      },
      wrap: (events) => wrap(events, besideOf(features.length, others)),
      asOf: (events) => newest(events.map(({ updatedAt }) => updatedAt)),
    });
  });
}

const read = <A>(reply: RawReply, wrap: WrapQuakes<A>): Parsed<A> =>
  fromQuakes(reply, 'automatic', { json: readJson, wrap });

/** POLICY: magnitude from which the network is taken to miss none in the world. */
const COMPLETE_FROM = 4.5;

/** Earthquakes of the world by the European-Mediterranean centre. Depth is taken from `depth`: the geometry has it negative. */
export const emscEvent = connector({
  id: 'emsc-event',
  title: 'EMSC earthquakes',
  category: 'environmental',
  provider: 'European-Mediterranean Seismological Centre',
  home: 'https://www.seismicportal.eu',
  licence: 'CC BY 4.0',
  attribution: 'Earthquake data by EMSC (www.emsc-csem.org)',
  cadence: '1 to 5 min',
  coverage: 'world',
  key: 'none',
  perMinute: 30,
  baseUrl: 'https://www.seismicportal.eu/fdsnws/event/1',
  serves: [
    service({
      dataset: quakeFeed,
      certain: worldFeedIsNeverEmpty,
      keepSeconds: 120,
      staleSeconds: 3600,
      example: { hours: 24 },
      request: ({ hours, minMagnitude }, _key, nowMs) => ({
        url: withQuery('/query', {
          format: 'json',
          minmag: minMagnitude,
          start: daysBefore(nowMs, hours / 24),
          limit: 500,
          orderby: 'time',
        }),
      }),
      parse: (reply) => read(reply, asFeed),
    }),
    service({
      dataset: quakesNear,
      keepSeconds: 120,
      staleSeconds: 3600,
      round: roundedWindow,
      example: { lat: 38, lon: 23.7, radiusKm: 300, minMagnitude: 2.5 },
      request: (
        { lat, lon, radiusKm, minMagnitude, startTime, endTime, lastDays = 30, limit },
        _key,
        nowMs,
      ) => ({
        url: withQuery('/query', {
          format: 'json',
          lat,
          lon,
          maxradius: (radiusKm / KM_PER_DEGREE).toFixed(3),
          minmag: minMagnitude,
          start: startTime ?? daysBefore(nowMs, lastDays),
          end: endTime,
          limit,
          orderby: 'time',
        }),
      }),
      parse: (reply, query) => read(reply, asSearch(query, query.minMagnitude >= COMPLETE_FROM)),
    }),
    wadlService({ source: 'emsc-event', service: 'event', path: '/application.wadl' }),
  ],
});
