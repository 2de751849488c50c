import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/core';
import { sendableAt } from '../../../engines/signals/alerts/muteHours.ts';
import { planNotices, type Notice } from '../../../engines/signals/alerts/planNotices.ts';
import { levelRank } from '../../../engines/signals/alerts/alertHazards.ts';
import type { AlertRecord } from '../../../engines/signals/alerts/lifeCycle.ts';
import type { Severity } from '../../../engines/signals/earlyWarning/signal.ts';
import { AlertNotice } from '../../db/alertEvent.ts';
import { AlertMessage } from '../../db/alertMessage.ts';
import { alertBody, type AlertStage, type ToldPlace } from './alertBody.ts';
import { queueMessages, type Owed } from './outbox.ts';
import { routesOf, type Route } from './routesOf.ts';
import type { WatchedPlace, WatchedPlaces } from './watchedPlaces.ts';

interface Telling {
  readonly places: WatchedPlaces;
  readonly nowMs: number;
}

/** What is said to one account of one event. */
interface Say {
  readonly event: AlertRecord;
  readonly stage: AlertStage;
  readonly accountId: number;
  readonly told: readonly (ToldPlace & { readonly place: WatchedPlace })[];
}

/**
 * Compares every event with what was told of it, and writes the messages that are owed. Run again on the same events it writes
 * nothing.
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
  const unsent = await dropUnsent(em, says);
  const owed = says
    .filter((say) => say.stage !== 'cleared' || !unsent.has(`${say.event.id} ${say.accountId}`))
    .flatMap((say) =>
      (routes.get(say.accountId) ?? []).map((route) => owedFor(say, route, telling.nowMs)),
    );
  await queueMessages(em, owed);
  return owed.length > 0;
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
  return (['created', 'raised', 'cleared'] as const).flatMap((stage) => {
    const told = plan[stage].flatMap((id) => {
      const place = places.find(id);
      const severity = reached.get(id) ?? before.get(id) ?? 'Unknown';
      return place ? [{ place, name: place.name, lat: place.lat, lon: place.lon, severity }] : [];
    });
    const byAccount = Map.groupBy(told, ({ place }) => place.accountId);
    return [...byAccount].map(([accountId, own]): Say => ({ event, stage, accountId, told: own }));
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

/** What waits for the end of the hours of rest is not sent once it is over; then nothing is said of its end either. */
async function dropUnsent(em: EntityManager, says: readonly Say[]): Promise<Set<string>> {
  const dropped = new Set<string>();
  for (const { event, accountId, stage } of says) {
    if (stage !== 'cleared') continue;
    const mine = { account: accountId, eventId: event.id, channel: { $ne: 'hook' as const } };
    const waiting = await em.nativeUpdate(
      AlertMessage,
      { ...mine, state: 'queued' },
      { state: 'dropped' },
    );
    const sent = await em.count(AlertMessage, { ...mine, state: { $in: ['sent', 'sending'] } });
    if (waiting > 0 && sent === 0) dropped.add(`${event.id} ${accountId}`);
  }
  return dropped;
}

function owedFor({ event, stage, accountId, told }: Say, route: Route, nowMs: number): Owed {
  const worst = told.reduce((rank, { severity }) => Math.max(rank, levelRank(severity)), 0);
  const ids = told.map(({ place }) => place.id).toSorted((a, b) => a - b);
  const what = [event.id, stage, event.revision, worst, ...ids].join(' ');
  const isUrgent = told.some(({ severity }) => severity === 'Extreme');
  const rest = told.map(({ place }) =>
    sendableAt(nowMs, { timeZone: place.timeZone, from: place.muteFrom, to: place.muteTo }),
  );
  const notBeforeMs = isUrgent || route.channel === 'hook' ? nowMs : Math.min(...rest);
  return {
    onceKey: `${createHash('sha256').update(what).digest('base64url')} ${accountId} ${route.channel} ${route.endpointId ?? ''}`,
    accountId,
    channel: route.channel,
    ...(route.endpointId === undefined ? {} : { endpointId: route.endpointId }),
    body: alertBody({ event, stage, told, route, nowMs }),
    eventId: event.id,
    nowMs,
    notBeforeMs,
    // An update or an end is no measure of how fast a warning came.
    ...(stage === 'created' ? { sourceMs: event.onsetMs } : {}),
  };
}
