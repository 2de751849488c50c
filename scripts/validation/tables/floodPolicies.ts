/**
 * Flood insurance of the National Flood Insurance Program by state: claims paid from January 1978 to March 2011 (billions of dollars), what was insured in one late year (billions of
 * dollars), that year, and the mean yearly cost of a single family home by the full risk under Risk Rating 2.0 (dollars; null where none was found).
 */
export type FloodPolicyRow = readonly [
  state: string,
  name: string,
  paidBillions: number,
  insuredBillions: number,
  insuredYear: 2009 | 2011,
  fullRiskCost: number | null,
];

/**
 * @source claims: FEMA, restated by insurancequotes.com (2011); insured: Insurance Information Institute, Flood insurance in the United States, 2009 and 2011; full risk: FEMA, cost of
 *   insurance for single family homes (April 2023), restated by the Coalition for Sustainable Flood Insurance
 */
export const FLOOD_POLICIES: readonly FloodPolicyRow[] = [
  ['LA', 'Louisiana', 16, 112.1, 2011, 1904],
  ['MS', 'Mississippi', 2.9, 16.43, 2011, 2137],
  ['AL', 'Alabama', 0.943, 11.9, 2011, 2051],
  ['FL', 'Florida', 3.6, 471, 2011, 2213],
  ['NC', 'North Carolina', 0.797, 30.7, 2009, null],
  ['NJ', 'New Jersey', 0.971, 53.4, 2011, 2129],
  ['NY', 'New York', 0.672, 37.7, 2009, 2197],
];

/**
 * What was insured from 1978 to March 2011 over what was insured in 2009 or 2011, years: 201 billion dollars at the end of 1990 and 1,250 in 2011 (Colorado Water Conservation Board; Government
 * Accountability Office, the latter from memory), grown evenly between, and from some 50 in 1978 (from memory, unverified).
 */
export const INSURED_YEARS = 10;

/** What a policy of a single family home insures at most, dollars: the building and what stands in it. @source Insurance Information Institute, Facts and statistics: flood insurance */
export const MOST_INSURED = 350_000;
