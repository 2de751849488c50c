import { distanceKm } from '../../ground/earth/geodesy.ts';
import { HOUR_MS } from '../../ground/math/time.ts';

/** An event as a trigger reads it. */
export interface TriggerEvent {
  readonly id: string;
  readonly timeMs: number;
  readonly lat: number;
  readonly lon: number;
  /** Null: not yet known; such an event can neither trigger nor be ruled out. */
  readonly magnitude: number | null;
}

/** The wording of an earthquake cover. */
export interface EarthquakeTrigger {
  readonly lat: number;
  readonly lon: number;
  readonly magnitude: number;
  readonly radiusKm: number;
  readonly hours: number;
  readonly asOfMs: number;
}

/** An event inside the cover's circle and window. */
export type TriggerMatch<E extends TriggerEvent> = E & { readonly distanceKm: number };

/** Whether a policy pays, and by which events. */
export interface TriggerVerdict<E extends TriggerEvent> {
  readonly triggered: boolean;
  /** At or above the threshold, largest magnitude first, then nearest. */
  readonly matches: readonly TriggerMatch<E>[];
  /** In circle and window but below the threshold or without a magnitude, largest first. */
  readonly others: readonly TriggerMatch<E>[];
}

/**
 * The earthquake rule of a parametric cover: some event has a magnitude at or above the threshold, an epicentre within the
 * radius, and an origin time from `asOf - hours` to `asOf`. All three bounds are inclusive; the distance is the great
 * circle on a sphere. Exact: there is no tolerance on either side.
 *
 * @param trigger  threshold as catalogued magnitude, radius in km, window in hours
 * @param events   the catalogue; rows outside circle and window are ignored
 */
export function earthquakeTrigger<E extends TriggerEvent>(
  trigger: EarthquakeTrigger,
  events: readonly E[],
): TriggerVerdict<E> {
  const fromMs = trigger.asOfMs - trigger.hours * HOUR_MS;
  const inside: TriggerMatch<E>[] = [];
  for (const event of events) {
    if (event.timeMs < fromMs || event.timeMs > trigger.asOfMs) continue;
    const km = distanceKm(trigger.lat, trigger.lon, event.lat, event.lon);
    if (km <= trigger.radiusKm) inside.push({ ...event, distanceKm: km });
  }
  inside.sort(
    (a, b) =>
      (b.magnitude ?? -Infinity) - (a.magnitude ?? -Infinity) ||
      a.distanceKm - b.distanceKm ||
      (a.id < b.id ? -1 : 1),
  );
  const matches = inside.filter(
    ({ magnitude }) => magnitude !== null && magnitude >= trigger.magnitude,
  );
  return {
    triggered: matches.length > 0,
    matches,
    others: inside.filter(({ magnitude }) => magnitude === null || magnitude < trigger.magnitude),
  };
}
