import type { TruthRow } from '../../truth.ts';
import { annualDeviation, averageAnnualLoss } from './eventTable.ts';
import { limitedExpectedValue, lognormalLayerLoss } from './lognormalLayer.ts';

const events = [
  { ratePerYear: 0.1, loss: 1 },
  { ratePerYear: 0.02, loss: 10 },
  { ratePerYear: 0.004, loss: 50 },
];

export const truth: readonly TruthRow[] = [
  {
    model: averageAnnualLoss,
    given: [events],
    expected: 0.5,
    within: 1e-12,
    from: 'sum of rate times loss by hand: 0.1 + 0.2 + 0.2',
  },
  {
    model: annualDeviation,
    given: [events],
    expected: Math.sqrt(12.1),
    within: 1e-12,
    from: 'compound Poisson variance by hand: 0.1 + 2 + 10',
  },
  {
    model: limitedExpectedValue,
    given: [{ lnMean: 0, lnSigma: 1 }, 1e9],
    expected: Math.exp(0.5),
    within: 1e-6,
    from: 'Klugman, Panjer & Willmot (2012): without a limit it is the mean, exp(sigma^2 / 2)',
  },
  {
    model: lognormalLayerLoss,
    given: [{ ratePerYear: 0.307, lnMean: -2.695, lnSigma: 0.756 }, 0.2014, 0.5855],
    expected: 0.0054024,
    within: 5e-8,
    from: 'layer of a lognormal evaluated with scipy (Klugman et al., appendix A)',
  },
];
