import { countHindcast } from './countHindcast.ts';
import type { ReplayReply } from './schemas.ts';

/** The chance of an event within a year on the wire, by how often it came before. */
export function countHindcastReply(
  what: string,
  count: number,
  years: number,
): NonNullable<ReplayReply['known_then']['hindcast']> {
  const { probability, p10, p90, ratePerYear } = countHindcast(count, years);
  return {
    what,
    horizon_days: 365.25,
    probability,
    p10,
    p90,
    background_probability: probability,
    gain: 1,
    rate_per_yr: ratePerYear,
    counted: count,
    years,
    rank: null,
    leading_event: null,
  };
}
