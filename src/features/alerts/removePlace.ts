import type { EntityManager } from '@mikro-orm/core';
import { AlertNotice } from '../../db/alertEvent.ts';
import { AlertLocation } from '../../db/alertLocation.ts';
import { AlertMessage } from '../../db/alertMessage.ts';

/**
 * Removes a place, and what waits to be told of it: the next look at the feeds writes anew what the other places are owed.
 *
 * @returns whether the account had it
 */
export async function removePlace(
  id: number,
  accountId: number,
  em: EntityManager,
): Promise<boolean> {
  return em.transactional(async (inside) => {
    const notices = await inside.find(AlertNotice, {
      location: id,
      account: accountId,
      cleared: false,
    });
    const gone = await inside.nativeDelete(AlertLocation, { id, account: accountId });
    for (const { event } of notices) await forgetUnheard(event.id, accountId, inside);
    return gone > 0;
  });
}

/** Of an event of which nothing went out yet, what waits is dropped and nobody counts as told. */
async function forgetUnheard(eventId: string, accountId: number, em: EntityManager): Promise<void> {
  const toPerson = { account: accountId, eventId, channel: { $ne: 'hook' as const } };
  if (await em.count(AlertMessage, { ...toPerson, state: { $in: ['sent', 'sending'] } })) return;
  const waiting = { ...toPerson, state: 'queued' as const };
  if ((await em.nativeUpdate(AlertMessage, waiting, { state: 'dropped' })) > 0)
    await em.nativeDelete(AlertNotice, { account: accountId, event: eventId });
}
