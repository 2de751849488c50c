import type { EntityManager } from '@mikro-orm/core';
import { randomBytes } from 'node:crypto';
import { ALERTS } from '../../../config/alerts.ts';
import type { AlertHazard, AlertLevel } from '../../../engines/signals/alerts/alertHazards.ts';
import { AlertLocation } from '../../db/alertLocation.ts';
import { AlertSettings } from '../../db/alertSettings.ts';
import { Subscription } from '../../db/subscription.ts';

/** A place of someone, as operations and pages see it. */
export interface OwnPlace {
  readonly id: number;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly timeZone: string;
  readonly thresholds: Readonly<Partial<Record<AlertHazard, AlertLevel>>>;
  readonly muteFrom: number | null;
  readonly muteTo: number | null;
  /** FIPS code of its US county; empty outside of all, null until it was looked up. */
  readonly county: string | null;
}

/** The places of an account, oldest first. */
export async function placesOf(em: EntityManager, accountId: number): Promise<OwnPlace[]> {
  const rows = await em.find(AlertLocation, { account: accountId }, { orderBy: { id: 'asc' } });
  return rows.map(({ id, name, lat, lon, timeZone, thresholds, muteFrom, muteTo, county }) => ({
    id,
    name,
    lat,
    lon,
    timeZone,
    thresholds,
    muteFrom: muteFrom ?? null,
    muteTo: muteTo ?? null,
    county: county ?? null,
  }));
}

/** Words of the processor for a plan that is paid, or about to be. */
const PAID = ['active', 'trialing', 'past_due'];

/** Whether someone pays for alerts. */
export async function hasPaidAlerts(em: EntityManager, accountId: number): Promise<boolean> {
  const found = await em.count(Subscription, {
    account: accountId,
    plan: 'alerts',
    status: { $in: PAID },
  });
  return found > 0;
}

/** How many places someone may name. */
export async function placesAllowed(em: EntityManager, accountId: number): Promise<number> {
  return (await hasPaidAlerts(em, accountId)) ? ALERTS.paidPlaces : ALERTS.freePlaces;
}

/** How someone wants to be warned. */
export interface OwnSettings {
  readonly channel: 'mail' | 'whatsapp' | 'none';
  readonly digest: boolean;
  readonly leaveSecret: string;
}

/** The settings of an account, made at first need. */
export async function settingsOf(
  em: EntityManager,
  accountId: number,
  nowMs: number,
): Promise<OwnSettings> {
  await em.upsert(
    AlertSettings,
    {
      account: accountId,
      channel: 'mail' as const,
      digest: false,
      digestDay: null,
      leaveSecret: randomBytes(32).toString('base64url'),
      updatedAt: new Date(nowMs),
    },
    { onConflictAction: 'ignore', onConflictFields: ['account'] },
  );
  const { channel, digest, leaveSecret } = await em.findOneOrFail(
    AlertSettings,
    { account: accountId },
    { refresh: true },
  );
  return { channel, digest, leaveSecret };
}
