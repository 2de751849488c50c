/**
 * POLICY. How much of a tax base's yearly loss becomes a cost of the issuer: repair of public assets, lost revenue and relief, after insurance and
 * federal aid.
 *
 * @source order of magnitude after Miao, Hou & Abrigo (2018), Nat. Tax J. 71, 11-44: fiscal costs of 10 to 30 % of damages; restated from memory
 */
export const FISCAL_SHARE = 0.2;

/** POLICY. Yearly revenue of a local government over the value of its taxable buildings: property tax of 1 % and as much of other revenue. */
export const REVENUE_OVER_VALUE = 0.02;

/**
 * POLICY. Added hazard of default per unit of fiscal cost over revenue: a yearly cost of 10 % of the revenue adds 0.2 % a year.
 */
export const HAZARD_PER_COST = 0.02;

/** A year that costs more than this share of the revenue is a fiscal shock. POLICY. */
export const SHOCK_OVER_REVENUE = 0.5;
/** Chance of default given a fiscal shock. POLICY: none of the cities struck by great disasters since 1970 defaulted on general obligations outright; New Orleans 2005 came near. */
export const DEFAULT_GIVEN_SHOCK = 0.02;

/** Recovery of general obligations. @source Moody's, as above: 65 to 70 %; restated from memory */
export const RECOVERY = 0.65;

/** Maturities shown, years, with the yield of a bond without climate risk and its coupon. POLICY: round figures. */
export const MATURITIES = [5, 10, 20, 30] as const;
export const BENCHMARK_YIELD = 0.035;

/** Spread to score, basis points. POLICY. */
export const SPREAD_ANCHORS = [
  [0.3, 2],
  [1, 10],
  [4, 25],
  [12, 50],
  [35, 75],
  [150, 95],
] as const;

/** Letters by score. POLICY; letters of our own scale, no credit rating. */
export const LETTERS = [
  [10, 'A'],
  [25, 'B'],
  [50, 'C'],
  [75, 'D'],
  [100, 'E'],
] as const;
