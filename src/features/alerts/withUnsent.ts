import type { EntityManager } from '@mikro-orm/core';
import type { AlertRecord } from '../../../engines/signals/alerts/lifeCycle.ts';
import { AlertMessage } from '../../db/alertMessage.ts';
import type { AlertStage, ToldPlace } from './alertBody.ts';
import type { WatchedPlace } from './watchedPlaces.ts';

/** A place of which something is said. */
export type Told = ToldPlace & { readonly place: WatchedPlace };

/** What is said to one account of one event. */
export interface Say {
  readonly event: AlertRecord;
  readonly stage: AlertStage;
  readonly accountId: number;
  readonly told: readonly Told[];
  /** All places of the account that the event reaches now. */
  readonly reached: readonly Told[];
  /** How many messages were dropped for it, which is part of its name. */
  readonly replaces?: number;
}

/** Messages to a person about one event. */
interface Sendings {
  /** Warnings that wait, for the end of the hours of rest or for a mail server. */
  readonly waiting: readonly number[];
  /** Whether anything went out. */
  readonly isHeard: boolean;
  readonly dropped: number;
}

const NONE: Sendings = { waiting: [], isHeard: false, dropped: 0 };

/**
 * What is said to people, with what waits taken into account: a warning that waits is dropped, and one that tells of every place
 * as it is now takes its place. Where nothing was heard, nothing is said of an end either.
 */
export async function withUnsent(em: EntityManager, says: readonly Say[]): Promise<Say[]> {
  const known = await sendingsOf(em, [...new Set(says.map(({ event }) => event.id))]);
  const dropped: number[] = [];
  const groups = Map.groupBy(says, keyOf);
  const said = [...groups].flatMap(([key, group]) => {
    const sendings = known.get(key) ?? NONE;
    dropped.push(...sendings.waiting);
    return sendings.waiting.length === 0 ? group : anew(group, sendings);
  });
  for (let i = 0; i < dropped.length; i += 1_000) {
    const waiting = { id: { $in: dropped.slice(i, i + 1_000) }, state: 'queued' as const };
    await em.nativeUpdate(AlertMessage, waiting, { state: 'dropped' });
  }
  return said;
}

function keyOf({ event, accountId }: Say): string {
  return `${event.id} ${accountId}`;
}

/** One warning of every place as it is now, and ends of what was heard of. */
function anew(group: readonly Say[], { waiting, isHeard, dropped }: Sendings): Say[] {
  const ends = group.filter(({ stage }) => isHeard && stage === 'cleared');
  const stage = isHeard ? 'raised' : 'created';
  const now = group
    .slice(0, 1)
    .map((say): Say => ({ ...say, stage, told: say.reached, replaces: waiting.length + dropped }));
  return [...now, ...ends];
}

/** What there is of messages to people about some events, by event and account. */
async function sendingsOf(
  em: EntityManager,
  eventIds: readonly string[],
): Promise<Map<string, Sendings>> {
  const found = new Map<string, Sendings>();
  if (eventIds.length === 0) return found;
  const rows: { id: number | string; key: string; state: string; stage: string | null }[] = await em
    .getConnection()
    .execute(
      `select id, event_id || ' ' || account_id as key, state, body->>'stage' as stage
         from alert_message
        where channel <> 'hook' and event_id in (${eventIds.map(() => '?').join()}) order by id`,
      [...eventIds],
      'all',
      em.getTransactionContext(),
    );
  for (const { id, key, state, stage } of rows) {
    const { waiting, isHeard, dropped } = found.get(key) ?? NONE;
    const waits = state === 'queued' && stage !== 'cleared';
    found.set(key, {
      waiting: waits ? [...waiting, Number(id)] : waiting,
      isHeard: isHeard || state === 'sent' || state === 'sending',
      dropped: dropped + (state === 'dropped' ? 1 : 0),
    });
  }
  return found;
}
