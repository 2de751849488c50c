import { stepAt } from '../../../ground/math/interpolate.ts';
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
    const ratePerYear = stepAt(mean, k);
    if (!(ratePerYear > 0)) continue;
    const motion = Math.exp((levels.ln[k] + levels.ln[Math.min(k + 1, levels.ln.length - 1)]) / 2);
    cells.push({ ratePerYear, motion, magnitude: magnitudes?.[k] ?? NaN });
  }
  return cells;
}

/**
 * Mean magnitude behind each step of the first measure's curve, over sources and models.
 *
 * @returns one value for each level; the step from the last level on counts as a step; NaN where nothing reaches the level
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
        sums[k] = sums[k] + weight * factor * source.magnitudeSums[g]?.[k];
      source.curves[0]?.[g]?.forEach((curve, a) => {
        const share = weight * factor * source.alternativeWeights[a];
        for (let k = 0; k < count; k++) rates[k] = rates[k] + share * curve[k];
      });
    });
  }
  return Array.from({ length: count }, (_, k) => {
    const rate = rates[k] - rates[k + 1];
    const magnitude = (sums[k] - sums[k + 1]) / rate;
    return rate > 0 && magnitude >= 4.5 && magnitude <= 9.7 ? magnitude : sums[k] / rates[k];
  });
}
