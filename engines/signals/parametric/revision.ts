import { normalCdf } from '../../ground/math/normal.ts';
import { DAY_MS } from '../../ground/math/time.ts';

/** How far a catalogued magnitude has come on its way to the final one. */
export type SolutionStatus = 'automatic' | 'reviewed' | 'historic' | 'deleted';

/**
 * Standard deviation of the change from a published magnitude to the final one, magnitude units.
 *
 * POLICY: 0.2 for automatic solutions and 0.1 for reviewed ones, about the spread that agencies quote between magnitude types
 * of the same earthquake. No publication gives these figures for the catalogue as it is used here.
 */
const REVISION_SIGMA: Readonly<Record<SolutionStatus, number>> = {
  automatic: 0.2,
  reviewed: 0.1,
  historic: 0.1,
  deleted: 0.2,
};
/** Catalogues print a magnitude to a tenth: what will be printed reaches the threshold half a tenth below it. */
const HALF_PRINTED = 0.05;
/** POLICY: days after which an answer is treated as final: reviewed solutions of national catalogues settle within a week. */
export const FINAL_AFTER_DAYS = 7;

/** How far a catalogue may still revise a magnitude, and what that does to a trigger. */
export interface Revision {
  /** Chance that a revision carries the magnitude across the threshold, 0 to 1. */
  readonly flipProbability: number;
  readonly sigma: number;
}

/**
 * Chance that a later revision of the magnitude moves it to the other side of a threshold: normal, without bias.
 *
 * @param magnitude  as catalogued now
 * @param threshold  of the cover, inclusive
 */
export function magnitudeRevision(
  magnitude: number,
  threshold: number,
  status: SolutionStatus,
): Revision {
  const sigma = REVISION_SIGMA[status];
  const chanceBelow = normalCdf((threshold - HALF_PRINTED - magnitude) / sigma);
  return { flipProbability: magnitude >= threshold ? chanceBelow : 1 - chanceBelow, sigma };
}

/**
 * Chance that the answer of a whole cover flips: all paying events fall below the threshold, or any other rises to it; events apart.
 *
 * @param paying  events at or above the threshold
 * @param others  events below it
 */
export function verdictFlip(
  threshold: number,
  paying: readonly Solution[],
  others: readonly Solution[],
): number {
  const rises =
    1 -
    others.reduce(
      (stay, { magnitude, status }) =>
        stay * (1 - magnitudeRevision(magnitude, threshold, status).flipProbability),
      1,
    );
  if (paying.length === 0) return rises;
  const allFall = paying.reduce(
    (fall, { magnitude, status }) =>
      fall * magnitudeRevision(magnitude, threshold, status).flipProbability,
    1,
  );
  return allFall * (1 - rises);
}

/** A magnitude as a catalogue has it now. */
export interface Solution {
  readonly magnitude: number;
  readonly status: SolutionStatus;
}

/** When an answer may be taken as final: at once where every event that decides it is reviewed and the window is old enough, else a week after the newest. */
export function finalAtMs(newestMs: number): number {
  return newestMs + FINAL_AFTER_DAYS * DAY_MS;
}
