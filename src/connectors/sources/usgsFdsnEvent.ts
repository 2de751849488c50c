import * as z from 'zod';
import { quakeWindow } from '../../../engines/ground/datasets/catalogues.ts';
import { quakeById, quakeCount } from '../../../engines/ground/datasets/quakeFeeds.ts';
import { quakesNear } from '../../../engines/ground/datasets/quakes.ts';
import { quakeCatalogues } from '../../../engines/ground/datasets/serviceDescriptions.ts';
import { DAY_MS } from '../../../engines/ground/math/time.ts';
import { connector, service, type Parsed, type RawReply, type Service } from '../connector.ts';
import { daysBefore, roundedWindow } from '../formats/geoJsonQuakes.ts';
import { plainQuake } from '../formats/fdsnText.ts';
import { fromQuakes, fromUsgsEvent, fromUsgsJson } from '../formats/quakeForms.ts';
import { data, fromJson, fromXml, list, unavailable } from '../pipeline/reply.ts';
import { loose, textOf, withQuery } from '../formats/values.ts';
import { wadlService } from '../formats/wadl.ts';
import { many } from '../formats/xml.ts';

/** Rows of one answer; the service refuses more. */
const MAX_ROWS = 20_000;
const DEFAULT_DAYS = 30;

const NEAR = { lat: 37.77, lon: -122.42, radiusKm: 100, minMagnitude: 2.5 };

type Window = z.output<typeof quakesNear.query>;

/** Windows that ended so long ago that the catalogue is settled there. */
const SETTLED_DAYS = 30;
const isSettled = ({ endTime }: Window, nowMs: number) =>
  endTime !== undefined && Date.parse(endTime) < nowMs - SETTLED_DAYS * DAY_MS;

/** Earthquakes of windows of one kind: those that touch now are kept for a minute, those of the past for long. */
function windowService(kind: {
  keepSeconds: number;
  staleSeconds: number;
  persistent: boolean;
  example: z.input<typeof quakesNear.query>;
  covers: (query: Window, nowMs: number) => boolean;
}): Service {
  const { keepSeconds, staleSeconds, persistent, example, covers } = kind;
  return service({
    dataset: quakesNear,
    keepSeconds,
    staleSeconds,
    persistent,
    example,
    round: roundedWindow,
    request(query, _key, nowMs) {
      return covers(query, nowMs) ? { url: windowUrl(query, nowMs) } : undefined;
    },
    parse: (reply, { limit }) => readWindow(reply, limit),
  });
}

function windowUrl(query: Window, nowMs: number): string {
  const { lat, lon, radiusKm, minMagnitude, startTime, endTime, lastDays, limit } = query;
  return withQuery('/query', {
    format: 'geojson',
    latitude: lat,
    longitude: lon,
    maxradiuskm: radiusKm,
    minmagnitude: minMagnitude,
    starttime: startTime ?? daysBefore(nowMs, lastDays ?? DEFAULT_DAYS),
    endtime: endTime,
    eventtype: 'earthquake',
    orderby: 'time',
    limit,
  });
}

/** A list of events; it is cut where it is as long as it may be. */
const readWindow = (reply: RawReply, limit: number): Parsed<z.output<typeof quakesNear.answer>> =>
  fromQuakes(reply, 'automatic', {
    json: fromUsgsJson,
    wrap: (events, { rows, leftOut }) => ({
      events: events.map(plainQuake),
      complete: rows < Math.min(limit, MAX_ROWS),
      ...leftOut,
    }),
  });

/** The longest window that a feed asks for, days; whole catalogues are read by quarters, and guarded against lists that shrink. */
const FEED_DAYS = 31;

/** Earthquakes of magnitude 5 happen several times a day: the bound is far above chance. */
const worldWindowIsNeverEmpty = ({
  startTime,
  endTime,
  minMagnitude,
}: z.output<typeof quakeWindow.query>): string | undefined => {
  const days = (Date.parse(endTime) - Date.parse(startTime)) / DAY_MS;
  return minMagnitude <= 5 && days >= 7 && days <= FEED_DAYS
    ? 'the world has earthquakes of magnitude 5 every week'
    : undefined;
};

const Count = z.object({ count: z.number().int().min(0), maxAllowed: loose.number });

const Catalogues = z
  .object({ Catalogs: z.object({ Catalog: many(z.unknown()) }) })
  .transform(({ Catalogs }) => Catalogs.Catalog);
const Contributors = z
  .object({ Contributors: z.object({ Contributor: many(z.unknown()) }) })
  .transform(({ Contributors: found }) => found.Contributor);

/** Reads the list of catalogues or of contributors: one element each. */
function readCodes(
  reply: RawReply,
  of: z.output<typeof quakeCatalogues.query>['of'],
): Parsed<z.output<typeof quakeCatalogues.answer>> {
  return fromXml(reply, (document) => {
    const { data: found } = (of === 'contributors' ? Contributors : Catalogues).safeParse(document);
    if (found === undefined) return unavailable(`the reply is no list of ${of}`);
    const codes = found.flatMap((element) => textOf(element) ?? []).map((code) => ({ code }));
    return codes.length === 0 && found.length > 0
      ? unavailable('no code of the reply could be read')
      : list(codes, { codes }, null);
  });
}

/** The comprehensive earthquake catalogue of the US Geological Survey. */
export const usgsFdsnEvent = connector({
  id: 'usgs-fdsn-event',
  title: 'USGS earthquake catalogue (ComCat)',
  category: 'environmental',
  provider: 'US Geological Survey',
  home: 'https://earthquake.usgs.gov/fdsnws/event/1/',
  licence: 'US Government work, public domain',
  attribution: 'USGS ANSS Comprehensive Earthquake Catalog',
  cadence: '1 min',
  coverage: 'world',
  key: 'none',
  perMinute: 60,
  baseUrl: 'https://earthquake.usgs.gov/fdsnws/event/1',
  serves: [
    windowService({
      keepSeconds: 60,
      staleSeconds: 3600,
      persistent: false,
      example: NEAR,
      covers: (query, nowMs) => !isSettled(query, nowMs),
    }),
    windowService({
      keepSeconds: 86_400,
      staleSeconds: 365 * 86_400,
      persistent: true,
      example: { ...NEAR, startTime: '1989-10-01T00:00:00Z', endTime: '1989-11-01T00:00:00Z' },
      covers: isSettled,
    }),
    service({
      dataset: quakeById,
      keepSeconds: 300,
      staleSeconds: 86_400,
      request: ({ eventId }) => ({
        url: withQuery('/query', { format: 'geojson', eventid: eventId }),
      }),
      parse: (reply, { eventId }) => fromUsgsEvent(reply, eventId),
    }),
    service({
      dataset: quakeCount,
      keepSeconds: 300,
      staleSeconds: 3600,
      request: ({ startTime, endTime, minMagnitude }) => ({
        url: withQuery('/count', {
          format: 'geojson',
          starttime: startTime,
          endtime: endTime,
          minmagnitude: minMagnitude,
          eventtype: 'earthquake',
        }),
      }),
      parse: (reply) => fromJson(reply, Count, ({ count }) => data({ count }, null)),
    }),
    service({
      dataset: quakeWindow,
      certain: worldWindowIsNeverEmpty,
      keepSeconds: 0,
      staleSeconds: 0,
      timeoutMs: 90_000,
      maxBytes: 32 * 1024 * 1024,
      request: ({ startTime, endTime, minMagnitude, limit }) => ({
        url: withQuery('/query', {
          format: 'geojson',
          starttime: startTime,
          endtime: endTime,
          minmagnitude: minMagnitude,
          eventtype: 'earthquake',
          orderby: 'time',
          limit,
        }),
      }),
      parse: (reply, { limit }) => readWindow(reply, limit),
    }),
    service({
      dataset: quakeCatalogues,
      certain: () => 'the list of catalogues is fixed',
      keepSeconds: 86_400,
      staleSeconds: 30 * 86_400,
      example: {},
      request: ({ of }) => ({ url: `/${of}` }),
      parse: (reply, { of }) => readCodes(reply, of),
    }),
    wadlService({ source: 'usgs-fdsn-event', service: 'event', path: '/application.wadl' }),
  ],
});
