import * as z from 'zod';
import type { EntityManager } from '@mikro-orm/core';
import { AlertChange } from '../../db/alertChange.ts';
import type { StoredEvent } from './activeEvents.ts';

/** A message as it went out: what later messages refer to. */
export interface CapIssue {
  readonly identifier: string;
  readonly sentMs: number;
}

/** What names a message, of an event as it was noted. */
const State = z.object({
  id: z.string(),
  revision: z.int(),
  state: z.enum(['active', 'cancelled', 'ended']),
});

/** Name of the message of a state of an event; unique, and without what CAP forbids in it. */
export function capIdentifier({
  id,
  revision,
  state,
}: Pick<StoredEvent, 'id' | 'revision' | 'state'>): string {
  return state === 'active' ? `${id}.${revision}` : `${id}.${revision}.${state}`;
}

/** The messages of an event, oldest first, the present one last. Of those that are no longer kept the first is known by its time. */
export async function capIssues(em: EntityManager, event: StoredEvent): Promise<CapIssue[]> {
  const rows = await em.find(AlertChange, { eventId: event.id }, { orderBy: { id: 'asc' } });
  const issues = new Map<string, CapIssue>();
  const add = (identifier: string, sentMs: number): void => {
    if (!issues.has(identifier)) issues.set(identifier, { identifier, sentMs });
  };
  add(`${event.id}.1`, event.firstSeenMs);
  for (const { event: then, at } of rows) add(capIdentifier(State.parse(then)), at.getTime());
  const now = capIdentifier(event);
  add(now, event.updatedMs);
  const present = issues.get(now);
  issues.delete(now);
  return [...issues.values(), ...(present ? [present] : [])];
}
