/**
 * Curvature of the hazard curve between and beyond the two motions of the map, by its mean slope k: `perSlope` (k - `fromSlope`), less
 * in proportion where the 475-year motion is below `fullG`.
 *
 * POLICY. Set by eye against the losses over the product's own full hazard curves on rock at thirty cities of the world; tried on 149 towns drawn
 * from the gazetteer: mean ratio 1.01, log standard deviation 0.31, worst (a factor 4) where less than 2e-5 a year is lost.
 */
export const STAND_IN_CURVATURE = { perSlope: 0.25, fromSlope: 0.5, fullG: 0.12 } as const;

/**
 * Median rock motion behind a hazard value: a value of 475 years is a median event and its scatter, and the ground answers the
 * nonlinear way to the median. POLICY: 0.6 (about 0.5 in ln below), between the 0.8 of crustal and the 0.45 of subduction cities
 * that the full computation on soft ground shows; one number for all, since regimes meet without a step in the ground.
 */
export const MEDIAN_SHARE = 0.6;

/** Log standard deviation of the loss that the stand-in adds. */
export const STAND_IN_LN_SIGMA = 0.3;

/** Nodes of the table of losses: 475-year motion, g, evenly in the logarithm, and ln of the 2475-year motion over it. */
export const LOSS_TABLE = {
  motionG: { from: 0.002, to: 3, nodes: 48 },
  steepness: { from: 0.2, to: 1.8, nodes: 20 },
} as const;
