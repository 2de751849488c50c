import * as z from 'zod';
import type { Parsed, RawReply } from '../connector.ts';
import { fromJson, fromXml, listOf, unavailable } from '../pipeline/reply.ts';
import { Alert, isReal } from './nwsShapes.ts';
import { textOf } from './values.ts';
import { elementText, many } from './xml.ts';

type Alert = z.output<typeof Alert>;
type Members = Readonly<Record<string, unknown>>;
const Members = z.record(z.string(), z.unknown());

/** Alerts as GeoJSON, one or many, or as JSON-LD, which has the same members one level higher and their outline as text. */
const Listed = z.union([
  z.object({ features: z.array(z.unknown()) }).transform(({ features }) => features),
  z
    .object({ '@graph': z.array(z.unknown()) })
    .transform(({ '@graph': graph }) => graph.map(featureOf)),
  z.looseObject({ properties: z.looseObject({ event: z.string() }) }).transform((one) => [one]),
  z.looseObject({ '@type': z.literal('wx:Alert') }).transform((one): unknown[] => [featureOf(one)]),
]);

/** A node of JSON-LD as a feature. @source api.weather.gov, media type application/ld+json */
function featureOf(node: unknown): unknown {
  const { data: members } = Members.safeParse(node);
  return members && { geometry: outlineOf(textOf(members['geometry'])), properties: members };
}

/** The one ring of a polygon in well-known text, longitude first. */
function outlineOf(text: string | undefined): unknown {
  const ring = /^POLYGON ?\(\(([^()]*)\)\)$/i.exec(text ?? '')?.[1];
  if (ring === undefined) return null;
  return { type: 'Polygon', coordinates: [ring.split(',').map((at) => at.trim().split(/\s+/))] };
}

/** A list of CAP messages, each told shortly, or one message told whole. @source OASIS, Common Alerting Protocol 1.2; api.weather.gov, media types application/atom+xml and application/cap+xml */
const Feed = z.object({
  feed: z.object({
    id: z.unknown().optional(),
    generator: z.unknown().optional(),
    entry: many(z.unknown()),
  }),
});
const Message = z.object({
  alert: z.looseObject({ identifier: z.string(), info: many(Members) }),
});
/** What the list says in place of an entry where nothing is in force. */
const NOTHING = /^there are no active/i;

/** Undefined for a document that holds no alerts of the weather service. */
function alertsInXml(document: unknown): unknown[] | undefined {
  const { data: message } = Message.safeParse(document);
  if (message !== undefined) {
    // A second `info` says the same in another language.
    const { info, ...whole } = message.alert;
    const [first = {}] = info;
    const { area, ...said } = first;
    const [place = {}] = many(Members).safeParse(area).data ?? [];
    return [capAlert({ ...whole, ...said, ...place })];
  }
  const { data: list } = Feed.safeParse(document);
  if (list === undefined) return undefined;
  const { entry, id, generator } = list.feed;
  const isOurs = /weather\.gov|\bNWS\b/.test([id, generator].map(elementText).join(' '));
  const entries: Members[] = entry.flatMap((raw) => {
    const { data: each } = Members.safeParse(raw);
    return each === undefined ? [] : [each];
  });
  if (!isOurs && !entries.some((each) => 'event' in each)) return undefined;
  return entries.filter((each) => !NOTHING.test(elementText(each['title']) ?? '')).map(capAlert);
}

/** A message with the names of the interface. */
function capAlert(cap: Members): unknown {
  const text = (name: string) => elementText(cap[name]);
  const parameters = namedIn(cap['parameter']);
  const geocode = namedIn(cap['geocode']);
  const codes = (...names: string[]) =>
    names.flatMap((name) => geocode.get(name) ?? []).flatMap((each) => each.split(/\s+/));
  return {
    geometry: capOutline(text('polygon')),
    properties: {
      id: text('identifier') ?? text('id')?.replace(/^https?:\/\/.*\/alerts\//, ''),
      event: text('event'),
      severity: text('severity'),
      certainty: text('certainty'),
      urgency: text('urgency'),
      headline: text('headline') ?? parameters.get('NWSheadline')?.[0] ?? text('title'),
      description: text('description') ?? text('summary'),
      instruction: text('instruction'),
      areaDesc: text('areaDesc'),
      sent: text('sent') ?? text('published'),
      effective: text('effective'),
      onset: text('onset'),
      ends: parameters.get('eventEndingTime')?.[0],
      expires: text('expires'),
      senderName: text('senderName'),
      status: text('status'),
      messageType: text('msgType'),
      geocode: { SAME: codes('SAME', 'FIPS6'), UGC: codes('UGC') },
      parameters: { VTEC: parameters.get('VTEC') ?? [] },
    },
  };
}

/** Values by name: each pair in an element of its own, or all of them one after another in one. */
function namedIn(elements: unknown): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const element of many(Members).safeParse(elements).data ?? []) {
    const [names, values] = [element['valueName'], element['value']].map((each) => [each].flat());
    for (const [at, name] of (names ?? []).entries()) {
      const [key, value] = [elementText(name), elementText(values?.[at])];
      if (key !== undefined && value !== undefined)
        found.set(key, [...(found.get(key) ?? []), value]);
    }
  }
  return found;
}

/** Corners of CAP: latitude first. */
function capOutline(text: string | undefined): unknown {
  if (text === undefined) return null;
  const ring = text.split(/\s+/).map((at) => at.split(',').toReversed());
  return { type: 'Polygon', coordinates: [ring] };
}

/** Alerts that are none of a test, an exercise, a draft or cancelled, in whichever form they come. */
export function fromAlerts<R, A>(
  reply: RawReply,
  how: {
    readonly read: (alert: Alert) => R;
    readonly wrap: (rows: R[]) => A;
    readonly asOf?: (rows: R[]) => string | null;
  },
): Parsed<A> {
  const answer = (rows: readonly unknown[]) =>
    listOf(rows, Alert, {
      ...how,
      read: (alert) => (isReal(alert) ? how.read(alert) : undefined),
    });
  if (!/^\s*</.test(reply.text)) return fromJson(reply, Listed, answer);
  return fromXml(reply, (document) => {
    const rows = alertsInXml(document);
    return rows === undefined
      ? unavailable('the reply is neither a feed of alerts nor one of them')
      : answer(rows);
  });
}
