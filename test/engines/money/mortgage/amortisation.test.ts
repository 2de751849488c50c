import { describe, expect, it } from 'vitest';
import {
  balanceUsd,
  loanToValue,
  monthlyPaymentUsd,
} from '../../../../engines/money/mortgage/amortisation.ts';
import { severeRate } from '../../../../engines/money/mortgage/severeRate.ts';

describe('a level-payment loan', () => {
  const loan = { principalUsd: 120_000, annualRate: 0, termYears: 10 };

  it('without interest is paid in equal parts', () => {
    expect(monthlyPaymentUsd(loan)).toBe(1000);
    expect(balanceUsd(loan, 36)).toBe(84_000);
    expect(balanceUsd(loan, 120)).toBe(0);
    expect(balanceUsd(loan, 130)).toBe(0);
  });

  // What is owed grows by a twelfth of the rate each month and falls by the payment.
  it('with interest is what its payments leave month by month', () => {
    const dear = { ...loan, annualRate: 0.06 };
    let owed = dear.principalUsd;
    for (let month = 1; month <= 120; month++) {
      owed = owed * 1.005 - monthlyPaymentUsd(dear);
      if (month % 30 === 0) expect(balanceUsd(dear, month)).toBeCloseTo(owed, 4);
    }
    expect(owed).toBeCloseTo(0, 5);
  });

  it('weighs on what the property is worth after a shock', () => {
    expect(loanToValue(80_000, 100_000, 0.2)).toBeCloseTo(1, 12);
    expect(loanToValue(80_000, 100_000, 0)).toBeCloseTo(0.8, 12);
  });
});

describe('how often a loss moves a borrower', () => {
  const point = (years: number, oep: number) => ({
    return_period_yr: years,
    oep,
    aep: oep,
    oep_tvar: oep,
    aep_tvar: oep,
  });

  // A quarter of the value, half way from 0.2 to 0.3: the geometric mean of 100 and 1,000 years.
  it('is read between the points of the curve', () => {
    expect(severeRate([point(100, 0.2), point(1000, 0.3)])).toBeCloseTo(
      1 / Math.sqrt(100 * 1000),
      12,
    );
    expect(severeRate([point(50, 0.1), point(100, 0.25), point(1000, 0.9)])).toBeCloseTo(0.01, 12);
  });

  it('is that of the first point where it costs so much, and nothing where none does', () => {
    expect(severeRate([point(5, 0.4)])).toBe(0.2);
    expect(severeRate([point(100, 0.2)])).toBe(0);
    expect(severeRate([])).toBe(0);
  });
});
