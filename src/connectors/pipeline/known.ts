import type { Known } from '../../../engines/facts.ts';
import type { KeptAnswer } from './cache.ts';
import type { Lane } from './lane.ts';

/** POLICY: the part of its fresh time for which an answer may serve at once, marked stale, while it is renewed. */
const RENEW_SHARE = 0.5;

/** A kept answer as a fact, with its true time; `reason` says why a better source did not give it. */
export function known(
  lane: Lane,
  kept: KeptAnswer,
  status: 'live' | 'cached' | 'stale',
  reason: string | undefined,
): Known<unknown> {
  const { value, asOf, retrievedAt } = kept;
  const fact = { value, source: lane.source.id, asOf, retrievedAt, status };
  return reason === undefined ? fact : { ...fact, reason };
}

/** Until when an answer may serve at once while it is renewed, ms. */
export function renewUntil(lane: Lane, kept: KeptAnswer): number {
  const { keepSeconds, persistent } = lane.service;
  return persistent === true
    ? kept.keepUntil
    : Math.min(kept.keepUntil, kept.freshUntil + keepSeconds * 1000 * RENEW_SHARE);
}
