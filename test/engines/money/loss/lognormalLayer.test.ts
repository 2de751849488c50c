import { describe, expect, it } from 'vitest';
import { compoundYear } from '../../../../engines/money/loss/aggregate.ts';
import {
  lognormalAnnualLoss,
  lognormalLayerLoss,
  lognormalOccurrence,
  lognormalOccurrenceLoss,
} from '../../../../engines/money/loss/lognormalLayer.ts';

describe('Poisson events of lognormal severity', () => {
  const events = { ratePerYear: 0.1, lnMean: 0, lnSigma: 1 };

  it('cost the rate times the mean exp(mu + sigma^2 / 2)', () => {
    expect(lognormalAnnualLoss(events)).toBeCloseTo(0.1 * Math.exp(0.5), 12);
  });

  // Half of the events reach the median: 1 - exp(-0.05). A tenth reaches exp(1.281552).
  it('reach a loss with 1 - exp(-rate of those that do)', () => {
    expect(lognormalOccurrence(events, 1)).toBeCloseTo(-Math.expm1(-0.05), 9);
    expect(lognormalOccurrence(events, Math.exp(1.281552))).toBeCloseTo(-Math.expm1(-0.01), 7);
  });

  it('reach once in so many years what is the contrary of that, and nothing where they come less often', () => {
    const years = 1 / -Math.expm1(-0.01);
    expect(lognormalOccurrenceLoss(events, years)).toBeCloseTo(Math.exp(1.281552), 4);
    expect(lognormalOccurrenceLoss({ ...events, ratePerYear: 0.01 }, 50)).toBe(0);
  });

  // A layer as wide as all losses pays them all; of a wide one only the share of its width.
  it('cost a layer the difference of two limited means over its width', () => {
    expect(1e6 * lognormalLayerLoss(events, 1e-9, 1e6)).toBeCloseTo(0.1 * Math.exp(0.5), 4);
    expect(lognormalLayerLoss(events, 1, 1.000_01)).toBeCloseTo(0.05, 5);
  });
});

describe('the sum of a Poisson number of losses', () => {
  // One size of loss, half a time a year: Poisson probabilities at its multiples.
  it('has Poisson probabilities at the multiples of a single size', () => {
    const { probability } = compoundYear(Float64Array.of(0, 0, 0.5, 0, 0, 0, 0, 0), 1);
    const none = Math.exp(-0.5);
    const due = [none, 0, 0.5 * none, 0, 0.125 * none, 0, (0.125 / 6) * none];
    due.forEach((p, i) => expect(probability[i]).toBeCloseTo(p, 5));
    expect(probability.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 6);
  });

  // Twenty a year in the last cell: e^-20 of all years are free of loss, the rest lies at the end of the grid or beyond.
  it('counts in its last cell what lies beyond the grid', () => {
    const { probability } = compoundYear(Float64Array.of(0, 0, 0, 20), 1);
    expect(probability[3]).toBeCloseTo(1, 3);
  });
});
