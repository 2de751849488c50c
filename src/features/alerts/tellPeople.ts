import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/core';
import { sendableAt } from '../../../engines/signals/alerts/muteHours.ts';
import { planNotices, type Notice } from '../../../engines/signals/alerts/planNotices.ts';
import { hazardOf, reaches } from '../../../engines/signals/alerts/alertHazards.ts';
import type { AlertRecord } from '../../../engines/signals/alerts/lifeCycle.ts';
import type { Severity } from '../../../engines/signals/earlyWarning/signal.ts';
import { AlertNotice } from '../../db/alertEvent.ts';
import { alertBody } from './alertBody.ts';
import { queueMessages, type Owed } from './outbox.ts';
import { routesOf, type Route } from './routesOf.ts';
import { withUnsent, type Say, type Told } from './withUnsent.ts';
import type { WatchedPlaces } from './watchedPlaces.ts';

interface Telling {
  readonly places: WatchedPlaces;
  readonly nowMs: number;
  /** When the source put out what is new in this look, by event; what is not there is no measure of how fast a warning came. */
  readonly sourceMs: ReadonlyMap<string, number>;
}

/**
 * Compares every event with what was told of it, and writes the messages that are owed. Run again on the same events it writes
 * nothing. Programs hear every step; people whose message of an earlier step still waits get one that says how things are now.
 *
 * @returns whether anything was written
 */
export async function tellPeople(
  em: EntityManager,
  events: readonly AlertRecord[],
  telling: Telling,
): Promise<boolean> {
  const byEvent = await noticesOf(em, events);
  const says: Say[] = [];
  for (const event of events) {
    const notices = byEvent.get(event.id) ?? [];
    const reached = telling.places.reachedBy(event);
    if (reached.size === 0 && notices.length === 0) continue;
    says.push(...saysOf(event, reached, { notices, places: telling.places }));
  }
  if (says.length === 0) return false;
  await noteTold(em, says, telling.nowMs);
  const routes = await routesOf(em, [...new Set(says.map(({ accountId }) => accountId))]);
  const toPeople = await withUnsent(em, says.map(withoutOwnChoice));
  const owed = [
    ...owedOf(says, routes, { telling, isHook: true }),
    ...owedOf(toPeople, routes, { telling, isHook: false }),
  ];
  await queueMessages(em, owed);
  return owed.length > 0;
}

function owedOf(
  says: readonly Say[],
  routes: ReadonlyMap<number, readonly Route[]>,
  { telling, isHook }: { readonly telling: Telling; readonly isHook: boolean },
): Owed[] {
  return says
    .filter(({ told }) => told.length > 0)
    .flatMap((say) =>
      (routes.get(say.accountId) ?? [])
        .filter(({ channel }) => (channel === 'hook') === isHook)
        .map((route) => owedFor(say, route, telling)),
    );
}

/** Who does not want to hear of a hazard any more is not told that it is over while it goes on. */
function withoutOwnChoice(say: Say): Say {
  const { event, stage, told } = say;
  if (stage !== 'cleared' || event.state !== 'active') return say;
  const hazard = hazardOf(event.kind);
  return {
    ...say,
    told: told.filter(({ place, severity }) => {
      const least = hazard && place.thresholds[hazard];
      return least !== undefined && reaches(severity, least);
    }),
  };
}

async function noticesOf(
  em: EntityManager,
  events: readonly AlertRecord[],
): Promise<Map<string, Notice[]>> {
  const ids = events.map(({ id }) => id);
  const rows =
    ids.length === 0 ? [] : await em.find(AlertNotice, { event: { $in: ids }, cleared: false });
  const found = new Map<string, Notice[]>();
  for (const { event, location, severity, cleared } of rows) {
    const notice = { locationId: location.id, severity: severity as Severity, cleared };
    found.set(event.id, [...(found.get(event.id) ?? []), notice]);
  }
  return found;
}

function saysOf(
  event: AlertRecord,
  reached: ReadonlyMap<number, Severity>,
  { notices, places }: { readonly notices: readonly Notice[]; readonly places: WatchedPlaces },
): Say[] {
  const plan = planNotices(reached, notices);
  const before = new Map(notices.map(({ locationId, severity }) => [locationId, severity]));
  const toldOf = (id: number): Told[] => {
    const place = places.find(id);
    const severity = reached.get(id) ?? before.get(id) ?? 'Unknown';
    return place ? [{ place, name: place.name, lat: place.lat, lon: place.lon, severity }] : [];
  };
  if (plan.created.length + plan.raised.length + plan.cleared.length === 0) return [];
  const reachedBy = Map.groupBy(
    [...reached.keys()].flatMap(toldOf),
    ({ place }) => place.accountId,
  );
  return (['created', 'raised', 'cleared'] as const).flatMap((stage) => {
    const byAccount = Map.groupBy(plan[stage].flatMap(toldOf), ({ place }) => place.accountId);
    return [...byAccount].map(([accountId, told]): Say => ({
      event,
      stage,
      accountId,
      told,
      reached: reachedBy.get(accountId) ?? [],
    }));
  });
}

async function noteTold(em: EntityManager, says: readonly Say[], nowMs: number): Promise<void> {
  const rows = says.flatMap(({ event, stage, accountId, told }) =>
    told.map(({ place, severity }) => ({
      event: event.id,
      location: place.id,
      account: accountId,
      severity,
      cleared: stage === 'cleared',
      toldAt: new Date(nowMs),
    })),
  );
  for (let i = 0; i < rows.length; i += 1_000)
    await em.upsertMany(AlertNotice, rows.slice(i, i + 1_000));
}

function owedFor(say: Say, route: Route, { nowMs, sourceMs }: Telling): Owed {
  const { event, stage, accountId, told, replaces = 0 } = say;
  const places = told
    .map(({ place, severity }) => `${place.id}:${severity}`)
    .toSorted()
    .join(' ');
  const what = `${event.id} ${stage} ${event.revision} ${replaces} ${places}`;
  const isUrgent = told.some(({ severity }) => severity === 'Extreme');
  const rest = told.map(({ place }) =>
    sendableAt(nowMs, { timeZone: place.timeZone, from: place.muteFrom, to: place.muteTo }),
  );
  const notBeforeMs = isUrgent || route.channel === 'hook' ? nowMs : Math.min(...rest);
  const began = stage === 'created' ? sourceMs.get(event.id) : undefined;
  return {
    onceKey: `${createHash('sha256').update(what).digest('base64url')} ${accountId} ${route.channel} ${route.endpointId ?? ''}`,
    accountId,
    channel: route.channel,
    ...(route.endpointId === undefined ? {} : { endpointId: route.endpointId }),
    body: alertBody({ event, stage, told, route, nowMs }),
    eventId: event.id,
    nowMs,
    notBeforeMs,
    ...(began === undefined ? {} : { sourceMs: began }),
  };
}
