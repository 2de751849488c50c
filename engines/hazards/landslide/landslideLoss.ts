import { lossAbout, type Loss } from '../../component.ts';
import { referenceDamage } from '../referenceHouse.ts';
import { landslideRates, type LandslideSite } from './hazard.ts';
import { BUILT_GROUND_SHARE, INTERVAL_FACTOR, SLIDE_MOVEMENT_M } from './tables.ts';

const Z90 = 1.2815515655446004;

/**
 * Expected yearly loss of the reference building to landslides: share of the ground that fails in a year, less what builders avoid, times
 * the damage where the slope under a building gives way.
 *
 * @returns 1/yr, with the spread of the class-based rates
 */
export function landslideLoss(site: LandslideSite): Loss {
  const damage = referenceDamage('landslide');
  const perYear =
    BUILT_GROUND_SHARE * landslideRates(site).combinedPerYear * damage.mean(SLIDE_MOVEMENT_M);
  return lossAbout(perYear, Math.hypot(Math.log(INTERVAL_FACTOR) / Z90, damage.lnSigma));
}
