import type { Scenario } from '../../hazards/seaLevel/tables.ts';
import type { Peril } from '../siteRisk/perils.ts';

/** POLICY. The loan where the caller says nothing: 80 % of the value at a rate by term, round market figures. */
export const LOAN = { loanToValue: 0.8, annualRate: { 15: 0.058, 30: 0.065 } } as const;

/** POLICY. The household: payment to income at the start, growth of income and value, property tax. */
export const HOUSEHOLD = {
  paymentToIncome: 0.28,
  incomeGrowth: 0.025,
  valueGrowth: 0.02,
  propertyTax: 0.011,
} as const;

/**
 * Growth of expected losses by peril, per year, on a path of middle emissions; of floods those by rivers and rain, the sea has its own rise.
 *
 * @source orders of magnitude: wind, Knutson et al. (2020), doi:10.1175/BAMS-D-18-0194.1 (intensity +5 % at 2 °C); flood, Bates et al. (2021) and Wing et al. (2022),
 *   doi:10.1038/s41558-021-01265-6 (+26 % in the United States by 2050); wildfire, Abatzoglou et al. (2021), doi:10.1038/s43247-021-00299-0. POLICY: as yearly rates
 */
export const LOSS_GROWTH: Readonly<Record<Peril, number>> = {
  earthquake: 0,
  flood: 0.01,
  wind: 0.006,
  severe_storm: 0.006,
  wildfire: 0.018,
  tsunami: 0.003,
  volcano: 0,
  landslide: 0.004,
  sinkhole: 0,
};

/** POLICY. Path of middle emissions by which the sea rises. */
export const SEA_SCENARIO: Scenario = 'SSP2-4.5';

/**
 * POLICY: the sea as observed stands a centimetre above the scenario's median for this year; it rises from where it stands and is on the scenario's
 * line after so many years, so that no year has it fall.
 */
export const SEA_MEETS_SCENARIO_YEARS = 10;

/** Rate at which buyers turn a dearer premium into a lower price. POLICY: user cost of housing. */
export const CAPITALISATION_RATE = 0.06;
/** The price falls by no more than this. POLICY. */
export const MOST_DISCOUNT = 0.5;

/**
 * Hazard of default in a year: base, and how it grows with loan to value and payment to income.
 *
 * POLICY, orders after Campbell & Cocco (2015), J. Finance 70, 1495-1554, doi:10.1111/jofi.12252 (double trigger), base of 0.4 % a year for prime loans.
 */
export const DEFAULT = {
  basePerYear: 0.004,
  perLoanToValue: 3.5,
  perPaymentToIncome: 7,
  referenceLoanToValue: 0.7,
  mostPerYear: 0.25,
} as const;

/**
 * Damage that moves a borrower: loss above this share of the value, and the chance of default that it adds where it is not insured.
 *
 * @source Kousky, Palim & Pan (2020), J. Hous. Res. 29, S86-S120, doi:10.1080/10527001.2020.1840131: moderate and severe damage raises 90-day delinquency soon after, 180-day
 *   delinquency and default where flood insurance is not required. POLICY: the sizes
 */
export const DAMAGE = {
  severeShare: 0.25,
  defaultUninsured: 0.06,
  defaultInsured: 0.01,
  meanLoss: 0.35,
} as const;

/** Spread of one house's price and discount of a distressed sale. @source Case & Shiller (1989), Am. Econ. Rev. 79, 125-137 (about 10 % a year for single houses); Campbell, Giglio & Pathak (2011), Am. Econ. Rev. 101, 2108-2131, doi:10.1257/aer.101.5.2108 (27 % for foreclosures, of which FORECLOSURE_COST holds the greater part) */
export const PRICE = { lnSigmaPerYear: 0.09, distress: 0.1 } as const;

/** Share of losses that is insured where a loan asks for it: fire and storm by the home policy, flood and earthquake seldom. POLICY. */
export const INSURED_SHARE: Readonly<Record<Peril, number>> = {
  earthquake: 0.1,
  flood: 0.35,
  wind: 0.9,
  severe_storm: 0.95,
  wildfire: 0.85,
  tsunami: 0.2,
  volcano: 0.6,
  landslide: 0.02,
  sinkhole: 0.2,
};

/** Rate at which losses are discounted. POLICY. */
export const DISCOUNT_RATE = 0.04;

/** Added expected credit loss over the loan to score, basis points of the loan. POLICY. */
export const CREDIT_ANCHORS = [
  [0.5, 2],
  [3, 12],
  [10, 25],
  [30, 50],
  [100, 75],
  [400, 95],
] as const;
