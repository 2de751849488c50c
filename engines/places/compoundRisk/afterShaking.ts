import { rockRate, type Given } from './events.ts';
import { EVENT_PGA_G } from './tables.ts';

/** Slices of the shaking above the damaging one, and the ratio of their bounds. */
const SLICES = 12;
const RATIO = 1.25;

/**
 * Mean of a chance over the shaking that counts as damaging, by how often each strength of it comes.
 *
 * @param chance  given a peak acceleration on rock, g
 * @returns undefined where the shaking is not known or never comes
 */
export function meanAfterShaking(
  given: Given,
  chance: (rockG: number) => number,
): number | undefined {
  const all = rockRate(given, EVENT_PGA_G);
  if (all === undefined || !(all > 0)) return undefined;
  let perYear = 0;
  for (let k = 0; k < SLICES; k++) {
    const low = EVENT_PGA_G * RATIO ** k;
    const beyond = k + 1 < SLICES ? (rockRate(given, low * RATIO) ?? 0) : 0;
    const rate = Math.max(0, (rockRate(given, low) ?? 0) - beyond);
    perYear += rate * chance(low * Math.sqrt(RATIO));
  }
  return Math.min(1, perYear / all);
}
