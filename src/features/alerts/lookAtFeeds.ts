import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/core';
import { isKnown } from '../../../engines/facts.ts';
import { DAY_MS } from '../../../engines/ground/math/time.ts';
import {
  advance,
  type AlertRecord,
  type Change,
} from '../../../engines/signals/alerts/lifeCycle.ts';
import { FEEDS, type FeedId } from '../../../engines/signals/earlyWarning/feeds.ts';
import {
  mergeSignals,
  type WarningEvent,
} from '../../../engines/signals/earlyWarning/mergeSignals.ts';
import type { Services } from '../../core/context.ts';
import type { Routine } from '../../core/jobs.ts';
import { AlertEvent, AlertLook } from '../../db/alertEvent.ts';
import { pollFeeds, type FeedPoll } from '../earlyWarning/pollFeeds.ts';
import { storedEvent } from './activeEvents.ts';
import { noteChanges } from './noteChanges.ts';
import { fillCounties } from './fillCounties.ts';
import { keepShaking, readShakingMaps, withShaking, type ShakingMap } from './shakingMaps.ts';
import { tellPeople } from './tellPeople.ts';
import { watchedPlaces } from './watchedPlaces.ts';

/** Number of the lock of looks; any that nothing else uses. */
const LOOK_LOCK = 7_310_116;
/** POLICY. While nobody watches a place the feeds are read every so many minutes only. */
const IDLE_MINUTES = 10;

/** Reads the feeds once a minute, on one server, and writes what people must be told. */
export const lookAtFeeds: Routine = {
  name: 'alerts-look',
  cron: '* * * * *',
  async run(services, signal) {
    const { database, clock } = services;
    await fillCounties(services);
    const places = await watchedPlaces(database);
    const minute = Math.floor(clock.now() / 60_000);
    if (places.count === 0 && minute % IDLE_MINUTES !== 0) return;
    const polls = await pollFeeds({ ...services, signal });
    const quakes = polls.flatMap(({ signals }) => signals);
    const maps = await readShakingMaps(quakes, { ...services, signal });
    if (await takeLook(polls, services, places, maps)) await services.jobs.wake('alerts-deliver');
  },
};

/**
 * What the feeds said becomes events, and events become messages that are owed, all in one transaction.
 *
 * @returns whether anybody is owed something new
 */
export async function takeLook(
  polls: readonly FeedPoll[],
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  places: Awaited<ReturnType<typeof watchedPlaces>>,
  maps: ReadonlyMap<string, ShakingMap> = new Map(),
): Promise<boolean> {
  const nowMs = clock.now();
  const heard = new Set(
    polls
      .filter(({ facts }) => facts.length > 0 && facts.every(({ fact }) => isKnown(fact)))
      .map(({ id }) => id),
  );
  const events = mergeSignals(
    polls.flatMap(({ signals }) => signals),
    nowMs,
  );
  return database.em().transactional(async (em) => {
    await takeTurn(em);
    const known = await rememberedEvents(em, nowMs);
    const shakingVersions = new Map([...maps].map(([key, { version }]) => [key, version]));
    const look = { events, heard, nowMs, newId: () => `ev_${randomUUID()}`, shakingVersions };
    const changes = advance(known, look);
    await keepChanges(em, changes, nowMs);
    await inheritNotices(em, changes);
    await noteChanges(em, known, changes, nowMs);
    await keepMaps(em, changes, maps);
    await noteLook(em, heard, nowMs);
    const now = await withShaking(em, eventsNow(known, changes));
    return tellPeople(em, now, { places, nowMs, sourceMs: sourcesOf(events, changes) });
  });
}

/** When the source put out each event that is new in this look, where it says so. */
function sourcesOf(
  events: readonly WarningEvent[],
  changes: readonly Change[],
): Map<string, number> {
  const sent = new Map(events.map(({ lead }) => [`${lead.feed}:${lead.id}`, lead.sentMs]));
  return new Map(
    changes.flatMap(({ record, stage }): [string, number][] => {
      const ms = record.keys.map((key) => sent.get(key)).find((each) => each !== undefined);
      return stage === 'new' && ms !== undefined && ms !== null ? [[record.id, ms]] : [];
    }),
  );
}

/** Looks take turns on all servers: two that read the same feeds must not both find an event new, and changes are numbered in order. */
async function takeTurn(em: EntityManager): Promise<void> {
  await em
    .getConnection()
    .execute('select pg_advisory_xact_lock(?)', [LOOK_LOCK], 'all', em.getTransactionContext());
}

async function rememberedEvents(em: EntityManager, nowMs: number): Promise<AlertRecord[]> {
  const since = new Date(nowMs - DAY_MS);
  const rows = await em.find(AlertEvent, {
    $or: [{ state: 'active' }, { updatedAt: { $gt: since } }],
  });
  return rows.map((row) => {
    const { firstSeenMs: _first, updatedMs: _updated, ...record } = storedEvent(row);
    return record;
  });
}

/** The events after the changes, with those that other events took in as ended. */
function eventsNow(known: readonly AlertRecord[], changes: readonly Change[]): AlertRecord[] {
  const now = new Map(known.map((record) => [record.id, record]));
  for (const { record } of changes) now.set(record.id, record);
  for (const { absorbed } of changes) for (const id of absorbed) now.delete(id);
  return [...now.values()];
}

async function keepChanges(
  em: EntityManager,
  changes: readonly Change[],
  nowMs: number,
): Promise<void> {
  const now = new Date(nowMs);
  for (const { record, stage, absorbed } of changes) {
    const { onsetMs, expiresMs, ...rest } = record;
    const row = {
      ...rest,
      onsetAt: new Date(onsetMs),
      expiresAt: expiresMs === null ? null : new Date(expiresMs),
      updatedAt: now,
    };
    if (stage === 'new') await em.insert(AlertEvent, { ...row, firstSeenAt: now });
    else await em.nativeUpdate(AlertEvent, { id: record.id }, row);
    if (absorbed.length > 0)
      await em.nativeUpdate(
        AlertEvent,
        { id: { $in: [...absorbed] } },
        { state: 'ended', updatedAt: now },
      );
  }
}

/** Who was told of an event that turned out to be another is not told of it again. */
async function inheritNotices(em: EntityManager, changes: readonly Change[]): Promise<void> {
  for (const { record, absorbed } of changes)
    for (const id of absorbed)
      await em.getConnection().execute(INHERIT, [record.id, id], 'all', em.getTransactionContext());
}

const INHERIT = `
  insert into alert_notice (event_id, location_id, account_id, severity, cleared, told_at)
  select ?, location_id, account_id, severity, cleared, told_at from alert_notice where event_id = ? and not cleared
  on conflict do nothing`;

/** Keeps maps that are new or were revised. */
async function keepMaps(
  em: EntityManager,
  changes: readonly Change[],
  maps: ReadonlyMap<string, ShakingMap>,
): Promise<void> {
  for (const { record } of changes)
    for (const key of record.keys) {
      const map = maps.get(key);
      if (map && map.version === record.shakingVersion) await keepShaking(em, record.id, map);
    }
}

async function noteLook(
  em: EntityManager,
  heard: ReadonlySet<FeedId>,
  nowMs: number,
): Promise<void> {
  const blind = FEEDS.map(({ id }) => id).filter((id) => !heard.has(id));
  await em.upsert(AlertLook, { id: 1, lookedAt: new Date(nowMs), blind });
}
