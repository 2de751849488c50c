import * as z from 'zod';
import type { FeedQuake } from '../../../engines/ground/datasets/quakeFeeds.ts';
import type { Quake } from '../../../engines/ground/datasets/quakes.ts';
import type { Parsed, RawReply } from '../connector.ts';
import { earthquakesOf, isEarthquakeType, type Beside, type Listed } from './eventTypes.ts';
import { depthOf, magnitudeOf } from './geoJsonQuakes.ts';
import { fromXml, list, unavailable } from '../pipeline/reply.ts';
import { loose, newest, strict } from './values.ts';
import { many } from './xml.ts';

const Value = z.object({ value: loose.number }).optional();
const Origin = z.object({
  '@publicID': z.string().optional(),
  time: z.object({ value: strict.time }),
  latitude: z.object({ value: strict.lat }),
  longitude: z.object({ value: strict.lon }),
  depth: Value,
  creationInfo: z
    .object({ agencyID: loose.text, author: loose.text, creationTime: loose.time })
    .optional(),
  evaluationMode: loose.text,
  evaluationStatus: loose.text,
});
const Magnitude = z.object({
  '@publicID': z.string().optional(),
  mag: z.object({ value: strict.number }),
  type: loose.text,
});
const Event = z.object({
  '@publicID': z.string(),
  preferredOriginID: loose.text,
  preferredMagnitudeID: loose.text,
  type: loose.text,
  description: many(z.object({ text: loose.text })),
  origin: many(z.unknown()),
  magnitude: many(z.unknown()),
});
const Document = z.object({
  quakeml: z.object({ eventParameters: z.object({ event: many(z.unknown()) }) }),
});

/** The preferred of several, else the first. */
function preferred<T extends { '@publicID'?: string | undefined }>(
  all: readonly T[],
  id: string | null,
): T | undefined {
  return all.find((each) => each['@publicID'] === id) ?? all[0];
}

/** The last part of a resource identifier; of an address that asks for the event, the id asked for. */
function idOf(publicId: string): string {
  const asked = /[?&]eventid=([^&]+)/i.exec(publicId)?.[1];
  return asked ?? publicId.split(/[/=]/).at(-1) ?? publicId;
}

/** Nothing for an event without an origin, or with one that its agency rejected. */
function eventOf(raw: unknown, status: Quake['status']): Listed[] {
  const { data: event } = Event.safeParse(raw);
  if (event === undefined) return [];
  const origin = preferred(
    event.origin.flatMap((each) => Origin.safeParse(each).data ?? []),
    event.preferredOriginID,
  );
  const magnitude = preferred(
    event.magnitude.flatMap((each) => Magnitude.safeParse(each).data ?? []),
    event.preferredMagnitudeID,
  );
  if (origin === undefined || origin.evaluationStatus === 'rejected') return [];
  if (!isEarthquakeType(event.type)) return [{ notEarthquake: event.type ?? '' }];
  const depthM = origin.depth?.value;
  return [
    {
      id: idOf(event['@publicID']),
      time: origin.time.value,
      lat: origin.latitude.value,
      lon: origin.longitude.value,
      depthKm: depthM === null || depthM === undefined ? null : depthOf(depthM / 1000),
      magnitude: magnitudeOf(magnitude?.mag.value ?? null),
      magnitudeType: magnitude?.type ?? null,
      place: event.description[0]?.text ?? null,
      url: null,
      status: origin.evaluationMode === 'manual' ? 'reviewed' : status,
      updatedAt: origin.creationInfo?.creationTime ?? null,
      agency: origin.creationInfo?.agencyID ?? origin.creationInfo?.author ?? 'unknown',
      pagerAlert: null,
      tsunamiRegion: false,
      otherIds: [],
      feltReports: null,
    },
  ];
}

/** Reads QuakeML 1.2: the preferred origin and magnitude of each event; depths are metres. */
export function fromQuakeMl<A>(
  reply: RawReply,
  status: Quake['status'],
  wrap: (events: FeedQuake[], beside: Beside) => A,
): Parsed<A> {
  return fromXml(reply, (document) => {
    const { data: found } = Document.safeParse(document);
    if (found === undefined) return unavailable('the reply is not QuakeML');
    const raw = found.quakeml.eventParameters.event;
    const { events, beside } = earthquakesOf(raw.flatMap((each) => eventOf(each, status)));
    if (beside.rows === 0 && raw.length > 0)
      return unavailable('no event of the reply could be read');
    return list(events, wrap(events, beside), newest(events.map(({ time }) => time)));
  });
}
