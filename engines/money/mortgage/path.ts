import { normalQuantile } from '../../ground/math/normal.ts';
import { PERILS } from '../siteRisk/perils.ts';
import type { PerilLoss } from '../siteRisk/siteLoss.ts';
import type { LossGrowth } from './lossGrowth.ts';
import {
  balanceUsd,
  loanToValue,
  lossGivenDefault,
  monthlyPaymentUsd,
  type Loan,
} from './amortisation.ts';
import {
  CAPITALISATION_RATE,
  DAMAGE,
  DEFAULT,
  DISCOUNT_RATE,
  HOUSEHOLD,
  INSURED_SHARE,
  MOST_DISCOUNT,
  PRICE,
} from './tables.ts';

/** One year of a loan. Money in USD, shares as such. */
export interface LoanYear {
  readonly year: number;
  readonly premiumUsd: number;
  readonly paymentToIncome: number;
  readonly balanceUsd: number;
  readonly propertyValueUsd: number;
  readonly valueDiscount: number;
  readonly loanToValue: number;
  readonly defaultProbability: number;
  readonly lossGivenDefault: number;
  /** Of this year's defaults, discounted to today, share of the loan. */
  readonly creditLoss: number;
}

/** A loan on a property that loses so much a year. */
export interface LoanCase {
  readonly loan: Loan;
  readonly valueUsd: number;
  /** Expected losses by peril, share of the value, 1/yr; all times one factor. */
  readonly perils: readonly PerilLoss[];
  readonly lossFactor: number;
  readonly growth: LossGrowth;
  /** Yearly probability of a loss above a quarter of the value. */
  readonly severePerYear: number;
  /** Technical premium over the expected loss. */
  readonly loading: number;
}

/** Expected loss of a year, share of the value, and the insured part of it. */
function lossOfYear(
  { perils, lossFactor, growth }: LoanCase,
  year: number,
): { all: number; insured: number } {
  let [all, insured] = [0, 0];
  for (const { peril, averageAnnual } of perils) {
    const loss = lossFactor * averageAnnual * growth(peril, year);
    all += loss;
    insured += INSURED_SHARE[peril] * loss;
  }
  return { all, insured };
}

/** Hazard of default by the two triggers, negative equity and payments that do not fit the income. */
function triggered(ltv: number, paymentToIncome: number): number {
  const equity = Math.exp(DEFAULT.perLoanToValue * (ltv - DEFAULT.referenceLoanToValue));
  const liquidity = Math.exp(
    DEFAULT.perPaymentToIncome * (paymentToIncome - HOUSEHOLD.paymentToIncome),
  );
  return DEFAULT.basePerYear * equity * liquidity;
}

/** Discount and damage together. */
const damagedShock = (discount: number): number => 1 - (1 - discount) * (1 - DAMAGE.meanLoss);

/**
 * Loss given default over an uncertain sale: the mean of `lossGivenDefault` over a lognormal price whose spread grows with the square root of
 * time, at the discount of a distressed sale.
 */
function uncertainLoss(
  balance: number,
  valueUsd: number,
  { year, shock }: { readonly year: number; readonly shock: number },
): number {
  if (balance <= 0) return 0;
  const weights = PRICE_STEPS.map((z) => {
    const factor = Math.exp(PRICE.lnSigmaPerYear * Math.sqrt(year) * z) * (1 - PRICE.distress);
    return lossGivenDefault(balance, valueUsd * factor, shock);
  });
  return weights.reduce((sum, loss) => sum + loss, 0) / weights.length;
}

/** Middles of ten slices of equal probability of a normal law. */
const PRICE_STEPS = Array.from({ length: 10 }, (_unused, k) => normalQuantile((k + 0.5) / 10));

/**
 * The life of a loan by years: the full premium of all perils grows with the hazard, what it grows by more than the income lowers the price and
 * tightens the budget, and severe damage brings defaults of its own.
 */
export function loanPath(given: LoanCase): LoanYear[] {
  const { loan, valueUsd } = given;
  const yearly = 12 * monthlyPaymentUsd(loan);
  const fixed = yearly + HOUSEHOLD.propertyTax * valueUsd;
  const income = (fixed + premiumOf(given, 0)) / HOUSEHOLD.paymentToIncome;
  let alive = 1;
  return Array.from({ length: loan.termYears }, (_unused, at): LoanYear => {
    const year = at + 1;
    const state = stateOf(given, { year, yearly, income });
    const { probability, severity } = defaultOf(given, state);
    const lost = (probability * severity * state.balance) / (1 + DISCOUNT_RATE) ** (year - 0.5);
    const creditLoss = (alive * lost) / loan.principalUsd;
    alive *= 1 - probability;
    return {
      year,
      premiumUsd: premiumOf(given, year),
      paymentToIncome: state.paymentToIncome,
      balanceUsd: balanceUsd(loan, 12 * year),
      propertyValueUsd: state.open * (1 - state.valueDiscount),
      valueDiscount: state.valueDiscount,
      loanToValue: loanToValue(balanceUsd(loan, 12 * year), state.open, state.valueDiscount),
      defaultProbability: probability,
      lossGivenDefault: severity,
      creditLoss,
    };
  });
}

/** Full premium of all perils in a year, USD. */
function premiumOf(given: LoanCase, year: number): number {
  const value = given.valueUsd * (1 + HOUSEHOLD.valueGrowth) ** year;
  return value * lossOfYear(given, year).all * given.loading;
}

/** Balance, value and budget in the middle of a year. */
function stateOf(
  given: LoanCase,
  {
    year,
    yearly,
    income,
  }: { readonly year: number; readonly yearly: number; readonly income: number },
): YearState {
  const open = given.valueUsd * (1 + HOUSEHOLD.valueGrowth) ** year;
  const premium = premiumOf(given, year);
  const dearer = premium / open - premiumOf(given, 0) / given.valueUsd;
  const valueDiscount = Math.min(MOST_DISCOUNT, Math.max(0, dearer) / CAPITALISATION_RATE);
  const balance = balanceUsd(given.loan, 12 * year - 6);
  const tax = HOUSEHOLD.propertyTax * open * (1 - valueDiscount);
  return {
    year,
    balance,
    open,
    valueDiscount,
    ltv: loanToValue(balance, open, valueDiscount),
    paymentToIncome: (yearly + tax + premium) / (income * (1 + HOUSEHOLD.incomeGrowth) ** year),
  };
}

/** What a year's defaults depend on. */
interface YearState {
  readonly year: number;
  readonly balance: number;
  /** Value before the discount, USD. */
  readonly open: number;
  readonly valueDiscount: number;
  readonly ltv: number;
  readonly paymentToIncome: number;
}

/** Probability of default in a year, by the two triggers and by damage, and what a default then costs. */
function defaultOf(
  given: LoanCase,
  { year, balance, open, valueDiscount, ltv, paymentToIncome }: YearState,
): { probability: number; severity: number } {
  const { all, insured } = lossOfYear(given, year);
  const covered = all > 0 ? insured / all : 1;
  const damaged =
    Math.min(1, given.severePerYear * given.lossFactor) *
    (covered * DAMAGE.defaultInsured + (1 - covered) * DAMAGE.defaultUninsured);
  const probability = Math.min(DEFAULT.mostPerYear, triggered(ltv, paymentToIncome) + damaged);
  const share = probability > 0 ? Math.min(1, damaged / probability) : 0;
  const severity =
    (1 - share) * uncertainLoss(balance, open, { year, shock: valueDiscount }) +
    share * uncertainLoss(balance, open, { year, shock: damagedShock(valueDiscount) });
  return { probability, severity };
}

/** Expected credit loss over the life of a loan, share of it. */
export function lifetimeLoss(path: readonly LoanYear[]): number {
  return path.reduce((sum, { creditLoss }) => sum + creditLoss, 0);
}

/** Probability of default over the life. */
export function lifetimeDefault(path: readonly LoanYear[]): number {
  return 1 - path.reduce((alive, { defaultProbability }) => alive * (1 - defaultProbability), 1);
}

/** A place without any hazard, to compare with. */
export const NO_PERILS: readonly PerilLoss[] = PERILS.map((peril) => ({
  peril,
  state: 'known',
  slices: [],
  averageAnnual: 0,
  lnSigma: 0,
  drivers: [],
}));
