import { scoreAt } from '../../levels.ts';
import { SUBSIDENCE_ANCHORS } from './tables.ts';

/**
 * Sub-score of land subsidence, piecewise linear in the logarithm of the rate.
 *
 * @param mmPerYear  rate of sinking, mm/yr, 0 or more
 * @returns 0 to 100: 10 at 1 mm/yr, 30 at 5, 60 at 20, 90 at 100
 */
export function subsidenceScore(mmPerYear: number): number {
  return scoreAt(SUBSIDENCE_ANCHORS, mmPerYear);
}
