import { ALERTS } from '../../../config/alerts.ts';
import type { Context, Database } from '../../core/context.ts';
import { aboutPage } from './aboutPage.ts';

const kept = new WeakMap<Database, { readonly madeMs: number; readonly page: Promise<string> }>();

/** /alerts as everybody sees it who is not signed in: made once in some seconds, however many ask; a failure is not kept. */
export function strangersPage(context: Context): Promise<string> {
  const { clock, database } = context;
  const nowMs = clock.now();
  const known = kept.get(database);
  const ageMs = known ? nowMs - known.madeMs : Number.POSITIVE_INFINITY;
  if (known && ageMs >= 0 && ageMs < ALERTS.strangersPageMs) return known.page;
  const made = { madeMs: nowMs, page: aboutPage(context) };
  kept.set(database, made);
  made.page.catch(() => {
    if (kept.get(database) === made) kept.delete(database);
  });
  return made.page;
}
