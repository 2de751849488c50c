import type { FaultSource, ZoneSource } from '../../../ground/datasets/tectonics.ts';
import type { Levels } from './hazardCurve.ts';
import type { TreeName } from './motionTree.ts';

/** The sources of earthquakes around a site, as the dataset answers them. */
export interface SourceFacts {
  readonly version: string;
  readonly faults: readonly FaultSource[];
  readonly zones: readonly ZoneSource[];
  /** The site lies behind the volcanic front of a subduction zone. */
  readonly backarc?: boolean | undefined;
}

/** A ground-motion measure: period in seconds, 0 for PGA, -1 for PGV, and the levels of its curve (g; cm/s for PGV). */
export interface Measure {
  readonly periodS: number;
  readonly levels: Levels;
}

/**
 * What one source adds at a site, kept apart by branches of the logic tree.
 *
 * `curves[measure][model][alternative]` are yearly rates of exceedance at the best rate; the rate branches multiply them.
 */
export interface SourceCurves {
  readonly id: string;
  readonly name: string;
  readonly kind: 'zone' | 'fault' | 'interface';
  readonly tree: TreeName;
  /** Branches over maximum or characteristic magnitude and b-value; weights sum to 1. */
  readonly alternativeWeights: readonly number[];
  readonly rateFactors: readonly number[];
  readonly rateWeights: readonly number[];
  readonly curves: readonly (readonly (readonly Float64Array[])[])[];
  /** Sum of rate x magnitude over the mean of the branches at each level of the first measure, by model: for mean magnitudes. */
  readonly magnitudeSums: readonly Float64Array[];
}

/** Mean of the rate branches relative to the best rate. */
export function meanRateFactor({
  rateFactors,
  rateWeights,
}: Pick<SourceCurves, 'rateFactors' | 'rateWeights'>): number {
  return rateFactors.reduce((sum, factor, i) => sum + factor * rateWeights[i], 0);
}

/** A source's mean curve for a measure and a model, over its own branches. */
export function meanOfAlternatives(
  source: SourceCurves,
  measure: number,
  model: number,
): Float64Array {
  const alternatives = source.curves[measure]?.[model];
  const out = new Float64Array(alternatives[0]?.length ?? 0);
  const factor = meanRateFactor(source);
  alternatives.forEach((curve, a) => {
    const weight = source.alternativeWeights[a] * factor;
    for (let k = 0; k < out.length; k++) out[k] = out[k] + weight * curve[k];
  });
  return out;
}
