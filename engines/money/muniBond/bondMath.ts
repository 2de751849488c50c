/** A bond of face value 100 that pays twice a year. */
export interface Bond {
  /** Yearly coupon, share of the face value. */
  readonly coupon: number;
  readonly maturityYears: number;
}

/** Clean price per 100 of face value on a coupon day. @param yieldPerYear bond-equivalent: compounded twice a year */
export function cleanPrice({ coupon, maturityYears }: Bond, yieldPerYear: number): number {
  let price = 0;
  const n = maturityYears * 2;
  for (let k = 1; k <= n; k++)
    price += ((coupon / 2) * 100 + (k === n ? 100 : 0)) / (1 + yieldPerYear / 2) ** k;
  return price;
}

/** Macaulay duration, years: mean time of the payments by their present values. */
export function macaulayDuration({ coupon, maturityYears }: Bond, yieldPerYear: number): number {
  let [price, weighted] = [0, 0];
  const n = maturityYears * 2;
  for (let k = 1; k <= n; k++) {
    const value = ((coupon / 2) * 100 + (k === n ? 100 : 0)) / (1 + yieldPerYear / 2) ** k;
    price += value;
    weighted += (value * k) / 2;
  }
  return weighted / price;
}

/** Modified duration, years: relative fall of the price per unit of yield. */
export function modifiedDuration(bond: Bond, yieldPerYear: number): number {
  return macaulayDuration(bond, yieldPerYear) / (1 + yieldPerYear / 2);
}

/** Spread that pays for a constant hazard of default, basis points: h (1 - R). @source Hull & White (2000), J. Derivatives 8, 29-40 */
export function creditSpreadBp(hazardPerYear: number, recovery: number): number {
  return hazardPerYear * (1 - recovery) * 1e4;
}

/** Probability of default up to a time at a constant hazard. */
export function cumulativeDefault(hazardPerYear: number, years: number): number {
  return -Math.expm1(-hazardPerYear * years);
}
