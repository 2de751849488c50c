import type * as z from 'zod';
import type { quakeById, quakeFeed } from '../../../engines/ground/datasets/quakeFeeds.ts';
import type { Quake, quakesNear } from '../../../engines/ground/datasets/quakes.ts';
import type { Parsed, RawReply } from '../connector.ts';
import { besideOf, isEarthquakeType } from './eventTypes.ts';
import { fromFdsnText, isFdsnText, plainQuake } from './fdsnText.ts';
import { UsgsCollection, UsgsFeature, usgsFeedQuake } from './geoJsonQuakes.ts';
import { fromQuakeMl } from './quakeMl.ts';
import {
  data,
  empty,
  fromJson,
  listOf,
  saysNothingMatches,
  unavailable,
} from '../pipeline/reply.ts';
import {
  fromUsgsAtom,
  fromUsgsCsv,
  isAtomFeed,
  isUsgsCsv,
  type WrapQuakes,
} from './usgsQuakeFiles.ts';
import { newest } from './values.ts';

/**
 * Reads a list of earthquakes in whichever form an event service sends it: FDSN text, QuakeML, the spreadsheet and the Atom feed of
 * the USGS; everything else as the source's own JSON. What is no earthquake is left out and counted. 204, and 404 in the words of
 * the standard, mean none.
 *
 * @param json  reads the source's own JSON
 * @source FDSN web service specifications 1.2 (2019); USGS, API documentation of the earthquake catalogue, parameter `format`
 */
export function fromQuakes<A>(
  reply: RawReply,
  status: Quake['status'],
  { wrap, json }: { wrap: WrapQuakes<A>; json?: ReadJson<A> },
): Parsed<A> {
  if (saysNothingMatches(reply)) return empty(wrap([], besideOf(0, 0)));
  if (isFdsnText(reply.text)) return fromFdsnText(reply, status, wrap);
  if (isUsgsCsv(reply.text)) return fromUsgsCsv(reply, wrap);
  if (isAtomFeed(reply.text)) return fromUsgsAtom(reply, wrap);
  if (/^\uFEFF?\s*<(\?xml|(\w+:)?quakeml\b)/i.test(reply.text))
    return fromQuakeMl(reply, status, wrap);
  return json?.(reply, wrap) ?? fromFdsnText(reply, status, wrap);
}

type ReadJson<A> = (reply: RawReply, wrap: WrapQuakes<A>) => Parsed<A>;

/** A list of recent earthquakes whose source does not say when it was made. */
export const asFeed: WrapQuakes<z.output<typeof quakeFeed.answer>> = (events, { leftOut }) => ({
  generatedAt: null,
  events,
  ...leftOut,
});

/**
 * The answer to a search: complete where the list was not cut and the network misses none of the size that was asked for.
 *
 * @param missesNone  whether the network misses no earthquake of the search, however long the list
 */
export function asSearch(
  { limit }: { readonly limit: number },
  missesNone = true,
): WrapQuakes<z.output<typeof quakesNear.answer>> {
  return (events, { rows, leftOut }) => ({
    events: events.map(plainQuake),
    complete: rows < limit && missesNone,
    ...leftOut,
  });
}

/** Reads a list in the GeoJSON of the USGS. */
export function fromUsgsJson<A>(reply: RawReply, wrap: WrapQuakes<A>): Parsed<A> {
  return fromJson(reply, UsgsCollection, ({ features, metadata }) => {
    const generatedAt = metadata?.generated ?? null;
    let others = 0;
    return listOf(features, UsgsFeature, {
      read(feature) {
        if (feature.properties.status === 'deleted') return undefined;
        if (isEarthquakeType(feature.properties.type)) return usgsFeedQuake(feature);
        others++;
        return undefined;
      },
      wrap: (events) => wrap(events, { ...besideOf(features.length, others), generatedAt }),
      asOf: (events) => generatedAt ?? newest(events.map(({ updatedAt }) => updatedAt)),
    });
  });
}

/** Reads one event in the GeoJSON of the USGS; another event than the one asked for, and what is no earthquake, is refused. */
export const fromUsgsEvent = (
  reply: RawReply,
  eventId: string | undefined,
): Parsed<z.output<typeof quakeById.answer>> =>
  fromJson(reply, UsgsFeature, (feature) => {
    const { type, mmi, updated, products } = feature.properties;
    const event = usgsFeedQuake(feature);
    if (!isEarthquakeType(type))
      return unavailable(`${event.id} is no earthquake: the catalogue calls it ${type ?? ''}`);
    if (eventId !== undefined && ![event.id, ...event.otherIds].includes(eventId))
      return unavailable(`the reply is about ${event.id}, not ${eventId}`);
    const kinds = Object.keys(products ?? {});
    return data({ event, maxIntensityMmi: mmi, products: kinds }, updated);
  });
