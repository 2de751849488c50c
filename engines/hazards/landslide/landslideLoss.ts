import { lossAbout, type Loss } from '../../component.ts';
import { Z90 } from '../../ground/math/normal.ts';
import { referenceDamage } from '../referenceHouse.ts';
import { landslideRates, type LandslideSite } from './hazard.ts';
import { BUILT_GROUND_SHARE, INTERVAL_FACTOR, SLIDE_MOVEMENT_M } from './tables.ts';

/** Log standard deviation of rates taken from classes of ground. */
export const FAILURE_LN_SIGMA = Math.log(INTERVAL_FACTOR) / Z90;

/** Yearly rate at which the ground under a building fails: share of the ground that fails in a year, less what builders avoid, 1/yr. */
export function builtGroundRate(site: LandslideSite): number {
  return BUILT_GROUND_SHARE * landslideRates(site).combinedPerYear;
}

/**
 * Expected yearly loss of the reference building to landslides: rate at which the ground under it fails times the damage where it does.
 *
 * @returns 1/yr, with the spread of the class-based rates
 */
export function landslideLoss(site: LandslideSite): Loss {
  const damage = referenceDamage('landslide');
  const perYear = builtGroundRate(site) * damage.mean(SLIDE_MOVEMENT_M);
  return lossAbout(perYear, Math.hypot(FAILURE_LN_SIGMA, damage.lnSigma));
}
