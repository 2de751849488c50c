/** A level-payment loan. */
export interface Loan {
  readonly principalUsd: number;
  /** Nominal yearly rate, paid monthly: 0.06 is 6 %. */
  readonly annualRate: number;
  readonly termYears: number;
}

/** Monthly payment of interest and principal, USD. */
export function monthlyPaymentUsd({ principalUsd, annualRate, termYears }: Loan): number {
  const n = termYears * 12;
  const r = annualRate / 12;
  return r === 0 ? principalUsd / n : (principalUsd * r) / -Math.expm1(-n * Math.log1p(r));
}

/** What is owed after a number of payments, USD; 0 at the end of the term. */
export function balanceUsd(loan: Loan, months: number): number {
  const n = loan.termYears * 12;
  const r = loan.annualRate / 12;
  if (months >= n) return 0;
  const left = n - months;
  const payment = monthlyPaymentUsd(loan);
  return r === 0 ? payment * left : (payment * -Math.expm1(-left * Math.log1p(r))) / r;
}

/** Balance over the value of the property after a shock. @param shock share of the value lost, 0 to 1 */
export function loanToValue(balance: number, valueUsd: number, shock: number): number {
  return balance / (valueUsd * (1 - shock));
}

/** Cost of foreclosure and sale, share of the value. @source 25 %: Qi & Yang (2009), J. Bank. Finance 33, 788-799, order of magnitude. POLICY */
const FORECLOSURE_COST = 0.25;

/** Share of the balance that the lender loses in a default: max(0, 1 - (1 - c) V (1 - shock) / B). */
export function lossGivenDefault(
  balance: number,
  valueUsd: number,
  shock: number,
  cost: number = FORECLOSURE_COST,
): number {
  return balance <= 0 ? 0 : Math.max(0, 1 - ((1 - cost) * valueUsd * (1 - shock)) / balance);
}
