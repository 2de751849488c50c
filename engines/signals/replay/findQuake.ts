import { isKnown, type FactTree } from '../../facts.ts';
import { quakeById } from '../../ground/datasets/quakeFeeds.ts';
import { quakesNear, type Quake } from '../../ground/datasets/quakes.ts';
import { DAY_MS, HOUR_MS } from '../../ground/math/time.ts';
import { NothingFound } from '../../nothingFound.ts';
import type { ReplayInput } from './schemas.ts';

/** An earthquake to replay, and how it was found. */
export interface FoundQuake {
  readonly quake: Quake | undefined;
  readonly source: string;
  readonly foundBy: 'id' | 'date' | 'auto';
  /** Why there is none. */
  readonly reason: string | undefined;
}

/** POLICY. How far an earthquake may lie from the point to be the one that is meant, km, and how small it may be. */
const REACH_KM = 300;
const LEAST_MAGNITUDE = 4;
/** The sun goes round the Earth by so many degrees an hour. */
const DEG_PER_HOUR = 15;

/** Asks for the event that is named, else for those near the point on the day, or lately. */
export function findNeeds({ usgs_event_id, lat, lon, event_date }: ReplayInput) {
  if (usgs_event_id !== undefined)
    return { named: quakeById({ eventId: usgs_event_id }), near: undefined };
  const near = { lat, lon, radiusKm: REACH_KM, minMagnitude: LEAST_MAGNITUDE, limit: 1000 };
  return { named: undefined, near: quakesNear({ ...near, ...windowOf(event_date, lon) }) };
}

/** The day in UTC and by the sun of the place, whose people may have begun it half a day before or after; or no window at all. */
function windowOf(date: string | undefined, lon: number) {
  if (date === undefined) return {};
  const dayMs = Date.parse(date);
  const sunMs = dayMs - (lon / DEG_PER_HOUR) * HOUR_MS;
  return {
    startTime: new Date(Math.min(dayMs, sunMs)).toISOString(),
    endTime: new Date(Math.max(dayMs, sunMs) + DAY_MS).toISOString(),
  };
}

/**
 * The earthquake that a caller means: by id, else the strongest near the point on the day, else the strongest of the last 30 days,
 * else the latest significant one.
 *
 * @throws NothingFound where the whole catalogue answers and holds nothing on that day
 */
export function findQuake(
  { event_date }: ReplayInput,
  { named, near }: FactTree<ReturnType<typeof findNeeds>>,
): FoundQuake {
  if (named)
    return isKnown(named)
      ? { quake: named.value.event, source: named.source, foundBy: 'id', reason: undefined }
      : { quake: undefined, source: named.source, foundBy: 'id', reason: named.missing };
  return nearest(event_date, near);
}

type Near = NonNullable<FactTree<ReturnType<typeof findNeeds>>['near']>;

function nearest(date: string | undefined, near: Near): FoundQuake {
  const { source } = near;
  const foundBy = date === undefined ? 'auto' : 'date';
  if (!isKnown(near)) return { quake: undefined, source, foundBy, reason: near.missing };
  const { events, complete } = near.value;
  const isLatestMeant = date === undefined && !complete && near.status === 'embedded';
  const quake = isLatestMeant ? latest(events) : strongest(events);
  if (quake) return { quake, source, foundBy, reason: undefined };
  if (complete)
    throw new NothingFound(
      `No earthquake of magnitude ${LEAST_MAGNITUDE} or more within ${REACH_KM} km${date === undefined ? ' in the last 30 days' : ` on ${date} (in UTC or by the sun of the place)`}; name another day or an event id.`,
    );
  const when = date === undefined ? '' : ` on ${date}`;
  const why = near.reason ? `, and the full catalogue did not answer (${near.reason})` : '';
  const reason = `the list of significant earthquakes holds none within ${REACH_KM} km${when}${why}`;
  return { quake: undefined, source, foundBy, reason };
}

const strongest = (events: readonly Quake[]) =>
  events.toSorted((a, b) => (b.magnitude ?? -9) - (a.magnitude ?? -9))[0];
const latest = (events: readonly Quake[]) =>
  events.toSorted((a, b) => Date.parse(b.time) - Date.parse(a.time))[0];
