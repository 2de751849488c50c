import type { TruthRow } from '../../truth.ts';
import { chanceWithin } from '../../hazards/eventChance.ts';

const mean = (ratePerYear: number, lnSigma: number, days: number): number =>
  chanceWithin(ratePerYear, lnSigma, days).mean;

/** Closed forms: a rate known exactly is Poisson; a rate with the spread of an exponential (shape 1) is geometric, m / (1 + m). */
export const truth: readonly TruthRow[] = [
  {
    model: mean,
    given: [0.1, 1e-4, 365.25],
    expected: 0.0951625819640404,
    within: 1e-8,
    from: '1 - exp(-0.1)',
  },
  {
    model: mean,
    given: [2, 1, 365.25],
    expected: 2 / 3,
    within: 1e-12,
    from: 'geometric distribution, m / (1 + m) with m = 2',
  },
  {
    model: mean,
    given: [0.5, 0.5, 730.5],
    expected: 1 - 1.25 ** -4,
    within: 1e-12,
    from: 'negative binomial, 1 - (1 + m/a)^-a with a = 4, m = 1',
  },
];
