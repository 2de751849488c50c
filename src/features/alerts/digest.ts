import type { EntityManager } from '@mikro-orm/core';
import { ALERTS, STREAM } from '../../../config/alerts.ts';
import { DAY_MS } from '../../../engines/ground/math/time.ts';
import { minuteOfDay } from '../../../engines/signals/alerts/muteHours.ts';
import type { Services } from '../../core/context.ts';
import type { Routine } from '../../core/jobs.ts';
import { Account, isUnconfirmed } from '../../db/account.ts';
import { AlertChange } from '../../db/alertChange.ts';
import { AlertEvent, AlertLook, AlertNotice } from '../../db/alertEvent.ts';
import { AlertMessage } from '../../db/alertMessage.ts';
import { AlertSettings } from '../../db/alertSettings.ts';
import { WhatsAppInbound } from '../../db/whatsApp.ts';
import { activeEvents, threatsTo, unplaced } from './activeEvents.ts';
import { digestKey } from './digestKey.ts';
import { feedWords, hazardWords } from './eventParts.ts';
import { queueMessage } from './outbox.ts';
import { placesOf, type OwnPlace } from './ownPlaces.ts';

/** POLICY. From this hour of the first place's own day on the summary comes; before noon where no server ran then. */
const FROM_HOUR = 7;
const TO_HOUR = 12;
const EVENTS = 2_000;

/** Every quarter of an hour: summaries for those whose morning it is, and an end to what is old. */
export const sendDigests: Routine = {
  name: 'alerts-digest',
  cron: '*/15 * * * *',
  async run(services, signal) {
    const { database, clock, jobs } = services;
    const em = database.em();
    await forget(em, clock.now());
    const wanted = await em.find(AlertSettings, { digest: true });
    let isAnyOwed = false;
    for (const { account } of wanted) {
      if (signal.aborted) return;
      if (await digestFor(account.id, services)) isAnyOwed = true;
    }
    if (isAnyOwed) await jobs.wake('alerts-deliver');
  },
};

/** Writes the summary of one person, once for each of their days; false where it is not their morning or nothing is named. */
async function digestFor(
  accountId: number,
  { database, clock }: Pick<Services, 'database' | 'clock'>,
): Promise<boolean> {
  const nowMs = clock.now();
  const em = database.em();
  const places = await placesOf(em, accountId);
  const [first] = places;
  if (!first || !isMorning(nowMs, first.timeZone)) return false;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: first.timeZone }).format(nowMs);
  return em.transactional(async (inside) => {
    const mine = {
      account: accountId,
      digest: true,
      // A first place further west has its morning later on the same day.
      $or: [{ digestDay: null }, { digestDay: { $lt: day } }],
    };
    if ((await inside.nativeUpdate(AlertSettings, mine, { digestDay: day })) === 0) return false;
    const owner = await inside.findOneOrFail(Account, { id: accountId });
    if (isUnconfirmed(owner)) return false;
    const text = await digestText(inside, { places, accountId, nowMs });
    await queueMessage(inside, {
      onceKey: digestKey(accountId, day),
      accountId,
      channel: 'mail',
      body: { to: owner.email, subject: `Your places, ${day}`, text },
      nowMs,
    });
    return true;
  });
}

function isMorning(nowMs: number, timeZone: string): boolean {
  const hour = Math.floor(minuteOfDay(nowMs, timeZone) / 60);
  return hour >= FROM_HOUR && hour < TO_HOUR;
}

async function digestText(
  em: EntityManager,
  {
    places,
    accountId,
    nowMs,
  }: { readonly places: readonly OwnPlace[]; readonly accountId: number; readonly nowMs: number },
): Promise<string> {
  const events = await activeEvents(em, EVENTS);
  const threats = threatsTo(places, events);
  const open = unplaced(events).length;
  const told = await em.count(AlertNotice, {
    account: accountId,
    toldAt: { $gt: new Date(nowMs - DAY_MS) },
  });
  const look = await em.findOne(AlertLook, { id: 1 });
  const lines = places.map(({ id, name }) => {
    const own = threats.filter(({ place }) => place.id === id);
    return own.length === 0
      ? `- ${name}: nothing active in the feeds we read`
      : `- ${name}: ${own.map(({ event, severity }) => `${hazardWords(event)}, ${severity}: ${event.headline}`).join('; ')}`;
  });
  const unclear =
    open === 0
      ? []
      : [`${open} active warnings name no place that could be compared with yours; see the page.`];
  return [...lines, ...unclear, '', `Alerts of the last day: ${told}.`, lookLine(look)].join('\n');
}

function lookLine(
  look: { readonly lookedAt: Date; readonly blind: readonly string[] } | null,
): string {
  if (!look) return 'The feeds have not been read yet.';
  const at = look.lookedAt.toISOString().slice(0, 16).replace('T', ' ');
  const blind =
    look.blind.length === 0
      ? 'every feed answered'
      : `these feeds did not answer in full: ${feedWords(look.blind)}`;
  return `Feeds last read ${at} UTC; ${blind}.`;
}

/** What ended long ago is forgotten. */
async function forget(em: EntityManager, nowMs: number): Promise<void> {
  const old = { $lt: new Date(nowMs - ALERTS.keepDays * DAY_MS) };
  await em.nativeDelete(AlertEvent, { state: { $ne: 'active' }, updatedAt: old });
  await em.nativeDelete(AlertMessage, {
    state: { $in: ['sent', 'failed', 'dropped'] },
    createdAt: old,
  });
  // The newest change stays, however old: it tells a listener who comes back that nothing was missed.
  const [newest] = await em.find(AlertChange, {}, { orderBy: { id: 'desc' }, limit: 1 });
  await em.nativeDelete(AlertChange, {
    at: { $lt: new Date(nowMs - STREAM.keepDays * DAY_MS) },
    id: { $lt: newest?.id ?? 0 },
  });
  await em.nativeDelete(WhatsAppInbound, { receivedAt: old });
}
