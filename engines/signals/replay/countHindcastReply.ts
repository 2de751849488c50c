import { DAYS_PER_YEAR } from '../../ground/math/time.ts';
import { countHindcast } from './countHindcast.ts';
import type { KnownThen } from './past.ts';
import type { ReplayReply } from './schemas.ts';

/**
 * The chance of an event within a year on the wire, by how often it came before.
 *
 * @param events  those that were known to have come
 */
export function countHindcastReply(
  what: string,
  events: KnownThen<unknown>,
  years: number,
): NonNullable<ReplayReply['known_then']['hindcast']> {
  const { probability, p10, p90, ratePerYear } = countHindcast(events.length, years);
  return {
    what,
    horizon_days: DAYS_PER_YEAR,
    probability,
    p10,
    p90,
    background_probability: probability,
    gain: 1,
    rate_per_yr: ratePerYear,
    counted: events.length,
    years,
    rank: null,
    leading_event: null,
  };
}
