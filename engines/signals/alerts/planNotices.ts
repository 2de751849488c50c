import type { Severity } from '../earlyWarning/signal.ts';
import { levelRank } from './alertHazards.ts';

/** That somebody was told of an event at a place. */
export interface Notice {
  readonly locationId: number;
  readonly severity: Severity;
  readonly cleared: boolean;
}

/** What people must be told now. */
export interface NoticePlan {
  /** Places of which nobody was told, or was told that it is over. */
  readonly created: readonly number[];
  /** Places where it is worse than was told. */
  readonly raised: readonly number[];
  /** Places that were told of it and where it is over, or no longer reaches. */
  readonly cleared: readonly number[];
}

/**
 * Compares where an event is now with what was told of it. Told once, worse once more for each step, over once; so whoever asks
 * twice, or after a crash, tells nothing twice.
 *
 * @param reached  severity by place; empty when the event is over
 * @param notices  what was told of this event
 */
export function planNotices(
  reached: ReadonlyMap<number, Severity>,
  notices: readonly Notice[],
): NoticePlan {
  const told = new Map(notices.map((notice) => [notice.locationId, notice]));
  const created: number[] = [];
  const raised: number[] = [];
  for (const [locationId, severity] of reached) {
    const before = told.get(locationId);
    if (!before || before.cleared) created.push(locationId);
    else if (levelRank(severity) > levelRank(before.severity)) raised.push(locationId);
  }
  const cleared = notices
    .filter(({ locationId, cleared: isCleared }) => !isCleared && !reached.has(locationId))
    .map(({ locationId }) => locationId);
  return { created, raised, cleared };
}
