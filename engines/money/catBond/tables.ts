/** Coefficients of Lane's spread. @source Lane (2000), ASTIN Bulletin 30, 259-293, fitted to the issues of 1999; restated from memory */
export const LANE = { factor: 0.55, probabilityPower: 0.49, severityPower: 0.57 } as const;

/** Market price of risk and degrees of freedom of the two-factor transform. @source Wang (2004), Insur. Math. Econ. 35, 1-21 (about 0.45 with k = 5 or 6); restated from memory */
export const WANG = { lambda: 0.45, degrees: 5 } as const;

/**
 * Spread over expected loss in the market: soft and hard years.
 *
 * @source Artemis catastrophe-bond market figures: long-run 2 to 4 times, 4 to 5 times in 2023, falling with the expected loss; restated from memory
 */
export const MULTIPLE = {
  /** At an expected loss of 2 % a year. */
  low: 2.2,
  high: 4.5,
  referenceLoss: 0.02,
  /** Remote layers pay higher multiples: power of the expected loss. POLICY. */
  power: -0.3,
  least: 1.3,
  most: 12,
} as const;

/** Scatter of a district's mean loss against a single building's. POLICY. */
export const SECONDARY_SHARE = 0.3;

/** Great events reach farther than the likeness of single buildings: factor on the reach of common events. POLICY. */
export const EVENT_SCALE = 3;
