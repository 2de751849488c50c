import { describe, expect, it } from 'vitest';
import { loanPath, type LoanCase } from '../../../../engines/money/mortgage/path.ts';
import type { Peril } from '../../../../engines/money/siteRisk/perils.ts';

const loan = { principalUsd: 80_000, annualRate: 0.06, termYears: 30 };
const lossOf = (peril: Peril, averageAnnual: number) => ({
  peril,
  averageAnnual,
  state: 'known' as const,
  slices: [],
  lnSigma: 0,
  drivers: [],
});
const calm: LoanCase = {
  loan,
  valueUsd: 100_000,
  perils: [],
  lossFactor: 1,
  growth: () => 1,
  severePerYear: 0,
  loading: 1.5,
};
const firstYear = (changed: Partial<LoanCase>) => {
  const [year] = loanPath({ ...calm, ...changed });
  if (!year) throw new Error('a loan has a first year');
  return year;
};

/** What is owed after so many payments, month by month. */
function owedAfter(months: number): number {
  const rate = loan.annualRate / 12;
  const payment = (loan.principalUsd * rate) / (1 - (1 + rate) ** -(12 * loan.termYears));
  let owed = loan.principalUsd;
  for (let month = 0; month < months; month++) owed = owed * (1 + rate) - payment;
  return owed;
}

describe('a year of a loan', () => {
  // Of the borrowers whose house is wrecked 1 % default where the loss is insured and 6 % where it is not (`DAMAGE`).
  it.each([
    ['flood, a third of it insured', 'flood', 0.35 * 0.01 + 0.65 * 0.06],
    ['landslide, next to none of it insured', 'landslide', 0.02 * 0.01 + 0.98 * 0.06],
    ['storm, nearly all of it insured', 'severe_storm', 0.95 * 0.01 + 0.05 * 0.06],
  ] as const)('adds the defaults of wrecked houses: %s', (_what, peril, perWreck) => {
    const perils = [lossOf(peril, 0.001)];
    const without = firstYear({ perils }).defaultProbability;
    const once = firstYear({ perils, severePerYear: 0.002 }).defaultProbability;
    expect(once - without).toBeCloseTo(0.002 * perWreck, 12);
    const twice = firstYear({ perils, severePerYear: 0.002, lossFactor: 2 });
    const without2 = firstYear({ perils, lossFactor: 2 });
    expect(twice.defaultProbability - without2.defaultProbability).toBeCloseTo(
      2 * 0.002 * perWreck,
      12,
    );
  });

  it('loses more to the lender when a wrecked house is what is sold', () => {
    const perils = [lossOf('landslide', 0.001)];
    const sound = firstYear({ perils }).lossGivenDefault;
    const wrecked = firstYear({ perils, severePerYear: 0.05 }).lossGivenDefault;
    expect(wrecked).toBeGreaterThan(sound);
    expect(wrecked).toBeLessThan(1);
  });

  it('without hazards asks for the same payments and a tax that grows by 2 %, of an income that grows by 2.5 %', () => {
    const yearly = 12 * (owedAfter(0) * (1 + 0.06 / 12) - owedAfter(1));
    const tax = 0.011 * 100_000;
    const year = firstYear({});
    expect(year.premiumUsd).toBe(0);
    expect(year.valueDiscount).toBe(0);
    expect(year.paymentToIncome).toBeCloseTo(
      (0.28 * (yearly + 1.02 * tax)) / (yearly + tax) / 1.025,
      9,
    );
  });

  it('lowers the price by what the premium has grown, capitalised at 6 %', () => {
    // A tenth more loss each year of 0.2 % of the value, 1.5 times that as premium: 0.0003 / 0.06.
    const growth = (_peril: Peril, years: number) => 1 + 0.1 * years;
    const year = firstYear({ perils: [lossOf('flood', 0.002)], growth });
    expect(year.valueDiscount).toBeCloseTo(0.005, 9);
    expect(year.propertyValueUsd).toBeCloseTo(102_000 * 0.995, 6);
    expect(year.premiumUsd).toBeCloseTo(102_000 * 0.002 * 1.1 * 1.5, 6);
    const falls = firstYear({
      perils: [lossOf('flood', 0.002)],
      growth: (_peril, years) => 1 - years / 10,
    });
    expect(falls.valueDiscount).toBe(0);
  });

  it('loses defaults times severity times what is owed in the middle of the year, discounted by 4 %', () => {
    const path = loanPath({ ...calm, perils: [lossOf('flood', 0.004)], severePerYear: 0.01 });
    let alive = 1;
    path.slice(0, 5).forEach((year, at) => {
      const owed = owedAfter(12 * at + 6) / loan.principalUsd;
      const lost = year.defaultProbability * year.lossGivenDefault * owed;
      expect(year.creditLoss).toBeCloseTo((alive * lost) / 1.04 ** (at + 0.5), 12);
      expect(year.balanceUsd).toBeCloseTo(owedAfter(12 * (at + 1)), 5);
      alive *= 1 - year.defaultProbability;
    });
  });
});
