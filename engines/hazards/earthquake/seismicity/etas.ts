import { omoriIntegral } from './omoriIntegral.ts';

/** Epidemic-type aftershock sequence in time: each earthquake of magnitude m triggers K 10^{alpha (m - mc)} (t + c)^-p a day. */
export interface EtasParameters {
  readonly muPerDay: number;
  readonly k: number;
  /** Base-10 productivity exponent. */
  readonly alpha: number;
  readonly cDays: number;
  readonly p: number;
  readonly mc: number;
}

/** An earthquake that may set off others: its time, days on any clock, and its magnitude. */
export interface EtasEvent {
  readonly timeDays: number;
  readonly magnitude: number;
}

/**
 * Conditional intensity: background and what past events trigger directly.
 *
 * @returns events per day at or above mc
 * @source Ogata (1988), J. Am. Stat. Assoc. 83(401), 9-27, eq. 9. doi:10.1080/01621459.1988.10478560
 */
export function etasIntensity(
  set: EtasParameters,
  events: readonly EtasEvent[],
  timeDays: number,
): number {
  let sum = set.muPerDay;
  for (const event of events)
    if (event.timeDays < timeDays)
      sum += productivity(set, event.magnitude) * (timeDays - event.timeDays + set.cDays) ** -set.p;
  return sum;
}

/** Expected number in a window from background and past events alone: without what comes within the window. */
export function etasDirectCount(
  set: EtasParameters,
  events: readonly EtasEvent[],
  [fromDays, toDays]: readonly [number, number],
): number {
  let sum = set.muPerDay * (toDays - fromDays);
  for (const event of events) {
    if (event.timeDays < fromDays)
      sum +=
        productivity(set, event.magnitude) *
        omoriIntegral(fromDays - event.timeDays, toDays - event.timeDays, set);
  }
  return sum;
}

/** What an event of a magnitude triggers, before decay. */
function productivity({ k, alpha, mc }: EtasParameters, magnitude: number): number {
  return k * 10 ** (alpha * (magnitude - mc));
}
