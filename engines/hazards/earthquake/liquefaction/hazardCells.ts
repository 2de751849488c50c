import type { TreeCurves } from '../hazard/logicTree.ts';
import type { MotionTree, TreeName } from '../hazard/motionTree.ts';
import { meanRateFactor, type SourceCurves } from '../hazard/sourceCurves.ts';
import type { Levels } from '../hazard/hazardCurve.ts';

/** A step of a hazard curve: how often the motion falls between two levels, and from earthquakes of what mean magnitude. */
export interface MotionCell {
  readonly ratePerYear: number;
  /** Geometric mean of the levels, in the unit of the curve. */
  readonly motion: number;
  /** Mean magnitude of the earthquakes behind the step; NaN where it is not asked for. */
  readonly magnitude: number;
}

/**
 * The steps of a mean hazard curve, the strongest open-ended.
 *
 * @param magnitudes  mean magnitude by step, from `stepMagnitudes`
 */
export function motionCells(
  levels: Levels,
  { mean }: Pick<TreeCurves, 'mean'>,
  magnitudes?: readonly number[],
): readonly MotionCell[] {
  const cells: MotionCell[] = [];
  for (let k = 0; k < mean.length; k++) {
    const ratePerYear = (mean[k] ?? 0) - (mean[k + 1] ?? 0);
    if (!(ratePerYear > 0)) continue;
    const motion = Math.exp(((levels.ln[k] ?? 0) + (levels.ln[k + 1] ?? levels.ln[k] ?? 0)) / 2);
    cells.push({ ratePerYear, motion, magnitude: magnitudes?.[k] ?? NaN });
  }
  return cells;
}

/**
 * Mean magnitude behind each step of the first measure's curve, over sources and models.
 *
 * @returns one value for each level; the step from the last level on counts as a step; 6.5 where nothing falls into a step
 */
export function stepMagnitudes(
  sources: readonly SourceCurves[],
  tree: (name: TreeName) => MotionTree,
): readonly number[] {
  const count = sources[0]?.magnitudeSums[0]?.length ?? 0;
  const rates = new Float64Array(count + 1);
  const sums = new Float64Array(count + 1);
  for (const source of sources) {
    const factor = meanRateFactor(source);
    tree(source.tree).branches.forEach(({ weight }, g) => {
      for (let k = 0; k < count; k++)
        sums[k] = (sums[k] ?? 0) + weight * factor * (source.magnitudeSums[g]?.[k] ?? 0);
      source.curves[0]?.[g]?.forEach((curve, a) => {
        const share = weight * factor * (source.alternativeWeights[a] ?? 0);
        for (let k = 0; k < count; k++) rates[k] = (rates[k] ?? 0) + share * (curve[k] ?? 0);
      });
    });
  }
  return Array.from({ length: count }, (_, k) => {
    const rate = (rates[k] ?? 0) - (rates[k + 1] ?? 0);
    const magnitude = ((sums[k] ?? 0) - (sums[k + 1] ?? 0)) / rate;
    return rate > 0 && magnitude >= 4.5 && magnitude <= 9.7
      ? magnitude
      : (sums[k] ?? 0) / (rates[k] ?? 0) || 6.5;
  });
}
