import { lossAbout, type Loss } from '../../component.ts';
import { Z90 } from '../../ground/math/normal.ts';
import { referenceDamage } from '../referenceHouse.ts';
import { sinkholeReachKm2 } from '../../ground/vulnerability/groundDamage.ts';
import { INTERVAL_FACTOR, USUAL_DIAMETER_M } from './tables.ts';

/** Log standard deviation of rates taken from classes of rock. */
export const OPENING_LN_SIGMA = Math.log(INTERVAL_FACTOR) / Z90;

/**
 * Expected yearly loss of the reference building to sinkholes: rate of openings that reach its footprint times the damage of the usual one.
 *
 * @param ratePerKm2Year  new sinkholes per km2 and year
 * @returns 1/yr
 */
export function sinkholeLoss(ratePerKm2Year: number): Loss {
  const damage = referenceDamage('sinkhole');
  return lossAbout(
    ratePerKm2Year * sinkholeReachKm2(USUAL_DIAMETER_M) * damage.mean(USUAL_DIAMETER_M),
    Math.hypot(OPENING_LN_SIGMA, damage.lnSigma),
  );
}
