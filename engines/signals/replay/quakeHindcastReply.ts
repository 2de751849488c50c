import type { Quake } from '../../ground/datasets/quakes.ts';
import { HORIZON_DAYS, quakeHindcast } from './quakeHindcast.ts';
import type { KnownThen } from './past.ts';
import type { ReplayReply } from './schemas.ts';

/** POLICY. Region whose past makes the forecast, km. */
export const REGION_KM = 150;

/**
 * The forecast of the days after a moment on the wire.
 *
 * @param events  of the region, known before the moment
 */
export function quakeHindcastReply(
  events: KnownThen<Quake>,
  about: { readonly magnitude: number; readonly timeMs: number; readonly years: number },
): NonNullable<ReplayReply['known_then']['hindcast']> {
  const made = quakeHindcast(events, about);
  return {
    what: `an earthquake of magnitude ${about.magnitude} or more within ${REGION_KM} km`,
    horizon_days: HORIZON_DAYS,
    probability: made.probability,
    p10: made.p10,
    p90: made.p90,
    background_probability: made.background,
    gain: made.gain,
    rate_per_yr: made.ratePerYear,
    counted: made.countedEvents,
    years: made.years,
    rank: made.rank,
    leading_event: made.mainShock
      ? `M ${made.mainShock.magnitude} of ${made.mainShock.time} (${made.mainShock.id})`
      : null,
  };
}
