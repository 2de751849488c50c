import * as z from 'zod';
import { disasterAlerts } from '../../../engines/ground/datasets/hazardFeeds.ts';
import { ANY_SERIES, connector, service, type Parsed, type RawReply } from '../connector.ts';
import { daysBefore } from '../formats/geoJsonQuakes.ts';
import { empty, fromJson, fromXml, listOf, unavailable } from '../pipeline/reply.ts';
import { loose, newest, numberOf, strict, textOf, withQuery, within } from '../formats/values.ts';

type Alerts = z.output<typeof disasterAlerts.answer>;

const level = z.enum(['Green', 'Orange', 'Red']);
/** Booleans come as text. */
const flag = z.unknown().transform((value) => value === 'true' || value === true);

const Feature = z.object({
  geometry: z.object({
    type: z.literal('Point'),
    coordinates: z.tuple([strict.lon, strict.lat], z.unknown()),
  }),
  properties: z.object({
    eventtype: strict.text,
    eventid: z.union([z.number(), z.string()]).transform(String),
    name: loose.text,
    description: loose.text,
    alertlevel: level,
    alertscore: loose.number,
    iscurrent: flag,
    country: loose.text,
    fromdate: strict.time,
    todate: loose.time,
    datemodified: loose.time,
    source: loose.text,
    severitydata: z.object({ severity: loose.number, severitytext: loose.text }).nullish(),
  }),
});

function eventOf({ geometry, properties }: z.output<typeof Feature>): Alerts['events'][number] {
  const [lon, lat] = geometry.coordinates;
  const {
    eventtype,
    eventid,
    name,
    description,
    severitydata,
    alertlevel,
    alertscore,
    iscurrent,
    country,
    fromdate,
    todate,
    datemodified,
    source,
  } = properties;
  return {
    id: `${eventtype}${eventid}`,
    type: eventtype,
    name: name ?? description ?? `${eventtype} ${eventid}`,
    alertLevel: alertlevel,
    alertScore: alertscore,
    isCurrent: iscurrent,
    country,
    lat,
    lon,
    from: fromdate,
    to: todate,
    updatedAt: datemodified,
    severity: severitydata?.severity ?? null,
    severityText: severitydata?.severitytext ?? null,
    sourceAgency: source,
  };
}

/** The feed has events of every type: those of another than was asked for are left out. */
const isOf = (asked: string, { eventtype }: { readonly eventtype: string }): boolean =>
  asked === ANY_SERIES || eventtype === asked;

const Marked = z.object({ '#text': z.string() });
const Valued = z.object({ '@value': z.string() });
const Shaped = z.object({ geometry: z.object({ type: z.string() }) });
const text = z
  .unknown()
  .transform((value) => textOf(value) ?? textOf(Marked.safeParse(value).data?.['#text']) ?? null);
const Item = z.object({
  title: strict.text,
  eventtype: strict.text,
  eventid: strict.text,
  alertlevel: level,
  alertscore: loose.number,
  iscurrent: flag,
  country: text,
  fromdate: strict.time,
  todate: loose.time,
  datemodified: loose.time,
  Point: z.object({ lat: strict.lat, long: strict.lon }),
  severity: z.unknown(),
});
const Rss = z.object({
  rss: z.object({
    channel: z.object({
      item: z.union([z.array(z.unknown()), z.unknown().transform((item) => [item])]).optional(),
    }),
  }),
});

/** The feed as RSS, where the interface does not answer. */
function readRss(reply: RawReply, type: string): Parsed<Alerts> {
  return fromXml(reply, (document) => {
    const feed = Rss.safeParse(document);
    if (!feed.success) return unavailable('the reply is not a feed');
    return listOf(feed.data.rss.channel.item ?? [], Item, {
      read: (item) =>
        isOf(type, item)
          ? {
              id: `${item.eventtype}${item.eventid}`,
              type: item.eventtype,
              name: item.title,
              alertLevel: item.alertlevel,
              alertScore: item.alertscore,
              isCurrent: item.iscurrent,
              country: item.country,
              lat: item.Point.lat,
              lon: item.Point.long,
              from: item.fromdate,
              to: item.todate,
              updatedAt: item.datemodified,
              severity:
                within(numberOf(Valued.safeParse(item.severity).data?.['@value']), -1e9, 1e9) ??
                null,
              severityText: text.safeParse(item.severity).data ?? null,
              sourceAgency: null,
            }
          : undefined,
      wrap: (events) => ({ events }),
      asOf: (events) => newest(events.map(({ updatedAt }) => updatedAt)),
    });
  });
}

const Collection = z.union([
  z.object({ features: z.array(z.unknown()) }),
  Feature.transform((feature) => ({ features: [feature as unknown] })),
]);

/** Disasters of the world with an alert level. Without named alert levels the list is short, and it never has more than 100. */
export const gdacs = connector({
  id: 'gdacs',
  title: 'GDACS disaster alerts',
  category: 'environmental',
  provider: 'Global Disaster Alert and Coordination System (EC, UN)',
  home: 'https://www.gdacs.org',
  licence: 'free with credit',
  attribution: 'GDACS',
  cadence: '6 min',
  coverage: 'world',
  key: 'none',
  perMinute: 20,
  baseUrl: 'https://www.gdacs.org/gdacsapi/api',
  serves: [
    service({
      dataset: disasterAlerts,
      certain: ({ type, days }) =>
        type === 'EQ' && days >= 7 ? 'earthquakes are listed every week' : undefined,
      keepSeconds: 600,
      staleSeconds: 7200,
      example: { type: 'EQ' },
      request: ({ type, days }, _key, nowMs) => ({
        url: withQuery('/events/geteventlist/SEARCH', {
          eventlist: type,
          alertlevel: 'Green;Orange;Red',
          fromdate: daysBefore(nowMs, days).slice(0, 10),
          todate: daysBefore(nowMs, -1).slice(0, 10),
        }),
      }),
      parse(reply, { type }) {
        if (reply.status === 204) return empty({ events: [] });
        if (/^﻿?\s*</.test(reply.text)) return readRss(reply, type);
        return fromJson(reply, Collection, ({ features }) =>
          listOf(features.filter(isPoint), Feature, {
            read: (feature) => (isOf(type, feature.properties) ? eventOf(feature) : undefined),
            wrap: (events) => ({ events }),
            asOf: (events) => newest(events.map(({ updatedAt }) => updatedAt)),
          }),
        );
      },
    }),
  ],
});

/** Outlines of an event come in the same collection as its point; a broken feature is kept so that it is seen to be broken. */
function isPoint(feature: unknown): boolean {
  const type = Shaped.safeParse(feature).data?.geometry.type;
  return type === undefined || type === 'Point';
}
