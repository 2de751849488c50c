/** Least values of the deterministic motion on rock, g: 0.2 s, 1 s and peak. @source ASCE/SEI 7-16 (2017), figure 21.2-1 and section 21.5.2 */
export const DETERMINISTIC_FLOOR_G = { short: 1.5, long: 0.6, peak: 0.5 } as const;

/** What sets the motion that a code designs for. */
export type Governing = 'probabilistic' | 'deterministic';

/**
 * Maximum considered motion: the probabilistic one, but no more than the deterministic one, and that no less than its floor.
 *
 * @param probabilisticG  motion of 2,475 years, g
 * @param deterministicG  84th percentile of the characteristic earthquakes, g; undefined: no active fault near, nothing limits
 * @param floorG          least deterministic motion, g
 * @source ASCE/SEI 7-16 (2017), sections 21.2.2 and 21.2.3
 */
export function consideredMotion(
  probabilisticG: number,
  deterministicG: number | undefined,
  floorG: number,
): { readonly motionG: number; readonly governing: Governing } {
  const limitG = deterministicG === undefined ? Infinity : Math.max(deterministicG, floorG);
  return probabilisticG <= limitG
    ? { motionG: probabilisticG, governing: 'probabilistic' }
    : { motionG: limitG, governing: 'deterministic' };
}
