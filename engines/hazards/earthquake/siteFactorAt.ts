import { pgaSiteFactor } from '../siteAmplification/siteFactor.ts';
import { MEDIAN_SHARE } from './lossTables.ts';

/** Site factor of PGA for a hazard value on rock, g: the ground answers to the median motion behind it. */
export function siteFactorAt(vs30Mps: number, rockPgaG: number): number {
  return pgaSiteFactor(vs30Mps, MEDIAN_SHARE * rockPgaG);
}
