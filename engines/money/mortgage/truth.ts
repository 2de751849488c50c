import type { TruthRow } from '../../truth.ts';
import { balanceUsd, lossGivenDefault, monthlyPaymentUsd } from './amortisation.ts';

const loan = { principalUsd: 100_000, annualRate: 0.06, termYears: 30 };

export const truth: readonly TruthRow[] = [
  {
    model: monthlyPaymentUsd,
    given: [loan],
    expected: 599.55,
    within: 0.005,
    from: 'any payment table: USD 599.55 a month for USD 100,000 over 30 years at 6 %',
  },
  {
    model: balanceUsd,
    given: [loan, 360],
    expected: 0,
    within: 1e-9,
    from: 'a level-payment loan is paid off with its last payment',
  },
  {
    model: lossGivenDefault,
    given: [100, 100, 0.2, 0.25],
    expected: 0.4,
    within: 1e-12,
    from: 'by hand: 1 - 0.75 x 100 x 0.8 / 100',
  },
];
