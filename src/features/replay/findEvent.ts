import { quakeById } from '../../../engines/ground/datasets/quakeFeeds.ts';
import { quakesNear, type Quake } from '../../../engines/ground/datasets/quakes.ts';
import { distanceKm } from '../../../engines/ground/earth/geodesy.ts';
import { isKnown, type NeedTree } from '../../../engines/facts.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { inquire, type Inquiry } from '../../core/inquire.ts';
import type { ReplayInput } from './schemas.ts';

/** An earthquake to replay, and how it was found. */
export interface FoundQuake {
  readonly quake: Quake | undefined;
  readonly source: string;
  readonly foundBy: 'id' | 'date' | 'auto';
  readonly reason: string | undefined;
  readonly inquiry: Inquiry<NeedTree>;
}

const DAY_MS = 86_400_000;
/** POLICY. How far an earthquake may lie from the point to be the one that is meant, km, and how small it may be. */
const REACH_KM = 300;
const LEAST_MAGNITUDE = 4;

/**
 * The earthquake that a caller means: by id, else the strongest near the point on the day, else the strongest of the last 30 days, else the
 * latest significant one.
 *
 * @throws ApiError `not_found` where the catalogue answers and does not know the id, or holds nothing on that day
 */
export async function findQuake(input: ReplayInput, context: Context): Promise<FoundQuake> {
  if (input.usgs_event_id !== undefined) return byId(input.usgs_event_id, context);
  const { lat, lon, event_date } = input;
  const near = { lat, lon, radiusKm: REACH_KM, minMagnitude: LEAST_MAGNITUDE, limit: 1000 };
  const dayMs = Date.parse(event_date ?? '');
  const window =
    event_date === undefined
      ? {}
      : {
          startTime: new Date(dayMs).toISOString(),
          endTime: new Date(dayMs + DAY_MS).toISOString(),
        };
  const inquiry = await inquire({ quakes: quakesNear({ ...near, ...window }) }, context);
  const { quakes } = inquiry.facts;
  const foundBy = event_date === undefined ? 'auto' : 'date';
  if (!isKnown(quakes))
    return { quake: undefined, source: quakes.source, foundBy, reason: quakes.missing, inquiry };
  const events = quakes.value.events;
  const quake =
    event_date === undefined && !quakes.value.complete && quakes.status === 'embedded'
      ? latest(events)
      : strongest(events);
  if (quake) return { quake, source: quakes.source, foundBy, reason: undefined, inquiry };
  if (quakes.value.complete)
    throw new ApiError(
      'not_found',
      `No earthquake of magnitude ${LEAST_MAGNITUDE} or more within ${REACH_KM} km${event_date === undefined ? ' in the last 30 days' : ` on ${event_date} (UTC)`}; name another day or an event id.`,
    );
  const reason = `the list of significant earthquakes holds none within ${REACH_KM} km${event_date === undefined ? '' : ` on ${event_date}`}${quakes.reason ? `, and the full catalogue did not answer (${quakes.reason})` : ''}`;
  return { quake: undefined, source: quakes.source, foundBy, reason, inquiry };
}

async function byId(eventId: string, context: Context): Promise<FoundQuake> {
  const inquiry = await inquire({ event: quakeById({ eventId }) }, context);
  const { event } = inquiry.facts;
  if (isKnown(event))
    return {
      quake: event.value.event,
      source: event.source,
      foundBy: 'id',
      reason: undefined,
      inquiry,
    };
  return { quake: undefined, source: event.source, foundBy: 'id', reason: event.missing, inquiry };
}

const strongest = (events: readonly Quake[]) =>
  events.toSorted((a, b) => (b.magnitude ?? -9) - (a.magnitude ?? -9))[0];
const latest = (events: readonly Quake[]) =>
  events.toSorted((a, b) => Date.parse(b.time) - Date.parse(a.time))[0];

/** Distance of an earthquake from the point asked for, km. */
export function awayKm({ lat, lon }: ReplayInput, quake: Quake): number {
  return distanceKm(lat, lon, quake.lat, quake.lon);
}
