import * as z from 'zod';
import type { FeedQuake } from '../../../engines/ground/datasets/quakeFeeds.ts';
import type { Quake, quakesNear } from '../../../engines/ground/datasets/quakes.ts';
import { DAY_MS } from '../../../engines/ground/math/time.ts';
import { loose, roundedAt, strict, timeOfMs, within } from './values.ts';

const ALERTS = ['green', 'yellow', 'orange', 'red'] as const;

/** A feature of the USGS GeoJSON format: times in milliseconds, negative before 1970; depth in km. */
export const UsgsFeature = z.object({
  id: strict.text,
  geometry: z.object({ coordinates: z.tuple([strict.lon, strict.lat], z.unknown()) }),
  properties: z.object({
    time: strict.timeMs,
    updated: loose.timeMs,
    mag: loose.number,
    magType: loose.text,
    place: loose.text,
    url: loose.text,
    status: loose.text,
    net: loose.text,
    alert: z.enum(ALERTS).nullish().catch(null),
    tsunami: loose.number,
    ids: loose.text,
    felt: loose.number,
    mmi: loose.number,
    type: loose.text,
    products: z.record(z.string(), z.unknown()).optional(),
  }),
});

export const UsgsCollection = z.object({
  metadata: z.object({ generated: loose.timeMs }).optional(),
  features: z.array(z.unknown()),
});

/** Some fifteen earthquakes a day reach magnitude 4.5: a day without one is a feed without its rows. */
export const worldFeedIsNeverEmpty = ({
  hours,
  minMagnitude,
}: {
  readonly hours: number;
  readonly minMagnitude: number;
}): string | undefined =>
  hours >= 24 && minMagnitude <= 4.5
    ? 'the world has earthquakes of magnitude 4.5 every day'
    : undefined;

/** A feature as an event; undefined where the magnitude is impossible. */
function usgsQuake(feature: z.output<typeof UsgsFeature>): Quake {
  const { id, properties, geometry } = feature;
  const [lon, lat, depth] = geometry.coordinates;
  return {
    id,
    time: properties.time,
    lat,
    lon,
    depthKm: depthOf(depth),
    magnitude: magnitudeOf(properties.mag),
    magnitudeType: properties.magType,
    place: properties.place,
    url: properties.url,
    status: statusOf(properties.status),
    updatedAt: properties.updated,
  };
}

/** An earthquake of the USGS as feeds tell it: with alert, agency, reports and its other identifiers. */
export function usgsFeedQuake(feature: z.output<typeof UsgsFeature>): FeedQuake {
  const { alert, net, tsunami, ids, felt } = feature.properties;
  const otherIds = (ids ?? '').split(',').filter((id) => id !== '' && id !== feature.id);
  return {
    ...usgsQuake(feature),
    agency: net ?? 'unknown',
    pagerAlert: alert ?? null,
    tsunamiRegion: tsunami === 1,
    otherIds,
    feltReports: felt,
  };
}

/** Depth, km; null outside what an earthquake can have. */
export const depthOf = (value: unknown) =>
  within(typeof value === 'number' ? value : undefined, -10, 1000) ?? null;
/** Magnitude; null outside what was ever measured. */
export const magnitudeOf = (value: number | null) => within(value, -5, 10) ?? null;

/** What a person has looked at, and what no longer counts. */
export function statusOf(text: string | null): Quake['status'] {
  return text === 'reviewed' || text === 'deleted' ? text : 'automatic';
}

/** The RFC 3339 time some days before now. */
export const daysBefore = (nowMs: number, days: number) =>
  timeOfMs(nowMs - days * DAY_MS) ?? '1900-01-01T00:00:00Z';

const roundedPlace = roundedAt<QuakeWindow>(2);
type QuakeWindow = z.output<typeof quakesNear.query>;

/** A window as a cache key: places to 0.01°, beginnings to the hour and ends to the minute, so that windows that move with the clock share an answer. */
export function roundedWindow(query: QuakeWindow): QuakeWindow {
  const { startTime, endTime, ...rest } = roundedPlace(query);
  const start = startTime === undefined ? {} : { startTime: startTime.slice(0, 13) };
  return { ...rest, ...start, ...(endTime === undefined ? {} : { endTime: endTime.slice(0, 16) }) };
}
