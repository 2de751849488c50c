/**
 * Rates at which every hazard curve of the product is cut into events, per year: the same for all perils and places, so that places can share
 * events.
 */
export const RATES_PER_YEAR = [
  0.5, 0.3, 0.2, 0.12, 0.07, 0.04, 0.025, 0.015, 0.01, 0.006, 0.004, 0.0025, 0.0015, 0.001, 0.0006,
  0.0004, 0.0002, 0.0001, 0.00004, 0.00001,
] as const;

/** Flame length at a fire that is fierce enough to destroy buildings, m; each e-fold rarer fire is longer by the scale. POLICY. */
export const FLAME_LAW = { fromM: 2, scaleM: 0.8 } as const;

/** Log standard deviations of what the hazards leave open where they do not say. POLICY. */
export const HAZARD_LN_SIGMA = {
  windstorm: 0.3,
  severe: 0.35,
  volcano: 0.8,
} as const;

/** Countries whose houses are mostly of wood. @source national housing surveys, as commonly known; POLICY */
export const WOOD_COUNTRIES: ReadonlySet<string> = new Set([
  'US', 'CA', 'NZ', 'AU', 'JP', 'NO', 'SE', 'FI', 'IS',
]);

/**
 * POLICY. Expected annual loss ratio to score, the same scale as the composite: 4e-4 a year is where an ordinary home policy starts to be about
 * catastrophes.
 */
export const LOSS_ANCHORS = [
  [1e-6, 1],
  [1e-5, 6],
  [1e-4, 25],
  [4e-4, 50],
  [1.5e-3, 75],
  [1e-2, 95],
] as const;

/** Share of the ground that liquefies in the 475-year shaking, %, to hazard score. POLICY, classes after Allstadt et al. (2022). */
export const LIQUEFACTION_ANCHORS = [
  [0.1, 3],
  [0.5, 15],
  [2, 35],
  [5, 55],
  [15, 80],
] as const;
