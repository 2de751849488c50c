import { BLANK, type Signal } from '../../engines/signals/earlyWarning/signal.ts';
import { takeLook } from '../../src/features/alerts/lookAtFeeds.ts';
import { watchedPlaces } from '../../src/features/alerts/watchedPlaces.ts';
import type { Services } from '../../src/core/context.ts';

/** A warning with an outline about Berkeley, as its feed tells it. */
export function redFlag(nowMs: number, part: Partial<Signal> = {}): Signal {
  return {
    ...BLANK,
    id: 'fire-1',
    feed: 'nws-alerts',
    kind: 'fire',
    witness: 'nws',
    event: 'Red Flag Warning',
    urgency: 'Expected',
    severity: 'Moderate',
    certainty: 'Likely',
    headline: 'Red Flag Warning',
    onsetMs: nowMs - 60_000,
    sentMs: nowMs - 60_000,
    expiresMs: nowMs + 5 * 3_600_000,
    polygon: [
      [
        [-123, 37],
        [-122, 37],
        [-122, 38.5],
        [-123, 38.5],
      ],
    ],
    ...part,
  };
}

const FACT = { value: {}, source: 'nws-api', asOf: null, retrievedAt: '', status: 'live' } as never;

/** What becomes of signals: all of them from one feed that answered in full. */
export async function lookAt(
  services: Services,
  signals: readonly Signal[],
  feed: Signal['feed'] = 'nws-alerts',
): Promise<boolean> {
  const polls = [{ id: feed, facts: [{ dataset: 'state-alerts', fact: FACT }], signals }];
  return takeLook(polls, services, await watchedPlaces(services.database));
}
