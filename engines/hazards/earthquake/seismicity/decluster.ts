import { distanceKm } from '../../../ground/earth/geodesy.ts';
import { DAY_MS } from '../../../ground/math/time.ts';
import { DECLUSTERING_WINDOWS } from './tables.ts';

/** An earthquake as declustering sees it. */
export interface CatalogueEvent {
  readonly timeMs: number;
  readonly lat: number;
  readonly lon: number;
  readonly magnitude: number;
}

/** What an event is to its cluster; `cluster` is the index of the main shock. */
export interface ClusterMember {
  readonly kind: 'main' | 'foreshock' | 'aftershock';
  readonly cluster: number;
}

/**
 * Main shocks, foreshocks and aftershocks by windows in space and time about the largest events first; foreshocks precede by as
 * long as aftershocks follow.
 *
 * @returns one member for each event, in the order given
 * @source Gardner & Knopoff (1974), Bull. Seismol. Soc. Am. 64(5), 1363-1367
 */
export function decluster(events: readonly CatalogueEvent[]): ClusterMember[] {
  const { distanceKm: reachKm, days } = DECLUSTERING_WINDOWS.gardnerKnopoff;
  const members: (ClusterMember | undefined)[] = events.map(() => undefined);
  const bySize = events
    .map((event, i) => ({ event, i }))
    .toSorted((a, b) => b.event.magnitude - a.event.magnitude || a.event.timeMs - b.event.timeMs);
  const byTime = events
    .map((event, i) => ({ event, i }))
    .toSorted((a, b) => a.event.timeMs - b.event.timeMs);
  for (const { event: main, i } of bySize) {
    if (members[i]) continue;
    members[i] = { kind: 'main', cluster: i };
    const afterMs = days(main.magnitude) * DAY_MS;
    const reach = reachKm(main.magnitude);
    for (let k = firstFrom(byTime, main.timeMs - afterMs); k < byTime.length; k++) {
      const other = byTime[k];
      if (!other || other.event.timeMs > main.timeMs + afterMs) break;
      if (
        members[other.i] ||
        distanceKm(main.lat, main.lon, other.event.lat, other.event.lon) > reach
      )
        continue;
      members[other.i] = {
        kind: other.event.timeMs < main.timeMs ? 'foreshock' : 'aftershock',
        cluster: i,
      };
    }
  }
  return members.map((member, i) => member ?? { kind: 'main', cluster: i });
}

function firstFrom(byTime: readonly { readonly event: CatalogueEvent }[], timeMs: number): number {
  let [low, high] = [0, byTime.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((byTime[middle]?.event.timeMs ?? Infinity) < timeMs) low = middle + 1;
    else high = middle;
  }
  return low;
}
