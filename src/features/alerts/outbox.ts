import type { EntityManager } from '@mikro-orm/core';
import { AlertMessage } from '../../db/alertMessage.ts';

/** A message that is owed to somebody. */
export interface Owed {
  /** What was owed under this key once is not owed again. */
  readonly onceKey: string;
  readonly accountId: number;
  readonly channel: 'mail' | 'whatsapp' | 'hook';
  readonly body: Record<string, unknown>;
  readonly nowMs: number;
  readonly eventId?: string;
  readonly endpointId?: number;
  /** Not before this moment: hours of rest. */
  readonly notBeforeMs?: number;
  /** When the source put the event out. */
  readonly sourceMs?: number;
}

/** Writes what is owed, in the transaction of what causes it; a repetition writes nothing. */
export async function queueMessage(em: EntityManager, owed: Owed): Promise<void> {
  await queueMessages(em, [owed]);
}

/** The same for many at a time. */
export async function queueMessages(em: EntityManager, owed: readonly Owed[]): Promise<void> {
  if (owed.length === 0) return;
  await em.upsertMany(AlertMessage, owed.map(rowOf), {
    onConflictFields: ['onceKey'],
    onConflictAction: 'ignore',
  });
}

function rowOf({ accountId, notBeforeMs, sourceMs, nowMs, eventId, endpointId, ...rest }: Owed) {
  return {
    ...rest,
    account: accountId,
    eventId: eventId ?? null,
    endpointId: endpointId ?? null,
    state: 'queued' as const,
    attempts: 0,
    notBefore: new Date(notBeforeMs ?? nowMs),
    leasedUntil: null,
    sourceAt: sourceMs === undefined ? null : new Date(sourceMs),
    createdAt: new Date(nowMs),
    sentAt: null,
    error: null,
  };
}
