import { WHATSAPP } from '../../../config/alerts.ts';
import { HOUR_MS } from '../../../engines/ground/math/time.ts';
import type { Keyword } from './consentTexts.ts';

/** Where a telephone stands. */
export interface OptIn {
  readonly state: 'pending' | 'active' | 'stopped';
  /** Until when YES agrees; null unless pending. */
  readonly pendingUntilMs: number | null;
}

/** What a word does: the state after it, what the ledger notes, and which text is sent back. */
export interface Step extends OptIn {
  readonly ledger: 'started' | 'agreed' | 'stopped' | 'lapsed' | null;
  readonly reply: 'ask' | 'active' | 'stopped' | 'pending' | 'help';
}

/**
 * The double opt-in: START asks, YES within a day agrees, STOP ends from any state at once, STATUS tells. Whatever else is said
 * changes nothing.
 */
export function step(now: OptIn, keyword: Keyword | undefined, atMs: number): Step {
  switch (keyword) {
    case 'stop':
      return {
        state: 'stopped',
        pendingUntilMs: null,
        ledger: now.state === 'stopped' ? null : 'stopped',
        reply: 'stopped',
      };
    case 'start':
      if (now.state === 'active') return { ...now, ledger: null, reply: 'active' };
      return {
        state: 'pending',
        pendingUntilMs: atMs + WHATSAPP.pendingHours * HOUR_MS,
        ledger: 'started',
        reply: 'ask',
      };
    case 'yes':
      return agreed(now, atMs);
    case 'status':
      return { ...now, ledger: null, reply: now.state };
    default:
      return { ...now, ledger: null, reply: 'help' };
  }
}

/** A YES that comes too late asks anew to START: nobody agrees to what they may have forgotten. */
function agreed(now: OptIn, atMs: number): Step {
  if (now.state !== 'pending') return { ...now, ledger: null, reply: now.state };
  if (now.pendingUntilMs !== null && atMs <= now.pendingUntilMs)
    return { state: 'active', pendingUntilMs: null, ledger: 'agreed', reply: 'active' };
  return { state: 'stopped', pendingUntilMs: null, ledger: 'lapsed', reply: 'stopped' };
}
