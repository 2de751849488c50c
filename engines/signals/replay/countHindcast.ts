import { gammaPInverse } from '../../ground/math/gamma.ts';

/** What the events counted in some years say of the next one. */
export interface CountHindcast {
  readonly count: number;
  readonly years: number;
  readonly ratePerYear: number;
  /** Chance of one or more within a year. */
  readonly probability: number;
  readonly p10: number;
  readonly p90: number;
}

/**
 * Yearly chance of an event from how often it came before: Poisson, the rate with Jeffreys' prior.
 *
 * @param count  events before the one replayed
 * @param years  over which they were counted, above 0
 */
export function countHindcast(count: number, years: number): CountHindcast {
  const chance = (events: number): number => -Math.expm1(-events / years);
  return {
    count,
    years,
    ratePerYear: (count + 0.5) / years,
    probability: chance(count + 0.5),
    p10: chance(gammaPInverse(count + 0.5, 0.1)),
    p90: chance(gammaPInverse(count + 0.5, 0.9)),
  };
}
