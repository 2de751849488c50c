import { DAYS_PER_YEAR } from './time.ts';

/**
 * Probability of at least k events of a Poisson process within a time.
 *
 * @param ratePerYear  events per year, 0 or more
 * @param days         length of the time, days, 0 or more
 * @param atLeast      whole number, 0 or more
 * @returns 0 to 1
 */
export function poissonProbability(ratePerYear: number, days: number, atLeast = 1): number {
  const expected = (ratePerYear * days) / DAYS_PER_YEAR;
  if (atLeast <= 0) return 1;
  if (atLeast === 1) return -Math.expm1(-expected);
  return tailFrom(atLeast, expected);
}

/** P(N >= k): summed upwards from k where that is the small part, else one minus the sum below, so that neither tail loses digits. */
function tailFrom(k: number, expected: number): number {
  if (expected === 0) return 0;
  let lnTerm = -expected;
  let below = 0;
  for (let i = 0; i < k; i++) {
    below += Math.exp(lnTerm);
    lnTerm += Math.log(expected) - Math.log(i + 1);
  }
  if (k <= expected) return 1 - below;
  let above = 0;
  for (let i = k; i < k + 10_000; i++) {
    const term = Math.exp(lnTerm);
    above += term;
    if (term <= above * 1e-17) break;
    lnTerm += Math.log(expected) - Math.log(i + 1);
  }
  return above;
}
