import { FEEDS } from '../../../engines/signals/earlyWarning/feeds.ts';
import type { Context } from '../../core/context.ts';
import { AlertLook } from '../../db/alertEvent.ts';
import { h, notice, type ComponentChild } from '../../pages/index.ts';
import { feedWords, when } from './eventParts.ts';

/** POLICY: feeds are read every ten minutes at the least; from here on that was missed. */
const OLD_MS = 30 * 60_000;

/** When the feeds were last read, and which did not answer in full. */
export interface Look {
  readonly lookedAt: Date;
  readonly blind: readonly string[];
}

/** The last look at the feeds; null where there was none. */
export function lastLook(db: Context['db']): Promise<Look | null> {
  return db.findOne(AlertLook, { id: 1 });
}

/** Silence is no calm: says when the feeds were read, and which did not answer. */
export function lookLine(look: Look | null, nowMs: number): ComponentChild {
  if (!look)
    return notice('warning', 'The feeds have not been read yet.', 'Nothing is known of now.');
  const read = ['Feeds asked ', when(look.lookedAt.getTime(), nowMs), '.'];
  if (nowMs - look.lookedAt.getTime() > OLD_MS)
    return notice('warning', 'The feeds have not been read for a while', [
      read,
      ' What happened since then is not shown.',
    ]);
  if (look.blind.length === 0) return h('p', { class: 'muted' }, read);
  const none = FEEDS.every(({ id }) => look.blind.includes(id));
  return notice('warning', `${none ? 'No feed answered' : 'Some feeds did not answer'} in full`, [
    read,
    ` Events may be missing from ${feedWords(look.blind)}.`,
  ]);
}

/** Whether nothing can be said of now: the feeds were not read, not for a while, or none of them answered in full. */
export function isInTheDark(look: Look | null, nowMs: number): boolean {
  if (!look || nowMs - look.lookedAt.getTime() > OLD_MS) return true;
  const blind = new Set(look.blind);
  return FEEDS.every(({ id }) => blind.has(id));
}
