import * as z from 'zod';
import type { FeedQuake } from '../../../engines/ground/datasets/quakeFeeds.ts';
import type { Parsed, RawReply } from '../connector.ts';
import { earthquakesOf, isEarthquakeType, type Beside, type Listed } from './eventTypes.ts';
import { depthOf, magnitudeOf, statusOf } from './geoJsonQuakes.ts';
import { fromCsv, fromXml, list, unavailable } from '../pipeline/reply.ts';
import { latOf, lonOf, loose, newest, numberOf, strict, textOf, timeOf } from './values.ts';
import { elementText, many } from './xml.ts';

/** How a reader hands over what it read. */
export type WrapQuakes<A> = (events: FeedQuake[], beside: Beside) => A;

/** What no file but GeoJSON says of an event. */
const UNSAID = {
  url: null,
  pagerAlert: null,
  tsunamiRegion: false,
  otherIds: [],
  feltReports: null,
} as const;

/** The header of the spreadsheet format of ComCat and its feeds. @source USGS, Spreadsheet Format (CSV) */
const CSV_HEADER = /^\uFEFF?"?time"?,"?latitude"?,"?longitude"?,"?depth"?,"?mag\b/i;
export const isUsgsCsv = (text: string): boolean => CSV_HEADER.test(text);

/** Reads the spreadsheet format of the USGS. Depth is in km; deleted events are left out. */
export function fromUsgsCsv<A>(reply: RawReply, wrap: WrapQuakes<A>): Parsed<A> {
  return fromCsv(reply, CSV_HEADER, (rows) =>
    answerOf(
      rows.map((row) => csvEvent(row)),
      wrap,
    ),
  );
}

/** Undefined: unreadable. Null: deleted. */
function csvEvent(row: Record<string, string>): Listed | null | undefined {
  const [id, time] = [textOf(row['id']), timeOf(row['time'])];
  const [lat, lon] = [latOf(row['latitude']), lonOf(row['longitude'])];
  if (id === undefined || time === undefined || lat === undefined || lon === undefined)
    return undefined;
  if (row['status'] === 'deleted') return null;
  const type = textOf(row['type']);
  if (!isEarthquakeType(type)) return { notEarthquake: type ?? '' };
  return {
    ...UNSAID,
    otherIds: [],
    id,
    time,
    lat,
    lon,
    depthKm: depthOf(numberOf(row['depth'])),
    magnitude: magnitudeOf(numberOf(row['mag']) ?? null),
    magnitudeType: textOf(row['magType']) ?? null,
    place: textOf(row['place']) ?? null,
    status: statusOf(textOf(row['status']) ?? null),
    updatedAt: timeOf(row['updated']) ?? null,
    agency: textOf(row['net']) ?? 'unknown',
  };
}

const Link = z.object({ '@rel': loose.text, '@type': loose.text, '@href': loose.text });
const Entry = z.object({
  id: strict.text,
  title: z.unknown().transform(elementText).pipe(z.string()),
  updated: loose.time,
  point: z.unknown().transform((point) => elementText(point)?.split(' ') ?? []),
  elev: loose.number,
  summary: z.unknown().transform((summary) => elementText(summary) ?? ''),
  link: many(Link),
  category: many(z.object({ '@label': loose.text, '@term': loose.text })),
});
const Feed = z.object({ feed: z.object({ entry: many(z.unknown()) }) });

export const isAtomFeed = (text: string): boolean =>
  /^\uFEFF?\s*(<\?xml[^>]*>\s*)?<(\w+:)?feed\b/.test(text);

/**
 * Reads the Atom feeds of the USGS: the magnitude and the type stand in the title (`M 1.6 Quarry Blast - 3 km W of …`), the origin
 * time in the summary, the depth as an elevation in metres.
 *
 * @source USGS, ATOM Syndication feed
 */
export function fromUsgsAtom<A>(reply: RawReply, wrap: WrapQuakes<A>): Parsed<A> {
  return fromXml(reply, (document) => {
    const { data: found } = Feed.safeParse(document);
    if (found === undefined) return unavailable('the reply is no feed of earthquakes');
    return answerOf(found.feed.entry.map(atomEvent), wrap);
  });
}

const TITLE = /^M\s*(-?[\d.]+|\?)\s*([^-]*?)\s+-\s+(.*)$/;

function atomEvent(raw: unknown): Listed | undefined {
  const { data: entry } = Entry.safeParse(raw);
  const [, magnitude, type = '', place] = TITLE.exec(entry?.title ?? '') ?? [];
  const id = /^urn:earthquake-usgs-gov:(\w+):(\w+)$/.exec(entry?.id ?? '');
  const [lat, lon] = [latOf(entry?.point[0]), lonOf(entry?.point[1])];
  const time = timeOf(/<dt>Time<\/dt>\s*<dd>([^<]*)<\/dd>/i.exec(entry?.summary ?? '')?.[1]);
  if (entry === undefined || id === null || lat === undefined || lon === undefined)
    return undefined;
  if (time === undefined || magnitude === undefined) return undefined;
  if (!isEarthquakeType(type)) return { notEarthquake: type };
  return {
    ...UNSAID,
    otherIds: [],
    id: `${id[1]}${id[2]}`,
    time,
    lat,
    lon,
    depthKm: entry.elev === null ? null : depthOf(-entry.elev / 1000),
    magnitude: magnitudeOf(numberOf(magnitude) ?? null),
    magnitudeType: null,
    place: textOf(place) ?? null,
    url: entry.link.find((link) => link['@rel'] === 'alternate')?.['@href'] ?? null,
    status: 'automatic',
    updatedAt: entry.updated,
    agency: id[1] ?? 'unknown',
  };
}

function answerOf<A>(read: readonly (Listed | null | undefined)[], wrap: WrapQuakes<A>): Parsed<A> {
  const rows = read.filter((each) => each !== undefined);
  if (rows.length === 0 && read.length > 0)
    return unavailable('no record of the reply could be read');
  const { events, beside } = earthquakesOf(rows.filter((each) => each !== null));
  const asOf = newest(events.map(({ updatedAt, time }) => updatedAt ?? time));
  return list(events, wrap(events, { ...beside, rows: read.length }), asOf);
}
