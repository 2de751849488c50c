/**
 * Median rock motion behind a hazard value, for losses: a value of 475 years is a median event and its scatter, and the ground answers the
 * nonlinear way to the median. POLICY: 0.6 (about 0.5 in ln below), between the 0.8 of crustal and the 0.45 of subduction cities
 * that the full computation on soft ground shows; one number for all, since regimes meet without a step in the ground.
 */
export const MEDIAN_SHARE = 0.6;

/**
 * How far between peak and 1-second acceleration the motion stands that a house answers to, in the logarithm of the period: light frames of
 * moderate damage sway at 0.4 to 0.7 s, half way from the end of the flat part of a spectrum (0.3 s) to 1 s.
 *
 * POLICY, from the capacity curve of W1 at moderate design level (yield 0.3 g at 9 mm, ultimate 0.9 g at 165 mm): 0.40, 0.53 and 0.72 s at slight,
 * moderate and extensive damage.
 *
 * @source FEMA, Hazus Earthquake Model Technical Manual, capacity curves and drift ratios of W1; restated from memory, unverified
 */
export const SHAPE_SHARE = 0.5;

/** 1-second over peak acceleration in the spectrum behind the equivalent-PGA curves. @source the same manual, equivalent-PGA fragility */
export const SHAPE_RATIO = 1.5;

/** Log standard deviation of the loss by reading the curve from five points: 0.02 to 0.1 against full curves, and the rest of the map. POLICY. */
export const CURVE_LN_SIGMA = 0.1;

/** Rates between which the loss is summed, 1/yr: on the outer slopes beyond the curve's own points. */
export const LOSS_RATES = { most: 0.5, least: 1e-6 } as const;
