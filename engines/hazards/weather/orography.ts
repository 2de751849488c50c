import { smoothStep } from '../../ground/math/interpolate.ts';

/** A hill in the wind: rise over run of its flank, and the way down from its summit, 0 there and 1 at the foot. */
export interface Hill {
  readonly meanSlope: number;
  readonly downFlank: number;
}

/** Slope from which the flow parts from the flank and speeds up no further. */
const STEEPEST = 0.3;
/** Crest and decay down the upwind flank of hills and ridges, at 10 m over a hill that is many times as high. */
const [CREST, DECAY] = [1.0124, 2.6456];
/** The lower half of a flank is no longer exposed. */
const LOWER_HALF = 0.5;

/**
 * How many times stronger the wind blows over a hill than over open flat ground.
 *
 * @returns 1 at the foot, up to 1.61 on the summit of a steep mountain
 * @source EN 1991-1-4:2005, 4.3.3 and annex A.3, (A.1) to (A.3), hills and ridges (A.8) to (A.10), as restated from memory
 */
export function orographyFactor({ meanSlope, downFlank }: Hill): number {
  const location = CREST * Math.exp(-DECAY * downFlank) * smoothStep(1, LOWER_HALF, downFlank);
  return 1 + 2 * location * Math.min(STEEPEST, meanSlope);
}

/** POLICY. Log standard deviation of the factor where it is whole: the code's hills are a few hundred metres high, and above the highest the free wind is stronger. */
const WHOLE_LN_SIGMA = 0.2;

/** Log standard deviation that the factor adds, 0 or more. */
export function orographyLnSigma(factor: number): number {
  return (WHOLE_LN_SIGMA * Math.log(factor)) / Math.log(1 + 2 * STEEPEST);
}

/** How the gusts of an answer stand to the ground about its place, in words. */
export function exposureWarning(factor: number): string {
  return factor > 1.02
    ? `Gusts of wind storms are ${factor.toFixed(2)} times those of open flat ground, as building codes have it over a hill; high summits stand in the free wind, which is stronger still.`
    : 'Gusts of wind storms are those of open flat ground: exposed summits, ridges and gaps are windier.';
}
