import type { Context } from '../../core/context.ts';
import { AlertLook } from '../../db/alertEvent.ts';
import { h, notice, type ComponentChild } from '../../pages/index.ts';
import { when } from './eventParts.ts';

/** Silence is no calm: says when the feeds were read, and which did not answer. */
export async function lookLine(db: Context['db'], nowMs: number): Promise<ComponentChild> {
  const look = await db.findOne(AlertLook, { id: 1 });
  if (!look)
    return notice('warning', 'The feeds have not been read yet.', 'Nothing is known of now.');
  const read = ['Feeds read ', when(look.lookedAt.getTime(), nowMs), '.'];
  if (look.blind.length === 0) return h('p', { class: 'muted' }, read);
  return notice('warning', 'Some feeds did not answer in full', [
    read,
    ` Events may be missing from ${look.blind.join(', ')}.`,
  ]);
}
