import { M_PER_FOOT, M_PER_INCH } from '../../../ground/math/units.ts';
import { HAZUS_SUSCEPTIBILITY } from './tables.ts';
import type { Susceptibility } from './tables.ts';

/**
 * Probability of liquefaction of a susceptible deposit at M 7.5 with groundwater at 5 ft: slope x PGA - intercept, within 0 and 1.
 *
 * @param pgaG  g
 * @source FEMA (2020), Hazus earthquake model technical manual 4.2 SP3, table 4-12
 */
export function conditionalProbability(susceptibility: Susceptibility, pgaG: number): number {
  if (susceptibility === 'none') return 0;
  const { slope, intercept } = HAZUS_SUSCEPTIBILITY[susceptibility];
  return Math.min(Math.max(slope * pgaG - intercept, 0), 1);
}

/**
 * Factor Km by which the probability is divided for magnitudes other than 7.5.
 *
 * @param magnitude  moment magnitude, 4 to 9
 * @source FEMA (2020), Hazus 4.2 SP3, eq. 4-21
 */
export function magnitudeCorrection(magnitude: number): number {
  return ((0.0027 * magnitude - 0.0267) * magnitude - 0.2055) * magnitude + 2.9188;
}

/**
 * Factor Kw by which the probability is divided for groundwater deeper or shallower than 5 ft.
 *
 * @param depthFt  depth to groundwater in feet, as the manual has it
 * @source FEMA (2020), Hazus 4.2 SP3, eq. 4-22
 */
export function waterCorrection(depthFt: number): number {
  return 0.022 * depthFt + 0.93;
}

/**
 * Probability of liquefaction at a point of a map unit: conditional probability, corrected, times the share that can liquefy.
 *
 * @returns 0 to 1
 * @source FEMA (2020), Hazus 4.2 SP3, eq. 4-20
 */
export function groundFailureProbability(site: {
  susceptibility: Susceptibility;
  pgaG: number;
  magnitude: number;
  waterTableM: number;
}): number {
  if (site.susceptibility === 'none') return 0;
  const correction =
    magnitudeCorrection(site.magnitude) * waterCorrection(site.waterTableM / M_PER_FOOT);
  const probability = conditionalProbability(site.susceptibility, site.pgaG) / correction;
  return Math.min(probability * HAZUS_SUSCEPTIBILITY[site.susceptibility].mapShare, 1);
}

/**
 * Factor on lateral spreading for magnitudes other than 7.5.
 *
 * @param magnitude  moment magnitude, 4 to 9; slightly below 0 at M 4
 * @source FEMA (2020), Hazus 4.2 SP3, eq. 4-24
 */
export function displacementCorrection(magnitude: number): number {
  return ((0.0086 * magnitude - 0.0914) * magnitude + 0.4698) * magnitude - 0.9835;
}

/**
 * Expected lateral spreading where the ground liquefies, by the ratio of PGA to the threshold of the deposit.
 *
 * The manual draws the curve up to a ratio of 4; beyond it the last line is continued.
 *
 * @returns m; 0 below the threshold
 * @source FEMA (2020), Hazus 4.2 SP3, fig. 4-9 and eq. 4-23
 */
export function lateralSpreadM(site: {
  susceptibility: Susceptibility;
  pgaG: number;
  magnitude: number;
}): number {
  if (site.susceptibility === 'none') return 0;
  const ratio = site.pgaG / HAZUS_SUSCEPTIBILITY[site.susceptibility].thresholdG;
  if (ratio <= 1) return 0;
  const inch = ratio <= 2 ? 12 * ratio - 12 : ratio <= 3 ? 18 * ratio - 24 : 70 * ratio - 180;
  return Math.max(displacementCorrection(site.magnitude), 0) * inch * M_PER_INCH;
}

/**
 * Expected settlement: what the deposit settles where it liquefies, times the probability that it does.
 *
 * @param probability  0 to 1
 * @returns m
 * @source FEMA (2020), Hazus 4.2 SP3, table 4-13
 */
export function settlementM(susceptibility: Susceptibility, probability: number): number {
  return susceptibility === 'none'
    ? 0
    : HAZUS_SUSCEPTIBILITY[susceptibility].settlementInch * M_PER_INCH * probability;
}
