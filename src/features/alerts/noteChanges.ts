import type { EntityManager } from '@mikro-orm/core';
import type { AlertRecord, Change } from '../../../engines/signals/alerts/lifeCycle.ts';
import { AlertChange } from '../../db/alertChange.ts';

const STAGES = {
  new: 'created',
  changed: 'updated',
  cancelled: 'cancelled',
  ended: 'ended',
} as const;

/** Writes what happened to events, in the transaction in which it does; what nobody is told of is left out. */
export async function noteChanges(
  em: EntityManager,
  known: readonly AlertRecord[],
  changes: readonly Change[],
  nowMs: number,
): Promise<void> {
  const byId = new Map(known.map((record) => [record.id, record]));
  const at = new Date(nowMs);
  const rows = changes.flatMap(({ record, stage, absorbed }) => [
    ...(stage === 'quiet' ? [] : [rowOf(record, STAGES[stage])]),
    ...absorbed.flatMap((id) => {
      const taken = byId.get(id);
      return taken ? [rowOf({ ...taken, state: 'ended' }, 'ended', record.id)] : [];
    }),
  ]);
  if (rows.length > 0)
    await em.insertMany(
      AlertChange,
      rows.map((row) => ({ ...row, at })),
    );
}

function rowOf(
  record: AlertRecord,
  stage: (typeof STAGES)[keyof typeof STAGES],
  mergedInto?: string,
) {
  const event = { ...record, ...(mergedInto === undefined ? {} : { mergedInto }) };
  return { eventId: record.id, stage, event };
}
