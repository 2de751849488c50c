import type { FeedQuake } from '../../../engines/ground/datasets/quakeFeeds.ts';
import type { Quake } from '../../../engines/ground/datasets/quakes.ts';
import type { Parsed, RawReply } from '../connector.ts';
import { earthquakesOf, isEarthquakeType, type Beside, type Listed } from './eventTypes.ts';
import { depthOf, magnitudeOf } from './geoJsonQuakes.ts';
import { fromText, list, unavailable } from '../pipeline/reply.ts';
import { latOf, lonOf, newest, numberOf, textOf, timeOf } from './values.ts';

/** The first line of FDSN event text, to its last column. */
const FDSN_HEADER = /^\uFEFF?#?\s*EventID\s*\|.*\|\s*EventLocationName\b/i;

/** Reads the FDSN text format; columns by their header, with or without blanks around the bars. */
export function fromFdsnText<A>(
  reply: RawReply,
  status: Quake['status'],
  wrap: (events: FeedQuake[], beside: Beside) => A,
): Parsed<A> {
  return fromText(reply, FDSN_HEADER, (text) => {
    const rows = rowsOfText(text);
    const { events, beside } = earthquakesOf(rows.flatMap((row) => eventOf(row, status)));
    if (beside.rows === 0 && rows.length > 0)
      return unavailable('no record of the reply could be read');
    return list(events, wrap(events, beside), newest(events.map(({ time }) => time)));
  });
}

/** The text of a cell by the name of its column; undefined where it is blank. */
export type Row = (name: string) => string | undefined;

/** Whether a reply is in the text format, of whichever service. */
export const isFdsnText = (text: string): boolean => FDSN_HEADER.test(text);

/** Names of columns are the same in capitals or not: some services write `Depth/Km`. The lines of FDSN text below the one that names the columns. A last line without all of its bars was cut off: nothing in it is believed. */
export function rowsOfText(text: string): Row[] {
  const [header = '', ...lines] = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const names = header
    .replace(/^\uFEFF?#/, '')
    .split('|')
    .map((name) => name.trim().toLowerCase());
  return lines.flatMap((line, index): Row[] => {
    const cells = line.split('|');
    if (index === lines.length - 1 && cells.length < names.length) return [() => undefined];
    return [(name) => textOf(cells[names.indexOf(name.toLowerCase())])];
  });
}

function eventOf(cell: Row, status: Quake['status']): Listed[] {
  const id = cell('EventID');
  const time = timeOf(cell('Time'));
  const lat = latOf(cell('Latitude'));
  const lon = lonOf(cell('Longitude'));
  if (id === undefined || time === undefined || lat === undefined || lon === undefined) return [];
  const type = cell('EventType');
  if (!isEarthquakeType(type)) return [{ notEarthquake: type ?? '' }];
  return [
    {
      id,
      time,
      lat,
      lon,
      depthKm: depthOf(numberOf(cell('Depth/km'))),
      magnitude: magnitudeOf(numberOf(cell('Magnitude')) ?? null),
      magnitudeType: cell('MagType') ?? null,
      place: cell('EventLocationName') ?? null,
      url: null,
      status,
      updatedAt: null,
      agency: cell('Author') ?? cell('Catalog') ?? 'unknown',
      pagerAlert: null,
      tsunamiRegion: false,
      otherIds: [],
      feltReports: null,
    },
  ];
}

/** The event without what only feeds have. */
export function plainQuake(event: FeedQuake): Quake {
  const { id, time, lat, lon, depthKm, magnitude, magnitudeType, place, url, status, updatedAt } =
    event;
  return { id, time, lat, lon, depthKm, magnitude, magnitudeType, place, url, status, updatedAt };
}
